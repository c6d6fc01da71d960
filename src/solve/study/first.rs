//! The fate of every first move.

use crate::rules::{Color, Move, Moves};

use super::super::answer::Question;
use super::super::solver::Solver;
use super::prospect::Prospect;

/// What a first move of the chaser comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It mates in the shortest length.
    Key,
    /// It mates, but only in so many moves; without them where no table measures the longer way
    /// that is in time.
    Longer(Option<Moves>),
    /// It never mates, since these defences keep it from mating in the shortest length. With few of
    /// them it is a try.
    Fails(Vec<Refutation>),
    /// These defences keep it from mating in the shortest length; whether it mates later than within
    /// the reach asked for is not known. With few of them it is a try.
    TooLate(Vec<Refutation>),
    /// The limits left it open.
    Open,
}

/// A defence that keeps a first move from mating in the shortest length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The defence; none where the first move itself ends the game.
    pub reply: Option<Move>,
    /// What it refutes by.
    pub by: Means,
}

/// By what a first move fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Means {
    /// อับ: the fleer has no move and is not in check.
    Stalemate,
    /// Without the count it would mate in the same length.
    Count,
    /// A man that the mate needs is taken.
    Capture,
    /// The khun gets away, or another man meets the threat.
    Escape,
}

/// A first move with its fate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstMove {
    /// The move.
    pub mv: Move,
    /// What it comes to.
    pub fate: Fate,
}

/// A try has at most so many refutations (solver.md: "refuted by few defences").
const FEW: usize = 2;

impl Fate {
    /// Returns the defences that a move fails to; none where it mates, later or in time.
    pub fn refutations(&self) -> &[Refutation] {
        match self {
            Self::Fails(by) | Self::TooLate(by) => by,
            Self::Key | Self::Longer(_) | Self::Open => &[],
        }
    }
}

impl FirstMove {
    /// Returns whether the move is a try: it fails, but to few defences only.
    pub fn is_try(&self) -> bool {
        (1..=FEW).contains(&self.fate.refutations().len())
    }
}

/// Returns every legal first move with its fate against a mate in that length.
pub(super) fn judged(
    solver: &mut Solver,
    question: &Question,
    mate_in: Moves,
    beyond: Moves,
) -> Vec<FirstMove> {
    let moves = question.position().legal_moves();
    moves
        .into_iter()
        .map(|mv| FirstMove { mv, fate: fate(solver, question, mv, mate_in, beyond) })
        .collect()
}

fn fate(solver: &mut Solver, question: &Question, mv: Move, mate_in: Moves, beyond: Moves) -> Fate {
    let chaser = question.position().turn();
    let next = question.after(mv);
    let left = mate_in.minus_one().unwrap_or_default();
    match solver.mates_within(&next, chaser, left) {
        None => return Fate::Open,
        Some(true) => return Fate::Key,
        Some(false) => {}
    }
    match solver.prospect(&next, chaser, Moves(left.0 + beyond.0)) {
        Prospect::Mate(left) => Fate::Longer(left.map(Moves::plus_one)),
        Prospect::Never => {
            let hunt = Hunt { solver, chaser, left, ever: true };
            hunt.refutations(&next).map_or(Fate::Open, Fate::Fails)
        }
        Prospect::NotWithin(_) => {
            let hunt = Hunt { solver, chaser, left, ever: false };
            hunt.refutations(&next).map_or(Fate::Open, Fate::TooLate)
        }
        Prospect::Open => Fate::Open,
    }
}

/// The search for what a first move fails to.
struct Hunt<'a> {
    solver: &'a mut Solver,
    chaser: Color,
    /// The moves that the shortest mate leaves.
    left: Moves,
    /// Whether a later mate counts too.
    ever: bool,
}

impl Hunt<'_> {
    fn refutations(mut self, next: &Question) -> Option<Vec<Refutation>> {
        let replies = next.position().legal_moves();
        if replies.is_empty() {
            return Some(vec![Refutation { reply: None, by: Means::Stalemate }]);
        }
        let mut found = Vec::new();
        for reply in replies {
            if !self.mates(&next.after(reply))? {
                let by = self.means(next, reply)?;
                found.push(Refutation { reply: Some(reply), by });
            }
        }
        Some(found)
    }

    fn mates(&mut self, question: &Question) -> Option<bool> {
        if !self.ever {
            return self.solver.mates_within(question, self.chaser, self.left);
        }
        match self.solver.prospect(question, self.chaser, self.left) {
            Prospect::Mate(_) => Some(true),
            Prospect::Never | Prospect::NotWithin(_) => Some(false),
            Prospect::Open => None,
        }
    }

    fn means(&mut self, before: &Question, reply: Move) -> Option<Means> {
        let is_capture = before.position().board().color(self.chaser).contains(reply.to);
        Some(match self.mates(&before.after(reply).uncounted())? {
            true => Means::Count,
            false if is_capture => Means::Capture,
            false => Means::Escape,
        })
    }
}
