//! A file's YAML as a small tree in which every node knows its place.
//!
//! Only what puzzles need is taken: texts, lists and mappings. Anchors, aliases, tags and further
//! documents are refused.

use std::iter::Peekable;

use saphyr_parser::{Event, Parser, ScalarStyle, ScanError, Span, StrInput};

use super::fault::{Faults, Place};
use super::fault_kind::FaultKind;

/// How deep lists and mappings may stand within each other: a comment of a line is the deepest that
/// a puzzle has, at four.
const MAX_DEPTH: usize = 8;

/// A value with its place.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) place: Place,
    pub(super) value: Value,
}

#[derive(Debug)]
pub(super) enum Value {
    /// A text, however it is quoted.
    Text {
        words: String,
        /// The place of each letter is that of the first, and so many to the right; unknown where
        /// the file writes the text otherwise than it reads.
        first_letter: Option<Place>,
    },
    List(Vec<Node>),
    Mapping(Vec<(Node, Node)>),
    /// Something that was reported already.
    Refused,
}

impl Value {
    pub(super) fn what(&self) -> &'static str {
        match self {
            Self::Text { .. } => "a single value",
            Self::List(_) => "a list",
            Self::Mapping(_) => "a group of fields",
            Self::Refused => "something else",
        }
    }
}

/// The reader of one text.
pub(super) struct TreeReader<'a, 'f> {
    events: Peekable<Parser<'a, StrInput<'a>>>,
    /// How many lines of the file stand before the text.
    lines_before: usize,
    faults: &'a mut Faults<'f>,
}

/// Why a tree could not be read to its end.
pub(super) enum Stop {
    /// The text is not YAML.
    Syntax(ScanError),
    /// The reason was reported.
    Reported,
}

impl From<ScanError> for Stop {
    fn from(error: ScanError) -> Self {
        Self::Syntax(error)
    }
}

impl<'a, 'f> TreeReader<'a, 'f> {
    pub(super) fn new(text: &'a str, lines_before: usize, faults: &'a mut Faults<'f>) -> Self {
        Self { events: Parser::new_from_str(text).peekable(), lines_before, faults }
    }

    /// Reads the one document of the text; nothing if it is empty.
    pub(super) fn document(&mut self) -> Result<Option<Node>, Stop> {
        let mut root = None;
        while let Some(event) = self.events.next() {
            let (event, span) = event?;
            match event {
                Event::Nothing
                | Event::StreamStart
                | Event::StreamEnd
                | Event::DocumentStart(_)
                | Event::DocumentEnd
                | Event::SequenceEnd
                | Event::MappingEnd => {}
                Event::Alias(_)
                | Event::Scalar(..)
                | Event::SequenceStart(..)
                | Event::MappingStart(..) => {
                    if root.is_some() {
                        self.faults.report(self.place(span), FaultKind::SeveralDocuments);
                        return Err(Stop::Reported);
                    }
                    root = Some(self.node(event, span, 0)?);
                }
            }
        }
        Ok(root)
    }

    pub(super) fn place_of(&self, error: &ScanError) -> Place {
        let mark = error.marker();
        Place { line: mark.line() + self.lines_before, column: mark.col() + 1 }
    }

    fn place(&self, span: Span) -> Place {
        Place { line: span.start.line() + self.lines_before, column: span.start.col() + 1 }
    }

    fn node(&mut self, event: Event<'a>, span: Span, depth: usize) -> Result<Node, Stop> {
        let place = self.place(span);
        if depth > MAX_DEPTH {
            self.faults.report(place, FaultKind::TooDeep);
            return Err(Stop::Reported);
        }
        let value = match event {
            Event::Scalar(words, style, anchor, tag) => {
                self.refuse(place, anchor, tag.is_some());
                let first_letter = first_letter(place, &words, style, span);
                Value::Text { words: words.into_owned(), first_letter }
            }
            Event::SequenceStart(anchor, tag) => {
                self.refuse(place, anchor, tag.is_some());
                Value::List(self.list(depth)?)
            }
            Event::MappingStart(anchor, tag) => {
                self.refuse(place, anchor, tag.is_some());
                Value::Mapping(self.mapping(depth)?)
            }
            Event::Alias(_) => {
                self.faults.report(place, FaultKind::Alias);
                Value::Refused
            }
            Event::Nothing
            | Event::StreamStart
            | Event::StreamEnd
            | Event::DocumentStart(_)
            | Event::DocumentEnd
            | Event::SequenceEnd
            | Event::MappingEnd => Value::Refused,
        };
        Ok(Node { place, value })
    }

    fn refuse(&mut self, place: Place, anchor: usize, has_tag: bool) {
        if anchor != 0 {
            self.faults.report(place, FaultKind::Anchor);
        }
        if has_tag {
            self.faults.report(place, FaultKind::Tag);
        }
    }

    fn list(&mut self, depth: usize) -> Result<Vec<Node>, Stop> {
        let mut items = Vec::new();
        while let Some(item) = self.child(depth)? {
            items.push(item);
        }
        Ok(items)
    }

    fn mapping(&mut self, depth: usize) -> Result<Vec<(Node, Node)>, Stop> {
        let mut entries = Vec::new();
        while let Some(key) = self.child(depth)? {
            let Some(value) = self.child(depth)? else { break };
            entries.push((key, value));
        }
        Ok(entries)
    }

    /// Reads the next node within a list or mapping; nothing at its end.
    fn child(&mut self, depth: usize) -> Result<Option<Node>, Stop> {
        match self.events.next() {
            None => Ok(None),
            Some(event) => {
                let (event, span) = event?;
                if matches!(event, Event::SequenceEnd | Event::MappingEnd) {
                    return Ok(None);
                }
                self.node(event, span, depth + 1).map(Some)
            }
        }
    }
}

/// Returns where a text's first letter stands, if the file has the text letter for letter.
fn first_letter(place: Place, words: &str, style: ScalarStyle, span: Span) -> Option<Place> {
    let quotes = match style {
        ScalarStyle::Plain => 0,
        ScalarStyle::SingleQuoted | ScalarStyle::DoubleQuoted => 1,
        ScalarStyle::Literal | ScalarStyle::Folded => return None,
    };
    let length = span.end.index().checked_sub(span.start.index())?;
    let verbatim = length == words.chars().count() + 2 * quotes && !words.contains('\n');
    verbatim.then_some(Place { column: place.column + quotes, ..place })
}
