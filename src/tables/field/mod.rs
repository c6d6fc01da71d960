//! The table of all that can be reached from one position.
//!
//! A *field* holds the positions that a game from there can come to, phase by phase: a phase has the
//! same men, and its bia stand still. So studies with more men than an endgame table holds are told
//! exactly if most of their men are few, or bound to one colour, or cannot move. Where not all
//! phases fit into memory, those left out count as not won, and distances are upper bounds.

mod generate;
mod ground;
mod men;
mod row;
mod state;

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::num::NonZeroUsize;

use crate::rules::{Color, Moves, Position};

use super::halt::{Halt, Unmade};
use generate::Maker;
use ground::{Ground, row_count};
use men::{Key, Men};
use state::State;

/// The longest distance looked for.
const LONGEST: u16 = 250;
/// The level up to which distances must fit into memory before a field is begun.
const PLANNED_LEVEL: u16 = 31;
/// No field takes more bytes: rows are numbered by 32 bits.
const MOST_BYTES: u64 = 1 << 42;
/// No field has more phases.
const MOST_PHASES: usize = 1 << 10;

/// The phases of a field, before anything is found.
#[derive(Debug)]
pub struct FieldPlan {
    attacker: Color,
    root: Position,
    grounds: Vec<Ground>,
    memory: u64,
}

/// What can be reached from one position, with the distances of one side's mates.
#[derive(Debug)]
pub struct Field {
    attacker: Color,
    grounds: Vec<Ground>,
    phases: HashMap<Key, usize>,
    states: Vec<State>,
    /// The longest distance that has been looked for.
    levels: u16,
    /// Whether no longer mate exists in the phases that are whole.
    is_done: bool,
    /// Whether the moves that start ศักดิ์หมาก are bound by it.
    counts: bool,
    least_count: Option<Moves>,
}

/// What a field knows of a mate, the side that mates to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distance {
    /// It takes just so many moves.
    Exactly(Moves),
    /// It takes so many moves or fewer.
    AtMost(Moves),
    /// It takes more moves, if it can be forced at all.
    MoreThan(Moves),
    /// It cannot be forced.
    Never,
}

impl FieldPlan {
    /// Returns the phases that a position can come to, as many as fit into so many bytes, with one
    /// side trying to mate; nothing if not even the position's own fits.
    pub fn new(position: &Position, attacker: Color, memory: u64) -> Option<Self> {
        let root = seen_by(position, attacker);
        let keys = keys_within(Men::on(root.board()).key(), memory.min(MOST_BYTES))?.keys;
        let mut grounds: Vec<_> = keys.into_iter().map(Ground::new).collect();
        grounds.sort_by_key(|ground| ground.key.rank());
        let places: HashMap<_, _> =
            grounds.iter().enumerate().map(|(at, ground)| (ground.key, at)).collect();
        for at in 0..grounds.len() {
            let next = grounds[at].key.next();
            let live = next.iter().filter(|key| !key.is_bare(Color::White));
            let is_whole =
                live.clone().all(|key| places.get(key).is_some_and(|&next| grounds[next].is_whole));
            let links = live.filter_map(|key| Some((*key, *places.get(key)?))).collect();
            (grounds[at].is_whole, grounds[at].next) = (is_whole, links);
        }
        Some(Self { attacker, root, grounds, memory })
    }

    /// Returns the bytes that all phases a position can come to take up, if that is no more than
    /// `most`.
    pub fn memory_for_all(position: &Position, attacker: Color, most: u64) -> Option<u64> {
        let within = keys_within(Men::on(seen_by(position, attacker).board()).key(), most)?;
        let rows = within.keys.iter().map(row_count).sum();
        within.is_all.then(|| state::bytes(rows, PLANNED_LEVEL))
    }

    /// Returns the fewest moves that ศักดิ์หมาก leaves the attacker when some move starts it; nothing if
    /// none does.
    pub fn least_count(&self) -> Option<Moves> {
        let starting = |ground: &Ground| {
            let next = ground.next.iter().filter_map(|&(_, at)| self.grounds[at].count);
            next.map(|[_, left]| Moves(left)).min().filter(|_| ground.count.is_none())
        };
        self.grounds.iter().filter_map(starting).min()
    }

    /// Returns the bytes that its distances up to 31 moves take up.
    pub fn memory(&self) -> u64 {
        let rows = self.grounds.iter().map(|ground| ground.rows as u64).sum();
        state::bytes(rows, PLANNED_LEVEL)
    }

