//! Where the user's lines come from: an editor on a terminal, else stdin as it is.

use std::io::{self, IsTerminal as _};
use std::sync::mpsc::Receiver;

use konmak::solve::Stopper;
use rustyline::DefaultEditor;

use crate::app::console::Console;
use crate::app::failure::Failure;
use crate::app::input::{next_line, stdin_lines};

/// What stands before a line of the user's.
const PROMPT: &str = "> ";

/// The user's lines.
pub(super) enum Typing {
    /// Typed at a terminal, with arrow keys, and the lines before to come back to.
    Edited(Box<DefaultEditor>),
    /// Typed at a terminal that is left as it is.
    Typed(Receiver<String>),
    /// Not typed: each is written out, so that the output reads as the whole dialogue.
    Piped(Receiver<String>),
}

impl Typing {
    /// Returns where lines come from; the plain dialogue moves nothing on the screen.
    pub(super) fn new(plain: bool) -> Self {
        if !io::stdin().is_terminal() {
            return Self::Piped(stdin_lines());
        }
        let editor = (!plain && io::stdout().is_terminal()).then(DefaultEditor::new);
        match editor {
            Some(Ok(editor)) => Self::Edited(Box::new(editor)),
            Some(Err(_)) | None => Self::Typed(stdin_lines()),
        }
    }

    /// Returns whether someone sits at a terminal.
    pub(super) fn is_typed(&self) -> bool {
        match self {
            Self::Edited(_) | Self::Typed(_) => true,
            Self::Piped(_) => false,
        }
    }

    /// Returns the next line without what would disturb the terminal or the transcript; none at the
    /// end of the input, on Ctrl-C, or when the work is to stop.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(super) fn next(
        &mut self,
        stopper: &Stopper,
        console: &mut Console,
    ) -> Result<Option<String>, Failure> {
        let is_stopped = || stopper.is_stopped();
        if let Self::Typed(_) = self {
            console.prompt(PROMPT)?;
        }
        console.finish()?;
        let line = match self {
            Self::Edited(_) if is_stopped() => None,
            Self::Edited(editor) => edited(editor),
            Self::Typed(lines) | Self::Piped(lines) => next_line(lines, &is_stopped),
        };
        let line = line.map(|line| printable(&line));
        match (&*self, &line) {
            (Self::Piped(_), Some(line)) => console.line(&format!("{PROMPT}{line}"))?,
            (Self::Typed(_), None) => console.line("")?,
            (Self::Edited(_) | Self::Typed(_) | Self::Piped(_), _) => {}
        }
        console.measure();
        Ok(line)
    }
}

fn edited(editor: &mut DefaultEditor) -> Option<String> {
    let line = editor.readline(PROMPT).ok()?;
    if !line.trim().is_empty() {
        let _forgotten = editor.add_history_entry(line.trim());
    }
    Some(line)
}

fn printable(line: &str) -> String {
    line.chars().filter(|letter| !letter.is_control()).collect::<String>().trim().to_owned()
}
