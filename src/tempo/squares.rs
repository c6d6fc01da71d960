//! Corresponding squares: where the chaser's khun wants to stand for each square of the fleer's.

use crate::rules::{Bitboard, Board, Color, Man, Moves, Role, Square, attacks};

use super::book::Book;
use super::distance::Distance;
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

/// The corresponding squares, and how far they were looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Corresponding {
    /// One for each square of the fleer's khun from which mate is forced.
    pub found: Vec<Correspondence>,
    /// Whether only what both khun reach in one step was looked at.
    pub is_near: bool,
    /// The squares of the fleer's khun for which the limits left the best open.
    pub open: Bitboard,
}

/// Returns the corresponding squares with that side to move; squares from which no mate is forced
/// are left out. Where no table answers, only what both khun reach in one step is looked at.
pub(super) fn corresponding(
    book: &mut Book<'_>,
    placement: &Placement,
    turn: Color,
) -> Corresponding {
    let khun = |color| placement.board.of(color, Role::Khun).first();
    let both = khun(!placement.chaser).zip(khun(placement.chaser));
    let Some((fleeing, hunting)) = both else { return Corresponding::default() };
    let instant = placement.with_turn(turn).is_some_and(|position| book.is_instant(&position));
    let near = |square| attacks::khun(square) | Bitboard::of(square);
    let (fleer_squares, chaser_squares) =
        if instant { (!Bitboard::EMPTY, !Bitboard::EMPTY) } else { (near(fleeing), near(hunting)) };
    let mut bare = placement.board;
    bare.remove(fleeing);
    bare.remove(hunting);
    let lines = fleer_squares.without(bare.occupied());
    let chaser_squares = chaser_squares.without(bare.occupied());
    let mut told = Corresponding { is_near: !instant, ..Corresponding::default() };
    for fleer in lines {
        match best_squares(book, &bare, fleer, (chaser_squares, turn)) {
            Ok(best) => told.found.extend(best),
            Err(LeftOpen) => told.open |= Bitboard::of(fleer),
        }
    }
    told
}

/// The limits left open which squares are best.
struct LeftOpen;

/// Returns the best squares for one square of the fleer's khun, if there are any.
///
/// # Errors
/// If the limits leave open which they are.
fn best_squares(
    book: &mut Book<'_>,
    bare: &Board,
    fleer: Square,
    (squares, turn): (Bitboard, Color),
) -> Result<Option<Correspondence>, LeftOpen> {
    let chaser = book.chaser();
    let mut best: Option<Correspondence> = None;
    let mut open = Vec::new();
    for square in squares.without(Bitboard::of(fleer)) {
        let mut board = *bare;
        let khun = |color| Man { color, role: Role::Khun, turned: false };
        board.put(fleer, khun(!chaser));
        board.put(square, khun(chaser));
        let Some(position) = (Placement { board, chaser }).with_turn(turn) else { continue };
        let distance = book.distance(&position);
        if matches!(distance, Distance::Open { .. }) {
            open.push(distance);
        }
        let Some(mate_in) = distance.moves() else { continue };
        let here = Bitboard::of(square);
        match &mut best {
            Some(known) if known.mate_in < mate_in => {}
            Some(known) if known.mate_in == mate_in => known.chaser |= here,
            Some(_) | None => best = Some(Correspondence { fleer, chaser: here, mate_in }),
        }
    }
    let is_slower = |distance: &Distance| {
        best.is_some_and(|best| distance.is_beyond(best.mate_in) == Some(true))
    };
    if open.iter().all(is_slower) { Ok(best) } else { Err(LeftOpen) }
}
