//! Words in Thai and English.

use serde::Deserialize;

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// In Thai; the English words where no Thai was given.
    pub th: String,
    /// In English; the Thai words where no English was given.
    pub en: String,
}

impl Text {
    /// Returns a text that reads the same in both languages.
    pub fn plain(words: &str) -> Self {
        Self { th: words.to_owned(), en: words.to_owned() }
    }
}
