//! Zobrist keys: a 64-bit number for a position, kept up to date by each move.
//!
//! Whether a met is a bia turned over does not enter: repetition and tables treat the two alike.

use super::{Bitboard, Board, Color, Role, Square};

static KEYS: [[[u64; 64]; 6]; 2] = keys();

/// The part of the key that says that Black is to move.
pub(super) const BLACK_TO_MOVE: u64 = mixed(0x6b6f_6e6d_616b);

/// Returns the part of the key that a man on a square makes.
pub(super) fn man_key(color: Color, role: Role, square: Square) -> u64 {
    KEYS[color.index()][role.index()][square.index()]
}

/// Returns the key of a whole board with a side to move, worked out from nothing.
pub(super) fn board_key(board: &Board, turn: Color) -> u64 {
    let side = if turn == Color::Black { BLACK_TO_MOVE } else { 0 };
    board.men().fold(side, |key, (square, man)| key ^ man_key(man.color, man.role, square))
}

/// Returns the key of men of one side and kind on several squares.
pub(super) fn set_key(color: Color, role: Role, squares: Bitboard) -> u64 {
    squares.fold(0, |key, square| key ^ man_key(color, role, square))
}

const fn keys() -> [[[u64; 64]; 6]; 2] {
    let mut keys = [[[0; 64]; 6]; 2];
    let mut index = 0;
    while index < 2 * 6 * 64 {
        keys[index / 384][index / 64 % 6][index % 64] = mixed(index as u64);
        index += 1;
    }
    keys
}

/// The output function of `SplitMix64` (Steele, Lea and Flood 2014).
const fn mixed(seed: u64) -> u64 {
    let mut x = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ x >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ x >> 31
}
