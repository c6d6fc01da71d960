//! Men with which no mate position exists.

use super::{Bitboard, Board, Role};

/// Returns whether the men on the board leave no mate position to either side, whatever they do
/// (rules.md, section 2, end 5): a draw.
pub fn is_dead(board: &Board) -> bool {
    let others = board.occupied().without(board.role(Role::Khun));
    let mets = board.role(Role::Met);
    if others.len() <= 1 {
        return others.without(mets | board.role(Role::Ma) | board.role(Role::Bia)).is_empty();
    }
    let of_one_color = !mets.meets(Bitboard::DARK) || mets.without(Bitboard::DARK).is_empty();
    others.without(mets).is_empty() && of_one_color
}
