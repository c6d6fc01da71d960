//! Large tables are made only if the user agrees, whichever verb could use them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::{code, konmak, stdout};

/// Five men, mate in 1: the search answers at once.
const FIVE_MEN: &str = "k7/3R4/1K6/8/8/8/8/1MM5 w - - 0 1";
/// Five men of the smallest table.
const SMALLEST: &str = "8/8/8/3k4/8/8/MMM5/K7 w - - 0 1";

fn empty_home(name: &str) -> PathBuf {
    let home = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("consent").join(name);
    let _ = fs::remove_dir_all(&home);
    fs::create_dir_all(&home).expect("the folder can be made");
    home
}

/// Returns every verb that can use a table of five men, asked about the position.
fn verbs(home: &Path) -> Vec<Vec<String>> {
    let file = home.join("five-men.yaml");
    let puzzle = format!(
        "- id: five-men\n  name: {{ th: ห้าตัว, en: Five men }}\n  fen: {FIVE_MEN}\n  \
         mate-in: 1\n  keys: [Rd8]\n  themes: [ruea-diao]\n"
    );
    fs::write(&file, puzzle).expect("the file can be written");
    let file = file.to_string_lossy();
    let verbs: [&[&str]; 6] = [
        &["solve", FIVE_MEN],
        &["verify", &file],
        &["count", FIVE_MEN],
        &["tempo", FIVE_MEN],
        &["tables", "probe", FIVE_MEN],
        &["drill", "--plain", FIVE_MEN],
    ];
    let owned = |words: &&[&str]| {
        words.iter().chain(&["--seconds", "1"]).map(ToString::to_string).collect()
    };
    verbs.iter().map(owned).collect()
}

/// Runs the program on a terminal, types something, and returns all that the terminal shows.
fn on_a_terminal(args: &[String], home: &Path, typed: &str) -> Option<String> {
    let quoted = args.iter().map(|arg| format!("'{arg}'"));
    let program = env!("CARGO_BIN_EXE_konmak").to_owned();
    let line = std::iter::once(program).chain(quoted).collect::<Vec<_>>().join(" ");
    let mut script = Command::new("script");
    script.args(["-qec", &format!("{line} --lang en"), "/dev/null"]);
    script.env("KONMAK_HOME", home).env("SHELL", "/bin/sh").stdin(Stdio::piped());
    let mut child = script.stdout(Stdio::piped()).spawn().ok()?;
    let mut input = child.stdin.take().expect("it is piped");
    std::io::Write::write_all(&mut input, typed.as_bytes()).expect("it is read");
    drop(input);
    let output = child.wait_with_output().expect("it ends");
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn has_table(home: &Path, name: &str) -> bool {
    home.join("tables").join(name).exists()
}

#[test]
fn without_a_terminal_nobody_is_asked_and_the_search_answers() {
    let home = empty_home("silent");
    for verb in verbs(&home) {
        let mut command = konmak();
        command.env("KONMAK_HOME", &home).args(&verb);
        let output = command.write_stdin("quit\n").output().expect("it runs");
        assert_eq!(code(&output), 0, "{verb:?}: {}", stdout(&output));
        assert!(!stdout(&output).contains("Make them?"), "{verb:?}");
        assert!(!has_table(&home, "KRMMvK.kmt"), "{verb:?}");
    }
}

#[test]
fn on_a_terminal_every_verb_asks_once_and_takes_no_for_an_answer() {
    let home = empty_home("asked");
    for verb in verbs(&home) {
        let Some(shown) = on_a_terminal(&verb, &home, "n\nquit\n") else {
            eprintln!("SKIPPED: there is no `script` to play a terminal");
            return;
        };
        assert_eq!(shown.matches("Make them?").count(), 1, "{verb:?}: {shown}");
        assert!(shown.contains("KRMMvK: ") && shown.contains("MiB of memory"), "{shown}");
        assert!(!has_table(&home, "KRMMvK.kmt"), "{verb:?}");
        let silent = [&verb[..], &["--no-tables".to_owned()]].concat();
        let shown = on_a_terminal(&silent, &home, "quit\n").expect("there is a terminal");
        assert!(!shown.contains("Make them?"), "{verb:?}: {shown}");
    }
}

#[test]
fn who_agrees_or_says_yes_beforehand_gets_the_table() {
    let home = empty_home("agreed");
    let mut command = konmak();
    command.env("KONMAK_HOME", &home).args(["tables", "probe", SMALLEST, "--yes", "--json"]);
    assert_eq!(code(&command.output().expect("it runs")), 0);
    assert!(has_table(&home, "KMMMvK.kmt"), "--yes is an answer");
    fs::remove_file(home.join("tables/KMMMvK.kmt")).expect("it is there");
    let verb = ["solve", SMALLEST].map(str::to_owned);
    let Some(shown) = on_a_terminal(&verb, &home, "y\n") else {
        eprintln!("SKIPPED: there is no `script` to play a terminal");
        return;
    };
    assert!(shown.contains("Make them?"), "{shown}");
    assert!(has_table(&home, "KMMMvK.kmt"), "{shown}");
}

#[test]
fn figures_of_five_men_are_refused_unless_their_table_is_agreed_to() {
    let home = empty_home("figures");
    for verb in ["stats", "report"] {
        let tables = |args: &[&str]| {
            let mut command = konmak();
            command.env("KONMAK_HOME", &home).args(["tables", verb, "KMMMvK"]).args(args);
            command.output().expect("it runs")
        };
        let refused = tables(&["--lang", "en"]);
        assert_eq!(code(&refused), 2, "{verb}");
        let said = String::from_utf8_lossy(&refused.stderr).replace(['\n', ' '], "");
        assert!(said.contains("--yes") && said.contains("konmaktablesbuildKMMMvK"), "{said}");
        assert!(!has_table(&home, "KMMMvK.kmt"), "{verb}");
        assert_eq!(code(&tables(&["--yes"])), 0, "{verb}");
        assert!(has_table(&home, "KMMMvK.kmt"), "{verb}");
        fs::remove_dir_all(home.join("tables")).expect("the tables are there");
    }
}
