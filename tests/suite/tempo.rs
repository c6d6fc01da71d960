//! เป็นที and แก้ที from outside: the worked examples, and claims in puzzle files.

use std::fs;
use std::path::Path;

use konmak::audit::audit;
use konmak::counting::Preset;
use konmak::puzzle::Library;
use konmak::rules::{Color, Fen, Move};
use konmak::solve::{Limits, Question, Solver};
use konmak::tempo::{Book, CureKind, Distance, Tempo, Timed, analyse, explain};

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

/// A placement that the tables answer, and the same with men that cannot move or stand far away, of
/// which only a search knows. Locked bia (White's below Black's) change nothing.
const LOCKED: [(&str, &str); 4] = [
    ("1k6/3M4/KS6/8/8/8/8/8", "1k6/3M4/KS6/8/7p/7P/8/8"),
    ("1k6/3M4/KS6/8/8/8/8/8", "1k6/3M4/KS6/8/4p1p1/4P1P1/8/8"),
    ("7k/8/4S1K1/8/8/8/8/M7", "7k/8/4S1K1/8/p7/P7/8/3M4"),
    ("1k6/3M4/KS6/1M6/8/8/8/8", "1k6/3M4/KS6/1M6/4p3/4P3/8/8"),
];

#[test]
fn locked_men_change_nothing_but_that_no_table_answers() {
    let mut solver = Solver::new(Limits::default());
    for (few, many) in LOCKED {
        let of_few = judged(&mut solver, few, "w");
        let of_many = judged(&mut solver, many, "w");
        assert!((6..=8).contains(&of_many.placement.board.men().count()));
        let columns = |tempo: &Tempo| row(tempo, "").split('\t').map(str::to_owned).collect();
        let [few, many]: [Vec<String>; 2] = [columns(&of_few), columns(&of_many)];
        // The moves come last; a spare man elsewhere has others.
        assert_eq!(few[..8], many[..8]);
        if of_few.cure.as_ref().is_some_and(|cure| cure.kind != CureKind::WaitingMove) {
            assert_eq!(few[8], many[8]);
        }
    }
}

#[test]
fn men_far_away_wait_in_the_search_too() {
    let mut solver = Solver::new(Limits::default());
    let tempo = judged(&mut solver, "1k6/3M4/KS6/8/8/8/8/5NMM", "w");
    let cure = tempo.cure.as_ref().expect("a waiting move");
    let mut moves: Vec<String> = cure.moves.iter().map(Move::to_string).collect();
    moves.sort();
    assert_eq!(moves, ["f1d2", "f1e3", "f1g3", "f1h2", "g1f2", "g1h2", "h1g2"]);
    assert_eq!((cure.kind, tempo.is_pen_thi()), (CureKind::WaitingMove, Some(false)));
}

#[test]
fn what_runs_out_of_time_is_left_open_and_its_bounds_are_true() {
    let mut reading = Solver::new(Limits::default());
    let few = "8/8/8/8/6M1/5S2/5K2/7k";
    let truth = judged(&mut reading, few, "w");
    let (chaser, fleer) = (truth.chaser_first.moves(), truth.fleer_first.moves());
    for many in ["8/8/8/8/p5M1/P4S2/5K2/7k", "8/8/8/p1p5/P1P3M1/5S2/5K2/7k"] {
        for milliseconds in [1, 20, 200] {
            let time = Some(std::time::Duration::from_millis(milliseconds));
            let mut solver = Solver::new(Limits { time, ..Limits::default() });
            let fen = Fen::read(&format!("{many} w - - 0 1")).expect("a legal set-up");
            let question = Question::new(fen.position, Preset::Thai);
            let mut timed = Timed::new(&mut solver);
            let tempo = analyse(&mut Book::new(&mut timed, Color::White), &question);
            for (found, truth) in [(tempo.chaser_first, chaser), (tempo.fleer_first, fleer)] {
                let is_true = match found {
                    Distance::Mate(moves) => Some(moves) == truth,
                    Distance::Open { more_than } => more_than < truth,
                    Distance::Never | Distance::Illegal => false,
                };
                assert!(is_true, "{many} in {milliseconds} ms: {found:?}, not {truth:?}");
            }
            assert_ne!(tempo.is_pen_thi(), Some(false), "{many}");
            assert_ne!(tempo.in_time, Some(false), "{many}");
            let Some(cost) = tempo.cost() else { continue };
            assert_eq!(Some(cost), truth.cost(), "{many}");
        }
    }
}

