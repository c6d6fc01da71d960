//! A position that cannot be taken, with every reason.

use konmak::counting::CountFault;
use konmak::rules::{FenFault, FenField};
use serde::Serialize;
use textwrap::core::display_width;

use crate::app::console::Console;
use crate::app::failure::Failure;
use crate::app::messages::{count_fault, fen_fault};
use crate::app::words::Words;

/// A text that gives no position that can be answered. Its JSON form is that of `cli.md`.
#[derive(Debug, Serialize)]
pub(crate) struct BadPosition {
    fen: String,
    errors: Vec<InputFault>,
    /// The line of stdin it stood on.
    #[serde(skip)]
    line: Option<usize>,
}

#[derive(Debug, Serialize)]
struct InputFault {
    field: &'static str,
    column: usize,
    message: String,
}

impl BadPosition {
    /// Returns the faults of a FEN.
    pub(super) fn of_fen(text: &str, faults: &[FenFault], words: &Words) -> Self {
        let errors = faults
            .iter()
            .map(|fault| InputFault {
                field: fault.field.name(),
                column: fault.column,
                message: fen_fault(fault, words),
            })
            .collect();
        Self { fen: text.to_owned(), errors, line: None }
    }

    /// Returns the one fault of a FEN whose count cannot run.
    pub(super) fn of_count(text: &str, fault: CountFault, words: &Words) -> Self {
        let (field, word) = match fault {
            CountFault::BiaStands | CountFault::NobodyBehind => (FenField::Limit, 3),
            CountFault::WrongOwner { .. } => (FenField::Ply, 4),
        };
        let message = count_fault(fault, words);
        let error = InputFault { field: field.name(), column: column_of_word(text, word), message };
        Self { fen: text.to_owned(), errors: vec![error], line: None }
    }

    /// Returns the fault of a move that cannot be made from a position; its column is its number
    /// among the words behind the position, from 1.
    pub(crate) fn of_move(fen: &str, number: usize, text: &str, message: &str) -> Self {
        let message = format!("`{text}`: {message}");
        let error = InputFault { field: FenField::Move.name(), column: number, message };
        Self { fen: fen.to_owned(), errors: vec![error], line: None }
    }

    /// Returns the same with the line of stdin on which it stood.
    pub(super) fn on_line(self, line: usize) -> Self {
        Self { line: Some(line), ..self }
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
        let head = match self.line {
            Some(line) => words.tell("error-fen-on-line", [("line", line.into()), ("n", n)]),
            None => words.tell("error-fen", [("n", n)]),
        };
        let mut lines = vec![head, format!("  {}", self.fen), format!("  {}", self.pointers())];
        lines.extend(self.errors.iter().map(|error| error.text(words)));
        lines.join("\n")
    }

    /// Returns a line with a `^` under every place of a fault.
    fn pointers(&self) -> String {
        let mut columns: Vec<usize> = self.errors.iter().map(|error| error.column).collect();
        columns.sort_unstable();
        columns.dedup();
        let mut line = String::new();
        for column in columns {
            let before: String = self.fen.chars().take(column.saturating_sub(1)).collect();
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
            ("field", words.say(self.field_key()).into()),
            ("message", self.message.as_str().into()),
        ];
        format!("  {}", words.tell("error-at-column", values))
    }

    fn field_key(&self) -> &'static str {
        match self.field {
            "placement" => "field-placement",
            "side" => "field-side",
            "limit" => "field-limit",
            "ply" => "field-ply",
            "move" => "field-move",
            _ => "field-rules",
        }
    }
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
    use super::column_of_word;

    #[test]
    fn words_begin_where_a_reader_would_say() {
        let fen = " 8/8 w  - 88 8 1";
        let columns: Vec<usize> = (0..6).map(|word| column_of_word(fen, word)).collect();
        assert_eq!(columns, [2, 6, 9, 11, 14, 16]);
    }
}
