//! The verbs, one module each.

mod asked_board;
mod count;
mod count_part;
mod list;
mod perft;
pub(super) mod prover;
mod show;
mod solve;
mod tables;
pub(super) mod tempo;
mod verify;

use super::args::{Args, Verb};
use super::console::Console;
use super::drill;
use super::failure::{Failure, Outcome};

/// Does what the verb says.
///
/// # Errors
/// Why it could not be done to the end.
pub(crate) fn run(args: &Args, console: &mut Console) -> Result<Outcome, Failure> {
    let common = &args.common;
    match &args.verb {
        Verb::Solve(args) => solve::run(args, common, console),
        Verb::Verify(args) => verify::run(args, common, console),
        Verb::Show(args) => show::run(args, common, console),
        Verb::List(args) => list::run(args, common, console),
        Verb::Count(args) => count::run(args, common, console),
        Verb::Tempo(args) => tempo::run(args, common, console),
        Verb::Perft(args) => perft::run(args, common, console),
        Verb::Drill(args) => drill::run(args, common, console),
        Verb::Tables(args) => tables::run(args, common, console),
    }
}
