//! The prover against a second way: plain minimax that plays the counting as a game does.

mod checker;
mod fields;
mod limits;

use crate::counting::{Asking, Count, Counter, Honour, Preset};
use crate::game::end_without_history;
use std::num::NonZeroUsize;

use crate::rules::{
    Board, Color, CountFields, Man, Moves, Position, Role, Square, bia_squares, is_dead,
};
use crate::tables::Tables;

use super::bounds::Bounds;
use super::budget::{Allowance, Budget, Stopper};
use super::endings::Endings;
use super::fields::Fields;
use super::memo::Memo;
use super::order::Order;
use super::root::{Tools, aims, shortest};
use super::{Limits, Question, Solver, Verdict};

/// A small generator of numbers that never changes (xorshift64*).
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % sides
    }
}

/// Returns a legal position with few men, the khun in a narrow place so that mates are common.
fn random_position(dice: &mut Dice, men: usize, with_bia: bool) -> Position {
    loop {
        let mut board = Board::default();
        let corner = [0_u8, 7, 56, 63][dice.below(4)];
        let near = [0, 1, 8, 9][dice.below(4)];
        let black = Square::new(corner ^ near).expect("a square of the corner");
        board.put(black, Man { color: Color::Black, role: Role::Khun, turned: false });
        put_at_random(&mut board, dice, Color::White, Role::Khun);
        for _ in 0..men {
            let color = if dice.below(4) == 0 { Color::Black } else { Color::White };
            let roles = if with_bia { &Role::ALL[..5] } else { &Role::ALL[1..5] };
            let role = roles[dice.below(roles.len())];
            put_at_random(&mut board, dice, color, role);
        }
        let turn = Color::ALL[dice.below(2)];
        if let Ok(position) = Position::new(board, turn) {
            return if dice.below(2) == 0 { position } else { position.with_sides_exchanged() };
        }
    }
}

fn put_at_random(board: &mut Board, dice: &mut Dice, color: Color, role: Role) {
    let free = !board.occupied()
        & if role == Role::Bia { bia_squares(color) } else { !crate::rules::Bitboard::EMPTY };
    let squares: Vec<Square> = free.collect();
    board.put(squares[dice.below(squares.len())], Man { color, role, turned: false });
}

/// Plain minimax: can `attacker` mate within so many of its moves?
fn mates_within(position: &Position, counter: Counter, attacker: Color, moves: u16) -> bool {
    let counter = attacker_stops(counter, attacker);
    if let Some(end) = end_without_history(position, &counter) {
        return end.winner() == Some(attacker);
    }
    if is_dead(position.board()) {
        return false;
    }
    let attacks = position.turn() == attacker;
    if moves == 0 {
        return false;
    }
    let left = if attacks { moves - 1 } else { moves };
    let mut results = position.legal_moves().into_iter().map(|mv| {
        let next = position.after(mv);
        mates_within(&next, counter.after(position, &next), attacker, left)
    });
    if attacks { results.any(|mates| mates) } else { results.all(|mates| mates) }
}

/// The attacker's own count binds nobody: it stops before it mates.
fn attacker_stops(counter: Counter, attacker: Color) -> Counter {
    let own = counter.count().is_some_and(|c| c.side == attacker && c.honour == Honour::Board);
    if own {
        counter.stop().map_or(counter, |counter| counter.asking(Asking::AtOnce))
    } else {
        counter
    }
}

fn with_running_count(dice: &mut Dice, position: &Position, preset: Preset) -> Option<Counter> {
    let limit = [16, 32, 44, 64, 88, 128][dice.below(6)];
    let left = dice.below(8) as u16;
    let fields = CountFields { limit, ply: limit.saturating_sub(left) };
    Counter::resumed(position, fields, preset, Asking::AtOnce).ok()
}

#[test]
fn the_search_agrees_with_plain_minimax_under_every_preset() {
    let mut dice = Dice(0x6b6f_6e6d);
    let mut settled = [0_u32; 5];
    for round in 0..20_000 {
        let men = 2 + dice.below(3);
        let position = random_position(&mut dice, men, round % 3 == 0);
        let preset = Preset::ALL[round % 5];
        let counter = with_running_count(&mut dice, &position, preset)
            .filter(|_| round % 2 == 0)
            .unwrap_or_else(|| Counter::set_up(&position, preset, Asking::AtOnce));
        for attacker in Color::ALL {
            for moves in 0..=2 {
                let found = search_within(&position, &counter, attacker, moves);
                let truth = mates_within(&position, counter, attacker, u16::from(moves));
                let fen = crate::rules::Fen { position, count: None, fullmove: 1 };
                assert_eq!(found, truth, "{fen} {counter:?} {attacker} within {moves}");
                settled[round % 5] += u32::from(truth);
            }
        }
    }
    assert!(
        settled.iter().all(|&mates| mates > 100),
        "too few mates to mean anything: {settled:?}"
    );
}

