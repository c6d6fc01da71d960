//! The prover's face: a question in, an exact answer or honest bounds out.

use crate::counting::Preset;
use crate::game::{End, end_without_history};
use crate::rules::{Color, Move, Moves, is_dead};

use super::answer::{Answer, Limits, Proved, Question, Value, Verdict};
use super::bounds::{Bounds, clamped};
use super::budget::{Budget, Stopped, Stopper};
use super::leash::{Hold, Leash};
use super::memo::Memo;
use super::order::Order;
use super::search::{Node, Search};
use super::solution;

/// Answers questions, and remembers what it has learnt from one to the next.
///
/// ```
/// use konmak::counting::Preset;
/// use konmak::rules::Fen;
/// use konmak::solve::{Limits, Question, Solver, Verdict};
///
/// let fen = Fen::read("k7/3S4/1K6/8/8/8/8/8 w - - 0 1").expect("a well-formed FEN");
/// let answer = Solver::new(Limits::default()).solve(&Question::new(fen.position, Preset::Thai));
/// assert_eq!(answer.value.verdict, Verdict::Win);
/// assert_eq!(answer.keys[0].to_string(), "d7c6");
/// ```
pub struct Solver {
    limits: Limits,
    memo: Memo,
    order: Order,
    stopper: Stopper,
}

/// One side's try to mate from the root.
pub(super) struct Aim {
    pub(super) attacker: Color,
    pub(super) node: Node,
    pub(super) cap: u8,
    pub(super) bounds: Bounds,
}

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solver").field("limits", &self.limits).finish_non_exhaustive()
    }
}

impl Solver {
    /// Returns a prover with such limits for each question.
    pub fn new(limits: Limits) -> Self {
        let memo = Memo::with_bytes(limits.memory);
        Self { limits, memo, order: Order::new(), stopper: Stopper::default() }
    }

    /// Returns the limits, to be changed for the next question. The memory is fixed from the start.
    pub fn limits_mut(&mut self) -> &mut Limits {
        &mut self.limits
    }

    /// Returns a handle by which another thread may stop the work.
    pub fn stopper(&self) -> Stopper {
        self.stopper.clone()
    }

    /// Returns the answer, exact or, when the limits are reached, with the bounds proved so far.
    pub fn solve(&mut self, question: &Question) -> Answer {
        let mut budget = Budget::new(self.limits.time, self.stopper.clone());
        let mut answer = match settled_at_once(question) {
            Some(answer) => answer,
            None => self.search(question, &mut budget),
        };
        answer.nodes = budget.nodes();
        answer.elapsed = budget.elapsed();
        answer
    }

    fn search(&mut self, question: &Question, budget: &mut Budget) -> Answer {
        let plain = Question::new(*question.position(), Preset::None);
        let truth = self.shortest(&plain, budget, 1);
        let uncounted = value_of(&truth, &plain);
        if question.counter().preset() == Preset::None {
            return self.told(question, truth, uncounted, budget);
        }
        let from = truth.iter().map(|aim| aim.bounds.least).min().unwrap_or(1).max(1);
        let counted = self.shortest(question, budget, from);
        self.told(question, counted, uncounted, budget)
    }

    /// Deepens both sides' tries in turn until one mates or neither ever can.
    fn shortest(&mut self, question: &Question, budget: &mut Budget, from: u8) -> [Aim; 2] {
        let turn = question.position().turn();
        let mut aims = [turn, !turn].map(|attacker| Aim::new(question, attacker));
        for moves in from..=clamped(self.limits.within) {
            for aim in &mut aims {
                if aim.bounds.settles(moves) {
                    continue;
                }
                let mut search = Search {
                    attacker: aim.attacker,
                    preset: question.counter().preset(),
                    memo: &self.memo,
                    order: &mut self.order,
                    budget,
                };
                match search.settle(&aim.node, aim.cap, moves) {
                    Ok(bounds) => aim.bounds = aim.bounds.and(bounds),
                    Err(Stopped) => return aims,
                }
                if aim.bounds.is_within(moves) {
                    aim.bounds.least = moves;
                    return aims;
                }
            }
            if aims.iter().all(|aim| aim.bounds == Bounds::NEVER) {
                return aims;
            }
        }
        aims
    }

