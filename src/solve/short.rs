//! The shortest mates, found without remembering anything: most nodes of a search are these.

use crate::rules::{Move, Position};

use super::budget::{Budget, Stopped};

/// Returns a move that mates at once.
pub(super) fn mate_in_one(position: &Position) -> Option<Move> {
    position.checking_moves().into_iter().find(|&mv| !position.after(mv).has_move())
}

/// Returns a move that mates in two, where no count can come in between and none mates in one.
///
/// The reply that refuted one move is tried first against its sisters: it mostly refutes them, too.
pub(super) fn mate_in_two(
    position: &Position,
    budget: &mut Budget,
) -> Result<Option<Move>, Stopped> {
    let checks = position.checking_moves();
    let moves = position.legal_moves();
    let quiet = moves.iter().filter(|mv| !checks.contains(mv));
    let mut refutation = None;
    for &mv in checks.iter().chain(quiet) {
        budget.count_node()?;
        if loses_in_one(&position.after(mv), &mut refutation, budget)? {
            return Ok(Some(mv));
        }
    }
    Ok(None)
}

/// Returns whether every reply allows a mate in one, where the side to move is not mated already.
fn loses_in_one(
    position: &Position,
    refutation: &mut Option<Move>,
    budget: &mut Budget,
) -> Result<bool, Stopped> {
    let replies = position.legal_moves();
    let first = refutation.filter(|reply| replies.contains(reply));
    let others = replies.iter().copied().filter(|&reply| Some(reply) != first);
    for reply in first.into_iter().chain(others) {
        budget.count_node()?;
        if mate_in_one(&position.after(reply)).is_none() {
            *refutation = Some(reply);
            return Ok(false);
        }
    }
    Ok(!replies.is_empty())
}
