//! What can be wrong with the text of a move.

use std::fmt;

use thiserror::Error;

use crate::rules::{Bitboard, Color, FILE_LETTERS, Illegal, Move, Role, Square};

/// Why a text could not be read as a move.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveFault {
    /// Nothing but spaces.
    #[error("no move is given: expected one such as e3e4, Nd2, ม-ง๒ or ม, ข๑-ง๒")]
    Empty,
    /// No square in the text.
    #[error("`{text}` is not a move: expected one such as e3e4, Nd2, ม-ง๒ or ม, ข๑-ง๒")]
    NotAMove {
        /// The text.
        text: String,
    },
    /// A letter or a number in the place of the target that makes no square.
    #[error(
        "`{found}` is not a square: expected a file a–h or ก ข ค ง จ ฉ ช ญ and a rank 1–8 or ๑–๘"
    )]
    NotASquare {
        /// What stands in its place.
        found: String,
    },
    /// Before the target stands something else than a man and where it comes from.
    #[error(
        "`{found}` is no man: expected K M S N R or ข ม็ ค ม ร ง, for a bia nothing, P or บ, or the square it comes from"
    )]
    NotAMan {
        /// What stands in its place.
        found: String,
    },
    /// Behind the target stands something unknown.
    #[error("`{found}` behind the move: expected =M for a bia that turns over, +, ++ or #")]
    NotAMark {
        /// What stands there.
        found: String,
    },
    /// The side has no such man there.
    #[error("{color} has no {}{origin}", .role.name())]
    NoSuchMan {
        /// The side to move.
        color: Color,
        /// The kind of man.
        role: Role,
        /// The file and rank that were given.
        origin: Origin,
    },
    /// Several men fit, and none of them moves to the target.
    #[error("no {} of {color} goes to {to} (they stand on {})", .role.name(), list(*.men))]
    NoneGoesThere {
        /// The side to move.
        color: Color,
        /// The kind of man.
        role: Role,
        /// The men that fit.
        men: Bitboard,
        /// The target.
        to: Square,
    },
    /// A capture is written, and the target is empty.
    #[error("there is nothing to take on {to}")]
    NothingToTake {
        /// The target.
        to: Square,
    },
    /// Turning over is written, and the move turns nothing.
    #[error("no bia turns over with this move to {to}: {color}'s do so on rank {}", turning_rank(*.color))]
    NothingTurns {
        /// The side to move.
        color: Color,
        /// The target.
        to: Square,
    },
    /// The move is understood and not legal.
    #[error(transparent)]
    Illegal(Illegal),
    /// Several legal moves fit.
    #[error("`{text}` may be {}", .candidates.join(" or "))]
    Ambiguous {
        /// The text.
        text: String,
        /// The moves that fit.
        moves: Vec<Move>,
        /// How each is written, in Thai if the text is in Thai, else in Latin letters.
        candidates: Vec<String>,
    },
}

/// What a text says of where a man comes from; files and ranks count from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Origin {
    /// The file.
    pub file: Option<usize>,
    /// The rank.
    pub rank: Option<usize>,
}

impl Origin {
    /// Returns whether a square fits.
    pub fn fits(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }

    /// Returns the square, if both file and rank are given.
    pub fn square(self) -> Option<Square> {
        Some(Square::at(self.file?, self.rank?))
    }
}

/// Written as the end of a phrase: ` on e4`, ` on file e`, ` on rank 4`, or nothing.
impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.file, self.rank) {
            (Some(file), Some(rank)) => write!(f, " on {}", Square::at(file, rank)),
            (Some(file), None) => write!(f, " on file {}", FILE_LETTERS[file & 7]),
            (None, Some(rank)) => write!(f, " on rank {}", rank + 1),
            (None, None) => Ok(()),
        }
    }
}

fn list(squares: Bitboard) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}

fn turning_rank(color: Color) -> usize {
    crate::rules::turning_rank(color).first().map_or(0, |square| square.rank() + 1)
}
