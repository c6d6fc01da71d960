//! Both sides' tries to mate from the root, deepened move by move.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::counting::Preset;
use crate::rules::{Color, Move, Moves};

use super::answer::{Limits, Proved, Question, Value, Verdict};
use super::bounds::{Bounds, NEVER, clamped};
use super::budget::{Budget, Stopped, Stopper};
use super::endings::Endings;
use super::leash::Hold;
use super::memo::Memo;
use super::order::Order;
use super::search::{Node, Search};

/// What all searches of one question share.
pub(super) struct Tools<'a> {
    pub(super) memo: &'a Memo,
    pub(super) endings: Endings<'a>,
    pub(super) limits: Limits,
}

/// One side's try to mate from the root.
#[derive(Clone, Copy)]
pub(super) struct Aim {
    pub(super) attacker: Color,
    pub(super) preset: Preset,
    pub(super) node: Node,
    pub(super) cap: u8,
    pub(super) bounds: Bounds,
    /// Whether a table says that it mates in time, however long it takes.
    pub(super) wins: Option<bool>,
}

/// Both tries, that of the side to move first.
pub(super) type Aims = [Aim; 2];

/// How long the length of a win is sought that a table knows to be in time, but not how long.
const NODES_FOR_A_LONGER_WAY: u64 = 1_000_000;

/// Below so many moves a search is over before a second thread has begun.
const WORTH_SHARING: u8 = 4;

impl Aim {
    pub(super) fn new(question: &Question, attacker: Color, tools: &Tools<'_>) -> Self {
        let position = *question.position();
        let preset = question.counter().preset();
        let hold = Hold::at_root(&position, question.counter(), attacker);
        let node = Node { position, leash: hold.leash };
        let can_mate = position.board().color(attacker).has_several();
        let word = tools.endings.word(&node, attacker, preset).filter(|_| can_mate);
        let known = word.map_or(Bounds::UNKNOWN, |word| word.bounds).capped(hold.cap);
        let bounds = if can_mate { known } else { Bounds::NEVER };
        let wins = if bounds == Bounds::NEVER { Some(false) } else { word.and_then(|w| w.wins) };
        Self { attacker, preset, node, cap: hold.cap, bounds, wins }
    }

    /// Returns whether a table knows that it mates in time, but not within how many moves.
    fn wins_unmeasured(&self) -> bool {
        self.wins == Some(true) && self.bounds.most == NEVER
    }

    /// Returns a try from a node of which nothing is known.
    pub(super) fn at(node: Node, cap: u8, attacker: Color, preset: Preset) -> Self {
        Self { attacker, preset, node, cap, bounds: Bounds::UNKNOWN, wins: None }
    }

    pub(super) fn search<'a>(
        &self,
        tools: &'a Tools<'_>,
        order: &'a mut Order,
        budget: &'a mut Budget,
    ) -> Search<'a> {
        let (memo, endings) = (tools.memo, tools.endings);
        Search { attacker: self.attacker, preset: self.preset, memo, endings, order, budget }
    }
}

/// Returns both sides' tries before anything is searched.
pub(super) fn aims(question: &Question, tools: &Tools<'_>) -> Aims {
    let turn = question.position().turn();
    [turn, !turn].map(|attacker| Aim::new(question, attacker, tools))
}

/// Returns both sides' tries under a count, of which the truth without it is known: a count never
/// shortens a mate.
pub(super) fn aims_beyond(truth: &Aims, question: &Question, tools: &Tools<'_>) -> Aims {
    let mut aims = aims(question, tools);
    for (aim, uncounted) in aims.iter_mut().zip(truth) {
        let known = Bounds { most: NEVER, ..uncounted.bounds };
        aim.bounds = aim.bounds.and(known).capped(aim.cap);
    }
    aims
}

/// Deepens both tries until one mates or neither ever can.
pub(super) fn shortest(
    mut aims: Aims,
    tools: &Tools<'_>,
    order: &mut Order,
    budget: &mut Budget,
) -> Aims {
    let within = clamped(tools.limits.within);
    let begun = budget.nodes();
    let mut turns = aims.map(|aim| Turn { next: aim.bounds.least.min(within), spent: 0 });
    loop {
        let settled = aims.iter().any(|aim| aim.bounds.is_exact_mate());
        let spent = budget.nodes() - begun > NODES_FOR_A_LONGER_WAY;
        if settled || spent && aims.iter().any(Aim::wins_unmeasured) {
            return aims;
        }
        let open =
            (0..aims.len()).filter(|&at| !aims[at].bounds.is_settled() && turns[at].next <= within);
        let Some(at) = open.min_by_key(|&at| turns[at].rank(at)) else { return aims };
        let before = budget.nodes();
        if deepen(&mut aims[at], turns[at].next, tools, order, budget).is_err() {
            return aims;
        }
        turns[at].spent += budget.nodes() - before;
        turns[at].next = turns[at].next.max(aims[at].bounds.least.saturating_sub(1)) + 1;
    }
}

