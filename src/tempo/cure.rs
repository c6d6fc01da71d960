//! แก้ที: how the tempo is regained, if it can be.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::{Move, Moves, Plies, Position};

use super::book::Book;
use super::line::{best_line, end_of};
use super::placement::Placement;
use super::strong::{Reached, reaches};

/// The kinds of cure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CureKind {
    /// แก้ทีอย่างง่าย: a move that is as good as a pass.
    WaitingMove,
    /// สามเหลี่ยม: three moves of the khun, and the same placement stands with the fleer to move.
    Triangle,
    /// Any other way.
    Walk,
    /// The tempo cannot be lost.
    None,
}

/// A text that names no cure.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no cure: expected waiting-move, triangle, walk or none")]
pub struct CureKindError(String);

impl CureKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::WaitingMove, Self::Triangle, Self::Walk, Self::None];

    /// Returns the name that stands in JSON and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::WaitingMove => "waiting-move",
            Self::Triangle => "triangle",
            Self::Walk => "walk",
            Self::None => "none",
        }
    }
}

impl fmt::Display for CureKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for CureKind {
    type Err = CureKindError;

    fn from_str(text: &str) -> Result<Self, CureKindError> {
        let known = Self::ALL.into_iter().find(|kind| kind.name() == text);
        known.ok_or_else(|| CureKindError(text.to_owned()))
    }
}

/// The way in which the tempo is regained.
#[derive(Clone, Debug)]
pub struct Cure {
    /// Which way.
    pub kind: CureKind,
    /// Whether the same placement, the fleer to move, is reached against every defence of greatest
    /// length. Nothing if the limits leave it open.
    pub strong: Option<bool>,
    /// W − B: the plies until the tempo is regained. Nothing where it cannot be.
    pub plies: Option<Plies>,
    /// Every first move: all waiting moves; of a strong cure all that begin one; else all that mate
    /// soonest.
    pub moves: Vec<Move>,
    /// Best play of both sides for so many plies.
    pub line: Vec<Move>,
    /// What then stands, the fleer to move.
    pub reaches: Option<Position>,
}

impl Cure {
    pub(super) fn none() -> Self {
        Self {
            kind: CureKind::None,
            strong: Some(false),
            plies: None,
            moves: Vec::new(),
            line: Vec::new(),
            reaches: None,
        }
    }
}

/// Returns the cure of a placement with the chaser to move that mates in `chaser_first`, and in
/// `fleer_first`, no more than one move fewer, with the fleer to move.
pub(super) fn cure_of(
    book: &mut Book<'_>,
    position: &Position,
    chaser_first: Moves,
    fleer_first: Moves,
) -> Cure {
    let moves = Moves(chaser_first.0 - fleer_first.0);
    let plies = Plies(moves.0 * 2 - 1);
    if moves == Moves(1) {
        return waiting(book, position, chaser_first, plies);
    }
    let goal = Placement::of(position, position.turn());
    let lengths = (chaser_first, moves);
    let by_khun =
        if moves == Moves(3) { reaches(book, position, lengths, goal, true) } else { Some(None) };
    if let Some(Some(reached)) = by_khun {
        return strong(CureKind::Triangle, position, plies, reached);
    }
    match reaches(book, position, lengths, goal, false) {
        Some(Some(reached)) => strong(CureKind::Walk, position, plies, reached),
        found => {
            let line = best_line(book, position, chaser_first, plies.0.into());
            let reached = (line.len() == usize::from(plies.0)).then(|| end_of(position, &line));
            Cure {
                kind: CureKind::Walk,
                strong: found.map(|_| false),
                plies: Some(plies),
                moves: book.best_moves(position, chaser_first).unwrap_or_default(),
                line,
                reaches: reached,
            }
        }
    }
}

fn waiting(book: &mut Book<'_>, position: &Position, mate_in: Moves, plies: Plies) -> Cure {
    let moves = book.best_moves(position, mate_in).unwrap_or_default();
    // A man that has nothing else to do waits better than the khun.
    let khun = position.khun(position.turn());
    let line: Vec<Move> =
        moves.iter().copied().min_by_key(|mv| mv.from == khun).into_iter().collect();
    Cure {
        kind: CureKind::WaitingMove,
        strong: Some(false),
        plies: Some(plies),
        reaches: line.first().map(|&mv| position.after(mv)),
        line,
        moves,
    }
}

fn strong(kind: CureKind, position: &Position, plies: Plies, reached: Reached) -> Cure {
    let end = end_of(position, &reached.line);
    Cure {
        kind,
        strong: Some(true),
        plies: Some(plies),
        moves: reached.moves,
        line: reached.line,
        reaches: Some(end),
    }
}
