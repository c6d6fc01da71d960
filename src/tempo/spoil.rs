//! Why each move of the chaser spoils the placement.

use crate::rules::{Bitboard, Move, Position};

use super::analysis::Tempo;
use super::book::Book;
use super::distance::Distance;

/// A chaser's move that is worse than a pass, and what it gives away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoil {
    /// The move.
    pub mv: Move,
    /// The distance after it, the fleer to move.
    pub fleer_first: Distance,
    /// What it gives away.
    pub why: Why,
}

/// What a move gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// อับ: the fleer has no move.
    Stalemate,
    /// The fleer takes a man.
    LosesMan(Move),
    /// The fleer's khun gets squares that it did not have, and going there is the best reply.
    Releases(Bitboard),
    /// Another reply is the best.
    Slower(Option<Move>),
}

/// Returns every chaser's move with what it spoils; none where some move is as good as a pass.
pub(super) fn spoils(book: &mut Book<'_>, tempo: &Tempo) -> Vec<Spoil> {
    let both = tempo.placement.chaser_first().zip(tempo.placement.fleer_first());
    let Some((position, passed)) = both else { return Vec::new() };
    if tempo.is_pen_thi() != Some(true) {
        return Vec::new();
    }
    let room = passed.legal_targets(passed.khun(passed.turn()));
    let moves = position.legal_moves().into_iter();
    moves.map(|mv| spoil(book, &position.after(mv), mv, room)).collect()
}

fn spoil(book: &mut Book<'_>, next: &Position, mv: Move, room: Bitboard) -> Spoil {
    let fleer_first = book.distance(next);
    let replies = best_replies(book, next, fleer_first);
    let khun = next.khun(next.turn());
    let takes = |mv: &&Move| next.board().occupied().contains(mv.to);
    let released: Bitboard = replies
        .iter()
        .filter(|mv| mv.from == khun && !room.contains(mv.to))
        .map(|mv| mv.to)
        .collect();
    let why = if !next.has_move() {
        Why::Stalemate
    } else if let Some(&taking) = replies.iter().find(takes) {
        Why::LosesMan(taking)
    } else if released.is_empty() {
        Why::Slower(replies.first().copied())
    } else {
        Why::Releases(released)
    };
    Spoil { mv, fleer_first, why }
}

/// Returns the moves of the fleer that hold out longest, or escape.
fn best_replies(book: &mut Book<'_>, position: &Position, distance: Distance) -> Vec<Move> {
    match distance {
        Distance::Mate(length) => book.best_moves(position, length).unwrap_or_default(),
        Distance::Never => {
            let moves = position.legal_moves().into_iter();
            moves.filter(|&mv| book.distance(&position.after(mv)) == Distance::Never).collect()
        }
        Distance::Open { .. } | Distance::Illegal => Vec::new(),
    }
}
