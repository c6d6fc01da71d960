//! The shipped library: complete, sound, and written out as it was read.

use std::fs;
use std::path::Path;

use konmak::audit::{Status, audit};
use konmak::puzzle::{Library, Puzzle, Stipulation, Theme};
use konmak::rules::{Color, Fen, Moves};
use konmak::solve::{Limits, Solver};

#[test]
fn the_embedded_library_is_the_folder() {
    let mut folder = Library::empty();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("puzzles");
    assert_eq!(folder.add_folder(&path), []);
    let embedded = Library::embedded();
    let ids = |library: &Library| -> Vec<String> {
        library.iter().map(|puzzle| format!("{} {}", puzzle.set, puzzle.id)).collect()
    };
    assert_eq!(ids(&embedded), ids(&folder));
}

#[test]
fn the_example_of_the_manual_is_sound_and_no_double_of_a_shipped_puzzle() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/puzzles.md");
    let page = fs::read_to_string(path).expect("the manual is there");
    let (_, rest) = page.split_once("```yaml\n").expect("an example");
    let (example, _) = rest.split_once("```").expect("the example ends");
    let mut library = Library::embedded();
    assert_eq!(library.add_text("my.yaml", example.as_bytes()), []);
    let puzzle = library.get("my-1").expect("the example's id");
    let mut solver = Solver::new(Limits::default());
    let report = audit(puzzle, &mut solver);
    assert_eq!(report.faults, []);
}

#[test]
fn every_composed_position_is_shipped_with_its_men_and_source() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/composed.tsv");
    let rows = fs::read_to_string(path).expect("the list of composed positions is there");
    let library = Library::embedded();
    let mut seen = 0;
    for row in rows.lines().skip(1).filter(|row| !row.starts_with('#')) {
        let (id, fen) = row.split_once('\t').expect("id and FEN");
        let puzzle = library.get(id).unwrap_or_else(|| panic!("{id} is missing"));
        let position = Fen::read(fen).expect("a well-formed FEN").position;
        let same =
            puzzle.position().is_same(&position) || puzzle.position().is_same(&position.mirrored());
        assert!(same, "{id} has other men");
        assert!(!puzzle.sources.is_empty(), "{id} has no source");
        seen += 1;
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn every_claim_of_every_puzzle_is_proved() {
    let mut solver = Solver::new(Limits::default());
    for puzzle in Library::embedded().iter() {
        let report = audit(puzzle, &mut solver);
        let told: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
        assert_eq!(told, [""; 0], "{}", puzzle.id);
        let is_open = puzzle.stipulation == Stipulation::Open;
        let status = if is_open { Status::Unproved } else { Status::Proved };
        assert_eq!(report.status, status, "{}", puzzle.id);
        assert_eq!(puzzle.keys.is_empty(), is_open, "{} states all its keys", puzzle.id);
    }
}

#[test]
fn every_puzzle_reads_back_as_it_was_written() {
    for puzzle in Library::embedded().iter() {
        let written = puzzle.to_yaml();
        let mut library = Library::empty();
        assert_eq!(library.add_text("own.yaml", written.as_bytes()), [], "{written}");
        let again = library.get(puzzle.id.as_str()).expect("the same id");
        assert_eq!(again.to_yaml(), written);
        assert_eq!(again.fen.to_string(), puzzle.fen.to_string());
        assert_eq!((again.chaser, again.preset), (puzzle.chaser, puzzle.preset));
        assert_eq!((again.stipulation, &again.name), (puzzle.stipulation, &puzzle.name));
        assert_eq!((&again.keys, &again.line), (&puzzle.keys, &puzzle.line));
        assert_eq!(
            again.tempo.as_ref().map(|claim| &claim.line),
            puzzle.tempo.as_ref().map(|claim| &claim.line)
        );
        assert_eq!((&again.sources, &again.themes), (&puzzle.sources, &puzzle.themes));
        assert_eq!((&again.claimed, &again.idea), (&puzzle.claimed, &puzzle.idea));
        assert_eq!((&again.aliases, &again.author), (&puzzle.aliases, &puzzle.author));
    }
}

#[test]
fn puzzles_are_found_by_alias_set_theme_men_and_length() {
    let library = Library::embedded();
    let id = |name: &str| library.get(name).map(|puzzle| puzzle.id.to_string());
    assert_eq!(id("pb-prep-khon").as_deref(), Some("pb-58"));
    assert_eq!(id("pb-prep-ma-bia").as_deref(), Some("pb-147"));
    assert_eq!(id("pb-prep-rook").as_deref(), Some("pb-m1-rook"));
    assert_eq!(id("pb-0"), None);
    assert_eq!(
        library.sets().iter().map(|set| library.in_set(set).count()).sum::<usize>(),
        library.iter().len()
    );
    for theme in Theme::all() {
        assert!(library.with_theme(theme).all(|puzzle| puzzle.themes.contains(&theme)));
    }
    let ids = |puzzles: &mut dyn Iterator<Item = &Puzzle>| -> Vec<String> {
        puzzles.map(|puzzle| puzzle.id.to_string()).collect()
    };
    assert_eq!(ids(&mut library.with_men(21)), ["fb-9104"]);
    assert!(ids(&mut library.of_length(Moves(15))).contains(&"bg-back-var1".to_owned()));
    let all_so_long = |length| {
        library.of_length(length).all(|puzzle| puzzle.stipulation.length() == Some(length))
    };
    assert!([1, 4, 15].into_iter().map(Moves).all(all_so_long));
    let triangle: Theme = "sam-liam".parse().expect("a theme");
    assert!(library.with_theme(triangle).any(|puzzle| puzzle.id.as_str() == "pb-p13-2"));
}

#[test]
fn the_side_that_the_user_plays_follows_from_the_task() {
    let library = Library::embedded();
    let side = |id: &str| library.get(id).expect("a shipped puzzle").solver_side();
    assert_eq!(side("pb-58"), Color::White);
    assert_eq!(side("cp-knm-3"), Color::White);
    assert_eq!(side("nap-ni-ruea-khu"), Color::Black);
}

#[test]
fn every_text_is_there_in_both_languages() {
    let has_thai = |text: &str| text.chars().any(|letter| ('ก'..='๛').contains(&letter));
    for puzzle in Library::embedded().iter() {
        let comments = puzzle.line.iter().filter_map(|step| step.comment.as_ref());
        let texts =
            [&puzzle.name].into_iter().chain(&puzzle.idea).chain(&puzzle.claimed).chain(comments);
        for text in texts {
            assert!(has_thai(&text.th) && !has_thai(&text.en), "{}: {text:?}", puzzle.id);
        }
    }
}
