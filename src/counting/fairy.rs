//! How Fairy-Stockfish counts by itself (rules.md, section 6): the preset `fairy`.
//!
//! Found by asking the program. Values, who is behind and who turned or took the last bia play no
//! part in it: a count begins with a move, and the side then to move counts.

use crate::rules::Position;

use super::honour::{bare_side, has_bia};
use super::{Count, Preset};

/// Returns the count after the move that led from one position to the next.
pub(super) fn after(count: Option<Count>, before: &Position, after: &Position) -> Option<Count> {
    let running = count.map(|count| count.after_move_of(before.turn()));
    begun(running.is_some(), before, after).or(running)
}

/// Returns the count that begins with a move, in place of one that may be running.
fn begun(running: bool, before: &Position, after: &Position) -> Option<Count> {
    if has_bia(after.board()) {
        return None;
    }
    let turn = after.turn();
    let last_bia_gone = has_bia(before.board());
    let captured = after.board().occupied().len() < before.board().occupied().len();
    match bare_side(after.board()) {
        Some(bare) if last_bia_gone || (bare == turn && (captured || !running)) => {
            Count::pieces(after, bare, Preset::Fairy)
        }
        None if !running && after.board().color(turn).has_several() => {
            Some(Count::board(turn, Preset::Fairy))
        }
        Some(_) | None => None,
    }
}
