//! Random running counts: what the program answers is what the second way finds.

use std::collections::BTreeSet;
use std::iter::repeat_with;

use assert_cmd::Command;
use konmak::counting::Preset;
use serde_json::Value;

use crate::dice::Dice;

use super::cases::{Case, Cases};
use super::running::Expected;
use super::worth::Second;
use super::{FOUR, SECOND, THREE, all_of_four_men};

/// How many running counts are tried.
const CASES: usize = 5_000;
/// How many captures of the last man are tried, each just in time or just too late.
const BARING: usize = 500;

/// Returns the program's answers about positions under one preset.
fn answers(verb: &[&str], preset: Preset, cases: &[&Case]) -> Vec<Value> {
    let fens: String = cases.iter().map(|case| case.fen() + "\n").collect();
    let mut command = Command::cargo_bin("konmak").expect("the program is built");
    command.args(verb).args(["-", "--json", "--rules", preset.name()]);
    command.env("KONMAK_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/home"));
    let output = command.write_stdin(fens).output().expect("it runs");
    let text = String::from_utf8(output.stdout).expect("the output is UTF-8");
    let answers: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert_eq!(answers.len(), cases.len(), "an answer each");
    answers
}

/// Holds an answer against what is expected.
fn agree(answer: &Value, expected: &Expected, at: &str) {
    let keys = answer["keys"].as_array().expect("a list of moves").iter();
    let keys: BTreeSet<_> = keys.map(|key| key.as_str().expect("a move").to_owned()).collect();
    assert_eq!(answer["result"], expected.result, "{at}: {answer}");
    assert_eq!(answer["mate_in"].as_u64(), expected.mate_in.map(u64::from), "{at}: {answer}");
    assert_eq!(keys, expected.keys, "{at}");
}

/// Returns whether an answer tells who wins, but not in how many moves.
fn is_open(answer: &Value) -> bool {
    (answer["result"] == "win" || answer["result"] == "loss") && answer["mate_in"].is_null()
}

/// Holds what `solve` and `tables probe` answer in turn against the second way, and returns how many
/// of the cases a count decides.
fn judge(cases: &[Case], second: &mut Second) -> usize {
    let mut decided = 0;
    for preset in [Preset::Thai, Preset::ThaiHighest, Preset::Old, Preset::None] {
        let of_preset: Vec<&Case> = cases.iter().filter(|case| case.preset == preset).collect();
        let verbs: [&[&str]; 2] = [&["solve"], &["tables", "probe"]];
        for (turn, verb) in verbs.into_iter().enumerate() {
            let own: Vec<&Case> = of_preset.iter().skip(turn).step_by(2).copied().collect();
            decided += compare(&own, verb, preset, second);
        }
    }
    decided
}

fn compare(cases: &[&Case], verb: &[&str], preset: Preset, second: &mut Second) -> usize {
    let mut decided = 0;
    for (case, answer) in cases.iter().zip(answers(verb, preset, cases)) {
        let at = format!("{verb:?} {} {preset}", case.fen());
        let [expected, plain] = [case, &case.uncounted()].map(|case| Expected::of(case, second));
        decided += usize::from(expected != plain);
        if answer["counted"].is_object() {
            agree(&answer["counted"], &expected, &at);
            agree(&answer, &plain, &at);
        } else {
            if is_open(&answer) {
                // Allowed by `cli.md` where only a longer way than the shortest mate is in time.
                let more_than = answer["proved"]["more_than"].as_u64();
                let length = expected.mate_in.map(u64::from);
                assert_eq!(answer["result"], expected.result, "{at}: {answer}");
                assert!(more_than < length && plain.mate_in < expected.mate_in, "{at}: {answer}");
            } else {
                agree(&answer, &expected, &at);
            }
            let told = &answer["uncounted"];
            assert_eq!(told["result"], plain.result, "{at}");
            assert_eq!(told["mate_in"].as_u64(), plain.mate_in.map(u64::from), "{at}");
        }
    }
    decided
}

fn chosen(materials: &[&str], second: &mut Second) -> Vec<Case> {
    let mut cases = Cases { dice: Dice::new(3), second, materials };
    let mut chosen: Vec<Case> = repeat_with(|| cases.any()).take(CASES).collect();
    chosen.extend(repeat_with(|| cases.baring()).take(BARING));
    chosen
}

#[test]
fn running_counts_are_answered_as_the_second_way_does() {
    let mut second = SECOND.lock().expect("no other test has failed");
    let cases = chosen(&[&THREE[..], &FOUR].concat(), &mut second);
    let decided = judge(&cases, &mut second);
    assert!(decided > CASES / 10, "{decided} decided by a count");
}

/// `cargo test --release --test suite -- --ignored running_counts_of_all_endings`
#[test]
#[ignore = "a quarter of an hour and two gigabytes"]
fn running_counts_of_all_endings_of_four_men_are_answered_as_the_second_way_does() {
    let materials = all_of_four_men();
    let materials: Vec<&str> = materials.iter().map(String::as_str).collect();
    let mut second = Second::default();
    let cases = chosen(&materials, &mut second);
    let decided = judge(&cases, &mut second);
    assert!(decided > CASES / 10, "{decided} decided by a count");
}
