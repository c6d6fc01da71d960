//! From a proved verdict to its keys and to best play of both sides.

use crate::rules::Move;

use super::bounds::{Bounds, LONGEST, NEVER, clamped};
use super::budget::{Budget, Stopped};
use super::order::Order;
use super::root::{Aim, Tools};
use super::search::{Node, Search};

/// The moves of an answer.
pub(super) struct Solution {
    pub(super) keys: Vec<Move>,
    pub(super) line: Vec<Move>,
}

/// Returns every best first move, and one line of best play to the mate. Where only the win is
/// known and not its length, every move that keeps it, and one of them as the line.
pub(super) fn of_mate(
    aim: &Aim,
    tools: &Tools<'_>,
    order: &mut Order,
    budget: &mut Budget,
) -> Result<Solution, Stopped> {
    let mut search = aim.search(tools, order, budget);
    if !aim.bounds.is_exact_mate() {
        let within = aim.bounds.most;
        let keys = winning_moves(&search, &aim.node, within);
        let line = known_line(&search, aim.node, within);
        return Ok(Solution { keys, line });
    }
    let keys = best_moves(&mut search, &aim.node, aim.bounds.most)?;
    let line = best_line(&mut search, aim, keys.first().copied())?;
    Ok(Solution { keys, line })
}

/// Returns the moves that keep a draw, if some move loses to `other`, and one of them.
pub(super) fn of_draw(
    other: &Aim,
    tools: &Tools<'_>,
    order: &mut Order,
    budget: &mut Budget,
) -> Result<Solution, Stopped> {
    let within = clamped(tools.limits.within);
    let mut search = other.search(tools, order, budget);
    let moves = other.node.position.legal_moves();
    let mut keeping = Vec::new();
    for &mv in &moves {
        if !loses(&mut search, other, mv, within)? {
            keeping.push(mv);
        }
    }
    let line = keeping.first().copied().into_iter().collect();
    let keys = if keeping.len() == moves.len() { Vec::new() } else { keeping };
    Ok(Solution { keys, line })
}

fn loses(search: &mut Search<'_>, other: &Aim, mv: Move, within: u8) -> Result<bool, Stopped> {
    for moves in 0..=within {
        let bounds = search.settle_after(&other.node, mv, moves)?.capped(other.cap);
        if bounds == Bounds::NEVER {
            return Ok(false);
        }
        if bounds.is_within(LONGEST) {
            return Ok(true);
        }
    }
    Err(Stopped)
}

/// Returns the moves that tables say win in time, or after which fields know of a mate within so
/// many moves, this one counted.
fn winning_moves(search: &Search<'_>, node: &Node, within: u8) -> Vec<Move> {
    let wins = |&mv: &Move| {
        let (next, cap) = search.step(node, mv);
        let word = search.endings.word(&next, search.attacker, search.preset);
        let left = within.saturating_sub(1).min(cap);
        word.and_then(|word| word.wins) == Some(true)
            || within != NEVER && is_known_lost(search, &next, left)
    };
    node.position.legal_moves().into_iter().filter(wins).collect()
}

/// Returns whether after every reply it is known without a search that the mate takes at most so many
/// moves.
fn is_known_lost(search: &Search<'_>, node: &Node, within: u8) -> bool {
    let replies = node.position.legal_moves();
    if node.position.turn() == search.attacker || replies.is_empty() && !node.position.is_check() {
        return false;
    }
    replies.iter().all(|&reply| known_most(search, node, reply) <= within)
}

fn known_most(search: &Search<'_>, node: &Node, reply: Move) -> u8 {
    let (next, cap) = search.step(node, reply);
    let word = search.endings.word(&next, search.attacker, search.preset);
    word.map_or(NEVER, |word| word.bounds.capped(cap).most)
}

/// Returns a line of moves after which a mate within so many moves is known without a search, the
/// replies those that hold out longest; one move where no such number is known.
fn known_line(search: &Search<'_>, root: Node, within: u8) -> Vec<Move> {
    let (mut node, mut left) = (root, within);
    let mut line = Vec::new();
    while line.is_empty() || left != NEVER {
        let attacks = node.position.turn() == search.attacker;
        let next = if attacks {
            winning_moves(search, &node, left).first().copied()
        } else {
            let replies = node.position.legal_moves();
            replies.into_iter().max_by_key(|&reply| known_most(search, &node, reply))
        };
        let Some(mv) = next else { break };
        left = match (left, attacks) {
            (NEVER, _) => NEVER,
            (_, true) => left - 1,
            (_, false) => known_most(search, &node, mv),
        };
        line.push(mv);
        node = search.step(&node, mv).0;
    }
    line
}

/// Returns the moves that keep a node's exact length: all that mate soonest, or hold out longest.
fn best_moves(search: &mut Search<'_>, node: &Node, length: u8) -> Result<Vec<Move>, Stopped> {
    let mut best = Vec::new();
    for mv in node.position.legal_moves() {
        if keeps_length(search, node, mv, length)? {
            best.push(mv);
        }
    }
    Ok(best)
}

fn keeps_length(
    search: &mut Search<'_>,
    node: &Node,
    mv: Move,
    length: u8,
) -> Result<bool, Stopped> {
    let shorter = length.saturating_sub(1);
    let bounds = search.settle_after(node, mv, shorter)?;
    let attacks = node.position.turn() == search.attacker;
    Ok(bounds.is_within(shorter) == attacks)
}

fn best_line(
    search: &mut Search<'_>,
    aim: &Aim,
    first: Option<Move>,
) -> Result<Vec<Move>, Stopped> {
    let mut line = Vec::new();
    let (mut node, mut length) = (aim.node, aim.bounds.most);
    let mut next = first;
    while let Some(mv) = next {
        line.push(mv);
        if node.position.turn() == search.attacker {
            length -= 1;
        }
        node = search.step(&node, mv).0;
        next = first_best(search, &node, length)?;
    }
    Ok(line)
}

fn first_best(search: &mut Search<'_>, node: &Node, length: u8) -> Result<Option<Move>, Stopped> {
    for mv in node.position.legal_moves() {
        if keeps_length(search, node, mv, length)? {
            return Ok(Some(mv));
        }
    }
    Ok(None)
}
