//! The referee, Debian's Fairy-Stockfish, run as a program of its own.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

pub(crate) type Outcome<T> = Result<T, Box<dyn Error>>;

/// The referee, running as a program of its own.
pub(crate) struct Referee {
    pub(crate) program: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Referee {
    /// Starts it on one core.
    pub(crate) fn start() -> Outcome<Self> {
        let begun =
            ["fairy-stockfish", "/usr/games/fairy-stockfish"].into_iter().find_map(|name| {
                let mut command = Command::new(name);
                command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()
            });
        let mut program = begun.ok_or("no fairy-stockfish here: run `tests/run --prepare`")?;
        let orders = program.stdin.take().ok_or("the referee takes no orders")?;
        let answers = program.stdout.take().ok_or("the referee gives no answers")?;
        let mut referee = Self { program, orders, answers: BufReader::new(answers) };
        referee.order("setoption name Threads value 1")?;
        referee.order("setoption name UCI_Variant value makruk")?;
        Ok(referee)
    }

    /// Sends it a line, or several.
    pub(crate) fn order(&mut self, text: &str) -> Outcome<()> {
        writeln!(self.orders, "{text}")?;
        Ok(self.orders.flush()?)
    }

    /// Returns what stands behind the first line of its answer that begins so.
    pub(crate) fn wait_for(&mut self, start: &str) -> Outcome<String> {
        self.hear_until(start, |_| ())
    }

    /// Hears the lines of its answer up to the first that begins so, and returns what stands behind.
    pub(crate) fn hear_until(
        &mut self,
        start: &str,
        mut hear: impl FnMut(&str),
    ) -> Outcome<String> {
        let mut line = String::new();
        while self.answers.read_line(&mut line)? > 0 {
            if let Some(rest) = line.strip_prefix(start) {
                return Ok(rest.trim().to_owned());
            }
            hear(&line);
            line.clear();
        }
        Err("the referee has stopped".into())
    }

    /// Ends it.
    pub(crate) fn quit(mut self) -> Outcome<()> {
        self.order("quit")?;
        self.program.wait()?;
        Ok(())
    }
}
