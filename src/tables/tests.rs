//! Whole tables against the ordinary move generator and the counting rules.
//!
//! If every value is the best of its successors' plus one, and every position without a value can
//! keep to such positions, then all values are right: a finite one falls with every move of the
//! attacker, an infinite one never becomes finite.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::counting::{Asking, Counter, Preset, may_ask, pieces_side};
use crate::rules::{Board, Color, Man, Moves, Position, Role};

use super::format::Effort;
use super::layout::{Layout, khun_of};
use super::parallel::share;
use super::table::Making;
use super::{Ending, Halt, Material, Measure, Table, Tables, TooLong, Watch};

fn two() -> NonZeroUsize {
    NonZeroUsize::new(2).expect("two is not zero")
}

fn ending(text: &str) -> Ending {
    text.parse::<Material>().expect("a material").attacked_by(Color::White)
}

/// Calls for every legal position of a row, White attacking.
fn positions(layout: &Layout, row: u32, mut each: impl FnMut(Position)) {
    let placement = layout.placement(row);
    let mut men = Board::default();
    for (group, number) in layout.groups.iter().zip(placement.numbers) {
        for square in group.squares[number as usize] {
            if men.man_at(square).is_some() {
                return;
            }
            men.put(square, Man { color: group.color, role: group.role, turned: false });
        }
    }
    for word in 0..32 {
        for fleeing in crate::rules::Square::all() {
            let mut board = men;
            let khun = khun_of(word);
            if fleeing == khun || [khun, fleeing].iter().any(|&at| men.man_at(at).is_some()) {
                continue;
            }
            board.put(khun, Man { color: Color::White, role: Role::Khun, turned: false });
            board.put(fleeing, Man { color: Color::Black, role: Role::Khun, turned: false });
            for position in Color::ALL.into_iter().flat_map(|turn| Position::new(board, turn)) {
                each(position);
            }
        }
    }
}

/// What a position is worth to White by a measure, found by the rules on the board itself.
fn worth_after(
    tables: &Tables,
    measure: Measure,
    before: &Position,
    after: &Position,
) -> Option<u16> {
    let ending = Material::on(after.board()).attacked_by(Color::White);
    let table = tables.table(ending).expect("all successors have tables");
    let moves = |measure| table.moves(after, Color::White, measure).map(|moves| moves.0);
    let counts_pieces = pieces_side(after.board()) == Some(Color::Black);
    let is_started = counts_pieces && pieces_side(before.board()).is_none();
    if measure == Measure::Mate || ending.attacker.is_empty() {
        return moves(Measure::Mate);
    }
    let counter = Counter::set_up(after, Preset::Thai, Asking::AtOnce);
    let fresh = |measure| {
        let left = counter.count().expect("a count starts").moves_left(after.turn());
        moves(measure).filter(|&moves| Moves(moves) <= left)
    };
    if is_started {
        let in_time = fresh(Measure::Mate);
        return if measure == Measure::Pieces { in_time } else { in_time.map(|_| goal(after)) };
    }
    if measure == Measure::Pieces {
        return moves(Measure::Pieces);
    }
    let may_ask_after = may_ask(after.board()) == Some(Color::Black);
    match (measure, may_ask_after) {
        (Measure::Board, true) => moves(Measure::Board),
        (Measure::Board, false) => moves(Measure::Later).map(|_| goal(after)),
        (_, true) => fresh(Measure::Board).map(|_| goal(after)),
        (_, false) => moves(Measure::Later),
    }
}

fn goal(after: &Position) -> u16 {
    u16::from(after.turn() == Color::White)
}

fn expected(tables: &Tables, measure: Measure, position: &Position) -> Option<u16> {
    let moves = position.legal_moves();
    let worth = |mv| {
        let after = position.after(mv);
        let same = Material::on(after.board()) == Material::on(position.board());
        if same {
            let ending = Material::on(after.board()).attacked_by(Color::White);
            let table = tables.table(ending).expect("the table itself is made");
            table.moves(&after, Color::White, measure).map(|moves| moves.0)
        } else {
            worth_after(tables, measure, position, &after)
        }
    };
    if position.turn() == Color::White {
        return moves.into_iter().filter_map(worth).min().map(|moves| moves + 1);
    }
    if moves.is_empty() {
        return position.is_check().then_some(0);
    }
    moves.into_iter().map(worth).try_fold(0, |longest, moves| Some(longest.max(moves?)))
}

