//! What a person reads about the tempo, held against what a program reads.

use assert_cmd::Command;
use konmak::puzzle::Library;
use serde_json::Value;

fn said(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_konmak"));
    let output = command.args(arguments).output().expect("it runs");
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

fn tempo_puzzles() -> Vec<String> {
    Library::embedded().in_set("tempo").map(|puzzle| puzzle.id.to_string()).collect()
}

#[test]
fn a_thai_screen_has_thai_digits_one_notation_and_one_board() {
    for id in tempo_puzzles() {
        let text = said(&["tempo", &id, "--lang", "th"]);
        assert!(text.contains("เป็นที"), "{id}: {text}");
        assert_eq!(text.find(|letter: char| letter.is_ascii_digit()), None, "{id}: {text}");
        assert!(!text.contains(") ข, ") && !text.contains("++"), "{id}: {text}");
        assert_eq!(text.matches("ก  ข  ค  ง  จ  ฉ  ช  ญ").count(), 2, "{id}: {text}");
    }
}

#[test]
fn every_first_move_of_a_cure_is_told() {
    for id in tempo_puzzles() {
        let object = said(&["tempo", &id, "--json"]);
        let object: Value = serde_json::from_str(&object).expect("an object");
        let text = said(&["tempo", &id, "--lang", "en", "--notation", "coordinates"]);
        let told = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(!told.contains(" 1 moves") && !told.contains("plies"), "{id}: {told}");
        if object["fen"].as_str().expect("a FEN").contains(" b ") {
            continue;
        }
        let moves = object["cure"]["moves"].as_array().expect("a cure");
        assert!(!moves.is_empty(), "{id}");
        for mv in moves {
            assert!(told.contains(mv.as_str().expect("a move")), "{id}: {mv} in {told}");
        }
    }
}

#[test]
fn a_length_that_the_count_does_not_leave_is_called_a_draw() {
    for said_already in [30, 34, 38, 42] {
        let ply = 2 * said_already + 1;
        let fen = format!("8/8/8/8/8/M~7/2KS4/k7 w - 88 {ply} 1");
        let object: Value =
            serde_json::from_str(&said(&["tempo", &fen, "--json"])).expect("an object");
        let plies = object["chaser_to_move_plies"].as_u64().expect("a mate");
        let text = said(&["tempo", &fen, "--lang", "en"]);
        let late = format!("White needs {} moves", plies.div_ceil(2));
        assert_eq!(text.contains(&late), object["in_time"] == Value::Bool(false), "{fen}: {text}");
    }
}
