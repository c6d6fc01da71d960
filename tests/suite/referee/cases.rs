//! The referee's answers, read from the file that `tests/run` has it write.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use konmak::rules::{CountFields, Fen, Position};
use serde_json::Value;

/// A random position and what the referee says of it.
pub(super) struct PositionCase {
    pub(super) fen: String,
    pub(super) legal: Vec<String>,
    pub(super) check: bool,
    pub(super) end: Option<String>,
}

/// A random game from its set-up.
pub(super) struct GameCase {
    pub(super) start: String,
    /// What kind of count fields the set-up has; `odd` ones fit no Thai rules.
    pub(super) setup: String,
    pub(super) plies: Vec<Ply>,
}

/// A move of a game, and what the referee says of the position that it leads to.
pub(super) struct Ply {
    pub(super) mv: String,
    pub(super) fen: String,
    pub(super) legal: usize,
    pub(super) check: bool,
    pub(super) end: Option<String>,
}

/// All that the referee was asked.
pub(super) struct Cases {
    pub(super) positions: Vec<PositionCase>,
    pub(super) games: Vec<GameCase>,
}

/// Returns the referee's answers. Without them a test cannot tell anything, so it fails and says
/// what to do.
pub(super) fn cases() -> &'static Cases {
    static CASES: OnceLock<Cases> = OnceLock::new();
    CASES.get_or_init(read_cases)
}

fn read_cases() -> Cases {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("referee").join("cases.jsonl");
    let text = fs::read_to_string(&file).unwrap_or_else(|fault| {
        panic!(
            "the referee has not been asked ({}: {fault}): run `tests/run`, which installs \
             Fairy-Stockfish and has it answer",
            file.display()
        )
    });
    let mut cases = Cases { positions: Vec::new(), games: Vec::new() };
    for line in text.lines() {
        let case: Value = serde_json::from_str(line).expect("a line of JSON");
        match case["plies"].as_array() {
            Some(plies) => cases.games.push(GameCase {
                start: text_of(&case["start"]),
                setup: text_of(&case["setup"]),
                plies: plies.iter().map(read_ply).collect(),
            }),
            None => cases.positions.push(read_position(&case)),
        }
    }
    cases
}

fn read_position(case: &Value) -> PositionCase {
    PositionCase {
        fen: text_of(&case["fen"]),
        legal: case["legal"].as_array().expect("a list").iter().map(text_of).collect(),
        check: case["check"].as_bool().expect("true or false"),
        end: end_of(case),
    }
}

fn read_ply(ply: &Value) -> Ply {
    Ply {
        mv: text_of(&ply["move"]),
        fen: text_of(&ply["fen"]),
        legal: ply["legal"].as_u64().expect("a number") as usize,
        check: ply["check"].as_bool().expect("true or false"),
        end: end_of(ply),
    }
}

fn text_of(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

fn end_of(value: &Value) -> Option<String> {
    let end = value.get("end").expect("an end, or null");
    end.as_str().map(str::to_owned)
}

pub(super) fn read_fen(text: &str) -> Fen {
    Fen::read(text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"))
}

/// Returns the count fields of one of the referee's FEN; nothing where no count runs, whatever
/// number it then has for PLY.
pub(super) fn fields_of(text: &str) -> Option<CountFields> {
    let fields: Vec<&str> = text.split(' ').collect();
    let limit = fields[3].parse().ok()?;
    Some(CountFields { limit, ply: fields[4].parse().expect("a number of plies") })
}

/// Returns the first field of a FEN.
pub(super) fn placement(text: &str) -> &str {
    text.split(' ').next().expect("a placement")
}

pub(super) fn written(position: &Position) -> String {
    Fen { position: *position, count: None, fullmove: 1 }.to_string()
}
