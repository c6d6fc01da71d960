//! A line of a file with a mark under the place of a fault.

use std::fs;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

use crate::app::console::Console;

/// The longest part of a line that is shown, in characters.
const SHOWN: usize = 400;

/// A place in a file: the line, and the column if it is known, both from 1.
pub(super) struct Excerpt<'a> {
    pub(super) file: &'a str,
    pub(super) line: usize,
    pub(super) column: Option<usize>,
}

impl Excerpt<'_> {
    /// Returns a message with the line it is about, or with file and line alone where the file is
    /// not at hand, as the shipped ones are not.
    pub(super) fn rendered(&self, message: &str, console: &Console) -> String {
        let Some(source) = self.source() else { return self.headed(message, console) };
        let span = self.span(&source);
        let snippet = Snippet::source(source)
            .path(self.file)
            .line_start(self.line)
            .annotation(AnnotationKind::Primary.span(span));
        let label = console.words.say("verify-fault");
        let level = Level::ERROR.with_name(label.as_str());
        let renderer = if console.ink.paint { Renderer::styled() } else { Renderer::plain() };
        let report = &[level.primary_title(message).element(snippet)];
        format!("{}\n", renderer.term_width(console.width).render(report))
    }

    fn headed(&self, message: &str, console: &Console) -> String {
        format!("{}: {}:{}: {message}", console.words.say("verify-fault"), self.file, self.line)
    }

    fn source(&self) -> Option<String> {
        let bytes = fs::read(self.file).ok()?;
        let text = String::from_utf8_lossy(&bytes);
        let line = text.lines().nth(self.line.checked_sub(1)?)?;
        Some(line.chars().take(SHOWN).collect())
    }

    /// Returns the bytes to be marked: the word at the column, or all the text of the line.
    fn span(&self, source: &str) -> Range<usize> {
        let Some(column) = self.column else {
            let text = source.trim();
            let start = source.len() - source.trim_start().len();
            return start..start + text.len();
        };
        let from = source.char_indices().nth(column.saturating_sub(1));
        let from = from.map_or(source.len(), |(offset, _)| offset);
        let word = source[from..].split(|c: char| c.is_whitespace() || c == ',').next();
        let first = source[from..].chars().next().map_or(0, char::len_utf8);
        from..from + word.map_or(0, str::len).max(first)
    }
}
