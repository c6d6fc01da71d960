//! Proved values written back into a file's text, with everything else left as it stands.

use std::ops::Range;

use thiserror::Error;

use crate::rules::{Move, Moves, Notation, Position};

use super::{Duals, Place, Puzzle, Stipulation, TempoValue};

/// A value that a puzzle's file is to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Correction {
    /// The length of the mate.
    MateIn(Moves),
    /// Every right first move.
    Keys(Vec<Move>),
    /// Whether there are duals.
    Duals(Duals),
    /// A value of the claim about the tempo.
    Tempo(TempoValue),
}

/// A part of a text and what is to stand in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    at: Range<usize>,
    with: String,
}

/// Why a value cannot be written into a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotEditable {
    /// The field is not written as puzzle files usually are.
    #[error("the field is written in a way that is not changed by a program")]
    Unusual,
    /// The list of keys has a comment within its brackets.
    #[error("a comment stands within the list of keys")]
    CommentInList,
}

impl Correction {
    /// Returns the name of the field.
    pub const fn field(&self) -> &'static str {
        match self {
            Self::MateIn(_) => "mate-in",
            Self::Keys(_) => "keys",
            Self::Duals(_) => "duals",
            Self::Tempo(value) => value.field(),
        }
    }

    /// Gives a puzzle the value.
    pub fn apply(&self, puzzle: &mut Puzzle) {
        match self {
            Self::MateIn(length) => puzzle.stipulation = Stipulation::MateIn(*length),
            Self::Duals(duals) => puzzle.duals = Some(*duals),
            Self::Keys(keys) => {
                puzzle.keys.retain(|key| keys.contains(key));
                let missing = keys.iter().filter(|key| !puzzle.keys.contains(key));
                let missing: Vec<Move> = missing.copied().collect();
                puzzle.keys.extend(missing);
            }
            Self::Tempo(value) => {
                if let Some(claim) = &mut puzzle.tempo {
                    value.apply(claim);
                }
            }
        }
    }

    /// Returns the edits that write the value into the text of the puzzle's file.
    ///
    /// # Errors
    /// Why it is better done by hand.
    pub fn edits(&self, puzzle: &Puzzle, text: &str) -> Result<Vec<Edit>, NotEditable> {
        let places = &puzzle.places;
        match self {
            Self::MateIn(length) => {
                let at = word_at(text, places.stipulation).ok_or(NotEditable::Unusual)?;
                Ok(vec![Edit { at, with: length.to_string() }])
            }
            Self::Duals(duals) => {
                let at = word_at(text, places.duals).ok_or(NotEditable::Unusual)?;
                Ok(vec![Edit { at, with: duals.name().to_owned() }])
            }
            Self::Tempo(value) => {
                let places = puzzle.tempo.as_ref().map(|claim| &claim.places);
                let at = places.and_then(|places| word_at(text, value.place(places)));
                Ok(vec![Edit { at: at.ok_or(NotEditable::Unusual)?, with: value.to_string() }])
            }
            Self::Keys(keys) => KeyList { puzzle, text, keys }.edits(),
        }
    }
}

/// Returns a text with edits made, none of which overlap.
pub fn edited(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|edit| std::cmp::Reverse(edit.at.start));
    let mut text = text.to_owned();
    for edit in edits {
        text.replace_range(edit.at, &edit.with);
    }
    text
}

/// The list of keys of one puzzle, to be brought to others.
struct KeyList<'a> {
    puzzle: &'a Puzzle,
    text: &'a str,
    keys: &'a [Move],
}

