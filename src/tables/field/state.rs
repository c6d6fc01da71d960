//! A phase half done, and what is kept of it.

use std::collections::HashMap;

use super::row::{EMPTY, Row};

/// The rows of one piece of work.
pub(super) const CHUNK: usize = 64;

/// What is known of a phase after some levels.
#[derive(Debug, Default)]
pub(super) struct State {
    /// Where the defender's khun may still flee to: legal positions with the attacker to move not yet
    /// won, and men of the attacker whose capture is not yet lost.
    pub(super) open: Vec<Row>,
    /// The positions with the defender to move that are lost by now.
    pub(super) lost: Vec<Row>,
    /// The rows with less open since this level.
    pub(super) narrowed: Vec<bool>,
    /// The rows with more lost since the last level.
    pub(super) fresh: Vec<bool>,
    /// Where the defender is stalemated.
    pub(super) stalemates: HashMap<u32, Box<Row>>,
    pub(super) values: Vec<Values>,
}

/// The moves to mate of a chunk of rows, the attacker to move: one set of positions for each binary
/// digit, 0 where no mate has been found.
#[derive(Debug, Default)]
pub(super) struct Values(Vec<Box<[Row]>>);

impl State {
    /// Returns a phase of so many rows of which nothing is known.
    pub(super) fn of(rows: usize) -> Self {
        Self {
            open: vec![EMPTY; rows],
            lost: vec![EMPTY; rows],
            narrowed: vec![true; rows],
            fresh: vec![false; rows],
            stalemates: HashMap::new(),
            values: std::iter::repeat_with(Values::default).take(rows.div_ceil(CHUNK)).collect(),
        }
    }

    /// Lets go of what only its making needs.
    pub(super) fn keep_values(&mut self) {
        *self = Self { values: std::mem::take(&mut self.values), ..Self::default() };
    }

    /// Returns the moves to mate at a place, 0 if no mate has been found.
    pub(super) fn value(&self, row: usize, word: usize, bit: usize) -> u16 {
        let digits = self.values[row / CHUNK].0.iter().enumerate();
        digits.map(|(digit, rows)| (((rows[row % CHUNK][word] >> bit) & 1) as u16) << digit).sum()
    }
}

impl Values {
    /// Writes a value for the positions of a row in a set.
    pub(super) fn write(&mut self, row: usize, set: &Row, value: u16) {
        let digits = (u16::BITS - value.leading_zeros()) as usize;
        while self.0.len() < digits {
            self.0.push(vec![EMPTY; CHUNK].into());
        }
        for (digit, rows) in self.0.iter_mut().enumerate() {
            if value >> digit & 1 == 1 {
                rows[row].iter_mut().zip(set).for_each(|(digits, set)| *digits |= set);
            }
        }
    }
}

/// Returns the bytes that phases of so many rows take up while distances up to a level are told
/// apart.
pub(super) fn bytes(rows: u64, level: u16) -> u64 {
    let digits = u64::from(u16::BITS - level.leading_zeros());
    rows.saturating_mul(size_of::<Row>() as u64).saturating_mul(2 + digits)
}
