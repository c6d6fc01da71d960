//! Where a command writes: lines for people, objects for programs, complaints.

use std::io::{self, IsTerminal as _, Write};

use anstream::{AutoStream, ColorChoice};
use konmak::rules::{Notation, Position};
use serde::Serialize;

use super::args::{Common, Paint};
use super::failure::Failure;
use super::terminal::{
    BOARD_WIDTH, BoardView, Ink, beside, men_lines, style, wrapped, wrapped_hanging,
};
use super::words::{Language, Words};

/// The widest that anything is drawn, whatever the terminal.
const WIDEST: usize = 100;
/// The width of what is not written to a terminal.
const UNTOLD: usize = 80;
/// How far the second line of a complaint is set in.
const HANG: usize = 2;

/// The output of one run and how it is to look.
pub(crate) struct Console {
    /// The texts of the language spoken.
    pub(crate) words: Words,
    /// How moves are written for people.
    pub(crate) notation: Notation,
    /// Whether programs read the output.
    pub(crate) json: bool,
    /// Letters and colours of boards.
    pub(crate) ink: Ink,
    /// How many columns there are.
    pub(crate) width: usize,
    out: AutoStream<io::Stdout>,
}

impl Console {
    /// Returns the output as the options and the terminal want it.
    pub(crate) fn new(common: &Common, words: Words) -> Self {
        choose_colours(common.color);
        let stdout = io::stdout();
        let paint = AutoStream::choice(&stdout) != ColorChoice::Never;
        let notation = common.notation.unwrap_or(match words.language() {
            Language::Thai => Notation::Thai,
            Language::English => Notation::Latin,
        });
        let ink = Ink { thai: notation == Notation::Thai, paint };
        let width = width_of(&stdout);
        Self { words, notation, json: common.json, ink, width, out: AutoStream::auto(stdout) }
    }

    /// Looks once more how many columns the terminal has, which may have been resized.
    pub(crate) fn measure(&mut self) {
        self.width = width_of(&io::stdout());
    }

    /// Writes one line.
    ///
    /// # Errors
    /// If nobody reads any more, or the output is full.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    /// Writes the beginning of a line that the user goes on with.
    ///
    /// # Errors
    /// If nobody reads any more, or the output is full.
    pub(crate) fn prompt(&mut self, text: &str) -> Result<(), Failure> {
        write!(self.out, "{text}")?;
        Ok(())
    }

    /// Uses no colours from here on, whatever the options and the terminal say.
    pub(crate) fn without_colour(&mut self) {
        self.ink.paint = false;
        self.out = AutoStream::never(io::stdout());
    }

    /// Writes several lines.
    ///
    /// # Errors
    /// If nobody reads any more, or the output is full.
    pub(crate) fn lines<T: AsRef<str>>(
        &mut self,
        texts: impl IntoIterator<Item = T>,
    ) -> Result<(), Failure> {
        texts.into_iter().try_for_each(|text| self.line(text.as_ref()))
    }

    /// Writes an object on a line of its own, at once.
    ///
    /// # Errors
    /// If nobody reads any more, or the output is full.
    pub(crate) fn object(&mut self, object: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.out, object)?;
        writeln!(self.out)?;
        self.finish()
    }

    /// Returns a board with a panel beside or below it; the men as a list where the terminal is too
    /// narrow for a board.
    pub(crate) fn board_and(&self, view: BoardView<'_>, panel: &[String]) -> Vec<String> {
        if self.width < BOARD_WIDTH {
            return self.men_and(view.position, panel);
        }
        beside(&view.lines(self.ink), panel, self.width)
    }

    /// Returns the men as a list, with a panel below them.
    pub(crate) fn men_and(&self, position: &Position, panel: &[String]) -> Vec<String> {
        let men = men_lines(position, self.ink, &self.words);
        men.iter().chain(panel).flat_map(|text| wrapped(text, self.width)).collect()
    }

    /// Sends out what has been written.
    ///
    /// # Errors
    /// If nobody reads any more, or the output is full.
    pub(crate) fn finish(&mut self) -> Result<(), Failure> {
        self.out.flush()?;
        Ok(())
    }

    /// Says on the error stream what is being done.
    pub(crate) fn note(text: &str) {
        say_aside(text);
    }

    /// Says on the error stream what calls for care.
    pub(crate) fn warn(&self, text: &str) {
        say_aside(&format!(
            "{} {text}",
            style::painted(style::CARE, &self.words.say("warning-label"))
        ));
    }

    /// Says on the error stream what is wrong.
    pub(crate) fn complain<T: AsRef<str>>(&self, texts: &[T]) {
        let label = style::painted(style::WRONG, &self.words.say("error-label"));
        for text in texts {
            say_aside(&format!("{label} {}", text.as_ref()));
        }
    }
}

/// Writes a text to the error stream, no wider than its terminal; what goes on below a line is set in.
/// If nobody reads that any more there is no one left to tell.
pub(crate) fn say_aside(text: &str) {
    let text = match aside_width() {
        Some(width) => {
            let lines = text.lines().flat_map(|line| wrapped_hanging(line, width, HANG));
            lines.collect::<Vec<_>>().join("\n")
        }
        None => text.to_owned(),
    };
    let _unheard = writeln!(anstream::stderr(), "{text}");
}

/// Returns how many columns the error stream has, if it is a terminal.
pub(crate) fn aside_width() -> Option<usize> {
    let stream = io::stderr();
    let told = if stream.is_terminal() { terminal_size::terminal_size_of(&stream) } else { None };
    told.map(|(width, _)| usize::from(width.0).clamp(1, WIDEST))
}

/// Makes `NO_COLOR`, the terminal and the option decide for both streams.
fn choose_colours(paint: Paint) {
    match paint {
        Paint::Auto => ColorChoice::Auto,
        Paint::Always => ColorChoice::Always,
        Paint::Never => ColorChoice::Never,
    }
    .write_global();
}

/// Returns how many columns a help text has.
pub(crate) fn help_width() -> usize {
    width_of(&io::stdout())
}

fn width_of(stdout: &io::Stdout) -> usize {
    let told = if stdout.is_terminal() { terminal_size::terminal_size() } else { None };
    told.map_or(UNTOLD, |(width, _)| usize::from(width.0).clamp(1, WIDEST))
}
