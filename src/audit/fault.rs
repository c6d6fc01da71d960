//! What can be wrong with what a puzzle asserts.

use thiserror::Error;

use crate::counting::CountFault;
use crate::puzzle::{Duals, Place, Theme};
use crate::rules::{Color, Move, Moves};
use crate::solve::Flaw;

use super::tempo_fault::TempoFault;

/// Something that a puzzle asserts and that is not so, or not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{kind}")]
pub struct AuditFault {
    /// Where it stands in the file.
    pub place: Place,
    /// What is wrong and what would be right.
    pub kind: AuditFaultKind,
}

/// What can be wrong with what a puzzle asserts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AuditFaultKind {
    /// The shortest mate has another length.
    #[error("mate in {stated} is stated: the shortest mate is in {found}")]
    WrongLength {
        /// What the file says.
        stated: Moves,
        /// What is so.
        found: Moves,
    },
    /// There is a mate, but none so short.
    #[error("mate in {stated} is stated: no mate is that short")]
    TooShort {
        /// What the file says.
        stated: Moves,
    },
    /// The chaser does not win.
    #[error("the chaser is to win: with best play {0}")]
    NotAWin(Outcome),
    /// The fleer does not hold, or does better.
    #[error("the fleer is to hold the draw: with best play {0}")]
    NotADraw(Outcome),
    /// The prover's limits were reached.
    #[error("not settled within the limits of time and length: expected a proof")]
    Undecided,
    /// A right first move that the file lacks.
    #[error("key `{0}` is missing: it is as good as those given")]
    MissingKey(Move),
    /// A move given as a key that is none.
    #[error("`{key}` is no key: after it {after}, and `{better}` does better")]
    WrongKey {
        /// The move.
        key: Move,
        /// What it leads to.
        after: Outcome,
        /// A right move.
        better: Move,
    },
    /// A move of the line with which its side does worse than it could.
    #[error(
        "move {number} of the line, `{mv}`, is not best: after it {after}; expected `{better}`"
    )]
    LineNotBest {
        /// Which of the line's moves, both sides' counted, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// What it leads to.
        after: Outcome,
        /// A best move.
        better: Move,
    },
    /// The line stops before the mate.
    #[error("the line stops before the mate: expected it to be played to the end")]
    LineTooShort,
    /// The solution has duals, or none, otherwise than stated.
    #[error("duals: {} is stated: {} is so", .stated.name(), .found.name())]
    WrongDuals {
        /// What the file says.
        stated: Duals,
        /// What is so.
        found: Duals,
    },
    /// A try that does what is asked.
    #[error("`{0}` is called a try: it does what is asked")]
    TrySolves(Move),
    /// A refutation that does not refute.
    #[error("`{reply}` does not refute `{mv}`")]
    NoRefutation {
        /// The try.
        mv: Move,
        /// Its answer.
        reply: Move,
    },
    /// A theme that the solution does not show.
    #[error("the solution does not show the theme `{0}`")]
    ThemeNotShown(Theme),
    /// The checker has found a flaw in a proof that the prover stands by.
    #[error("the checker refuses the proof: {0}")]
    ProofRefused(Flaw),
    /// A claim about the tempo is wrong.
    #[error(transparent)]
    Tempo(TempoFault),
    /// The count of the FEN cannot run.
    #[error(transparent)]
    Count(CountFault),
}

impl AuditFaultKind {
    /// Returns the name of the kind, as JSON has it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::WrongLength { .. } | Self::TooShort { .. } => "wrong-length",
            Self::NotAWin(_) => "not-a-win",
            Self::NotADraw(_) => "not-a-draw",
            Self::Undecided => "undecided",
            Self::MissingKey(_) => "missing-key",
            Self::WrongKey { .. } => "wrong-key",
            Self::LineNotBest { .. } => "line-not-best",
            Self::LineTooShort => "line-too-short",
            Self::WrongDuals { .. } => "wrong-duals",
            Self::TrySolves(_) => "try-solves",
            Self::NoRefutation { .. } => "no-refutation",
            Self::ThemeNotShown(_) => "theme-not-shown",
            Self::ProofRefused(_) => "proof-refused",
            Self::Tempo(fault) => fault.name(),
            Self::Count(_) => "count",
        }
    }
}

/// Who wins, told without regard to whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Outcome {
    /// A side mates.
    #[error("{winner} mates{}", .mate_in.map(|length| format!(" in {length}")).unwrap_or_default())]
    Mate {
        /// The side that mates.
        winner: Color,
        /// How soon.
        mate_in: Option<Moves>,
    },
    /// Nobody wins.
    #[error("the game is drawn")]
    Draw,
    /// It is not settled.
    #[error("the end is not known")]
    Unknown,
}

impl Outcome {
    /// Returns what stands when a side has made a best move: one move fewer if it was the winner's.
    pub(super) fn after_best_move_of(self, mover: Color) -> Self {
        match self {
            Self::Mate { winner, mate_in: Some(length) } if winner == mover => {
                Self::Mate { winner, mate_in: length.minus_one() }
            }
            Self::Mate { .. } | Self::Draw | Self::Unknown => self,
        }
    }
}
