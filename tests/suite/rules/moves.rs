//! Legal moves against the slow mover, and what must hold of them.

use konmak::rules::{Bitboard, Fen, Move, Notation, Position, Square, Terminal, read_move};
use proptest::prelude::*;

use super::random::{lines, positions};
use super::slow::SlowBoard;

fn fen_of(position: &Position) -> String {
    Fen { position: *position, count: None, fullmove: 1 }.to_string()
}

fn slow(position: &Position) -> SlowBoard {
    SlowBoard::read(&fen_of(position))
}

fn sorted_names(moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let mut names: Vec<String> = moves.into_iter().map(|mv| mv.to_string()).collect();
    names.sort();
    names
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_500))]

    #[test]
    fn legal_moves_are_those_of_the_slow_mover(position in positions()) {
        let expected = slow(&position).moves();
        let names: Vec<String> = expected.iter().map(|(name, _)| name.clone()).collect();
        prop_assert_eq!(sorted_names(position.legal_moves()), names);
        prop_assert_eq!(position.legal_move_count(), expected.len());
        prop_assert_eq!(position.has_move(), !expected.is_empty());
    }

    #[test]
    fn every_pair_of_squares_is_judged_as_by_the_list_of_moves(position in positions()) {
        let mut found = Vec::new();
        for from in Square::all() {
            for to in Square::all() {
                let mv = position.move_between(from, to);
                prop_assert_eq!(position.is_legal(mv), position.legal_targets(from).contains(to));
                let other = Move { turns: !mv.turns, ..mv };
                prop_assert!(!position.is_legal(other));
                prop_assert_eq!(position.play(mv).is_some(), position.is_legal(mv));
                if position.is_legal(mv) {
                    found.push(mv);
                }
            }
        }
        prop_assert_eq!(sorted_names(found), sorted_names(position.legal_moves()));
    }

    #[test]
    fn a_move_leads_where_the_slow_mover_goes(position in positions()) {
        for (name, next) in slow(&position).moves() {
            let mv = position.legal_moves().into_iter().find(|mv| mv.to_string() == name);
            let after = position.after(mv.expect("the movers agree"));
            prop_assert_eq!(slow(&after), next, "{}", name);
        }
    }

    #[test]
    fn check_mate_and_stalemate_are_those_of_the_slow_mover(position in positions()) {
        let board = slow(&position);
        let expected = match (board.moves().is_empty(), board.is_check()) {
            (false, _) => None,
            (true, true) => Some(Terminal::Mate),
            (true, false) => Some(Terminal::Stalemate),
        };
        prop_assert_eq!(position.is_check(), board.is_check());
        prop_assert_eq!(position.terminal(), expected);
    }

    #[test]
    fn the_key_kept_move_by_move_is_the_key_of_the_position((start, line) in lines()) {
        let mut position = start;
        for mv in line {
            position = position.after(mv);
            let read = Fen::read(&fen_of(&position)).expect("a written FEN is well formed");
            prop_assert_eq!(position.key(), read.position.key());
            let anew = Position::new(*position.board(), position.turn()).expect("a legal position");
            prop_assert_eq!(position.key(), anew.key());
        }
    }

    #[test]
    fn a_mirror_and_an_exchange_of_sides_change_nothing_but_names(position in positions()) {
        let moves = position.legal_moves();
        let mirrored = moves.iter().map(|mv| Move {
            from: mv.from.mirrored(), to: mv.to.mirrored(), ..*mv
        });
        prop_assert_eq!(
            sorted_names(position.mirrored().legal_moves()), sorted_names(mirrored));
        let exchanged = moves.iter().map(|mv| Move {
            from: mv.from.flipped(), to: mv.to.flipped(), ..*mv
        });
        prop_assert_eq!(
            sorted_names(position.with_sides_exchanged().legal_moves()), sorted_names(exchanged));
    }

    #[test]
    fn only_a_bia_turns_and_only_on_its_rank((start, line) in lines()) {
        let mut position = start;
        for mv in line {
            let next = position.after(mv);
            let man = position.board().man_at(mv.from).expect("a man moves");
            let arrived = next.board().man_at(mv.to).expect("the man has arrived");
            prop_assert_eq!(arrived.color, man.color);
            prop_assert_eq!(arrived.role != man.role, mv.turns);
            prop_assert_eq!(arrived.turned, man.turned || mv.turns);
            prop_assert!(next.board().turned().without(next.board().occupied()) == Bitboard::EMPTY);
            position = next;
        }
    }
}

