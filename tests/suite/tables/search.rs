//! The search of positions with more men than a table holds.

use konmak::counting::Preset;
use konmak::rules::Fen;
use konmak::solve::{Answer, Limits, Question, Solver};
use konmak::tables::{Store, Tables};

use super::{empty_folder, ending, two};

/// Six men; the ma can be taken, and each side can be left with three ruea against a bare khun.
const SIX: &str = "8/1R6/8/2k5/3n4/3R4/R7/4K3 w - - 0 1";

fn solver(folder: &std::path::Path) -> Solver {
    let tables = Tables::stored_in(Store::new(folder), two());
    Solver::with_tables(Limits::default(), tables)
}

fn answer(solver: &mut Solver) -> Answer {
    let position = Fen::read(SIX).expect("a sound FEN").position;
    solver.solve(&Question::new(position, Preset::Thai))
}

#[test]
fn tables_of_five_men_answer_for_six_where_they_are_at_hand_and_are_not_made_unasked() {
    let folder = empty_folder("six");
    let three_ruea = ending("KRRRvK");
    let mut without = solver(&folder);
    let searched = answer(&mut without);
    assert!(without.tables_mut().table(three_ruea).is_none());
    assert!(!Store::new(&folder).has(three_ruea), "nothing is made unasked");
    Tables::stored_in(Store::new(&folder), two()).build(three_ruea).expect("short wins");
    let mut with = solver(&folder);
    let looked_up = answer(&mut with);
    assert!(with.tables_mut().table(three_ruea).is_some());
    assert_eq!(looked_up.value, searched.value);
    assert_eq!(looked_up.keys, searched.keys);
    assert!(looked_up.nodes < searched.nodes, "{} of {}", looked_up.nodes, searched.nodes);
}
