//! Why no triangle cures a placement that takes a longer walk.

use crate::rules::{Bitboard, Move, Moves, Position, Square, attacks};

use super::analysis::Tempo;
use super::book::Book;
use super::cure::CureKind;
use super::placement::Placement;
use super::strong::reaches;

/// What becomes of every triangle of the chaser's khun.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoTriangle {
    /// The first steps that lose time at once.
    pub slower: Vec<Move>,
    /// What the fleer answers each other first step with.
    pub held: Vec<Held>,
}

/// Best play of both sides from the first step of a triangle to where it fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The moves, the fleer's last.
    pub line: Vec<Move>,
    /// Why the khun cannot then be back in time with the same placement.
    pub why: Hindrance,
}

/// Why a triangle does not bring the khun home in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hindrance {
    /// No best move leads to a third corner.
    NoCorner,
    /// The khun may not step home.
    HomeIsClosed,
    /// The step home finds the fleer elsewhere than at the start.
    FleerIsElsewhere,
    /// The step home is not among the best moves.
    HomeIsSlower,
}

/// A best defence against which the khun's triangle has another third corner than in the cure's line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Detour {
    /// The defence.
    pub reply: Move,
    /// The corner.
    pub corner: Square,
}

/// Returns the best defences against the first step of a triangle that send it another way.
pub(super) fn detours(book: &mut Book<'_>, tempo: &Tempo) -> Option<Vec<Detour>> {
    let cure = tempo.cure.as_ref().filter(|cure| cure.kind == CureKind::Triangle)?;
    let (&first, &step) = cure.line.first().zip(cure.line.get(2))?;
    let next = tempo.placement.chaser_first()?.after(first);
    let left = tempo.chaser_first.moves()?.minus_one()?;
    let mut detours = Vec::new();
    for reply in book.best_moves(&next, left)? {
        let now = next.after(reply);
        let lengths = (left, Moves(2));
        let reached = reaches(book, &now, lengths, tempo.placement, true)??;
        if !reached.moves.contains(&step) {
            let corner = reached.moves.first()?.to;
            detours.push(Detour { reply, corner });
        }
    }
    Some(detours)
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
) -> Option<Held> {
    let home = first.from;
    let next = start.after(first);
    let left = mate_in.minus_one()?;
    let mut longest: Option<Held> = None;
    for reply in book.best_moves(&next, left)? {
        let now = next.after(reply);
        let steps = book.best_moves(&now, left)?;
        let mut steps = steps
            .into_iter()
            .filter(|mv| mv.from == first.to && between(first.to, home).contains(mv.to));
        let Some(step) = steps.next() else {
            return Some(Held { line: vec![first, reply], why: Hindrance::NoCorner });
        };
        let escapes = escapes(book, &now.after(step), left.minus_one()?, (home, goal))?;
        let held = escapes.first().map(|&answer| {
            let why = hindrance(&now.after(step).after(answer), (home, goal));
            Held { line: vec![first, reply, step, answer], why }
        });
        longest = longest.or(held);
    }
    longest
}

/// Returns why the khun is not home with the same placement after one more step.
fn hindrance(position: &Position, (home, goal): (Square, &Placement)) -> Hindrance {
    let khun = position.khun(position.turn());
    let is_home = |mv: &&Move| mv.from == khun && mv.to == home;
    match position.legal_moves().iter().find(is_home) {
        None => Hindrance::HomeIsClosed,
        Some(&mv) if goal.stands_in(&position.after(mv)) => Hindrance::HomeIsSlower,
        Some(_) => Hindrance::FleerIsElsewhere,
    }
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