/// Which measures mean something in an ending.
fn measures(ending: Ending) -> Vec<Measure> {
    if ending.has_pieces_honour() || ending.attacker.is_empty() {
        vec![Measure::Mate]
    } else if ending.has_board_honour() {
        vec![Measure::Mate, Measure::Pieces, Measure::Board]
    } else {
        vec![Measure::Mate, Measure::Pieces, Measure::Later]
    }
}

/// Checks every nth row of a table by every measure.
fn check(text: &str, every: usize) {
    let mut tables = Tables::new(two());
    let ending = ending(text);
    let table = tables.build(ending).expect("short wins");
    let seen = AtomicU64::new(0);
    share(
        two(),
        (0..table.layout.rows as u32).step_by(every),
        |row, (): &mut ()| {
            positions(&table.layout, row, |position| {
                seen.fetch_add(1, Ordering::Relaxed);
                for measure in measures(ending) {
                    let only_whether = |moves| if measure == Measure::Later { 0 } else { moves };
                    let value = table.moves(&position, Color::White, measure).map(|moves| moves.0);
                    let value = value.map(only_whether);
                    let expected = expected(&tables, measure, &position).map(only_whether);
                    assert_eq!(
                        value,
                        expected,
                        "{measure:?} {:?} {:?}",
                        position.turn(),
                        position.board()
                    );
                }
            });
        },
        |(), ()| (),
    );
    let legal: u64 = table.plane(Measure::Mate).tally.legal.iter().sum();
    if every == 1 {
        assert_eq!(seen.into_inner(), legal, "{text}: legal positions");
    }
}

#[test]
fn a_win_that_is_too_long_for_a_table_is_an_error() {
    let cache = Arc::default();
    let watch = Watch::default();
    let bare = Tables::new(two()).build(ending("KvK")).expect("no win");
    let make = |longest| {
        let effort = Effort::Memory;
        let making = Making {
            threads: two(),
            cache: &cache,
            watch: &watch,
            halt: &Halt::NEVER,
            longest,
            effort,
        };
        let parts = [Vec::new(), vec![Arc::clone(&bare)]];
        Table::generate(ending("KRvK"), parts, making).map(|table| table.ending())
    };
    assert_eq!(make(17), Ok(ending("KRvK")));
    assert_eq!(make(15), Err(TooLong { ending: ending("KRvK") }.into()));
}

#[test]
fn three_men_tables_are_the_best_of_their_successors() {
    for side in ["KR", "KN", "KS", "KM", "KP"] {
        check(&format!("{side}vK"), 1);
        check(&format!("Kv{side}"), 1);
    }
}

#[test]
fn four_men_tables_are_the_best_of_their_successors() {
    for text in [
        "KSMvK", "KRRvK", "KSPvK", "KPPvK", "KNPvK", "KRvKN", "KNvKR", "KRvKS", "KSvKR", "KRvKR",
        "KRvKP", "KPvKR", "KPvKP", "KSvKP", "KNvKS", "KMvKM",
    ] {
        check(text, 61);
    }
}

#[test]
#[ignore = "minutes"]
fn whole_four_men_tables_are_the_best_of_their_successors() {
    for text in ["KSMvK", "KSPvK", "KPPvK", "KRvKN", "KRvKS", "KRvKP", "KPvKP", "KSvKR", "KSvKM"] {
        check(text, 1);
    }
}

#[test]
#[ignore = "minutes and a gigabyte"]
fn five_men_tables_are_the_best_of_their_successors() {
    for text in ["KSMMvK", "KRMvKR", "KSMPvK", "KSSvKM", "KRPvKS", "KSPvKP", "KNSvKS", "KRvKPP"] {
        check(text, 1009);
    }
}
