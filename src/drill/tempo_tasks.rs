//! From placements to exercises about the tempo.

use crate::counting::{CountFault, Preset};
use crate::puzzle::{Puzzle, TempoClaim, TempoCost};
use crate::rules::{Color, Fen};
use crate::solve::{Question, Solver};
use crate::tempo::{Book, Timed, analyse, chaser_of};

use super::exercise::{Exercise, Lesson, Study};
use super::task::Task;

/// Which exercises are wanted, and under which rules they are told to be in time.
#[derive(Clone, Debug)]
pub struct TempoTasks {
    /// The exercises, in the order in which a placement sets them.
    pub exercises: Vec<Exercise>,
    /// The rules of counting; none: those of each puzzle, or the default.
    pub rules: Option<Preset>,
}

impl TempoTasks {
    /// Returns the exercises that a puzzle sets: by its claim if it makes one, else by what the
    /// prover finds. With the fleer to move a claim is about the flight, so only that is asked for.
    ///
    /// # Errors
    /// Why its count cannot run under the rules.
    pub fn of_puzzle(&self, puzzle: &Puzzle, solver: &mut Solver) -> Result<Vec<Task>, CountFault> {
        let preset = self.rules.unwrap_or(puzzle.preset);
        let question = Question::with_fields(puzzle.fen.position, puzzle.fen.count, preset)?;
        let Some(claim) = &puzzle.tempo else {
            return Ok(self.found(&question, puzzle.chaser, Some(puzzle), solver));
        };
        let flees = question.position().turn() != puzzle.chaser;
        let wanted = self.exercises.iter().filter(|&&exercise| claims(claim, flees, exercise));
        let lessons = wanted.map(|&exercise| Lesson {
            exercise,
            chaser: puzzle.chaser,
            question,
            study: None,
        });
        Ok(lessons.filter_map(|lesson| Task::of_lesson(lesson, Some(puzzle))).collect())
    }

    /// Returns the exercises that a FEN sets, whoever is to move in it, as far as that is settled
    /// within the prover's limits.
    ///
    /// # Errors
    /// Why the FEN's count cannot run under the rules.
    pub fn of_fen(&self, fen: &Fen, solver: &mut Solver) -> Result<Vec<Task>, CountFault> {
        let preset = self.rules.unwrap_or_default();
        let question = Question::with_fields(fen.position, fen.count, preset)?;
        let chaser = chaser_of(&mut Timed::new(solver), &fen.position);
        Ok(self.found(&question, chaser, None, solver))
    }

    fn found(
        &self,
        question: &Question,
        chaser: Color,
        puzzle: Option<&Puzzle>,
        solver: &mut Solver,
    ) -> Vec<Task> {
        let mut prover = Timed::new(solver);
        let mut book = Book::new(&mut prover, chaser);
        let tempo = analyse(&mut book, question);
        let lessons = self.exercises.iter().filter_map(|&exercise| {
            let study = Study::of_tempo(&mut book, exercise, tempo.clone());
            study.goal()?;
            Some(Lesson { exercise, chaser, question: *question, study: Some(study) })
        });
        lessons.filter_map(|lesson| Task::of_lesson(lesson, puzzle)).collect()
    }
}

/// Returns whether a puzzle's claim lets its set-up set an exercise.
fn claims(claim: &TempoClaim, flees: bool, exercise: Exercise) -> bool {
    match exercise {
        Exercise::Judge => !flees,
        Exercise::Lose => !flees && matches!(claim.cost, Some(TempoCost::Moves(_))),
        Exercise::Make => flees && claim.pen_thi,
    }
}
