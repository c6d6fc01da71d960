//! Moves and lists of moves.

use std::fmt;

use arrayvec::ArrayVec;

use super::Square;

/// One man's step from a square to a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the man stood.
    pub from: Square,
    /// Where it goes; an enemy man there is captured.
    pub to: Square,
    /// Whether a bia turns over with this move. It is compulsory, so the squares decide it.
    pub turns: bool,
}

/// Written in coordinates, `e3e4`, with `m` behind the move of a bia that turns: `g5g6m`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.from, self.to, if self.turns { "m" } else { "" })
    }
}

/// The most moves a list holds: fifteen ruea with fourteen squares each and a khun with eight make
/// 218, and no other sixteen men have more.
pub const MAX_MOVES: usize = 224;

/// The legal moves of one position.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;
