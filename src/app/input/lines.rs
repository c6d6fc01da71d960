//! The positions that an argument names, one after the other.

use std::io::BufRead as _;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use super::fault::BadPosition;
use super::library::{library, puzzle_called};
use super::position::Asked;
use crate::app::args::Common;
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};

/// How long to wait for a line before looking whether to stop.
const LOOK: Duration = Duration::from_millis(50);

/// Does something with the position that an argument names, or for `-` with each line of stdin as
/// it comes. A bad line is reported and the rest goes on.
///
/// # Errors
/// If the output cannot be written, or what the command itself cannot do.
pub(crate) fn each_position(
    argument: &str,
    common: &Common,
    console: &mut Console,
    mut command: impl FnMut(&Asked, &mut Console) -> Result<Outcome, Failure>,
    is_stopped: impl Fn() -> bool,
) -> Result<Outcome, Failure> {
    if argument != "-" {
        return match one_position(argument, common, console)? {
            Ok(asked) => command(&asked, console),
            Err(bad) => bad.report(console).map(|()| Outcome::Bad),
        };
    }
    let preset = common.rules.unwrap_or_default();
    let mut worst = Outcome::Done;
    let lines = stdin_lines();
    let mut number = 0;
    while let Some(line) = next_line(&lines, &is_stopped) {
        number += 1;
        if line.trim().is_empty() {
            continue;
        }
        let outcome = match Asked::from_fen(&line, preset, &console.words) {
            Ok(asked) => command(&Asked { is_streamed: true, ..asked }, console)?,
            Err(bad) => bad.on_line(number).report(console).map(|()| Outcome::Bad)?,
        };
        console.finish()?;
        worst = worst.max(outcome);
    }
    Ok(worst)
}

/// Returns the position that a FEN or the id of a puzzle names. What holds a `/` or a space is meant
/// as a FEN.
fn one_position(
    argument: &str,
    common: &Common,
    console: &Console,
) -> Result<Result<Asked, BadPosition>, Failure> {
    if argument.contains(|c: char| c == '/' || c.is_whitespace()) {
        let preset = common.rules.unwrap_or_default();
        return Ok(Asked::from_fen(argument, preset, &console.words));
    }
    let library = library(common, console)?;
    Ok(match puzzle_called(argument, &library, console) {
        Ok(puzzle) => Asked::from_puzzle(puzzle, common.rules, &console.words),
        Err(message) => Err(BadPosition::of_name(argument, message)),
    })
}

/// Returns the next line; none at the end of the input or when the work is to stop.
pub(crate) fn next_line(
    lines: &Receiver<String>,
    is_stopped: &impl Fn() -> bool,
) -> Option<String> {
    loop {
        if is_stopped() {
            return None;
        }
        match lines.recv_timeout(LOOK) {
            Ok(line) => return Some(line),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
}

/// Reads stdin on a thread of its own, so that waiting for a line does not keep Ctrl-C from being
/// heard. Bytes that are no UTF-8 become � and are then no man's letter.
pub(crate) fn stdin_lines() -> Receiver<String> {
    let (sender, receiver) = sync_channel(1);
    thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut bytes = Vec::new();
        while input.read_until(b'\n', &mut bytes).is_ok_and(|read| read > 0) {
            let line = String::from_utf8_lossy(&bytes).into_owned();
            if sender.send(line).is_err() {
                return;
            }
            bytes.clear();
        }
    });
    receiver
}
