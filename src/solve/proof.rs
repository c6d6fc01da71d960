//! A finished proof, and its checker.
//!
//! A proof is nothing but choices: for every state in which the proving side is to move, the move
//! that it makes. [`Proof::check`] walks it with move generation and the counting alone; of the
//! search, its tables and its order it knows nothing.

use std::collections::{HashMap, HashSet};
use std::fmt;

use thiserror::Error;

use crate::counting::{Asking, Counter};
use crate::game::{End, end_without_history};
use crate::rules::{Board, Color, Move, Moves, Position, is_dead};

use super::answer::Question;

/// What a proof proves of its question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// That side mates in so many of its moves at most, whatever the other does.
    MatesWithin(Color, Moves),
    /// That side does not mate in so many of its moves, if the other plays well.
    NoMateWithin(Color, Moves),
}

/// A state of play in a proof: what stands, what is counted, how many moves are left.
///
/// The counting is taken as the worst for the side that mates: the other asks for board's honour at
/// the first moment it may. A count of the mating side's own binds nobody, since it may stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    board: Board,
    turn: Color,
    counter: Counter,
    left: Moves,
}

/// A finished proof of one claim.
#[derive(Clone, Debug)]
pub struct Proof {
    claim: Claim,
    start: Question,
    choices: HashMap<State, Move>,
}

/// What a walk through a proof saw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// The different states that it passed.
    pub states: usize,
}

/// Why a proof does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The proving side is to move and the proof names no move.
    #[error("the proof names no move at `{0}`")]
    NoChoice(String),
    /// The move named is not legal.
    #[error("the proof names {mv} at `{at}`, which is not legal")]
    IllegalChoice {
        /// Where.
        at: String,
        /// The move.
        mv: Move,
    },
    /// A line that should end with mate in time does not.
    #[error("no mate in time at `{0}`")]
    NotMated(String),
    /// A line that should not end with mate does.
    #[error("mate at `{0}`")]
    Mated(String),
    /// There are more states than are walked.
    #[error("the proof has more than {0} states")]
    TooLong(usize),
}

impl Claim {
    /// Returns the side whose mate is spoken of.
    pub fn attacker(self) -> Color {
        match self {
            Self::MatesWithin(attacker, _) | Self::NoMateWithin(attacker, _) => attacker,
        }
    }

    /// Returns the number of that side's moves.
    pub fn moves(self) -> Moves {
        match self {
            Self::MatesWithin(_, moves) | Self::NoMateWithin(_, moves) => moves,
        }
    }

    /// Returns whether a line that ends with mate, or without, is what the claim says.
    pub(super) fn wants(self, mated: bool) -> bool {
        mated == matches!(self, Self::MatesWithin(..))
    }

    /// Returns the side that makes the choices.
    pub fn prover(self) -> Color {
        match self {
            Self::MatesWithin(attacker, _) => attacker,
            Self::NoMateWithin(attacker, _) => !attacker,
        }
    }
}

/// One step of a walk: a state with the position and counting that it is made of.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) question: Question,
    pub(super) left: Moves,
}

impl State {
    /// Returns what is asked in the state, for trying the checker.
    #[cfg(test)]
    pub(super) fn question(&self) -> (Question, Moves) {
        let position = Position::new(self.board, self.turn).expect("states of proofs are legal");
        (Question::in_state(position, self.counter), self.left)
    }
}

impl Step {
    pub(super) fn state(&self) -> State {
        let position = self.question.position();
        let (board, turn) = (position.board().without_marks(), position.turn());
        State { board, turn, counter: *self.question.counter(), left: self.left }
    }

    /// Returns the state whatever moves are left.
    pub(super) fn state_alone(&self) -> State {
        State { left: Moves(0), ..self.state() }
    }

