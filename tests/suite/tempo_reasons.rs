//! The reasons that the tempo's analysis gives, each held against the tables.

use konmak::counting::Preset;
use konmak::rules::{Board, Color, Man, Move, Moves, Position, Role, Square};
use konmak::solve::{Limits, Question, Solver};
use konmak::tables::{Material, TooLong};
use konmak::tempo::{
    Book, CureKind, Explanation, Filter, NoTriangle, Placement, Tempo, analyse, explain,
};

/// Returns White's moves to mate, nothing counted.
fn length(solver: &mut Solver, position: &Position) -> Option<Moves> {
    solver.length_by_table(position, Color::White).expect("a table")
}

/// Returns every move that keeps the length.
fn best(solver: &mut Solver, position: &Position) -> Vec<Move> {
    let now = length(solver, position).expect("mate is forced").0;
    let left = if position.turn() == Color::White { now - 1 } else { now };
    let moves = position.legal_moves().into_iter();
    moves.filter(|&mv| length(solver, &position.after(mv)) == Some(Moves(left))).collect()
}

/// Returns the placements of a material with a cure of that kind, with their explanations.
fn explained(
    solver: &mut Solver,
    material: &str,
    kind: CureKind,
    most: usize,
) -> Vec<(Tempo, Explanation)> {
    let ending: Material = material.parse().expect("a material");
    let filter = Filter { cure: Some(kind), ..Filter::default() };
    let mut placements: Vec<Placement> = Vec::new();
    let mut note = |tempo: &Tempo| {
        placements.push(tempo.placement);
        Ok::<(), TooLong>(())
    };
    let ending = ending.attacked_by(Color::White);
    let whole = filter.each(solver, ending, Preset::Thai, &mut note).expect("short wins");
    assert!(whole);
    let step = (placements.len() / most).max(1);
    let chosen = placements.into_iter().step_by(step);
    chosen
        .map(|placement| {
            let position = placement.chaser_first().expect("it is legal");
            let question = Question::new(position, Preset::Thai);
            let mut book = Book::new(solver, Color::White);
            let tempo = analyse(&mut book, &question);
            let explanation = explain(&mut book, &question, &tempo);
            (tempo, explanation)
        })
        .collect()
}

/// Returns the placements of khun and khon near a cornered khun, and a met anywhere, that a waiting
/// move cures.
fn waiting(solver: &mut Solver) -> Vec<(Tempo, Explanation)> {
    let near = |square: &Square| square.file() < 4 && square.rank() > 4;
    let corner = Square::all().filter(|square| square.file() < 2 && square.rank() == 7);
    let placed = corner.flat_map(|fleer| Square::all().map(move |khun| (fleer, khun)));
    let placed = placed.filter(|(_, khun)| khun.file() < 2 && khun.rank() == 5);
    let placed = placed.flat_map(|men| Square::all().filter(near).map(move |khon| (men, khon)));
    let placed = placed.flat_map(|men| Square::all().map(move |met| (men, met)));
    let told = placed.filter_map(|(((fleer, khun), khon), met)| {
        let men = [
            (fleer, Color::Black, Role::Khun),
            (khun, Color::White, Role::Khun),
            (khon, Color::White, Role::Khon),
            (met, Color::White, Role::Met),
        ];
        let mut board = Board::default();
        for (square, color, role) in men {
            if board.man_at(square).is_some() {
                return None;
            }
            board.put(square, Man { color, role, turned: false });
        }
        let question = Question::new(Position::new(board, Color::White).ok()?, Preset::Thai);
        let mut book = Book::new(solver, Color::White);
        let tempo = analyse(&mut book, &question);
        let is_waiting = tempo.cure.as_ref()?.kind == CureKind::WaitingMove;
        is_waiting.then(|| {
            let explanation = explain(&mut book, &question, &tempo);
            (tempo, explanation)
        })
    });
    told.collect()
}

#[test]
fn a_spare_man_is_one_without_which_it_would_be_pen_thi() {
    let mut solver = Solver::new(Limits::default());
    let mut spares = 0;
    for (tempo, explanation) in waiting(&mut solver) {
        for man in &explanation.men {
            let mut without = tempo.placement;
            without.board.remove(man.square);
            let is_spare = explanation.spares.iter().any(|spare| spare.square == man.square);
            let both = without.chaser_first().zip(without.fleer_first());
            let Some((chaser, fleer)) = both.filter(|_| man.man.role != Role::Khun) else {
                assert!(!is_spare);
                continue;
            };
            let [chaser, fleer] = [chaser, fleer].map(|position| length(&mut solver, &position));
            let is_pen_thi =
                fleer.is_some_and(|fleer| chaser.is_none_or(|all| all.0 > fleer.0 + 1));
            assert_eq!(is_spare, is_pen_thi && !man.waits.is_empty(), "{:?}", tempo.placement);
            spares += u32::from(is_spare);
        }
    }
    assert!(spares > 20, "{spares} spare men");
}

/// Plays a line, each move of which must be best, and returns where it ends.
fn played(solver: &mut Solver, start: &Position, line: &[Move]) -> Position {
    line.iter().fold(*start, |position, mv| {
        assert!(best(solver, &position).contains(mv), "{mv} in {line:?} from {start:?}");
        position.after(*mv)
    })
}

fn hold(solver: &mut Solver, start: &Position, told: &NoTriangle, goal: &Placement) {
    let home = start.khun(Color::White);
    let near = |square| konmak::rules::attacks::khun(square);
    for mv in &told.slower {
        assert!(mv.from == home && !best(solver, start).contains(mv));
    }
    for line in &told.held {
        let end = played(solver, start, line);
        let khun = end.khun(Color::White);
        let is_on = |mv: &Move| match line.len() {
            2 => (near(khun) & near(home)).contains(mv.to),
            4 => mv.to == home && goal.stands_in(&end.after(*mv)),
            other => panic!("{other} moves"),
        };
        let on = best(solver, &end).into_iter().filter(|mv| mv.from == khun).find(is_on);
        assert_eq!(on, None, "after {line:?} from {start:?}");
    }
}

#[test]
fn what_no_triangle_does_is_told_of_every_first_step() {
    let mut solver = Solver::new(Limits::default());
    let mut held = [0; 2];
    for material in ["KSMvK", "KNMvK"] {
        for (tempo, explanation) in explained(&mut solver, material, CureKind::Walk, 150) {
            let start = tempo.placement.chaser_first().expect("it is legal");
            let told = explanation.no_triangle.expect("a table answers");
            hold(&mut solver, &start, &told, &tempo.placement);
            let steps = start.legal_moves().into_iter().filter(|mv| {
                mv.from == start.khun(Color::White) && best(&mut solver, &start).contains(mv)
            });
            assert!(told.held.len() <= steps.count());
            for line in told.held {
                held[line.len() / 2 - 1] += 1;
            }
        }
    }
    assert!(held.iter().all(|&lines| lines > 5), "both ways to fail occur: {held:?}");
}
