//! Whether a side mates at all, where it does not mate within a length.

use crate::rules::{Color, Moves};

use super::super::answer::{Question, Verdict};
use super::super::bounds::{Bounds, clamped};
use super::super::solver::Solver;

/// What is known of a side's mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prospect {
    /// It mates; the moves are missing where it does so in time only by a longer way than the
    /// shortest, which the tables do not measure.
    Mate(Option<Moves>),
    /// It never mates.
    Never,
    /// It does not mate in so many moves; what comes later was not looked for.
    NotWithin(Moves),
    /// The limits left it open.
    Open,
}

impl Solver {
    /// Returns what is known of a side's mate: all of it where tables tell, else whether it mates
    /// within so many of its moves.
    pub(super) fn prospect(&mut self, question: &Question, side: Color, reach: Moves) -> Prospect {
        if self.length_by_table(question.position(), side).is_some() {
            return self.told(question, side);
        }
        for length in (0..=reach.0).map(Moves) {
            match self.bounds_within(question, side, length) {
                None => return Prospect::Open,
                Some(Bounds::NEVER) => return Prospect::Never,
                Some(bounds) if bounds.is_within(clamped(length)) => {
                    return Prospect::Mate(Some(length));
                }
                Some(_) => {}
            }
        }
        Prospect::NotWithin(reach)
    }

    fn told(&mut self, question: &Question, side: Color) -> Prospect {
        let value = self.solve(question).value;
        let mates = if question.position().turn() == side { Verdict::Win } else { Verdict::Loss };
        match value.verdict {
            Verdict::Unknown => Prospect::Open,
            verdict if verdict == mates => Prospect::Mate(value.mate_in),
            Verdict::Win | Verdict::Loss | Verdict::Draw => Prospect::Never,
        }
    }
}
