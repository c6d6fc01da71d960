//! The results as a person reads them: a table, the faults with their lines, the sum.

use std::collections::BTreeMap;

use comfy_table::Table;
use konmak::audit::{AuditReport, Status};
use konmak::puzzle::{Entry, Fault, Library, Place, Puzzle};

use crate::app::console::Console;
use crate::app::messages::{audit_fault, fault_text, task_word};
use crate::app::terminal::{keep_names_whole, plain_table, style};
use crate::app::words::Words;

use super::excerpt::Excerpt;
use super::fix::Done;

/// Returns the lines of the table and the faults.
pub(super) fn lines(
    library: &Library,
    reports: &[AuditReport],
    faults: &[Fault],
    console: &Console,
) -> Vec<String> {
    let told: Vec<(&Puzzle, &AuditReport)> = library.iter().zip(reports).collect();
    let mut lines = Vec::new();
    let unread = unread(faults);
    if !told.is_empty() || !unread.is_empty() {
        let table = table(&told, &unread, console).to_string();
        lines.extend(table.lines().map(|line| line.trim_end().to_owned()));
        lines.push(String::new());
    }
    lines.extend(faults.iter().map(|fault| file_excerpt(fault, console)));
    for (puzzle, report) in &told {
        lines.extend(report.faults.iter().map(|fault| {
            let message = audit_fault(&fault.kind, puzzle, console);
            let message = format!("{}: {message}", puzzle.id);
            Excerpt { file: &report.file, place: fault.place }.rendered(&message, console)
        }));
    }
    lines
}

/// Returns a line for each proof that the checker could not walk to its end.
pub(super) fn unwalked(reports: &[AuditReport], words: &Words) -> Vec<String> {
    let unwalked = reports.iter().filter(|report| report.is_unwalked);
    let note = |report: &AuditReport| {
        let file = report.file.as_str().into();
        let id = report.id.as_str().into();
        words.tell("verify-unwalked", [("file", file), ("line", report.line.into()), ("id", id)])
    };
    unwalked.map(note).collect()
}

/// Returns the entries that could not be read, each with the number of its faults.
fn unread(faults: &[Fault]) -> Vec<(&Entry, usize)> {
    let mut entries: BTreeMap<(&str, Place), (&Entry, usize)> = BTreeMap::new();
    for (fault, entry) in faults.iter().filter_map(|fault| Some((fault, fault.entry.as_ref()?))) {
        entries.entry((&fault.file, entry.place)).or_insert((entry, 0)).1 += 1;
    }
    entries.into_values().collect()
}

/// Returns a line for each value that was written or left to the author.
pub(super) fn fixed(done: &[Done], words: &Words) -> Vec<String> {
    let line = |one: &Done| {
        let mut values = vec![
            ("id", one.id.as_str().into()),
            ("file", one.file.as_str().into()),
            ("field", one.field.into()),
        ];
        match &one.left {
            None => words.tell("verify-fixed", values),
            Some(why) => {
                values.push(("why", why.as_str().into()));
                words.tell("verify-not-fixed", values)
            }
        }
    };
    if done.is_empty() {
        vec![words.say("verify-nothing-to-fix"), String::new()]
    } else {
        done.iter().map(line).chain([String::new()]).collect()
    }
}

fn file_excerpt(fault: &Fault, console: &Console) -> String {
    let message = fault_text(&fault.kind, &console.words);
    Excerpt { file: &fault.file, place: fault.place }.rendered(&message, console)
}

fn table(told: &[(&Puzzle, &AuditReport)], unread: &[(&Entry, usize)], console: &Console) -> Table {
    let words = &console.words;
    let mut table = plain_table(console.width);
    let head = ["list-id", "list-task", "verify-status", "verify-faults", "verify-keys"];
    table.set_header(head.map(|key| words.say(key)));
    for (puzzle, report) in told {
        let keys = report.keys.iter().map(|mv| console.notation.write(puzzle.position(), *mv));
        table.add_row([
            puzzle.id.to_string(),
            task_word(puzzle.stipulation, words),
            words.say(status_key(report.status)),
            words.tell("list-number", [("n", report.faults.len().into())]),
            keys.collect::<Vec<_>>().join(" "),
        ]);
    }
    for (entry, faults) in unread {
        table.add_row([
            entry.id.as_ref().map_or_else(|| "–".to_owned(), ToString::to_string),
            "–".to_owned(),
            words.say("verify-unread"),
            words.tell("list-number", [("n", (*faults).into())]),
            String::new(),
        ]);
    }
    keep_names_whole(&mut table);
    table
}

const fn status_key(status: Status) -> &'static str {
    match status {
        Status::Proved => "verify-proved",
        Status::Refuted => "verify-refuted",
        Status::Unproved => "verify-unproved",
    }
}

/// Returns the last line: how many puzzles there are, and what they came to.
pub(super) fn sum(
    library: &Library,
    reports: &[AuditReport],
    faults: &[Fault],
    words: &Words,
) -> String {
    let unread = unread(faults).len();
    let with = |status| reports.iter().filter(|report| report.status == status).count();
    let found = faults.len() + reports.iter().map(|report| report.faults.len()).sum::<usize>();
    let values = [
        ("n", (library.iter().len() + unread).into()),
        ("unread", unread.into()),
        ("proved", with(Status::Proved).into()),
        ("refuted", with(Status::Refuted).into()),
        ("unproved", (library.iter().len() - with(Status::Proved) - with(Status::Refuted)).into()),
        ("faults", found.into()),
    ];
    let style = if found == 0 { style::RIGHT } else { style::WRONG };
    style::painted(style, &words.tell("verify-sum", values))
}
