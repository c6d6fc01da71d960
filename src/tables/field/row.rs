//! Rows of a field: all squares of both khun, the men standing still.

use crate::rules::{Bitboard, Color, Square, attacks};

use super::men::Men;
use crate::tables::rows::ring;
use crate::tables::start::Attacked;

/// For each square of the attacker's khun, the squares of the defender's.
pub(super) type Row = [u64; WORDS];

/// The words of a row.
pub(super) const WORDS: usize = 64;

pub(super) const EMPTY: Row = [0; WORDS];

/// A row's legal positions, by the squares of both khun.
#[derive(Clone, Copy, Debug)]
pub(super) struct Legal {
    /// With the attacker to move: the defender is not in check.
    pub(super) attacker: Row,
    /// With the defender to move: the attacker is not in check.
    pub(super) defender: Row,
    /// Where the attacker's men give check.
    pub(super) check: Row,
}

impl Legal {
    /// Returns the legal positions of men who do not stand on one another.
    pub(super) fn of(men: &Men) -> Self {
        let occupied = men.occupied();
        let by = |color| Attacked::by(color, occupied, men.roles(color));
        let (attacked, attacking) = (by(Color::White), by(Color::Black));
        let mut legal = Self { attacker: EMPTY, defender: EMPTY, check: EMPTY };
        for khun in !occupied {
            let word = khun.index();
            let taken = occupied | Bitboard::of(khun) | attacks::khun(khun);
            legal.check[word] = attacked.with_blocker(khun, occupied).0;
            legal.attacker[word] = !(taken.0 | legal.check[word]);
            legal.defender[word] = !taken.0 & attacking.allow(khun, occupied).0;
        }
        legal
    }
}

/// Adds a row to another, but for positions with a khun on the path.
#[inline]
pub(super) fn add_along(sum: &mut Row, row: &Row, path: Bitboard) {
    for (khun, (sum, word)) in sum.iter_mut().zip(row).enumerate() {
        let is_free = (path.0 >> khun & 1).wrapping_sub(1);
        *sum |= word & !path.0 & is_free;
    }
}

/// Adds the positions from which the attacker's khun steps into a row.
#[inline]
pub(super) fn add_khun_steps(sum: &mut Row, row: &Row) {
    let mut beside = EMPTY;
    for word in 0..WORDS {
        let left = if word % 8 > 0 { row[word - 1] } else { 0 };
        let right = if word % 8 < 7 { row[word + 1] } else { 0 };
        beside[word] = left | right;
    }
    for word in 0..WORDS {
        let below = if word >= 8 { beside[word - 8] | row[word - 8] } else { 0 };
        let above = if word < WORDS - 8 { beside[word + 8] | row[word + 8] } else { 0 };
        sum[word] |= beside[word] | below | above;
    }
}

/// Adds the positions from which the attacker's khun takes on a square and steps into a row.
pub(super) fn add_khun_capture(sum: &mut Row, row: &Row, to: Square) {
    let after = row[to.index()];
    for khun in attacks::khun(to) {
        sum[khun.index()] |= after;
    }
}

/// Returns where the defender's khun has no square of a row to step to.
pub(super) fn cornered(open: &Row) -> Row {
    open.map(|open| !ring(open))
}
