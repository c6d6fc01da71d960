//! The prover's face: a question in, an exact answer or honest bounds out.

use std::fmt;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;

use crate::counting::Preset;
use crate::game::{End, end_without_history};
use crate::rules::{Board, Color, Moves, Position, is_dead};
use crate::tables::{Ending, Halt, MEN_AT_ONCE, Material, Measure, Table, Tables, TooLong};

use super::answer::{Answer, Limits, Proved, Question, Value, Verdict};
use super::bounds::{Bounds, clamped};
use super::budget::{Allowance, Budget, Stopper};
use super::checker::Checker;
use super::endings::{self, Endings};
use super::extract::{self, Unwritten};
use super::fields::{self, Fields};
use super::memo::Memo;
use super::order::Order;
use super::proof::{Claim, Flaw, Proof, Step, Walk};
use super::root::{Aim, Aims, Tools, aims, aims_beyond, proved, shortest, value_of};
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
    tables: Tables,
    fields: Fields,
    order: Order,
    stopper: Stopper,
    checker: Checker,
    /// What is left for questions that share one allowance.
    shared: Option<Allowance>,
}

/// How many nodes are looked at before the table of the position itself is made, which answers it.
const NODES_BEFORE_OWN_TABLE: u64 = 20_000;
/// How many nodes are looked at before smaller tables are made, which only help: about what their
/// making costs.
const NODES_BEFORE_TABLES: u64 = 2_000_000;
/// How many nodes are looked at before all that a position can come to is analysed.
const NODES_BEFORE_FIELDS: u64 = 8_000_000;

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("limits", &self.limits).finish_non_exhaustive()
    }
}

impl Solver {
    /// Returns a prover with such limits for each question.
    pub fn new(limits: Limits) -> Self {
        Self::with_tables(limits, Tables::new(available_parallelism().unwrap_or(NonZeroUsize::MIN)))
    }

    /// Returns a prover that has tables at hand already.
    pub fn with_tables(limits: Limits, tables: Tables) -> Self {
        let memo = Memo::with_bytes(limits.memory);
        let (order, stopper) = (Order::new(), Stopper::default());
        let (fields, checker) = (Fields::default(), Checker::default());
        Self { limits, memo, tables, fields, order, stopper, checker, shared: None }
    }

    /// Returns the limits, to be changed for the next question. The memory is fixed from the start.
    pub fn limits_mut(&mut self) -> &mut Limits {
        &mut self.limits
    }

    /// Returns the tables, to be made or asked for what went wrong with their folder.
    pub fn tables_mut(&mut self) -> &mut Tables {
        &mut self.tables
    }

    /// Returns a handle by which another thread may stop the work.
    pub fn stopper(&self) -> Stopper {
        self.stopper.clone()
    }

    /// Asks several questions that together may take no more time and nodes than one. Asked within
    /// such questions, it changes nothing.
    pub fn together<T>(&mut self, ask: impl FnOnce(&mut Self) -> T) -> T {
        if self.shared.is_some() {
            return ask(self);
        }
        self.shared = Some(Allowance::from_now(self.limits.time, self.limits.nodes));
        self.tables.heed(self.budget().halt());
        let answer = ask(self);
        self.shared = None;
        self.tables.heed(Halt::default());
        answer
    }

    /// Returns whether nothing more may be asked now: stopped, or all that the questions asked
    /// together may take is used.
    pub fn is_spent(&self) -> bool {
        self.budget().is_spent()
    }

    fn budget(&self) -> Budget {
        let own = Allowance::from_now(self.limits.time, self.limits.nodes);
        let allowance = self.shared.map_or(own, |shared| shared.and(own));
        Budget::new(allowance, self.stopper.clone())
    }

    /// Takes what a question has used from what the next may use.
    fn charge(&mut self, used: &Budget) {
        if let Some(left) = self.shared.as_mut().and_then(|shared| shared.nodes.as_mut()) {
            *left = left.saturating_sub(used.nodes());
        }
    }

    /// Returns the answer, exact or, when the limits are reached, with the bounds proved so far.
    pub fn solve(&mut self, question: &Question) -> Answer {
        let mut budget = self.budget();
        let mut answer = match settled_at_once(question) {
            Some(answer) => self.with_truth(answer, question),
            None => self.search(question, &mut budget),
        };
        self.charge(&budget);
        answer.nodes = budget.nodes();
        answer.elapsed = budget.elapsed();
        answer
    }

