//! From the bytes of a file to the trees of its puzzles.

use std::borrow::Cow;

use super::fault::{Faults, Place};
use super::fault_kind::FaultKind;
use super::tree::{Node, Stop, TreeReader, Value};

/// The most bytes of a file: a thousand puzzles of a thousand letters each, which no one writes by
/// hand into one file. A limit keeps a wrong path, such as a picture or a device, from filling the memory.
pub(super) const MAX_BYTES: usize = 1 << 20;

/// Returns the items of the file's list.
pub(super) fn items(bytes: &[u8], faults: &mut Faults<'_>) -> Vec<Node> {
    if bytes.len() > MAX_BYTES {
        faults.report(Place { line: 1, column: 1 }, FaultKind::TooLarge { most: MAX_BYTES });
        return Vec::new();
    }
    let text = printable(decoded(bytes, faults), faults);
    if has_tabs(&text, faults) {
        return Vec::new();
    }
    let mut reader = TreeReader::new(&text, 0, faults);
    match reader.document() {
        Ok(None) | Err(Stop::Reported) => Vec::new(),
        Ok(Some(root)) => list_of(root, faults),
        Err(Stop::Syntax(_)) => items_one_by_one(&text, faults),
    }
}

fn list_of(root: Node, faults: &mut Faults<'_>) -> Vec<Node> {
    match root.value {
        Value::List(items) => items,
        Value::Refused => Vec::new(),
        Value::Text { .. } | Value::Mapping(_) => {
            let found = root.value.what();
            faults.report(root.place, FaultKind::NotAPuzzle { found });
            Vec::new()
        }
    }
}

/// Reads a text with a fault of syntax item by item, so that one does not hide those of the others.
fn items_one_by_one(text: &str, faults: &mut Faults<'_>) -> Vec<Node> {
    let mut items = Vec::new();
    for (lines_before, part) in parts(text) {
        let mut reader = TreeReader::new(part, lines_before, faults);
        match reader.document() {
            Ok(None) | Err(Stop::Reported) => {}
            Ok(Some(root)) => items.extend(list_of(root, faults)),
            Err(Stop::Syntax(error)) => {
                let place = reader.place_of(&error);
                let expected = expected_for(error.info());
                faults
                    .report(place, FaultKind::Syntax { reason: error.info().to_owned(), expected });
            }
        }
    }
    items
}

/// Parts a text before every line that begins an item, with the lines before each part.
fn parts(text: &str) -> Vec<(usize, &str)> {
    let mut parts = Vec::new();
    let (mut start, mut first_line, mut offset) = (0, 0, 0);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        if line.starts_with("- ") && offset > start {
            parts.push((first_line, &text[start..offset]));
            (start, first_line) = (offset, number);
        }
        offset += line.len();
    }
    parts.push((first_line, &text[start..]));
    parts
}

fn expected_for(reason: &str) -> &'static str {
    if reason.contains("mapping values") {
        "quotes round a text that holds `: `"
    } else if reason.contains("quoted") || reason.contains("scalar") {
        "a text to end with the quote it begins with"
    } else if reason.contains("flow") || reason.contains("','") {
        "every [ and { to be closed and its items to be parted by commas"
    } else {
        "`field: value` lines, all of a puzzle's fields indented alike under its `- `"
    }
}

fn decoded<'a>(bytes: &'a [u8], faults: &mut Faults<'_>) -> Cow<'a, str> {
    if let Ok(text) = str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len());
    let mut place = Place { line: 1, column: 1 };
    for chunk in bytes.utf8_chunks() {
        place = moved_on(place, chunk.valid());
        text.push_str(chunk.valid());
        if !chunk.invalid().is_empty() {
            faults.report(place, FaultKind::BadUtf8);
            text.push(char::REPLACEMENT_CHARACTER);
            place.column += 1;
        }
    }
    Cow::Owned(text)
}

fn moved_on(place: Place, text: &str) -> Place {
    match text.rsplit_once('\n') {
        None => Place { column: place.column + text.chars().count(), ..place },
        Some((before, last)) => Place {
            line: place.line + 1 + before.matches('\n').count(),
            column: 1 + last.chars().count(),
        },
    }
}

/// Reports control characters and puts a space in the place of each, so that reading can go on.
fn printable<'a>(text: Cow<'a, str>, faults: &mut Faults<'_>) -> Cow<'a, str> {
    let unwanted = |letter: char| letter.is_control() && !matches!(letter, '\n' | '\r' | '\t');
    let text = match text.strip_prefix('\u{feff}') {
        Some(rest) => Cow::Owned(rest.to_owned()),
        None => text,
    };
    if !text.contains(unwanted) {
        return text;
    }
    for (line, words) in text.split('\n').enumerate() {
        for (column, letter) in words.chars().enumerate().filter(|&(_, letter)| unwanted(letter)) {
            let place = Place { line: line + 1, column: column + 1 };
            faults.report(place, FaultKind::ControlCharacter(letter.into()));
        }
    }
    Cow::Owned(text.replace(unwanted, " "))
}

/// Reports every line that has a tab before its text. Such a file is not read further, since how
/// wide the tabs are meant is anyone's guess.
fn has_tabs(text: &str, faults: &mut Faults<'_>) -> bool {
    let before = faults.found.len();
    for (line, words) in text.split('\n').enumerate() {
        let indent = words.len() - words.trim_start_matches([' ', '\t']).len();
        if let Some(column) = words[..indent].find('\t').filter(|_| !words.trim().is_empty()) {
            faults.report(Place { line: line + 1, column: column + 1 }, FaultKind::Tab);
        }
    }
    faults.found.len() > before
}
