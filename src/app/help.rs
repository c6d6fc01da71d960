//! The help texts, put into the command line in the language spoken.

use clap::{Arg, ArgAction, Command, CommandFactory as _};

use super::args::Args;
use super::console::help_width;
use super::words::Words;

/// Options that stand only in the long help.
const RARE: [&str; 5] = ["memory", "threads", "no_tables", "yes", "color"];

/// A width of the terminal with which clap breaks no line.
const UNBROKEN: usize = 0;
/// In fewer columns an option's text stands below its name.
const TWO_COLUMNS: usize = 64;

/// Returns the command line with every text in the language spoken.
pub(crate) fn command(words: &Words) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let root = Args::command().disable_version_flag(true).arg(version);
    let root = root.term_width(UNBROKEN).next_line_help(help_width() < TWO_COLUMNS);
    let root = translated(root, words)
        .subcommand_help_heading(words.say("help-heading-verbs"))
        .subcommand_value_name(words.say("help-value-verb"));
    root.mut_subcommands(|verb| with_verbs(verb, "", words))
}

/// Returns a verb and its own verbs, which `before` stands in front of, translated.
fn with_verbs(verb: Command, before: &str, words: &Words) -> Command {
    let name = format!("{before}{}", verb.get_name());
    let key = format!("help-{}", name.replace(' ', "-"));
    let verb = verb
        .bin_name(format!("konmak {name}"))
        .disable_help_subcommand(true)
        .mut_subcommands(|verb| with_verbs(verb, &format!("{name} "), words));
    let verb = translated_as(&key, verb, words);
    if !verb.has_subcommands() {
        return verb;
    }
    verb.subcommand_help_heading(words.say("help-heading-verbs"))
        .subcommand_value_name(words.say("help-value-verb"))
}

fn translated(command: Command, words: &Words) -> Command {
    let key = format!("help-{}", command.get_name());
    translated_as(&key, command, words)
}

fn translated_as(key: &str, command: Command, words: &Words) -> Command {
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    let mut command = command
        .disable_help_flag(true)
        .arg(help)
        .about(words.say(key))
        .mut_args(|arg| translated_arg(arg, words));
    if let Some(long) = words.find(&format!("{key}-long"), []) {
        command = command.long_about(long);
    }
    if let Some(examples) = words.find(&format!("{key}-examples"), []) {
        let heading = words.say("help-heading-examples");
        command = command.after_long_help(format!("{heading}:\n{}", indented(&examples)));
    }
    let usage = usage(&command, words);
    let heading = words.say("help-heading-usage");
    command.override_usage(usage).help_template(format!(
        "{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}"
    ))
}

fn translated_arg(arg: Arg, words: &Words) -> Arg {
    let id = arg.get_id().as_str().replace('_', "-");
    let takes_value = arg.get_action().takes_values();
    let rare = RARE.contains(&arg.get_id().as_str());
    let heading =
        if arg.is_positional() { "help-heading-arguments" } else { "help-heading-options" };
    let long = words.find(&format!("help-arg-{id}-long"), []);
    let arg = arg
        .help(words.say(&format!("help-arg-{id}")))
        .help_heading(words.say(heading))
        .hide_default_value(takes_value)
        .hide_possible_values(takes_value)
        .hide_short_help(rare)
        .allow_negative_numbers(takes_value);
    match long {
        Some(long) => arg.long_help(long),
        None => arg,
    }
}

/// Returns the usage line with its bracketed words in the language spoken.
fn usage(command: &Command, words: &Words) -> String {
    let line = command.clone().render_usage().to_string();
    let line = line.split_once(": ").map_or(line.as_str(), |(_, rest)| rest);
    line.replace("[OPTIONS]", &format!("[{}]", words.say("help-value-options")))
        .replace("<COMMAND>", &format!("<{}>", words.say("help-value-verb")))
}

fn indented(text: &str) -> String {
    text.lines().flat_map(|line| ["  ", line, "\n"]).collect()
}
