//! What is said when the limits are reached: bounds that hold, and nothing more.

use crate::counting::Preset;
use crate::rules::{Fen, Moves};
use crate::solve::{Branch, Fate, Limits, Question, Reach, Solver, Verdict};
use crate::tables::{Halt, Material, Measure, Tables, Unmade};

/// Mate in five, about 140,000 nodes.
const FIVE: &str = "k2MS3/4S3/1nK1p3/3N4/1P2p3/8/4m3/8 w - - 0 1";

/// Mate in three, less than 2,000 nodes.
const THREE: &str = "k3K2s/8/S6p/8/NPpPR3/8/r7/8 w - - 0 1";

fn question(fen: &str) -> Question {
    Question::new(Fen::read(fen).expect("a well-formed FEN").position, Preset::Thai)
}

fn solver_of(nodes: u64) -> Solver {
    Solver::new(Limits { nodes: Some(nodes), ..Limits::default() })
}

#[test]
fn an_answer_out_of_nodes_has_bounds_that_hold_and_takes_no_more() {
    let mut known = Moves(0);
    for nodes in [1, 100, 3_000, 20_000, 60_000] {
        let answer = solver_of(nodes).solve(&question(FIVE));
        assert!(answer.nodes <= nodes + 2 * 1024, "{} nodes of {nodes}", answer.nodes);
        let more_than = answer.proved.more_than.unwrap_or_default();
        assert!(more_than >= known && more_than < Moves(5), "{more_than} after {nodes}");
        if answer.value.verdict == Verdict::Unknown {
            assert!(answer.keys.is_empty() && answer.value.mate_in.is_none());
        }
        known = more_than;
    }
    assert!(known >= Moves(3), "more nodes prove more: {known}");
}

#[test]
fn questions_asked_together_share_one_limit() {
    let mut solver = solver_of(50_000);
    let other = question("7k/4R2M/p7/3Ks2S/1p1N4/8/4r3/8 w - - 0 1");
    let (first, second) = solver.together(|solver| {
        let answers = (solver.solve(&question(FIVE)), solver.solve(&other));
        assert!(solver.is_spent());
        assert_eq!(solver.mates_within(&other, other.position().turn(), Moves(4)), None);
        answers
    });
    assert!(first.nodes + second.nodes <= 50_000 + 4 * 1024);
    assert!(!solver.is_spent(), "alone, each question has the whole limit again");
    assert!(solver.solve(&question(FIVE)).nodes > second.nodes);
}

#[test]
fn a_report_out_of_nodes_leaves_open_what_is_not_settled() {
    let (three, reach) = (question(THREE), Reach { beyond: Moves(1), ..Reach::default() });
    let whole = Solver::new(Limits::default()).study(&three, reach);
    let whole = whole.expect("a mate");
    assert!(!whole.is_cut);
    let used = whole.answer.nodes;
    let cut = solver_of(used + 1_000).study(&three, reach);
    let cut = cut.expect("nodes enough for the answer");
    assert!(cut.is_cut);
    assert_eq!(cut.answer.keys, whole.answer.keys);
    for (of_cut, of_whole) in cut.first_moves.iter().zip(&whole.first_moves) {
        assert!(of_cut.fate == Fate::Open || of_cut == of_whole, "{of_cut:?} {of_whole:?}");
    }
    assert!(cut.first_moves.iter().any(|first| first.fate == Fate::Open));
    assert!(matches!(cut.tree, Branch::Cut), "{:?}", cut.tree);
    let none = solver_of(1_000).study(&question(FIVE), reach);
    assert_eq!(none.expect_err("no length is found").value.verdict, Verdict::Unknown);
}

#[test]
fn a_prover_that_is_stopped_answers_at_once() {
    let mut solver = Solver::new(Limits::default());
    solver.stopper().stop();
    let answer = solver.solve(&question("8/8/8/3R4/5k2/8/4K3/8 w - - 0 1"));
    assert_eq!(answer.value.verdict, Verdict::Unknown);
    assert!(answer.nodes < 16, "{} nodes", answer.nodes);
}

#[test]
fn a_halted_table_is_not_there_and_can_be_made_later() {
    let ending = |text: &str| {
        let material: Material = text.parse().expect("a material");
        material.attacked_by(crate::rules::Color::White)
    };
    let mut tables = Tables::new(std::num::NonZeroUsize::MIN);
    tables.heed(Halt::when(|| true));
    assert_eq!(tables.try_build(ending("KRMvK")).err(), Some(Unmade::Halted));
    assert!(tables.table(ending("KRMvK")).is_none());
    let whole = Tables::new(std::num::NonZeroUsize::MIN).build(ending("KRMvK"));
    let whole = whole.expect("no distance is too long");
    tables.heed(Halt::default());
    let later = tables.try_build(ending("KRMvK")).expect("nothing halts it");
    let [later, whole] = [later, whole].map(|table| table.longest_win(Measure::Mate));
    assert!(later.expect("a win").is_same(&whole.expect("a win")));
}

#[test]
fn tables_that_do_not_fit_into_the_memory_are_not_made() {
    let limits = Limits { tables_memory: Some(1 << 10), nodes: Some(200_000), ..Limits::default() };
    let mut solver = Solver::new(limits);
    let long = question("8/8/8/3R4/5k2/8/4K3/8 w - - 0 1");
    let answer = solver.solve(&long);
    assert_eq!(answer.value.verdict, Verdict::Unknown);
    let ending = Material::on(long.position().board()).attacked_by(long.position().turn());
    assert!(solver.tables_mut().table(ending).is_none());
}
