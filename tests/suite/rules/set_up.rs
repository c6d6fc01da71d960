//! Set-ups that may not be played from, each fault alone and together.

use konmak::rules::{
    Board, Color, Fen, FenProblem, Man, Position, Role, SetupFault, Square, Terminal, bia_squares,
};
use proptest::prelude::*;

use super::random::squares;

fn faults_of(placement_and_side: &str) -> Vec<SetupFault> {
    let Err(faults) = Fen::read(placement_and_side) else { return Vec::new() };
    let set_up_fault = |problem| {
        if let FenProblem::Setup(fault) = problem { Some(fault) } else { None }
    };
    faults
        .into_iter()
        .map(|fault| set_up_fault(fault.problem).expect("a fault of the set-up"))
        .collect()
}

fn messages(placement_and_side: &str) -> Vec<String> {
    faults_of(placement_and_side).iter().map(ToString::to_string).collect()
}

#[test]
fn a_side_without_khun_is_named() {
    assert_eq!(messages("8/8/8/8/8/8/8/K7 w"), ["black has no khun: each side has exactly one"]);
    assert_eq!(messages("8/8/8/8/8/8/8/R7 w").len(), 2, "both sides lack one");
}

#[test]
fn several_khun_are_counted_and_placed() {
    assert_eq!(
        messages("k6k/8/8/8/8/8/8/3K4 w"),
        ["black has 2 khun (a8, h8): each side has exactly one"]
    );
}

#[test]
fn khun_beside_each_other_are_refused_in_all_directions() {
    for (file, rank) in [(2, 2), (3, 2), (4, 2), (2, 3), (4, 3), (2, 4), (3, 4), (4, 4)] {
        let mut board = Board::default();
        let khun = |color| Man { color, role: Role::Khun, turned: false };
        board.put(Square::at(3, 3), khun(Color::White));
        board.put(Square::at(file, rank), khun(Color::Black));
        let (white, black) = (Square::at(3, 3), Square::at(file, rank));
        for turn in Color::ALL {
            let faults = Position::new(board, turn).expect_err("the khun touch");
            assert_eq!(faults, [SetupFault::AdjacentKhun { white, black }]);
        }
    }
}

#[test]
fn a_bia_off_its_ranks_is_named_with_its_ranks() {
    for rank in 0..8 {
        for color in Color::ALL {
            let mut board = Board::default();
            board.put(
                Square::at(0, 0),
                Man { color: Color::White, role: Role::Khun, turned: false },
            );
            board.put(
                Square::at(0, 7),
                Man { color: Color::Black, role: Role::Khun, turned: false },
            );
            let square = Square::at(5, rank);
            board.put(square, Man { color, role: Role::Bia, turned: false });
            let allowed = if color == Color::White { 2..=4 } else { 3..=5 };
            let faults = Position::new(board, Color::White).err().unwrap_or_default();
            if allowed.contains(&rank) {
                assert_eq!(faults, [], "{color} bia on rank {}", rank + 1);
                assert!(bia_squares(color).contains(square));
            } else {
                assert_eq!(faults, [SetupFault::BiaOffItsRanks { color, square }]);
            }
        }
    }
}

#[test]
fn more_than_sixteen_men_a_side_are_refused() {
    let seventeen = "k7/8/8/8/8/MMMMMMMM/MMMMMMMM/K7 w";
    assert_eq!(messages(seventeen), ["white has 17 men: a side has at most 16"]);
    assert_eq!(messages("k7/8/8/8/8/MMMMMMM1/MMMMMMMM/K7 w"), <[&str; 0]>::default());
}

#[test]
fn the_side_not_to_move_may_not_be_in_check() {
    assert_eq!(
        messages("k7/8/8/8/8/8/8/R3K3 w"),
        ["black's khun on a8 is in check from a1, but white is to move"]
    );
    assert_eq!(messages("k7/8/8/8/8/8/8/R3K3 b"), <[&str; 0]>::default());
}

#[test]
fn all_faults_of_a_set_up_are_named_at_once() {
    let faults = faults_of("P6P/8/8/8/8/8/8/KK6 w");
    assert_eq!(faults.len(), 4, "two khun, no khun, two bia astray: {faults:?}");
}

/// Only a side to move that has no move and is not in check is stalemated (known-faults 31: a
/// sibling game's stalemate is no draw).
#[test]
fn stalemate_is_not_mate() {
    let fen = Fen::read("k7/3N4/1K6/8/8/8/8/8 b - - 0 1").expect("a well-formed FEN");
    assert_eq!(fen.position.terminal(), Some(Terminal::Stalemate));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// Any arrangement at all is judged, and what is accepted obeys the rules.
    #[test]
    fn any_arrangement_is_judged_without_panic(
        men in prop::collection::vec((squares(), 0usize..6, any::<bool>()), 0..64),
    ) {
        let mut board = Board::default();
        for (square, role, white) in men {
            let color = if white { Color::White } else { Color::Black };
            board.put(square, Man { color, role: Role::ALL[role], turned: false });
        }
        for turn in Color::ALL {
            match Position::new(board, turn) {
                Ok(position) => {
                    let waiting = position.with_other_turn();
                    prop_assert_eq!(position.is_check(), waiting.is_none());
                    let khun = board.role(Role::Khun);
                    prop_assert_eq!(khun.len(), 2);
                }
                Err(faults) => prop_assert!(!faults.is_empty()),
            }
        }
    }
}

/// A man that is taken is still known for what it was (known-faults 36).
#[test]
fn a_bia_ngai_is_known_for_a_bia_when_it_is_taken() {
    let before = Fen::read("7k/8/8/3m~m3/4K3/8/8/8 w - - 0 1").expect("well formed").position;
    let taken = |square: &str| before.board().man_at(square.parse().expect("a square"));
    assert_eq!(taken("d5").map(|man| man.turned), Some(true));
    assert_eq!(taken("e5").map(|man| man.turned), Some(false));
    let unmarked = Fen::read("7k/8/8/3mm3/4K3/8/8/8 w - - 0 1").expect("well formed").position;
    assert!(before.is_same(&unmarked), "to repetition, counting and tables they are alike");
    assert_eq!(before.key(), unmarked.key());
}
