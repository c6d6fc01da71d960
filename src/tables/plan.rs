//! What building tables will take, before it is begun.

use std::collections::HashSet;
use std::time::Duration;

use crate::rules::Color;

use super::exits::children;
use super::format::CACHE_BYTES;
use super::layout::{POSITIONS, row_count};
use super::material::{Ending, MEN_AT_ONCE};

/// The time for one position of one plane on two cores, its file included, in picoseconds: against a
/// bare khun, and where more than one side has men. Measured, see `docs/benchmarks.md`.
const PICOSECONDS: [u64; 2] = [18_000, 12_000];
/// The most that a table's file has of its bytes, in percent: 22 is the most that was measured with
/// five men, 28 with four.
const PERCENT_ON_DISK: u64 = 25;
/// What the planes of a large table have of their bytes while they are packed, in percent.
const PERCENT_PACKED: u64 = 15;

/// A table still to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The table.
    pub ending: Ending,
    /// Its placements of all men but the two khun, 2,048 positions each.
    pub rows: u64,
    /// How many distances each position has at most.
    pub planes: u64,
}

/// The tables still to be made for some endings, each after those it rests on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// The tables in the order of their making.
    pub tables: Vec<Planned>,
}

impl Plan {
    pub(super) fn new(
        endings: impl IntoIterator<Item = Ending>,
        is_there: impl Fn(Ending) -> bool,
    ) -> Self {
        let mut plan = Self::default();
        let mut seen = HashSet::new();
        endings.into_iter().for_each(|ending| plan.add(ending, &is_there, &mut seen));
        plan
    }

    fn add(
        &mut self,
        ending: Ending,
        is_there: &impl Fn(Ending) -> bool,
        seen: &mut HashSet<Ending>,
    ) {
        if !seen.insert(ending) || is_there(ending) {
            return;
        }
        for mover in Color::ALL {
            for child in children(ending, mover) {
                self.add(child, is_there, seen);
            }
        }
        self.tables.push(Planned::of(ending));
    }

    /// Returns about how many bytes in memory it will take at most: small tables stay there as they
    /// are, large ones packed; of the one being made one plane is whole, and four bits a position are
    /// needed beside it.
    pub fn memory(&self) -> u64 {
        let is_large = |table: &&Planned| table.ending.men() > MEN_AT_ONCE;
        let percent = |table| if is_large(&table) { PERCENT_PACKED } else { 100 };
        let kept = self.tables.iter().map(|table| table.bytes() * percent(table) / 100);
        let working = self.tables.iter().map(|table| table.rows * POSITIONS as u64 * 3 / 2).max();
        let has_several = self.tables.iter().any(|table| is_large(&table) && table.planes > 1);
        let unpacked = if has_several { CACHE_BYTES } else { 0 };
        kept.sum::<u64>() + working.unwrap_or(0) + unpacked
    }

    /// Returns about how many bytes the files will have at most.
    pub fn disk(&self) -> u64 {
        self.tables.iter().map(|table| table.bytes() * PERCENT_ON_DISK / 100).sum()
    }

    /// Returns about how long it will take on two cores.
    pub fn time(&self) -> Duration {
        self.tables.iter().map(Planned::time).sum()
    }
}

impl Planned {
    /// Returns what a table takes.
    pub(super) fn of(ending: Ending) -> Self {
        let may_differ = !ending.has_pieces_honour() && !ending.attacker.is_empty();
        let planes = 1 + u64::from(may_differ) + u64::from(may_differ && ending.has_board_honour());
        Self { ending, rows: row_count(ending), planes }
    }

    /// Returns the bytes of its distances.
    pub fn bytes(&self) -> u64 {
        self.rows * POSITIONS as u64 * self.planes
    }

    fn time(&self) -> Duration {
        let [bare, both] = PICOSECONDS;
        let each = if self.ending.defender.is_empty() { bare } else { both };
        Duration::from_nanos(self.bytes() * each / 1000)
    }
}
