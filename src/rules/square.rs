//! Squares, files and ranks.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The eight files' Latin letters, a to h.
pub const FILE_LETTERS: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
/// The eight files' Thai letters, ก to ญ (rules.md, section 7: ญ, not ซ).
pub const THAI_FILE_LETTERS: [char; 8] = ['ก', 'ข', 'ค', 'ง', 'จ', 'ฉ', 'ช', 'ญ'];
/// The Arabic digits 1 to 8, for ranks.
pub(crate) const RANK_DIGITS: [char; 8] = ['1', '2', '3', '4', '5', '6', '7', '8'];
/// The Thai digits ๑ to ๘, for ranks.
pub const THAI_RANK_DIGITS: [char; 8] = ['๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘'];

/// One of the 64 squares, counted a1, b1, … h1, a2, … h8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// Returns the square with that number, a1 = 0 … h8 = 63.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// Returns the square on a file and a rank, both counted from 0; higher bits are ignored.
    pub const fn at(file: usize, rank: usize) -> Self {
        Self(((rank & 7) * 8 + (file & 7)) as u8)
    }

    /// Returns the square whose number is the lowest six bits of `index`.
    pub(crate) const fn wrapped(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// Returns the number of the square, a1 = 0 … h8 = 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the file, a = 0 … h = 7.
    pub const fn file(self) -> usize {
        (self.0 & 7) as usize
    }

    /// Returns the rank, 0 for White's first … 7.
    pub const fn rank(self) -> usize {
        (self.0 >> 3) as usize
    }

    /// Returns the square on the other side of the line between files d and e.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 7)
    }

    /// Returns the square seen from the other side: the ranks are turned over, files stay.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ 0b11_1000)
    }

    /// Returns whether the square has the colour of a1.
    pub const fn is_dark(self) -> bool {
        (self.file() + self.rank()).is_multiple_of(2)
    }

    /// Returns every square, a1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..64).map(Self)
    }

    /// Returns the square with Thai letter and digit, such as `จ๔`.
    pub fn to_thai(self) -> String {
        [THAI_FILE_LETTERS[self.file()], THAI_RANK_DIGITS[self.rank()]].iter().collect()
    }
}

/// Text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "`{0}` is not a square: expected a file a–h or ก–ญ and a rank 1–8 or ๑–๘, such as e4 or จ๔"
)]
pub struct SquareError(String);

/// Returns the file (0…7) that a Latin or Thai letter names.
pub fn file_from_letter(letter: char) -> Option<usize> {
    let position = |letters: [char; 8]| letters.iter().position(|&known| known == letter);
    position(FILE_LETTERS).or_else(|| position(THAI_FILE_LETTERS))
}

/// Returns the rank (0…7) that an Arabic or Thai digit names.
pub fn rank_from_digit(digit: char) -> Option<usize> {
    match digit {
        '1'..='8' => Some(digit as usize - '1' as usize),
        '๑'..='๘' => Some(digit as usize - '๑' as usize),
        _ => None,
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let fault = || SquareError(text.to_owned());
        let mut letters = text.chars();
        let file = letters.next().and_then(file_from_letter).ok_or_else(fault)?;
        let rank = letters.next().and_then(rank_from_digit).ok_or_else(fault)?;
        if letters.next().is_some() {
            return Err(fault());
        }
        Ok(Self::at(file, rank))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", FILE_LETTERS[self.file()], self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
