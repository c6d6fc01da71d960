//! `konmak solve POS`: the shortest mate, every key, best play, under the count.

mod object;
mod report;

use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Duration;

use konmak::rules::Moves;
use konmak::solve::{Limits, Solver};

use crate::app::args::{Common, SolveArgs};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{Asked, each_position};

use object::SolveObject;

/// Bytes in a mebibyte, the unit of `--memory`.
const MEBIBYTE: u64 = 1 << 20;

pub(super) fn run(
    args: &SolveArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let mut solver = Solver::new(limits(args, common));
    let stopper = solver.stopper();
    let on_interrupt = stopper.clone();
    let heard = ctrlc::set_handler(move || on_interrupt.stop());
    if let Err(error) = heard {
        let text = console.words.tell("error-interrupt", [("reason", error.to_string().into())]);
        return Err(Failure::Refused(vec![text]));
    }
    let with_board = args.position != "-";
    let command = |asked: &Asked, console: &mut Console| {
        let answer = solver.solve(&asked.question());
        if console.json {
            console.object(&SolveObject::new(asked, &answer))?;
        } else {
            console.lines(report::lines(asked, &answer, with_board, console))?;
        }
        Ok(if answer.is_settled() { Outcome::Done } else { Outcome::No })
    };
    let outcome = each_position(&args.position, common, console, command, || stopper.is_stopped())?;
    Ok(if stopper.is_stopped() { outcome.max(Outcome::No) } else { outcome })
}

/// Returns the threads asked for, else as many as the machine runs at once.
fn threads(common: &Common) -> NonZeroUsize {
    common.threads.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}

/// Returns the limits that the options set.
fn limits(args: &SolveArgs, common: &Common) -> Limits {
    let default = Limits::default();
    let memory = common.memory.and_then(|mebibytes| usize::try_from(mebibytes * MEBIBYTE).ok());
    Limits {
        time: common.seconds.map(Duration::from_secs),
        within: args.within.map_or(default.within, Moves),
        memory: memory.unwrap_or(default.memory),
        threads: threads(common),
        tables: !common.no_tables,
    }
}
