//! One row at one level: what it pulls from the rows that moves lead to.

use crate::rules::{Bitboard, Color};
use crate::tables::layout::{Placement, Row, WORDS};
use crate::tables::plane::write;
use crate::tables::rows::{
    add_along, add_crossings, add_khun_capture, add_neighbours, count, ring,
};

use super::{Found, Fresh, Job};

impl Job<'_> {
    /// Closes the escapes of a row that this level wins, and tells whether there were any.
    pub(super) fn win_row(
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
    pub(super) fn replies(&self, escapes: &[Row], placement: &Placement) -> Row {
        let mut sum = [0; WORDS];
        self.quiet(Color::Black, placement, |row, path| add_along(&mut sum, &escapes[row], path));
        for exit in self.exits.replies.of(placement.row) {
            add_along(&mut sum, self.open[usize::from(exit.child)].row(exit.row), exit.path);
        }
        sum
    }

    /// Returns whether any reply of a row may have been lost at this level.
    pub(super) fn is_touched(&self, narrowed: &[bool], placement: &Placement) -> bool {
        let mut touched = narrowed[placement.row as usize];
        self.quiet(Color::Black, placement, |row, _| touched |= narrowed[row]);
        let mut exits = self.exits.replies.of(placement.row).iter();
        touched || exits.any(|exit| self.open[usize::from(exit.child)].is_changed(exit.row))
    }
}

/// Finds the positions of a row that are lost now, and tells whether there are any.
pub(super) fn lose_row(
    undecided: &mut Row,
    escapes: &Row,
    replies: Option<&dyn Fn() -> Row>,
    lost: &mut Row,
) -> bool {
    let mut any = 0;
    for word in 0..WORDS {
        lost[word] = undecided[word] & !ring(escapes[word]);
        any |= lost[word];
    }
    if let Some(replies) = replies.filter(|_| any != 0) {
        any = 0;
        for (lost, reply) in lost.iter_mut().zip(replies()) {
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
    true
}
