//! Why no triangle cures a placement that takes a longer walk.

use crate::rules::{Bitboard, Move, Moves, Position, Square, attacks};

use super::analysis::Tempo;
use super::book::Book;
use super::cure::CureKind;
use super::placement::Placement;

/// What becomes of every triangle of the chaser's khun.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoTriangle {
    /// The first steps that lose time at once.
    pub slower: Vec<Move>,
    /// For each other first step best play of both sides, after which the khun cannot be back in time
    /// with the same placement.
    pub held: Vec<Vec<Move>>,
}

/// Returns why the khun's triangles fail where the cure is another walk; nothing where it is not, or
/// where no table answers.
pub(super) fn no_triangle(book: &mut Book<'_>, tempo: &Tempo) -> Option<NoTriangle> {
    let cure = tempo.cure.as_ref().filter(|cure| cure.kind == CureKind::Walk)?;
    let start = tempo.placement.chaser_first().filter(|_| cure.plies.is_some())?;
    let mate_in = tempo.chaser_first.moves()?;
    if !book.is_instant(&start) {
        return None;
    }
    let home = start.khun(start.turn());
    let best = book.best_moves(&start, mate_in)?;
    let mut told = NoTriangle::default();
    for mv in start.legal_moves() {
        if mv.from != home || between(mv.to, home).is_empty() {
            continue;
        }
        if best.contains(&mv) {
            told.held.push(held(book, (&start, mv), mate_in, &tempo.placement)?);
        } else {
            told.slower.push(mv);
        }
    }
    Some(told)
}

/// Returns the squares by which a khun goes back in two steps, as the third corner of a triangle.
fn between(from: Square, home: Square) -> Bitboard {
    attacks::khun(from) & attacks::khun(home)
}

/// Returns best play after a first step, up to where the triangle fails; nothing if it does not.
fn held(
    book: &mut Book<'_>,
    (start, first): (&Position, Move),
    mate_in: Moves,
    goal: &Placement,
) -> Option<Vec<Move>> {
    let home = first.from;
    let next = start.after(first);
    let left = mate_in.minus_one()?;
    let mut longest: Option<Vec<Move>> = None;
    for reply in book.best_moves(&next, left)? {
        let now = next.after(reply);
        let steps = book.best_moves(&now, left)?;
        let mut steps = steps
            .into_iter()
            .filter(|mv| mv.from == first.to && between(first.to, home).contains(mv.to));
        let Some(step) = steps.next() else { return Some(vec![first, reply]) };
        let escapes = escapes(book, &now.after(step), left.minus_one()?, (home, goal))?;
        let line = escapes.first().map(|&answer| vec![first, reply, step, answer]);
        longest = longest.or(line);
    }
    longest
}

/// Returns the best replies after which the khun's step home loses time or finds other men.
fn escapes(
    book: &mut Book<'_>,
    position: &Position,
    left: Moves,
    (home, goal): (Square, &Placement),
) -> Option<Vec<Move>> {
    let mut escapes = Vec::new();
    for answer in book.best_moves(position, left)? {
        let now = position.after(answer);
        let best = book.best_moves(&now, left)?;
        let comes_home = |mv: &Move| {
            mv.from == now.khun(now.turn()) && mv.to == home && goal.stands_in(&now.after(*mv))
        };
        if !best.iter().any(comes_home) {
            escapes.push(answer);
        }
    }
    Some(escapes)
}
