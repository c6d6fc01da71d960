//! The values with the defender to move, found from those with the attacker to move in one step.
//!
//! A whole row at a time: the longest of the replies is a maximum of bytes, in which illegal
//! positions, being 0, take no part, and one that is not won, being 255, decides.

use std::num::NonZeroUsize;

use crate::rules::{Bitboard, Color, Square, attacks};

use super::exits::{Exit, Men, Taken, strikes, takes};
use super::halt::{Halt, Halted};
use super::layout::{POSITIONS, Placement, WORDS, khun_of};
use super::measure::{Measure, Reading, Side};
use super::parallel::share;
use super::plane::{ILLEGAL, NOT_WON, Plane};
use super::start::Legal;
use super::table::Table;

/// The best replies of a row, by the places of the defender's khun before it.
type Best = [u8; POSITIONS];

/// One plane's step from the attacker's values to the defender's.
struct Step<'a> {
    table: &'a Table,
    measure: Measure,
    plane: &'a Plane,
}

/// Returns the values of a table's plane with the defender to move, unless it is halted.
pub(super) fn defender(
    table: &Table,
    measure: Measure,
    threads: NonZeroUsize,
    halt: &Halt,
) -> Result<Vec<u8>, Halted> {
    let plane = table.plane(measure);
    let step = Step { table, measure, plane };
    let mut values = vec![0; plane.attacker().len()];
    share(
        threads,
        halt.before(values.chunks_mut(POSITIONS).enumerate()),
        |(row, values), (): &mut ()| {
            let layout = &table.layout;
            let placement = layout.placement(row as u32);
            if !placement.is_stacked(layout.ending.men()) {
                step.row(&placement, values);
            }
        },
        |(), ()| (),
    );
    halt.unless_due(values)
}

impl Step<'_> {
    fn row(&self, placement: &Placement, values: &mut [u8]) {
        let layout = &self.table.layout;
        let row = placement.row as usize;
        let own = &self.plane.attacker()[row * POSITIONS..][..POSITIONS];
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
                    let values = &self.plane.attacker()[row * POSITIONS..][..POSITIONS];
                    along(best, values, step.path, |value| value);
                }
            }
        }
    }

    fn leaving_moves(&self, placement: &Placement, best: &mut Best) {
        let children = &self.table.children[Color::Black.index()];
        let men = Men::of(&self.table.layout, placement);
        for Exit { child, row, path } in strikes(&self.table.layout, placement, men, children) {
            let (values, reading) = self.child(child, row);
            along(best, values, path, |value| read(reading, value));
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

    fn child(&self, child: u8, row: u32) -> (&[u8], Reading) {
        let child = &self.table.children[Color::Black.index()].tables[usize::from(child)];
        let reading = Reading::new(self.measure, child.ending(), Side::Attacker);
        let values = child.plane(reading.measure).attacker();
        (&values[row as usize * POSITIONS..][..POSITIONS], reading)
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
