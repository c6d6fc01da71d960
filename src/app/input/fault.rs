//! A position that cannot be taken, with every reason.

use std::ops::RangeInclusive;

use konmak::counting::CountFault;
use konmak::rules::{FenFault, FenField};
use serde::{Serialize, Serializer};
use textwrap::core::display_width;

use crate::app::console::{Console, aside_width};
use crate::app::failure::Failure;
use crate::app::messages::{count_fault, fen_fault, field_key};
use crate::app::words::Words;

/// A text that gives no position that can be answered. Its JSON form is that of `cli.md`.
#[derive(Debug, Serialize)]
pub(crate) struct BadPosition {
    fen: String,
    errors: Vec<InputFault>,
    #[serde(skip)]
    place: Place,
}

/// What stands before a text that is pointed into.
const MARGIN: &str = "  ";

/// Where a text stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Argument,
    /// A line of stdin.
    Line(usize),
    /// Not a FEN but an argument that is to name a puzzle.
    Name,
    /// A word behind the position.
    Move,
}

#[derive(Debug, Serialize)]
struct InputFault {
    #[serde(serialize_with = "as_name")]
    field: FenField,
    column: usize,
    message: String,
}

impl BadPosition {
    /// Returns the faults of a FEN.
    pub(super) fn of_fen(text: &str, faults: &[FenFault], words: &Words) -> Self {
        let errors = faults
            .iter()
            .map(|fault| InputFault {
                field: fault.field,
                column: fault.column,
                message: fen_fault(fault, words),
            })
            .collect();
        Self { fen: text.to_owned(), errors, place: Place::Argument }
    }

    /// Returns the one fault of a FEN whose count cannot run.
    pub(super) fn of_count(text: &str, fault: CountFault, words: &Words) -> Self {
        let (field, word) = match fault {
            CountFault::BiaStands | CountFault::NobodyBehind => (FenField::Limit, 3),
            CountFault::WrongOwner { .. } => (FenField::Ply, 4),
        };
        let message = count_fault(fault, words);
        let error = InputFault { field, column: column_of_word(text, word), message };
        Self { fen: text.to_owned(), errors: vec![error], place: Place::Argument }
    }

    /// Returns the fault of a move that cannot be made from a position; its column is its number
    /// among the words behind the position, from 1.
    pub(crate) fn of_move(fen: &str, number: usize, text: &str, message: &str) -> Self {
        let message = format!("`{text}`: {message}");
        let error = InputFault { field: FenField::Move, column: number, message };
        Self { fen: fen.to_owned(), errors: vec![error], place: Place::Move }
    }

    /// Returns the fault of a name that is no puzzle's, or of a whole position.
    pub(crate) fn of_name(name: &str, message: String) -> Self {
        let error = InputFault { field: FenField::Placement, column: 1, message };
        Self { fen: name.to_owned(), errors: vec![error], place: Place::Name }
    }

    /// Returns the same with the line of stdin on which it stood.
    pub(super) fn on_line(self, line: usize) -> Self {
        Self { place: Place::Line(line), ..self }
    }

    /// Reports it: an object for a program, else the text with its faults pointed at.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(crate) fn report(&self, console: &mut Console) -> Result<(), Failure> {
        if console.json {
            console.object(self)
        } else {
            console.complain(&[self.text(&console.words)]);
            Ok(())
        }
    }

    fn text(&self, words: &Words) -> String {
        let n = self.errors.len().into();
        let messages = || self.errors.iter().map(|error| error.message.as_str());
        let head = match self.place {
            Place::Argument => words.tell("error-fen", [("n", n)]),
            Place::Line(line) => words.tell("error-fen-on-line", [("line", line.into()), ("n", n)]),
            Place::Name => return messages().collect(),
            Place::Move => {
                let number = self.errors.first().map_or(0, |error| error.column);
                let message = messages().collect::<String>().into();
                return words.tell("error-move", [("number", number.into()), ("message", message)]);
            }
        };
        let mut lines = vec![head];
        lines.extend(self.excerpt(aside_width().unwrap_or(usize::MAX)));
        lines.extend(self.errors.iter().map(|error| error.text(words)));
        lines.join("\n")
    }

    /// Returns the text in lines of at most so many columns, under each that has faults a line with a
    /// `^` under every place of one.
    fn excerpt(&self, width: usize) -> Vec<String> {
        let inner = width.saturating_sub(2 * MARGIN.len()).max(1);
        let letters: Vec<char> = self.fen.chars().collect();
        let rows = letters.len().div_ceil(inner).max(1);
        let mut lines = Vec::new();
        for row in 0..rows {
            let first = row * inner;
            let text = letters.iter().skip(first).take(inner).collect::<String>();
            let last = if row + 1 == rows { usize::MAX } else { first.saturating_add(inner) };
            let pointers = self.pointers(&text, first + 1..=last);
            lines.push(format!("{MARGIN}{text}"));
            lines.extend((!pointers.is_empty()).then(|| format!("{MARGIN}{pointers}")));
        }
        lines
    }

    /// Returns a line with a `^` under every fault within some columns, of which that text stands in
    /// the first ones.
    fn pointers(&self, text: &str, within: RangeInclusive<usize>) -> String {
        let columns = self.errors.iter().map(|error| error.column);
        let mut columns: Vec<usize> = columns.filter(|column| within.contains(column)).collect();
        columns.sort_unstable();
        columns.dedup();
        let mut line = String::new();
        for column in columns {
            let before: String = text.chars().take(column - within.start()).collect();
            let space = display_width(&before).saturating_sub(line.len());
            line.push_str(&" ".repeat(space));
            line.push('^');
        }
        line
    }
}

impl InputFault {
    fn text(&self, words: &Words) -> String {
        let values = [
            ("column", self.column.into()),
            ("field", words.say(field_key(self.field)).into()),
            ("message", self.message.as_str().into()),
        ];
        format!("  {}", words.tell("error-at-column", values))
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn as_name<S: Serializer>(field: &FenField, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(field.name())
}

/// Returns the column, from 1, at which a word of a text begins; words count from 0.
fn column_of_word(text: &str, number: usize) -> usize {
    let mut seen = 0;
    let mut between = true;
    for (column, letter) in text.chars().enumerate() {
        if between && !letter.is_whitespace() {
            if seen == number {
                return column + 1;
            }
            seen += 1;
        }
        between = letter.is_whitespace();
    }
    1
}

#[cfg(test)]
mod tests {
    use super::{BadPosition, FenField, InputFault, Place, column_of_word};

    #[test]
    fn pointers_stand_under_their_letters_on_every_line() {
        let errors = [3, 9, 11].map(|column| {
            let message = String::new();
            InputFault { field: FenField::Placement, column, message }
        });
        let fen = "8/x/8/8/yz".to_owned();
        let bad = BadPosition { fen, errors: errors.into(), place: Place::Argument };
        assert_eq!(bad.excerpt(80), ["  8/x/8/8/yz", "    ^     ^ ^"]);
        let narrow = bad.excerpt(9);
        assert_eq!(narrow, ["  8/x/8", "    ^", "  /8/yz", "     ^ ^"]);
    }

    #[test]
    fn words_begin_where_a_reader_would_say() {
        let fen = " 8/8 w  - 88 8 1";
        let columns: Vec<usize> = (0..6).map(|word| column_of_word(fen, word)).collect();
        assert_eq!(columns, [2, 6, 9, 11, 14, 16]);
    }
}
