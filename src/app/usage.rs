//! A command line that cannot be read: what is wrong with it and what would be right.

use std::io::Write as _;
use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::console::{self, say_aside};
use super::terminal::{style, wrapped_entry};
use super::words::Words;

/// Prints the help that was asked for, or what is wrong, and returns the exit code.
pub(crate) fn refuse(error: &Error, words: &Words) -> ExitCode {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return match print_help(error) {
            Err(fault) if fault.kind() != std::io::ErrorKind::BrokenPipe => ExitCode::from(2),
            Ok(()) | Err(_) => ExitCode::SUCCESS,
        };
    }
    let label = style::painted(style::WRONG, &words.say("error-label"));
    say_aside(&format!("{label} {}", fault(error, words)));
    if let Some(hint) = hint(error, words) {
        say_aside(&hint);
    }
    say_aside(&words.say("usage-see-help"));
    ExitCode::from(2)
}

/// Writes a help text, its lines broken here, where words of Thai are known.
fn print_help(error: &Error) -> std::io::Result<()> {
    let text = error.render().ansi().to_string();
    let width = console::help_width();
    let lines = text.lines().flat_map(|line| wrapped_entry(line, width));
    let mut out = anstream::stdout();
    lines.into_iter().try_for_each(|line| writeln!(out, "{line}"))?;
    out.flush()
}

fn fault(error: &Error, words: &Words) -> String {
    let arg = text(error, ContextKind::InvalidArg);
    let value = text(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => words.tell("usage-unknown-argument", [("arg", arg.into())]),
        ErrorKind::InvalidSubcommand => {
            let verb = text(error, ContextKind::InvalidSubcommand);
            words.tell("usage-unknown-verb", [("verb", verb.into())])
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            words.say("usage-no-verb")
        }
        ErrorKind::MissingRequiredArgument => words.tell("usage-missing", [("arg", arg.into())]),
        ErrorKind::InvalidValue if value.is_empty() => words.tell(
            "usage-no-value",
            [("arg", arg.as_str().into()), ("expected", expected(error, &arg, words).into())],
        ),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let expected = expected(error, &arg, words);
            let values =
                [("value", value.into()), ("arg", arg.into()), ("expected", expected.into())];
            words.tell("usage-bad-value", values)
        }
        ErrorKind::TooManyValues => {
            words.tell("usage-too-many", [("value", value.into()), ("arg", arg.into())])
        }
        ErrorKind::ArgumentConflict => match text(error, ContextKind::PriorArg) {
            other if other == arg || other.is_empty() => {
                words.tell("usage-twice", [("arg", arg.into())])
            }
            other => words.tell("usage-conflict", [("arg", arg.into()), ("other", other.into())]),
        },
        ErrorKind::InvalidUtf8 => words.say("usage-not-utf8"),
        ErrorKind::NoEquals
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues
        | ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::Io
        | ErrorKind::Format
        | _ => error.to_string(),
    }
}

/// Returns what would be right for an argument: the words that are known, or a text of ours.
fn expected(error: &Error, arg: &str, words: &Words) -> String {
    let known = list(error, ContextKind::ValidValue);
    if !known.is_empty() {
        return known.join(", ");
    }
    let name: String = arg
        .chars()
        .skip_while(|c| !c.is_alphanumeric())
        .take_while(|&c| c.is_alphanumeric() || c == '-')
        .collect();
    words.say(match name.as_str() {
        "DEPTH" => "usage-expected-depth",
        "within" | "length" | "min-cost" | "max-cost" => "usage-expected-within",
        "tree" => "usage-expected-tree",
        "seed" => "usage-expected-seed",
        "seconds" => "usage-expected-seconds",
        "memory" => "usage-expected-memory",
        "library" => "usage-expected-folder",
        _ => "usage-expected-number",
    })
}

fn hint(error: &Error, words: &Words) -> Option<String> {
    let kinds =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let names = kinds.into_iter().find_map(|kind| {
        let names = list(error, kind);
        (!names.is_empty()).then(|| names.join(", "))
    })?;
    Some(words.tell("usage-did-you-mean", [("names", names.into())]))
}

fn text(error: &Error, kind: ContextKind) -> String {
    list(error, kind).join(" ")
}

fn list(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}
