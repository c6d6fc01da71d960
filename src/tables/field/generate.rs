//! Retrograde analysis of all phases together, level by level.
//!
//! As for an endgame table (see `tables::generate`), but the phases advance in step: the smaller ones
//! first find what they win at a level, so that the larger ones see it at that level.

use std::collections::HashMap;
use std::num::NonZeroUsize;

use crate::rules::{Bitboard, Color};
use crate::tables::halt::Halt;
use crate::tables::parallel::share;

use super::ground::{Ground, Placement};
use super::men::Men;
use super::row::{EMPTY, Legal, Row, add_along, add_khun_capture, add_khun_steps, cornered};
use super::state::{CHUNK, State, Values};

/// Below this many rows a second thread costs more than it saves.
const ROWS_WORTH_A_THREAD: usize = 256;

/// What the work is done with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Maker<'a> {
    pub(super) grounds: &'a [Ground],
    /// Whether ศักดิ์หมาก binds the attacker from the move that starts it.
    pub(super) counts: bool,
    pub(super) threads: NonZeroUsize,
    pub(super) halt: &'a Halt,
}

/// A phase among those that its moves lead to.
#[derive(Clone, Copy)]
struct Around<'a> {
    ground: &'a Ground,
    maker: &'a Maker<'a>,
    below: &'a [State],
    level: u16,
}

/// A row of a smaller phase that a move leads to.
struct Link<'a> {
    state: &'a State,
    row: usize,
    /// Whether a mate so far away counts no more, as a count has just started.
    is_late: bool,
}

type Stalemates = HashMap<u32, Box<Row>>;

impl Maker<'_> {
    /// Returns all phases before the first level.
    pub(super) fn begin(&self) -> Vec<State> {
        let mut states = Vec::with_capacity(self.grounds.len());
        for ground in self.grounds {
            let mut state = State::of(ground.rows);
            let around = Around { ground, maker: self, below: &states, level: 0 };
            let chunks = state.open.chunks_mut(CHUNK).enumerate();
            share(
                self.threads_for(ground),
                self.halt.before(chunks),
                |(chunk, open), (): &mut ()| {
                    for (placement, open) in placements(ground, chunk).zip(open) {
                        *open = around.begin_row(&placement);
                    }
                },
                |(), ()| (),
            );
            states.push(state);
        }
        states
    }

    fn threads_for(&self, ground: &Ground) -> NonZeroUsize {
        if ground.rows < ROWS_WORTH_A_THREAD { NonZeroUsize::MIN } else { self.threads }
    }

    /// Finds what the attacker wins at a level, in all phases.
    pub(super) fn win(&self, states: &mut [State], level: u16) {
        for (at, ground) in self.grounds.iter().enumerate() {
            let (below, rest) = states.split_at_mut(at);
            let State { open, lost, narrowed, fresh, values, .. } = &mut rest[0];
            let around = Around { ground, maker: self, below, level };
            let known = (&lost[..], &fresh[..]);
            let chunks = open.chunks_mut(CHUNK).zip(narrowed.chunks_mut(CHUNK)).zip(values);
            share(
                self.threads_for(ground),
                self.halt.before(chunks.enumerate()),
                |(chunk, ((open, narrowed), values)), (): &mut ()| {
                    for (row, placement) in placements(ground, chunk).enumerate() {
                        narrowed[row] =
                            around.win_row(known, &placement, &mut open[row], (values, row));
                    }
                },
                |(), ()| (),
            );
        }
    }

    /// Finds what the defender loses at a level, in all phases, and tells whether there is any.
    pub(super) fn lose(&self, states: &mut [State], level: u16) -> bool {
        let mut any = false;
        for (at, ground) in self.grounds.iter().enumerate() {
            let (below, rest) = states.split_at_mut(at);
            let State { open, lost, narrowed, fresh, stalemates, .. } = &mut rest[0];
            let around = Around { ground, maker: self, below, level };
            let known = (&open[..], &narrowed[..], &*stalemates);
            let chunks = lost.chunks_mut(CHUNK).zip(fresh.chunks_mut(CHUNK));
            let found = share(
                self.threads_for(ground),
                self.halt.before(chunks.enumerate()),
                |(chunk, (lost, fresh)), found: &mut (bool, Stalemates)| {
                    for (at, placement) in placements(ground, chunk).enumerate() {
                        fresh[at] = around.lose_row(known, &placement, &mut lost[at], &mut found.1);
                        found.0 |= fresh[at];
                    }
                },
                |sum, other| {
                    sum.0 |= other.0;
                    sum.1.extend(other.1);
                },
            );
            any |= found.0;
            stalemates.extend(found.1);
        }
        any
    }
}