    /// Returns the written proof of a claim about a question.
    ///
    /// # Errors
    /// Why there is none: the claim is false or not settled within the limits, or too long.
    pub fn prove(&mut self, question: &Question, claim: Claim) -> Result<Proof, Unwritten> {
        let mut budget = self.budget();
        self.make_tables(question, &budget);
        let endings = Endings { tables: &self.tables, fields: &self.fields };
        let tools = Tools { memo: &self.memo, endings, limits: self.limits };
        let proof = extract::proof(claim, question, &tools, &mut self.order, &mut budget);
        self.charge(&budget);
        proof
    }

    /// Walks the proof that a side does not mate within so many of its moves, for which the prover
    /// names the replies. What an earlier walk has passed is not walked again.
    ///
    /// # Errors
    /// The first flaw met: a mate, or a state for which the prover names no reply that holds.
    pub(super) fn walk_no_mate(&mut self, question: &Question, claim: Claim) -> Result<Walk, Flaw> {
        let mut budget = self.budget();
        self.make_tables(question, &budget);
        let endings = Endings { tables: &self.tables, fields: &self.fields };
        let tools = Tools { memo: &self.memo, endings, limits: self.limits };
        let order = &mut self.order;
        let mut adviser =
            |step: &Step| extract::choice(claim, step, &tools, order, &mut budget).ok();
        let walked = self.checker.walk(claim, *question, &mut adviser);
        self.charge(&budget);
        walked
    }

    /// Returns the bytes of memory for tables with which all that a position can come to could be
    /// analysed, if that is more than the limits allow and not too much to be had.
    pub fn memory_wanted(&self, position: &Position) -> Option<u64> {
        fields::bytes_wanted(position, &self.limits)
    }

    /// Returns whether a side mates within so many of its moves; nothing if the limits leave it open.
    pub fn mates_within(&mut self, question: &Question, side: Color, moves: Moves) -> Option<bool> {
        Some(self.bounds_within(question, side, moves)?.is_within(clamped(moves)))
    }

    /// Returns bounds of a side's mate that tell whether it takes at most so many of its moves.
    pub(super) fn bounds_within(
        &mut self,
        question: &Question,
        side: Color,
        moves: Moves,
    ) -> Option<Bounds> {
        let mut budget = self.budget();
        self.make_tables(question, &budget);
        let endings = Endings { tables: &self.tables, fields: &self.fields };
        let tools = Tools { memo: &self.memo, endings, limits: self.limits };
        let aim = Aim::new(question, side, &tools);
        let mut search = aim.search(&tools, &mut self.order, &mut budget);
        let bounds = search.settle(&aim.node, aim.cap, clamped(moves));
        self.charge(&budget);
        bounds.ok()
    }

    /// Returns in how many of its moves a side mates, if within so many; nothing if the limits leave
    /// it open.
    pub fn length_within(
        &mut self,
        question: &Question,
        side: Color,
        moves: Moves,
    ) -> Option<Option<Moves>> {
        for length in (0..=moves.0).map(Moves) {
            if self.mates_within(question, side, length)? {
                return Some(Some(length));
            }
        }
        Some(None)
    }

    /// Returns in how many moves a side mates with nothing counted, or that it never does, as an
    /// endgame table has it; nothing if there is no table.
    pub fn length_by_table(&mut self, position: &Position, side: Color) -> Option<Option<Moves>> {
        if !self.limits.tables || position.board().occupied().len() > Material::MAX_MEN {
            return None;
        }
        let ending = Material::on(position.board()).attacked_by(side);
        if ending.attacker.is_empty() {
            return Some(None);
        }
        if self.tables.table(ending).is_none() {
            let budget = self.budget();
            self.make_tables_on(position.board(), &budget);
        }
        Some(self.tables.table(ending)?.moves(position, side, Measure::Mate))
    }

    /// Returns the table of an ending; it is made if it is not there.
    ///
    /// # Errors
    /// If a distance is too long for a table.
    pub fn table(&mut self, ending: Ending) -> Result<Arc<Table>, TooLong> {
        self.tables.build(ending)
    }

    fn make_tables(&mut self, question: &Question, budget: &Budget) {
        self.make_tables_on(question.position().board(), budget);
    }

    fn make_tables_on(&mut self, board: &Board, budget: &Budget) {
        if self.limits.tables {
            self.tables.heed(budget.halt());
            endings::prepare(&mut self.tables, board, self.limits.tables_memory);
        }
    }

