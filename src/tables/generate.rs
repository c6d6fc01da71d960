//! The generator: retrograde analysis with the defender's khun in the bits of a word.
//!
//! Level k first finds the positions with the attacker to move from which some move reaches what
//! was lost at level k − 1, then those with the defender to move whose every reply is won by now:
//!
//! ```text
//! won    = pulled & escapes                       pulled: OR of the lost rows that moves reach
//! lost   = undecided & !ring(escapes) & !replies  replies: OR of the open rows its men reach
//! ```
//! `escapes` holds the squares that the defender's khun may still flee to: legal positions with
//! the attacker to move not yet won, and men whose capture is not yet lost in the smaller table.
//! Rows are pulled, not pushed, so each row is written by one thread only, and the result does not
//! depend on how many there are. Illegal placements are 0 and need no test.

mod begin;
mod row;

use std::num::NonZeroUsize;

use super::exits::Exits;
use super::feed::Feed;
use super::halt::{Halt, Unmade};
use super::layout::{Layout, POSITIONS, Placement, Row, WORDS};
use super::parallel::share;
use super::plane::{NOT_WON, Plane, Tally, write};
use super::progress::Levels;
use super::rows::count;
use super::table::TooLong;
use super::values::Values;
use row::lose_row;

/// The rows of one piece of work.
const CHUNK: usize = 64;
/// Below this many rows a second thread costs more than it saves.
const ROWS_WORTH_A_THREAD: usize = 512;
/// The longest distance that a byte can hold.
pub(super) const LONGEST: usize = NOT_WON as usize - 1;

/// What a table is generated from.
#[derive(Debug)]
pub(super) struct Job<'a> {
    pub(super) layout: &'a Layout,
    pub(super) exits: &'a Exits,
    /// The smaller tables that the attacker's moves lead into.
    pub(super) lost: Vec<Feed>,
    /// The smaller tables that the defender's moves lead into.
    pub(super) open: Vec<Feed>,
    pub(super) threads: NonZeroUsize,
    pub(super) halt: &'a Halt,
    /// Hears of each level.
    pub(super) watch: Levels<'a>,
}

/// A table half done.
struct Work {
    escapes: Vec<Row>,
    undecided: Vec<Row>,
    fresh: Fresh,
    /// Rows whose escapes have become fewer at this level.
    narrowed: Vec<bool>,
    /// The values found so far, the attacker to move.
    values: Vec<u8>,
    tally: Tally,
}

/// What was lost at the last level.
struct Fresh {
    rows: Vec<Row>,
    filled: Vec<bool>,
}

/// Positions found by one pass.
#[derive(Clone, Copy, Default)]
struct Found {
    won: u64,
    lost: u64,
}

impl Found {
    fn merge(&mut self, other: Self) {
        self.won += other.won;
        self.lost += other.lost;
    }
}

/// Generates a plane.
///
/// # Errors
/// If a distance in it is longer than `longest`, or it is halted.
pub(super) fn generate(mut job: Job<'_>, longest: usize) -> Result<Plane, Unmade> {
    let mut work = job.start();
    let is_bare = job.layout.ending.defender.is_empty();
    let mut spare = Fresh::new(if is_bare { job.layout.rows } else { 0 });
    for level in 0..=longest {
        job.watch.hear(level);
        job.advance(level);
        let found = if is_bare {
            let found = job.level_against_bare_khun(&mut work, &mut spare, level);
            std::mem::swap(&mut work.fresh, &mut spare);
            found
        } else {
            let won = job.win(&mut work, level).won;
            Found { won, lost: job.lose(&mut work, level).lost }
        };
        job.halt.unless_due(())?;
        work.tally.won.push(found.won);
        work.tally.lost.push(found.lost);
        if found.lost == 0 && level > job.levels() {
            job.finish(&mut work);
            let plane = Plane { values: Values::Whole(work.values), tally: work.tally };
            return job.halt.unless_due(plane);
        }
    }
    Err(TooLong { ending: job.layout.ending }.into())
}

impl Fresh {
    fn new(rows: usize) -> Self {
        Self { rows: vec![[0; WORDS]; rows], filled: vec![false; rows] }
    }
}

