//! The distances of one ending under one measure.

use super::layout::Row;
use super::values::Values;

/// The value of a place where no legal position stands.
pub(super) const ILLEGAL: u8 = 0;
/// The value of a legal position that the attacker does not win.
pub(super) const NOT_WON: u8 = u8::MAX;

/// One byte a position, the attacker to move: [`ILLEGAL`], its moves until its goal, 1 … 254, or
/// [`NOT_WON`].
///
/// Nothing is kept with the defender to move, since one step of the defender finds it.
#[derive(Debug)]
pub(super) struct Plane {
    pub(super) values: Values,
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
    /// Returns the longest distance with either side to move.
    pub(super) fn longest(&self) -> usize {
        let longest = |counts: &[u64]| counts.iter().rposition(|&count| count > 0).unwrap_or(0);
        longest(&self.tally.won).max(longest(&self.tally.lost))
    }
}

/// Bytes that hold 1 where the index has a bit.
static SPREAD: [u64; 256] = spread();
/// A word of bytes that hold 1.
const LOW: u64 = 0x0101_0101_0101_0101;

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

/// Returns which of 64 values are a wanted one.
pub(super) fn bits_equal(values: &[u8], wanted: u8) -> u64 {
    const REST: u64 = LOW * 0x7f;
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let pattern = LOW * u64::from(wanted);
    let (eights, _) = values.as_chunks::<8>();
    let mut bits = 0;
    for (place, &eight) in eights.iter().enumerate() {
        let differing = u64::from_le_bytes(eight) ^ pattern;
        let equal = !(((differing & REST) + REST) | differing | REST) >> 7;
        bits |= (equal.wrapping_mul(GATHER) >> 56) << (8 * place);
    }
    bits
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

/// Clears a row's values but at some positions.
pub(super) fn keep_only(values: &mut [u8], row: &Row) {
    let (eights, _) = values.as_chunks_mut::<8>();
    let kept = row.iter().flat_map(|word| word.to_le_bytes());
    for (eight, bits) in eights.iter_mut().zip(kept) {
        let kept = SPREAD[usize::from(bits)] * 255;
        *eight = (u64::from_le_bytes(*eight) & kept).to_le_bytes();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_bytes_are_found_among_all_others() {
        for wanted in 0..=u8::MAX {
            for start in 0..4 {
                let values: Vec<u8> = (0..64).map(|place| start * 64 + place).collect();
                let expected = values.iter().position(|&value| value == wanted);
                assert_eq!(bits_equal(&values, wanted), expected.map_or(0, |place| 1 << place));
                let same = [wanted; 64];
                assert_eq!(bits_equal(&same, wanted), u64::MAX);
            }
        }
    }
}
