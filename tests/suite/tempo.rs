//! เป็นที and แก้ที from outside: the worked examples, and claims in puzzle files.

use std::fs;
use std::path::Path;

use konmak::audit::audit;
use konmak::counting::Preset;
use konmak::puzzle::Library;
use konmak::rules::{Color, Fen, Move};
use konmak::solve::{Limits, Question, Solver};
use konmak::tempo::{Book, CureKind, Distance, Tempo, analyse};

fn judged(solver: &mut Solver, placement: &str, turn: &str) -> Tempo {
    let fen = Fen::read(&format!("{placement} {turn} - - 0 1")).expect("a legal set-up");
    let question = Question::new(fen.position, Preset::Thai);
    analyse(&mut Book::new(solver, Color::White), &question)
}

/// Returns what a placement is worth in the columns of the data file.
fn row(tempo: &Tempo, placement: &str) -> String {
    let or_dash = |number: Option<u16>| number.map_or("-".to_owned(), |number| number.to_string());
    let yes = |is_so| if is_so { "yes" } else { "no" }.to_owned();
    let cure = tempo.cure.as_ref().expect("each example has a cure or none");
    let moves: Vec<String> = cure.moves.iter().map(Move::to_string).collect();
    let columns = [
        placement.to_owned(),
        or_dash(tempo.chaser_first_plies().map(|plies| plies.0)),
        or_dash(tempo.fleer_first_plies().map(|plies| plies.0)),
        yes(tempo.is_pen_thi() == Some(true)),
        or_dash(tempo.cost().map(|cost| cost.0)),
        cure.kind.name().to_owned(),
        yes(cure.strong == Some(true)),
        or_dash(cure.plies.map(|plies| plies.0)),
        if moves.is_empty() { "-".to_owned() } else { moves.join(" ") },
    ];
    columns.join("\t")
}

fn examples() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/tempo.tsv");
    let text = fs::read_to_string(path).expect("the file of examples is there");
    text.lines().filter(|line| !line.starts_with('#')).skip(1).map(str::to_owned).collect()
}

#[test]
fn the_worked_examples_come_out_whoever_is_to_move_in_the_fen() {
    let mut solver = Solver::new(Limits::default());
    let examples = examples();
    assert!(examples.len() >= 6);
    for example in examples {
        let placement = example.split('\t').next().expect("a placement");
        for turn in ["w", "b"] {
            let tempo = judged(&mut solver, placement, turn);
            assert_eq!(row(&tempo, placement), example);
            assert_eq!(tempo.in_time, Some(!tempo.is_absolute()), "{placement}");
        }
    }
}

#[test]
fn the_lines_of_the_cures_are_best_play_by_the_prover() {
    let mut solver = Solver::new(Limits::default());
    for example in examples() {
        let placement = example.split('\t').next().expect("a placement");
        let tempo = judged(&mut solver, placement, "w");
        let cure = tempo.cure.expect("a cure or none");
        let start = Fen::read(&format!("{placement} w - - 0 1")).expect("a legal set-up");
        let mut question = Question::new(start.position, Preset::None);
        for mv in cure.line {
            assert!(solver.solve(&question).keys.contains(&mv), "{placement} {mv}");
            question = question.after(mv);
        }
        let ends = solver.solve(&question).value.mate_in;
        let expected = if cure.kind == CureKind::None { None } else { tempo.fleer_first.moves() };
        assert_eq!(ends, expected, "{placement}");
    }
}

#[test]
fn a_search_without_tables_finds_the_same() {
    let limits = Limits { tables: false, ..Limits::default() };
    let (mut searching, mut reading) = (Solver::new(limits), Solver::new(Limits::default()));
    for placement in ["1k6/3M4/KS6/8/8/8/8/8", "7k/8/4S1K1/8/8/8/8/M7"] {
        let [searched, read] = [&mut searching, &mut reading].map(|solver| {
            let tempo = judged(solver, placement, "w");
            row(&tempo, placement)
        });
        assert_eq!(searched, read);
    }
}

