//! What can be wrong with a puzzle's file, and where.

/// A place in a file: line and column, both from 1, the column in characters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character within the line; a Thai vowel or tone mark is a character of its own.
    pub column: usize,
}
