//! `konmak tables …`: the endgame tables at hand, made, counted, looked up, checked, removed.

mod build;
mod files;
mod material;
mod probe;
mod report;
mod stats;

use crate::app::args::{Common, TablesArgs, TablesVerb};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};

pub(super) fn run(
    args: &TablesArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    match &args.verb {
        TablesVerb::List => files::list(console),
        TablesVerb::Build(args) => build::run(&args.materials, common, console),
        TablesVerb::Stats(args) => stats::run(&args.materials, common, console),
        TablesVerb::Probe(args) => probe::run(&args.position, common, console),
        TablesVerb::Verify(args) => files::verify(&args.materials, common, console),
        TablesVerb::Remove(args) => files::remove(&args.materials, console),
        TablesVerb::Report(args) => report::run(&args.materials, common, console),
    }
}
