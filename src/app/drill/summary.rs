//! How the tasks of a session went.

use konmak::drill::{Exercise, Outcome, Record, Task};

use textwrap::core::display_width;

use super::reply::outcome_key;
use super::tempo;
use crate::app::console::Console;
use crate::app::terminal::{style, wrapped};
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
    let width = names.iter().map(|name| display_width(name)).max().unwrap_or(0);
    let rows = records.iter().zip(&names).map(|(record, name)| {
        let space = " ".repeat(width - display_width(name));
        format!("  {name}{space}  {}", went(record, tasks, words))
    });
    wrapped(&heading, console.width).into_iter().chain(rows).collect()
}

fn name(record: &Record, tasks: &[Task], words: &Words) -> String {
    let task = tasks.get(record.task);
    task.map_or_else(String::new, |task| tempo::name(task, record.task, words))
}

fn went(record: &Record, tasks: &[Task], words: &Words) -> String {
    let outcome = words.say(outcome_key(record.outcome));
    let lesson = tasks.get(record.task).and_then(|task| task.lesson.as_ref());
    let answers = lesson.is_some_and(|lesson| lesson.exercise == Exercise::Judge);
    let key = if answers { "drill-wrong-answers" } else { "drill-wrong" };
    let wrong = (record.wrong > 0).then(|| words.tell(key, [("n", record.wrong.into())]));
    let hints = (record.hints > 0).then(|| words.tell("drill-hints", [("n", record.hints.into())]));
    let details: Vec<String> = wrong.into_iter().chain(hints).collect();
    if details.is_empty() { outcome } else { format!("{outcome} ({})", details.join(", ")) }
}
