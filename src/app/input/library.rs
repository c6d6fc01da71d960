//! The puzzles at hand, and finding one by its id.

use konmak::puzzle::{FaultKind, Library, Puzzle, PuzzleId};

use crate::app::args::Common;
use crate::app::console::Console;
use crate::app::failure::Failure;
use crate::app::messages::file_fault;

/// How alike a name must be to be meant (Jaro–Winkler, 0 to 1).
const ALIKE: f64 = 0.84;
/// The most names that are suggested.
const SUGGESTED: usize = 3;

/// Returns the shipped library and the user's own folders. Faulty entries of these are warned of and
/// left out.
///
/// # Errors
/// If a folder cannot be read.
pub(crate) fn library(common: &Common, console: &Console) -> Result<Library, Failure> {
    let mut library = Library::embedded();
    let mut refused = Vec::new();
    for folder in &common.library {
        for fault in library.add_folder(folder) {
            let text = file_fault(&fault, &console.words);
            if matches!(fault.kind, FaultKind::Unreadable(_) | FaultKind::NoFiles) {
                refused.push(text);
            } else {
                console.warn(&text);
            }
        }
    }
    if refused.is_empty() { Ok(library) } else { Err(Failure::Refused(refused)) }
}

/// Returns the puzzle with an id.
///
/// # Errors
/// A text that says there is none, with the ids most like it.
pub(crate) fn puzzle_called<'l>(
    id: &str,
    library: &'l Library,
    console: &Console,
) -> Result<&'l Puzzle, String> {
    library.get(id).ok_or_else(|| no_puzzle_called(id, library, console))
}

/// Returns the text that says there is no such puzzle, with the ids most like it.
pub(crate) fn no_puzzle_called(id: &str, library: &Library, console: &Console) -> String {
    let ids = library.iter().flat_map(|puzzle| {
        std::iter::once(&puzzle.id).chain(&puzzle.aliases).map(PuzzleId::as_str)
    });
    let text = console.words.tell("library-no-puzzle", [("id", id.into())]);
    with_suggestion(text, id, ids, console)
}

/// Returns the text that says there is no such set or theme, with those there are.
pub(crate) fn unknown(key: &str, name: &str, known: &[&str], console: &Console) -> String {
    let values = [("name", name.into()), ("known", known.join(", ").into())];
    with_suggestion(console.words.tell(key, values), name, known.iter().copied(), console)
}

/// Returns a text with the names behind it that someone may have meant.
fn with_suggestion<'n>(
    text: String,
    given: &str,
    names: impl IntoIterator<Item = &'n str>,
    console: &Console,
) -> String {
    let mut alike: Vec<(f64, &str)> = names
        .into_iter()
        .map(|name| (strsim::jaro_winkler(given, name), name))
        .filter(|&(likeness, _)| likeness >= ALIKE)
        .collect();
    alike.sort_by(|one, other| other.0.total_cmp(&one.0));
    let names: Vec<&str> = alike.into_iter().take(SUGGESTED).map(|(_, name)| name).collect();
    if names.is_empty() {
        return text;
    }
    let hint = console.words.tell("usage-did-you-mean", [("names", names.join(", ").into())]);
    format!("{text}\n{hint}")
}
