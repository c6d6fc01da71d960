//! Placements against the definitions, worked out without the tables' order or the cure's walk.

use std::collections::HashMap;
use std::num::NonZeroUsize;

use crate::counting::Preset;
use crate::rules::{Board, Color, Man, Move, Moves, Position, Role, Square};
use crate::solve::{Limits, Question, Solver};
use crate::tables::{Ending, Material, Measure, Table, Tables};

use super::*;

fn ending(text: &str) -> Ending {
    text.parse::<Material>().expect("a material").attacked_by(Color::White)
}

fn table(text: &str) -> std::sync::Arc<Table> {
    Tables::new(NonZeroUsize::new(2).expect("two is not zero"))
        .build(ending(text))
        .expect("short wins")
}

/// Calls for every placement of both khun and of other white men, mirror images apart, like men
/// unordered.
fn placements(men: &[Role], mut each: impl FnMut(Board)) {
    fn place(board: Board, men: &[Role], from: usize, each: &mut impl FnMut(Board)) {
        let Some((&role, rest)) = men.split_first() else { return each(board) };
        for square in Square::all().skip(from).filter(|&at| board.man_at(at).is_none()) {
            let mut board = board;
            board.put(square, Man { color: Color::White, role, turned: false });
            let next = if rest.first() == Some(&role) { square.index() + 1 } else { 0 };
            place(board, rest, next, each);
        }
    }
    for own in Square::all() {
        for other in Square::all().filter(|&other| other != own) {
            let mut board = Board::default();
            board.put(own, Man { color: Color::White, role: Role::Khun, turned: false });
            board.put(other, Man { color: Color::Black, role: Role::Khun, turned: false });
            place(board, men, 0, &mut each);
        }
    }
}

/// Counts the placements that are เป็นที by their definition, given White's distances.
fn counted(men: &[Role], distance: impl Fn(&Position) -> Option<Moves>) -> Census {
    let mut census = Census::default();
    placements(men, |board| {
        let both = Color::ALL.map(|turn| Position::new(board, turn).ok());
        let [Some(white), Some(black)] = both else { return };
        let Some(fleer) = distance(&black).map(|moves| moves.0 * 2) else { return };
        match distance(&white).map(|moves| moves.0 * 2 - 1) {
            None => census.absolute += 1,
            Some(chaser) if chaser > fleer + 1 => {
                census.finite += 1;
                census.largest = census.largest.max(Moves((chaser - fleer - 1) / 2));
            }
            Some(_) => {}
        }
    });
    census
}

/// White's distances, found by looking at all positions again and again until nothing changes.
fn distances_of_all(men: &[Role]) -> HashMap<u64, Moves> {
    let mut open = Vec::new();
    placements(men, |board| {
        open.extend(Color::ALL.into_iter().filter_map(|turn| Position::new(board, turn).ok()));
    });
    let mut known: HashMap<u64, Moves> = HashMap::new();
    let is_lost = |known: &HashMap<u64, Moves>, position: &Position| {
        let replies = position.legal_moves();
        let all = replies.iter().all(|&mv| known.contains_key(&position.after(mv).key()));
        all && (!replies.is_empty() || position.is_check())
    };
    let is_won = |known: &HashMap<u64, Moves>, position: &Position| {
        let mut moves = position.legal_moves().into_iter();
        moves.any(|mv| known.contains_key(&position.after(mv).key()))
    };
    for level in 0.. {
        let before = known.len();
        for turn in Color::ALL {
            let found: Vec<u64> = open
                .iter()
                .filter(|position| position.turn() == turn)
                .filter(|position| match turn {
                    Color::White => is_won(&known, position),
                    Color::Black => is_lost(&known, position),
                })
                .map(Position::key)
                .collect();
            known.extend(found.into_iter().map(|key| (key, Moves(level))));
            open.retain(|position| !known.contains_key(&position.key()));
        }
        if known.len() == before {
            break;
        }
    }
    known
}

