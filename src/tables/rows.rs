//! Operations on whole rows and on all 64 squares of the defender's khun at once.

use crate::rules::{Bitboard, Square};

use super::group::mirror;
use super::layout::{Row, WORDS, khun_of, word_of};

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The attacker's khun of each word, as a set.
const KHUN: Row = {
    let mut khun = [0; WORDS];
    let mut word = 0;
    while word < WORDS {
        khun[word] = 1 << (word / 4 * 8 + word % 4);
        word += 1;
    }
    khun
};

/// Returns the squares beside any square of a set.
#[inline]
pub(super) fn ring(set: u64) -> u64 {
    let beside = set << 1 & NOT_A | set >> 1 & NOT_H;
    let three = set | beside;
    beside | three << 8 | three >> 8
}

/// Adds a row to another.
#[inline]
pub(super) fn add(sum: &mut Row, row: &Row) {
    for (sum, word) in sum.iter_mut().zip(row) {
        *sum |= word;
    }
}

/// Adds a row to another, but for positions with a khun on the path.
#[inline]
pub(super) fn add_along(sum: &mut Row, row: &Row, path: Bitboard) {
    if path.is_empty() {
        return add(sum, row);
    }
    for ((sum, word), khun) in sum.iter_mut().zip(row).zip(KHUN) {
        let is_free = u64::from(khun & path.0 == 0).wrapping_neg();
        *sum |= word & !path.0 & is_free;
    }
}

/// Adds, for each square of the attacker's khun, the words of the squares beside it on files a–d.
#[inline]
pub(super) fn add_neighbours(sum: &mut Row, row: &Row) {
    let mut beside = [0; WORDS];
    for word in 0..WORDS {
        let left = if word % 4 > 0 { row[word - 1] } else { 0 };
        let right = if word % 4 < 3 { row[word + 1] } else { 0 };
        beside[word] = left | right;
    }
    for word in 0..WORDS {
        let below = if word >= 4 { beside[word - 4] | row[word - 4] } else { 0 };
        let above = if word < WORDS - 4 { beside[word + 4] | row[word + 4] } else { 0 };
        sum[word] |= beside[word] | below | above;
    }
}

/// Adds the steps of the attacker's khun from file d to file e, given the mirror image's row.
#[inline]
pub(super) fn add_crossings(sum: &mut Row, mirrored: &Row) {
    for rank in 0..8 {
        let across = mirror(Bitboard(mirrored[rank * 4 + 3])).0;
        for beside in rank.saturating_sub(1)..=(rank + 1).min(7) {
            sum[beside * 4 + 3] |= across;
        }
    }
}

/// Adds the capture by the attacker's khun of a man on `to`; `row` is that of the remaining men,
/// of their mirror image if `to` lies on files e–h.
pub(super) fn add_khun_capture(sum: &mut Row, row: &Row, to: Square) {
    let after = if to.file() > 3 {
        mirror(Bitboard(row[word_of(to.mirrored())])).0
    } else {
        row[word_of(to)]
    };
    if after == 0 {
        return;
    }
    for (word, sum) in sum.iter_mut().enumerate() {
        if crate::rules::attacks::khun(to).contains(khun_of(word)) {
            *sum |= after;
        }
    }
}

/// Returns how many positions a row holds.
pub(super) fn count(row: &Row) -> u64 {
    row.iter().map(|word| u64::from(word.count_ones())).sum()
}
