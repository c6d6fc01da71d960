//! What the user typed: verbs and options, before anything is looked at.
//!
//! The texts of the help are not here but under `locales/`, see [`help`](super::help).

mod options;
mod verbs;

use clap::Parser;

pub(crate) use options::{Common, Paint};
pub(crate) use verbs::{
    CountArgs, DrillArgs, ListArgs, PerftArgs, ShowArgs, SolveArgs, TablesArgs, TablesVerb,
    TempoArgs, Verb, VerifyArgs,
};

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "konmak", version, disable_help_subcommand = true, arg_required_else_help = false)]
#[command(subcommand_required = true, infer_subcommands = false)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) verb: Verb,
    #[command(flatten)]
    pub(crate) common: Common,
}
