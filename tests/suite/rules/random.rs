//! Random positions, for properties.

use konmak::rules::{Board, Color, Man, Move, Position, Role, Square};
use proptest::prelude::*;

pub(super) fn squares() -> impl Strategy<Value = Square> {
    (0u8..64).prop_map(|index| Square::new(index).expect("below 64"))
}

fn men() -> impl Strategy<Value = Man> {
    (any::<bool>(), 0usize..5, any::<bool>()).prop_map(|(white, role, turned)| {
        let color = if white { Color::White } else { Color::Black };
        let role = Role::ALL[role];
        Man { color, role, turned: turned && role == Role::Met }
    })
}

/// Returns set-ups of any men on any squares, as many as the rules let be played from.
pub(super) fn set_ups() -> impl Strategy<Value = Position> {
    let placed = prop::collection::vec((squares(), men()), 0..24);
    (placed, squares(), squares(), any::<bool>()).prop_filter_map(
        "not to be played from",
        |(placed, white, black, white_moves)| {
            let mut board = Board::default();
            for (square, man) in placed {
                board.put(square, man);
            }
            for (color, square) in [(Color::White, white), (Color::Black, black)] {
                board.put(square, Man { color, role: Role::Khun, turned: false });
            }
            let turn = if white_moves { Color::White } else { Color::Black };
            [turn, !turn].into_iter().find_map(|turn| Position::new(board, turn).ok())
        },
    )
}

/// Returns positions with a line of moves played from them: from the start of a game or a set-up.
pub(super) fn lines() -> impl Strategy<Value = (Position, Vec<Move>)> {
    let start = prop_oneof![Just(Position::start()), set_ups()];
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..100);
    (start, choices).prop_map(|(start, choices)| {
        let (mut position, mut line) = (start, Vec::new());
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[choice.index(moves.len())];
            position = position.after(mv);
            line.push(mv);
        }
        (start, line)
    })
}

/// Returns set-ups and positions of games.
pub(super) fn positions() -> impl Strategy<Value = Position> {
    let played = lines()
        .prop_map(|(start, line)| line.into_iter().fold(start, |position, mv| position.after(mv)));
    prop_oneof![set_ups(), played]
}