fn placements(ground: &Ground, chunk: usize) -> impl Iterator<Item = Placement> {
    let rows = chunk * CHUNK..ground.rows.min((chunk + 1) * CHUNK);
    rows.map(|row| ground.placement(row as u32))
}

impl Around<'_> {
    /// Returns the row that a move leads to. The index is that of the side then to move, the attacker
    /// first.
    fn link(&self, men: &Men, turn: usize) -> Option<Link<'_>> {
        let (at, ground, row) = self.ground.link(men, self.maker.grounds)?;
        let starts = self.maker.counts && self.ground.count.is_none();
        let count = ground.count.filter(|_| starts);
        // A reply that starts the count leads to this level's wins, the attacker's move to the last's.
        let distance = self.level - turn.min(self.level.into()) as u16;
        let is_late = count.is_some_and(|left| distance > left[turn]);
        Some(Link { state: &self.below[at], row, is_late })
    }

    fn begin_row(&self, placement: &Placement) -> Row {
        if self.ground.is_stacked(placement) {
            return EMPTY;
        }
        let mut open = Legal::of(&placement.men).attacker;
        for (to, men) in Ground::khun_captures(Color::Black, placement) {
            let target = Bitboard::of(to).0;
            let fled = match self.link(&men, 0) {
                Some(link) => link.state.open[link.row],
                None => Legal::of(&men).attacker,
            };
            open.iter_mut().zip(fled).for_each(|(open, fled)| *open |= fled & target);
        }
        open
    }

    /// Closes what this level wins of a row, and tells whether there was any.
    fn win_row(
        &self,
        known: (&[Row], &[bool]),
        placement: &Placement,
        open: &mut Row,
        (values, row): (&mut Values, usize),
    ) -> bool {
        if *open == EMPTY {
            return false;
        }
        let mut narrowed = self.close_captures(placement, open);
        let Some(mut won) = self.pull(known, placement) else { return narrowed };
        let empty = !placement.occupied.0;
        let mut any = 0;
        for (won, open) in won.iter_mut().zip(open.iter_mut()) {
            *won &= *open & empty;
            *open &= !*won;
            any |= *won;
        }
        if any != 0 {
            narrowed = true;
            values.write(row, &won, self.level);
        }
        narrowed
    }

    fn close_captures(&self, placement: &Placement, open: &mut Row) -> bool {
        let mut narrowed = false;
        for (to, men) in Ground::khun_captures(Color::Black, placement) {
            let link = self.link(&men, 0).filter(|link| !link.is_late);
            let Some(link) = link.filter(|link| link.state.narrowed[link.row]) else { continue };
            let others = !Bitboard::of(to).0;
            let still = &link.state.open[link.row];
            open.iter_mut().zip(still).for_each(|(open, still)| *open &= still | others);
            narrowed = true;
        }
        narrowed
    }

    /// Returns the positions of a row from which a move reaches what is lost, if some of it was lost
    /// only at the last level.
    fn pull(&self, (lost, fresh): (&[Row], &[bool]), placement: &Placement) -> Option<Row> {
        let mut sum = EMPTY;
        let row = placement.row as usize;
        let mut any = fresh[row];
        if any {
            add_khun_steps(&mut sum, &lost[row]);
        }
        self.ground.quiet(Color::White, placement, |row, path| {
            if fresh[row] {
                add_along(&mut sum, &lost[row], path);
                any = true;
            }
        });
        let reached = |men: &Men| {
            let link = self.link(men, 1).filter(|link| !link.is_late)?;
            link.state.fresh[link.row].then_some(&link.state.lost[link.row])
        };
        for exit in self.ground.exits(Color::White, placement) {
            if let Some(lost) = reached(&exit.men) {
                add_along(&mut sum, lost, exit.path);
                any = true;
            }
        }
        for (to, men) in Ground::khun_captures(Color::White, placement) {
            if let Some(lost) = reached(&men) {
                add_khun_capture(&mut sum, lost, to);
                any = true;
            }
        }
        any.then_some(sum)
    }

    /// Adds what the defender loses of a row at this level, and tells whether there is any.
    fn lose_row(
        &self,
        (open, narrowed, stalemates): (&[Row], &[bool], &Stalemates),
        placement: &Placement,
        lost: &mut Row,
        found: &mut Stalemates,
    ) -> bool {
        let row = placement.row as usize;
        let is_first = self.level == 0;
        if self.ground.is_stacked(placement) || !is_first && !self.is_touched(narrowed, placement) {
            return false;
        }
        let mut stuck = cornered(&open[row]);
        stuck.iter_mut().zip(&*lost).for_each(|(stuck, lost)| *stuck &= !lost);
        let legal = Legal::of(&placement.men);
        intersect(&mut stuck, &legal.defender);
        if stuck != EMPTY && !self.ground.key.is_bare(Color::Black) {
            let replies = self.replies(open, placement);
            stuck.iter_mut().zip(replies).for_each(|(stuck, reply)| *stuck &= !reply);
        }
        if is_first {
            let mut stale = stuck;
            stale.iter_mut().zip(&legal.check).for_each(|(stale, check)| *stale &= !check);
            if stale != EMPTY {
                found.insert(placement.row, Box::new(stale));
            }
            intersect(&mut stuck, &legal.check);
        } else if let Some(stale) = stalemates.get(&placement.row) {
            stuck.iter_mut().zip(&**stale).for_each(|(stuck, stale)| *stuck &= !stale);
        }
        lost.iter_mut().zip(&stuck).for_each(|(lost, stuck)| *lost |= stuck);
        stuck != EMPTY
    }

    /// Returns the positions of a row in which a man of the defender has a move that is not lost.
    fn replies(&self, open: &[Row], placement: &Placement) -> Row {
        let mut sum = EMPTY;
        self.ground.quiet(Color::Black, placement, |row, path| {
            add_along(&mut sum, &open[row], path);
        });
        for exit in self.ground.exits(Color::Black, placement) {
            match self.link(&exit.men, 0) {
                Some(link) => add_along(&mut sum, &link.state.open[link.row], exit.path),
                None => add_along(&mut sum, &Legal::of(&exit.men).attacker, exit.path),
            }
        }
        sum
    }

    /// Returns whether any reply of a row may have been lost at this level.
    fn is_touched(&self, narrowed: &[bool], placement: &Placement) -> bool {
        let mut touched = narrowed[placement.row as usize];
        self.ground.quiet(Color::Black, placement, |row, _| touched |= narrowed[row]);
        let mut exits = self.ground.exits(Color::Black, placement);
        let is_narrowed =
            |men: &Men| self.link(men, 0).is_some_and(|link| link.state.narrowed[link.row]);
        touched || exits.any(|exit| is_narrowed(&exit.men))
    }
}

fn intersect(row: &mut Row, other: &Row) {
    row.iter_mut().zip(other).for_each(|(row, other)| *row &= other);
}
