//! A smaller table's values, level by level, as the generator of a larger one reads them.

use std::num::NonZeroUsize;

use super::derive::Step;
use super::halt::Halt;
use super::layout::{POSITIONS, Row, WORDS};
use super::measure::Reading;
use super::parallel::share;
use super::plane::{ILLEGAL, NOT_WON, bits_equal};
use super::table::Table;
use super::window::Window;

/// Below this many rows a second thread costs more than it saves.
const ROWS_WORTH_A_THREAD: usize = 512;
/// The levels that a byte can tell apart.
const LEVELS: usize = 1 << u8::BITS;

/// What of the smaller table is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Show {
    /// Legal positions with the attacker to move, not yet won: where the defender may flee to.
    Open,
    /// Positions with the defender to move that are lost at just the present level.
    Lost,
}

/// A smaller table as moves lead into it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    pub(super) table: &'a Table,
    /// How its distances are taken: each at the level at which it counts as won, if at all.
    pub(super) reading: Reading,
    pub(super) window: &'a Window,
    pub(super) threads: NonZeroUsize,
    pub(super) halt: &'a Halt,
}

/// The levels of a smaller table, one shown at a time, by the places of the window on it.
#[derive(Debug)]
pub(super) struct Feed {
    show: Show,
    /// Each position's level, for [`Show::Lost`] one more, 0 where nothing is ever shown; for
    /// [`Show::Open`] [`NOT_WON`] where something always is.
    values: Vec<u8>,
    rows: Vec<Row>,
    /// Which values each row has.
    levels: Vec<Levels>,
    changed: Vec<bool>,
    /// The level shown next.
    level: usize,
    /// How many levels there are.
    count: usize,
}

/// A set of values of a byte.
#[derive(Clone, Copy, Debug, Default)]
struct Levels([u64; 4]);

impl Levels {
    fn of(values: &[u8]) -> Self {
        let mut levels = Self::default();
        for value in values {
            levels.0[usize::from(value >> 6)] |= 1 << (value & 63);
        }
        levels
    }

    fn with(self, other: Self) -> Self {
        Self([0, 1, 2, 3].map(|part| self.0[part] | other.0[part]))
    }

    fn contains(&self, value: u8) -> bool {
        self.0[usize::from(value >> 6)] >> (value & 63) & 1 == 1
    }
}

impl Feed {
    /// Returns the positions with the attacker to move. Shows all legal ones until it is advanced.
    pub(super) fn open(source: Source<'_>) -> Self {
        let reading = source.reading;
        let plane = source.table.plane(reading.measure);
        let level = levels_of(|value| match value {
            ILLEGAL | NOT_WON => value,
            moves => reading.read(moves).unwrap_or(NOT_WON),
        });
        let mut feed = Self::read(Show::Open, source, |row, values| {
            let stored = plane.values.row(row as usize);
            let levels = stored.iter().map(|&value| level[usize::from(value)]);
            values.iter_mut().zip(levels).for_each(|(value, level)| *value = level);
        });
        for (row, values) in feed.rows.iter_mut().zip(feed.values.chunks_exact(POSITIONS)) {
            *row = row_where(values, ILLEGAL).map(|illegal| !illegal);
        }
        feed
    }

    /// Returns the positions with the defender to move.
    pub(super) fn lost(source: Source<'_>) -> Self {
        let reading = source.reading;
        let step = Step::new(source.table, reading.measure);
        let level = levels_of(|value| {
            let moves = value.checked_sub(1);
            moves.and_then(|moves| reading.read(moves)).map_or(0, |level| level + 1)
        });
        Self::read(Show::Lost, source, |row, values| {
            step.row(row, values);
            for value in values {
                *value = level[usize::from(*value)];
            }
        })
    }

    fn read(show: Show, source: Source<'_>, values_of: impl Fn(u32, &mut [u8]) + Sync) -> Self {
        let rows = source.window.len();
        let mut feed = Self {
            show,
            values: vec![0; rows * POSITIONS],
            rows: vec![[0; WORDS]; rows],
            levels: vec![Levels::default(); rows],
            changed: vec![false; rows],
            level: 0,
            count: 0,
        };
        let threads = if rows < ROWS_WORTH_A_THREAD { NonZeroUsize::MIN } else { source.threads };
        let values = feed.values.chunks_mut(POSITIONS);
        share(
            threads,
            source.halt.before(values.zip(&mut feed.levels).enumerate()),
            |(place, (values, levels)), (): &mut ()| {
                values_of(source.window.row_at(place), values);
                *levels = Levels::of(values);
            },
            |(), ()| (),
        );
        let all = feed.levels.iter().fold(Levels::default(), |all, levels| all.with(*levels));
        let longest =
            (0..LEVELS).rfind(|&level| feed.value(level).is_some_and(|v| all.contains(v)));
        feed.count = longest.map_or(0, |level| level + 1);
        feed
    }

    /// Returns the value of the positions that a level shows.
    fn value(&self, level: usize) -> Option<u8> {
        let value = u8::try_from(level + usize::from(self.show == Show::Lost)).ok()?;
        let is_shown = value != ILLEGAL && (value != NOT_WON || self.show == Show::Lost);
        is_shown.then_some(value)
    }

    /// Returns how many levels there are to be shown.
    pub(super) fn levels(&self) -> usize {
        self.count
    }

    /// Shows the next level: the first call shows level 0.
    pub(super) fn advance(&mut self) {
        let shown = self.value(self.level);
        self.level += 1;
        let rows = self.rows.iter_mut().zip(&mut self.changed).zip(&self.levels).enumerate();
        for (place, ((row, changed), levels)) in rows {
            let value = shown.filter(|&value| levels.contains(value));
            if *changed && self.show == Show::Lost {
                *row = [0; WORDS];
            }
            *changed = value.is_some();
            let Some(value) = value else { continue };
            let found = row_where(&self.values[place * POSITIONS..][..POSITIONS], value);
            for (word, found) in row.iter_mut().zip(found) {
                match self.show {
                    Show::Open => *word &= !found,
                    Show::Lost => *word = found,
                }
            }
        }
    }

    /// Returns what a row shows at the present level.
    pub(super) fn row(&self, place: u32) -> &Row {
        &self.rows[place as usize]
    }

    /// Returns whether the present level shows anything new in a row.
    pub(super) fn is_changed(&self, place: u32) -> bool {
        self.changed[place as usize]
    }
}

fn levels_of(level: impl Fn(u8) -> u8) -> [u8; LEVELS] {
    let mut levels = [0; LEVELS];
    (0..=u8::MAX).for_each(|value| levels[usize::from(value)] = level(value));
    levels
}

fn row_where(values: &[u8], wanted: u8) -> Row {
    let mut row = [0; WORDS];
    for (word, values) in row.iter_mut().zip(values.chunks_exact(64)) {
        *word = bits_equal(values, wanted);
    }
    row
}
