//! Planes to compressed blocks and back.
//!
//! Each row is turned, so that the squares of the attacker's khun are neighbours: distances differ
//! less along them, and a file gets a fifth smaller. What stands at illegal places is of no use: it
//! becomes what stood before it, and after decompression 0 again, by the rules. A plane beside the
//! first is kept as the difference from it, which is mostly 0.

use std::num::NonZeroUsize;
use std::sync::Mutex;

use zstd::bulk::{Compressor, Decompressor};

use crate::tables::halt::{Halt, Halted};
use crate::tables::layout::{Layout, POSITIONS, WORDS};
use crate::tables::material::MEN_AT_ONCE;
use crate::tables::parallel::share;
use crate::tables::plane::{ILLEGAL, Plane, keep_only};
use crate::tables::start::Legal;

use super::FormatError;

/// The positions of a block.
pub(super) const BLOCK: usize = 256 << 10;
/// The rows of a block.
const ROWS: usize = BLOCK / POSITIONS;

/// How hard zstd tries.
fn level(men: usize) -> i32 {
    if men <= MEN_AT_ONCE { 1 } else { 6 }
}

/// One plane to be written.
pub(super) struct PlaneBytes<'a> {
    values: &'a [u8],
    /// What its values are kept as the difference from.
    base: Option<&'a [u8]>,
}

impl<'a> PlaneBytes<'a> {
    pub(super) fn new(plane: &'a Plane, first: &'a Plane) -> Self {
        let base = (!std::ptr::eq(plane, first)).then(|| first.attacker());
        Self { values: plane.attacker(), base }
    }

    /// Returns the values of a block as they are compressed.
    fn block(&self, number: usize) -> Vec<u8> {
        let all = number * BLOCK..self.values.len().min((number + 1) * BLOCK);
        let values = &self.values[all.clone()];
        let base = self.base.map(|base| &base[all]);
        let mut block = Vec::with_capacity(values.len());
        let mut last = 0;
        for place in turned(values.len()) {
            if values[place] != ILLEGAL {
                last = values[place].wrapping_sub(base.map_or(0, |base| base[place]));
            }
            block.push(last);
        }
        block
    }
}

/// Returns the places of a block row by row, in each by the defender's khun and then by the
/// attacker's.
fn turned(len: usize) -> impl Iterator<Item = usize> {
    (0..len / POSITIONS).flat_map(|row| {
        (0..64).flat_map(move |bit| (0..WORDS).map(move |word| row * POSITIONS + word * 64 + bit))
    })
}

/// Returns the compressed blocks of the planes, one plane after the other, unless it is halted.
pub(super) fn compress(
    planes: &[PlaneBytes<'_>],
    men: usize,
    (threads, halt): (NonZeroUsize, &Halt),
) -> Result<Vec<Vec<u8>>, Halted> {
    let blocks = planes.iter().flat_map(|plane| {
        let blocks = 0..plane.values.len().div_ceil(BLOCK);
        blocks.map(move |number| (plane, number))
    });
    let mut done = share(
        threads,
        halt.before(blocks.enumerate()),
        |(place, (plane, number)), done: &mut Vec<(usize, Vec<u8>)>| {
            let mut compressor = Compressor::new(level(men)).expect("the level is one of zstd's");
            let block = compressor.compress(&plane.block(number)).expect("a block of memory");
            done.push((place, block));
        },
        Extend::extend,
    );
    done.sort_unstable_by_key(|(place, _)| *place);
    halt.unless_due(done.into_iter().map(|(_, block)| block).collect())
}

/// The planes that blocks are read into.
pub(super) struct Target<'a> {
    /// Each plane's bytes, the first the one that the others differ from.
    pub(super) planes: &'a mut [Vec<u8>],
    pub(super) layout: &'a Layout,
    pub(super) threads: NonZeroUsize,
    pub(super) halt: &'a Halt,
}

/// Reads the blocks of all planes.
///
/// # Errors
/// The first block that is none.
pub(super) fn decompress(stored: &[&[u8]], target: Target<'_>) -> Result<(), FormatError> {
    let Target { planes, layout, threads, halt } = target;
    let count = planes.first().map_or(0, |plane| plane.len().div_ceil(BLOCK));
    let mut columns: Vec<Vec<&mut [u8]>> = std::iter::repeat_with(Vec::new).take(count).collect();
    for plane in planes {
        columns.iter_mut().zip(plane.chunks_mut(BLOCK)).for_each(|(all, block)| all.push(block));
    }
    let first_fault = Mutex::new(None::<usize>);
    share(
        threads,
        halt.before(columns.into_iter().enumerate()),
        |(number, mut column), (): &mut ()| {
            let sources = (number..).step_by(count).map(|place| (place, stored[place]));
            let fault = read_column(sources, &mut column, layout, number);
            if let (Err(place), Ok(mut first)) = (fault, first_fault.lock()) {
                *first = Some(first.map_or(place, |first| first.min(place)));
            }
        },
        |(), ()| (),
    );
    match first_fault.into_inner() {
        Ok(None) => Ok(()),
        Ok(Some(place)) => Err(FormatError::Block(place)),
        Err(_) => Err(FormatError::Contents),
    }
}

/// Reads the blocks of all planes that hold the same positions; the fault is a block's number.
fn read_column<'s>(
    sources: impl Iterator<Item = (usize, &'s [u8])>,
    column: &mut [&mut [u8]],
    layout: &Layout,
    number: usize,
) -> Result<(), usize> {
    let mut decompressor = Decompressor::new().expect("memory for zstd");
    let mut values = vec![0; column.first().map_or(0, |block| block.len())];
    for (block, (place, source)) in column.iter_mut().zip(sources) {
        let read = decompressor.decompress_to_buffer(source, &mut values[..]);
        if read.ok() != Some(block.len()) {
            return Err(place);
        }
        for (place, &value) in turned(block.len()).zip(&values) {
            block[place] = value;
        }
    }
    let (first, others) = column.split_first_mut().expect("a table has at least one plane");
    for other in others.iter_mut() {
        other.iter_mut().zip(first.iter()).for_each(|(of, base)| *of = of.wrapping_add(*base));
    }
    let rows = number * ROWS..layout.rows.min((number + 1) * ROWS);
    for (at, row) in rows.enumerate() {
        let legal = Legal::of(layout, &layout.placement(row as u32)).attacker;
        for block in std::iter::once(&mut *first).chain(others.iter_mut()) {
            if !keep_only(&mut block[at * POSITIONS..][..POSITIONS], &legal) {
                return Err(number);
            }
        }
    }
    Ok(())
}