#[test]
fn three_men_agree_with_a_count_that_uses_no_table() {
    for (role, material, finite, absolute) in
        [(Role::Ruea, "KRvK", 88, None), (Role::Khon, "KSvK", 0, Some(12))]
    {
        let known = distances_of_all(&[role]);
        let brute = counted(&[role], |position| known.get(&position.key()).copied());
        assert_eq!(Census::of(&table(material)), brute, "{material}");
        assert_eq!(brute.finite, finite);
        assert!(absolute.is_none_or(|absolute| brute.absolute == absolute), "{brute:?}");
    }
}

#[test]
fn four_men_agree_with_a_count_placement_by_placement() {
    let table = table("KSMvK");
    let distance = |position: &Position| table.moves(position, Color::White, Measure::Mate);
    let brute = counted(&[Role::Khon, Role::Met], distance);
    assert_eq!(Census::of(&table), brute);
    assert_eq!(brute, Census { finite: 9_592, absolute: 28, largest: Moves(30) });
}

#[test]
fn the_counts_by_material_are_those_of_the_specification() {
    let counts = [("KNMvK", 5_868, None), ("KSNvK", 9_912, Some(0)), ("KSSvK", 6_308, None)];
    for (material, finite, absolute) in counts {
        let census = Census::of(&table(material));
        assert_eq!(census.finite, finite, "{material}");
        assert!(absolute.is_none_or(|absolute| census.absolute == absolute), "{census:?}");
    }
}

/// Whether White forces the same placement with Black to move: the definition, without memory and
/// without looking whether the men are near enough.
fn is_strong(
    book: &mut Book<'_>,
    position: &Position,
    mate_in: Moves,
    within: u16,
    goal: &Placement,
) -> bool {
    let best = book.best_moves(position, mate_in).expect("a table answers");
    best.into_iter().any(|mv| is_strong_after(book, &position.after(mv), mate_in, within, goal))
}

fn is_strong_after(
    book: &mut Book<'_>,
    next: &Position,
    mate_in: Moves,
    within: u16,
    goal: &Placement,
) -> bool {
    let left = Moves(mate_in.0 - 1);
    if within == 1 {
        return goal.stands_in(next);
    }
    let best: Vec<Move> = book.best_moves(next, left).expect("a table answers");
    best.into_iter().all(|reply| is_strong(book, &next.after(reply), left, within - 1, goal))
}

#[test]
fn a_cure_is_strong_just_where_every_best_defence_leads_back() {
    let mut solver = Solver::new(Limits::default());
    let mut seen = [0, 0];
    for (material, step) in [("KRvK", 1), ("KSMvK", 7), ("KNMvK", 7)] {
        let table = solver.table(ending(material)).expect("short wins");
        let cheap = |found: &Found| found.cost().is_some_and(|cost| cost <= Moves(4));
        for found in pen_thi_placements(&table).filter(cheap).step_by(step) {
            let mut book = Book::new(&mut solver, Color::White);
            let question = Question::new(found.position(), Preset::None);
            let tempo = analyse(&mut book, &question);
            let cure = tempo.cure.expect("a finite cost has a cure");
            let mate_in = found.chaser_first.expect("a finite cost");
            let within = mate_in.0 - found.fleer_first.0;
            let strong = is_strong(&mut book, &found.position(), mate_in, within, &tempo.placement);
            assert_eq!(cure.strong, Some(strong), "{:?}", found.position());
            seen[usize::from(strong)] += 1;
            let end = cure.reaches.expect("a table answers");
            assert_eq!(book.distance(&end), Distance::Mate(found.fleer_first));
            assert_eq!(usize::from(cure.plies.expect("a cure").0), cure.line.len());
            assert!(!strong || tempo.placement.stands_in(&end));
            let khun = found.position().khun(Color::White);
            if cure.kind == CureKind::Triangle {
                assert!(strong && cure.line[0].from == khun && cure.line[4].to == khun);
            }
        }
    }
    assert!(seen[0] > 20 && seen[1] > 20, "{seen:?}");
}
