//! The head of a table's file: what it is, what it counts, and where its blocks lie.

use std::ops::Range;

use crc32fast::hash as crc32;

use crate::tables::layout::{POSITIONS, row_count};
use crate::tables::material::{Ending, KINDS, Men};
use crate::tables::measure::Measure;
use crate::tables::plane::Tally;

use super::FormatError;
use super::blocks::BLOCK;
use super::bytes::Bytes;

/// How every file begins.
const MAGIC: [u8; 8] = *b"konmakET";
/// The version of this format.
pub(super) const VERSION: u16 = 2;
/// The rules by which the counted distances are made: a new number whenever they change.
pub(super) const RULES: u16 = 1;

/// The bytes that tell how long the rest of the header is.
pub(in crate::tables) const READ_FIRST: usize = 48;
/// Where the header's own length stands in them.
const LENGTH_AT: usize = 44;
/// The bytes of a CRC-32.
const CRC: usize = 4;
/// The bytes of a block's entry: its length and CRC-32.
const ENTRY: usize = 8;
/// The bytes of the hash behind the blocks.
pub(super) const HASH: usize = 16;
/// The most distances that a tally counts, 0 … 255.
const MAX_LEVELS: u16 = 256;

/// The planes in the order of the file; a plane's bit is its place.
const ORDER: [Measure; 4] = Measure::ALL;

/// What a file says of itself.
#[derive(Debug)]
pub(in crate::tables) struct Header {
    pub(super) ending: Ending,
    /// Each plane's measure and counts.
    pub(in crate::tables) tallies: Vec<(Measure, Tally)>,
    blocks: Vec<Entry>,
    /// The bytes of the header itself.
    len: usize,
    /// The bytes of the whole file.
    file_len: u64,
}

/// A block's place in the index.
#[derive(Clone, Copy, Debug)]
struct Entry {
    len: u32,
    crc: u32,
}

/// Returns the positions of one plane.
pub(super) fn positions_of(ending: Ending) -> u64 {
    row_count(ending) * POSITIONS as u64
}

fn blocks_a_plane(ending: Ending) -> u64 {
    positions_of(ending).div_ceil(BLOCK as u64)
}

/// Returns the most bytes that an ending's file may have.
pub(in crate::tables) fn longest_file(ending: Ending) -> u64 {
    let block = zstd::zstd_safe::compress_bound(BLOCK) + ENTRY;
    let tally = 2 * 8 + 2 * (2 + 8 * usize::from(MAX_LEVELS));
    let plane = blocks_a_plane(ending) * block as u64 + tally as u64;
    ORDER.len() as u64 * plane + (READ_FIRST + CRC + HASH) as u64
}

impl Header {
    /// Returns the header of a table with these planes, compressed to these blocks.
    pub(super) fn new<'a>(
        ending: Ending,
        tallies: impl Iterator<Item = (Measure, &'a Tally)>,
        blocks: impl Iterator<Item = &'a [u8]>,
    ) -> Self {
        let entry = |block: &[u8]| Entry { len: block.len() as u32, crc: crc32(block) };
        let tallies = tallies.map(|(measure, tally)| (measure, tally.clone())).collect();
        let blocks: Vec<_> = blocks.map(entry).collect();
        let mut header = Self { ending, tallies, blocks, len: 0, file_len: 0 };
        let stored: u64 = header.blocks.iter().map(|block| u64::from(block.len)).sum();
        header.len = header.to_bytes().len();
        header.file_len = header.len as u64 + stored + HASH as u64;
        header
    }