    /// Finds the distances until that of the position itself is known, or no longer ones exist or
    /// fit into memory. With `counts`, a mate after ศักดิ์หมาก has started must come in time under the
    /// preset `thai`.
    ///
    /// # Errors
    /// If it is halted.
    pub fn make(self, counts: bool, threads: NonZeroUsize, halt: &Halt) -> Result<Field, Unmade> {
        let least_count = self.least_count();
        let Self { attacker, root, grounds, memory } = self;
        let rows = grounds.iter().map(|ground| ground.rows as u64).sum();
        let phases = grounds.iter().enumerate().map(|(at, ground)| (ground.key, at)).collect();
        let maker = Maker { grounds: &grounds, counts, threads, halt };
        let mut states = maker.begin();
        let (mut levels, mut goes_on) = (0, maker.lose(&mut states, 0));
        let place = Place::of(&root, &phases, &grounds);
        while goes_on
            && levels < LONGEST
            && state::bytes(rows, levels + 1) <= memory.max(state::bytes(rows, PLANNED_LEVEL))
        {
            halt.unless_due(())?;
            levels += 1;
            maker.win(&mut states, levels);
            goes_on = maker.lose(&mut states, levels);
            if place.as_ref().is_some_and(|place| place.is_settled(&states)) {
                break;
            }
        }
        states.iter_mut().for_each(State::keep_values);
        halt.unless_due(())?;
        let is_done = !goes_on;
        Ok(Field { attacker, grounds, phases, states, levels, is_done, counts, least_count })
    }
}

/// The phases that a phase can come to, as many as fit.
struct Within {
    keys: Vec<Key>,
    /// Whether none is left out.
    is_all: bool,
}

/// Returns the phases that a phase can come to, small ones first, as long as they fit; nothing if
/// not even the phase itself fits.
fn keys_within(root: Key, memory: u64) -> Option<Within> {
    let (mut taken, mut within) = (0_u64, Within { keys: Vec::new(), is_all: true });
    let mut seen = HashSet::from([root]);
    let mut waiting = BinaryHeap::from([Reverse((row_count(&root), 0))]);
    let mut found = vec![root];
    while let Some(Reverse((rows, at))) = waiting.pop() {
        let all = taken.saturating_add(rows);
        let fits = state::bytes(all, PLANNED_LEVEL) <= memory;
        if !fits || within.keys.len() == MOST_PHASES {
            if at == 0 {
                return None;
            }
            within.is_all = false;
            continue;
        }
        taken = all;
        within.keys.push(found[at]);
        let live = found[at].next().into_iter().filter(|key| !key.is_bare(Color::White));
        for key in live.filter(|key| seen.insert(*key)) {
            waiting.push(Reverse((row_count(&key), found.len())));
            found.push(key);
        }
    }
    Some(within)
}

/// Returns a position as a field has it: the attacker white.
fn seen_by(position: &Position, attacker: Color) -> Position {
    match attacker {
        Color::White => *position,
        Color::Black => position.with_sides_exchanged(),
    }
}

/// Where a position stands in a field.
#[derive(Clone, Copy)]
struct Place {
    phase: usize,
    row: usize,
    word: usize,
    bit: usize,
    attacks: bool,
}

impl Place {
    /// Returns the place of a position with the attacker white, if its phase is in the field.
    fn of(position: &Position, phases: &HashMap<Key, usize>, grounds: &[Ground]) -> Option<Self> {
        let men = Men::on(position.board());
        let &phase = phases.get(&men.key())?;
        Some(Self {
            phase,
            row: grounds[phase].row_of(&men),
            word: position.khun(Color::White).index(),
            bit: position.khun(Color::Black).index(),
            attacks: position.turn() == Color::White,
        })
    }

    fn is_settled(&self, states: &[State]) -> bool {
        let state = &states[self.phase];
        if self.attacks {
            state.value(self.row, self.word, self.bit) != 0
        } else {
            state.lost[self.row][self.word] >> self.bit & 1 == 1
        }
    }
}

impl Field {
    /// Returns the side that mates.
    pub fn attacker(&self) -> Color {
        self.attacker
    }

    /// Returns whether ศักดิ์หมาก binds the moves that start it.
    pub fn counts(&self) -> bool {
        self.counts
    }

    /// Returns whether a mate within so many moves is in time whatever count its moves start: the
    /// counts leave as many, or the field heeds them.
    pub fn is_in_time(&self, moves: Moves) -> bool {
        self.counts || self.least_count.is_none_or(|left| moves <= left)
    }

    /// Returns what is known of a position with the attacker to move; nothing if it is not in the
    /// field, or may be won by moves that lead out of it.
    pub fn distance(&self, position: &Position) -> Option<Distance> {
        if position.turn() != self.attacker {
            return None;
        }
        let place = Place::of(&seen_by(position, self.attacker), &self.phases, &self.grounds)?;
        let is_whole = self.grounds[place.phase].is_whole;
        match self.states[place.phase].value(place.row, place.word, place.bit) {
            0 if !is_whole => None,
            0 if self.is_done => Some(Distance::Never),
            0 => Some(Distance::MoreThan(Moves(self.levels))),
            moves if is_whole => Some(Distance::Exactly(Moves(moves))),
            moves => Some(Distance::AtMost(Moves(moves))),
        }
    }
}
