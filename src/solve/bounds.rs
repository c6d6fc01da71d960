//! What is known of the moves that a mate takes.

use crate::rules::Moves;

/// The moves to mate lie between `least` and `most`, both included; [`NEVER`] stands above all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub(super) least: u8,
    pub(super) most: u8,
}

/// More moves than any mate takes: no mate at all.
pub(super) const NEVER: u8 = u8::MAX;

/// The longest mate that is looked for; what takes longer is not told apart from it.
pub(super) const LONGEST: u8 = NEVER - 1;

impl Bounds {
    pub(super) const UNKNOWN: Self = Self { least: 0, most: NEVER };
    pub(super) const NEVER: Self = Self::exactly(NEVER);

    pub(super) const fn exactly(moves: u8) -> Self {
        Self { least: moves, most: moves }
    }

    pub(super) const fn at_least(least: u8) -> Self {
        Self { least, most: NEVER }
    }

    pub(super) const fn is_exact_mate(self) -> bool {
        self.least == self.most && self.most != NEVER
    }

    /// Whether nothing is left to be found: an exact mate, or none at all.
    pub(super) const fn is_settled(self) -> bool {
        self.least == self.most
    }

    pub(super) const fn is_within(self, moves: u8) -> bool {
        self.most <= moves
    }

    pub(super) const fn is_beyond(self, moves: u8) -> bool {
        self.least > moves
    }

    /// Whether the question "within so many moves?" is answered.
    pub(super) const fn settles(self, moves: u8) -> bool {
        self.is_within(moves) || self.is_beyond(moves)
    }

    /// The same, seen one move of the mating side earlier.
    pub(super) const fn one_move_earlier(self) -> Self {
        Self { least: later(self.least), most: later(self.most) }
    }

    /// What is known when both are.
    pub(super) fn and(self, other: Self) -> Self {
        Self { least: self.least.max(other.least), most: self.most.min(other.most) }
    }

    /// The same where a mate that takes more than `cap` moves does not count.
    pub(super) fn capped(self, cap: u8) -> Self {
        if self.is_beyond(cap) { Self::NEVER } else { self }
    }
}

const fn later(moves: u8) -> u8 {
    if moves >= LONGEST { moves } else { moves + 1 }
}

/// Returns a length as the search counts it.
pub(super) fn clamped(moves: Moves) -> u8 {
    u8::try_from(moves.0).unwrap_or(LONGEST).min(LONGEST)
}