    /// Returns the bytes of the header.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(RULES.to_le_bytes());
        bytes.extend(men_of(self.ending));
        let bits = |measure| ORDER.iter().position(|&of| of == measure).map_or(0, |bit| 1 << bit);
        bytes.push(self.tallies.iter().fold(0, |all, (measure, _)| all | bits(*measure)));
        bytes.push(0);
        bytes.extend((BLOCK as u32).to_le_bytes());
        bytes.extend(positions_of(self.ending).to_le_bytes());
        bytes.extend(self.file_len.to_le_bytes());
        bytes.extend([0; 4]);
        self.tallies.iter().for_each(|(_, tally)| write_tally(tally, &mut bytes));
        for block in &self.blocks {
            bytes.extend(block.len.to_le_bytes());
            bytes.extend(block.crc.to_le_bytes());
        }
        let len = (bytes.len() + CRC) as u32;
        bytes[LENGTH_AT..READ_FIRST].copy_from_slice(&len.to_le_bytes());
        let crc = crc32(&bytes);
        bytes.extend(crc.to_le_bytes());
        bytes
    }

    /// Returns how many bytes the header has, by the first [`READ_FIRST`] of a file of that length.
    ///
    /// # Errors
    /// If these are no table's.
    pub(in crate::tables) fn len_in(first: &[u8], file_len: u64) -> Result<usize, FormatError> {
        if first.len() < MAGIC.len() || first[..MAGIC.len()] != MAGIC {
            return Err(FormatError::Foreign);
        }
        let least = (READ_FIRST + CRC + HASH) as u64;
        if file_len < least || first.len() < READ_FIRST {
            return Err(FormatError::Length { found: file_len, expected: least });
        }
        let version = u16::from_le_bytes([first[8], first[9]]);
        if version != VERSION {
            return Err(FormatError::Version { found: version });
        }
        let len = Bytes(&first[LENGTH_AT..]).u32()?;
        let fits = (READ_FIRST + CRC) as u64 <= len.into() && u64::from(len) <= file_len;
        if fits { Ok(len as usize) } else { Err(FormatError::Header) }
    }

    /// Reads the header at the beginning of a file of that length.
    ///
    /// # Errors
    /// What in it is wrong, or that it is not the ending's.
    pub(in crate::tables) fn read(
        file: &[u8],
        file_len: u64,
        ending: Ending,
    ) -> Result<Self, FormatError> {
        let len = Self::len_in(file, file_len)?;
        let (head, crc) =
            file.get(..len).and_then(|head| head.split_last_chunk()).ok_or(FormatError::Header)?;
        if crc32(head).to_le_bytes() != *crc {
            return Err(FormatError::Header);
        }
        let mut bytes = Bytes(&head[MAGIC.len() + 2..]);
        match bytes.u16()? {
            RULES => {}
            found => return Err(FormatError::Rules { found }),
        }
        if bytes.take(2 * KINDS.len())? != men_of(ending) {
            return Err(FormatError::Ending { expected: ending });
        }
        let header = Self { len, ..Self::read_rest(bytes, ending)? };
        if header.file_len == file_len {
            header.checked()
        } else {
            Err(FormatError::Length { found: file_len, expected: header.file_len })
        }
    }

    fn read_rest(mut bytes: Bytes<'_>, ending: Ending) -> Result<Self, FormatError> {
        let planes = bytes.byte()?;
        let is_known = bytes.byte()? == 0
            && planes & 1 == 1
            && usize::from(planes) < 1 << ORDER.len()
            && bytes.u32()? as usize == BLOCK
            && bytes.u64()? == positions_of(ending);
        if !is_known {
            return Err(FormatError::Header);
        }
        let file_len = bytes.u64()?;
        bytes.take(READ_FIRST - LENGTH_AT)?;
        let mut tallies = Vec::new();
        for (bit, &measure) in ORDER.iter().enumerate() {
            if planes >> bit & 1 == 1 {
                tallies.push((measure, read_tally(&mut bytes)?));
            }
        }
        let count = blocks_a_plane(ending) * u64::from(planes.count_ones());
        if bytes.0.len() as u64 != count * ENTRY as u64 {
            return Err(FormatError::Header);
        }
        let entry = |_| Ok(Entry { len: bytes.u32()?, crc: bytes.u32()? });
        let blocks = (0..count).map(entry).collect::<Result<_, _>>()?;
        Ok(Self { ending, tallies, blocks, len: 0, file_len })
    }

    /// Sees whether header, blocks and hash fill the file.
    fn checked(self) -> Result<Self, FormatError> {
        let blocks = self.blocks.iter().map(|block| u64::from(block.len)).sum::<u64>();
        let whole = self.len as u64 + blocks + HASH as u64;
        if whole == self.file_len { Ok(self) } else { Err(FormatError::Header) }
    }

    /// Returns where the blocks stand in a file, given without its hash: plane after plane, each
    /// with so many.
    ///
    /// # Errors
    /// The first block that its checksum does not fit.
    pub(super) fn blocks_in(&self, content: &[u8]) -> Result<Vec<Vec<Range<usize>>>, FormatError> {
        let mut start = self.len;
        let mut places = Vec::with_capacity(self.blocks.len());
        for (number, entry) in self.blocks.iter().enumerate() {
            let place = start..start + entry.len as usize;
            let block = content.get(place.clone()).ok_or(FormatError::Block(number))?;
            if crc32(block) != entry.crc {
                return Err(FormatError::Block(number));
            }
            start = place.end;
            places.push(place);
        }
        let each = blocks_a_plane(self.ending) as usize;
        Ok(places.chunks(each.max(1)).map(<[_]>::to_vec).collect())
    }
}

/// Returns how many men of each kind each side has, the attacker first.
fn men_of(ending: Ending) -> [u8; 2 * KINDS.len()] {
    let mut men = [0; 2 * KINDS.len()];
    let of = |side: Men| KINDS.map(|role| side.of(role) as u8);
    men[..KINDS.len()].copy_from_slice(&of(ending.attacker));
    men[KINDS.len()..].copy_from_slice(&of(ending.defender));
    men
}

fn write_tally(tally: &Tally, bytes: &mut Vec<u8>) {
    tally.legal.iter().for_each(|count| bytes.extend(count.to_le_bytes()));
    for counts in [&tally.won, &tally.lost] {
        bytes.extend((counts.len() as u16).to_le_bytes());
        for count in counts {
            bytes.extend(count.to_le_bytes());
        }
    }
}

fn read_tally(bytes: &mut Bytes<'_>) -> Result<Tally, FormatError> {
    let legal = [bytes.u64()?, bytes.u64()?];
    let mut counts = || {
        let levels = bytes.u16()?;
        if levels > MAX_LEVELS {
            return Err(FormatError::Header);
        }
        (0..levels).map(|_| bytes.u64()).collect()
    };
    Ok(Tally { legal, won: counts()?, lost: counts()? })
}
