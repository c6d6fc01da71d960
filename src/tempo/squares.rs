//! Corresponding squares: where the chaser's khun wants to stand for each square of the fleer's.

use crate::rules::{Bitboard, Board, Color, Man, Moves, Role, Square, attacks};

use super::book::Book;
use super::placement::Placement;

/// A square of the fleer's khun, and the squares from which the chaser's khun wins soonest with all
/// other men as they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correspondence {
    /// The fleer's khun.
    pub fleer: Square,
    /// The best squares of the chaser's khun.
    pub chaser: Bitboard,
    /// The moves to mate from there.
    pub mate_in: Moves,
}

/// Returns the corresponding squares with that side to move; squares from which no mate is forced
/// are left out. Where no table answers, only what both khun reach in one step is looked at.
pub(super) fn corresponding(
    book: &mut Book<'_>,
    placement: &Placement,
    turn: Color,
) -> Vec<Correspondence> {
    let khun = |color| placement.board.of(color, Role::Khun).first();
    let both = khun(!placement.chaser).zip(khun(placement.chaser));
    let Some((fleeing, hunting)) = both else { return Vec::new() };
    let instant = placement.with_turn(turn).is_some_and(|position| book.is_instant(&position));
    let near = |square| attacks::khun(square) | Bitboard::of(square);
    let (fleer_squares, chaser_squares) =
        if instant { (!Bitboard::EMPTY, !Bitboard::EMPTY) } else { (near(fleeing), near(hunting)) };
    let mut bare = placement.board;
    bare.remove(fleeing);
    bare.remove(hunting);
    let lines = fleer_squares.without(bare.occupied());
    let chaser_squares = chaser_squares.without(bare.occupied());
    lines.filter_map(|fleer| best_squares(book, &bare, fleer, (chaser_squares, turn))).collect()
}

fn best_squares(
    book: &mut Book<'_>,
    bare: &Board,
    fleer: Square,
    (squares, turn): (Bitboard, Color),
) -> Option<Correspondence> {
    let chaser = book.chaser();
    let mut best: Option<Correspondence> = None;
    for square in squares.without(Bitboard::of(fleer)) {
        let mut board = *bare;
        let khun = |color| Man { color, role: Role::Khun, turned: false };
        board.put(fleer, khun(!chaser));
        board.put(square, khun(chaser));
        let Some(position) = (Placement { board, chaser }).with_turn(turn) else { continue };
        let Some(mate_in) = book.distance(&position).moves() else { continue };
        let here = Bitboard::of(square);
        match &mut best {
            Some(known) if known.mate_in < mate_in => {}
            Some(known) if known.mate_in == mate_in => known.chaser |= here,
            Some(_) | None => best = Some(Correspondence { fleer, chaser: here, mate_in }),
        }
    }
    best
}
