//! Each difference that rules.md (section 6) names between `thai` and the referee, by an example.
//! The referee is asked there and then.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use konmak::counting::{Asking, Counter, Preset};
use konmak::game::{End, Game};
use konmak::rules::{Fen, read_move};
use serde_json::{Value, json};

use super::cases::{cases, fields_of, read_fen};

/// Returns what stands in a FEN for the count, `LIMIT/PLY` or `-`, with `=end` where play has ended.
fn state(game: &Game, end: Option<End>) -> String {
    let fields = game.count().and_then(|count| count.fields(game.position().turn()));
    let count = fields.map_or("-".to_owned(), |fields| format!("{}/{}", fields.limit, fields.ply));
    end.map_or(count.clone(), |end| format!("{count}={}", end.name()))
}

/// Returns the states of the set-up and after each move, or `fault` if the count cannot run.
fn states_under(preset: Preset, fen: &str, moves: &[&str]) -> String {
    let Fen { position, count, .. } = read_fen(fen);
    let counter = count.map_or_else(
        || Ok(Counter::set_up(&position, preset, Asking::AtOnce)),
        |fields| Counter::resumed(&position, fields, preset, Asking::AtOnce),
    );
    let Ok(counter) = counter else { return "fault".to_owned() };
    let mut game = Game::new(position, counter);
    // The referee does not end dead material, under `fairy` or otherwise.
    let end = |game: &Game| game.end().filter(|&end| preset == Preset::Thai || end != End::Dead);
    let mut states = vec![state(&game, end(&game))];
    for text in moves {
        if end(&game).is_some() {
            break;
        }
        assert!(game.play(read_move(game.position(), text).expect("a legal move")), "{text}");
        states.push(state(&game, end(&game)));
    }
    states.join(" ")
}

fn home() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("referee")
}

/// Returns the states by the referee's own words, up to the first end that it sees.
fn states_of_referee(fen: &str, moves: &[&str]) -> String {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/referee/referee.py");
    let python = home().join("venv/bin/python");
    let mut command = Command::new(&python);
    command.arg(script).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut program = command.spawn().unwrap_or_else(|fault| {
        panic!("no referee ({}: {fault}): run `tests/run`, which installs it", python.display())
    });
    let mut requests = program.stdin.take().expect("it is piped");
    for made in 0..=moves.len() {
        let request = json!({ "fen": fen, "moves": moves[..made] });
        writeln!(requests, "{request}").expect("the referee listens");
    }
    drop(requests);
    let output = program.wait_with_output().expect("the referee ends");
    let answers = String::from_utf8(output.stdout).expect("UTF-8");
    let states: Vec<String> = answers.lines().map(state_in_answer).collect();
    assert_eq!(states.len(), moves.len() + 1, "{answers}");
    let end = states.iter().position(|state| state.contains('=')).unwrap_or(moves.len());
    states[..=end].join(" ")
}

fn state_in_answer(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).expect("a line of JSON");
    let fen = answer["fen"].as_str().unwrap_or_else(|| panic!("{answer}"));
    let fields = fields_of(fen);
    let count = fields.map_or("-".to_owned(), |fields| format!("{}/{}", fields.limit, fields.ply));
    answer["end"].as_str().map_or(count.clone(), |end| format!("{count}={end}"))
}

/// Checks the states under both presets, and that the referee says what `fairy` says.
fn differ(fen: &str, moves: &str, thai: &str, fairy: &str) {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    assert_eq!(states_under(Preset::Thai, fen, &moves), thai, "thai: {fen}");
    assert_eq!(states_under(Preset::Fairy, fen, &moves), fairy, "fairy: {fen}");
    assert_eq!(states_of_referee(fen, &moves), fairy, "the referee: {fen}");
    assert_ne!(thai, fairy);
}

#[test]
fn the_boards_count_belongs_to_the_side_to_move_even_if_it_is_ahead() {
    let fen = "k7/8/8/4P3/7r/8/8/4K3 w - - 0 1";
    differ(fen, "e5e6m a8b8 e1d1", "- - 128/0 128/1", "- 128/0 128/1 128/2");
}

#[test]
fn the_boards_count_starts_by_itself_with_the_first_move_after_the_set_up() {
    let fen = "8/8/8/3k4/7n/8/8/R3K3 b - - 0 1";
    differ(fen, "d5d4 a1a2 d4d5", "128/0 128/1 128/2 128/3", "- 128/0 128/1 128/2");
}

