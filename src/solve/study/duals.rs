//! How often the chaser has a choice after the first move.

use std::collections::HashSet;

use crate::rules::{Color, Moves};

use super::super::answer::Question;
use super::super::proof::Step;
use super::super::solver::Solver;

/// The states of a solution, the first one apart, in which several moves of the chaser keep the
/// shortest length. Every defence counts, the weaker ones too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duals {
    /// Those from which it mates later.
    pub before_mate: usize,
    /// Those in which it mates at once: minor duals.
    pub at_mate: usize,
}

/// Solutions with more states than this are not looked through.
const MOST_STATES: usize = 50_000;

impl Solver {
    /// Returns the duals of a position in which a side mates in exactly so many moves; nothing if
    /// the limits leave them open or the solution is too wide.
    pub fn duals(&mut self, question: &Question, side: Color, mate_in: Moves) -> Option<Duals> {
        let mut duals = Duals::default();
        let mut seen = HashSet::new();
        let mut waiting = self.kept(question, side, mate_in)?;
        while let Some((question, left)) = waiting.pop() {
            if !seen.insert(Step { question, left }.state()) || !question.position().has_move() {
                continue;
            }
            if seen.len() > MOST_STATES {
                return None;
            }
            let next = self.kept(&question, side, left)?;
            if question.position().turn() == side && next.len() > 1 {
                let at_mate = left == Moves(1);
                *(if at_mate { &mut duals.at_mate } else { &mut duals.before_mate }) += 1;
            }
            waiting.extend(next);
        }
        Some(duals)
    }

    /// Returns what follows: the chaser's moves that keep the length, every move of the fleer, each
    /// with the length that is left.
    fn kept(
        &mut self,
        question: &Question,
        side: Color,
        left: Moves,
    ) -> Option<Vec<(Question, Moves)>> {
        let attacks = question.position().turn() == side;
        let most = if attacks { left.minus_one()? } else { left };
        let mut kept = Vec::new();
        for mv in question.position().legal_moves() {
            let next = question.after(mv);
            if !attacks {
                kept.push((next, self.length_within(&next, side, most)??));
            } else if self.mates_within(&next, side, most)? {
                kept.push((next, most));
            }
        }
        Some(kept)
    }
}
