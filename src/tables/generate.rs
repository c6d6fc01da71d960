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

use std::num::NonZeroUsize;

use crate::rules::{Bitboard, Color};

use super::exits::Exits;
use super::feed::Feed;
use super::layout::{Layout, POSITIONS, Placement, Row, WORDS};
use super::parallel::share;
use super::plane::{NOT_WON, Plane, Tally, write};
use super::progress::Levels;
use super::rows::{add_along, add_crossings, add_khun_capture, add_neighbours, count, ring};
use super::start::Legal;

/// The rows of one piece of work.
const CHUNK: usize = 64;
/// Below this many rows a second thread costs more than it saves.
const ROWS_WORTH_A_THREAD: usize = 512;
/// The longest distance that a byte can hold.
const LONGEST: usize = NOT_WON as usize - 1;

/// What a table is generated from.
#[derive(Debug)]
pub(super) struct Job<'a> {
    pub(super) layout: &'a Layout,
    pub(super) exits: &'a Exits,
    /// The smaller tables that the attacker's moves lead into.
    pub(super) lost: Vec<Feed>,
    /// The smaller tables that the defender's moves lead into.
    pub(super) open: Vec<Feed>,
    /// Whether the values with the defender to move are wanted too.
    pub(super) keeps_defender: bool,
    pub(super) threads: NonZeroUsize,
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
    plane: Plane,
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

