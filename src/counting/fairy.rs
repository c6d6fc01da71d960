//! How Fairy-Stockfish counts by itself (rules.md, section 6): the preset `fairy`.

use crate::rules::Position;

use super::Count;

/// Returns the count after the move that led from one position to the next.
pub(super) fn after(count: Option<Count>, before: &Position, _after: &Position) -> Option<Count> {
    count.map(|count| count.after_move_of(before.turn()))
}
