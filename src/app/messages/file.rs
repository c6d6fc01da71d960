//! Faults of a puzzle's file. The text of a kind has the key `fault-` with the kind's own name.

use konmak::game::End;
use konmak::puzzle::{Fault, FaultKind};

use super::count::count_fault;
use super::fen::{fen_problem, field_key};
use super::moves::move_fault;
use super::names::{end_key, side_name};
use super::phrase::phrase;
use super::yaml;
use crate::app::words::{Value, Words};

/// The values that a text puts in, by name.
type Values = Vec<(&'static str, Value<'static>)>;

/// Returns a fault with its file, line and column.
pub(crate) fn file_fault(fault: &Fault, words: &Words) -> String {
    format!("{}:{}: {}", fault.file, fault.place, fault_text(&fault.kind, words))
}

/// Returns what is wrong and what would be right.
pub(crate) fn fault_text(kind: &FaultKind, words: &Words) -> String {
    words.tell(&format!("fault-{}", kind.name()), values(kind, words))
}

fn values(kind: &FaultKind, words: &Words) -> Values {
    let said = |english: &str| Value::from(phrase(english, words));
    match kind {
        FaultKind::NoFiles
        | FaultKind::BadUtf8
        | FaultKind::Tab
        | FaultKind::TooDeep
        | FaultKind::Anchor
        | FaultKind::Alias
        | FaultKind::MergeKey
        | FaultKind::Tag
        | FaultKind::SeveralDocuments
        | FaultKind::NoStipulation
        | FaultKind::KeysWithoutTask => Vec::new(),
        FaultKind::Unreadable(reason) => vec![("reason", text(reason))],
        FaultKind::TooLarge { most } => vec![("n", (*most as u64 / 1024).into())],
        FaultKind::ControlCharacter(code) => vec![("code", format!("{code:04X}").into())],
        FaultKind::Syntax { reason, expected } => {
            vec![("reason", yaml::reason(reason, words).into()), ("expected", said(expected))]
        }
        FaultKind::NotAPuzzle { found } => vec![("found", said(found))],
        FaultKind::WrongType { field, found, expected } => {
            vec![("field", text(field)), ("found", said(found)), ("expected", said(expected))]
        }
        FaultKind::DuplicateField { field, first } => {
            vec![("field", text(field)), ("first", (*first).into())]
        }
        FaultKind::UnknownField { field, nearest, known } => {
            let known = known.join(", ").into();
            vec![
                ("field", text(field)),
                ("nearest", text(nearest.unwrap_or("none"))),
                ("known", known),
            ]
        }
        FaultKind::MissingField { field, expected } | FaultKind::Empty { field, expected } => {
            vec![("field", text(field)), ("expected", said(expected))]
        }
        FaultKind::Repeated { field, item } => vec![("field", text(field)), ("item", text(item))],
        FaultKind::BadNumber { field, found, expected } => {
            vec![("field", text(field)), ("found", text(found)), ("expected", said(expected))]
        }
        FaultKind::BadFlag { field, found } => vec![("field", text(field)), ("found", text(found))],
        FaultKind::BadSide(found)
        | FaultKind::BadUrl(found)
        | FaultKind::BadDuals(found)
        | FaultKind::TryIsKey(found)
        | FaultKind::LineWithoutKey(found) => {
            vec![("found", text(found))]
        }
        FaultKind::BadId(error) => vec![("found", quoted(error))],
        FaultKind::UnknownPreset(error) => vec![("found", quoted(error))],
        FaultKind::BadCertainty(error) => vec![("found", quoted(error))],
        FaultKind::UnknownTheme { theme, nearest } => {
            vec![("found", text(theme)), ("nearest", text(nearest.unwrap_or("none")))]
        }
        FaultKind::SeveralStipulations { first, second } => {
            vec![("first", text(first)), ("second", text(second))]
        }
        FaultKind::DuplicateId { .. }
        | FaultKind::DuplicatePosition { .. }
        | FaultKind::Fen { .. }
        | FaultKind::ImpossibleMen { .. }
        | FaultKind::Count(_)
        | FaultKind::AlreadyOver(_)
        | FaultKind::BadKey { .. }
        | FaultKind::BadTry { .. }
        | FaultKind::BadLineMove { .. }
        | FaultKind::LineGoesOn(_) => puzzle_values(kind, words),
    }
}

/// The values of faults that are about what the fields mean together.
fn puzzle_values(kind: &FaultKind, words: &Words) -> Values {
    if let FaultKind::DuplicateId { id, first } = kind {
        vec![("id", id.to_string().into()), ("first", text(first))]
    } else if let FaultKind::DuplicatePosition { of, first, mirrored } = kind {
        let how = if *mirrored { "mirrored" } else { "same" };
        vec![("id", text(of)), ("first", text(first)), ("how", how.into())]
    } else if let FaultKind::Fen { field, problem } = kind {
        let problem = fen_problem(*field, problem, words);
        vec![("field", words.say(field_key(*field)).into()), ("message", problem.into())]
    } else if let FaultKind::ImpossibleMen { color, found, what, most } = kind {
        let (side, what) = (side_name(*color, words).into(), phrase(what, words).into());
        vec![("side", side), ("n", (*found).into()), ("what", what), ("most", (*most).into())]
    } else if let FaultKind::Count(fault) = kind {
        vec![("message", count_fault(*fault, words).into())]
    } else if let FaultKind::AlreadyOver(end) | FaultKind::LineGoesOn(end) = kind {
        vec![("end", end_text(*end, words))]
    } else if let FaultKind::BadKey { text: key, fault } | FaultKind::BadTry { text: key, fault } =
        kind
    {
        vec![("text", text(key)), ("message", move_fault(fault, words).into())]
    } else if let FaultKind::BadLineMove { number, text: mv, fault } = kind {
        let message = move_fault(fault, words).into();
        vec![("n", (*number).into()), ("text", text(mv)), ("message", message)]
    } else {
        Vec::new()
    }
}

fn text(text: &str) -> Value<'static> {
    text.to_owned().into()
}

fn end_text(end: End, words: &Words) -> Value<'static> {
    words.say(end_key(end)).into()
}

/// Returns what stands between the first backticks of an error: the text that was given.
fn quoted(error: &impl ToString) -> Value<'static> {
    error.to_string().split('`').nth(1).unwrap_or_default().to_owned().into()
}