/// Asks the search itself, with nothing remembered from other questions.
fn search_within(position: &Position, counter: &Counter, attacker: Color, moves: u8) -> bool {
    within_beside(&Fields::default(), &Question::in_state(*position, *counter), attacker, moves)
}

/// Asks the search beside some fields, with nothing remembered from other questions.
fn within_beside(fields: &Fields, question: &Question, attacker: Color, moves: u8) -> bool {
    let limits = Limits { tables: false, within: Moves(moves.into()), ..Limits::default() };
    let (memo, tables) = (Memo::with_bytes(1 << 16), Tables::new(NonZeroUsize::MIN));
    let endings = Endings { tables: &tables, fields };
    let tools = Tools { memo: &memo, endings, limits };
    let mut budget = Budget::new(Allowance::default(), Stopper::default());
    let tries = shortest(aims(question, &tools), &tools, &mut Order::new(), &mut budget);
    let aim = tries.iter().find(|aim| aim.attacker == attacker).expect("both sides try");
    aim.bounds.is_within(moves)
}

#[test]
fn what_is_remembered_never_changes_an_answer() {
    let mut dice = Dice(0x7468_6169);
    let limits = Limits { within: Moves(3), memory: 1 << 18, tables: false, ..Limits::default() };
    let mut old = Solver::new(limits);
    let mut compared = 0;
    for round in 0..600 {
        let position = random_position(&mut dice, 3, round % 2 == 0);
        let counter = with_running_count(&mut dice, &position, Preset::Thai)
            .unwrap_or_else(|| Counter::set_up(&position, Preset::Thai, Asking::AtOnce));
        let question = Question::in_state(position, counter);
        let fresh = Solver::new(limits).solve(&question);
        let again = old.solve(&question);
        if !fresh.is_settled() || !again.is_settled() {
            continue;
        }
        compared += 1;
        assert_eq!(
            (fresh.value, &fresh.keys),
            (again.value, &again.keys),
            "{position:?} {counter:?}"
        );
    }
    assert!(compared > 100, "only {compared} questions were settled");
}

#[test]
fn a_line_ends_with_mate_after_the_moves_it_promises() {
    let mut dice = Dice(0x6d61_6b72);
    let mut solver = Solver::new(Limits { within: Moves(4), ..Limits::default() });
    for _ in 0..300 {
        let question = Question::new(random_position(&mut dice, 4, true), Preset::Thai);
        let answer = solver.solve(&question);
        let Some(mate_in) = answer.value.mate_in else { continue };
        let winner_moves_first = answer.value.verdict == Verdict::Win;
        let plies = if winner_moves_first {
            mate_in.plies_moving_first()
        } else {
            mate_in.plies_moving_second()
        };
        assert_eq!(answer.line.len(), usize::from(plies.0));
        let last = answer.line.iter().fold(question, |question, &mv| question.after(mv));
        assert!(last.position().is_check() && !last.position().has_move());
        if let Some(first) = answer.line.first() {
            assert!(answer.keys.contains(first));
        }
    }
}

#[test]
fn checking_moves_are_the_legal_moves_that_give_check() {
    let mut dice = Dice(0x7275_6b21);
    for round in 0..5000 {
        let position = random_position(&mut dice, 2 + round % 8, true);
        let mut found = position.checking_moves().to_vec();
        let mut truth: Vec<_> = position
            .legal_moves()
            .into_iter()
            .filter(|&mv| position.after(mv).is_check())
            .collect();
        found.sort();
        truth.sort();
        assert_eq!(found, truth, "{position:?}");
    }
}

#[test]
fn bounds_of_both_are_never_wider_than_either() {
    let known = Bounds::at_least(3).and(Bounds { least: 1, most: 7 });
    assert_eq!(known, Bounds { least: 3, most: 7 });
}

#[test]
fn a_count_that_has_just_begun_leaves_what_the_rules_say() {
    let fen =
        crate::rules::Fen::read("8/3k4/8/2K1S3/8/8/8/8 b - - 0 1").expect("a well-formed FEN");
    let count = Counter::set_up(&fen.position, Preset::Thai, Asking::AtOnce).count();
    assert_eq!(count.map(|count: Count| count.moves_left(Color::Black).0), Some(41));
}
