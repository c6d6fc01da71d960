//! Numbers read one after the other from bytes that may end too soon.

use super::FormatError;

/// The bytes not yet read.
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl<'a> Bytes<'a> {
    /// Returns the next so many bytes.
    pub(super) fn take(&mut self, len: usize) -> Result<&'a [u8], FormatError> {
        let (taken, rest) = self.0.split_at_checked(len).ok_or(FormatError::Header)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const LEN: usize>(&mut self) -> Result<[u8; LEN], FormatError> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(FormatError::Header)?;
        self.0 = rest;
        Ok(*taken)
    }

    pub(super) fn byte(&mut self) -> Result<u8, FormatError> {
        self.array::<1>().map(|[byte]| byte)
    }

    pub(super) fn u16(&mut self) -> Result<u16, FormatError> {
        self.array().map(u16::from_le_bytes)
    }

    pub(super) fn u32(&mut self) -> Result<u32, FormatError> {
        self.array().map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self) -> Result<u64, FormatError> {
        self.array().map(u64::from_le_bytes)
    }
}
