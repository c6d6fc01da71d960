//! The table of bounds: what the search has learnt of positions.
//!
//! A count never enters an entry that other counts share: bounds of positions that no count touches
//! are kept under the position's own key, all others under a key mixed with what they depend on.
//!
//! Threads share the table without locks. An entry is two words, the second of them mixed into the
//! first; when two threads write at once, the halves do not fit together and the entry reads as
//! empty (Hyatt's method).

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use super::bounds::Bounds;

const WAYS: usize = 4;

/// Key and contents, the key mixed with the contents. All zero is empty.
type Slot = [AtomicU64; 2];

/// What is kept of a position.
#[derive(Clone, Copy)]
struct Entry {
    bounds: Bounds,
    /// How much work the entry saves, for deciding what to overwrite.
    worth: u8,
    /// The two squares of the move that mated.
    best: [u8; 2],
}

/// A remembered entry.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub(super) bounds: Bounds,
    pub(super) best: Option<[u8; 2]>,
}

impl Known {
    /// Returns what both know, the move of the first if it has one.
    pub(super) fn and(self, other: Self) -> Self {
        Self { bounds: self.bounds.and(other.bounds), best: self.best.or(other.best) }
    }
}

/// A table of fixed size; older entries of little worth make room. Its memory is taken page by page
/// as it is used, so that a short search takes little of it and no time to clear it.
pub(super) struct Memo {
    pages: OnceLock<Vec<OnceLock<Box<Page>>>>,
    /// One less than the number of slots, a power of two.
    mask: usize,
}

/// The slots that are cleared at once.
const PAGE: usize = 256;

type Page = [Slot; PAGE];

impl Memo {
    /// Returns an empty table that takes no more than so many bytes.
    pub(super) fn with_bytes(bytes: usize) -> Self {
        let fitting = (bytes / size_of::<Slot>()).max(1 << 10);
        let size = 1 << fitting.ilog2();
        Self { pages: OnceLock::new(), mask: size - 1 }
    }

    fn bucket(&self, key: u64) -> &[Slot] {
        let count = (self.mask + 1) / PAGE;
        let none = || std::iter::repeat_with(OnceLock::new).take(count).collect();
        let start = (key as usize & self.mask) / WAYS * WAYS;
        let page = &self.pages.get_or_init(none)[start / PAGE];
        let empty = || Box::new(std::array::from_fn(|_| Slot::default()));
        &page.get_or_init(empty)[start % PAGE..start % PAGE + WAYS]
    }

    /// Returns what is known under a key.
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let (_, entry) = find(self.bucket(key), key)?;
        let best = (entry.best[0] != entry.best[1]).then_some(entry.best);
        Some(Known { bounds: entry.bounds, best })
    }

    /// Adds what has been learnt to what was known under a key.
    pub(super) fn put(&self, key: u64, bounds: Bounds, best: Option<[u8; 2]>, worth: u8) {
        let bucket = self.bucket(key);
        let (slot, before) = match find(bucket, key) {
            Some((slot, entry)) => (slot, Some(entry)),
            None => (least_worth(bucket), None),
        };
        let known = before.map_or(Bounds::UNKNOWN, |entry| entry.bounds);
        let kept = before.map_or([0, 0], |entry| entry.best);
        let entry = Entry { bounds: known.and(bounds), worth, best: best.unwrap_or(kept) };
        write(slot, key, entry);
    }
}

fn find(bucket: &[Slot], key: u64) -> Option<(&Slot, Entry)> {
    bucket.iter().find_map(|slot| {
        let contents = slot[1].load(Ordering::Relaxed);
        let fits = contents != 0 && slot[0].load(Ordering::Relaxed) ^ contents == key;
        fits.then(|| (slot, unpacked(contents)))
    })
}

fn write(slot: &Slot, key: u64, entry: Entry) {
    let contents = packed(entry);
    slot[0].store(key ^ contents, Ordering::Relaxed);
    slot[1].store(contents, Ordering::Relaxed);
}

fn least_worth(bucket: &[Slot]) -> &Slot {
    let rank = |slot: &&Slot| match slot[1].load(Ordering::Relaxed) {
        0 => 0,
        contents => 1 + u16::from(unpacked(contents).worth),
    };
    bucket.iter().min_by_key(rank).expect("a bucket has slots")
}

/// The sixth byte is never zero, so that contents are not mistaken for an empty slot.
fn packed(entry: Entry) -> u64 {
    let [from, to] = entry.best;
    u64::from_le_bytes([entry.bounds.least, entry.bounds.most, entry.worth, from, to, 1, 0, 0])
}

fn unpacked(contents: u64) -> Entry {
    let [least, most, worth, from, to, ..] = contents.to_le_bytes();
    Entry { bounds: Bounds { least, most }, worth, best: [from, to] }
}

/// Mixes a number into a key.
pub(super) const fn salted(key: u64, salt: u64) -> u64 {
    key ^ (salt + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
}
