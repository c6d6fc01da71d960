//! Which move first. Order changes the time a proof takes, never its result.

use crate::rules::{Move, MoveList, Position};

/// A move of the attacker with the position it leads to.
pub(super) struct Attack {
    pub(super) mv: Move,
    pub(super) position: Position,
}

/// What has refuted attacks so far, by the mover's square and target.
#[derive(Clone)]
pub(super) struct Order {
    refutations: Vec<u32>,
    /// The move that refuted last with so many moves left.
    last: Vec<Option<Move>>,
}

/// A check is tried before a quiet move unless it leaves this many more replies.
const CHECK_BONUS: usize = 12;

/// No move has refuted more often, as far as it is told.
const MOST: u32 = u32::MAX - 2;

impl Order {
    pub(super) fn new() -> Self {
        Self { refutations: vec![0; 2 * 64 * 64], last: vec![None; 1 + usize::from(u8::MAX)] }
    }

    /// Returns the attacker's moves, those that leave the fewest replies first; the move that did
    /// it before leads.
    pub(super) fn attacks(position: &Position, first: Option<[u8; 2]>) -> Vec<Attack> {
        let mut ranked: Vec<(usize, Attack)> = position
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let next = position.after(mv);
                let replies = next.legal_move_count();
                let handicap = if next.is_check() { 1 } else { 1 + CHECK_BONUS };
                let leads = first == Some(squares(mv));
                let rank = if leads { 0 } else { replies + handicap };
                (rank, Attack { mv, position: next })
            })
            .collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        ranked.into_iter().map(|(_, attack)| attack).collect()
    }

    /// Returns the defender's moves: the one that refuted here before, the one that refuted last
    /// with so many moves left, then those that have refuted most.
    pub(super) fn replies(
        &self,
        position: &Position,
        moves: u8,
        first: Option<[u8; 2]>,
    ) -> MoveList {
        let last = self.last[usize::from(moves)];
        let rank = |reply: &Move| {
            if first == Some(squares(*reply)) {
                0
            } else if last == Some(*reply) {
                1
            } else {
                u32::MAX - self.refutations[slot(position, *reply)]
            }
        };
        let mut replies = position.legal_moves();
        replies.sort_by_key(rank);
        replies
    }

    /// Remembers that a reply refuted an attack.
    pub(super) fn refuted_by(&mut self, position: &Position, reply: Move, moves: u8) {
        let seen = &mut self.refutations[slot(position, reply)];
        *seen = seen.saturating_add(1 << moves.min(16)).min(MOST);
        self.last[usize::from(moves)] = Some(reply);
    }
}

/// Returns the two squares of a move, by which it is remembered.
pub(super) fn squares(mv: Move) -> [u8; 2] {
    [mv.from.index() as u8, mv.to.index() as u8]
}

fn slot(position: &Position, mv: Move) -> usize {
    (position.turn().index() * 64 + mv.from.index()) * 64 + mv.to.index()
}
