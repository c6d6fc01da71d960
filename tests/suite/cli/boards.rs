//! Boards as they are drawn, compared whole with the files under `tests/data/boards`.
//!
//! `KONMAK_WRITE_BOARDS=1` writes the files anew; then look at each.

use std::fs;
use std::path::Path;

use unicode_width::UnicodeWidthStr as _;

use super::{code, konmak, run, stdout};

const OPENING: &str = "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1";
/// Met and bia ngai of both sides, and a last move to mark.
const MIDDLE: &str = "8/2n1k3/8/3R4/m~5M~1/5S2/5K2/3m2M1 w - - 0 1";
const LAST: &str = "k7/8/1K6/8/8/8/8/6RR w - 16 15 60";

/// Each file and the arguments that draw it.
const BOARDS: &[(&str, &[&str])] = &[
    ("opening-en", &["show", OPENING]),
    ("opening-th", &["show", OPENING, "--lang", "th"]),
    ("flipped-en", &["show", MIDDLE, "Rxd1", "--flip"]),
    ("flipped-th", &["show", MIDDLE, "Rxd1", "--flip", "--lang", "th"]),
    ("painted-en", &["show", MIDDLE, "Rxd1", "--color", "always"]),
    ("painted-th", &["show", MIDDLE, "Rxd1", "--color", "always", "--lang", "th"]),
    ("list-en", &["show", MIDDLE, "Rxd1", "--plain"]),
    ("list-th", &["show", MIDDLE, "Rxd1", "--plain", "--lang", "th"]),
    ("last-move-en", &["show", LAST]),
    ("last-move-th", &["show", LAST, "--lang", "th"]),
    ("puzzle-th-latin", &["show", "pb-58", "--lang", "th", "--notation", "latin"]),
    ("check-en", &["show", LAST, "Rg8", "--color", "always"]),
];

#[test]
fn boards_are_drawn_as_on_file() {
    let write = std::env::var_os("KONMAK_WRITE_BOARDS").is_some();
    for (name, args) in BOARDS {
        let output = run(args);
        assert_eq!(code(&output), 0, "{name}");
        let drawn = stdout(&output);
        let file = Path::new("tests/data/boards").join(name).with_extension("txt");
        if write {
            fs::write(&file, &drawn).expect("the file can be written");
        }
        let known = fs::read_to_string(&file).expect("the board is on file");
        assert!(drawn == known, "{name} is drawn so:\n{drawn}\non file:\n{known}");
    }
}

#[test]
fn no_line_is_wider_than_eighty_columns() {
    for (name, args) in BOARDS.iter().filter(|(name, _)| !name.starts_with("painted")) {
        for line in stdout(&run(args)).lines().filter(|line| !line.contains('\x1b')) {
            assert!(line.width() <= 80, "{name}: {line}");
        }
    }
    for line in stdout(&run(&["list", "--lang", "th"])).lines() {
        assert!(line.width() <= 80, "{line}");
    }
}

#[test]
fn every_square_is_as_wide_as_every_other() {
    for name in ["opening-en", "opening-th", "flipped-en", "flipped-th"] {
        let args = BOARDS.iter().find(|(board, _)| *board == name).expect("it is in the list").1;
        let drawn = stdout(&run(args));
        let rows: Vec<&str> = drawn.lines().filter(|line| line.contains('│')).collect();
        assert_eq!(rows.len(), 8, "{name}");
        for row in rows {
            let inner = row.split('│').nth(1).expect("between the edges");
            assert_eq!(inner.width(), 24, "{name}: {row}");
        }
    }
}

#[test]
fn pipes_and_no_color_get_no_colour() {
    assert!(!stdout(&run(&["show", LAST])).contains('\x1b'));
    let forced = run(&["show", LAST, "--color", "always"]);
    assert!(stdout(&forced).contains('\x1b'));
    let mut command = konmak();
    command.env("NO_COLOR", "1").args(["show", LAST]);
    assert!(!stdout(&command.output().expect("it runs")).contains('\x1b'));
}

#[test]
fn the_year_of_a_source_is_said_once_and_as_the_language_counts_it() {
    let shown = |id: &str, lang: &str| stdout(&run(&["show", id, "--lang", lang]));
    assert!(shown("bg-back", "en").contains("2 November 2011\n"));
    assert!(shown("bg-back", "th").contains("๒ พฤศจิกายน ๒๕๕๔\n"));
    let library = stdout(&run(&["list", "--json"]));
    for line in library.lines() {
        let puzzle: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
        let thai = shown(puzzle["id"].as_str().expect("it has an id"), "th");
        let sources = thai.lines().filter(|line| line.starts_with("ที่มา"));
        for source in sources {
            let last = source.rsplit(", ").next().expect("a split has a part");
            assert!(last.parse::<u16>().is_err(), "a year in Arabic digits: {source}");
        }
    }
}

#[test]
fn a_task_is_not_said_of_the_position_after_a_move() {
    assert!(stdout(&run(&["show", "pb-58", "--lang", "en"])).contains("mates in"));
    assert!(!stdout(&run(&["show", "pb-58", "Sc6", "--lang", "en"])).contains("mates in"));
}
