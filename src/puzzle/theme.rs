//! What puzzles teach: the field's terms, each with a line of explanation.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::Deserialize;
use thiserror::Error;

use super::Text;

/// A term of the field that a puzzle shows.
#[derive(Clone, Copy)]
pub struct Theme(&'static Entry);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    name: Text,
    about: Text,
}

static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    serde_yaml::from_str(include_str!("themes.yaml")).expect("the shipped table of themes is sound")
});

/// An id that is no theme's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no theme")]
pub struct ThemeError(String);

impl Theme {
    /// Returns every theme in the order in which they are shown.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        ENTRIES.iter().map(Self)
    }

    /// Returns the id that files and the command line use.
    pub fn id(self) -> &'static str {
        &self.0.id
    }

    /// Returns the term.
    pub fn name(self) -> &'static Text {
        &self.0.name
    }

    /// Returns the explanation in one line.
    pub fn about(self) -> &'static Text {
        &self.0.about
    }
}

impl FromStr for Theme {
    type Err = ThemeError;

    fn from_str(text: &str) -> Result<Self, ThemeError> {
        Self::all().find(|theme| theme.id() == text).ok_or_else(|| ThemeError(text.to_owned()))
    }
}

impl PartialEq for Theme {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for Theme {}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Theme({})", self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_has_its_own_id_and_is_found_by_it() {
        assert!(Theme::all().len() > 20);
        for theme in Theme::all() {
            let same: Vec<_> = Theme::all().filter(|other| other.id() == theme.id()).collect();
            assert_eq!(same.len(), 1, "{theme}");
            assert!(theme.id().parse::<crate::puzzle::PuzzleId>().is_ok(), "{theme}");
            for text in [theme.name(), theme.about()] {
                assert!(!text.th.trim().is_empty() && !text.en.trim().is_empty(), "{theme}");
            }
        }
    }
}
