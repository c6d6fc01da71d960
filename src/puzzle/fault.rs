//! What can be wrong with a puzzle's file, and where.

use std::fmt;

use thiserror::Error;

use super::{FaultKind, PuzzleId};

/// A place in a file: line and column, both from 1, the column in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character within the line; a Thai vowel or tone mark is a character of its own.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The entry of a file in which a fault is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Where it begins.
    pub place: Place,
    /// Its id, if it has one that can be read.
    pub id: Option<PuzzleId>,
}

/// One thing wrong with a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:{place}: {kind}")]
pub struct Fault {
    /// The file, as it was named when it was read.
    pub file: String,
    /// Where in it.
    pub place: Place,
    /// The entry that is not read for it; none where it is about the file as a whole.
    pub entry: Option<Entry>,
    /// What is wrong and what would be right.
    pub kind: FaultKind,
}

/// The faults found so far in one file.
#[derive(Debug)]
pub(super) struct Faults<'a> {
    pub(super) file: &'a str,
    pub(super) found: Vec<Fault>,
}

impl<'a> Faults<'a> {
    pub(super) fn new(file: &'a str) -> Self {
        Self { file, found: Vec::new() }
    }

    pub(super) fn report(&mut self, place: Place, kind: FaultKind) {
        self.found.push(Fault { file: self.file.to_owned(), place, entry: None, kind });
    }
    /// Notes of which entry the faults are that were found since there were so many.
    pub(super) fn belong_to(&mut self, entry: &Entry, since: usize) {
        for fault in &mut self.found[since..] {
            fault.entry = Some(entry.clone());
        }
    }
}
