//! The full report of a study: keys, tries and what refutes them, longer wins, set play, threat or
//! zugzwang, the tree of the solution, and what the count has to do with it.
//!
//! Everything is asked of the search at the length that was proved, so nothing here is guessed:
//! what the limits leave open is said to be open.

mod duals;
mod first;
mod prospect;
mod story;
mod tree;

pub use duals::Duals;
pub use first::{Fate, FirstMove, Means, Refutation};
pub use prospect::Prospect;
pub use story::CountStory;
pub use tree::{Attack, Branch, Defence};

use crate::rules::{Color, Move, Moves};

use super::answer::{Answer, Question, Verdict};
use super::solver::Solver;

/// What a study has beyond its shortest mate. The mating side is the chaser.
#[derive(Clone, Debug)]
pub struct Study {
    /// The answer that the report is built on.
    pub answer: Answer,
    /// The side that mates.
    pub chaser: Color,
    /// Every first move of the chaser with its fate; none if the fleer moves first.
    pub first_moves: Vec<FirstMove>,
    /// What would happen with the other side to move; nothing if the set-up is not legal so.
    pub set_play: Option<Prospect>,
    /// What the first key threatens; nothing if the fleer moves first or stands in check.
    pub threat: Option<Threat>,
    /// The solution with every defence.
    pub tree: Branch,
    /// Where the count makes a difference.
    pub count: Option<CountStory>,
    /// Whether the limits left something of it open.
    pub is_cut: bool,
}

/// What would happen after the key if the fleer could pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Threat {
    /// The chaser would mate in time with the next move given, in so many moves.
    Mate(Move, Moves),
    /// The key threatens nothing in time: the fleer is in zugzwang.
    Zugzwang,
}

/// How deep and how wide a report goes.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// The moves of the chaser that the tree shows.
    pub depth: Moves,
    /// How many moves beyond the shortest mate a longer win is looked for.
    pub beyond: Moves,
    /// The most branches of the tree.
    pub branches: usize,
}

impl Default for Reach {
    fn default() -> Self {
        Self { depth: Moves(u16::MAX), beyond: Moves(2), branches: 2_000 }
    }
}

impl Solver {
    /// Returns the full report of a position in which a side mates. The limits hold for all of it
    /// together.
    ///
    /// # Errors
    /// The answer alone, if no side is known to mate in a length that was found.
    pub fn study(&mut self, question: &Question, reach: Reach) -> Result<Study, Answer> {
        self.together(|solver| {
            let answer = solver.solve(question);
            solver.studied(question, reach, &answer).ok_or(answer)
        })
    }

    fn studied(&mut self, question: &Question, reach: Reach, answer: &Answer) -> Option<Study> {
        let mate_in = answer.value.mate_in?;
        let turn = question.position().turn();
        let chaser = match answer.value.verdict {
            Verdict::Win => turn,
            Verdict::Loss => !turn,
            Verdict::Draw | Verdict::Unknown => return None,
        };
        let first_moves = if turn == chaser {
            first::judged(self, question, mate_in, reach.beyond)
        } else {
            Vec::new()
        };
        let set_play = question.with_other_turn();
        let set_play = set_play.map(|other| self.prospect(&other, chaser, mate_in));
        let threat = answer.keys.first().filter(|_| turn == chaser);
        let threat = threat.and_then(|&key| self.threat_of(question, key, mate_in));
        let tree = tree::grown(self, question, chaser, mate_in, reach);
        let count = story::told(self, question, answer, chaser);
        let (answer, is_cut) = (answer.clone(), self.is_spent());
        Some(Study { answer, chaser, first_moves, set_play, threat, tree, count, is_cut })
    }

    fn threat_of(&mut self, question: &Question, key: Move, mate_in: Moves) -> Option<Threat> {
        let passed = question.after(key).with_other_turn()?;
        let chaser = question.position().turn();
        let left = mate_in.minus_one().filter(|&left| left > Moves(0))?;
        let length = self.length_within(&passed, chaser, left)?;
        let Some(length) = length else { return Some(Threat::Zugzwang) };
        let shorter = length.minus_one().unwrap_or_default();
        let moves = passed.position().legal_moves();
        let threat = moves
            .into_iter()
            .find(|&mv| self.mates_within(&passed.after(mv), chaser, shorter) == Some(true))?;
        Some(Threat::Mate(threat, length))
    }
}