#[test]
fn keys_differ_where_positions_do() {
    let position = Position::start();
    let mut keys = vec![position.key()];
    for mv in position.legal_moves() {
        let next = position.after(mv);
        keys.push(next.key());
        keys.extend(next.legal_moves().into_iter().map(|reply| next.after(reply).key()));
    }
    let different = keys.iter().collect::<std::collections::HashSet<_>>().len();
    assert_eq!(different, keys.len(), "1 + 23 + 529 positions, all different");
}

#[test]
fn a_bia_has_no_double_step_and_takes_nothing_in_passing() {
    let moves =
        |fen: &str| sorted_names(Fen::read(fen).expect("a well-formed FEN").position.legal_moves());
    assert_eq!(moves("7k/8/8/8/8/P7/8/7K w - - 0 1"), ["a3a4", "h1g1", "h1g2", "h1h2"]);
    assert_eq!(moves("7k/8/8/pP6/8/8/8/7K w - - 0 1"), ["b5b6m", "h1g1", "h1g2", "h1h2"]);
}

/// Sibling games let a khun or a met leap with its first move (known-faults 38, 39), and forbid a
/// khun in check to step away (29, 30). Makruk does neither.
#[test]
fn sibling_games_moves_are_not_makruk() {
    let start = Position::start();
    let leaps = [("d1", "b2"), ("d1", "f2"), ("e1", "e3"), ("d1", "c3"), ("e1", "c3")];
    for (from, to) in leaps {
        let square = |name: &str| name.parse().expect("a square");
        assert!(!start.is_legal(start.move_between(square(from), square(to))), "{from}{to}");
    }
    let checked = Fen::read("7k/8/8/8/8/8/8/r2K4 w - - 0 1").expect("well formed").position;
    assert!(checked.is_check());
    assert_eq!(sorted_names(checked.legal_moves()), ["d1c2", "d1d2", "d1e2"]);
}

/// The forms that Fairy-Stockfish prints (known-faults 43).
#[test]
fn thai_and_latin_notation_are_as_other_programs_print_them() {
    let rows = [
        ("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w", "e3e4", "e4", "จ๔"),
        ("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w", "b1d2", "Nd2", "ม-ง๒"),
        ("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w", "d1c2", "Kc2", "ข-ค๒"),
        ("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w", "e1f2", "Mf2", "ม็-ฉ๒"),
        ("8/7k/8/3p4/8/2N5/8/7K w", "c3d5", "Nxd5", "มxง๕"),
        ("8/7k/8/4M~3/8/8/8/7K w", "e5d6", "Md6", "ง-ง๖"),
        ("3k4/8/8/P7/8/8/8/7K w", "a5a6m", "a6=M", "ก๖=M"),
        ("3k4/8/1m6/P7/8/8/8/7K w", "a5b6m", "axb6=M", "กxข๖=M"),
        ("k7/8/1K6/8/8/8/8/7R w", "h1h8", "Rh8#", "ร-ญ๘#"),
    ];
    for (fen, coordinates, latin, thai) in rows {
        let position = Fen::read(fen).expect("a well-formed FEN").position;
        let mv = read_move(&position, coordinates).expect("a legal move");
        assert_eq!(Notation::Latin.write(&position, mv), latin);
        assert_eq!(Notation::Thai.write(&position, mv), thai);
    }
}
