//! From a proved length to its keys and to best play of both sides.

use crate::rules::Move;

use super::budget::Stopped;
use super::search::{Node, Search};
use super::solver::Aim;

/// Returns every best first move, and one line of best play to the mate.
pub(super) fn keys_and_line(
    mut search: Search<'_>,
    aim: &Aim,
) -> Result<(Vec<Move>, Vec<Move>), Stopped> {
    let keys = best_moves(&mut search, &aim.node, aim.bounds.most)?;
    let line = best_line(&mut search, aim, keys.first().copied())?;
    Ok((keys, line))
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