impl KeyList<'_> {
    fn edits(&self) -> Result<Vec<Edit>, NotEditable> {
        let places = &self.puzzle.places;
        if places.keys.is_empty() {
            return self.inserted();
        }
        let open = offset(self.text, places.key_list).ok_or(NotEditable::Unusual)?;
        if self.text[open..].starts_with('[') {
            self.within_brackets(open)
        } else {
            self.by_lines()
        }
    }

    /// Returns the moves that the list lacks, as they are to be written.
    fn missing(&self) -> Vec<String> {
        let notation = self.notation();
        let missing = self.keys.iter().filter(|key| !self.puzzle.keys.contains(key));
        missing.map(|&key| scalar(&notation.write(self.puzzle.position(), key))).collect()
    }

    /// Returns the source text of each key that stays.
    fn kept(&self) -> Option<Vec<String>> {
        let places = self.puzzle.keys.iter().zip(&self.puzzle.places.keys);
        let kept = places.filter(|(key, _)| self.keys.contains(key));
        kept.map(|(_, place)| Some(self.text[word_at(self.text, *place)?].to_owned())).collect()
    }

    fn within_brackets(&self, open: usize) -> Result<Vec<Edit>, NotEditable> {
        let close = open + closing(&self.text[open..]).ok_or(NotEditable::Unusual)?;
        let inner = &self.text[open + 1..close];
        if inner.contains('\n') && inner.contains('#') {
            return Err(NotEditable::CommentInList);
        }
        let mut items = self.kept().ok_or(NotEditable::Unusual)?;
        items.extend(self.missing());
        Ok(vec![Edit { at: open + 1..close, with: items.join(", ") }])
    }

    /// One key a line: the lines of wrong keys go, the missing ones come after the last.
    fn by_lines(&self) -> Result<Vec<Edit>, NotEditable> {
        let mut edits = Vec::new();
        let mut last = None;
        for (key, place) in self.puzzle.keys.iter().zip(&self.puzzle.places.keys) {
            let line = line_range(self.text, place.line).ok_or(NotEditable::Unusual)?;
            let is_item = self.text[line.clone()].trim_start().starts_with("- ");
            if !is_item || last.as_ref() == Some(&line) {
                return Err(NotEditable::Unusual);
            }
            if !self.keys.contains(key) {
                edits.push(Edit { at: line.clone(), with: String::new() });
            }
            last = Some(line);
        }
        let last = last.ok_or(NotEditable::Unusual)?;
        let line = &self.text[last.clone()];
        let (indent, end) = (indent(line), ending(line));
        let added: Vec<String> =
            self.missing().iter().map(|key| format!("{indent}- {key}{end}")).collect();
        match edits.iter_mut().find(|edit| edit.at == last) {
            Some(edit) => edit.with = added.concat(),
            None => edits.push(Edit { at: last.end..last.end, with: added.concat() }),
        }
        Ok(edits)
    }

    /// No list yet: it comes below the task.
    fn inserted(&self) -> Result<Vec<Edit>, NotEditable> {
        let place = self.puzzle.places.stipulation;
        let line = line_range(self.text, place.line).ok_or(NotEditable::Unusual)?;
        let words = &self.text[line.clone()];
        let field = words.trim_start_matches(['-', ' ']);
        let is_task = ["mate-in:", "win:", "hold:"].iter().any(|name| field.starts_with(name));
        if !is_task {
            return Err(NotEditable::Unusual);
        }
        let indent = " ".repeat(words.len() - field.len());
        let list = format!("{indent}keys: [{}]", self.missing().join(", "));
        let is_last = !words.ends_with('\n');
        let with = if is_last { format!("\n{list}") } else { format!("{list}{}", ending(words)) };
        Ok(vec![Edit { at: line.end..line.end, with }])
    }

    /// Returns the notation that the file uses for its keys.
    fn notation(&self) -> Notation {
        let first = self.puzzle.places.keys.first().and_then(|&place| word_at(self.text, place));
        let Some(word) = first.map(|at| self.text[at].trim_matches(['"', '\''])) else {
            return Notation::Latin;
        };
        let position: &Position = self.puzzle.position();
        let uses = |notation: &Notation| {
            self.puzzle.keys.first().is_some_and(|&key| notation.write(position, key) == word)
        };
        let thai = !word.is_ascii();
        let usual = if thai { Notation::Thai } else { Notation::Latin };
        Notation::ALL.into_iter().find(uses).unwrap_or(usual)
    }
}

/// Returns a text as a YAML scalar within a list, in quotes where it needs them.
fn scalar(text: &str) -> String {
    let is_plain = |letter: char| letter.is_alphanumeric() || "+=-xๆ็่้๊๋์ิีึืุู".contains(letter);
    if text.chars().all(is_plain) { text.to_owned() } else { format!("\"{text}\"") }
}

/// Returns the bytes of the value that begins at a place: to its closing quote, or to what ends a
/// plain one.
fn word_at(text: &str, place: Place) -> Option<Range<usize>> {
    let start = offset(text, place)?;
    let line = text[start..].lines().next()?;
    let length = match line.chars().next()? {
        quote @ ('"' | '\'') => 2 + line[1..].find(quote)?,
        '[' | '{' | '|' | '>' | '&' | '*' => return None,
        _ => {
            let end = line.find([',', ']', '}']).unwrap_or(line.len());
            let end = line[..end].find(" #").unwrap_or(end);
            line[..end].trim_end().len()
        }
    };
    Some(start..start + length)
}

/// Returns the offset of the bracket that closes the one that a text begins with.
fn closing(text: &str) -> Option<usize> {
    let mut quote = None;
    text.char_indices().find_map(|(at, letter)| match (quote, letter) {
        (None, '"' | '\'') => {
            quote = Some(letter);
            None
        }
        (Some(open), _) if open == letter => {
            quote = None;
            None
        }
        (None, ']') => Some(at),
        (None | Some(_), _) => None,
    })
}

fn offset(text: &str, place: Place) -> Option<usize> {
    let line = line_range(text, place.line)?;
    let words = &text[line.clone()];
    let (column, _) = words.char_indices().nth(place.column.checked_sub(1)?)?;
    Some(line.start + column)
}

/// Returns the bytes of a line with its ending; lines count from 1.
fn line_range(text: &str, line: usize) -> Option<Range<usize>> {
    let mut start = 0;
    for (number, words) in text.split_inclusive('\n').enumerate() {
        if number + 1 == line {
            return Some(start..start + words.len());
        }
        start += words.len();
    }
    None
}

fn indent(line: &str) -> &str {
    &line[..line.len() - line.trim_start().len()]
}

fn ending(line: &str) -> &'static str {
    if line.ends_with("\r\n") { "\r\n" } else { "\n" }
}
