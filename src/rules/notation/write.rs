//! Writing one move.

use super::Notation;
use crate::rules::square::RANK_DIGITS;
use crate::rules::{
    FILE_LETTERS, Man, Move, MoveList, Position, Role, Square, THAI_FILE_LETTERS, THAI_RANK_DIGITS,
    file_from_letter,
};

/// How much of the square it comes from stands behind a man's letter.
#[derive(Clone, Copy)]
struct Told {
    file: bool,
    rank: bool,
}

impl Notation {
    /// Returns the text of a legal move. [`read_move`](super::read_move) reads it back.
    ///
    /// # Panics
    /// If no man stands where the move begins.
    ///
    /// ```
    /// use konmak::rules::{Fen, Notation, read_move};
    ///
    /// let position = Fen::read("8/8/8/8/8/5S2/5K1k/8 w").unwrap().position;
    /// let step = read_move(&position, "f3f4").unwrap();
    /// assert_eq!(Notation::Latin.write(&position, step), "Sf4");
    /// assert_eq!(Notation::Thai.write(&position, step), "ค-ฉ๔");
    /// assert_eq!(Notation::ThaiPrint.write(&position, step), "ค, ฉ๓-ฉ๔");
    /// ```
    pub fn write(self, position: &Position, mv: Move) -> String {
        let mut text = self.write_unmarked(position, mv);
        if mv.turns {
            text.push_str(self.turning_mark());
        }
        text.push_str(self.check_mark(&position.after(mv)));
        text
    }

    /// Returns the text of a legal move without the marks of turning, check and mate.
    pub(super) fn write_unmarked(self, position: &Position, mv: Move) -> String {
        let man = position.board().man_at(mv.from).expect("a legal move starts from a man");
        match self {
            Self::Coordinates => format!("{}{}", mv.from, mv.to),
            Self::Latin => latin(position, mv, man),
            Self::Thai => thai(position, mv, man),
            Self::ThaiPrint => {
                let (from, to) = (mv.from.to_thai(), mv.to.to_thai());
                format!("{}, {from}{}{to}", thai_letter(man), link(position, mv))
            }
        }
    }

    fn turning_mark(self) -> &'static str {
        match self {
            Self::Coordinates => "m",
            Self::Latin | Self::Thai => "=M",
            Self::ThaiPrint => "=ง",
        }
    }

    fn check_mark(self, next: &Position) -> &'static str {
        let mate = match self {
            Self::Coordinates => return "",
            Self::Latin | Self::Thai => "#",
            Self::ThaiPrint => "++",
        };
        match (next.is_check(), next.has_move()) {
            (true, true) => "+",
            (true, false) => mate,
            (false, _) => "",
        }
    }
}

/// Returns the letter of a man in Thai notation.
fn thai_letter(man: Man) -> &'static str {
    match man.role {
        Role::Bia => "บ",
        Role::Met if man.turned => "ง",
        Role::Met => "ม็",
        Role::Khon => "ค",
        Role::Ma => "ม",
        Role::Ruea => "ร",
        Role::Khun => "ข",
    }
}

fn takes(position: &Position, mv: Move) -> bool {
    position.board().occupied().contains(mv.to)
}

fn link(position: &Position, mv: Move) -> char {
    if takes(position, mv) { 'x' } else { '-' }
}

fn latin(position: &Position, mv: Move, man: Man) -> String {
    let taking = if takes(position, mv) { "x" } else { "" };
    if man.role != Role::Bia {
        let told = told(&position.legal_moves(), position, mv);
        let origin = origin_text(told, mv.from, FILE_LETTERS, RANK_DIGITS);
        format!("{}{origin}{taking}{}", man.role.letter(), mv.to)
    } else if taking.is_empty() {
        mv.to.to_string()
    } else {
        format!("{}x{}", FILE_LETTERS[mv.from.file()], mv.to)
    }
}

fn thai(position: &Position, mv: Move, man: Man) -> String {
    let moves = position.legal_moves();
    let (link, to) = (link(position, mv), mv.to.to_thai());
    if man.role != Role::Bia {
        let mut told = told(&moves, position, mv);
        told.file |= !told.rank && bia_is_written_so(&moves, position, mv, man);
        let origin = origin_text(told, mv.from, THAI_FILE_LETTERS, THAI_RANK_DIGITS);
        format!("{}{origin}{link}{to}", thai_letter(man))
    } else if link == '-' {
        to
    } else {
        let letter = if man_is_written_so(&moves, position, mv) { thai_letter(man) } else { "" };
        format!("{letter}{}x{to}", THAI_FILE_LETTERS[mv.from.file()])
    }
}

fn origin_text(told: Told, from: Square, files: [char; 8], ranks: [char; 8]) -> String {
    let file = told.file.then_some(files[from.file()]);
    let rank = told.rank.then_some(ranks[from.rank()]);
    file.into_iter().chain(rank).collect()
}

/// Returns what sets the man apart from others of its kind, met and bia ngai being one kind, that
/// can go to the same square.
fn told(moves: &MoveList, position: &Position, mv: Move) -> Told {
    let role = position.board().role_at(mv.from);
    let mut told = Told { file: false, rank: false };
    let (mut rivals, mut same_rank) = (false, false);
    for rival in moves.iter().filter(|other| other.to == mv.to && other.from != mv.from) {
        if position.board().role_at(rival.from) == role {
            rivals = true;
            told.rank |= rival.from.file() == mv.from.file();
            same_rank |= rival.from.rank() == mv.from.rank();
        }
    }
    told.file = rivals && (!told.rank || same_rank);
    told
}

/// Returns whether a bia's capture looks like this man's: `คxง๕` is a khon's, but also that of a bia
/// on file ค. One that turns over is told apart by its `=M`.
fn bia_is_written_so(moves: &MoveList, position: &Position, mv: Move, man: Man) -> bool {
    let Some(file) = letter_as_file(man) else { return false };
    takes(position, mv)
        && moves.iter().any(|other| {
            other.to == mv.to
                && other.from.file() == file
                && !other.turns
                && position.board().role_at(other.from) == Some(Role::Bia)
        })
}

/// Returns whether another man's capture, written without its origin, looks like this bia's.
fn man_is_written_so(moves: &MoveList, position: &Position, mv: Move) -> bool {
    !mv.turns
        && moves.iter().filter(|other| other.to == mv.to).any(|&other| {
            let man = position.board().man_at(other.from);
            let told = told(moves, position, other);
            man.and_then(letter_as_file) == Some(mv.from.file()) && !told.file && !told.rank
        })
}

fn letter_as_file(man: Man) -> Option<usize> {
    thai_letter(man).chars().next().and_then(file_from_letter)
}
