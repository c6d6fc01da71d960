//! Where a plane's bytes are: all in memory, or in blocks that are unpacked when they are read.

use std::ops::Deref;
use std::sync::Arc;

use super::format::Packed;
use super::layout::{POSITIONS, Place};

/// The bytes of a plane.
#[derive(Debug)]
pub(super) enum Values {
    /// One after the other.
    Whole(Vec<u8>),
    /// In compressed blocks.
    Packed(Arc<Packed>),
}

/// The bytes of one row.
pub(super) enum RowValues<'a> {
    /// A part of the plane.
    Whole(&'a [u8]),
    /// A part of a block that has been unpacked.
    Unpacked {
        /// The block.
        block: Arc<Vec<u8>>,
        /// Where the row begins in it.
        start: usize,
    },
}

impl Values {
    /// Returns the bytes of a row.
    pub(super) fn row(&self, row: usize) -> RowValues<'_> {
        match self {
            Self::Whole(values) => RowValues::Whole(&values[row * POSITIONS..][..POSITIONS]),
            Self::Packed(packed) => packed.row(row),
        }
    }

    /// Returns the byte of a position.
    pub(super) fn at(&self, place: Place) -> u8 {
        match self {
            Self::Whole(values) => values[place.index()],
            Self::Packed(packed) => packed.row(place.row)[place.word * 64 + place.bit],
        }
    }
}

impl Deref for RowValues<'_> {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Whole(values) => values,
            Self::Unpacked { block, start } => &block[*start..][..POSITIONS],
        }
    }
}
