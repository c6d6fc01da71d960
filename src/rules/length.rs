//! Lengths of play, each with its unit in its type.

use std::fmt;

/// A number of moves of the mating side (ที): "จนใน n ที", mate in n.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Moves(pub u16);

/// A number of single steps, both sides' counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Plies(pub u16);

impl Moves {
    /// Returns the moves with one more in front.
    #[must_use]
    pub const fn plus_one(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// Returns the moves that remain when one has been made, or nothing if there was none.
    pub const fn minus_one(self) -> Option<Self> {
        match self.0.checked_sub(1) {
            Some(rest) => Some(Self(rest)),
            None => None,
        }
    }

    /// Returns the plies that a mate in so many moves takes with the mating side to move: 2n − 1,
    /// or 0 when there is nothing left to play.
    pub const fn plies_moving_first(self) -> Plies {
        Plies(self.0.saturating_mul(2).saturating_sub(1))
    }

    /// Returns the plies that a mate in so many moves takes with the other side to move: 2n.
    pub const fn plies_moving_second(self) -> Plies {
        Plies(self.0.saturating_mul(2))
    }
}

impl Plies {
    /// Returns the moves of the mating side among so many plies that end with mate.
    pub const fn to_moves(self) -> Moves {
        Moves(self.0.div_ceil(2))
    }
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Plies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
