//! The puzzles at hand: the shipped ones and the user's own.

use super::{Puzzle, Theme};

/// A collection of puzzles with ids of their own.
#[derive(Clone, Debug, Default)]
pub struct Library {
    puzzles: Vec<Puzzle>,
}

impl Library {
    /// Returns a library without puzzles.
    pub fn empty() -> Self {
        Self::default()
    }

    /// Returns the puzzle with that id or alias.
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.is_called(id))
    }

    /// Returns every puzzle, set by set in the order of the files.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Puzzle> {
        self.puzzles.iter()
    }

    /// Returns the names of the sets, each once, in the order of the puzzles.
    pub fn sets(&self) -> Vec<&str> {
        let mut sets: Vec<&str> = Vec::new();
        for puzzle in &self.puzzles {
            if !sets.contains(&puzzle.set.as_str()) {
                sets.push(&puzzle.set);
            }
        }
        sets
    }

    /// Returns the puzzles of one set.
    pub fn in_set(&self, set: &str) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.set == set)
    }

    /// Returns the puzzles that show one theme.
    pub fn with_theme(&self, theme: Theme) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.themes.contains(&theme))
    }
}
