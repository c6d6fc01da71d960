//! Exercises about the tempo: is it เป็นที, แก้ที, and fleeing so that it is เป็นที.

use crate::rules::{Color, Position};
use crate::solve::Question;
use crate::tempo::{Book, Cost, Flight, Oracle, Tempo, analyse, flights};

use super::task::Goal;

/// What is to be done with a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exercise {
    /// Tell whether it is เป็นที, and what having to move costs.
    Judge,
    /// As the chaser: lose the tempo (แก้ที).
    Lose,
    /// As the fleer: make it เป็นที for the chaser.
    Make,
}

impl Exercise {
    /// Every exercise.
    pub const ALL: [Self; 3] = [Self::Judge, Self::Lose, Self::Make];

    /// Returns the name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Judge => "judge",
            Self::Lose => "lose",
            Self::Make => "make",
        }
    }
}

/// What is asked of a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Is it เป็นที?
    PenThi,
    /// What does having to move cost?
    Cost,
}

/// An answer to what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Guess {
    /// It is, or is not, เป็นที.
    PenThi(bool),
    /// Having to move costs so much.
    Cost(Cost),
}

/// A placement to do an exercise with.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The exercise.
    pub exercise: Exercise,
    /// The side that is to mate.
    pub chaser: Color,
    /// The placement, with what is counted under the rules; the exercise itself counts nothing.
    pub question: Question,
    /// What was found before the task begins.
    pub(super) study: Option<Study>,
}

impl Lesson {
    /// Returns the side whose part the user has.
    pub(super) fn user(&self) -> Color {
        match self.exercise {
            Exercise::Judge | Exercise::Lose => self.chaser,
            Exercise::Make => !self.chaser,
        }
    }

    /// Returns the placement with the user to move, if that is legal.
    pub(super) fn position(&self) -> Option<Position> {
        let position = self.question.position();
        if position.turn() == self.user() { Some(*position) } else { position.with_other_turn() }
    }
}

/// What is found of a placement.
#[derive(Clone, Debug)]
pub(super) struct Study {
    pub(super) exercise: Exercise,
    pub(super) tempo: Tempo,
    /// Every move of the fleer, where it is the fleer's exercise.
    pub(super) flights: Vec<Flight>,
}

impl Study {
    pub(super) fn new(oracle: &mut dyn Oracle, lesson: &Lesson) -> Self {
        let mut book = Book::new(oracle, lesson.chaser);
        let tempo = analyse(&mut book, &lesson.question);
        Self::of_tempo(&mut book, lesson.exercise, tempo)
    }

    /// Returns what is found of a placement that has been looked at.
    pub(super) fn of_tempo(book: &mut Book<'_>, exercise: Exercise, tempo: Tempo) -> Self {
        let flights = match exercise {
            Exercise::Make => flights(book, &tempo.placement),
            Exercise::Judge | Exercise::Lose => Vec::new(),
        };
        Self { exercise, tempo, flights }
    }

    /// Returns the goal that the placement sets; nothing if it sets none, or if what it needs is not
    /// settled.
    pub(super) fn goal(&self) -> Option<Goal> {
        match self.exercise {
            Exercise::Judge => {
                self.tempo.placement.chaser_first()?;
                self.tempo.placement.fleer_first()?;
                self.tempo.is_pen_thi().map(|_| Goal::Judge(Asked::PenThi))
            }
            Exercise::Lose => {
                self.tempo.cost()?;
                let left = self.tempo.chaser_first.moves()?;
                Some(Goal::LoseTempo { left, until: self.tempo.fleer_first.moves()? })
            }
            Exercise::Make => {
                let best = self.best_cost()?;
                let is_open = |flight: &Flight| flight.pen_thi.is_none();
                let is_worse = |flight: &Flight| flight.cost() != Some(best);
                let sets_task =
                    !self.flights.iter().any(is_open) && self.flights.iter().any(is_worse);
                sets_task.then_some(Goal::MakePenThi)
            }
        }
    }

    /// Returns the most that a flight can cost the chaser.
    pub(super) fn best_cost(&self) -> Option<Cost> {
        self.flights.iter().filter_map(Flight::cost).max()
    }

    /// Returns the flights that cost the chaser most.
    pub(super) fn best_flights(&self) -> impl Iterator<Item = &Flight> {
        let best = self.best_cost();
        self.flights.iter().filter(move |flight| best.is_some() && flight.cost() == best)
    }
}
