//! Which set-ups may be played from: every fault of one is named.

use thiserror::Error;

use super::{Bitboard, Board, Color, Role, Square, attacks};

/// What is wrong with a set-up (rules.md, section 1).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupFault {
    /// A side without a khun.
    #[error("{0} has no khun: each side has exactly one")]
    NoKhun(Color),
    /// A side with more than one khun.
    #[error("{color} has {} khun ({}): each side has exactly one", .squares.len(), list(*.squares))]
    SeveralKhun {
        /// The side.
        color: Color,
        /// Where its khun stand.
        squares: Bitboard,
    },
    /// The two khun stand beside each other.
    #[error(
        "the khun on {white} and {black} stand beside each other: at least one square must be between them"
    )]
    AdjacentKhun {
        /// White's khun.
        white: Square,
        /// Black's khun.
        black: Square,
    },
    /// An unturned bia where none can stand.
    #[error("an unturned bia of {color} cannot stand on {square}: expected ranks {}; a bia that has turned over is written M~", bia_ranks_text(*.color))]
    BiaOffItsRanks {
        /// Whose bia.
        color: Color,
        /// Where.
        square: Square,
    },
    /// More men than a side has.
    #[error("{color} has {men} men: a side has at most 16")]
    TooManyMen {
        /// The side.
        color: Color,
        /// How many men it has.
        men: usize,
    },
    /// The side that is not to move is in check.
    #[error("{color}'s khun on {khun} is in check from {}, but {} is to move", list(*.checkers), !*.color)]
    WaitingSideInCheck {
        /// The side not to move.
        color: Color,
        /// Its khun.
        khun: Square,
        /// The men that check it.
        checkers: Bitboard,
    },
}

impl SetupFault {
    /// Returns a square that the fault is about, if it is about one.
    pub fn square(&self) -> Option<Square> {
        match self {
            Self::NoKhun(_) | Self::TooManyMen { .. } => None,
            Self::SeveralKhun { squares, .. } => squares.last(),
            Self::AdjacentKhun { black, .. } => Some(*black),
            Self::BiaOffItsRanks { square, .. } => Some(*square),
            Self::WaitingSideInCheck { khun, .. } => Some(*khun),
        }
    }
}

fn list(squares: Bitboard) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}

fn bia_ranks_text(color: Color) -> &'static str {
    match color {
        Color::White => "3–5",
        Color::Black => "4–6",
    }
}

/// Returns the squares on which an unturned bia of that side can stand.
pub fn bia_squares(color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard::rank(2) | Bitboard::rank(3) | Bitboard::rank(4),
        Color::Black => Bitboard::rank(3) | Bitboard::rank(4) | Bitboard::rank(5),
    }
}

/// Returns the rank on which a bia of that side turns over.
pub fn turning_rank(color: Color) -> Bitboard {
    match color {
        Color::White => Bitboard::rank(5),
        Color::Black => Bitboard::rank(2),
    }
}

/// Returns every fault of a board with that side to move; none if it may be played from.
pub(super) fn setup_faults(board: &Board, turn: Color) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    for color in Color::ALL {
        khun_faults(board, color, &mut faults);
        let men = board.color(color).len();
        if men > 16 {
            faults.push(SetupFault::TooManyMen { color, men });
        }
        let astray = board.of(color, Role::Bia).without(bia_squares(color));
        faults.extend(astray.map(|square| SetupFault::BiaOffItsRanks { color, square }));
    }
    if let [Some(white), Some(black)] = Color::ALL.map(|color| only_khun(board, color)) {
        if attacks::khun(white).contains(black) {
            faults.push(SetupFault::AdjacentKhun { white, black });
        }
        check_fault(board, turn, &mut faults);
    }
    faults
}

fn khun_faults(board: &Board, color: Color, faults: &mut Vec<SetupFault>) {
    let squares = board.of(color, Role::Khun);
    match squares.len() {
        0 => faults.push(SetupFault::NoKhun(color)),
        1 => {}
        _ => faults.push(SetupFault::SeveralKhun { color, squares }),
    }
}

fn only_khun(board: &Board, color: Color) -> Option<Square> {
    let squares = board.of(color, Role::Khun);
    squares.first().filter(|_| !squares.has_several())
}

fn check_fault(board: &Board, turn: Color, faults: &mut Vec<SetupFault>) {
    let color = !turn;
    let Some(khun) = only_khun(board, color) else { return };
    let checkers = attackers(board, turn, khun, board.occupied());
    if !checkers.is_empty() {
        faults.push(SetupFault::WaitingSideInCheck { color, khun, checkers });
    }
}

/// Returns the men of `by`, its khun left out, that attack a square.
pub(super) fn attackers(board: &Board, by: Color, square: Square, occupied: Bitboard) -> Bitboard {
    let seen = |role, from: Bitboard| from & board.of(by, role);
    seen(Role::Met, attacks::met(square))
        | seen(Role::Khon, attacks::khon(!by, square))
        | seen(Role::Ma, attacks::ma(square))
        | seen(Role::Ruea, attacks::ruea(square, occupied))
        | seen(Role::Bia, attacks::bia(!by, square))
}
