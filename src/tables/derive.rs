//! The values with the defender to move, found from those with the attacker to move in one step.
//!
//! A whole row at a time: the longest of the replies is a maximum of bytes, in which illegal
//! positions, being 0, take no part, and one that is not won, being 255, decides.

use crate::rules::{Bitboard, Color, Square, attacks};

use super::exits::{Exit, Men, Taken, strikes, takes};
use super::layout::{POSITIONS, Placement, WORDS, khun_of};
use super::measure::{Measure, Reading, Side};
use super::plane::{ILLEGAL, NOT_WON, Plane};
use super::start::Legal;
use super::table::Table;
use super::values::RowValues;

/// The best replies of a row, by the places of the defender's khun before it.
type Best = [u8; POSITIONS];

/// One plane's step from the attacker's values to the defender's.
pub(super) struct Step<'a> {
    table: &'a Table,
    measure: Measure,
    plane: &'a Plane,
}

impl<'a> Step<'a> {
    /// Returns the step of a table under a measure.
    pub(super) fn new(table: &'a Table, measure: Measure) -> Self {
        Self { table, measure, plane: table.plane(measure) }
    }
}

impl Step<'_> {
    /// Writes one more than the attacker's moves at a row's lost positions with the defender to move;
    /// the others must hold 0.
    pub(super) fn row(&self, row: u32, values: &mut [u8]) {
        let layout = &self.table.layout;
        let placement = layout.placement(row);
        if !placement.is_stacked(layout.ending.men()) {
            self.unstacked_row(&placement, values);
        }
    }

    fn unstacked_row(&self, placement: &Placement, values: &mut [u8]) {
        let layout = &self.table.layout;
        let own = self.plane.values.row(placement.row as usize);
        let mut best = [ILLEGAL; POSITIONS];
        for (best, line) in best.chunks_exact_mut(64).zip(own.chunks_exact(64)) {
            beside(best, line);
        }
        self.quiet_moves(placement, &mut best);
        self.leaving_moves(placement, &mut best);
        let legal = Legal::of(layout, placement);
        for word in 0..WORDS {
            for to in Bitboard(legal.defender[word]) {
                let place = word * 64 + to.index();
                values[place] = match best[place] {
                    ILLEGAL => u8::from(Bitboard(legal.check[word]).contains(to)),
                    NOT_WON => 0,
                    moves => moves + 1,
                };
            }
        }
    }

    fn quiet_moves(&self, placement: &Placement, best: &mut Best) {
        let layout = &self.table.layout;
        let occupied = placement.occupied();
        for (group, kind) in layout.groups.iter().enumerate() {
            if kind.color == Color::White {
                continue;
            }
            for step in kind.quiet(placement.numbers[group]) {
                if !step.turns && !step.path.meets(occupied) {
                    let row = layout.row_after(placement, group, step.number);
                    along(best, &self.plane.values.row(row), step.path, |value| value);
                }
            }
        }
    }

    fn leaving_moves(&self, placement: &Placement, best: &mut Best) {
        let children = &self.table.replies;
        let men = Men::of(&self.table.layout, placement);
        for Exit { child, row, path } in strikes(&self.table.layout, placement, men, children) {
            let (values, reading) = self.child(child, row);
            along(best, &values, path, |value| read(reading, value));
        }
        for Taken { child, row, to } in takes(placement.men[0], men, children) {
            let (values, reading) = self.child(child, row);
            for word in 0..WORDS {
                let value = read(reading, values[word * 64 + to.index()]);
                for from in attacks::khun(to) {
                    let best = &mut best[word * 64 + from.index()];
                    *best = value.max(*best);
                }
            }
        }
    }

    fn child(&self, child: u8, row: u32) -> (RowValues<'_>, Reading) {
        let child = &self.table.replies.tables[usize::from(child)];
        let reading = Reading::new(self.measure, child.ending(), Side::Attacker);
        (child.plane(reading.measure).values.row(row as usize), reading)
    }
}

/// Returns what a smaller table's value is worth in the larger one.
fn read(reading: Reading, value: u8) -> u8 {
    match value {
        ILLEGAL | NOT_WON => value,
        moves => reading.read(moves).unwrap_or(NOT_WON),
    }
}

/// Sets the longest value on the squares beside each square.
fn beside(best: &mut [u8], line: &[u8]) {
    let mut three = [0; 64];
    for square in 0..64 {
        let left = if square % 8 > 0 { line[square - 1] } else { 0 };
        let right = if square % 8 < 7 { line[square + 1] } else { 0 };
        best[square] = left.max(right);
        three[square] = best[square].max(line[square]);
    }
    for square in 0..64 {
        let below = if square >= 8 { three[square - 8] } else { 0 };
        let above = if square < 56 { three[square + 8] } else { 0 };
        best[square] = best[square].max(below).max(above);
    }
}

/// Takes in another row but for positions with a khun on the path.
fn along(best: &mut Best, values: &[u8], path: Bitboard, read: impl Fn(u8) -> u8) {
    for word in (0..WORDS).filter(|&word| !path.contains(khun_of(word))) {
        let line = &values[word * 64..][..64];
        for (square, (best, &value)) in best[word * 64..][..64].iter_mut().zip(line).enumerate() {
            if path.is_empty() || !path.contains(Square::wrapped(square as u32)) {
                *best = read(value).max(*best);
            }
        }
    }
}
