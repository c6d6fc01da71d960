//! From the arguments to the tasks of a session.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};

use konmak::drill::{Part, Pick, Selection, Task, Unfit};
use konmak::puzzle::{Library, Theme};
use konmak::solve::Solver;

use crate::app::args::{Common, DrillArgs};
use crate::app::console::Console;
use crate::app::failure::Failure;
use crate::app::input::{Asked, library, no_puzzle_called, unknown};
use crate::app::messages::count_fault;

use super::tempo_choice::exercises;

/// Seeds that chance gives are no larger, so that they are easily typed again.
const SEEDS: u64 = 1_000_000;

/// What the arguments ask for.
pub(super) struct Choice<'a> {
    pub(super) args: &'a DrillArgs,
    pub(super) common: &'a Common,
    /// The seed of the order; none for the order of the library.
    seed: Option<u64>,
}

impl<'a> Choice<'a> {
    pub(super) fn new(args: &'a DrillArgs, common: &'a Common) -> Self {
        let by_chance = args.random || args.material.is_some();
        let seed = args.seed.or_else(|| by_chance.then(seed_of_chance));
        Self { args, common, seed }
    }

    /// Returns the seed that chooses the trainer's replies.
    pub(super) fn seed(&self) -> u64 {
        self.seed.unwrap_or(0)
    }

    /// Returns the seed that chance has given, for the user to ask for it again.
    pub(super) fn seed_to_tell(&self) -> Option<u64> {
        self.seed.filter(|_| self.args.seed.is_none())
    }

    /// Returns the tasks; nothing if the FEN was bad, which has then been reported.
    ///
    /// # Errors
    /// If nothing can be drilled, or the output cannot be written.
    pub(super) fn tasks(
        &self,
        solver: &mut Solver,
        console: &mut Console,
    ) -> Result<Option<Vec<Task>>, Failure> {
        if let Some(wanted) = &self.args.tempo {
            return self.tempo_tasks(&exercises(wanted), solver, console);
        }
        match &self.args.task[..] {
            [fen] if is_fen(fen) => self.of_fen(fen, console),
            several if several.iter().any(|text| is_fen(text)) => {
                Err(Failure::Refused(vec![console.words.say("drill-error-mixed")]))
            }
            _ => self.of_library(console).map(Some),
        }
    }

    fn of_fen(&self, fen: &str, console: &mut Console) -> Result<Option<Vec<Task>>, Failure> {
        let preset = self.common.rules.unwrap_or_default();
        match Asked::from_fen(fen, preset, &console.words) {
            Err(bad) => bad.report(console).map(|()| None),
            Ok(asked) => {
                let task = Task::of_fen(&asked.fen, preset, self.part())
                    .expect("whether the count can run was seen when the FEN was read");
                Ok(Some(vec![task]))
            }
        }
    }

    fn of_library(&self, console: &Console) -> Result<Vec<Task>, Failure> {
        let library = library(self.common, console)?;
        let selection = self.selection(&library, console).map_err(Failure::Refused)?;
        let tasks = selection.tasks(&library).map_err(|unfit| {
            let texts = unfit.iter().map(|unfit| unfit_text(unfit, &library, console));
            Failure::Refused(texts.collect())
        })?;
        if tasks.is_empty() {
            return Err(Failure::Empty(vec![console.words.say("library-nothing-fits")]));
        }
        Ok(tasks)
    }

    pub(super) fn selection(
        &self,
        library: &Library,
        console: &Console,
    ) -> Result<Selection, Vec<String>> {
        let (themes, no_themes): (Vec<_>, Vec<_>) =
            self.args.theme.iter().map(|id| id.parse().map_err(|_| id)).partition(Result::is_ok);
        let known: Vec<&str> = Theme::all().map(Theme::id).collect();
        let sets = library.sets();
        let no_theme = no_themes.into_iter().filter_map(Result::err);
        let no_set = self.args.set.iter().filter(|set| !sets.contains(&set.as_str()));
        let faults: Vec<String> = no_theme
            .map(|id| unknown("library-no-theme", id, &known, console))
            .chain(no_set.map(|set| unknown("library-no-set", set, &sets, console)))
            .collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        Ok(Selection {
            ids: self.args.task.clone(),
            sets: self.args.set.clone(),
            themes: themes.into_iter().flatten().collect(),
            pick: self.seed.map_or(Pick::InOrder, Pick::Random),
            count: self.args.number,
            part: self.part(),
            rules: self.common.rules,
            tempo: self.args.tempo.is_some(),
        })
    }

    fn part(&self) -> Option<Part> {
        let name = self.args.side.as_deref()?;
        [Part::Chaser, Part::Fleer].into_iter().find(|part| part.name() == name)
    }
}

pub(super) fn is_fen(text: &str) -> bool {
    text.contains('/') || text.contains(' ')
}

pub(super) fn unfit_text(unfit: &Unfit, library: &Library, console: &Console) -> String {
    match unfit {
        Unfit::Unknown(id) => no_puzzle_called(id, library, console),
        Unfit::Count(id, fault) => format!("{id}: {}", count_fault(*fault, &console.words)),
    }
}

fn seed_of_chance() -> u64 {
    RandomState::new().build_hasher().finish() % SEEDS
}