/// How far one side's try has come.
#[derive(Clone, Copy)]
struct Turn {
    /// The moves that are asked about next.
    next: u8,
    spent: u64,
}

impl Turn {
    /// The try with the lowest rank goes on: that which has cost less, since a costly one is mostly
    /// that of the side that will be mated. The side to move is more likely to mate.
    fn rank(self, at: usize) -> (u64, u8) {
        let weight = if at == 0 { 1 } else { 4 };
        (self.spent * weight, self.next)
    }
}

fn deepen(
    aim: &mut Aim,
    moves: u8,
    tools: &Tools<'_>,
    order: &mut Order,
    budget: &mut Budget,
) -> Result<(), Stopped> {
    if aim.bounds.is_settled() {
        return Ok(());
    }
    if tools.limits.threads.get() > 1 && moves.min(aim.cap) >= WORTH_SHARING {
        share(aim, moves.min(aim.cap), tools, order, budget)?;
    }
    let found = aim.search(tools, order, budget).settle(&aim.node, aim.cap, moves)?;
    aim.bounds = aim.bounds.and(found);
    if aim.bounds.is_within(moves) {
        aim.bounds.least = aim.bounds.most;
    }
    Ok(())
}

/// Settles the root's moves on several threads, which leave what they learn in the shared table.
/// All are needed: to refute a length, every first move; to prove one with all its keys, too.
fn share(
    aim: &Aim,
    moves: u8,
    tools: &Tools<'_>,
    order: &Order,
    budget: &mut Budget,
) -> Result<(), Stopped> {
    let roots = root_moves(aim, order);
    let (next, cut) = (AtomicUsize::new(0), Stopper::default());
    let nodes = thread::scope(|scope| {
        let workers: Vec<_> = (0..tools.limits.threads.get())
            .map(|_| {
                let (mut order, mut budget) = (order.clone(), budget.of_thread(cut.clone()));
                let (roots, next, cut) = (&roots, &next, &cut);
                scope.spawn(move || {
                    let search = aim.search(tools, &mut order, &mut budget);
                    work(search, aim, moves, (roots, next), cut);
                    budget.nodes()
                })
            })
            .collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()).sum()
    });
    budget.add(nodes);
    if budget.is_spent() { Err(Stopped) } else { Ok(()) }
}

fn root_moves(aim: &Aim, order: &Order) -> Vec<Move> {
    if aim.node.position.turn() == aim.attacker {
        Order::attacks(&aim.node.position, None).into_iter().map(|attack| attack.mv).collect()
    } else {
        order.replies(&aim.node.position, 0, None).to_vec()
    }
}

fn work(
    mut search: Search<'_>,
    aim: &Aim,
    moves: u8,
    (roots, next): (&[Move], &AtomicUsize),
    cut: &Stopper,
) {
    let attacks = aim.node.position.turn() == aim.attacker;
    let depth = if attacks { moves - 1 } else { moves };
    while let Some(&mv) = roots.get(next.fetch_add(1, Ordering::Relaxed)) {
        match search.settle_after(&aim.node, mv, depth) {
            Ok(bounds) if !attacks && bounds.is_beyond(depth) => return cut.stop(),
            Ok(_) => {}
            Err(Stopped) => return,
        }
    }
}

/// Returns the verdict that both tries together give.
pub(super) fn value_of(aims: &Aims) -> Value {
    let turn = aims[0].attacker;
    let winner = aims.iter().find(|aim| aim.bounds.is_exact_mate() || aim.wins == Some(true));
    match winner {
        Some(aim) => {
            let verdict = if aim.attacker == turn { Verdict::Win } else { Verdict::Loss };
            let exact = aim.bounds.is_exact_mate();
            let mate_in = exact.then(|| Moves(aim.bounds.most.into()));
            Value { verdict, mate_in }
        }
        None if aims.iter().all(|aim| aim.bounds.is_settled()) => {
            Value { verdict: Verdict::Draw, mate_in: None }
        }
        None => Value { verdict: Verdict::Unknown, mate_in: None },
    }
}

/// Returns the bounds behind a verdict: those of the mating side, or of the side to move while
/// nothing is settled.
pub(super) fn proved(aims: &Aims, value: Value) -> Proved {
    let open = |aim: &Aim| {
        let more_than = aim.bounds.least.checked_sub(1).filter(|&moves| moves > 0);
        let at_most = Some(aim.bounds.most).filter(|&moves| moves != NEVER);
        let [more_than, at_most] = [more_than, at_most].map(|of| of.map(|n| Moves(n.into())));
        Proved { more_than, at_most }
    };
    match (value.verdict, value.mate_in) {
        (Verdict::Draw, _) => Proved::default(),
        (_, Some(mate_in)) => Proved { more_than: mate_in.minus_one(), at_most: Some(mate_in) },
        (Verdict::Loss, None) => open(&aims[1]),
        (Verdict::Win | Verdict::Unknown, None) => {
            let aim = aims.iter().find(|aim| aim.bounds != Bounds::NEVER).unwrap_or(&aims[0]);
            open(aim)
        }
    }
}
