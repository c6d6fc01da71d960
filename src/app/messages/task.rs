//! Puzzles in words.

use konmak::puzzle::{Puzzle, Stipulation, Text};

use super::names::side_name;
use crate::app::words::{Language, Words};

/// Returns the words of the language spoken.
pub(crate) fn text_in<'t>(text: &'t Text, words: &Words) -> &'t str {
    match words.language() {
        Language::Thai => &text.th,
        Language::English => &text.en,
    }
}

/// Returns what a puzzle asks for, in a sentence.
pub(crate) fn task(puzzle: &Puzzle, words: &Words) -> String {
    let chaser = side_name(puzzle.chaser, words).into();
    match puzzle.stipulation {
        Stipulation::MateIn(length) => {
            words.tell("task-mate-in", [("side", chaser), ("n", length.0.into())])
        }
        Stipulation::Win => words.tell("task-win", [("side", chaser)]),
        Stipulation::Hold => {
            words.tell("task-hold", [("side", side_name(!puzzle.chaser, words).into())])
        }
        Stipulation::Open => words.say("task-open"),
    }
}

/// Returns what a puzzle asks for in a word or two, for a column of a table.
pub(crate) fn task_word(stipulation: Stipulation, words: &Words) -> String {
    match stipulation {
        Stipulation::MateIn(length) => words.tell("task-word-mate-in", [("n", length.0.into())]),
        Stipulation::Win => words.say("task-word-win"),
        Stipulation::Hold => words.say("task-word-hold"),
        Stipulation::Open => words.say("task-word-open"),
    }
}
