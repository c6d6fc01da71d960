//! Best play of both sides, move by move.

use crate::rules::{Move, Moves, Position};

use super::book::Book;

/// Returns best play from a position in which the chaser mates in so many moves, for at most so
/// many plies; shorter if the limits leave a move open.
pub(super) fn best_line(
    book: &mut Book<'_>,
    start: &Position,
    mate_in: Moves,
    plies: usize,
) -> Vec<Move> {
    let (mut position, mut left, mut line) = (*start, mate_in, Vec::new());
    while line.len() < plies {
        let best = book.best_moves(&position, left).unwrap_or_default();
        let Some(&mv) = best.first() else { break };
        if position.turn() == book.chaser() {
            left = left.minus_one().unwrap_or_default();
        }
        position = position.after(mv);
        line.push(mv);
    }
    line
}

/// Returns the position after a line of legal moves.
pub(super) fn end_of(start: &Position, line: &[Move]) -> Position {
    line.iter().fold(*start, |position, &mv| position.after(mv))
}
