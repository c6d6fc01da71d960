//! The AND/OR search: can the attacker mate within n of its moves?
//!
//! Each node answers with bounds that settle the question asked: the mate takes at most n moves, or
//! more than n. The depth falls with every move of the attacker, so no line returns to a question
//! that it has asked before, and repetition cannot spoil a result.

use crate::counting::Preset;
use crate::rules::{Color, Move, Position, is_dead};

use super::bounds::{Bounds, NEVER};
use super::budget::{Budget, Stopped};
use super::endings::Endings;
use super::leash::{Hold, Leash};
use super::memo::{Known, Memo, salted};
use super::order::{Order, squares};
use super::short::{mate_in_one, mate_in_two};

/// What one search is about, and what it may use.
pub(super) struct Search<'a> {
    pub(super) attacker: Color,
    /// The rules of counting; `none` for the truth without a count.
    pub(super) preset: Preset,
    pub(super) memo: &'a Memo,
    pub(super) endings: Endings<'a>,
    pub(super) order: &'a mut Order,
    pub(super) budget: &'a mut Budget,
}

/// A node: where it stands and what the count leaves there.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) position: Position,
    pub(super) leash: Leash,
}

type Outcome = Result<Bounds, Stopped>;

/// Bounds with the two squares of the move that decided them, if one did.
type Settled = Result<(Bounds, Option<[u8; 2]>), Stopped>;

impl Node {
    /// Returns whether no count can touch a mate in two from here: the defender keeps a man beside
    /// its khun until the mate, and board's honour leaves more moves.
    fn is_free_for_two(&self, attacker: Color, preset: Preset) -> bool {
        match (preset, self.leash) {
            (Preset::None, _) | (_, Leash::Pieces) => true,
            (_, Leash::Board(0..=2) | Leash::Followed(_)) => false,
            (_, Leash::Board(_) | Leash::Free) => self.position.board().color(!attacker).len() >= 3,
        }
    }
}

