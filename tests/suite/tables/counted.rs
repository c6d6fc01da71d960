//! Positions with running counts: every answer is the best of its successors', one move on.
//!
//! A count only goes on or is replaced by the next one, so if no answer contradicts those after its
//! moves, the answers are right. The successors' counts come from the counting of games.

use konmak::counting::{Honour, Preset};
use konmak::game::{End, end_without_history};
use konmak::rules::{Board, Color, Man, Moves, Position, Role, Square};
use konmak::solve::{Limits, Question, Solver, Value, Verdict};

use crate::dice::Dice;

/// How many random positions are tried.
const CASES: usize = 5_000;
/// The most nodes of an answer: where tables give bounds only, the search goes on.
const PATIENCE: u64 = 100_000;

/// Returns what the successors say of a question; nothing if one of them that matters is open.
fn expected(question: &Question, solver: &mut Solver) -> Option<(Verdict, Option<u16>)> {
    let position = question.position();
    if let Some(end) = end_without_history(position, question.counter()) {
        let is_mate = matches!(end, End::Mate(_));
        return Some(if is_mate { (Verdict::Loss, Some(0)) } else { (Verdict::Draw, None) });
    }
    let moves = position.legal_moves();
    let values: Vec<Value> =
        moves.iter().map(|mv| solver.solve(&question.after(*mv)).value).collect();
    let is_any = |verdict| values.iter().any(|value| value.verdict == verdict);
    // A length that is not known may be the shortest, or the longest.
    let lengths = |verdict| {
        let of = values.iter().filter(move |value| value.verdict == verdict);
        of.map(|value| value.mate_in.map(|moves| moves.0)).collect::<Option<Vec<_>>>()
    };
    if is_any(Verdict::Loss) {
        let shortest = lengths(Verdict::Loss).and_then(|all| all.into_iter().min());
        let is_certain = !is_any(Verdict::Unknown);
        return Some((Verdict::Win, shortest.filter(|_| is_certain).map(|moves| moves + 1)));
    }
    if is_any(Verdict::Unknown) {
        return None;
    }
    if is_any(Verdict::Draw) {
        return Some((Verdict::Draw, None));
    }
    Some((Verdict::Loss, lengths(Verdict::Win).and_then(|all| all.into_iter().max())))
}

/// Compares an answer with its successors', and returns whether the count decided it; nothing if
/// they were left open.
fn compare(question: &Question, solver: &mut Solver) -> Option<bool> {
    let answer = solver.solve(question);
    let (verdict, moves) = expected(question, solver)?;
    if answer.value.verdict == Verdict::Unknown {
        return None;
    }
    let at = || format!("{:?} {:?}", question.position(), question.count());
    assert_eq!(answer.value.verdict, verdict, "{}", at());
    if let (Some(found), Some(expected)) = (answer.value.mate_in, moves) {
        assert_eq!(found.0, expected, "{}", at());
    }
    Some(answer.value.verdict != answer.uncounted.verdict)
}

#[test]
fn answers_under_random_counts_are_the_best_of_their_successors() {
    let mut dice = Dice::new(0x6b6f_6e6d_616b);
    let mut solver = Solver::new(Limits { nodes: Some(PATIENCE), ..Limits::default() });
    let (mut decided, mut open) = ([0; 2], 0);
    for case in 0..CASES {
        let presets = [Preset::Thai, Preset::Thai, Preset::ThaiHighest, Preset::Fairy, Preset::Old];
        let preset = presets[case % presets.len()];
        let question = dice.question(preset, |dice| {
            let men = 3 + dice.below(2);
            dice.position(men)
        });
        let honour = question.count().map(|count| count.honour);
        match compare(&question, &mut solver) {
            Some(true) => decided[usize::from(honour == Some(Honour::Board))] += 1,
            Some(false) => {}
            None => open += 1,
        }
    }
    assert!(open <= CASES / 50, "{open} left open");
    let [pieces, board] = decided;
    assert!(pieces > 100 && board > 20, "{pieces} and {board} decided by a count");
}

/// Ruea and khun, to move, against the bare khun that begins to count: 16 less the three men and one
/// leaves 14 moves (rules.md 3). The longest mates take 16.
#[test]
fn a_ruea_that_needs_fifteen_or_sixteen_moves_draws_against_a_fresh_count() {
    let mut solver = Solver::new(Limits::default());
    let mut lengths = [0_u32; 17];
    for (khun, ruea, fleer) in placements() {
        let mut board = Board::default();
        let man = |color, role| Man { color, role, turned: false };
        board.put(khun, man(Color::White, Role::Khun));
        board.put(ruea, man(Color::White, Role::Ruea));
        board.put(fleer, man(Color::Black, Role::Khun));
        let Ok(position) = Position::new(board, Color::White) else { continue };
        let answer = solver.solve(&Question::new(position, Preset::Thai));
        let length = answer.uncounted.mate_in.expect("a ruea wins without a count");
        let is_in_time = length <= Moves(14);
        let verdict = if is_in_time { Verdict::Win } else { Verdict::Draw };
        let mate_in = is_in_time.then_some(length);
        assert_eq!(answer.value, Value { verdict, mate_in }, "{position:?}");
        lengths[usize::from(length.0)] += 1;
    }
    assert!(lengths[14..].iter().all(|&positions| positions > 0), "{lengths:?}");
}

fn placements() -> impl Iterator<Item = (Square, Square, Square)> {
    let pairs = Square::all().flat_map(|khun| Square::all().map(move |ruea| (khun, ruea)));
    let pairs = pairs.filter(|(khun, ruea)| khun != ruea);
    let triples =
        pairs.flat_map(|(khun, ruea)| Square::all().map(move |fleer| (khun, ruea, fleer)));
    triples.filter(|(khun, ruea, fleer)| fleer != khun && fleer != ruea)
}
