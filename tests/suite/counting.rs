//! Every trigger of the counts, from rows of a table, and the faults of FEN counts.

use std::collections::BTreeSet;

use konmak::counting::{Asking, Count, CountFault, Counter, Preset};
use konmak::game::Game;
use konmak::rules::{Color, Fen, read_move};

const TABLE: &str = include_str!("../data/counting.tsv");

/// One row of the table.
struct Row<'a> {
    line: usize,
    name: &'a str,
    presets: Vec<Preset>,
    fen: &'a str,
    moves: Vec<&'a str>,
    states: Vec<&'a str>,
    source: &'a str,
}

fn rows() -> Vec<Row<'static>> {
    let is_row = |line: &&str| !line.starts_with('#') && !line.starts_with("name\t");
    let lines = TABLE.lines().enumerate().filter(|(_, line)| is_row(line));
    lines.map(|(index, line)| read_row(index + 1, line)).collect()
}

fn read_row(line: usize, text: &str) -> Row<'_> {
    let fields: Vec<&str> = text.split('\t').collect();
    let [name, presets, fen, moves, states, source] = fields[..] else {
        panic!("line {line}: {} fields, not 6", fields.len())
    };
    let preset = |name: &str| name.parse().expect("a preset's name");
    let row = Row {
        line,
        name,
        presets: presets.split(' ').map(preset).collect(),
        fen,
        moves: moves.split_whitespace().collect(),
        states: states.split(' ').collect(),
        source,
    };
    assert_eq!(row.states.len(), row.moves.len() + 1, "line {line}: a state for each step");
    row
}

/// Returns the state that a row expects under a preset.
fn expected_under(state: &str, preset: Preset) -> &str {
    let mut forms = state.split('|');
    let general = forms.next().expect("text before any |");
    let own = forms.find_map(|form| form.strip_prefix(preset.name())?.strip_prefix(':'));
    own.unwrap_or(general)
}

fn begin(row: &Row, preset: Preset) -> Game {
    let fen = Fen::read(row.fen).unwrap_or_else(|faults| panic!("line {}: {faults:?}", row.line));
    let wished = row.moves.iter().any(|&step| step == "ask" || step == "stop");
    let asking = if wished { Asking::OnRequest } else { Asking::AtOnce };
    let counter = match fen.count {
        Some(fields) => Counter::resumed(&fen.position, fields, preset, asking),
        None => Ok(Counter::set_up(&fen.position, preset, asking)),
    };
    let counter = counter.unwrap_or_else(|fault| panic!("line {}: {fault}", row.line));
    Game::new(fen.position, counter)
}

/// Makes a step and returns whether it was allowed; a move that is not legal is a fault of the row.
fn make(game: &mut Game, step: &str, line: usize) -> bool {
    match step {
        "ask" => game.ask().is_ok(),
        "stop" => game.stop().is_ok(),
        _ => {
            let mv = read_move(game.position(), step);
            let mv = mv.unwrap_or_else(|fault| panic!("line {line}: {step}: {fault}"));
            game.play(mv)
        }
    }
}

fn described(count: Option<Count>, turn: Color) -> String {
    count.map_or("-".to_owned(), |count| {
        let (honour, side) = (count.honour.name(), count.side.letter());
        let (said, limit, left) = (count.said(), count.limit, count.moves_left(turn));
        format!("{honour}:{side}:{said}/{limit}:{left}")
    })
}

fn state(game: &Game) -> String {
    let count = described(game.count(), game.position().turn());
    game.end().map_or(count.clone(), |end| format!("{count}={}", end.name()))
}

/// Plays a row under a preset and returns the state after the set-up and each step.
fn played(row: &Row, preset: Preset) -> Vec<String> {
    let mut game = begin(row, preset);
    let mut states = vec![state(&game)];
    for step in &row.moves {
        let allowed = make(&mut game, step, row.line);
        states.push(if allowed { state(&game) } else { "refused".to_owned() });
    }
    states
}

