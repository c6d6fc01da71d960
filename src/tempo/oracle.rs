//! Whoever knows distances: the prover with its tables, or a function that asks it.

use std::time::{Duration, Instant};

use crate::counting::Preset;
use crate::rules::{Color, Moves, Position};
use crate::solve::{Answer, Question, Solver, Verdict};

use super::distance::Distance;

/// Answers how far a position is from mate.
pub trait Oracle {
    /// Returns the prover's answer.
    fn answer(&mut self, question: &Question) -> Answer;

    /// Returns the chaser's moves to mate, nothing counted.
    fn distance(&mut self, position: &Position, chaser: Color) -> Distance {
        told(&self.answer(&Question::new(*position, Preset::None)), position, chaser)
    }

    /// Returns whether the chaser mates within so many moves; nothing if the limits leave it open.
    fn mates_within(&mut self, position: &Position, chaser: Color, moves: Moves) -> Option<bool> {
        self.distance(position, chaser).is_beyond(moves).map(|beyond| !beyond)
    }

    /// Returns whether answers about these men cost next to nothing.
    fn is_instant(&mut self, position: &Position, chaser: Color) -> bool {
        let _ = (position, chaser);
        false
    }
}

/// Returns the chaser's distance that an answer about a position tells.
fn told(answer: &Answer, position: &Position, chaser: Color) -> Distance {
    let more_than = answer.proved.more_than;
    let winner = match answer.value.verdict {
        Verdict::Win => Some(position.turn()),
        Verdict::Loss => Some(!position.turn()),
        Verdict::Draw => None,
        Verdict::Unknown => {
            // What is excluded is a mate of the side to move, if it has men to mate with.
            let of_fleer =
                position.turn() != chaser && position.board().color(!chaser).has_several();
            return Distance::Open { more_than: more_than.filter(|_| !of_fleer) };
        }
    };
    match (winner == Some(chaser), answer.value.mate_in) {
        (false, _) => Distance::Never,
        (true, Some(moves)) => Distance::Mate(moves),
        (true, None) => Distance::Open { more_than },
    }
}

/// Returns a prover's distance. Where its answer excludes no mate of the chaser's, it is asked for
/// lengths one by one, of which it remembers what it has searched.
fn searched(solver: &mut Solver, position: &Position, chaser: Color) -> Distance {
    let question = Question::new(*position, Preset::None);
    let distance = told(&solver.solve(&question), position, chaser);
    if distance != (Distance::Open { more_than: None }) {
        return distance;
    }
    let lengths = (0..=solver.limits_mut().within.0).map(Moves);
    let excluded = lengths
        .take_while(|&moves| solver.mates_within(&question, chaser, moves) == Some(false))
        .last();
    Distance::Open { more_than: excluded.filter(|&moves| moves > Moves(0)) }
}

impl<F: FnMut(&Question) -> Answer> Oracle for F {
    fn answer(&mut self, question: &Question) -> Answer {
        self(question)
    }
}

impl Oracle for Solver {
    fn answer(&mut self, question: &Question) -> Answer {
        self.solve(question)
    }

    fn distance(&mut self, position: &Position, chaser: Color) -> Distance {
        if let Some(found) = self.length_by_table(position, chaser) {
            return Distance::found(found);
        }
        searched(self, position, chaser)
    }

    fn mates_within(&mut self, position: &Position, chaser: Color, moves: Moves) -> Option<bool> {
        let question = Question::new(*position, Preset::None);
        Solver::mates_within(self, &question, chaser, moves)
    }

    fn is_instant(&mut self, position: &Position, chaser: Color) -> bool {
        self.length_by_table(position, chaser).is_some()
    }
}

/// A prover whose answers together may take only so long. What is asked later is left open.
#[derive(Debug)]
pub struct Timed<'s> {
    solver: &'s mut Solver,
    until: Option<Instant>,
}

impl<'s> Timed<'s> {
    /// Returns a prover whose own limit of time, from now on, is that of all answers together.
    pub fn new(solver: &'s mut Solver) -> Self {
        let until = solver.limits_mut().time.map(|time| Instant::now() + time);
        Self { solver, until }
    }

    /// Returns the same for at most so long.
    pub fn at_most(solver: &'s mut Solver, time: Duration) -> Self {
        let latest = Instant::now() + time;
        let timed = Self::new(solver);
        let until = Some(timed.until.map_or(latest, |until| until.min(latest)));
        Self { until, ..timed }
    }

    /// Returns the prover with the time that is left, which is then put back.
    fn in_time<T>(&mut self, ask: impl FnOnce(&mut Solver) -> T) -> T {
        let whole = self.solver.limits_mut().time;
        let left = self.until.map(|until| until.saturating_duration_since(Instant::now()));
        self.solver.limits_mut().time = left.map(|left| left.max(Duration::from_millis(1)));
        let answer = ask(self.solver);
        self.solver.limits_mut().time = whole;
        answer
    }
}

impl Oracle for Timed<'_> {
    fn answer(&mut self, question: &Question) -> Answer {
        self.in_time(|solver| solver.solve(question))
    }

    fn distance(&mut self, position: &Position, chaser: Color) -> Distance {
        self.in_time(|solver| Oracle::distance(solver, position, chaser))
    }

    fn mates_within(&mut self, position: &Position, chaser: Color, moves: Moves) -> Option<bool> {
        self.in_time(|solver| Oracle::mates_within(solver, position, chaser, moves))
    }

    fn is_instant(&mut self, position: &Position, chaser: Color) -> bool {
        self.solver.is_instant(position, chaser)
    }
}