#[test]
fn the_boards_count_starts_at_equal_values_too() {
    let fen = "7k/8/8/8/8/8/nm6/R3K3 w - - 0 1";
    differ(fen, "e1e2 h8g8", "- - -", "- 128/0 128/1");
}

#[test]
fn the_boards_count_does_not_end_when_fortunes_turn() {
    let fen = "7k/8/8/8/5n2/8/4S3/M3K3 b - 128 20 40";
    differ(fen, "f4e2 e1f2", "128/20 128/0 128/1", "128/20 128/21 128/22");
}

#[test]
fn a_bare_khuns_first_move_after_the_set_up_is_not_counted() {
    let fen = "8/8/8/4k3/8/8/8/R3K3 b - - 0 60";
    differ(fen, "e5e4 a1a2 e4e5", "32/6 32/7 32/8 32/9", "- - 32/6 32/7");
}

#[test]
fn the_counters_mate_wins() {
    let fen = "S6R/8/8/8/8/6k1/r7/7K b - 128 40 90";
    differ(fen, "a2a1", "128/40 128/41=counter-mate", "128/40 128/41=mate");
}

#[test]
fn dead_material_is_played_on() {
    let fen = "8/8/8/8/8/3k4/3R4/7K b - 32 8 60";
    differ(fen, "d3d2 h1h2", "32/8 32/9=dead", "32/8 32/9 32/10");
}

#[test]
fn a_count_in_a_fen_runs_with_bia_on_the_board() {
    let fen = "7k/8/8/4p3/8/8/8/R3K3 w - 128 21 40";
    differ(fen, "a1a2 h8g8", "fault", "128/21 128/22 128/23");
}

#[test]
fn a_count_in_a_fen_runs_whoever_owns_it() {
    let of_the_chaser = "8/8/8/3k4/7n/8/8/R3K3 w - 128 20 40";
    differ(of_the_chaser, "a1a2", "fault", "128/20 128/21");
    let at_equal_values = "7k/8/8/8/8/8/nm6/R3K3 w - 128 20 40";
    differ(at_equal_values, "e1e2", "fault", "128/20 128/21");
}

#[test]
fn more_men_than_the_limit_are_past_it_before_a_number_is_said() {
    let fen = "7k/6r1/5M2/8/8/8/1MMMM3/RR2K3 w - 128 3 1";
    differ(fen, "f6g7 h8h7", "128/3 16/18 16/19=count", "128/3 16/18=count");
}

/// Returns whether a count with that number may run under the Thai presets, by the letters of the FEN.
fn may_run(fen: &str) -> bool {
    let fields: Vec<&str> = fen.split(' ').collect();
    let letters = || fields[0].chars().filter(char::is_ascii_alphabetic);
    let half_points = |is_of_side: fn(&char) -> bool| -> u32 {
        let of_side = letters().filter(is_of_side).map(|letter| letter.to_ascii_uppercase());
        of_side.map(|letter| [0, 2, 3, 4, 6]["KMSNR".find(letter).unwrap_or(0)]).sum()
    };
    let (white, black) =
        (half_points(char::is_ascii_uppercase), half_points(char::is_ascii_lowercase));
    let ply: u32 = fields[4].parse().expect("a number");
    let is_whites = (fields[1] == "w") == ply.is_multiple_of(2);
    let has_bia = letters().any(|letter| letter.eq_ignore_ascii_case(&'P'));
    let owner_is_behind = if is_whites { white < black } else { black < white };
    !has_bia && (owner_is_behind || white + black == 0)
}

#[test]
fn a_count_in_a_random_fen_is_a_fault_exactly_where_the_rules_say_so() {
    let cases = cases();
    let starts = cases.games.iter().map(|game| &game.start);
    let given = starts.chain(cases.positions.iter().map(|case| &case.fen));
    let (mut runs, mut faults) = (0, 0);
    for text in given {
        let Fen { position, count, .. } = read_fen(text);
        let Some(fields) = count else { continue };
        let thai = Counter::resumed(&position, fields, Preset::Thai, Asking::AtOnce);
        assert_eq!(thai.is_ok(), may_run(text), "{text}: {thai:?}");
        let fairy = Counter::resumed(&position, fields, Preset::Fairy, Asking::AtOnce);
        let kept = fairy.expect("taken as it is").count().and_then(|c| c.fields(position.turn()));
        assert_eq!(kept, Some(fields), "{text}");
        runs += u32::from(thai.is_ok());
        faults += u32::from(thai.is_err());
    }
    assert!(runs > 1_000 && faults > 200, "{runs} counts run and {faults} do not");
}
