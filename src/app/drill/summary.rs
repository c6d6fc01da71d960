//! How the tasks of a session went.

use konmak::drill::{Outcome, Record, Task};

use super::reply::outcome_key;
use crate::app::console::Console;
use crate::app::terminal::style;
use crate::app::words::Words;

/// Returns the lines of the summary: the sums, then task by task.
pub(super) fn lines(records: &[Record], tasks: &[Task], console: &Console) -> Vec<String> {
    let words = &console.words;
    if records.is_empty() {
        return vec![words.say("drill-summary-none")];
    }
    let sum = |outcome| records.iter().filter(|record| record.outcome == outcome).count().into();
    let values = [
        ("solved", sum(Outcome::Solved)),
        ("helped", sum(Outcome::SolvedWithHelp)),
        ("missed", sum(Outcome::Missed)),
        ("skipped", sum(Outcome::Skipped)),
        ("left", sum(Outcome::Left)),
    ];
    let heading = style::painted(style::HEADING, &words.tell("drill-summary", values));
    let names: Vec<String> = records.iter().map(|record| name(record, tasks, words)).collect();
    let width = names.iter().map(String::len).max().unwrap_or(0);
    let rows = records
        .iter()
        .zip(&names)
        .map(|(record, name)| format!("  {name:width$}  {}", went(record, words)));
    std::iter::once(heading).chain(rows).collect()
}

fn name(record: &Record, tasks: &[Task], words: &Words) -> String {
    let puzzle = tasks.get(record.task).and_then(|task| task.puzzle.as_ref());
    puzzle.map_or_else(|| words.say("drill-task-fen"), |puzzle| puzzle.id.to_string())
}

fn went(record: &Record, words: &Words) -> String {
    let outcome = words.say(outcome_key(record.outcome));
    let wrong = (record.wrong > 0).then(|| words.tell("drill-wrong", [("n", record.wrong.into())]));
    let hints = (record.hints > 0).then(|| words.tell("drill-hints", [("n", record.hints.into())]));
    let details: Vec<String> = wrong.into_iter().chain(hints).collect();
    if details.is_empty() { outcome } else { format!("{outcome} ({})", details.join(", ")) }
}
