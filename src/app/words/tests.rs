//! Both languages say the same things, and the code asks for nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use super::{ENGLISH, Language, THAI, Words};
use crate::app::help;

/// The messages of a language: each key with the names of its variables.
fn messages(sources: [&'static str; 10]) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in sources.into_iter().flat_map(str::lines) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| !line.starts_with([' ', '#'])) {
            name.clone_into(&mut key);
            assert!(messages.insert(key.clone(), BTreeSet::new()).is_none(), "{key} stands twice");
        }
        let variables = line
            .split('$')
            .skip(1)
            .map(|rest| rest.chars().take_while(|c| c.is_alphanumeric()).collect::<String>());
        if let Some(known) = messages.get_mut(&key).filter(|_| !line.starts_with('#')) {
            known.extend(variables);
        }
    }
    messages
}

fn source_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the entry can be read").path();
        if path.is_dir() {
            source_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Every text in quotes in the code that has the shape of a key, two words or more with hyphens.
fn keys_in_code() -> BTreeSet<String> {
    let mut files = Vec::new();
    source_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app"), &mut files);
    let mut keys = BTreeSet::new();
    for file in files.iter().filter(|file| !file.ends_with("words/tests.rs")) {
        let text = fs::read_to_string(file).expect("the file can be read");
        keys.extend(text.split('"').filter(|word| is_key(word)).map(str::to_owned));
    }
    keys
}

fn is_key(word: &str) -> bool {
    word.contains('-')
        && word.split('-').all(|part| !part.is_empty())
        && word.starts_with(|c: char| c.is_ascii_lowercase())
        && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The keys that [`help::command`] puts together from the names of verbs and arguments.
fn help_keys() -> BTreeSet<String> {
    let command = help::command(&Words::new(Language::English));
    let mut keys = BTreeSet::new();
    let mut named = vec![(command.get_name().to_owned(), &command)];
    named.extend(command.get_subcommands().map(|verb| (verb.get_name().to_owned(), verb)));
    for (of, verb) in named.clone().iter().skip(1) {
        let own = verb.get_subcommands();
        named.extend(own.map(|own| (format!("{of}-{}", own.get_name()), own)));
    }
    for (name, command) in named {
        keys.extend(["", "-long", "-examples"].map(|end| format!("help-{name}{end}")));
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str().replace('_', "-");
            keys.insert(format!("help-arg-{id}"));
        }
    }
    keys
}

/// Whether a verb under another verb may do without that message: its short help is enough.
fn is_optional(key: &str) -> bool {
    let of_inner_verb = key.starts_with("help-") && key.split('-').count() > 3;
    of_inner_verb && (key.ends_with("-long") || key.ends_with("-examples"))
}

/// The keys that the faults of a puzzle's file have: `fault-` and the name of each kind.
fn fault_keys() -> BTreeSet<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/puzzle/fault_kind.rs");
    let text = fs::read_to_string(file).expect("the file can be read");
    let names = text.split("pub const fn name").nth(1).expect("kinds have names");
    let names = names.split('"').skip(1).step_by(2);
    names.map(|name| format!("fault-{name}")).collect()
}

fn first_word(key: &str) -> &str {
    key.split('-').next().unwrap_or_default()
}

#[test]
fn both_languages_have_the_same_keys_with_the_same_variables() {
    assert_eq!(messages(ENGLISH), messages(THAI));
}

#[test]
fn every_key_of_the_code_exists() {
    let known = messages(ENGLISH);
    let groups: BTreeSet<&str> = known.keys().map(|key| first_word(key)).collect();
    for key in keys_in_code().iter().filter(|key| groups.contains(first_word(key))) {
        assert!(known.contains_key(key), "no message {key}");
    }
    let faults = fault_keys();
    assert!(faults.len() > 30);
    for key in help_keys().union(&faults).filter(|key| !is_optional(key)) {
        assert!(known.contains_key(key), "no message {key}");
    }
}

#[test]
fn no_message_is_left_over() {
    let (code, help, faults) = (keys_in_code(), help_keys(), fault_keys());
    for key in messages(ENGLISH).keys() {
        let long_of = key.strip_suffix("-long").is_some_and(|key| help.contains(key));
        let composed = help.contains(key) || long_of || faults.contains(key);
        assert!(code.contains(key) || composed, "{key} is used nowhere");
    }
}

#[test]
fn every_message_of_both_languages_can_be_said() {
    for (language, sources) in [(Language::English, ENGLISH), (Language::Thai, THAI)] {
        let words = Words::new(language);
        for (key, variables) in messages(sources) {
            let values = variables.into_iter().map(|name| (&*name.leak(), 2.into()));
            let text = words.find(&key, values).expect("the message has a text");
            assert!(!text.trim().is_empty() && !text.contains('$'), "{key}: {text}");
        }
    }
}

#[test]
fn english_tells_one_from_several_and_thai_counts_in_its_own_digits() {
    let say = |language, n: u16| {
        Words::new(language).tell("solve-mates", [("side", "X".into()), ("n", n.into())])
    };
    assert_eq!(say(Language::English, 1), "X mates in 1 move");
    assert_eq!(say(Language::English, 21), "X mates in 21 moves");
    assert_eq!(say(Language::Thai, 21), "Xรุกจนใน ๒๑ ที");
}

#[test]
fn mate_is_never_called_by_the_word_that_means_two_things() {
    assert!(!THAI.concat().contains("รุกฆาต"));
}

/// The values that are themselves written in Thai, or led by a space where they are not.
const IN_THAI: [&str; 13] = [
    "after", "chaser", "expected", "fleer", "found", "man", "origin", "other", "outcome", "owner",
    "side", "turn", "what",
];

/// Returns a text with a letter for each value: of Thai for those above, `$` for all others.
fn with_letters(text: &str) -> String {
    let mut parts = text.split("{ $");
    let mut letters = parts.next().unwrap_or_default().replace("{\" \"}", " ");
    for part in parts {
        let value = part.split_once(" }").filter(|(name, _)| !name.contains(' '));
        let (letter, rest) = match value {
            Some((name, rest)) => (if IN_THAI.contains(&name) { "ก" } else { "$" }, rest),
            None => (" ", part),
        };
        letters.extend([letter, &rest.replace("{\" \"}", " ")]);
    }
    letters
}

/// Returns where something Latin touches Thai, a value that is not of Thai being Latin.
fn touching(text: &str) -> Option<(char, char)> {
    let letters = with_letters(text);
    let is_thai = |c: char| ('ก'..='๛').contains(&c);
    let is_latin = |c: char| c.is_ascii_alphanumeric() || c == '$';
    letters
        .chars()
        .zip(letters.chars().skip(1))
        .find(|&(one, next)| (is_thai(one) && is_latin(next)) || (is_latin(one) && is_thai(next)))
}

#[test]
fn in_thai_a_fen_and_whatever_else_is_latin_stands_apart() {
    for line in THAI.into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#')) {
        assert_eq!(touching(line), None, "{line}");
        let is_phrase = line.starts_with("phrase-") || line.starts_with("fen-expected-");
        if let Some((_, text)) = line.split_once(" = ").filter(|_| is_phrase) {
            assert_eq!(touching(&format!("ต้องเป็น{text}")), None, "{line}");
        }
    }
    assert_eq!(touching("ตั้งเป็น{ $fen } แล้ว"), Some(('น', '$')));
    assert_eq!(touching("ตั้งเป็น { $fen }แล้ว"), Some(('$', 'แ')));
    assert_eq!(touching("ต้องเป็นtrue"), Some(('น', 't')));
}
