//! The puzzles at hand: the shipped ones and the user's own.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::counting::Preset;
use crate::rules::{Board, Color, CountFields, Fen, Moves};

use super::document::{MAX_BYTES, items};
use super::fault::{Entry, Fault, Faults, Place};
use super::fault_kind::FaultKind;
use super::read::{Draft, read};
use super::{Puzzle, PuzzleId, Theme};

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// A collection of puzzles, each with ids and a position of its own.
#[derive(Clone, Debug, Default)]
pub struct Library {
    puzzles: Vec<Puzzle>,
    /// Where each id stands, those of faulty entries too.
    ids: HashMap<PuzzleId, String>,
    /// The id and place of each set-up, those of faulty entries too.
    setups: HashMap<SetupKey, (String, String)>,
}

/// What makes two set-ups the same: like men (a bia ngai is a met), the side to move, the count.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct SetupKey {
    board: Board,
    turn: Color,
    count: Option<CountFields>,
    preset: Preset,
}

impl SetupKey {
    fn of(fen: &Fen, preset: Preset) -> Self {
        let board = fen.position.board().without_marks();
        Self { board, turn: fen.position.turn(), count: fen.count, preset }
    }

    fn mirrored(&self) -> Self {
        Self { board: self.board.mirrored(), ..self.clone() }
    }
}

impl Library {
    /// Returns a library without puzzles.
    pub fn empty() -> Self {
        Self::default()
    }

    /// Returns the shipped library.
    ///
    /// # Panics
    /// If a shipped file has a fault, which the tests rule out.
    pub fn embedded() -> Self {
        let mut library = Self::empty();
        for (file, text) in SHIPPED {
            let faults = library.add_text(&format!("puzzles/{file}"), text.as_bytes());
            assert!(faults.is_empty(), "a fault in the shipped library: {}", faults[0]);
        }
        library
    }

    /// Adds the puzzles of every file `*.yaml` in a folder, by the order of their names.
    ///
    /// Returns every fault, of all files. An entry with a fault is left out, the others are added.
    #[must_use = "the faults are to be shown"]
    pub fn add_folder(&mut self, folder: &Path) -> Vec<Fault> {
        match files_in(folder) {
            Err(error) => vec![whole_file_fault(folder, FaultKind::Unreadable(error.to_string()))],
            Ok(files) if files.is_empty() => vec![whole_file_fault(folder, FaultKind::NoFiles)],
            Ok(files) => files.iter().flat_map(|file| self.add_file(file)).collect(),
        }
    }

    /// Adds the puzzles of one file; as [`Library::add_folder`] otherwise.
    #[must_use = "the faults are to be shown"]
    pub fn add_file(&mut self, file: &Path) -> Vec<Fault> {
        let mut bytes = Vec::new();
        let most = MAX_BYTES as u64 + 1;
        match File::open(file).and_then(|opened| opened.take(most).read_to_end(&mut bytes)) {
            Ok(_) => self.add_text(&file.to_string_lossy(), &bytes),
            Err(error) => vec![whole_file_fault(file, FaultKind::Unreadable(error.to_string()))],
        }
    }

    /// Adds the puzzles of a file's contents under the file's name; as [`Library::add_folder`]
    /// otherwise. The name without folder and ending is that of the set.
    #[must_use = "the faults are to be shown"]
    pub fn add_text(&mut self, file: &str, bytes: &[u8]) -> Vec<Fault> {
        let set = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        let mut faults = Faults::new(file);
        for item in items(bytes, &mut faults) {
            let (before, place) = (faults.found.len(), item.place);
            let draft = read(&item, &set, &mut faults);
            let id = draft.as_ref().and_then(|draft| Some(draft.names.first()?.0.clone()));
            if let Some(draft) = draft {
                self.add_draft(draft, &mut faults);
            }
            faults.belong_to(&Entry { place, id }, before);
        }
        faults.found.sort_by_key(|fault| fault.place);
        faults.found
    }

    fn add_draft(&mut self, draft: Draft, faults: &mut Faults<'_>) {
        let before = faults.found.len();
        let name = draft.names.first().map_or_else(String::new, |(id, _)| id.to_string());
        for (id, place) in draft.names {
            let here = format!("{}:{place}", faults.file);
            if let Some(first) = self.ids.get(&id).cloned() {
                faults.report(place, FaultKind::DuplicateId { id, first });
            } else {
                self.ids.insert(id, here);
            }
        }
        if let Some((setup, preset)) = draft.setup {
            self.note_setup(&SetupKey::of(&setup.fen, preset), (name, setup.place), faults);
        }
        self.puzzles.extend(draft.puzzle.filter(|_| faults.found.len() == before));
    }

    fn note_setup(&mut self, key: &SetupKey, found: (String, Place), faults: &mut Faults<'_>) {
        let (name, place) = found;
        for (key, mirrored) in [(key.clone(), false), (key.mirrored(), true)] {
            if let Some((of, first)) = self.setups.get(&key).cloned() {
                faults.report(place, FaultKind::DuplicatePosition { of, first, mirrored });
                return;
            }
        }
        self.setups.insert(key.clone(), (name, format!("{}:{place}", faults.file)));
    }

    /// Returns the puzzle with that id or alias.
    pub fn get(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.is_called(id))
    }

    /// Returns the puzzle with the same set-up, rules and count as another, and whether it is seen in
    /// a mirror (left for right).
    pub fn twin_of(&self, other: &Puzzle) -> Option<(&Puzzle, bool)> {
        let key = SetupKey::of(&other.fen, other.preset);
        [(key.mirrored(), true), (key, false)].into_iter().rev().find_map(|(key, mirrored)| {
            let is_it = |puzzle: &&Puzzle| SetupKey::of(&puzzle.fen, puzzle.preset) == key;
            Some((self.puzzles.iter().find(is_it)?, mirrored))
        })
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

    /// Returns the puzzles with so many men on the board.
    pub fn with_men(&self, men: usize) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.men() == men)
    }

    /// Returns the puzzles that ask for mate in so many moves.
    pub fn of_length(&self, length: Moves) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.stipulation.length() == Some(length))
    }
}

fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "yaml" || ending == "yml") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn whole_file_fault(path: &Path, kind: FaultKind) -> Fault {
    let place = Place { line: 1, column: 1 };
    Fault { file: path.to_string_lossy().into_owned(), place, entry: None, kind }
}