impl Job<'_> {
    fn threads(&self) -> NonZeroUsize {
        if self.layout.rows < ROWS_WORTH_A_THREAD { NonZeroUsize::MIN } else { self.threads }
    }

    fn levels(&self) -> usize {
        self.lost.iter().chain(&self.open).map(Feed::levels).max().unwrap_or(0)
    }

    fn advance(&mut self, level: usize) {
        if level > 0 {
            self.lost.iter_mut().for_each(Feed::advance);
        }
        self.open.iter_mut().for_each(Feed::advance);
    }

    fn placements(&self, chunk: usize) -> impl Iterator<Item = Placement> {
        let rows = chunk * CHUNK..self.layout.rows.min((chunk + 1) * CHUNK);
        rows.map(|row| self.layout.placement(row as u32))
    }

    /// One level in one pass: a bare khun has no replies but its own steps.
    fn level_against_bare_khun(&self, work: &mut Work, next: &mut Fresh, level: usize) -> Found {
        let fresh = &work.fresh;
        let chunks = work.escapes.chunks_mut(CHUNK).zip(work.undecided.chunks_mut(CHUNK));
        let chunks = chunks.zip(next.rows.chunks_mut(CHUNK).zip(next.filled.chunks_mut(CHUNK)));
        let chunks = chunks.zip(work.values.chunks_mut(CHUNK * POSITIONS)).enumerate();
        share(
            self.threads(),
            self.halt.before(chunks),
            |(chunk, item), found: &mut Found| {
                let (((escapes, undecided), (next, filled)), attacker) = item;
                for (at, placement) in self.placements(chunk).enumerate() {
                    let values = &mut attacker[at * POSITIONS..][..POSITIONS];
                    let narrowed =
                        self.win_row(fresh, &placement, &mut escapes[at], values, level, found);
                    filled[at] = (narrowed || level == 0)
                        && lose_row(&mut undecided[at], &escapes[at], None, &mut next[at]);
                    if filled[at] {
                        found.lost += count(&next[at]);
                    }
                }
            },
            Found::merge,
        )
    }

    /// Finds what is won at this level.
    fn win(&self, work: &mut Work, level: usize) -> Found {
        let fresh = &work.fresh;
        let chunks = work.escapes.chunks_mut(CHUNK).zip(work.narrowed.chunks_mut(CHUNK));
        let chunks = chunks.zip(work.values.chunks_mut(CHUNK * POSITIONS)).enumerate();
        share(
            self.threads(),
            self.halt.before(chunks),
            |(chunk, ((escapes, narrowed), attacker)), found: &mut Found| {
                for (at, placement) in self.placements(chunk).enumerate() {
                    let values = &mut attacker[at * POSITIONS..][..POSITIONS];
                    narrowed[at] =
                        self.win_row(fresh, &placement, &mut escapes[at], values, level, found);
                }
            },
            Found::merge,
        )
    }

    /// Finds what is lost at this level, the defender having men that may reply.
    fn lose(&self, work: &mut Work, level: usize) -> Found {
        let (escapes, narrowed) = (&work.escapes, &work.narrowed);
        let chunks = work.undecided.chunks_mut(CHUNK).zip(work.fresh.rows.chunks_mut(CHUNK));
        let chunks = chunks.zip(work.fresh.filled.chunks_mut(CHUNK)).enumerate();
        share(
            self.threads(),
            self.halt.before(chunks),
            |(chunk, ((undecided, fresh), filled)), found: &mut Found| {
                for (at, placement) in self.placements(chunk).enumerate() {
                    let flights = &escapes[placement.row as usize];
                    let replies = || self.replies(escapes, &placement);
                    filled[at] = (level == 0 || self.is_touched(narrowed, &placement))
                        && lose_row(&mut undecided[at], flights, Some(&replies), &mut fresh[at]);
                    if filled[at] {
                        found.lost += count(&fresh[at]);
                    }
                }
            },
            Found::merge,
        )
    }

    /// Marks what was never won.
    fn finish(&self, work: &mut Work) {
        let escapes = &work.escapes;
        let chunks = work.values.chunks_mut(CHUNK * POSITIONS).enumerate();
        share(
            self.threads(),
            self.halt.before(chunks),
            |(chunk, values), (): &mut ()| {
                let rows = self.placements(chunk).zip(values.chunks_mut(POSITIONS));
                for (placement, values) in rows {
                    let empty = !placement.occupied().0;
                    write(
                        values,
                        &escapes[placement.row as usize].map(|open| open & empty),
                        NOT_WON,
                    );
                }
            },
            |(), ()| (),
        );
    }
}
