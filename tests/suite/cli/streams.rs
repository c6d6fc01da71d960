//! Positions on stdin, answers as soon as known, and readers that go away.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::{MATE_IN_4, code, konmak, stderr, stdout};

const DRAWN: &str = "8/8/4k3/8/8/4K3/8/4M3 w - - 0 1";

#[test]
fn answers_come_in_order_bad_lines_among_them() {
    let input = format!("{MATE_IN_4}\n\n8/8/9 w\n  \n{DRAWN}\nk7/8/1K6/8/8/8/8/6RR w - 16 14 60\n");
    let output = konmak().args(["solve", "-", "--json"]).write_stdin(input).output();
    let output = output.expect("it runs");
    assert_eq!(code(&output), 2);
    let objects: Vec<Value> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a line is an object"))
        .collect();
    assert_eq!(objects.len(), 4);
    assert_eq!(objects[0]["result"], "win");
    assert_eq!(objects[1]["fen"], "8/8/9 w");
    let fields: Vec<&str> = objects[1]["errors"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|error| error["field"].as_str().expect("a name"))
        .collect();
    assert_eq!(fields, ["placement"; 3]);
    assert_eq!(objects[1]["errors"][0]["column"], 5);
    assert_eq!(objects[2]["result"], "draw");
    let wrong_owner = &objects[3]["errors"][0];
    assert_eq!((&wrong_owner["field"], &wrong_owner["column"]), (&"ply".into(), &29.into()));
}

#[test]
fn people_see_answers_and_complaints_of_a_stream_too() {
    let input = format!("{MATE_IN_4}\n8/8/9 w\n");
    let output = konmak().args(["solve", "-"]).write_stdin(input).output().expect("it runs");
    assert_eq!(code(&output), 2);
    assert!(stdout(&output).contains("White mates in 4 moves"));
    assert!(stderr(&output).contains("line 2 of standard input: the position has 3 faults"));
}

#[test]
fn an_answer_does_not_wait_for_the_next_line() {
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("konmak"))
        .args(["solve", "-", "--json", "--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut input = child.stdin.take().expect("stdin is a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("stdout is a pipe")).lines();
    for fen in [MATE_IN_4, "bad", DRAWN] {
        writeln!(input, "{fen}").expect("it reads");
        let answer = answers.next().expect("an answer").expect("a line");
        assert!(answer.contains(fen), "{answer}");
    }
    drop(input);
    assert_eq!(child.wait().expect("it ends").code(), Some(2));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for args in [&["list", "--json"][..], &["list"], &["--help"], &["show", "pb-58"]] {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin("konmak"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!((code(&output), stderr(&output)), (0, String::new()), "{args:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_a_bad_line() {
    let input = b"\xff\xfe\x00/8 w\n".to_vec();
    let output = konmak().args(["show", "-", "--json"]).write_stdin(input).output();
    let output = output.expect("it runs");
    assert_eq!(code(&output), 2);
    let object: Value = serde_json::from_str(stdout(&output).trim()).expect("an object");
    assert_eq!(object["errors"][0]["field"], "placement");
}

#[test]
fn an_empty_stream_is_answered_with_nothing() {
    for verb in ["solve", "show", "count"] {
        let output = konmak().args([verb, "-"]).write_stdin("\n\n").output().expect("it runs");
        assert_eq!((code(&output), stdout(&output)), (0, String::new()), "{verb}");
    }
}
