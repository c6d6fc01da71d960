//! Counting the leaves of the tree of legal moves: the standard check of a move generator.

use super::Position;

/// Returns how many lines of `depth` legal moves there are. Counts are not looked at.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.legal_move_count() as u64,
        _ => position.legal_moves().iter().map(|&mv| perft(&position.after(mv), depth - 1)).sum(),
    }
}