    /// Returns what the search alone finds of one side's mate within so many moves.
    #[cfg(test)]
    pub(super) fn bounds_for(&mut self, question: &Question, attacker: Color, moves: u8) -> Bounds {
        let mut budget = Budget::new(None, self.stopper.clone());
        let aim = Aim::new(question, attacker);
        let mut search = Search {
            attacker,
            preset: question.counter().preset(),
            memo: &self.memo,
            order: &mut self.order,
            budget: &mut budget,
        };
        search.settle(&aim.node, aim.cap, moves).map_or(Bounds::UNKNOWN, |found| found)
    }

    fn told(
        &mut self,
        question: &Question,
        aims: [Aim; 2],
        uncounted: Value,
        budget: &mut Budget,
    ) -> Answer {
        let value = value_of(&aims, question);
        let mut answer = Answer::bare(value, uncounted);
        answer.proved = proved(&aims, value);
        let winning = aims.into_iter().find(|aim| aim.bounds.is_exact_mate());
        let (Some(aim), Some(_)) = (winning, value.mate_in) else { return answer };
        let search = Search {
            attacker: aim.attacker,
            preset: question.counter().preset(),
            memo: &self.memo,
            order: &mut self.order,
            budget,
        };
        if let Ok((keys, line)) = solution::keys_and_line(search, &aim) {
            answer.keys = keys;
            answer.line = line;
        }
        answer
    }
}

impl Aim {
    fn new(question: &Question, attacker: Color) -> Self {
        let position = *question.position();
        let hold = Hold::at_root(&position, question.counter(), attacker);
        let node = Node { position, leash: hold.leash };
        let can_mate =
            position.board().color(attacker).has_several() && hold.leash != Leash::Board(0);
        let bounds = if can_mate { Bounds::UNKNOWN } else { Bounds::NEVER };
        Self { attacker, node, cap: hold.cap, bounds }
    }
}

impl Answer {
    /// An answer that names no moves.
    fn bare(value: Value, uncounted: Value) -> Self {
        Self {
            value,
            keys: Vec::new(),
            line: Vec::<Move>::new(),
            uncounted,
            proved: Proved::default(),
            nodes: 0,
            elapsed: std::time::Duration::ZERO,
        }
    }
}

fn value_of(aims: &[Aim; 2], question: &Question) -> Value {
    let found = aims.iter().find(|aim| aim.bounds.is_exact_mate());
    match found {
        Some(aim) => {
            let own = aim.attacker == question.position().turn();
            let verdict = if own { Verdict::Win } else { Verdict::Loss };
            Value { verdict, mate_in: Some(Moves(aim.bounds.most.into())) }
        }
        None if aims.iter().all(|aim| aim.bounds == Bounds::NEVER) => {
            Value { verdict: Verdict::Draw, mate_in: None }
        }
        None => Value { verdict: Verdict::Unknown, mate_in: None },
    }
}

fn proved(aims: &[Aim; 2], value: Value) -> Proved {
    match (value.verdict, value.mate_in) {
        (_, Some(mate_in)) => Proved { more_than: mate_in.minus_one(), at_most: Some(mate_in) },
        (Verdict::Unknown, None) => {
            let least = aims[0].bounds.least;
            let more_than =
                least.checked_sub(1).filter(|&moves| moves > 0 && aims[0].bounds != Bounds::NEVER);
            Proved { more_than: more_than.map(|moves| Moves(moves.into())), at_most: None }
        }
        (Verdict::Win | Verdict::Loss | Verdict::Draw, None) => Proved::default(),
    }
}

/// Answers what needs no search: an ended game, or men that cannot mate.
fn settled_at_once(question: &Question) -> Option<Answer> {
    let position = question.position();
    let plain = Question::new(*position, Preset::None);
    let uncounted = ended_value(end_without_history(position, plain.counter()));
    let value = ended_value(end_without_history(position, question.counter()));
    if is_dead(position.board()) {
        let draw = Value { verdict: Verdict::Draw, mate_in: None };
        return Some(Answer::bare(draw, draw));
    }
    let value = value?;
    let mut answer = Answer::bare(value, uncounted.unwrap_or(value));
    answer.proved = Proved { more_than: None, at_most: value.mate_in };
    Some(answer)
}

fn ended_value(end: Option<End>) -> Option<Value> {
    end.map(|end| match end {
        End::Mate(_) => Value { verdict: Verdict::Loss, mate_in: Some(Moves(0)) },
        End::CounterMate | End::Stalemate | End::Count | End::Repetition | End::Dead => {
            Value { verdict: Verdict::Draw, mate_in: None }
        }
    })
}
