//! One value of a claim about the tempo.

use std::fmt;

use crate::rules::Moves;

use super::{Place, TempoClaim, TempoCost, TempoCure, TempoPlaces};

/// A value that a claim about the tempo is to have. Written as a file has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TempoValue {
    /// Whether the placement is เป็นที.
    PenThi(bool),
    /// What having to move costs.
    Cost(TempoCost),
    /// How the tempo is lost.
    Cure(TempoCure),
    /// Whether the cure is strong.
    Strong(bool),
    /// The chaser's moves to the pivot.
    Within(Moves),
}

impl TempoValue {
    /// Returns the name of the field.
    pub const fn field(self) -> &'static str {
        match self {
            Self::PenThi(_) => "pen-thi",
            Self::Cost(_) => "cost",
            Self::Cure(_) => "cure",
            Self::Strong(_) => "strong",
            Self::Within(_) => "in",
        }
    }

    pub(super) fn place(self, places: &TempoPlaces) -> Place {
        match self {
            Self::PenThi(_) => places.pen_thi,
            Self::Cost(_) => places.cost,
            Self::Cure(_) => places.cure,
            Self::Strong(_) => places.strong,
            Self::Within(_) => places.within,
        }
    }

    pub(super) fn apply(self, claim: &mut TempoClaim) {
        match self {
            Self::PenThi(pen_thi) => claim.pen_thi = pen_thi,
            Self::Cost(cost) => claim.cost = Some(cost),
            Self::Cure(cure) => claim.cure = Some(cure),
            Self::Strong(strong) => claim.strong = Some(strong),
            Self::Within(within) => claim.within = Some(within),
        }
    }
}

impl fmt::Display for TempoValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PenThi(value) | Self::Strong(value) => value.fmt(f),
            Self::Cost(cost) => cost.fmt(f),
            Self::Cure(cure) => f.write_str(cure.name()),
            Self::Within(moves) => moves.fmt(f),
        }
    }
}
