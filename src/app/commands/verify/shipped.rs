//! What a file's puzzles have in common with the shipped ones, beside which they will be used.

use konmak::puzzle::{Library, Puzzle};

use crate::app::words::Words;

/// The shipped library, seen from files that are not part of it.
pub(super) struct Shipped(Option<Library>);

impl Shipped {
    /// Returns the shipped library, or nothing to look at where it is verified itself.
    pub(super) fn beside(files_are_named: bool) -> Self {
        Self(files_are_named.then(Library::embedded))
    }

    /// Returns the shipped puzzle with the same position or its mirror image.
    pub(super) fn twin_of(&self, puzzle: &Puzzle) -> Option<(&Puzzle, bool)> {
        self.others(puzzle)?.twin_of(puzzle)
    }

    /// Returns a line for each puzzle that is a double of a shipped one, in position or in name.
    pub(super) fn notes(&self, library: &Library, words: &Words) -> Vec<String> {
        library.iter().flat_map(|puzzle| self.notes_of(puzzle, words)).collect()
    }

    fn notes_of(&self, puzzle: &Puzzle, words: &Words) -> Vec<String> {
        let place = || {
            [
                ("file", puzzle.places.file.as_str().into()),
                ("line", puzzle.places.id.line.into()),
                ("id", puzzle.id.to_string().into()),
            ]
        };
        let twin = self.twin_of(puzzle).map(|(twin, mirrored)| {
            let mirrored = if mirrored { "yes" } else { "no" };
            let of = [("of", twin.id.to_string().into()), ("mirrored", mirrored.into())];
            words.tell("verify-twin", place().into_iter().chain(of))
        });
        let is_taken = self.others(puzzle).is_some_and(|all| all.get(puzzle.id.as_str()).is_some());
        let taken = is_taken.then(|| words.tell("verify-taken", place()));
        twin.into_iter().chain(taken).collect()
    }

    /// Returns the shipped puzzles, unless the puzzle is one of them itself.
    fn others(&self, puzzle: &Puzzle) -> Option<&Library> {
        let shipped = self.0.as_ref()?;
        let namesake = shipped.get(puzzle.id.as_str());
        let is_itself = namesake.is_some_and(|namesake| namesake.set == puzzle.set);
        (!is_itself).then_some(shipped)
    }
}
