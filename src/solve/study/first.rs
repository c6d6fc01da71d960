//! The fate of every first move.

use crate::rules::{Move, Moves};

use super::super::answer::Question;
use super::super::solver::Solver;

/// What a first move of the chaser comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It mates in the shortest length.
    Key,
    /// It mates, but only in so many moves.
    Longer(Moves),
    /// It does not mate in the stipulated length; these defences refute it. With few of them it is
    /// a try. Whether it mates later is not known, or it does not within the reach asked for.
    Refuted(Vec<Refutation>),
    /// The limits left it open.
    Open,
}

/// A defence that refutes a first move.
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

impl FirstMove {
    /// Returns whether the move is a try: it fails, but to few defences only.
    pub fn is_try(&self) -> bool {
        matches!(&self.fate, Fate::Refuted(by) if (1..=FEW).contains(&by.len()))
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
    for later in 0..beyond.0 {
        let left = Moves(mate_in.0 + later);
        if solver.mates_within(&next, chaser, left) == Some(true) {
            return Fate::Longer(left.plus_one());
        }
    }
    refutations(solver, &next, left).map_or(Fate::Open, Fate::Refuted)
}

fn refutations(solver: &mut Solver, next: &Question, left: Moves) -> Option<Vec<Refutation>> {
    let position = next.position();
    let replies = position.legal_moves();
    if replies.is_empty() {
        return Some(vec![Refutation { reply: None, by: Means::Stalemate }]);
    }
    let mut found = Vec::new();
    for reply in replies {
        let after = next.after(reply);
        if !solver.mates_within(&after, !position.turn(), left)? {
            let by = means(solver, next, reply, left)?;
            found.push(Refutation { reply: Some(reply), by });
        }
    }
    Some(found)
}

fn means(solver: &mut Solver, before: &Question, reply: Move, left: Moves) -> Option<Means> {
    let chaser = !before.position().turn();
    let uncounted = before.after(reply).uncounted();
    let is_capture = before.position().board().color(chaser).contains(reply.to);
    Some(match solver.mates_within(&uncounted, chaser, left)? {
        true => Means::Count,
        false if is_capture => Means::Capture,
        false => Means::Escape,
    })
}
