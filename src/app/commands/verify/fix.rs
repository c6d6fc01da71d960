//! `verify --fix`: proved values written back into the files, each file whole or not at all.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use konmak::audit::AuditReport;
use konmak::puzzle::{Correction, Edit, FaultKind, Library, Puzzle, edited};
use tempfile::NamedTempFile;

use crate::app::console::Console;
use crate::app::messages::fault_text;
use crate::app::words::Words;

/// What was done with one value that was wrong or missing.
pub(super) struct Done {
    pub(super) id: String,
    pub(super) file: String,
    pub(super) field: &'static str,
    /// Why the value was left to the author; none where it was written.
    pub(super) left: Option<String>,
}

/// The changes of one file.
#[derive(Default)]
struct Changes {
    edits: Vec<Edit>,
    done: Vec<Done>,
    /// How each puzzle should read afterwards, as YAML.
    expected: Vec<(String, String)>,
}

/// Writes back what the reports have proved; returns what was done and what was left.
pub(super) fn fix(library: &Library, reports: &[AuditReport], console: &Console) -> Vec<Done> {
    let mut files: BTreeMap<&str, Vec<(&Puzzle, Vec<Correction>)>> = BTreeMap::new();
    for (puzzle, report) in library.iter().zip(reports) {
        let corrections = report.corrections(puzzle);
        if !corrections.is_empty() {
            files.entry(&puzzle.places.file).or_default().push((puzzle, corrections));
        }
    }
    files.iter().flat_map(|(file, puzzles)| fix_file(file, puzzles, console)).collect()
}

fn fix_file(file: &str, puzzles: &[(&Puzzle, Vec<Correction>)], console: &Console) -> Vec<Done> {
    let words = &console.words;
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return left_all(file, puzzles, &error.to_string()),
    };
    // Columns of the first line are told without the mark that some editors put before a text.
    let (mark, text) = match text.strip_prefix('\u{feff}') {
        Some(rest) => ("\u{feff}", rest),
        None => ("", text.as_str()),
    };
    let before = faults_of(file, text);
    let mut whole = Changes::default();
    for (puzzle, corrections) in puzzles {
        let mut changes = Changes::default();
        changes.add(puzzle, corrections, (text, &words.say("verify-fix-unusual")));
        match reads_right(file, (text, &before), &changes, words) {
            Ok(()) => whole.merge(changes),
            Err(why) => {
                whole.done.extend(left_all(file, &[(puzzle, corrections.clone())], &why));
            }
        }
    }
    if whole.edits.is_empty() {
        return whole.done;
    }
    if let Err(why) = reads_right(file, (text, &before), &whole, words) {
        return left_all(file, puzzles, &why);
    }
    let new = edited(text, whole.edits);
    match write_whole(Path::new(file), format!("{mark}{new}").as_bytes()) {
        Ok(()) => whole.done,
        Err(error) => left_all(file, puzzles, &error.to_string()),
    }
}

impl Changes {
    fn add(&mut self, puzzle: &Puzzle, corrections: &[Correction], (text, unusual): (&str, &str)) {
        let mut wanted = puzzle.clone();
        for correction in corrections {
            let edits = correction.edits(puzzle, text);
            let left = edits.is_err().then(|| unusual.to_owned());
            if let Ok(edits) = edits {
                self.edits.extend(edits);
                correction.apply(&mut wanted);
            }
            self.done.push(done(puzzle, correction, left));
        }
        self.expected.push((puzzle.id.to_string(), wanted.to_yaml()));
    }

    fn merge(&mut self, other: Self) {
        self.edits.extend(other.edits);
        self.done.extend(other.done);
        self.expected.extend(other.expected);
    }
}

fn done(puzzle: &Puzzle, correction: &Correction, left: Option<String>) -> Done {
    let (id, file) = (puzzle.id.to_string(), puzzle.places.file.clone());
    Done { id, file, field: correction.field(), left }
}

fn left_all(file: &str, puzzles: &[(&Puzzle, Vec<Correction>)], why: &str) -> Vec<Done> {
    let each = puzzles.iter().flat_map(|(puzzle, all)| all.iter().map(move |one| (puzzle, one)));
    let left = |(puzzle, one): (&&Puzzle, &Correction)| Done {
        file: file.to_owned(),
        ..done(puzzle, one, Some(why.to_owned()))
    };
    each.map(left).collect()
}

/// Returns the kinds of fault that a text has when it is read as a file.
fn faults_of(file: &str, text: &str) -> Vec<FaultKind> {
    let faults = Library::empty().add_text(file, text.as_bytes());
    faults.into_iter().map(|fault| fault.kind).collect()
}

/// Sees to it that a text with the changes has the puzzles as they should be then.
///
/// # Errors
/// Why it has not, in words.
fn reads_right(
    file: &str,
    (text, before): (&str, &[FaultKind]),
    changes: &Changes,
    words: &Words,
) -> Result<(), String> {
    let mut library = Library::empty();
    let new = edited(text, changes.edits.clone());
    let faults = library.add_text(file, new.as_bytes());
    let is_so = |(id, yaml): &(String, String)| {
        library.get(id).is_some_and(|puzzle| puzzle.to_yaml() == *yaml)
    };
    if changes.expected.iter().all(is_so) {
        return Ok(());
    }
    let new_fault = faults.into_iter().find(|fault| !before.contains(&fault.kind));
    Err(new_fault.map_or_else(
        || words.say("verify-fix-reads-otherwise"),
        |fault| {
            let told = fault_text(&fault.kind, words).into();
            let values = [("line", fault.place.line.into()), ("fault", told)];
            words.tell("verify-fix-makes-fault", values)
        },
    ))
}

/// Replaces a file in one step: written beside it, synced, renamed over it with its permissions.
fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = path.canonicalize()?;
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut beside = NamedTempFile::new_in(folder)?;
    beside.write_all(bytes)?;
    beside.as_file().set_permissions(fs::metadata(&path)?.permissions())?;
    beside.as_file().sync_all()?;
    beside.persist(&path)?;
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
