//! A line of a file with a mark under the place of a fault.

use std::fs;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use konmak::puzzle::Place;

use crate::app::console::Console;

/// The longest part of a line that is shown, in characters.
const SHOWN: usize = 400;

/// A place in a file.
pub(super) struct Excerpt<'a> {
    pub(super) file: &'a str,
    pub(super) place: Place,
}

impl Excerpt<'_> {
    /// Returns a message with the line it is about, or with file and line alone where the file is
    /// not at hand, as the shipped ones are not.
    pub(super) fn rendered(&self, message: &str, console: &Console) -> String {
        let Some(source) = self.source() else { return self.headed(message, console) };
        let span = self.span(&source);
        let snippet = Snippet::source(source)
            .path(self.file)
            .line_start(self.place.line)
            .annotation(AnnotationKind::Primary.span(span));
        let label = console.words.say("verify-fault");
        let level = Level::ERROR.with_name(label.as_str());
        let renderer = if console.ink.paint { Renderer::styled() } else { Renderer::plain() };
        let report = &[level.primary_title(message).element(snippet)];
        format!("{}\n", renderer.term_width(console.width).render(report))
    }

    fn headed(&self, message: &str, console: &Console) -> String {
        format!(
            "{}: {}:{}: {message}",
            console.words.say("verify-fault"),
            self.file,
            self.place.line
        )
    }

    fn source(&self) -> Option<String> {
        let bytes = fs::read(self.file).ok()?;
        let text = String::from_utf8_lossy(&bytes);
        let line = text.lines().nth(self.place.line.checked_sub(1)?)?;
        Some(line.chars().take(SHOWN).collect())
    }

    /// Returns the bytes to be marked: the value at the column, a list with its brackets, a text with
    /// its quotes, else a word.
    fn span(&self, source: &str) -> Range<usize> {
        let from = source.char_indices().nth(self.place.column.saturating_sub(1));
        let from = from.map_or(source.len(), |(offset, _)| offset);
        from..from + value_length(&source[from..])
    }
}

/// Returns how many bytes the value has with which a text begins.
fn value_length(text: &str) -> usize {
    let first = text.chars().next();
    let closing = match first {
        Some('[') => Some(']'),
        Some('{') => Some('}'),
        Some(quote @ ('"' | '\'')) => Some(quote),
        Some(_) | None => None,
    };
    if let Some(end) = closing.and_then(|closing| text[1..].find(closing)) {
        return end + 2;
    }
    let ends_word = |c: char| c.is_whitespace() || matches!(c, ',' | ']' | '}' | '/' | '"' | '\'');
    let word = text.split(ends_word).next().map_or(0, str::len);
    word.max(first.map_or(0, char::len_utf8))
}

#[cfg(test)]
mod tests {
    use super::value_length;

    #[test]
    fn a_value_is_marked_to_its_end_and_no_farther() {
        for (text, value) in [
            ("3", "3"),
            ("Sf4, Nf4, f3f4]", "Sf4"),
            ("f3f4] # the last", "f3f4"),
            ("[Sf4, Nf4]  # keys", "[Sf4, Nf4]"),
            ("\"two words\" # it", "\"two words\""),
            ("Q1/5S2/5K1k/8 x", "Q1"),
            ("กลที่ ๕๘", "กลที่"),
            ("[ open", "["),
            (", behind", ","),
            ("", ""),
        ] {
            assert_eq!(&text[..value_length(text)], value, "{text}");
        }
    }
}
