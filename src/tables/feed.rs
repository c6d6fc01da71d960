//! A smaller table's values, level by level, as the generator of a larger one reads them.

use super::layout::{POSITIONS, Row, WORDS};
use super::plane::{ILLEGAL, NOT_WON, Plane};

/// What of the smaller table is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Show {
    /// Legal positions with the attacker to move, not yet won: where the defender may flee to.
    Open,
    /// Positions with the defender to move that are lost at just the present level.
    Lost,
}

/// The levels of a smaller table, one shown at a time.
#[derive(Debug)]
pub(super) struct Feed {
    show: Show,
    rows: Vec<Row>,
    changed: Vec<bool>,
    events: Vec<Vec<Event>>,
    level: usize,
}

/// Positions of one word that share a level.
#[derive(Clone, Copy, Debug)]
struct Event {
    word: u32,
    bits: u64,
}

impl Feed {
    /// Returns the positions with the attacker to move; `level` says at which level a stored
    /// distance counts as won, if at all. Shows all legal ones until it is advanced.
    pub(super) fn open(plane: &Plane, level: impl Fn(u8) -> Option<u8>) -> Self {
        let mut feed = Self::new(Show::Open, plane.attacker().len());
        for (word, values) in plane.attacker().chunks_exact(64).enumerate() {
            feed.rows[word / WORDS][word % WORDS] = bits_where(values, |value| value != ILLEGAL);
            feed.note(word, values, |value| if value == NOT_WON { None } else { level(value) });
        }
        feed
    }

    /// Returns the positions with the defender to move; `level` as in [`Feed::open`].
    pub(super) fn lost(plane: &Plane, level: impl Fn(u8) -> Option<u8>) -> Self {
        let values = plane.defender().expect("children are built with the defender's values");
        let mut feed = Self::new(Show::Lost, values.len());
        for (word, values) in values.chunks_exact(64).enumerate() {
            feed.note(word, values, |value| level(value - 1));
        }
        feed
    }

    fn new(show: Show, positions: usize) -> Self {
        let rows = positions / POSITIONS;
        Self {
            show,
            rows: vec![[0; WORDS]; rows],
            changed: vec![false; rows],
            events: Vec::new(),
            level: 0,
        }
    }

    fn note(&mut self, word: usize, values: &[u8], level: impl Fn(u8) -> Option<u8>) {
        let mut rest = bits_where(values, |value| value != 0);
        while rest != 0 {
            let value = values[rest.trailing_zeros() as usize];
            let bits = bits_where(values, |other| other == value);
            rest &= !bits;
            let Some(level) = level(value).map(usize::from) else { continue };
            if self.events.len() <= level {
                self.events.resize_with(level + 1, Vec::new);
            }
            self.events[level].push(Event { word: word as u32, bits });
        }
    }

    /// Returns how many levels there are to be shown.
    pub(super) fn levels(&self) -> usize {
        self.events.len()
    }

    /// Shows the next level: the first call shows level 0.
    pub(super) fn advance(&mut self) {
        let (past, coming) = self.events.split_at(self.level.min(self.events.len()));
        for event in past.last().into_iter().flatten() {
            let (row, word) = (event.word as usize / WORDS, event.word as usize % WORDS);
            self.changed[row] = false;
            if self.show == Show::Lost {
                self.rows[row][word] = 0;
            }
        }
        for event in coming.first().into_iter().flatten() {
            let (row, word) = (event.word as usize / WORDS, event.word as usize % WORDS);
            self.changed[row] = true;
            match self.show {
                Show::Open => self.rows[row][word] &= !event.bits,
                Show::Lost => self.rows[row][word] |= event.bits,
            }
        }
        self.level += 1;
    }

    /// Returns what a row shows at the present level.
    pub(super) fn row(&self, row: u32) -> &Row {
        &self.rows[row as usize]
    }

    /// Returns whether the present level shows anything new in a row.
    pub(super) fn is_changed(&self, row: u32) -> bool {
        self.changed[row as usize]
    }
}

fn bits_where(values: &[u8], wanted: impl Fn(u8) -> bool) -> u64 {
    let bits = values.iter().enumerate().map(|(bit, &value)| u64::from(wanted(value)) << bit);
    bits.fold(0, |all, bit| all | bit)
}
