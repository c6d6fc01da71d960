//! Writing a proof down: the choices that the search stands by, state by state.

use std::collections::{HashMap, HashSet};

use crate::rules::{Color, Move};

use super::answer::Question;
use super::bounds::clamped;
use super::budget::{Budget, Stopped};
use super::leash::Hold;
use super::order::Order;
use super::proof::{Claim, Proof, State, Step};
use super::root::{Aim, Tools};
use super::search::Node;

/// More choices than this are not written down: the proof would not fit in reasonable memory.
const MOST_CHOICES: usize = 2_000_000;

/// Why no proof was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// The claim is false, or the search did not settle it.
    NotProved,
    /// The proof would be longer than is kept.
    TooLong,
}

/// Returns the proof of a claim, found by asking the search at every state.
pub(super) fn proof(
    claim: Claim,
    start: &Question,
    tools: &Tools<'_>,
    order: &mut Order,
    budget: &mut Budget,
) -> Result<Proof, Unwritten> {
    let mut choices: HashMap<State, Move> = HashMap::new();
    let mut seen = HashSet::new();
    let mut waiting = vec![Proof::first_step(claim, *start)];
    while let Some(step) = waiting.pop() {
        match step.outcome(claim.attacker()) {
            Some(mated) if claim.wants(mated) => continue,
            Some(_) => return Err(Unwritten::NotProved),
            None if !seen.insert(step.state()) => continue,
            None => {}
        }
        if choices.len() > MOST_CHOICES {
            return Err(Unwritten::TooLong);
        }
        let moves = if step.question.position().turn() == claim.prover() {
            let mv = choice(claim, &step, tools, order, budget)?;
            choices.insert(step.state(), mv);
            vec![mv]
        } else {
            step.question.position().legal_moves().to_vec()
        };
        waiting.extend(moves.into_iter().map(|mv| step.after(mv, claim.attacker())));
    }
    Ok(Proof::new(claim, *start, choices))
}

/// Returns a move of the proving side after which the claim still holds.
pub(super) fn choice(
    claim: Claim,
    step: &Step,
    tools: &Tools<'_>,
    order: &mut Order,
    budget: &mut Budget,
) -> Result<Move, Unwritten> {
    let (node, cap) = node_of(&step.question, claim.attacker());
    let aim = Aim::at(node, cap, claim.attacker(), step.question.counter().preset());
    let attacks = claim.prover() == claim.attacker();
    let left = clamped(step.left).min(cap);
    let depth = if attacks { left.saturating_sub(1) } else { left };
    let ordered: Vec<Move> = if attacks {
        Order::attacks(&node.position, None).into_iter().map(|attack| attack.mv).collect()
    } else {
        order.replies(&node.position, depth, None).to_vec()
    };
    let counts_out = !attacks && node.leash.has_run_out(true);
    let mut search = aim.search(tools, order, budget);
    for mv in ordered {
        if counts_out && step.after(mv, claim.attacker()).outcome(claim.attacker()) == Some(false) {
            return Ok(mv);
        }
        match search.settle_after(&node, mv, depth) {
            Ok(bounds) if bounds.is_within(depth) == attacks => return Ok(mv),
            Ok(_) => {}
            Err(Stopped) => break,
        }
    }
    Err(Unwritten::NotProved)
}

fn node_of(question: &Question, attacker: Color) -> (Node, u8) {
    let position = *question.position();
    let hold = Hold::at_root(&position, question.counter(), attacker);
    (Node { position, leash: hold.leash }, hold.cap)
}
