//! The board's honour with its number: position and moves left together, one number after the other.
//!
//! A count that leaves more moves never lengthens a mate, so only what changes from one number to
//! the next is looked at again. Four men: one man each, so a capture bares a side.

use std::sync::Arc;

use konmak::rules::{Color, Position};

use super::spread::{Ground, NEVER};
use super::worth::BOARD;

/// White's moves to mate by the position and the moves that are left to it.
pub(super) struct Raced {
    ground: Arc<Ground>,
    /// By the side to move: the number of the position, from which moves left on, and the length.
    changes: [Vec<(u32, u8, u8)>; 2],
}

/// The lengths for so many moves left, and what has just changed.
struct Layer<'a> {
    ground: &'a Ground,
    white: Vec<u8>,
    black: Vec<u8>,
    /// How many moves of Black's do not lose yet.
    replies: Vec<u8>,
    /// White's positions whose length has changed, with the one before.
    white_changed: Vec<(u32, u8)>,
    black_changed: Vec<u32>,
}

impl Raced {
    /// Finds all lengths. `worth` tells White's moves to mate after a move that changes the men, and
    /// how many moves must be left before that move.
    pub(super) fn find(ground: Arc<Ground>, worth: impl Fn(&Position) -> Option<(u8, u8)>) -> Self {
        let mut exits: Vec<Vec<(u32, u8)>> = vec![Vec::new(); usize::from(BOARD) + 2];
        for (number, position) in ground.left_by(Color::White) {
            if let Some((moves, left)) = worth(&position) {
                exits[usize::from(left)].push((number, moves + 1));
            }
        }
        let mut layer = Layer {
            ground: &ground,
            white: vec![NEVER; ground.size()],
            black: vec![NEVER; ground.size()],
            replies: ground.replies().to_vec(),
            white_changed: Vec::new(),
            black_changed: ground.mated().to_vec(),
        };
        for &number in ground.mated() {
            layer.black[number as usize] = 0;
        }
        let mut changes = [Vec::new(), Vec::new()];
        for (left, exits) in (0_u8..).zip(exits) {
            if left > 0 {
                layer.attack(&exits);
                layer.defend();
            }
            let white = layer.white_changed.iter().map(|&(number, _)| number);
            changes[0].extend(white.map(|number| (number, left, layer.white[number as usize])));
            let black = layer.black_changed.iter();
            changes[1].extend(black.map(|&number| (number, left, layer.black[number as usize])));
        }
        for changes in &mut changes {
            changes.sort_unstable();
        }
        Self { ground, changes }
    }

    /// Returns White's moves to mate with so many moves left; nothing if it has none in time.
    pub(super) fn length(&self, position: &Position, left: u16) -> Option<u16> {
        let number = self.ground.number(position);
        let changes = &self.changes[position.turn().index()];
        let after =
            changes.partition_point(|&(at, from, _)| (at, u16::from(from)) <= (number, left));
        let (at, _, moves) = changes[after.checked_sub(1)?];
        (at == number).then_some(u16::from(moves))
    }
}

impl Layer<'_> {
    /// Finds White's lengths from Black's with one move fewer left.
    fn attack(&mut self, exits: &[(u32, u8)]) {
        let mut nearer = exits.to_vec();
        for &number in &self.black_changed {
            let moves = self.black[number as usize] + 1;
            self.ground.each_before(number, Color::White, |before| nearer.push((before, moves)));
        }
        nearer.sort_unstable();
        nearer.dedup_by_key(|(number, _)| *number);
        self.white_changed.clear();
        for (number, moves) in nearer {
            let length = &mut self.white[number as usize];
            if moves < *length && self.ground.is_position(number, Color::White) {
                self.white_changed.push((number, *length));
                *length = moves;
            }
        }
    }

    /// Finds Black's lengths from White's with as many moves left.
    fn defend(&mut self) {
        let mut touched = Vec::new();
        for &(number, former) in &self.white_changed {
            self.ground.each_before(number, Color::Black, |before| {
                if self.ground.is_position(before, Color::Black) {
                    let replies = &mut self.replies[before as usize];
                    *replies -= u8::from(former == NEVER);
                    if *replies == 0 {
                        touched.push(before);
                    }
                }
            });
        }
        touched.sort_unstable();
        touched.dedup();
        self.black_changed.clear();
        for number in touched {
            let position = self.ground.position(number, Color::Black);
            let lengths = position
                .legal_moves()
                .into_iter()
                .map(|mv| self.white[self.ground.number(&position.after(mv)) as usize]);
            let longest = lengths.max().expect("it is not mate");
            if longest != self.black[number as usize] {
                self.black[number as usize] = longest;
                self.black_changed.push(number);
            }
        }
    }
}
