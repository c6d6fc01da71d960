//! The khun's way drawn on the board, its steps numbered.

use konmak::rules::{Color, FILE_LETTERS, Move, Position, Role, Square};
use konmak::rules::{THAI_FILE_LETTERS, THAI_RANK_DIGITS};

use crate::app::terminal::{Ink, man_letter};

/// Returns a small board with the men, and a number on each empty square that the chaser's khun comes
/// to.
pub(super) fn khun_way(position: &Position, line: &[Move], chaser: Color, ink: Ink) -> Vec<String> {
    let mut squares = vec![];
    let mut khun = position.board().of(chaser, Role::Khun).first();
    for mv in line {
        if Some(mv.from) == khun {
            khun = Some(mv.to);
            squares.push(mv.to);
        }
    }
    let letters = if ink.thai { THAI_FILE_LETTERS } else { FILE_LETTERS };
    let files = letters.map(|letter| letter.to_string()).join("  ");
    let ranks = (0..8).rev().map(|rank| {
        let cells: String =
            (0..8).map(|file| cell(position, &squares, Square::at(file, rank), ink)).collect();
        let label =
            if ink.thai { THAI_RANK_DIGITS[rank].to_string() } else { (rank + 1).to_string() };
        format!("  {label} {cells}")
    });
    let files = format!("     {files}");
    ranks.chain([files]).map(|line| line.trim_end().to_owned()).collect()
}

/// Returns the number of a step, in the digits of the board.
fn numbered(step: usize, ink: Ink) -> String {
    match THAI_RANK_DIGITS.get(step - 1).filter(|_| ink.thai) {
        Some(digit) => digit.to_string(),
        None => step.to_string(),
    }
}

/// Returns a square: a man, or the number of the last step that ends there. Thai letters tell no
/// sides: Black's have a `*`; a bia ngai has a `~`.
fn cell(position: &Position, steps: &[Square], square: Square, ink: Ink) -> String {
    let step = steps.iter().rposition(|&step| step == square).map(|step| numbered(step + 1, ink));
    match (position.board().man_at(square), step) {
        (Some(man), _) => {
            let marks = (man.turned, ink.thai && man.color == Color::Black);
            let mark = match marks {
                (true, true) => "~*",
                (true, false) => "~",
                (false, true) => "*",
                (false, false) => " ",
            };
            format!(" {}{mark}", man_letter(man, ink))
        }
        (None, Some(step)) => format!(" {step} "),
        (None, None) => " . ".to_owned(),
    }
}
