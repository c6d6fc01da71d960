//! The board drawn with letters, each square three columns wide.
//!
//! With colour the sides differ by the colour of their letters. Without it they differ by form:
//! Latin letters are capitals for White and small for Black, and behind a Thai letter of Black's
//! stands `*`. A bia ngai is ง beside ม็, or `M~` beside `M`. The last move is shaded; without
//! colour `o` stands where it began and `>` before the man that made it. Steps of a man's way are
//! numbered on the empty squares that it comes to.

use konmak::rules::{
    Color, FILE_LETTERS, Man, Move, Position, Role, Square, THAI_FILE_LETTERS, THAI_RANK_DIGITS,
};

use super::style;

/// Letters and colours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ink {
    /// Thai letters and digits, else Latin.
    pub(crate) thai: bool,
    /// Colours.
    pub(crate) paint: bool,
}

/// What is to be drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardView<'a> {
    pub(crate) position: &'a Position,
    pub(crate) last_move: Option<Move>,
    /// Black's side below.
    pub(crate) flip: bool,
    /// The squares that a man comes to, in their order.
    pub(crate) steps: &'a [Square],
}

/// The columns that a drawn board takes.
pub(crate) const BOARD_WIDTH: usize = 32;

impl BoardView<'_> {
    /// Returns the lines of the board with its coordinates, each [`BOARD_WIDTH`] columns or less.
    pub(crate) fn lines(&self, ink: Ink) -> Vec<String> {
        let files = self.file_line(ink);
        let (top, bottom) = if ink.paint {
            (None, None)
        } else {
            let edge = "─".repeat(24);
            (Some(format!("   ┌{edge}┐")), Some(format!("   └{edge}┘")))
        };
        let ranks: Vec<usize> = if self.flip { (0..8).collect() } else { (0..8).rev().collect() };
        let rows = ranks.into_iter().map(|rank| self.row(rank, ink));
        std::iter::once(files.clone()).chain(top).chain(rows).chain(bottom).chain([files]).collect()
    }

    fn files(&self) -> Vec<usize> {
        if self.flip { (0..8).rev().collect() } else { (0..8).collect() }
    }

    fn file_line(&self, ink: Ink) -> String {
        let letters = if ink.thai { THAI_FILE_LETTERS } else { FILE_LETTERS };
        let named = self.files().into_iter().map(|file| letters[file].to_string());
        format!("     {}", named.collect::<Vec<_>>().join("  "))
    }

    fn row(&self, rank: usize, ink: Ink) -> String {
        let label =
            if ink.thai { THAI_RANK_DIGITS[rank].to_string() } else { (rank + 1).to_string() };
        let cells: String =
            self.files().into_iter().map(|file| self.cell(Square::at(file, rank), ink)).collect();
        let edge = if ink.paint { " " } else { "│" };
        format!(" {label} {edge}{cells}{edge} {label}")
    }

    fn cell(&self, square: Square, ink: Ink) -> String {
        let man = self.position.board().man_at(square);
        if ink.paint {
            self.painted_cell(square, man, ink)
        } else {
            self.plain_cell(square, man, ink)
        }
    }

    fn painted_cell(&self, square: Square, man: Option<Man>, ink: Ink) -> String {
        let ground = if self.is_checked(square) {
            style::CHECK
        } else if self.is_in_last_move(square) {
            style::LAST_MOVE
        } else {
            style::SQUARES[usize::from(square.is_dark())]
        };
        let (letter, mark, color) = match man {
            Some(man) => (man_letter(man, ink).to_owned(), turned_mark(man, ink), man.color),
            None => (self.step(square, ink).unwrap_or_else(|| " ".to_owned()), ' ', Color::White),
        };
        let style = style::on_ground(style::MEN[color.index()], ground);
        style::painted(style, &format!(" {letter}{mark}"))
    }

    fn plain_cell(&self, square: Square, man: Option<Man>, ink: Ink) -> String {
        let moved = if self.last_move.is_some_and(|mv| mv.to == square) { '>' } else { ' ' };
        match man {
            Some(man) if ink.thai => {
                let side = if man.color == Color::Black { '*' } else { ' ' };
                format!("{moved}{}{side}", man_letter(man, ink))
            }
            Some(man) => format!("{moved}{}{}", man_letter(man, ink), turned_mark(man, ink)),
            None if self.is_in_last_move(square) => " o ".to_owned(),
            None => format!(" {} ", self.step(square, ink).unwrap_or_else(|| ".".to_owned())),
        }
    }

    /// Returns the number of the last step that ends on a square.
    fn step(&self, square: Square, ink: Ink) -> Option<String> {
        let step = self.steps.iter().rposition(|&step| step == square)?;
        let digit = THAI_RANK_DIGITS.get(step).filter(|_| ink.thai);
        Some(digit.map_or_else(|| (step + 1).to_string(), ToString::to_string))
    }

    fn is_checked(&self, square: Square) -> bool {
        self.position.is_check() && self.position.khun(self.position.turn()) == square
    }

    fn is_in_last_move(&self, square: Square) -> bool {
        self.last_move.is_some_and(|mv| mv.from == square || mv.to == square)
    }
}

fn turned_mark(man: Man, ink: Ink) -> char {
    if man.turned && !ink.thai { '~' } else { ' ' }
}

/// Returns the letter of a man, one column wide.
pub(crate) fn man_letter(man: Man, ink: Ink) -> &'static str {
    if ink.thai { thai_letter(man) } else { latin_letter(man) }
}

const fn thai_letter(man: Man) -> &'static str {
    match man.role {
        Role::Khun => "ข",
        Role::Met if man.turned => "ง",
        Role::Met => "ม็",
        Role::Khon => "ค",
        Role::Ma => "ม",
        Role::Ruea => "ร",
        Role::Bia => "บ",
    }
}

const fn latin_letter(man: Man) -> &'static str {
    match (man.role, man.color) {
        (Role::Khun, Color::White) => "K",
        (Role::Khun, Color::Black) => "k",
        (Role::Met, Color::White) => "M",
        (Role::Met, Color::Black) => "m",
        (Role::Khon, Color::White) => "S",
        (Role::Khon, Color::Black) => "s",
        (Role::Ma, Color::White) => "N",
        (Role::Ma, Color::Black) => "n",
        (Role::Ruea, Color::White) => "R",
        (Role::Ruea, Color::Black) => "r",
        (Role::Bia, Color::White) => "P",
        (Role::Bia, Color::Black) => "p",
    }
}