impl Search<'_> {
    /// Returns bounds that tell whether a node's mate takes at most `moves`, under a cap beyond
    /// which no mate counts.
    pub(super) fn settle(&mut self, node: &Node, cap: u8, moves: u8) -> Outcome {
        let bounds = self.settle_node(node, moves.min(cap))?;
        Ok(bounds.capped(cap))
    }

    fn settle_node(&mut self, node: &Node, moves: u8) -> Outcome {
        self.budget.count_node()?;
        let word = self.endings.word(node, self.attacker, self.preset);
        if let Some(word) = word.filter(|word| word.bounds.settles(moves)) {
            return Ok(word.bounds);
        }
        if node.position.turn() == self.attacker {
            self.attack(node, moves)
        } else {
            self.defend(node, moves)
        }
    }

    /// Settles the node that a move leads to.
    pub(super) fn settle_after(&mut self, node: &Node, mv: Move, moves: u8) -> Outcome {
        let (next, cap) = self.step(node, mv);
        self.settle(&next, cap, moves)
    }

    /// Returns the node that a move leads to, and the cap of a count that begins there.
    pub(super) fn step(&self, node: &Node, mv: Move) -> (Node, u8) {
        let position = node.position.after(mv);
        let hold = self.hold(node, &position);
        (Node { position, leash: hold.leash }, hold.cap)
    }

    fn hold(&self, node: &Node, next: &Position) -> Hold {
        match self.preset {
            Preset::None => Hold { leash: Leash::Free, cap: NEVER },
            Preset::Thai | Preset::ThaiHighest | Preset::Old | Preset::Fairy => {
                node.leash.after_move(&node.position, next, self.attacker, self.preset)
            }
        }
    }

    /// The attacker is to move: one move must do.
    fn attack(&mut self, node: &Node, moves: u8) -> Outcome {
        if moves == 0 {
            return Ok(Bounds::at_least(1));
        }
        if self.cannot_win(&node.position) || node.leash.has_run_out(false) {
            return Ok(Bounds::NEVER);
        }
        if moves == 1 {
            let mates = mate_in_one(&node.position).is_some();
            return Ok(if mates { Bounds::exactly(1) } else { Bounds::at_least(2) });
        }
        let (key, known) = self.recall(node, moves);
        if let Some(known) = known.filter(|known| known.bounds.settles(moves)) {
            return Ok(known.bounds);
        }
        let may_mate_at_once = known.is_none_or(|known| known.bounds.least <= 1);
        if let Some(mate) = may_mate_at_once.then(|| mate_in_one(&node.position)).flatten() {
            self.memo.put(key, Bounds::exactly(1), Some(squares(mate)), 1);
            return Ok(Bounds::exactly(1));
        }
        let begun = self.budget.nodes();
        let (bounds, best) = if moves == 2 && node.is_free_for_two(self.attacker, self.preset) {
            match mate_in_two(&node.position, self.budget)? {
                Some(mate) => (Bounds::exactly(2), Some(squares(mate))),
                None => (Bounds::at_least(3), None),
            }
        } else {
            self.try_attacks(node, moves, known.and_then(|known| known.best))?
        };
        self.memo.put(key, bounds, best, self.budget.worth_since(begun));
        Ok(bounds)
    }

    fn try_attacks(&mut self, node: &Node, moves: u8, first: Option<[u8; 2]>) -> Settled {
        let mut least = NEVER;
        for attack in Order::attacks(&node.position, first) {
            let hold = self.hold(node, &attack.position);
            let next = Node { position: attack.position, leash: hold.leash };
            let bounds = self.settle(&next, hold.cap, moves - 1)?.one_move_earlier();
            if bounds.is_within(moves) {
                let found = Bounds { least: 1, most: bounds.most };
                return Ok((found, Some(squares(attack.mv))));
            }
            least = least.min(bounds.least);
        }
        Ok((Bounds::at_least(least), None))
    }

    /// The defender is to move: every reply must lose.
    fn defend(&mut self, node: &Node, moves: u8) -> Outcome {
        if !node.position.has_move() {
            let mated = node.position.is_check();
            return Ok(if mated { Bounds::exactly(0) } else { Bounds::NEVER });
        }
        if node.leash.has_run_out(true) {
            return Ok(Bounds::NEVER);
        }
        if moves == 0 {
            return Ok(Bounds::at_least(1));
        }
        if moves == 1 {
            return Ok(self.try_replies(node, moves, None)?.0);
        }
        let (key, known) = self.recall(node, moves);
        if let Some(known) = known.filter(|known| known.bounds.settles(moves)) {
            return Ok(known.bounds);
        }
        let begun = self.budget.nodes();
        let (bounds, best) = self.try_replies(node, moves, known.and_then(|known| known.best))?;
        self.memo.put(key, bounds, best, self.budget.worth_since(begun));
        Ok(bounds)
    }

    fn try_replies(&mut self, node: &Node, moves: u8, first: Option<[u8; 2]>) -> Settled {
        let mut all = Bounds::exactly(0);
        for reply in self.order.replies(&node.position, moves, first) {
            let bounds = self.settle_after(node, reply, moves)?;
            if bounds.is_beyond(moves) {
                self.order.refuted_by(&node.position, reply, moves);
                return Ok((Bounds::at_least(bounds.least), Some(squares(reply))));
            }
            all = Bounds { least: all.least.max(bounds.least), most: all.most.max(bounds.most) };
        }
        Ok((all, None))
    }

    fn cannot_win(&self, position: &Position) -> bool {
        let board = position.board();
        !board.color(self.attacker).has_several() || is_dead(board)
    }

    /// Returns what is remembered of a node, and the key under which it is. What takes more moves
    /// without a count takes no fewer under one.
    fn recall(&self, node: &Node, moves: u8) -> (u64, Option<Known>) {
        let (key, plain) = (self.key(node, moves), self.plain_key(node));
        let known = self.memo.get(key);
        if key == plain || known.is_some_and(|known| known.bounds.settles(moves)) {
            return (key, known);
        }
        let uncounted = self
            .memo
            .get(plain)
            .map(|of| Known { bounds: Bounds { most: NEVER, ..of.bounds }, ..of });
        (key, known.into_iter().chain(uncounted).reduce(Known::and))
    }

    fn plain_key(&self, node: &Node) -> u64 {
        salted(node.position.key(), self.attacker.index() as u64)
    }

    /// Returns the key under which bounds are remembered: shared by all counts where none can
    /// touch them within so many moves.
    fn key(&self, node: &Node, moves: u8) -> u64 {
        let sided = self.plain_key(node);
        if self.preset == Preset::None || node.leash == Leash::Pieces {
            return sided;
        }
        let rules = salted(sided, 16 + self.preset as u64);
        if let Leash::Followed(counter) = node.leash {
            return counter.count().map_or(rules, |count| {
                let side = count.side.index() as u64;
                let numbers = u64::from(count.limit) << 16 | u64::from(count.next_number());
                salted(rules, 1 << 40 | numbers << 1 | side)
            });
        }
        match node.leash.binds_within(moves) {
            Some(left) => salted(rules, 256 + u64::from(left)),
            None => rules,
        }
    }
}
