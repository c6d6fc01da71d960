//! Choosing puzzles from a library.

use crate::counting::{CountFault, Preset};
use crate::puzzle::{Library, Puzzle, PuzzleId, Stipulation, Theme};

use super::chance::Chance;
use super::task::{Part, Task};

/// In which order puzzles are taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pick {
    /// As the library has them.
    #[default]
    InOrder,
    /// Mixed by a seed, which means the same for ever as long as the puzzles chosen from are the
    /// same.
    Random(u64),
}

/// Which puzzles a session is made of.
#[derive(Clone, Debug, Default)]
pub struct Selection {
    /// By id, in this order; all others are passed over. None: the whole library.
    pub ids: Vec<String>,
    /// Only of these sets, if any are named.
    pub sets: Vec<String>,
    /// Only with one of these themes, if any are named.
    pub themes: Vec<Theme>,
    /// The order.
    pub pick: Pick,
    /// No more than so many.
    pub count: Option<usize>,
    /// The part that the user plays; none: what the puzzle asks for.
    pub part: Option<Part>,
    /// The rules of counting; none: those of each puzzle. Under other rules than its own a puzzle's
    /// goal is what the prover finds.
    pub rules: Option<Preset>,
    /// Only with a claim about the tempo, except by id.
    pub tempo: bool,
}

/// Why a puzzle asked for cannot be drilled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// No puzzle is called so.
    Unknown(String),
    /// The count of its FEN cannot run under the rules chosen.
    Count(PuzzleId, CountFault),
}

impl Selection {
    /// Returns the tasks chosen. A puzzle that asserts nothing is only chosen by its id.
    ///
    /// # Errors
    /// Every puzzle asked for that cannot be drilled.
    pub fn tasks(&self, library: &Library) -> Result<Vec<Task>, Vec<Unfit>> {
        let puzzles = self.chosen(library)?;
        let (tasks, unfit): (Vec<_>, Vec<_>) =
            puzzles.into_iter().map(|puzzle| self.task(puzzle)).partition(Result::is_ok);
        if unfit.is_empty() {
            Ok(tasks.into_iter().flatten().filter(Task::has_a_move_for_the_user).collect())
        } else {
            Err(unfit.into_iter().filter_map(Result::err).collect())
        }
    }

    /// Returns the puzzles chosen, in their order.
    ///
    /// # Errors
    /// Every puzzle asked for that there is not.
    pub fn chosen<'a>(&self, library: &'a Library) -> Result<Vec<&'a Puzzle>, Vec<Unfit>> {
        let mut puzzles = self.puzzles(library)?;
        if let Pick::Random(seed) = self.pick {
            Chance::new(seed).shuffle(&mut puzzles);
        }
        puzzles.truncate(self.count.unwrap_or(usize::MAX));
        Ok(puzzles)
    }

    fn task(&self, puzzle: &Puzzle) -> Result<Task, Unfit> {
        match self.rules.filter(|&rules| rules != puzzle.preset) {
            None => Ok(Task::of_puzzle(puzzle, self.part)),
            Some(rules) => Task::of_puzzle_under(puzzle, rules, self.part)
                .map_err(|fault| Unfit::Count(puzzle.id.clone(), fault)),
        }
    }

    fn puzzles<'a>(&self, library: &'a Library) -> Result<Vec<&'a Puzzle>, Vec<Unfit>> {
        if self.ids.is_empty() {
            let asserted = |puzzle: &&Puzzle| {
                let claims = puzzle.stipulation != Stipulation::Open;
                if self.tempo { puzzle.tempo.is_some() } else { claims }
            };
            return Ok(library
                .iter()
                .filter(asserted)
                .filter(|puzzle| self.fits(puzzle))
                .collect());
        }
        let missing = |id: &&String| library.get(id).is_none();
        let unknown: Vec<Unfit> =
            self.ids.iter().filter(missing).cloned().map(Unfit::Unknown).collect();
        if unknown.is_empty() {
            let named = self.ids.iter().filter_map(|id| library.get(id));
            Ok(named.filter(|puzzle| self.fits(puzzle)).collect())
        } else {
            Err(unknown)
        }
    }

    fn fits(&self, puzzle: &Puzzle) -> bool {
        let set = self.sets.is_empty() || self.sets.contains(&puzzle.set);
        let theme =
            self.themes.is_empty() || puzzle.themes.iter().any(|theme| self.themes.contains(theme));
        set && theme
    }
}
