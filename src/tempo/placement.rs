//! The men on their squares, without whose turn it is.

use crate::rules::{Board, Color, Position};

/// A placement of the men, and which side hunts.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// The men.
    pub board: Board,
    /// The side that is to mate (ฝ่ายไล่).
    pub chaser: Color,
}

impl Placement {
    /// Returns the placement of a position.
    pub fn of(position: &Position, chaser: Color) -> Self {
        Self { board: *position.board(), chaser }
    }

    /// Returns the position with that side to move, if it is legal.
    pub fn with_turn(&self, turn: Color) -> Option<Position> {
        Position::new(self.board, turn).ok()
    }

    /// Returns the position with the chaser to move, if it is legal.
    pub fn chaser_first(&self) -> Option<Position> {
        self.with_turn(self.chaser)
    }

    /// Returns the position with the fleer to move, if it is legal.
    pub fn fleer_first(&self) -> Option<Position> {
        self.with_turn(!self.chaser)
    }

    /// Returns whether the same men stand on the same squares, a bia ngai counting as a met.
    pub fn stands_in(&self, position: &Position) -> bool {
        self.board.without_marks() == position.board().without_marks()
    }
}
