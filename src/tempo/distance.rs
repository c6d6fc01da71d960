//! How far a placement is from mate with one side to move.

use crate::rules::{Moves, Plies};

/// The chaser's moves to mate, nothing counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Distance {
    /// It mates in so many moves, and not sooner.
    Mate(Moves),
    /// It cannot force mate.
    Never,
    /// The limits left it open; no mate in so many moves exists, if that much is known.
    Open {
        /// The moves in which there is no mate.
        more_than: Option<Moves>,
    },
    /// The set-up is not legal with that side to move.
    Illegal,
}

impl Distance {
    /// Returns the distance that a table or a search has found.
    pub(super) fn found(mate_in: Option<Moves>) -> Self {
        mate_in.map_or(Self::Never, Self::Mate)
    }

    /// Returns the moves to mate, if mate is forced and its length known.
    pub const fn moves(self) -> Option<Moves> {
        match self {
            Self::Mate(moves) => Some(moves),
            Self::Never | Self::Open { .. } | Self::Illegal => None,
        }
    }

    /// Returns the plies to mate with the chaser to move.
    pub fn plies_moving_first(self) -> Option<Plies> {
        self.moves().map(Moves::plies_moving_first)
    }

    /// Returns the plies to mate with the fleer to move.
    pub fn plies_moving_second(self) -> Option<Plies> {
        self.moves().map(Moves::plies_moving_second)
    }

    /// Returns whether mate takes more than so many moves; nothing if that is open.
    pub(super) fn is_beyond(self, moves: Moves) -> Option<bool> {
        match self {
            Self::Mate(found) => Some(found > moves),
            Self::Never => Some(true),
            Self::Open { more_than } => more_than.filter(|&none_in| none_in >= moves).map(|_| true),
            Self::Illegal => None,
        }
    }
}
