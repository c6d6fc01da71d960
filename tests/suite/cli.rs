//! The program as a user meets it: answers, errors, exit codes, streams, in both languages.

mod boards;
mod count;
mod errors;
mod fix;
mod json;
mod streams;

use std::process::Output;

use assert_cmd::Command;

/// Bia ngai, khon and khun against the bare khun: mate in 4, one key.
const MATE_IN_4: &str = "8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1";

/// Returns the program, in English, without colours and away from the user's own settings.
fn konmak() -> Command {
    let mut command = Command::cargo_bin("konmak").expect("the program is built");
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "CLICOLOR_FORCE", "KONMAK_HOME"] {
        command.env_remove(name);
    }
    command.env("LANG", "C.UTF-8");
    command.env("KONMAK_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/home"));
    command
}

fn run(args: &[&str]) -> Output {
    konmak().args(args).output().expect("the program runs")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("the program ends by itself")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("the output is UTF-8")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("the messages are UTF-8")
}

#[test]
fn every_verb_answers_and_helps_in_both_languages() {
    let verbs: [&[&str]; 6] = [
        &["solve", MATE_IN_4],
        &["show", "pb-58"],
        &["list", "--length", "4"],
        &["count", MATE_IN_4, "f3f4"],
        &["perft", MATE_IN_4, "2"],
        &["verify", "tests/data/sound.yaml"],
    ];
    for args in verbs {
        for help in [&["-h"], &["--help"]] {
            let english = stdout(&run(&[args[..1].to_vec(), help.to_vec()].concat()));
            let thai = stdout(&run(&[&args[..1], &help[..], &["--lang", "th"]].concat()));
            assert!(english.contains("Usage: konmak ") && !has_thai(&english), "{english}");
            assert!(thai.contains("วิธีใช้: konmak ") && !thai.contains("Usage"), "{thai}");
        }
        let english = run(args);
        let thai = run(&[args, &["--lang", "th"]].concat());
        assert_eq!((code(&english), code(&thai)), (0, 0), "{args:?} {}", stderr(&english));
        assert!(!has_thai(&stdout(&english)), "{}", stdout(&english));
        assert!(args[0] == "perft" || has_thai(&stdout(&thai)), "{}", stdout(&thai));
    }
}

#[test]
fn the_locale_decides_where_the_option_does_not() {
    for (name, value, is_thai) in [
        ("LANG", "th_TH.UTF-8", true),
        ("LC_ALL", "th_TH", true),
        ("LC_MESSAGES", "th", true),
        ("LANG", "en_TH.UTF-8", false),
    ] {
        let mut command = konmak();
        command.env(name, value).args(["show", MATE_IN_4]);
        assert_eq!(has_thai(&stdout(&command.output().expect("it runs"))), is_thai, "{name}");
        command.args(["--lang", if is_thai { "en" } else { "th" }]);
        assert_eq!(has_thai(&stdout(&command.output().expect("it runs"))), !is_thai, "{name}");
    }
}

#[test]
fn long_help_has_examples_and_short_help_is_short() {
    for verb in ["solve", "verify", "show", "list", "count", "perft"] {
        let (short, long) = (stdout(&run(&[verb, "-h"])), stdout(&run(&[verb, "--help"])));
        assert!(long.contains("Examples:\n  konmak ") && !short.contains("Examples"), "{verb}");
        assert!(short.lines().count() < 25 && short.lines().count() < long.lines().count());
    }
}

#[test]
fn perft_ends_with_the_number_of_nodes() {
    let start = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";
    for (depth, nodes) in [("0", 1), ("1", 23), ("2", 529), ("3", 12012), ("4", 273_026)] {
        for args in [&["perft", start, depth][..], &["perft", start, depth, "--json"]] {
            let output = run(args);
            let last = format!("nodes {nodes}");
            assert_eq!((code(&output), stdout(&output).lines().last()), (0, Some(&*last)));
        }
    }
}

#[test]
fn solve_says_no_by_its_exit_code_when_it_cannot_know() {
    let output = run(&["solve", MATE_IN_4, "--within", "2", "--no-tables"]);
    assert_eq!(code(&output), 1, "{}", stdout(&output));
    let told = stdout(&output);
    assert!(told.contains("Not settled") && told.contains("no mate in 2 moves"), "{told}");
}

fn has_thai(text: &str) -> bool {
    text.chars().any(|c| ('\u{e00}'..'\u{e80}').contains(&c))
}
