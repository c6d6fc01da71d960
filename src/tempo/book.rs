//! Distances asked for once and remembered, and the best moves that follow from them.

use std::collections::HashMap;
use std::fmt;

use crate::rules::{Color, Move, Moves, Position};
use crate::solve::{Answer, Question};

use super::distance::Distance;
use super::oracle::Oracle;

/// What is known of the positions around one placement.
pub struct Book<'o> {
    oracle: &'o mut dyn Oracle,
    chaser: Color,
    distances: HashMap<u64, Distance>,
}

impl fmt::Debug for Book<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Book").field("distances", &self.distances.len()).finish_non_exhaustive()
    }
}

impl<'o> Book<'o> {
    /// Returns an empty book about one side's mates.
    pub fn new(oracle: &'o mut dyn Oracle, chaser: Color) -> Self {
        Self { oracle, chaser, distances: HashMap::new() }
    }

    /// Returns the side that is to mate.
    pub fn chaser(&self) -> Color {
        self.chaser
    }

    /// Returns the chaser's moves to mate.
    pub fn distance(&mut self, position: &Position) -> Distance {
        if let Some(&known) = self.distances.get(&position.key()) {
            return known;
        }
        let found = self.oracle.distance(position, self.chaser);
        self.distances.insert(position.key(), found);
        found
    }

    /// Returns the distance of a position that may be illegal.
    pub fn distance_if_legal(&mut self, position: Option<&Position>) -> Distance {
        position.map_or(Distance::Illegal, |position| self.distance(position))
    }

    /// Returns whether the chaser mates within so many moves; nothing if that is open.
    pub fn mates_within(&mut self, position: &Position, moves: Moves) -> Option<bool> {
        let known = self.distances.get(&position.key()).copied();
        if let Some(beyond) = known.and_then(|known| known.is_beyond(moves)) {
            return Some(!beyond);
        }
        if self.oracle.is_instant(position, self.chaser) {
            return self.distance(position).is_beyond(moves).map(|beyond| !beyond);
        }
        self.oracle.mates_within(position, self.chaser, moves)
    }

    /// Returns every move that keeps the exact length of a mate: all that mate soonest, or all that
    /// hold out longest. Nothing if the limits leave it open.
    pub fn best_moves(&mut self, position: &Position, length: Moves) -> Option<Vec<Move>> {
        let attacks = position.turn() == self.chaser;
        let Some(shorter) = length.minus_one() else { return Some(Vec::new()) };
        let mut best = Vec::new();
        for mv in position.legal_moves() {
            if self.mates_within(&position.after(mv), shorter)? == attacks {
                best.push(mv);
            }
        }
        Some(best)
    }

    /// Returns whether distances of these men cost next to nothing.
    pub fn is_instant(&mut self, position: &Position) -> bool {
        self.oracle.is_instant(position, self.chaser)
    }

    /// Returns the answer under the count.
    pub(super) fn counted(&mut self, question: &Question) -> Answer {
        self.oracle.answer(question)
    }
}
