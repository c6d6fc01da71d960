//! The command line and the terminal: the half of konmak that sees a screen.
//!
//! Arguments become a verb ([`args`]), a verb becomes a command ([`commands`]), and what a command
//! finds becomes lines for a person or objects for a program ([`console`]).

mod args;
mod commands;
mod console;
mod drill;
mod failure;
mod help;
mod home;
mod input;
mod making;
mod messages;
mod terminal;
mod usage;
mod words;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches as _;

use args::Args;
use console::Console;
use failure::{Failure, Outcome};
use words::{Language, Words};

/// Runs the program on its arguments, its own name the first of them.
pub(crate) fn run(arguments: Vec<OsString>) -> ExitCode {
    let words = Words::new(Language::of_arguments(&arguments));
    let parsed = help::command(&words)
        .try_get_matches_from(arguments)
        .and_then(|matches| Args::from_arg_matches(&matches));
    let args = match parsed {
        Ok(args) => args,
        Err(error) => return usage::refuse(&error, &words),
    };
    let mut console = Console::new(&args.common, words);
    let outcome = commands::run(&args, &mut console);
    match outcome.and_then(|outcome| console.finish().map(|()| outcome)) {
        Ok(Outcome::Done) | Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Ok(Outcome::No) => ExitCode::from(1),
        Ok(Outcome::Bad) => ExitCode::from(2),
        Err(Failure::Empty(texts)) => {
            console.complain(&texts);
            ExitCode::from(1)
        }
        Err(Failure::Refused(texts)) => {
            console.complain(&texts);
            ExitCode::from(2)
        }
        Err(Failure::Output(error)) => {
            let text = console.words.tell("error-output", [("reason", error.to_string().into())]);
            console.complain(&[text]);
            ExitCode::from(2)
        }
    }
}
