//! The table of bounds: what the search has learnt of positions.
//!
//! A count never enters an entry that other counts share: bounds of positions that no count touches
//! are kept under the position's own key, all others under a key mixed with what they depend on.

use super::bounds::Bounds;

const WAYS: usize = 4;

/// What is kept of a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    least: u8,
    most: u8,
    /// How much work the entry saves, for deciding what to overwrite.
    worth: u8,
    used: bool,
    /// The two squares of the move that mated, or that refuted.
    best: [u8; 2],
}

/// A remembered entry.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) bounds: Bounds,
    pub(super) best: Option<[u8; 2]>,
}

/// A table of fixed size; older entries of little worth make room.
pub(super) struct Memo {
    entries: Vec<Entry>,
    mask: usize,
}

impl Memo {
    /// Returns an empty table that takes no more than so many bytes.
    pub(super) fn with_bytes(bytes: usize) -> Self {
        let fitting = (bytes / size_of::<Entry>()).max(1 << 10);
        let size = 1 << fitting.ilog2();
        Self { entries: vec![Entry::default(); size], mask: size - 1 }
    }

    fn bucket(&self, key: u64) -> usize {
        (key as usize & self.mask) / WAYS * WAYS
    }

    /// Returns what is known under a key.
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let start = self.bucket(key);
        let entry = self.entries[start..start + WAYS].iter().find(|e| e.used && e.key == key)?;
        let bounds = Bounds { least: entry.least, most: entry.most };
        let best = (entry.best[0] != entry.best[1]).then_some(entry.best);
        Some(Known { bounds, best })
    }

    /// Adds what has been learnt to what was known under a key.
    pub(super) fn put(&mut self, key: u64, bounds: Bounds, best: Option<[u8; 2]>, worth: u8) {
        let start = self.bucket(key);
        let ways = &mut self.entries[start..start + WAYS];
        let known = ways.iter().position(|entry| entry.used && entry.key == key);
        let place = known.unwrap_or_else(|| least_worth(ways));
        let entry = &mut ways[place];
        let before = if known.is_some() {
            Bounds { least: entry.least, most: entry.most }
        } else {
            Bounds::UNKNOWN
        };
        let both = before.and(bounds);
        let best = best.unwrap_or(if known.is_some() { entry.best } else { [0, 0] });
        *entry = Entry { key, least: both.least, most: both.most, worth, used: true, best };
    }
}

fn least_worth(ways: &[Entry]) -> usize {
    let rank = |entry: &Entry| if entry.used { 1 + u16::from(entry.worth) } else { 0 };
    (0..ways.len()).min_by_key(|&way| rank(&ways[way])).unwrap_or(0)
}

/// Mixes a number into a key.
pub(super) const fn salted(key: u64, salt: u64) -> u64 {
    key ^ (salt + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
}
