//! The walk that shows a mate impossible within a number of moves, told to it move by move.
//!
//! Of the search and its tables the walk uses nothing but a named reply for each state of the
//! fleer; that the replies suffice is seen by playing every move of the chaser against them. What
//! was walked once is not walked again, for another puzzle neither.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use crate::counting::{Asking, Count, Honour, Preset};
use crate::rules::{Color, Move, Moves, Position, Role};

use super::answer::Question;
use super::proof::{Claim, Flaw, Proof, State, Step, Walk};

/// Who names the fleer's replies, each such that the chaser does not mate within the moves left.
pub(super) type Adviser<'a> = dyn FnMut(&Step) -> Option<Move> + 'a;

/// The states from which complete walks have shown that a side does not mate within so many moves.
#[derive(Debug, Default)]
pub(super) struct Checker {
    few_men: FxHashMap<(u64, Color, Preset), Moves>,
    others: FxHashMap<(State, Color), Moves>,
}

/// One walk, and what it still has to look at: the steps with most moves left first, so that a
/// state that is met again has no more left than before.
struct Course<'a, 'o> {
    attacker: Color,
    adviser: &'a mut Adviser<'o>,
    waiting: BTreeMap<Moves, Vec<Step>>,
    walk: Walk,
}

/// With so few moves left, board's honour that is asked for later cannot run out.
const WITHIN_BOARD_COUNT: Moves = Moves(60);

/// More states are not walked: they would not fit in reasonable memory.
const MOST_STATES: usize = 8_000_000;

/// The most men whose squares fit into a small key.
const FEW: usize = 6;

impl Checker {
    /// Walks a claim that a side does not mate within so many moves.
    ///
    /// # Errors
    /// The first flaw met, a reply that the adviser does not name among them.
    pub(super) fn walk(
        &mut self,
        claim: Claim,
        start: Question,
        adviser: &mut Adviser<'_>,
    ) -> Result<Walk, Flaw> {
        let (attacker, waiting) = (claim.attacker(), BTreeMap::new());
        let mut course = Course { attacker, adviser, waiting, walk: Walk::default() };
        let walked = self.begin(&mut course, Proof::first_step(claim, start));
        if walked.is_err() {
            *self = Self::default();
        }
        walked.map(|()| course.walk)
    }

    fn begin(&mut self, course: &mut Course<'_, '_>, first: Step) -> Result<(), Flaw> {
        self.push(course, first)?;
        while let Some(step) = course.pop() {
            if course.walk.states > MOST_STATES {
                return Err(Flaw::TooLong(MOST_STATES));
            }
            if step.question.position().turn() != course.attacker {
                if !self.has_known_reply(&step, course.attacker) {
                    let reply = course.reply(&step)?;
                    self.push(course, step.after(reply, course.attacker))?;
                }
            } else if step.left == Moves(1) {
                no_mate_at_once(&step)?;
            } else {
                for mv in step.question.position().legal_moves() {
                    self.push(course, step.after(mv, course.attacker))?;
                }
            }
        }
        Ok(())
    }

    /// Returns whether some reply leads to a state that is known already, or ends without mate.
    fn has_known_reply(&self, step: &Step, attacker: Color) -> bool {
        let moves = step.question.position().legal_moves();
        moves.into_iter().any(|mv| {
            let next = step.after(mv, attacker);
            next.outcome(attacker) == Some(false) || {
                let next = freed(next, attacker);
                next.left == Moves(0) || self.known(&next, attacker) >= next.left
            }
        })
    }

    fn known(&self, step: &Step, attacker: Color) -> Moves {
        let known = match small_key(step) {
            Some(key) => self.few_men.get(&(key, attacker, step.question.counter().preset())),
            None => self.others.get(&(step.state_alone(), attacker)),
        };
        known.copied().unwrap_or_default()
    }

    /// Puts a step among those to be looked at, unless it has ended without mate or is known.
    fn push(&mut self, course: &mut Course<'_, '_>, step: Step) -> Result<(), Flaw> {
        match step.outcome(course.attacker) {
            Some(true) => return Err(Flaw::Mated(step.to_string())),
            Some(false) => return Ok(()),
            None => {}
        }
        let step = freed(step, course.attacker);
        if step.left > Moves(0) && self.is_new(&step, course.attacker) {
            course.walk.states += 1;
            course.waiting.entry(step.left).or_default().push(step);
        }
        Ok(())
    }

    /// Returns whether a state is not known with as many moves left, and notes it.
    fn is_new(&mut self, step: &Step, attacker: Color) -> bool {
        let known = match small_key(step) {
            Some(key) => {
                let preset = step.question.counter().preset();
                self.few_men.entry((key, attacker, preset)).or_default()
            }
            None => self.others.entry((step.state_alone(), attacker)).or_default(),
        };
        let is_new = *known < step.left;
        *known = step.left.max(*known);
        is_new
    }
}

impl Course<'_, '_> {
    fn pop(&mut self) -> Option<Step> {
        let mut most = self.waiting.last_entry()?;
        let step = most.get_mut().pop();
        if most.get().is_empty() {
            most.remove();
        }
        step
    }

    fn reply(&mut self, step: &Step) -> Result<Move, Flaw> {
        let reply = (self.adviser)(step).ok_or_else(|| Flaw::NoChoice(step.to_string()))?;
        if step.question.position().is_legal(reply) {
            Ok(reply)
        } else {
            Err(Flaw::IllegalChoice { at: step.to_string(), mv: reply })
        }
    }
}

fn no_mate_at_once(step: &Step) -> Result<(), Flaw> {
    let position = step.question.position();
    let mates = |mv: &Move| !position.after(*mv).has_move();
    match position.checking_moves().into_iter().find(mates) {
        Some(mv) => Err(Flaw::Mated(step.after(mv, position.turn()).to_string())),
        None => Ok(()),
    }
}

/// Frees a step of a count that comes to no more than a number of moves. Pieces' honour never
/// changes once it runs, so it only shortens the moves left; board's honour that outlasts them is
/// none. Both give the chaser no less than it has.
fn freed(step: Step, attacker: Color) -> Step {
    let (question, left) = (step.question, step.left);
    let counter = *question.counter();
    if matches!(counter.preset(), Preset::None | Preset::Fairy) {
        return step;
    }
    let moves_left = |count: Count| count.moves_left(question.position().turn());
    match counter.count().filter(|count| count.side != attacker) {
        Some(count) if count.honour == Honour::Pieces => {
            Step { question: question.uncounted(), left: left.min(moves_left(count)) }
        }
        Some(count) if moves_left(count) < left => step,
        None if left > WITHIN_BOARD_COUNT => step,
        Some(_) | None => {
            let counter = counter.stop().unwrap_or(counter.asking(Asking::OnRequest));
            Step { question: question.counted_by(counter), left }
        }
    }
}

/// Returns the squares of a few men and the side to move in one number, where no count runs or will
/// be asked for.
fn small_key(step: &Step) -> Option<u64> {
    let (position, counter) = (step.question.position(), step.question.counter());
    let is_free = counter.count().is_none() && !counter.asks_at_once();
    let is_plain = is_free || counter.preset() == Preset::None;
    (is_plain && position.board().occupied().len() <= FEW).then(|| packed(position))
}

fn packed(position: &Position) -> u64 {
    let board = position.board();
    let kinds = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role)));
    let mut key = 0;
    for (number, (color, role)) in (0..).zip(kinds) {
        for square in board.of(color, role) {
            key = key << 10 | number << 6 | square.index() as u64;
        }
    }
    key << 1 | position.turn().index() as u64
}
