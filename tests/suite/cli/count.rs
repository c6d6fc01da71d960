//! `konmak count` on the rules of counting, from a table made by hand.

use serde_json::Value;

use super::{code, run, stderr, stdout};

const ROWS: &str = include_str!("../../data/count-words.tsv");

/// Returns an object of the program as a step of the table.
fn step(object: &Value) -> String {
    let field = |name: &str| {
        let value = &object[name];
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        if value.is_null() { "-".to_owned() } else { text }
    };
    let step = ["kind", "side", "said", "limit", "moves_left"].map(field).join(":");
    if object["ended"].is_null() { step } else { format!("{step}:{}", field("ended")) }
}

#[test]
fn the_count_follows_the_rules_move_by_move() {
    for (number, row) in ROWS.lines().enumerate().filter(|(_, row)| !row.starts_with('#')) {
        let fields: Vec<&str> = row.split('\t').collect();
        let [rule, rules, fen, words, steps] = fields[..] else { panic!("row {}", number + 1) };
        let args = ["count", fen, "--rules", rules, "--json"];
        let output = run(&[&args[..], &words.split(' ').collect::<Vec<_>>()].concat());
        assert_eq!(code(&output), 0, "row {}: {}", number + 1, stdout(&output));
        let found: Vec<String> = stdout(&output)
            .lines()
            .map(|line| step(&serde_json::from_str(line).expect("a line is an object")))
            .collect();
        assert_eq!(found.join(" "), steps, "row {}: {rule}, {rules}", number + 1);
    }
}

/// The rows of README's table of fields, completed to positions: who counts, what is said, the limit.
const FIELDS: &[(&str, &str)] = &[
    ("8/3k4/6M~1/2K1S3/8/8/8/8 b - 88 18 1", "pieces:black:9:44"),
    ("8/3k4/6M~1/2K1S3/8/8/8/8 w - 88 19 1", "pieces:black:10:44"),
    ("k7/8/1K6/8/8/8/8/6RR w - 16 15 60", "pieces:black:8:8"),
    ("8/8/3k1r2/8/8/3K4/4M3/8 w - 128 10 1", "board:white:5:64"),
];

#[test]
fn the_fields_of_a_fen_are_read_as_the_manual_has_them() {
    let manual = include_str!("../../../README.md");
    for (fen, count) in FIELDS {
        let (_, fields) = fen.split_once(' ').expect("the men come first");
        assert!(manual.contains(&format!("| `{fields}` |")), "{fields}");
        let output = stdout(&run(&["count", fen, "--json"]));
        let object = serde_json::from_str(&output).expect("one object");
        assert!(step(&object).starts_with(&format!("{count}:")), "{output}");
    }
}

#[test]
fn it_says_why_in_words() {
    let turning = "8/3k4/8/2K1S1P1/8/8/8/8 w - - 0 1";
    let english = stdout(&run(&["count", turning, "g6"]));
    assert!(english.contains("while an unturned bia stands"), "{english}");
    assert!(english.contains("the last bia turned over"), "{english}");
    let thai = stdout(&run(&["count", turning, "g6", "--lang", "th"]));
    assert!(thai.contains("ยังมีเบี้ยคว่ำอยู่") && thai.contains("เบี้ยตัวสุดท้ายหงาย"), "{thai}");
}

#[test]
fn the_thai_words_for_asking_and_stopping_are_known() {
    let behind = "8/8/3k1m2/8/8/3K4/4R3/8 w - - 0 1";
    let english = run(&["count", behind, "--json", "ask", "e2e3", "stop", "d6d5"]);
    let thai = run(&["count", behind, "--json", "ขอนับ", "e2e3", "หยุดนับ", "d6d5"]);
    assert_eq!((code(&english), stdout(&english)), (0, stdout(&thai)));
}

#[test]
fn a_move_after_the_end_a_wrong_move_and_a_wrong_wish_are_errors() {
    let last = "k7/8/1K6/8/8/8/8/6RR w - 16 15 60";
    for (words, said) in [
        (&["g1g8", "a8b8"][..], "the game is over (mate)"),
        (&["Rg9"], "`g9` is not a square"),
        (&["Ra5"], "no ruea of White goes to a5"),
        (&["stop"], "pieces' honour runs by itself"),
        (&["ask"], "a count runs already"),
    ] {
        let output = run(&[&["count", last], words].concat());
        assert_eq!(code(&output), 2);
        assert!(stderr(&output).contains(said), "{}", stderr(&output));
        let output = run(&[&["count", last, "--json"], words].concat());
        let object = stdout(&output).lines().last().map(serde_json::from_str::<Value>);
        let object = object.expect("a line").expect("an object");
        assert_eq!(object["errors"][0]["field"], "move");
        assert_eq!(object["errors"][0]["column"], words.len());
    }
}
