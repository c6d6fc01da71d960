//! Whether a placement can be reached against every best defence.
//!
//! One line proves nothing: the chaser needs an answer to each defence of greatest length. So the
//! walk is over all of them: at the chaser's turn one best move is enough, at the fleer's turn every
//! best move must lead there. Defences that are mated sooner do not count (`tempo.md`); the chaser
//! then wins faster and needs no tempo.

use std::collections::HashMap;

use crate::rules::{Bitboard, Color, Move, Moves, Position, Role, Square};

use super::book::Book;
use super::placement::Placement;

/// How a placement is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reached {
    /// Every first move that reaches it against each best defence.
    pub moves: Vec<Move>,
    /// One line to it, the chaser's last move the end.
    pub line: Vec<Move>,
}

/// The placement to reach, and by which men.
struct Walk<'b, 'o> {
    book: &'b mut Book<'o>,
    goal: Placement,
    khun_only: bool,
    seen: HashMap<(u64, u16), bool>,
}

/// Returns how the chaser, to move and mating in `mate_in`, reaches a placement by its best move
/// number `within` against every best defence; `Some(None)` if it cannot, nothing if the limits
/// leave it open. With `khun_only` no other man of its own may move.
pub fn reaches(
    book: &mut Book<'_>,
    start: &Position,
    (mate_in, within): (Moves, Moves),
    goal: Placement,
    khun_only: bool,
) -> Option<Option<Reached>> {
    let mut walk = Walk { book, goal, khun_only, seen: HashMap::new() };
    let moves = walk.openings(start, mate_in, within)?;
    let Some(&first) = moves.first() else { return Some(None) };
    let line = walk.line(start, first, mate_in, within)?;
    Some(Some(Reached { moves, line }))
}

impl Walk<'_, '_> {
    /// Returns every best move after which each best defence leads to the goal.
    fn openings(
        &mut self,
        position: &Position,
        mate_in: Moves,
        within: Moves,
    ) -> Option<Vec<Move>> {
        let mut openings = Vec::new();
        if !self.is_near(position, within) {
            return Some(openings);
        }
        for mv in self.book.best_moves(position, mate_in)? {
            if self.leads_there(position, mv, mate_in, within)? {
                openings.push(mv);
            }
        }
        Some(openings)
    }

    fn leads_there(
        &mut self,
        position: &Position,
        mv: Move,
        mate_in: Moves,
        within: Moves,
    ) -> Option<bool> {
        if self.khun_only && mv.from != position.khun(position.turn()) {
            return Some(false);
        }
        let (next, left) = (position.after(mv), mate_in.minus_one().unwrap_or_default());
        let Some(within) = within.minus_one().filter(|&within| within > Moves(0)) else {
            return Some(self.goal.stands_in(&next));
        };
        for reply in self.book.best_moves(&next, left)? {
            if !self.forces(&next.after(reply), left, within)? {
                return Some(false);
            }
        }
        Some(next.has_move())
    }

    fn forces(&mut self, position: &Position, mate_in: Moves, within: Moves) -> Option<bool> {
        if !self.is_near(position, within) {
            return Some(false);
        }
        let key = (position.key(), within.0);
        if let Some(&known) = self.seen.get(&key) {
            return Some(known);
        }
        let mut forces = false;
        for mv in self.book.best_moves(position, mate_in)? {
            if self.leads_there(position, mv, mate_in, within)? {
                forces = true;
                break;
            }
        }
        self.seen.insert(key, forces);
        Some(forces)
    }

    /// Returns one line to the goal that begins with a move found to lead there.
    fn line(
        &mut self,
        start: &Position,
        first: Move,
        mate_in: Moves,
        within: Moves,
    ) -> Option<Vec<Move>> {
        let (mut position, mut mv) = (*start, first);
        let (mut left, mut within, mut line) = (mate_in, within, Vec::new());
        loop {
            line.push(mv);
            position = position.after(mv);
            left = left.minus_one()?;
            within = within.minus_one()?;
            if within == Moves(0) {
                return Some(line);
            }
            let reply = *self.book.best_moves(&position, left)?.first()?;
            line.push(reply);
            position = position.after(reply);
            mv = *self.openings(&position, left, within)?.first()?;
        }
    }

    /// Returns whether the men could stand at the goal in time if nothing hindered them: each man
    /// that is off its square needs a move, and a khun as many as it has steps to go.
    fn is_near(&self, position: &Position, within: Moves) -> bool {
        let chaser = self.goal.chaser;
        let moves = usize::from(within.0);
        self.off(position, chaser).is_some_and(|off| off <= moves)
            && self.off(position, !chaser).is_some_and(|off| off < moves)
    }

    /// Returns the fewest moves that bring a side's men to the goal; nothing if men are lost.
    fn off(&self, position: &Position, color: Color) -> Option<usize> {
        let (now, goal) = (position.board(), &self.goal.board);
        let mut moves = steps(position.khun(color), goal.of(color, Role::Khun).first()?);
        for role in Role::ALL.into_iter().filter(|&role| role != Role::Khun) {
            let (now, goal): (Bitboard, Bitboard) = (now.of(color, role), goal.of(color, role));
            if now.len() != goal.len() {
                return None;
            }
            moves += now.without(goal).len();
        }
        Some(moves)
    }
}

/// Returns a khun's steps from a square to a square on an empty board.
fn steps(from: Square, to: Square) -> usize {
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()))
}
