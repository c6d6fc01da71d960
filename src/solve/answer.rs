//! What is asked of the prover, and what it answers.

use std::num::NonZeroUsize;
use std::time::Duration;

use crate::counting::{Asking, Count, CountFault, Counter, Honour, Preset};
use crate::rules::{CountFields, Move, Moves, Position};

/// A position with its counting: what a proof is about.
///
/// The counting is taken as best play has it: the side behind asks for board's honour at the first
/// moment, and stops whenever it can force mate itself (rules.md, section 3).
#[derive(Clone, Copy, Debug)]
pub struct Question {
    position: Position,
    counter: Counter,
}

impl Question {
    /// Returns the question about a set-up in which no count has been said.
    pub fn new(position: Position, preset: Preset) -> Self {
        Self { position, counter: Counter::set_up(&position, preset, Asking::AtOnce) }
    }

    /// Returns the question about a position whose FEN states a running count, or states none.
    ///
    /// # Errors
    /// Why that count cannot run there.
    pub fn with_fields(
        position: Position,
        fields: Option<CountFields>,
        preset: Preset,
    ) -> Result<Self, CountFault> {
        match fields {
            None => Ok(Self::new(position, preset)),
            Some(fields) => {
                let counter = Counter::resumed(&position, fields, preset, Asking::AtOnce)?;
                Ok(Self { position, counter })
            }
        }
    }

    #[cfg(test)]
    pub(super) fn in_state(position: Position, counter: Counter) -> Self {
        Self { position, counter }
    }

    /// Returns the question about a game as it stands; if no count runs, the side behind asks now.
    pub fn in_game(position: Position, counter: &Counter) -> Self {
        match counter.count() {
            Some(_) => Self { position, counter: counter.asking(Asking::AtOnce) },
            None => Self::new(position, counter.preset()),
        }
    }

    /// Returns the position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the counting.
    pub fn counter(&self) -> &Counter {
        &self.counter
    }

    /// Returns the count that runs, or that the side behind asks for now.
    pub fn count(&self) -> Option<Count> {
        self.counter.count()
    }

    /// Returns the same question with nothing counted.
    #[must_use]
    pub fn uncounted(&self) -> Self {
        Self::new(self.position, Preset::None)
    }

    /// Returns the same set-up with the other side to move and no count said, if that is legal.
    #[must_use]
    pub fn with_other_turn(&self) -> Option<Self> {
        let position = self.position.with_other_turn()?;
        Some(Self::new(position, self.counter.preset()))
    }

    /// Returns the same question with no board's honour asked for, now or later, if it can be.
    pub(super) fn unasked(&self) -> Option<Self> {
        let is_pieces = |count: Count| count.honour == Honour::Pieces;
        let counter = match self.counter.count() {
            Some(count) if is_pieces(count) => return None,
            Some(_) => self.counter.stop().ok()?,
            None => self.counter,
        };
        Some(self.counted_by(counter.asking(Asking::OnRequest)))
    }

    /// Returns the same question with another state of counting.
    pub(super) fn counted_by(self, counter: Counter) -> Self {
        Self { counter, ..self }
    }

    /// Returns the question after a legal move.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let position = self.position.after(mv);
        Self { position, counter: self.counter.after(&self.position, &position) }
    }
}

/// Who wins with best play of both, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The side to move forces mate.
    Win,
    /// The other side forces mate.
    Loss,
    /// Neither does.
    Draw,
    /// Not settled within the limits set.
    Unknown,
}

impl Verdict {
    /// Returns the name that stands in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Unknown => "unknown",
        }
    }
}

/// A verdict with its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Value {
    /// Who wins.
    pub verdict: Verdict,
    /// The moves of the winning side until mate: 0 if the side to move is mated already, none for a
    /// draw, an unsettled position, or a win whose shortest length in time is not known.
    pub mate_in: Option<Moves>,
}

/// What has been proved of the shortest mate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proved {
    /// No mate in so many moves exists.
    pub more_than: Option<Moves>,
    /// A mate in so many moves exists.
    pub at_most: Option<Moves>,
}

/// A finished answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// Who wins and how soon, under the rules asked for.
    pub value: Value,
    /// Win: every first move that mates soonest. Loss: every move that holds out longest. Draw:
    /// every move that keeps the draw, if some move loses. Else none.
    pub keys: Vec<Move>,
    /// Best play of both sides from here to the mate; for a draw one move that keeps it.
    pub line: Vec<Move>,
    /// The truth without any count.
    pub uncounted: Value,
    /// The bounds behind `value`.
    pub proved: Proved,
    /// Positions looked at.
    pub nodes: u64,
    /// The time it took.
    pub elapsed: Duration,
}

impl Answer {
    /// Returns whether the question is settled: who wins, and how soon as far as that is measured.
    pub fn is_settled(&self) -> bool {
        let is_bounded = self.value.mate_in.is_none() && self.proved.at_most.is_some();
        self.value.verdict != Verdict::Unknown && !is_bounded
    }
}

/// How far the prover may go.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The longest time, or none.
    pub time: Option<Duration>,
    /// The most positions to look at, or none.
    pub nodes: Option<u64>,
    /// The longest mate to look for.
    pub within: Moves,
    /// The memory for remembered positions, in bytes.
    pub memory: usize,
    /// The memory for endgame tables, in bytes, or none. What does not fit is searched.
    pub tables_memory: Option<u64>,
    /// The threads that share the work at the root. With one the node counts are the same each time.
    pub threads: NonZeroUsize,
    /// Whether endgame tables may answer.
    pub tables: bool,
}

impl Default for Limits {
    fn default() -> Self {
        let threads = NonZeroUsize::MIN;
        Self {
            time: None,
            nodes: None,
            within: Moves(64),
            memory: 64 << 20,
            tables_memory: None,
            threads,
            tables: true,
        }
    }
}
