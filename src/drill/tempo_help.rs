//! Hints and solutions of exercises about the tempo.

use crate::puzzle::LineMove;

use super::event::Reply;
use super::exercise::{Exercise, Study};
use super::hint::Hint;
use super::play::Play;

impl Study {
    /// Returns a step of the hint, from 1 to 3; nothing where it is as in any other task.
    pub(super) fn hint(&self, step: u8) -> Option<Hint> {
        match (self.exercise, step) {
            (Exercise::Judge, 1) => Some(Hint::Compare { chaser: self.tempo.placement.chaser }),
            (Exercise::Judge, 2) => Some(self.length(false)),
            (Exercise::Judge, _) => Some(self.length(true)),
            (Exercise::Make, 1) => {
                Some(Hint::Flights { right: self.best_flights().count(), of: self.flights.len() })
            }
            (Exercise::Make, 2) => self.best_cost().map(Hint::Worth),
            (Exercise::Make, _) => {
                let before = self.tempo.placement.fleer_first()?;
                self.best_flights().next().map(|flight| Hint::Move { before, mv: flight.mv })
            }
            (Exercise::Lose, _) => None,
        }
    }

    fn length(&self, chaser_first: bool) -> Hint {
        let chaser = self.tempo.placement.chaser;
        if chaser_first {
            Hint::Length { turn: chaser, chaser, distance: self.tempo.chaser_first }
        } else {
            Hint::Length { turn: !chaser, chaser, distance: self.tempo.fleer_first }
        }
    }
}

/// Returns the moves that the reasons of an exercise follow as its solution, given the rest of its
/// puzzle's line; nothing where it is as in any other task.
pub(super) fn solution(play: &Play, listed: &[LineMove]) -> Option<Vec<Reply>> {
    let study = play.study.as_ref()?;
    match study.exercise {
        Exercise::Judge => Some(Vec::new()),
        Exercise::Lose => (play.is_untouched() && listed.is_empty()).then(Vec::new),
        Exercise::Make => {
            let before = study.tempo.placement.fleer_first()?;
            let solutions = study.best_flights().map(|flight| {
                let listed = listed.first().filter(|step| step.mv == flight.mv);
                let step = listed.cloned().unwrap_or(LineMove { mv: flight.mv, comment: None });
                Reply::Solution { before, line: vec![step], tries: Vec::new() }
            });
            Some(solutions.collect())
        }
    }
}