#[test]
fn what_is_excluded_is_the_chasers_mate_whoever_is_to_move() {
    let excluded = konmak::rules::Moves(3);
    let mut solver = Solver::new(Limits { within: excluded, ..Limits::default() });
    let tempo = judged(&mut solver, "8/8/8/8/p5M1/P4S2/5K2/7k", "b");
    let open = Distance::Open { more_than: Some(excluded) };
    assert_eq!((tempo.chaser_first, tempo.fleer_first), (open, open));
}

#[test]
fn pen_thi_may_be_known_before_its_cost_is() {
    let within = konmak::rules::Moves(6);
    let mut solver = Solver::new(Limits { within, ..Limits::default() });
    let tempo = judged(&mut solver, "8/8/8/8/p5M1/P4S2/5K2/7k", "w");
    assert_eq!(tempo.fleer_first.moves(), Some(konmak::rules::Moves(4)));
    assert!(matches!(tempo.chaser_first, Distance::Open { .. }), "{tempo:?}");
    assert_eq!((tempo.is_pen_thi(), tempo.cost()), (Some(true), None));
}

#[test]
fn the_reasons_that_time_leaves_open_are_not_called_a_no() {
    let limits = Limits { within: konmak::rules::Moves(5), ..Limits::default() };
    let mut solver = Solver::new(limits);
    let many = "1k6/3M4/KS6/8/7p/7P/8/8";
    let mut truth = Solver::new(Limits::default());
    let few = judged(&mut truth, "1k6/3M4/KS6/8/8/8/8/8", "w");
    let asked = |tempo: &Tempo| {
        Question::new(tempo.placement.chaser_first().expect("it is legal"), Preset::None)
    };
    let few = explain(&mut Book::new(&mut truth, Color::White), &asked(&few), &few);
    let tempo = judged(&mut solver, many, "w");
    let reasons = explain(&mut Book::new(&mut solver, Color::White), &asked(&tempo), &tempo);
    let mut open = 0;
    for spoil in &reasons.spoils {
        let known = few.spoils.iter().find(|known| known.mv == spoil.mv);
        let Some(known) = known else { continue };
        if let Distance::Open { more_than } = spoil.fleer_first {
            assert!(known.fleer_first.moves().is_none_or(|moves| Some(moves) > more_than));
            open += 1;
        } else {
            assert_eq!(spoil.fleer_first, known.fleer_first, "{}", spoil.mv);
        }
    }
    assert!(open > 0, "some reasons are longer than five moves");
    for (found, known) in reasons.flights.iter().zip(&few.flights) {
        assert_eq!((found.mv, found.lasts), (known.mv, known.lasts));
    }
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
    report
        .faults
        .iter()
        .map(|fault| format!("{} {}", fault.place.line, fault.kind.name()))
        .collect()
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
    assert!(claims.iter().all(|(_, claim)| !claim.line.is_empty() && claim.within.is_some()));
    assert!(number(&|(_, claim)| claim.exactly_enough) >= 5);
    assert!(number(&|(puzzle, _)| puzzle.position().turn() != puzzle.chaser) >= 3);
    let waits = |claim: &konmak::puzzle::TempoClaim| {
        claim.cure.map(konmak::puzzle::TempoCure::name) == Some("waiting-move")
    };
    assert!(number(&|(_, claim)| waits(claim)) >= 5);
}