#[test]
fn every_row_of_the_table_counts_as_it_says() {
    let mut wrong = Vec::new();
    for row in rows() {
        for &preset in &row.presets {
            let expected: Vec<_> =
                row.states.iter().map(|state| expected_under(state, preset)).collect();
            let found = played(&row, preset);
            if found != expected {
                let (line, name) = (row.line, row.name);
                wrong.push(format!(
                    "tests/data/counting.tsv:{line}: {name}, {preset}\n  expected {}\n  found    {}",
                    expected.join(" "),
                    found.join(" ")
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_count_of_a_game_that_goes_on_reads_back_from_its_fen() {
    let mut compared = 0;
    for row in rows() {
        for &preset in &row.presets {
            let mut game = begin(&row, preset);
            for step in [None].into_iter().chain(row.moves.iter().map(Some)) {
                if let Some(step) = step {
                    make(&mut game, step, row.line);
                }
                compared += usize::from(reads_back(&game, row.line));
            }
        }
    }
    assert!(compared > 500, "only {compared} counts were written");
}

fn reads_back(game: &Game, line: usize) -> bool {
    if game.end().is_some() {
        return false;
    }
    let (position, preset) = (game.position(), game.counter().preset());
    let turn = position.turn();
    let Some(fields) = game.count().and_then(|count| count.fields(turn)) else { return false };
    let text = Fen { position: *position, count: Some(fields), fullmove: 1 }.to_string();
    let read = Fen::read(&text).unwrap_or_else(|faults| panic!("line {line}: {text}: {faults:?}"));
    let count = read.count.expect("a count was written");
    let again = Counter::resumed(&read.position, count, preset, Asking::AtOnce);
    let again = again.unwrap_or_else(|fault| panic!("line {line}: {text}: {fault}")).count();
    let is_past_first = game.count().is_some_and(|count| count.said() > 0);
    if is_past_first {
        assert_eq!(described(again, turn), described(game.count(), turn), "line {line}: {text}");
    }
    true
}

/// Faults of other programs that are answered by a test elsewhere, with its name.
const ANSWERED_ELSEWHERE: [(&str, &str); 10] = [
    ("29", "rules::moves::sibling_games_moves_are_not_makruk"),
    ("30", "rules::moves::sibling_games_moves_are_not_makruk"),
    ("36", "rules::set_up::a_bia_ngai_is_known_for_a_bia_when_it_is_taken"),
    ("37", "rules::fen::the_black_side_may_begin"),
    ("38", "rules::moves::sibling_games_moves_are_not_makruk"),
    ("39", "rules::moves::sibling_games_moves_are_not_makruk"),
    ("40", "rules::fen::the_letter_of_a_khon_is_s"),
    ("43", "rules::moves::thai_and_latin_notation_are_as_other_programs_print_them"),
    ("22", "counting::every_row_of_the_table_counts_as_it_says"),
    ("23", "counting::every_row_of_the_table_counts_as_it_says"),
];

/// Faults of other programs as the list of them is numbered; those of the last part by a word.
const KNOWN_FAULTS: [&str; 40] = [
    "1",
    "3",
    "5",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "14",
    "16",
    "17",
    "18",
    "19",
    "20",
    "21",
    "22",
    "23",
    "25",
    "27",
    "29",
    "30",
    "31",
    "33",
    "36",
    "37",
    "38",
    "39",
    "40",
    "43",
    "D-makruk-js",
    "D-makruk-js-status",
    "D-makrukops",
    "D-markrukthai",
    "D-counting.js",
    "D-wikipedia",
    "D-forum",
    "D-fsf-first",
    "D-fsf-dead",
    "D-fsf-owner",
];

#[test]
fn every_known_fault_of_another_program_has_a_test() {
    let rows = rows();
    let named = rows
        .iter()
        .flat_map(|row| row.source.split("; "))
        .filter_map(|source| source.strip_prefix("known-faults "));
    let mut answered: BTreeSet<&str> = named.flat_map(|numbers| numbers.split(' ')).collect();
    answered.extend(ANSWERED_ELSEWHERE.map(|(number, _)| number));
    assert_eq!(answered, BTreeSet::from(KNOWN_FAULTS));
}

fn resumed(fen: &str, preset: Preset) -> Result<Counter, CountFault> {
    let read = Fen::read(fen).expect("a well-formed FEN");
    let fields = read.count.expect("a count");
    Counter::resumed(&read.position, fields, preset, Asking::AtOnce)
}

const THAI: [Preset; 3] = [Preset::Thai, Preset::ThaiHighest, Preset::Old];

#[test]
fn a_count_with_a_bia_on_the_board_is_a_fault() {
    for fen in ["7k/8/8/4p3/8/8/8/R3K3 w - 128 21 40", "7k/8/8/8/4P3/8/8/R3K3 b - 32 8 40"] {
        for preset in THAI {
            assert_eq!(resumed(fen, preset), Err(CountFault::BiaStands), "{fen}");
        }
        assert!(resumed(fen, Preset::Fairy).is_ok_and(|counter| counter.count().is_some()));
        assert!(resumed(fen, Preset::None).is_ok_and(|counter| counter.count().is_none()));
    }
}

#[test]
fn a_count_of_the_wrong_side_is_a_fault() {
    let owner = |ply, owner: Color| CountFault::WrongOwner { ply, owner, expected: !owner };
    let bare_khun = "7k/8/8/8/8/8/8/R3K3 b - 32 9 40";
    let behind = "8/8/8/3k4/7n/8/8/R3K3 w - 128 20 40";
    for preset in THAI {
        assert_eq!(resumed(bare_khun, preset), Err(owner(9, Color::White)));
        assert_eq!(resumed(behind, preset), Err(owner(20, Color::White)));
    }
    for fen in [bare_khun, behind] {
        let counter = resumed(fen, Preset::Fairy).expect("taken as it is");
        assert_eq!(counter.count().map(|count| count.side), Some(Color::White));
    }
}

#[test]
fn a_board_count_at_equal_values_is_a_fault() {
    let fen = "7k/8/8/8/8/8/nm6/R3K3 w - 128 20 40";
    for preset in THAI {
        assert_eq!(resumed(fen, preset), Err(CountFault::NobodyBehind));
    }
    assert!(resumed(fen, Preset::Fairy).is_ok());
}

#[test]
fn faults_say_what_would_be_right() {
    let message = |fen| resumed(fen, Preset::Thai).expect_err("a faulty count").to_string();
    assert_eq!(
        message("7k/8/8/8/8/8/8/R3K3 b - 32 9 40"),
        "PLY 9 makes it white's count, but only black may count here: expected an even PLY"
    );
    assert!(message("7k/8/8/4p3/8/8/8/R3K3 w - 128 21 40").contains("expected `- 0`"));
}
