//! Which move first. Order changes the time a proof takes, never its result.

use crate::rules::{Move, Position};

/// A move of the attacker with the position it leads to.
pub(super) struct Attack {
    pub(super) mv: Move,
    pub(super) position: Position,
}

/// A move of the defender.
#[derive(Clone, Copy)]
pub(super) struct Reply {
    pub(super) mv: Move,
}

/// What has refuted attacks so far, by the mover's square and target.
#[derive(Clone)]
pub(super) struct Order {
    refutations: Vec<u32>,
}

/// A check is tried before a quiet move unless it leaves this many more replies.
const CHECK_BONUS: usize = 12;

impl Order {
    pub(super) fn new() -> Self {
        Self { refutations: vec![0; 2 * 64 * 64] }
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
                let leads = first == Some([mv.from.index() as u8, mv.to.index() as u8]);
                let rank = if leads { 0 } else { replies + handicap };
                (rank, Attack { mv, position: next })
            })
            .collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        ranked.into_iter().map(|(_, attack)| attack).collect()
    }

    /// Returns the defender's moves, those that have refuted most first.
    pub(super) fn replies(&self, position: &Position) -> Vec<Reply> {
        let mut replies: Vec<Reply> =
            position.legal_moves().into_iter().map(|mv| Reply { mv }).collect();
        replies.sort_by_key(|reply| u32::MAX - self.refutations[slot(position, reply.mv)]);
        replies
    }

    /// Remembers that a reply refuted an attack.
    pub(super) fn refuted_by(&mut self, position: &Position, reply: Move, moves: u8) {
        let seen = &mut self.refutations[slot(position, reply)];
        *seen = seen.saturating_add(1 << moves.min(16));
    }
}

fn slot(position: &Position, mv: Move) -> usize {
    (position.turn().index() * 64 + mv.from.index()) * 64 + mv.to.index()
}
