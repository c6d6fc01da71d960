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

use std::num::NonZeroUsize;

use thiserror::Error;
use xxhash_rust::xxh3::xxh3_128;

use super::halt::{Halt, Halted};
use super::layout::Layout;
use super::material::Ending;
use super::measure::Measure;
use super::plane::Plane;
use super::table::Table;

pub(super) use header::{Header, READ_FIRST, longest_file};

use blocks::{PlaneBytes, Target};
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

/// The planes of a table's file.
#[derive(Debug)]
pub(super) struct Planes(Vec<(Measure, Plane)>);

impl Planes {
    /// Takes out the plane of a measure, if the file has it.
    pub(super) fn take(&mut self, measure: Measure) -> Option<Plane> {
        let place = self.0.iter().position(|(of, _)| *of == measure)?;
        Some(self.0.swap_remove(place).1)
    }
}

/// Returns the bytes of a table's file, the same for any number of threads, unless it is halted.
pub(super) fn encode(table: &Table, threads: NonZeroUsize, halt: &Halt) -> Result<Vec<u8>, Halted> {
    let planes: Vec<_> = table.own_planes().collect();
    let sources: Vec<_> =
        planes.iter().map(|(_, plane)| PlaneBytes::new(plane, planes[0].1)).collect();
    let blocks = blocks::compress(&sources, table.ending().men(), (threads, halt))?;
    let tallies = planes.iter().map(|(measure, plane)| (*measure, &plane.tally));
    let header = Header::new(table.ending(), tallies, &blocks);
    let mut file = header.to_bytes();
    for block in blocks {
        file.extend(block);
    }
    file.extend(xxh3_128(&file).to_le_bytes());
    Ok(file)
}

/// Returns the planes in the bytes of an ending's file.
///
/// # Errors
/// What in it is wrong.
pub(super) fn decode(
    file: &[u8],
    layout: &Layout,
    (threads, halt): (NonZeroUsize, &Halt),
) -> Result<Planes, FormatError> {
    let header = Header::read(file, file.len() as u64, layout.ending)?;
    let (content, hash) = file.split_at(file.len() - HASH);
    let stored = header.blocks_in(content)?;
    if xxh3_128(content).to_le_bytes() != hash {
        return Err(FormatError::Hash);
    }
    let positions = header::positions_of(layout.ending) as usize;
    let mut planes: Vec<_> = header.tallies.iter().map(|_| vec![0; positions]).collect();
    blocks::decompress(&stored, Target { planes: &mut planes, layout, threads, halt })?;
    let planes = planes.into_iter().zip(header.tallies);
    Ok(Planes(planes.map(|(bytes, (of, tally))| (of, Plane::read(bytes, tally))).collect()))
}

/// Sees whether the planes hold just the distances that their header counts.
///
/// # Errors
/// [`FormatError::Contents`] if they do not.
pub(super) fn recount(planes: &Planes) -> Result<(), FormatError> {
    let agrees = planes.0.iter().all(|(_, plane)| {
        let mut counts = [0_u64; 256];
        plane.attacker().iter().for_each(|&value| counts[usize::from(value)] += 1);
        let won = &plane.tally.won;
        let legal = counts[1..].iter().sum::<u64>();
        legal == plane.tally.legal[0]
            && won.iter().sum::<u64>() == legal - counts[255]
            && won.iter().zip(counts).skip(1).all(|(&won, count)| won == count)
    });
    if agrees { Ok(()) } else { Err(FormatError::Contents) }
}

#[cfg(test)]
mod tests;
