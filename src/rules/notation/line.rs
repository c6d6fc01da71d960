//! Writing a line of moves with its numbers.

use super::Notation;
use crate::rules::{Color, Move, Position};

impl Notation {
    /// Returns a line of legal moves played from a position, both sides' moves under one number.
    ///
    /// In the Thai notations the chaser's moves come first under each number, in the others White's.
    /// If the other side begins, the empty place is shown: `๑) …  ข, ญ๒-ญ๑`, `1... Kh1`.
    ///
    /// # Panics
    /// If no man stands where one of the moves begins.
    ///
    /// ```
    /// use konmak::rules::{Color, Fen, Notation, read_move};
    ///
    /// let position = Fen::read("8/8/8/8/6M~1/5S2/5K1k/8 w").unwrap().position;
    /// let step = read_move(&position, "f3f4").unwrap();
    /// let reply = read_move(&position.after(step), "h2h1").unwrap();
    /// let line = |notation: Notation| notation.write_line(&position, &[step, reply], Color::White);
    /// assert_eq!(line(Notation::ThaiPrint), "๑) ค, ฉ๓-ฉ๔  ข, ญ๒-ญ๑");
    /// assert_eq!(line(Notation::Latin), "1. Sf4 Kh1");
    /// ```
    pub fn write_line(self, position: &Position, moves: &[Move], chaser: Color) -> String {
        let (first, gap) = match self {
            Self::Coordinates | Self::Latin => (Color::White, " "),
            Self::Thai | Self::ThaiPrint => (chaser, "  "),
        };
        let mut position = *position;
        let mut number = 1;
        let mut parts = Vec::with_capacity(moves.len());
        for &mv in moves {
            let text = self.write(&position, mv);
            let label = if position.turn() == first {
                self.number(number)
            } else if parts.is_empty() {
                self.number_of_second(number)
            } else {
                String::new()
            };
            parts.push(label + &text);
            number += usize::from(position.turn() != first);
            position = position.after(mv);
        }
        parts.join(gap)
    }

    fn number(self, number: usize) -> String {
        match self {
            Self::Coordinates | Self::Latin => format!("{number}. "),
            Self::Thai | Self::ThaiPrint => format!("{}) ", thai_number(number)),
        }
    }

    fn number_of_second(self, number: usize) -> String {
        match self {
            Self::Coordinates | Self::Latin => format!("{number}... "),
            Self::Thai | Self::ThaiPrint => format!("{}) …  ", thai_number(number)),
        }
    }
}

fn thai_number(number: usize) -> String {
    let digits = ['๐', '๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘', '๙'];
    number.to_string().bytes().map(|digit| digits[usize::from(digit - b'0')]).collect()
}