    /// Returns the step that a move leads to.
    pub(super) fn after(&self, mv: Move, attacker: Color) -> Self {
        let spent = u16::from(self.question.position().turn() == attacker);
        let question = released(self.question.after(mv), attacker);
        Self { question, left: Moves(self.left.0.saturating_sub(spent)) }
    }

    /// Returns whether the attacker has mated here; nothing while play goes on.
    pub(super) fn outcome(&self, attacker: Color) -> Option<bool> {
        let (position, counter) = (self.question.position(), self.question.counter());
        match end_without_history(position, counter) {
            Some(end) => Some(end == End::Mate(attacker)),
            None if is_dead(position.board()) || self.left == Moves(0) => Some(false),
            None => None,
        }
    }
}

/// Frees the attacker of a count of its own, which it stops.
fn released(question: Question, attacker: Color) -> Question {
    let stopped = match question.counter().count() {
        Some(count) if count.side == attacker => question.counter().stop().ok(),
        Some(_) | None => None,
    };
    stopped.map_or(question, |counter| question.counted_by(counter.asking(Asking::AtOnce)))
}

impl Proof {
    pub(super) fn new(claim: Claim, start: Question, choices: HashMap<State, Move>) -> Self {
        Self { claim, start, choices }
    }

    /// Returns what is proved.
    pub fn claim(&self) -> Claim {
        self.claim
    }

    /// Returns how many choices the proof makes.
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// Returns whether the proof needs no choice.
    pub fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    pub(super) fn first_step(claim: Claim, start: Question) -> Step {
        Step { question: released(start, claim.attacker()), left: claim.moves() }
    }

    /// Walks the whole proof.
    ///
    /// # Errors
    /// The first flaw met.
    pub fn check(&self) -> Result<Walk, Flaw> {
        let mut seen = HashSet::new();
        let mut waiting = vec![Self::first_step(self.claim, self.start)];
        while let Some(step) = waiting.pop() {
            if !seen.insert(step.state()) {
                continue;
            }
            match step.outcome(self.claim.attacker()) {
                Some(mated) if self.claim.wants(mated) => {}
                Some(true) => return Err(Flaw::Mated(step.to_string())),
                Some(false) => return Err(Flaw::NotMated(step.to_string())),
                None => {
                    let moves = self.moves_at(&step)?;
                    let next = moves.into_iter().map(|mv| step.after(mv, self.claim.attacker()));
                    waiting.extend(next);
                }
            }
        }
        Ok(Walk { states: seen.len() })
    }

    fn moves_at(&self, step: &Step) -> Result<Vec<Move>, Flaw> {
        let position = step.question.position();
        if position.turn() != self.claim.prover() {
            return Ok(position.legal_moves().to_vec());
        }
        let choice = self.choices.get(&step.state()).copied();
        let mv = choice.ok_or_else(|| Flaw::NoChoice(step.to_string()))?;
        if position.is_legal(mv) {
            Ok(vec![mv])
        } else {
            Err(Flaw::IllegalChoice { at: step.to_string(), mv })
        }
    }

    /// Returns the states in which the proof makes a choice, with it.
    #[cfg(test)]
    pub(super) fn choices(&self) -> impl Iterator<Item = (&State, &Move)> {
        self.choices.iter()
    }

    /// Returns the same proof with one choice left out or replaced, for trying the checker.
    #[cfg(test)]
    pub(super) fn damaged(&self, state: &State, by: Option<Move>) -> Self {
        let mut damaged = self.clone();
        match by {
            Some(mv) => damaged.choices.insert(*state, mv),
            None => damaged.choices.remove(state),
        };
        damaged
    }

    /// Returns the same choices for another claim or question, for trying the checker.
    #[cfg(test)]
    pub(super) fn of_another(&self, claim: Claim, start: Question) -> Self {
        Self { claim, start, ..self.clone() }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position: Position = *self.question.position();
        let count = self.question.count().and_then(|count| count.fields(position.turn()));
        crate::rules::Fen { position, count, fullmove: 1 }.fmt(f)
    }
}
