//! Moves as text: written in four notations, read in these and in whatever people type.
//!
//! ข ค ง are men *and* files, and ม and ม็ differ by one mark, so a text is not parsed from left to
//! right. It is taken apart in every possible way, and the legal moves that fit one of the ways are
//! the candidates. Source: rules.md, section 7.

mod fault;
mod line;
mod parse;
mod read;
mod write;

#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

pub use fault::{MoveFault, Origin};
pub use read::read_move;

/// A way to write moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// The two squares, `e3e4`, and `m` behind the move of a bia that turns over: `g5g6m`.
    Coordinates,
    /// The algebraic form of chess with the letters of FEN: `Sf2`, `Nxd5`, `e6=M`, `Rh8#`.
    ///
    /// A bia ngai is written `M` like a met.
    Latin,
    /// The same in Thai letters and digits: `ค-ฉ๒`, `มxง๕`, `จ๖=M`, `ร-ญ๘#`. A bia ngai is ง.
    Thai,
    /// The Thai form of printed problems, man and both squares: `ค, ฉ๓-ฉ๔`, `+` check, `++` mate.
    ThaiPrint,
}

impl Notation {
    /// All notations.
    pub const ALL: [Self; 4] = [Self::Coordinates, Self::Latin, Self::Thai, Self::ThaiPrint];

    /// Returns the name by which the notation is chosen, such as `latin`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Coordinates => "coordinates",
            Self::Latin => "latin",
            Self::Thai => "thai",
            Self::ThaiPrint => "thai-print",
        }
    }
}

/// A word that names no notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a notation: expected coordinates, latin, thai or thai-print")]
pub struct UnknownNotation(String);

impl FromStr for Notation {
    type Err = UnknownNotation;

    fn from_str(text: &str) -> Result<Self, UnknownNotation> {
        let named = Self::ALL.into_iter().find(|notation| notation.name() == text);
        named.ok_or_else(|| UnknownNotation(text.to_owned()))
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
