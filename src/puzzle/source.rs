//! Where a position was found, and how sure its text is.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::Text;

/// One place where a position was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The book or page.
    pub title: Text,
    /// The year of the common era; พ.ศ. less 543.
    pub year: Option<u16>,
    /// Where in it: number, page, post.
    pub place: Option<Text>,
    /// How sure the position is.
    pub certainty: Certainty,
    /// What is to be known about how it came from there.
    pub note: Option<Text>,
    /// Where it can be read.
    pub url: Option<String>,
}

/// How sure it is that the position stands so in its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// It was seen there.
    Exact,
    /// Someone who saw it wrote it down.
    Copied,
    /// The men are certain; the side to move or the colours were supplied.
    Assumed,
    /// It was put together from moves or a description.
    Reconstructed,
    /// It may be wrong.
    Doubtful,
}

/// Text that is no certainty.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no certainty: expected exact, copied, assumed, reconstructed or doubtful")]
pub struct CertaintyError(String);

impl Certainty {
    /// Every certainty, the surest first.
    pub const ALL: [Self; 5] =
        [Self::Exact, Self::Copied, Self::Assumed, Self::Reconstructed, Self::Doubtful];

    /// Returns the word that a file has.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Copied => "copied",
            Self::Assumed => "assumed",
            Self::Reconstructed => "reconstructed",
            Self::Doubtful => "doubtful",
        }
    }
}

impl FromStr for Certainty {
    type Err = CertaintyError;

    fn from_str(text: &str) -> Result<Self, CertaintyError> {
        let known = Self::ALL.into_iter().find(|certainty| certainty.name() == text);
        known.ok_or_else(|| CertaintyError(text.to_owned()))
    }
}

impl fmt::Display for Certainty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
