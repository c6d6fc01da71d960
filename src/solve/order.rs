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
pub(super) struct Order {
    refutations: Vec<u32>,
}

/// A check is tried before a quiet move unless it leaves this many more replies.
const CHECK_BONUS: i32 = 12;

impl Order {
    pub(super) fn new() -> Self {
        Self { refutations: vec![0; 2 * 64 * 64] }
    }

    /// Returns the attacker's moves, those that leave the fewest replies first. The move that did
    /// it before leads; with one further move to come, quiet moves that threaten nothing still must
    /// be tried, since the defender may be in zugzwang.
    pub(super) fn attacks(
        &self,
        position: &Position,
        _moves: u8,
        first: Option<[u8; 2]>,
    ) -> Vec<Attack> {
        let mut ranked: Vec<(i32, Attack)> = position
            .legal_moves()
            .into_iter()
            .map(|mv| {
                let next = position.after(mv);
                let replies = next.legal_move_count() as i32;
                let check = if next.is_check() { CHECK_BONUS } else { 0 };
                let leads = first == Some([mv.from.index() as u8, mv.to.index() as u8]);
                let rank = if leads { i32::MIN } else { replies - check };
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
