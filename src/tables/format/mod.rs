//! The file of one table: its distances in compressed blocks behind a header, all under checksums.
//!
//! ```text
//! header    what the table is, its counts, every block's length and CRC-32, its own CRC-32
//! blocks    the planes one after the other, each in blocks of `BLOCK` positions, zstd
//! hash      XXH3-128 of everything before
//! ```
//! `docs/table-format.md` gives every byte. Kept are the distances with the attacker to move; those
//! with the defender to move follow from them in one step. A file is read whole and believed only
//! after every length, checksum and count in it has been found right.

mod blocks;
mod bytes;
mod header;
mod packed;

use std::num::NonZeroUsize;
use std::sync::Arc;

use thiserror::Error;
use xxhash_rust::xxh3::xxh3_128;

use super::halt::{Halt, Unmade};
use super::material::{Ending, MEN_AT_ONCE};
use super::measure::Measure;
use super::parallel::share;
use super::plane::{ILLEGAL, NOT_WON, Plane, Tally};
use super::planes::Planes;
use super::table::Table;
use super::values::Values;

pub(super) use blocks::Effort;
pub(super) use header::{Header, READ_FIRST, longest_file};
pub(super) use packed::{CACHE_BYTES, Cache, Packed, Packer};

use blocks::{Blocks, Source};
use header::HASH;

/// Why a file is not the table it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormatError {
    /// It does not begin as a table's file.
    #[error("it is no table of konmak: it does not begin with `konmakET`")]
    Foreign,
    /// It is of another version of the format.
    #[error("it has version {found} of the format: expected {}", header::VERSION)]
    Version {
        /// The version in the file.
        found: u16,
    },
    /// It was made by other rules of counting.
    #[error("it was made under rules {found}: expected {}", header::RULES)]
    Rules {
        /// The rules' number in the file.
        found: u16,
    },
    /// It is cut, or longer than it says.
    #[error("it has {found} bytes: expected {expected}")]
    Length {
        /// The bytes there are.
        found: u64,
        /// The bytes it says it has, or the least it needs.
        expected: u64,
    },
    /// Its header contradicts itself or its checksum.
    #[error("its header is damaged")]
    Header,
    /// It holds another ending than its name says.
    #[error("it holds another ending than {expected}")]
    Ending {
        /// The ending that it was opened for.
        expected: Ending,
    },
    /// A block's checksum is wrong.
    #[error("its block {0} is damaged")]
    Block(usize),
    /// The checksum of the whole is wrong.
    #[error("its checksum is wrong")]
    Hash,
    /// Its distances are not those that its header counts.
    #[error("its distances do not agree with its header")]
    Contents,
}

/// Returns the bytes of a table's file, the same for any number of threads.
///
/// # Errors
/// If it is halted.
pub(super) fn encode(table: &Table, threads: NonZeroUsize, halt: &Halt) -> Result<Vec<u8>, Unmade> {
    let mate = table.plane(Measure::Mate);
    let blocks = |plane: &Plane| match &plane.values {
        Values::Packed(packed) if packed.effort() == Effort::File => Ok(packed.blocks().clone()),
        Values::Packed(_) | Values::Whole(_) => {
            let base = (!std::ptr::eq(plane, mate)).then_some(&mate.values);
            let (values, layout, effort) = (&plane.values, &table.layout, Effort::File);
            blocks::compress(Source { values, base, layout, effort }, threads, halt)
        }
    };
    let all = table.planes().map(|(_, plane)| blocks(plane)).collect::<Result<Vec<_>, _>>()?;
    let tallies = table.planes().map(|(measure, plane)| (measure, &plane.tally));
    let header = Header::new(table.ending(), tallies, all.iter().flat_map(Blocks::iter));
    let mut file = header.to_bytes();
    all.iter().flat_map(Blocks::iter).for_each(|block| file.extend(block));
    file.extend(xxh3_128(&file).to_le_bytes());
    Ok(file)
}

/// Returns the planes in the bytes of a file: whole up to four men, packed for more.
///
/// # Errors
/// What in it is wrong.
pub(super) fn decode(file: Vec<u8>, packer: Packer<'_>) -> Result<Planes, FormatError> {
    let layout = packer.layout;
    let header = Header::read(&file, file.len() as u64, layout.ending)?;
    let (content, hash) = file.split_at(file.len() - HASH);
    let places = header.blocks_in(content)?;
    if xxh3_128(content).to_le_bytes() != hash {
        return Err(FormatError::Hash);
    }
    let bytes = Arc::new(file);
    let stored = places.into_iter().map(|places| Blocks::new(Arc::clone(&bytes), places));
    let stored: Vec<_> = stored.collect();
    let mut base = None;
    let mut planes = None::<Planes>;
    for ((measure, tally), blocks) in header.tallies.into_iter().zip(stored) {
        let packed = Arc::new(Packed::new(blocks, base.clone(), packer));
        base.get_or_insert_with(|| Arc::clone(&packed));
        let plane = Plane { values: believed(packed, &tally, packer)?, tally };
        match &mut planes {
            None => planes = Some(Planes::new(plane)),
            Some(planes) => planes.put(measure, plane),
        }
    }
    planes.ok_or(FormatError::Header)
}

/// Returns a plane's values as they are kept: whole up to four men.
fn believed(packed: Arc<Packed>, tally: &Tally, packer: Packer<'_>) -> Result<Values, FormatError> {
    if packer.layout.ending.men() > MEN_AT_ONCE {
        return Ok(Values::Packed(packed));
    }
    let values = packed.whole(packer.threads, packer.halt);
    let legal = values.iter().filter(|&&value| value != ILLEGAL).count() as u64;
    if legal == tally.legal[0] { Ok(Values::Whole(values)) } else { Err(FormatError::Contents) }
}

/// Sees whether the planes hold just the distances that their header counts.
///
/// # Errors
/// [`FormatError::Contents`] if they do not.
pub(super) fn recount(planes: &Planes, packer: Packer<'_>) -> Result<(), FormatError> {
    let agrees = planes.iter().all(|(_, plane)| {
        let counts = counts(&plane.values, packer);
        let won = &plane.tally.won;
        let legal = counts[1..].iter().sum::<u64>();
        legal == plane.tally.legal[0]
            && won.iter().sum::<u64>() == legal - counts[usize::from(NOT_WON)]
            && won.iter().zip(counts).skip(1).all(|(&won, count)| won == count)
    });
    if agrees { Ok(()) } else { Err(FormatError::Contents) }
}

/// Returns how often each value stands in a plane.
fn counts(values: &Values, packer: Packer<'_>) -> Vec<u64> {
    let none = || vec![0; 1 + usize::from(NOT_WON)];
    let blocks = packer.layout.rows.div_ceil(blocks::ROWS);
    let counts = share(
        packer.threads,
        0..blocks,
        |number, counts: &mut Vec<u64>| {
            counts.resize(none().len(), 0);
            let block = blocks::plain(values, number);
            block.iter().for_each(|&value| counts[usize::from(value)] += 1);
        },
        |counts, other| {
            counts.resize(none().len(), 0);
            counts.iter_mut().zip(other).for_each(|(count, other)| *count += other);
        },
    );
    if counts.is_empty() { none() } else { counts }
}

#[cfg(test)]
mod tests;