/// Generates a table.
pub(super) fn generate(mut job: Job<'_>) -> Plane {
    let mut work = job.start();
    let is_bare = job.layout.ending.defender.is_empty();
    let mut spare = Fresh::new(if is_bare { job.layout.rows } else { 0 });
    for level in 0..=LONGEST {
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
        work.plane.tally.won.push(found.won);
        work.plane.tally.lost.push(found.lost);
        if found.lost == 0 && level > job.levels() {
            job.finish(&mut work);
            return work.plane;
        }
    }
    panic!("{} has a distance above {LONGEST}", job.layout.ending)
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

    /// Finds the legal positions and where the defender has a move at all.
    fn start(&self) -> Work {
        let rows = self.layout.rows;
        let positions = rows * POSITIONS;
        let plane = Plane::read(vec![0; positions], Tally::default());
        if self.keeps_defender {
            plane.defender.get_or_init(|| vec![0; positions]);
        }
        let mut work = Work {
            escapes: vec![[0; WORDS]; rows],
            undecided: vec![[0; WORDS]; rows],
            fresh: Fresh::new(rows),
            narrowed: vec![true; rows],
            plane,
        };
        work.plane.tally.legal = self.place_legal(&mut work);
        self.drop_stalemates(&mut work);
        work
    }

    /// Fills in the legal positions; for a moment, the fresh rows hold where the defender is in
    /// check.
    fn place_legal(&self, work: &mut Work) -> [u64; 2] {
        let chunks = work.escapes.chunks_mut(CHUNK).zip(work.undecided.chunks_mut(CHUNK));
        let chunks = chunks.zip(work.fresh.rows.chunks_mut(CHUNK)).enumerate();
        let found = share(
            self.threads(),
            chunks,
            |(chunk, ((escapes, undecided), checks)), found: &mut Found| {
                for (at, placement) in self.placements(chunk).enumerate() {
                    let legal = Legal::of(self.layout, &placement);
                    found.won += count(&legal.attacker);
                    found.lost += count(&legal.defender);
                    escapes[at] = legal.attacker;
                    undecided[at] = legal.defender;
                    checks[at] = legal.check;
                    self.open_captures(placement.row, &mut escapes[at]);
                }
            },
            Found::merge,
        );
        [found.won, found.lost]
    }

    /// Adds the men that the defender's khun may capture.
    fn open_captures(&self, row: u32, escapes: &mut Row) {
        for taken in self.exits.escapes.of(row) {
            let open = self.open[usize::from(taken.child)].row(taken.row);
            let to = Bitboard::of(taken.to).0;
            for (escapes, open) in escapes.iter_mut().zip(open) {
                *escapes |= open & to;
            }
        }
    }

    fn drop_stalemates(&self, work: &mut Work) {
        let (escapes, checks) = (&work.escapes, &work.fresh.rows);
        let chunks = work.undecided.chunks_mut(CHUNK).enumerate();
        share(
            self.threads(),
            chunks,
            |(chunk, undecided), (): &mut ()| {
                for (at, placement) in self.placements(chunk).enumerate() {
                    let row = placement.row as usize;
                    let replies = self.replies(escapes, &placement);
                    for word in 0..WORDS {
                        let moves = ring(escapes[row][word]) | replies[word];
                        undecided[at][word] &= checks[row][word] | moves;
                    }
                }
            },
            |(), ()| (),
        );
    }

    /// One level in one pass: a bare khun has no replies but its own steps.
    fn level_against_bare_khun(&self, work: &mut Work, next: &mut Fresh, level: usize) -> Found {
        let fresh = &work.fresh;
        let mut defender = rows_of(work.plane.defender.get_mut(), self.layout.rows);
        let chunks = work.escapes.chunks_mut(CHUNK).zip(work.undecided.chunks_mut(CHUNK));
        let chunks = chunks.zip(next.rows.chunks_mut(CHUNK).zip(next.filled.chunks_mut(CHUNK)));
        let chunks = chunks.zip(work.plane.attacker.chunks_mut(CHUNK * POSITIONS));
        let chunks = chunks.zip(defender.chunks_mut(CHUNK)).enumerate();
        share(
            self.threads(),
            chunks,
            |(chunk, item), found: &mut Found| {
                let ((((escapes, undecided), (next, filled)), attacker), defender) = item;
                for (at, placement) in self.placements(chunk).enumerate() {
                    let values = &mut attacker[at * POSITIONS..][..POSITIONS];
                    let narrowed =
                        self.win_row(fresh, &placement, &mut escapes[at], values, level, found);
                    filled[at] = (narrowed || level == 0)
                        && lose_row(
                            &mut undecided[at],
                            &escapes[at],
                            None,
                            &mut next[at],
                            &mut defender[at],
                            level,
                            found,
                        );
                }
            },
            Found::merge,
        )
    }

    /// Finds what is won at this level.
    fn win(&self, work: &mut Work, level: usize) -> Found {
        let fresh = &work.fresh;
        let chunks = work.escapes.chunks_mut(CHUNK).zip(work.narrowed.chunks_mut(CHUNK));
        let chunks = chunks.zip(work.plane.attacker.chunks_mut(CHUNK * POSITIONS)).enumerate();
        share(
            self.threads(),
            chunks,
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
        let mut defender = rows_of(work.plane.defender.get_mut(), self.layout.rows);
        let chunks = work.undecided.chunks_mut(CHUNK).zip(work.fresh.rows.chunks_mut(CHUNK));
        let chunks = chunks.zip(work.fresh.filled.chunks_mut(CHUNK));
        let chunks = chunks.zip(defender.chunks_mut(CHUNK)).enumerate();
        share(
            self.threads(),
            chunks,
            |(chunk, (((undecided, fresh), filled), defender)), found: &mut Found| {
                for (at, placement) in self.placements(chunk).enumerate() {
                    let row = placement.row as usize;
                    filled[at] = (level == 0 || self.is_touched(narrowed, &placement))
                        && lose_row(
                            &mut undecided[at],
                            &escapes[row],
                            Some(&|| self.replies(escapes, &placement)),
                            &mut fresh[at],
                            &mut defender[at],
                            level,
                            found,
                        );
                }
            },
            Found::merge,
        )
    }

    /// Closes the escapes of a row that this level wins, and tells whether there were any.
    fn win_row(
        &self,
        fresh: &Fresh,
        placement: &Placement,
        escapes: &mut Row,
        values: &mut [u8],
        level: usize,
        found: &mut Found,
    ) -> bool {
        let mut narrowed = self.close_captures(placement.row, escapes);
        let Some(mut won) = self.pull(fresh, placement) else { return narrowed };
        let empty = !placement.occupied().0;
        let mut any = 0;
        for (won, escapes) in won.iter_mut().zip(escapes.iter_mut()) {
            *won &= *escapes & empty;
            *escapes &= !*won;
            any |= *won;
        }
        if any != 0 {
            narrowed = true;
            found.won += count(&won);
            write(values, &won, level as u8);
        }
        narrowed
    }

    fn close_captures(&self, row: u32, escapes: &mut Row) -> bool {
        let mut narrowed = false;
        for taken in self.exits.escapes.of(row) {
            let feed = &self.open[usize::from(taken.child)];
            if !feed.is_changed(taken.row) {
                continue;
            }
            let to = Bitboard::of(taken.to).0;
            for (escapes, open) in escapes.iter_mut().zip(feed.row(taken.row)) {
                *escapes &= open | !to;
            }
            narrowed = true;
        }
        narrowed
    }

    /// Returns the positions of a row from which a move reaches what was lost last.
    fn pull(&self, fresh: &Fresh, placement: &Placement) -> Option<Row> {
        let mut sum = [0; WORDS];
        let mut any = false;
        let row = placement.row as usize;
        let mut reach = |row: usize| {
            any |= fresh.filled[row];
            fresh.filled[row].then(|| &fresh.rows[row])
        };
        if let Some(lost) = reach(row) {
            add_neighbours(&mut sum, lost);
        }
        if let Some(lost) = reach(self.layout.mirrored(placement)) {
            add_crossings(&mut sum, lost);
        }
        self.quiet(Color::White, placement, |row, path| {
            if let Some(lost) = reach(row) {
                add_along(&mut sum, lost, path);
            }
        });
        any |= self.pull_exits(placement.row, &mut sum);
        any.then_some(sum)
    }

    fn pull_exits(&self, row: u32, sum: &mut Row) -> bool {
        let mut any = false;
        for exit in self.exits.strikes.of(row) {
            let feed = &self.lost[usize::from(exit.child)];
            if feed.is_changed(exit.row) {
                add_along(sum, feed.row(exit.row), exit.path);
                any = true;
            }
        }
        for taken in self.exits.khun_takes.of(row) {
            let feed = &self.lost[usize::from(taken.child)];
            if feed.is_changed(taken.row) {
                add_khun_capture(sum, feed.row(taken.row), taken.to);
                any = true;
            }
        }
        any
    }

    /// Calls for each row that a quiet move of one side's men leads to, with the path that the
    /// khun must leave free.
    fn quiet(&self, color: Color, placement: &Placement, mut each: impl FnMut(usize, Bitboard)) {
        let occupied = placement.occupied();
        for (group, kind) in self.layout.groups.iter().enumerate() {
            if kind.color != color {
                continue;
            }
            for step in kind.quiet(placement.numbers[group]) {
                if !step.turns && !step.path.meets(occupied) {
                    each(self.layout.row_after(placement, group, step.number), step.path);
                }
            }
        }
    }

    /// Returns the positions of a row in which a man of the defender has a move that is not lost.
    fn replies(&self, escapes: &[Row], placement: &Placement) -> Row {
        let mut sum = [0; WORDS];
        self.quiet(Color::Black, placement, |row, path| add_along(&mut sum, &escapes[row], path));
        for exit in self.exits.replies.of(placement.row) {
            add_along(&mut sum, self.open[usize::from(exit.child)].row(exit.row), exit.path);
        }
        sum
    }

    /// Returns whether any reply of a row may have been lost at this level.
    fn is_touched(&self, narrowed: &[bool], placement: &Placement) -> bool {
        let mut touched = narrowed[placement.row as usize];
        self.quiet(Color::Black, placement, |row, _| touched |= narrowed[row]);
        let mut exits = self.exits.replies.of(placement.row).iter();
        touched || exits.any(|exit| self.open[usize::from(exit.child)].is_changed(exit.row))
    }

    /// Marks what was never won.
    fn finish(&self, work: &mut Work) {
        let escapes = &work.escapes;
        let chunks = work.plane.attacker.chunks_mut(CHUNK * POSITIONS).enumerate();
        share(
            self.threads(),
            chunks,
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

/// Finds the positions of a row that are lost now, and tells whether there are any.
fn lose_row(
    undecided: &mut Row,
    escapes: &Row,
    replies: Option<&dyn Fn() -> Row>,
    lost: &mut Row,
    values: &mut Option<&mut [u8]>,
    level: usize,
    found: &mut Found,
) -> bool {
    let mut any = 0;
    for word in 0..WORDS {
        lost[word] = undecided[word] & !ring(escapes[word]);
        any |= lost[word];
    }
    if any == 0 {
        return false;
    }
    if let Some(replies) = replies {
        let replies = replies();
        any = 0;
        for (lost, reply) in lost.iter_mut().zip(replies) {
            *lost &= !reply;
            any |= *lost;
        }
    }
    if any == 0 {
        return false;
    }
    for (undecided, lost) in undecided.iter_mut().zip(lost.iter()) {
        *undecided &= !lost;
    }
    found.lost += count(lost);
    if let Some(values) = values {
        write(values, lost, level as u8 + 1);
    }
    true
}

/// Returns each row's values, if they are kept.
fn rows_of(values: Option<&mut Vec<u8>>, rows: usize) -> Vec<Option<&mut [u8]>> {
    match values {
        Some(values) => values.chunks_mut(POSITIONS).map(Some).collect(),
        None => std::iter::repeat_with(|| None).take(rows).collect(),
    }
}