#[test]
fn what_time_leaves_open_is_not_called_a_no() {
    let limits = Limits { tables: false, within: konmak::rules::Moves(3), ..Limits::default() };
    let tempo = judged(&mut Solver::new(limits), "8/8/8/8/6M1/5S2/5K2/7k", "w");
    assert!(matches!(tempo.chaser_first, Distance::Open { more_than: Some(_) }), "{tempo:?}");
    assert_eq!((tempo.is_pen_thi(), tempo.cost()), (None, None));
}

const TRIANGLE: &str = "- id: t
  name: t
  fen: 1k6/3M4/KS6/8/8/8/8/8 w - 88 81 1
  mate-in: 4
  tempo:
    pen-thi: true
    cost: 2
    cure: triangle
    strong: true
    pivot: 1k6/3M4/KS6/8/8/8/8/8
    in: 3
    line: [a6b5, b8a8, b5a5, a8b8, a5a6]
    exactly-enough: true
";

/// Returns the faults of a puzzle as `line kind`.
fn faults(text: &str) -> Vec<String> {
    let mut library = Library::empty();
    assert_eq!(library.add_text("t.yaml", text.as_bytes()), []);
    let puzzle = library.get("t").expect("the one puzzle");
    let mut solver = Solver::new(Limits::default());
    let report = audit(puzzle, &mut solver);
    report.faults.iter().map(|fault| format!("{} {}", fault.line, fault.kind.name())).collect()
}

#[test]
fn a_right_claim_is_proved_and_each_wrong_one_is_a_fault_on_its_line() {
    assert_eq!(faults(TRIANGLE), [""; 0]);
    for (right, wrong, fault) in [
        ("pen-thi: true", "pen-thi: false", "6 tempo-is-pen-thi"),
        ("cost: 2", "cost: 3", "7 tempo-wrong-cost"),
        ("cost: 2", "cost: absolute", "7 tempo-wrong-cost"),
        ("cure: triangle", "cure: walk", "8 tempo-wrong-cure"),
        ("strong: true", "strong: false", "9 tempo-wrong-strength"),
        ("in: 3", "in: 2", "11 tempo-wrong-number"),
        ("pivot: 1k6/3M4/KS6", "pivot: k7/3M4/KS6", "10 tempo-pivot"),
        ("a8b8, a5a6]", "a8b8, a5b5]", "12 tempo-line-not-best"),
        ("w - 88 81 1", "w - 88 79 1", "13 tempo-count"),
    ] {
        let text = TRIANGLE.replace(right, wrong);
        assert_ne!(text, TRIANGLE);
        let found = faults(&text);
        assert!(found.iter().any(|found| found == fault), "{wrong}: {found:?}");
    }
}

#[test]
fn the_defences_that_lose_sooner_are_told() {
    let mut library = Library::empty();
    assert_eq!(library.add_text("t.yaml", TRIANGLE.as_bytes()), []);
    let mut solver = Solver::new(Limits::default());
    let report = audit(library.get("t").expect("the puzzle"), &mut solver);
    let proof = report.tempo.expect("a proof of the claim");
    assert_eq!(proof.then_mate_in, Some(konmak::rules::Moves(1)));
}

#[test]
fn the_shipped_tempo_puzzles_are_enough_of_each_kind() {
    let library = Library::embedded();
    let claims: Vec<_> = library
        .in_set("tempo")
        .filter_map(|puzzle| Some((puzzle, puzzle.tempo.as_ref()?)))
        .collect();
    let number =
        |wanted: &dyn Fn(&(&konmak::puzzle::Puzzle, &konmak::puzzle::TempoClaim)) -> bool| {
            claims.iter().filter(|claim| wanted(claim)).count()
        };
    assert!(claims.len() >= 20);
    assert!(number(&|(_, claim)| claim.exactly_enough) >= 5);
    assert!(number(&|(puzzle, _)| puzzle.position().turn() != puzzle.chaser) >= 3);
    let waits = |claim: &konmak::puzzle::TempoClaim| {
        claim.cure.map(konmak::puzzle::TempoCure::name) == Some("waiting-move")
    };
    assert!(number(&|(_, claim)| waits(claim)) >= 5);
}
