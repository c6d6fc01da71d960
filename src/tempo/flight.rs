//! The fleer's side: which moves keep the placement เป็นที, and for how long.

use std::collections::HashMap;

use crate::rules::{Move, Moves, Position};

use super::analysis::is_pen_thi;
use super::book::Book;
use super::cost::Cost;
use super::distance::Distance;
use super::placement::Placement;

/// A move of the fleer and what then stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flight {
    /// The move.
    pub mv: Move,
    /// The distance after it, the chaser to move.
    pub chaser_first: Distance,
    /// The distance after it if the fleer had to move again.
    pub fleer_first: Distance,
    /// Whether it is เป็นที after it; nothing if that is open.
    pub pen_thi: Option<bool>,
    /// For how long it stays so; nothing if it does not, or if that is open.
    pub lasts: Option<Lasting>,
}

/// For how many of the chaser's turns in a row a placement is เป็นที under best play of both: the
/// chaser, among the moves that mate soonest, takes those that end it first, the fleer, among those
/// that hold out longest, those that end it last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lasting {
    /// So many turns.
    Turns(u16),
    /// The chaser cannot force mate at all.
    Forever,
}

impl Flight {
    /// Returns what the chaser then loses by having to move; nothing if it is not เป็นที after the
    /// move, or if that or the cost is open.
    pub fn cost(&self) -> Option<Cost> {
        Cost::of(self.chaser_first, self.fleer_first)
    }
}

/// Returns every move of the fleer, were it to move.
pub fn flights(book: &mut Book<'_>, placement: &Placement) -> Vec<Flight> {
    let Some(position) = placement.fleer_first() else { return Vec::new() };
    let mut keeping = Keeping { book, turns: HashMap::new() };
    position.legal_moves().into_iter().map(|mv| keeping.flight(&position, mv)).collect()
}

struct Keeping<'b, 'o> {
    book: &'b mut Book<'o>,
    turns: HashMap<u64, u16>,
}

impl Keeping<'_, '_> {
    fn flight(&mut self, position: &Position, mv: Move) -> Flight {
        let next = position.after(mv);
        let (chaser_first, fleer_first) = self.distances(&next);
        let pen_thi = is_pen_thi(chaser_first, fleer_first);
        let lasts = match (pen_thi, chaser_first) {
            (Some(true), Distance::Never) => Some(Lasting::Forever),
            (Some(true), Distance::Mate(mate_in)) => self.turns(&next, mate_in).map(Lasting::Turns),
            (_, _) => None,
        };
        Flight { mv, chaser_first, fleer_first, pen_thi, lasts }
    }

    /// Returns both distances of a position with the chaser to move.
    fn distances(&mut self, position: &Position) -> (Distance, Distance) {
        let passed = position.with_other_turn();
        let fleer_first = self.book.distance_if_legal(passed.as_ref());
        (self.book.distance(position), fleer_first)
    }

    /// Returns for how many turns from a position with the chaser to move it stays เป็นที.
    fn turns(&mut self, position: &Position, mate_in: Moves) -> Option<u16> {
        if let Some(&known) = self.turns.get(&position.key()) {
            return Some(known);
        }
        let (chaser_first, fleer_first) = self.distances(position);
        let turns = if is_pen_thi(chaser_first, fleer_first)? {
            1 + self.turns_after(position, mate_in)?
        } else {
            0
        };
        self.turns.insert(position.key(), turns);
        Some(turns)
    }

    fn turns_after(&mut self, position: &Position, mate_in: Moves) -> Option<u16> {
        let left = mate_in.minus_one()?;
        let mut fewest = u16::MAX;
        for mv in self.book.best_moves(position, mate_in)? {
            let next = position.after(mv);
            let mut most = 0;
            for reply in self.book.best_moves(&next, left)? {
                most = most.max(self.turns(&next.after(reply), left)?);
            }
            fewest = fewest.min(most);
        }
        Some(fewest)
    }
}
