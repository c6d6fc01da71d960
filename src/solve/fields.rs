//! Fields at hand: what retrograde analysis of all that a long study can come to says of a node.

use std::time::Duration;

use crate::counting::{BOARD_LIMIT, Preset, half_points_of};
use crate::rules::{Color, Moves, Position};
use crate::tables::{Distance, Field, FieldPlan};

use super::answer::{Limits, Question};
use super::bounds::{Bounds, NEVER, clamped};
use super::budget::Budget;
use super::leash::Leash;
use super::search::Node;

/// The bytes that a field may take up if no limit is set.
const BYTES: u64 = 2 << 30;
/// With less time left nothing is begun.
const WORTH_BEGINNING: Duration = Duration::from_millis(500);
/// No more is suggested to anyone.
const MOST_BYTES: u64 = 32 << 30;

/// The fields of one position: without a count, and with ศักดิ์หมาก heeded where it differs.
#[derive(Debug, Default)]
pub(super) struct Fields(Vec<Field>);

/// What is asked of a field.
#[derive(Clone, Copy)]
pub(super) struct Ask<'a> {
    pub(super) node: &'a Node,
    pub(super) attacker: Color,
    pub(super) preset: Preset,
}

impl Fields {
    /// Returns bounds of the attacker's mate at a node, if a field knows of it.
    pub(super) fn bounds(&self, ask: Ask<'_>) -> Option<Bounds> {
        let known = self.0.iter().filter_map(|field| bounds_in(field, ask));
        known.reduce(Bounds::and)
    }

    /// Returns whether a field answers a question as it stands.
    fn answers(&self, question: &Question, attacker: Color) -> bool {
        let node = Node { position: *question.position(), leash: Leash::Free };
        let preset = question.counter().preset();
        let replies = node.position.legal_moves();
        let is_known = |position: Position| {
            let node = Node { position, ..node };
            self.bounds(Ask { node: &node, attacker, preset }).is_some_and(Bounds::is_settled)
        };
        if node.position.turn() == attacker {
            is_known(node.position)
        } else {
            replies.iter().all(|&reply| is_known(node.position.after(reply)))
        }
    }

    /// Makes the fields that answer a question, as far as they fit and are done in time.
    pub(super) fn make(&mut self, question: &Question, limits: &Limits, budget: &Budget) {
        let attacker = likelier_mate(question.position());
        if self.answers(question, attacker) {
            return;
        }
        self.0.clear();
        if budget.halt_before(WORTH_BEGINNING).is_due() {
            return;
        }
        let plan = |memory| FieldPlan::new(question.position(), attacker, memory);
        let memory = allowed(limits);
        let is_thai = question.counter().preset() == Preset::Thai;
        let Some(whole) = plan(memory) else { return };
        let is_counted = is_thai && whole.least_count().is_some();
        let halt = budget.halt_before(time_to_free(whole.memory()));
        drop(whole);
        let make = |counts| {
            let plan = plan(if is_counted { memory / 2 } else { memory })?;
            plan.make(counts, limits.threads, &halt).ok()
        };
        self.0.extend(make(false));
        if is_counted && !halt.is_due() && !self.answers(question, attacker) {
            self.0.extend(make(true));
        }
    }
}

/// Returns how long it takes to give so many bytes back, 8 GiB a second.
fn time_to_free(bytes: u64) -> Duration {
    Duration::from_millis(bytes >> 23)
}

fn allowed(limits: &Limits) -> u64 {
    limits.tables_memory.unwrap_or(BYTES)
}

/// Returns the bytes with which all that a position can come to could be analysed, if that is more
/// than the limits allow and not too much to be had.
pub(super) fn bytes_wanted(position: &Position, limits: &Limits) -> Option<u64> {
    let bytes = FieldPlan::memory_for_all(position, likelier_mate(position), MOST_BYTES)?;
    (bytes > allowed(limits)).then_some(bytes)
}

/// Returns the side that is more likely to mate: the one with more men by value, else the one to move.
fn likelier_mate(position: &Position) -> Color {
    let turn = position.turn();
    let worth = |color| half_points_of(|role| position.board().of(color, role).len());
    if worth(!turn) > worth(turn) { !turn } else { turn }
}

fn bounds_in(field: &Field, Ask { node, attacker, preset }: Ask<'_>) -> Option<Bounds> {
    let heeds_other_rules = field.counts() && preset != Preset::Thai;
    if field.attacker() != attacker || heeds_other_rules {
        return None;
    }
    let plain = match field.distance(&node.position)? {
        Distance::Exactly(moves) => Bounds::exactly(clamped(moves)),
        Distance::AtMost(moves) => Bounds { least: 1, most: clamped(moves) },
        Distance::MoreThan(moves) => Bounds::at_least(clamped(moves.plus_one())),
        Distance::Never => Bounds::NEVER,
    };
    let in_time = plain.most != NEVER && is_in_time(field, plain.most, node.leash, preset);
    Some(if in_time { plain } else { Bounds { most: NEVER, ..plain } })
}

/// Returns whether a mate that takes so many moves without a count comes in time under it.
fn is_in_time(field: &Field, moves: u8, leash: Leash, preset: Preset) -> bool {
    let starting = || field.is_in_time(Moves(moves.into()));
    match (preset, leash) {
        (Preset::None, _) => !field.counts(),
        (_, Leash::Pieces) => true,
        (Preset::Thai, Leash::Free) => u16::from(moves) < BOARD_LIMIT && starting(),
        (Preset::Thai, Leash::Board(left)) => moves <= left && starting(),
        (Preset::ThaiHighest | Preset::Old | Preset::Fairy, _) | (_, Leash::Followed(_)) => false,
    }
}