    /// Searches with the tables that the position needs. Where they are still to be made, a short
    /// search without them comes first: it may be done sooner.
    fn search(&mut self, question: &Question, budget: &mut Budget) -> Answer {
        if let Some(nodes) = self.nodes_before_tables(question.position().board()) {
            let mut look = budget.of_a_look(nodes);
            let answer = self.searched(question, &mut look);
            budget.add(look.nodes());
            if answer.value.mate_in.is_some() && !answer.keys.is_empty() {
                return answer;
            }
        }
        self.make_tables(question, budget);
        let mut look = budget.of_a_look(NODES_BEFORE_FIELDS);
        let answer = self.searched(question, &mut look);
        budget.add(look.nodes());
        if look.nodes() < NODES_BEFORE_FIELDS || budget.is_spent() {
            return answer;
        }
        self.fields.make(question, &self.limits, budget);
        if budget.is_spent() {
            return answer;
        }
        self.searched(question, budget).with_bounds_of(&answer)
    }

    fn nodes_before_tables(&self, board: &Board) -> Option<u64> {
        let missing = self.limits.tables && !endings::are_at_hand(&self.tables, board);
        let own = board.occupied().len() <= MEN_AT_ONCE;
        missing.then_some(if own { NODES_BEFORE_OWN_TABLE } else { NODES_BEFORE_TABLES })
    }

    fn searched(&mut self, question: &Question, budget: &mut Budget) -> Answer {
        let endings = Endings { tables: &self.tables, fields: &self.fields };
        let tools = Tools { memo: &self.memo, endings, limits: self.limits };
        let plain = Question::new(*question.position(), Preset::None);
        let truth = shortest(aims(&plain, &tools), &tools, &mut self.order, budget);
        let uncounted = value_of(&truth);
        let found = if question.counter().preset() == Preset::None {
            truth
        } else {
            let counted = aims_beyond(&truth, question, &tools);
            shortest(counted, &tools, &mut self.order, budget)
        };
        told(&found, uncounted, &tools, &mut self.order, budget)
    }
}

fn told(
    aims: &Aims,
    uncounted: Value,
    tools: &Tools<'_>,
    order: &mut Order,
    budget: &mut Budget,
) -> Answer {
    let value = value_of(aims);
    let mut answer = Answer::bare(value, uncounted);
    answer.proved = proved(aims, value);
    let told = match value.verdict {
        Verdict::Win => solution::of_mate(&aims[0], tools, order, budget),
        Verdict::Loss => solution::of_mate(&aims[1], tools, order, budget),
        Verdict::Draw => solution::of_draw(&aims[1], tools, order, budget),
        Verdict::Unknown => return answer,
    };
    if let Ok(told) = told {
        (answer.keys, answer.line) = (told.keys, told.line);
    }
    answer
}

impl Solver {
    /// Returns an answer found at once with what would hold if nothing were counted: a count that has
    /// run out ends the game where the men would go on.
    fn with_truth(&mut self, answer: Answer, question: &Question) -> Answer {
        let plain = question.uncounted();
        if settled_at_once(&plain).is_some() {
            return answer;
        }
        Answer { uncounted: self.solve(&plain).value, ..answer }
    }
}

impl Answer {
    /// Returns the answer with what an earlier look has proved, where that is more.
    fn with_bounds_of(mut self, earlier: &Self) -> Self {
        if self.value.mate_in.is_none() && self.value.verdict != Verdict::Draw {
            self.proved.more_than = self.proved.more_than.max(earlier.proved.more_than);
        }
        self
    }

    /// An answer that names no moves.
    fn bare(value: Value, uncounted: Value) -> Self {
        Self {
            value,
            keys: Vec::new(),
            line: Vec::new(),
            uncounted,
            proved: Proved::default(),
            nodes: 0,
            elapsed: std::time::Duration::ZERO,
        }
    }
}

/// Answers what needs no search: an ended game, or men that cannot mate.
fn settled_at_once(question: &Question) -> Option<Answer> {
    let position = question.position();
    let plain = Question::new(*position, Preset::None);
    if is_dead(position.board()) {
        let draw = Value { verdict: Verdict::Draw, mate_in: None };
        return Some(Answer::bare(draw, draw));
    }
    let uncounted = ended_value(end_without_history(position, plain.counter()));
    let value = ended_value(end_without_history(position, question.counter()))?;
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
