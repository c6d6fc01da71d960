//! The distances of one ending under one measure.

use std::sync::OnceLock;

use super::layout::Row;

/// The value of a place where no legal position stands.
pub(super) const ILLEGAL: u8 = 0;
/// The value of a legal position that the attacker does not win.
pub(super) const NOT_WON: u8 = u8::MAX;

/// One byte a position: the attacker's moves until its goal.
///
/// With the attacker to move: [`ILLEGAL`], 1 … 254, or [`NOT_WON`]. With the defender to move one
/// more than the moves, 1 … 255, or 0 where it is not lost or illegal; filled only where a larger
/// table is made from it, since one step of the defender finds it again.
#[derive(Debug)]
pub(super) struct Plane {
    pub(super) attacker: Vec<u8>,
    pub(super) defender: OnceLock<Vec<u8>>,
    pub(super) tally: Tally,
}

/// How many positions of the table are won at each distance: one of each mirror pair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Legal positions, with the attacker and with the defender to move.
    pub(super) legal: [u64; 2],
    /// Won with the attacker to move, by the number of its moves.
    pub(super) won: Vec<u64>,
    /// Lost with the defender to move, by the number of the attacker's moves.
    pub(super) lost: Vec<u64>,
}

impl Plane {
    /// Returns the plane of these values, read from a file.
    pub(super) fn read(attacker: Vec<u8>, tally: Tally) -> Self {
        Self { attacker, defender: OnceLock::new(), tally }
    }

    pub(super) fn attacker(&self) -> &[u8] {
        &self.attacker
    }

    /// Returns the longest distance with either side to move.
    pub(super) fn longest(&self) -> usize {
        let longest = |counts: &[u64]| counts.iter().rposition(|&count| count > 0).unwrap_or(0);
        longest(&self.tally.won).max(longest(&self.tally.lost))
    }

    pub(super) fn defender(&self) -> Option<&[u8]> {
        self.defender.get().map(Vec::as_slice)
    }
}

/// Bytes that hold 1 where the index has a bit.
static SPREAD: [u64; 256] = spread();

const fn spread() -> [u64; 256] {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[bits] |= (bits as u64 >> bit & 1) << (8 * bit);
            bit += 1;
        }
        bits += 1;
    }
    table
}

/// Writes a value at the positions of a row that still hold 0.
pub(super) fn write(values: &mut [u8], row: &Row, value: u8) {
    for (values, &word) in values.chunks_exact_mut(64).zip(row) {
        if word == 0 {
            continue;
        }
        let (eights, _) = values.as_chunks_mut::<8>();
        for (eight, bits) in eights.iter_mut().zip(word.to_le_bytes()) {
            if bits != 0 {
                let spread = SPREAD[usize::from(bits)] * u64::from(value);
                *eight = (u64::from_le_bytes(*eight) | spread).to_le_bytes();
            }
        }
    }
}

/// Clears a row's values but at some positions, and tells whether all of these hold one.
pub(super) fn keep_only(values: &mut [u8], row: &Row) -> bool {
    const LOW: u64 = 0x0101_0101_0101_0101;
    let mut empty = 0;
    let (eights, _) = values.as_chunks_mut::<8>();
    let kept = row.iter().flat_map(|word| word.to_le_bytes());
    for (eight, bits) in eights.iter_mut().zip(kept) {
        let kept = SPREAD[usize::from(bits)] * 255;
        let value = u64::from_le_bytes(*eight) & kept;
        let filled = value | !kept;
        empty |= filled.wrapping_sub(LOW) & !filled & (LOW << 7);
        *eight = value.to_le_bytes();
    }
    empty == 0
}
