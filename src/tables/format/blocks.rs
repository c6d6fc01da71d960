//! Planes to compressed blocks and back.
//!
//! Each row is turned, so that the squares of the attacker's khun are neighbours: distances differ
//! less along them, and a file gets a fifth smaller. What stands at illegal places is of no use: it
//! becomes what stood before it, and after decompression 0 again, by the rules. A plane beside the
//! first is kept as the difference from it, which is mostly 0.

use std::borrow::Cow;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::Arc;

use zstd::bulk::{Compressor, Decompressor};

use crate::tables::halt::{Halt, Unmade};
use crate::tables::layout::{Layout, POSITIONS, Row, WORDS};
use crate::tables::material::MEN_AT_ONCE;
use crate::tables::parallel::share;
use crate::tables::plane::{ILLEGAL, keep_only};
use crate::tables::start::Legal;
use crate::tables::values::Values;

/// The positions of a block.
pub(super) const BLOCK: usize = 256 << 10;
/// The rows of a block.
pub(super) const ROWS: usize = BLOCK / POSITIONS;

/// What blocks are compressed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::tables) enum Effort {
    /// To be in memory for a while.
    Memory,
    /// To be written.
    File,
}

/// How hard zstd tries. Level 6 takes four times as long as level 1 and saves an eighth.
fn level(effort: Effort, men: usize) -> i32 {
    match effort {
        Effort::File if men > MEN_AT_ONCE => 6,
        Effort::File | Effort::Memory => 1,
    }
}

/// The compressed blocks of one plane, in a file or on the way there.
#[derive(Clone, Debug)]
pub(in crate::tables) struct Blocks {
    bytes: Arc<Vec<u8>>,
    places: Vec<Range<usize>>,
}

impl Blocks {
    /// Returns the blocks that stand at these places.
    pub(super) fn new(bytes: Arc<Vec<u8>>, places: Vec<Range<usize>>) -> Self {
        Self { bytes, places }
    }

    fn joined(blocks: impl IntoIterator<Item = Vec<u8>>) -> Self {
        let (mut bytes, mut places) = (Vec::new(), Vec::new());
        for block in blocks {
            places.push(bytes.len()..bytes.len() + block.len());
            bytes.extend(block);
        }
        bytes.shrink_to_fit();
        Self::new(Arc::new(bytes), places)
    }

    /// Returns how many blocks there are.
    pub(super) fn len(&self) -> usize {
        self.places.len()
    }

    /// Returns one block.
    pub(super) fn get(&self, number: usize) -> &[u8] {
        &self.bytes[self.places[number].clone()]
    }

    /// Returns all blocks.
    pub(super) fn iter(&self) -> impl Iterator<Item = &[u8]> {
        (0..self.len()).map(|number| self.get(number))
    }
}

/// Returns a block of a plane as it was before it was compressed.
pub(super) fn plain(values: &Values, number: usize) -> Cow<'_, [u8]> {
    match values {
        Values::Whole(values) => {
            Cow::Borrowed(&values[number * BLOCK..values.len().min((number + 1) * BLOCK)])
        }
        Values::Packed(packed) => Cow::Owned(packed.unpacked(number)),
    }
}

/// A plane to be compressed.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) values: &'a Values,
    /// What it is kept as the difference from.
    pub(super) base: Option<&'a Values>,
    pub(super) layout: &'a Layout,
    pub(super) effort: Effort,
}

/// Returns a plane in compressed blocks, the same for any number of threads.
///
/// # Errors
/// If it is halted.
pub(super) fn compress(
    source: Source<'_>,
    threads: NonZeroUsize,
    halt: &Halt,
) -> Result<Blocks, Unmade> {
    let Source { values, base, layout, effort } = source;
    let level = level(effort, layout.ending.men());
    let mut done = share(
        threads,
        halt.before(0..layout.rows.div_ceil(ROWS)),
        |number, done: &mut Vec<(usize, Vec<u8>)>| {
            let base = base.map(|base| plain(base, number));
            let mut compressor = Compressor::new(level).expect("the level is one of zstd's");
            let smooth = smoothed(&plain(values, number), base.as_deref());
            done.push((number, compressor.compress(&smooth).expect("a block of memory")));
        },
        Extend::extend,
    );
    done.sort_unstable_by_key(|(number, _)| *number);
    halt.unless_due(Blocks::joined(done.into_iter().map(|(_, block)| block)))
}

/// Returns the values of a block as they are compressed.
fn smoothed(values: &[u8], base: Option<&[u8]>) -> Vec<u8> {
    let mut smooth = vec![0; values.len()];
    let mut last = 0;
    for (row, smooth) in smooth.chunks_exact_mut(POSITIONS).enumerate() {
        let row_of = |block: &[u8]| turned::<WORDS, 64>(&block[row * POSITIONS..][..POSITIONS]);
        let base = base.map_or([0; POSITIONS], row_of);
        for ((smooth, value), base) in smooth.iter_mut().zip(row_of(values)).zip(base) {
            last = if value == ILLEGAL { last } else { value.wrapping_sub(base) };
            *smooth = last;
        }
    }
    smooth
}

/// Turns a row from so many lines of so many values: the first of each line, then the second ….
///
/// From `WORDS` lines of 64 the squares of the attacker's khun become neighbours; from 64 lines of
/// `WORDS` those of the defender's again.
fn turned<const LINES: usize, const LEN: usize>(row: &[u8]) -> [u8; POSITIONS] {
    let mut turned = [0; POSITIONS];
    for (place, turned) in turned.chunks_exact_mut(LINES).enumerate() {
        for (turned, line) in turned.iter_mut().zip(row.chunks_exact(LEN)) {
            *turned = line[place];
        }
    }
    turned
}

/// Returns the rows of a block.
pub(super) fn rows_of(layout: &Layout, number: usize) -> Range<usize> {
    number * ROWS..layout.rows.min((number + 1) * ROWS)
}

/// Returns which positions of a block's rows are legal with the attacker to move.
pub(super) fn legal_rows(layout: &Layout, number: usize) -> Vec<Row> {
    let legal = |row| Legal::of(layout, &layout.placement(row as u32)).attacker;
    rows_of(layout, number).map(legal).collect()
}

/// Decompresses a block that is to have so many positions; nothing if it has not.
pub(super) fn inflate(stored: &[u8], positions: usize) -> Option<Vec<u8>> {
    let mut values = vec![0; positions];
    let mut decompressor = Decompressor::new().expect("memory for zstd");
    let read = decompressor.decompress_to_buffer(stored, &mut values[..]);
    (read.ok() == Some(positions)).then_some(values)
}

/// Returns the values of an inflated block, kept as the difference from `base` if there is one.
pub(super) fn unsmoothed(inflated: &[u8], base: Option<&[u8]>, legal: &[Row]) -> Vec<u8> {
    let mut values = vec![0; inflated.len()];
    let rows = values.chunks_exact_mut(POSITIONS).zip(inflated.chunks_exact(POSITIONS));
    for (values, inflated) in rows {
        values.copy_from_slice(&turned::<64, WORDS>(inflated));
    }
    if let Some(base) = base {
        values.iter_mut().zip(base).for_each(|(value, base)| *value = value.wrapping_add(*base));
    }
    for (values, legal) in values.chunks_exact_mut(POSITIONS).zip(legal) {
        keep_only(values, legal);
    }
    values
}
