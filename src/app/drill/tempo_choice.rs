//! From the arguments to exercises about the tempo.

use konmak::drill::{Deal, Exercise, LARGEST_COST, Task, TempoTasks, Unfit};
use konmak::rules::Moves;
use konmak::solve::Solver;
use konmak::tempo::pen_thi_placements;

use crate::app::commands::tempo::ending;
use crate::app::console::Console;
use crate::app::failure::Failure;
use crate::app::input::{Asked, library};

use super::choice::{Choice, is_fen, unfit_text};

/// How many exercises are dealt where nothing is said.
const DEALT: usize = 10;

/// Returns the exercises that a name stands for.
pub(super) fn exercises(name: &str) -> Vec<Exercise> {
    let named = |exercise: &Exercise| name == "all" || exercise.name() == name;
    Exercise::ALL.into_iter().filter(named).collect()
}

impl Choice<'_> {
    /// Returns the exercises; nothing if the FEN was bad, which has then been reported.
    ///
    /// # Errors
    /// If there are none, or the output cannot be written.
    pub(super) fn tempo_tasks(
        &self,
        exercises: &[Exercise],
        solver: &mut Solver,
        console: &mut Console,
    ) -> Result<Option<Vec<Task>>, Failure> {
        let wanted = TempoTasks { exercises: exercises.to_vec(), rules: self.common.rules };
        if let Some(material) = &self.args.material {
            return self.dealt(material, &wanted, solver, console).map(Some);
        }
        match &self.args.task[..] {
            [fen] if is_fen(fen) => {
                match Asked::from_fen(fen, wanted.rules.unwrap_or_default(), &console.words) {
                    Err(bad) => bad.report(console).map(|()| None),
                    Ok(asked) => {
                        let tasks = wanted
                            .of_fen(&asked.fen, solver)
                            .expect("whether the count can run was seen when the FEN was read");
                        some_tasks(tasks, "drill-error-no-tempo", console).map(Some)
                    }
                }
            }
            several if several.iter().any(|text| is_fen(text)) => {
                Err(Failure::Refused(vec![console.words.say("drill-error-mixed")]))
            }
            _ => self.of_tempo_puzzles(&wanted, solver, console).map(Some),
        }
    }

    fn of_tempo_puzzles(
        &self,
        wanted: &TempoTasks,
        solver: &mut Solver,
        console: &Console,
    ) -> Result<Vec<Task>, Failure> {
        let library = library(self.common, console)?;
        let selection = self.selection(&library, console).map_err(Failure::Refused)?;
        let refused = |unfit: Vec<Unfit>| {
            let texts = unfit.iter().map(|unfit| unfit_text(unfit, &library, console));
            Failure::Refused(texts.collect())
        };
        let (mut tasks, mut unfit) = (Vec::new(), Vec::new());
        for puzzle in selection.chosen(&library).map_err(refused)? {
            match wanted.of_puzzle(puzzle, solver) {
                Ok(found) => tasks.extend(found),
                Err(fault) => unfit.push(Unfit::Count(puzzle.id.clone(), fault)),
            }
        }
        if unfit.is_empty() {
            some_tasks(tasks, "drill-error-no-tempo", console)
        } else {
            Err(refused(unfit))
        }
    }

    fn dealt(
        &self,
        material: &str,
        wanted: &TempoTasks,
        solver: &mut Solver,
        console: &Console,
    ) -> Result<Vec<Task>, Failure> {
        let ending = ending(material, solver, self.common, console)?;
        let table = solver.table(ending)?;
        let largest = self.args.max_cost.map_or(LARGEST_COST, Moves);
        let preset = wanted.rules.unwrap_or_default();
        let deal = Deal::new(pen_thi_placements(&table), largest, preset);
        let count = self.args.number.unwrap_or(DEALT);
        let tasks = deal.tasks(&wanted.exercises, count, self.seed(), solver);
        some_tasks(tasks, "drill-error-no-deal", console)
    }
}

fn some_tasks(
    tasks: Vec<Task>,
    key: &'static str,
    console: &Console,
) -> Result<Vec<Task>, Failure> {
    if tasks.is_empty() {
        return Err(Failure::Refused(vec![console.words.say(key)]));
    }
    Ok(tasks)
}
