//! What can be wrong with what a puzzle claims of the tempo.

use thiserror::Error;

use crate::puzzle::TempoCost;
use crate::rules::{Move, Moves};
use crate::tempo::CureKind;

/// A claim about the tempo that is not so, or not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TempoFault {
    /// The placement is claimed to be เป็นที and is not.
    #[error(
        "the placement is not pen thi: the chaser mates {chaser}, and {fleer} if the fleer moves first"
    )]
    NotPenThi {
        /// With the chaser to move.
        chaser: Length,
        /// With the fleer to move.
        fleer: Length,
    },
    /// It is claimed not to be and is.
    #[error(
        "the placement is pen thi: the chaser mates {chaser}, but {fleer} if the fleer moves first"
    )]
    IsPenThi {
        /// With the chaser to move.
        chaser: Length,
        /// With the fleer to move.
        fleer: Length,
    },
    /// Another cost.
    #[error("cost {stated} is stated: having to move costs {found}")]
    WrongCost {
        /// What the file says.
        stated: TempoCost,
        /// What is so.
        found: TempoCost,
    },
    /// A cost where the chaser is glad to move.
    #[error("a cost is stated: the chaser is glad to be on move")]
    NoCost,
    /// Another cure.
    #[error("cure `{stated}` is stated: it is `{found}`")]
    WrongCure {
        /// What the file says.
        stated: &'static str,
        /// What is so.
        found: CureKind,
    },
    /// A cure is claimed to be strong and is not.
    #[error("the cure is not strong: some best defence does not lead back to the placement")]
    NotStrong,
    /// It is claimed not to be strong and is.
    #[error("the cure is strong: every best defence leads back to the placement")]
    IsStrong,
    /// A move of the line to the pivot is not best.
    #[error("move {number} to the pivot, `{mv}`, is not best: expected `{better}`")]
    LineNotBest {
        /// Which move, both sides' counted, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// A best move.
        better: Move,
    },
    /// The line ends elsewhere.
    #[error("the line does not end at the pivot with the fleer to move")]
    LineMissesPivot,
    /// The line has another number of moves.
    #[error("the pivot is stated to be reached in {stated} moves: the line takes {found}")]
    WrongNumber {
        /// What the file says.
        stated: Moves,
        /// The chaser's moves of the line.
        found: Moves,
    },
    /// The tempo is lost in another number of moves.
    #[error("the tempo is stated to be lost in {stated} moves: it takes {found}")]
    WrongCureNumber {
        /// What the file says.
        stated: Moves,
        /// What is so.
        found: Moves,
    },
    /// A number of moves where no tempo can be lost.
    #[error("the tempo is stated to be lost in {stated} moves: there is no cure")]
    NumberWithoutCure {
        /// What the file says.
        stated: Moves,
    },
    /// Some best defence avoids the pivot.
    #[error("the pivot is not reached in {0} moves against every best defence")]
    PivotNotForced(Moves),
    /// A pivot without the number of moves to it.
    #[error("a pivot without `in`: expected the number of moves in which it is reached")]
    PivotWithoutNumber,
    /// One number more said is no draw.
    #[error("the count leaves more than is needed: with one number more said it is still no draw")]
    CountNotExact,
    /// The limits were reached.
    #[error("the tempo is not settled within the limits: expected a proof")]
    Undecided,
}

/// How soon the chaser mates, as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Length {
    /// In so many moves.
    #[error("in {0}")]
    In(Moves),
    /// Never.
    #[error("never")]
    Never,
}

impl TempoFault {
    /// Returns the name of the kind, as JSON has it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::NotPenThi { .. } => "tempo-not-pen-thi",
            Self::IsPenThi { .. } => "tempo-is-pen-thi",
            Self::WrongCost { .. } | Self::NoCost => "tempo-wrong-cost",
            Self::WrongCure { .. } => "tempo-wrong-cure",
            Self::NotStrong | Self::IsStrong => "tempo-wrong-strength",
            Self::LineNotBest { .. } => "tempo-line-not-best",
            Self::LineMissesPivot | Self::PivotNotForced(_) | Self::PivotWithoutNumber => {
                "tempo-pivot"
            }
            Self::WrongNumber { .. }
            | Self::WrongCureNumber { .. }
            | Self::NumberWithoutCure { .. } => "tempo-wrong-number",
            Self::CountNotExact => "tempo-count",
            Self::Undecided => "undecided",
        }
    }
}
