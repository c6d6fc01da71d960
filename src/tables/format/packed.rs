//! A plane whose blocks are unpacked as they are read.
//!
//! A table of five men has up to half a gigabyte of positions under each measure, packed a tenth of
//! that. What is looked up lies close together: a few blocks, which a cache keeps unpacked.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use crate::tables::halt::{Halt, Unmade};
use crate::tables::layout::{Layout, POSITIONS};
use crate::tables::parallel::share;
use crate::tables::plane::{NOT_WON, Plane};
use crate::tables::values::{RowValues, Values};

use super::blocks::{self, BLOCK, Blocks, Effort, ROWS, Source};

/// The unpacked blocks that are kept: 128 MiB. Fewer make the making of a table that leads into
/// another of five men unpack blocks again and again; more are of little use to a search.
const KEPT: usize = 512;
/// The bytes of these blocks.
pub(in crate::tables) const CACHE_BYTES: u64 = (KEPT * BLOCK) as u64;

/// One plane in compressed blocks.
#[derive(Debug)]
pub(in crate::tables) struct Packed {
    blocks: Blocks,
    /// The plane that the blocks are the difference from.
    base: Option<Arc<Self>>,
    effort: Effort,
    layout: Arc<Layout>,
    cache: Arc<Cache>,
    key: u64,
}

/// The blocks unpacked last, of any plane.
#[derive(Debug, Default)]
pub(in crate::tables) struct Cache {
    kept: Mutex<HashMap<(u64, usize), Recent>>,
    clock: AtomicU64,
    keys: AtomicU64,
}

/// A block, and when it was last read.
#[derive(Debug)]
struct Recent {
    block: Arc<Vec<u8>>,
    read: u64,
}

impl Cache {
    fn get(&self, key: (u64, usize), unpacked: impl FnOnce() -> Vec<u8>) -> Arc<Vec<u8>> {
        let read = self.clock.fetch_add(1, Ordering::Relaxed);
        let lock = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(recent) = lock().get_mut(&key) {
            recent.read = read;
            return Arc::clone(&recent.block);
        }
        let block = Arc::new(unpacked());
        let mut kept = lock();
        if kept.len() >= KEPT {
            let oldest = kept.iter().min_by_key(|(_, recent)| recent.read).map(|(&key, _)| key);
            oldest.map(|oldest| kept.remove(&oldest));
        }
        kept.insert(key, Recent { block: Arc::clone(&block), read });
        block
    }

    fn forget(&self, plane: u64) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|&(of, _), _| of != plane);
    }
}

impl Packed {
    /// Returns the plane that these blocks hold.
    pub(super) fn new(blocks: Blocks, base: Option<Arc<Self>>, packer: Packer<'_>) -> Self {
        let Packer { layout, cache, effort, .. } = packer;
        let key = cache.keys.fetch_add(1, Ordering::Relaxed);
        Self { blocks, base, effort, layout: Arc::clone(layout), cache: Arc::clone(cache), key }
    }

    /// Returns what the blocks were compressed for.
    pub(super) fn effort(&self) -> Effort {
        self.effort
    }

    pub(super) fn blocks(&self) -> &Blocks {
        &self.blocks
    }

    /// Returns the values of a block, past the cache.
    ///
    /// A block that is none although the file's hash is right is a forgery, as wrong distances would
    /// be: nothing is won in it.
    pub(super) fn unpacked(&self, number: usize) -> Vec<u8> {
        let positions = blocks::rows_of(&self.layout, number).len() * POSITIONS;
        let Some(inflated) = blocks::inflate(self.blocks.get(number), positions) else {
            return vec![NOT_WON; positions];
        };
        let base = self.base.as_ref().map(|base| base.block(number));
        let base = base.as_ref().map(|base| &base[..]);
        blocks::unsmoothed(&inflated, base, &blocks::legal_rows(&self.layout, number))
    }

    fn block(&self, number: usize) -> Arc<Vec<u8>> {
        self.cache.get((self.key, number), || self.unpacked(number))
    }

    /// Returns the values of all rows; of no use when a halt is due.
    pub(super) fn whole(&self, threads: NonZeroUsize, halt: &Halt) -> Vec<u8> {
        let mut values = vec![0; self.layout.rows * POSITIONS];
        share(
            threads,
            halt.before(values.chunks_mut(BLOCK).enumerate()),
            |(number, values), (): &mut ()| values.copy_from_slice(&self.block(number)),
            |(), ()| (),
        );
        values
    }

    /// Returns the values of a row.
    pub(in crate::tables) fn row(&self, row: usize) -> RowValues<'_> {
        RowValues::Unpacked { block: self.block(row / ROWS), start: row % ROWS * POSITIONS }
    }
}

impl Drop for Packed {
    fn drop(&mut self) {
        self.cache.forget(self.key);
    }
}

/// What packs and unpacks the planes of one table.
#[derive(Clone, Copy, Debug)]
pub(in crate::tables) struct Packer<'a> {
    pub(in crate::tables) layout: &'a Arc<Layout>,
    pub(in crate::tables) cache: &'a Arc<Cache>,
    pub(in crate::tables) threads: NonZeroUsize,
    pub(in crate::tables) halt: &'a Halt,
    /// What the planes are packed for, or were.
    pub(in crate::tables) effort: Effort,
}

impl Packer<'_> {
    /// Packs the planes of a table that are not, the first of them the distances to mate.
    ///
    /// # Errors
    /// If it is halted.
    pub(in crate::tables) fn pack<'p>(
        self,
        planes: impl Iterator<Item = &'p mut Plane>,
    ) -> Result<(), Unmade> {
        let mut base = None::<Arc<Packed>>;
        for plane in planes {
            if let Values::Whole(_) = &plane.values {
                let first = base.clone().map(Values::Packed);
                let (values, base_values) = (&plane.values, first.as_ref());
                let (layout, effort) = (self.layout, self.effort);
                let source = Source { values, base: base_values, layout, effort };
                let blocks = blocks::compress(source, self.threads, self.halt)?;
                let packed = Packed::new(blocks, base.clone(), self);
                plane.values = Values::Packed(Arc::new(packed));
            }
            if let (None, Values::Packed(packed)) = (&base, &plane.values) {
                base = Some(Arc::clone(packed));
            }
        }
        Ok(())
    }
}
