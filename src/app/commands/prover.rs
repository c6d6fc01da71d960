//! A prover set up by the options, which Ctrl-C stops.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use konmak::rules::Moves;
use konmak::solve::{Limits, Solver, Stopper};

use crate::app::args::Common;
use crate::app::console::Console;
use crate::app::failure::Failure;
use crate::app::home;

/// Bytes in a mebibyte, the unit of `--memory`.
const MEBIBYTE: u64 = 1 << 20;

/// Returns a prover with the limits of the options, and the handle that tells whether Ctrl-C has
/// stopped it.
///
/// # Errors
/// If Ctrl-C cannot be watched for.
pub(crate) fn prover(
    common: &Common,
    within: Option<u16>,
    console: &Console,
) -> Result<(Solver, Stopper), Failure> {
    let tables = home::tables(common, console)?;
    let solver = Solver::with_tables(limits(common, within), tables);
    let stopper = solver.stopper();
    ctrlc::set_handler({
        let stopper = stopper.clone();
        move || stopper.stop()
    })
    .map_err(|error| {
        let reason = error.to_string().into();
        Failure::Refused(vec![console.words.tell("error-interrupt", [("reason", reason)])])
    })?;
    Ok((solver, stopper))
}

/// Returns the limits that the options set.
fn limits(common: &Common, within: Option<u16>) -> Limits {
    let default = Limits::default();
    let half = common.memory.map(|mebibytes| mebibytes * MEBIBYTE / 2);
    Limits {
        time: common.seconds,
        nodes: None,
        within: within.map_or(default.within, Moves),
        memory: half.and_then(|bytes| bytes.try_into().ok()).unwrap_or(default.memory),
        tables_memory: half,
        threads: threads(common),
        tables: !common.no_tables,
    }
}

/// Returns the `--memory` of which the tables' half holds so many bytes, in round numbers.
pub(crate) fn memory_for_tables(bytes: u64) -> u64 {
    (2 * bytes / MEBIBYTE + 1).next_multiple_of(100)
}

/// Returns the threads asked for, else as many as the machine runs at once.
fn threads(common: &Common) -> NonZeroUsize {
    common.threads.or_else(|| available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN)
}
