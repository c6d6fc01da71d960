//! The two languages, and which of them to speak.

use std::ffi::OsString;
use std::str::FromStr;

use unic_langid::{LanguageIdentifier, langid};

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Language {
    /// ภาษาไทย.
    Thai,
    /// English.
    English,
}

impl Language {
    pub(super) fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::Thai => langid!("th"),
            Self::English => langid!("en"),
        }
    }

    /// Returns the language to speak before the arguments are read: that of `--lang` wherever it
    /// stands among them, else that of the locale.
    pub(crate) fn of_arguments(arguments: &[OsString]) -> Self {
        let mut asked = None;
        let mut words = arguments.iter().map(|word| word.to_str().unwrap_or_default());
        while let Some(word) = words.next() {
            match word.strip_prefix("--lang") {
                Some("") => asked = words.next(),
                Some(rest) => asked = rest.strip_prefix('=').or(asked),
                None if word == "--" => break,
                None => {}
            }
        }
        asked.and_then(|name| name.parse().ok()).unwrap_or_else(Self::of_locale)
    }

    fn of_locale() -> Self {
        let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
        let locale = set.or_else(sys_locale::get_locale).unwrap_or_default();
        if is_thai(&locale) { Self::Thai } else { Self::English }
    }
}

fn is_thai(locale: &str) -> bool {
    locale.split(['_', '-', '.', '@']).next().is_some_and(|word| word.eq_ignore_ascii_case("th"))
}

impl FromStr for Language {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "th" => Ok(Self::Thai),
            "en" => Ok(Self::English),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_asked_for_is_found_anywhere_among_the_arguments() {
        let of = |words: &[&str]| {
            Language::of_arguments(&words.iter().map(OsString::from).collect::<Vec<_>>())
        };
        assert_eq!(of(&["konmak", "--lang", "th", "list"]), Language::Thai);
        assert_eq!(of(&["konmak", "list", "--lang=th"]), Language::Thai);
        assert_eq!(of(&["konmak", "list", "--lang=th", "--lang", "en"]), Language::English);
    }

    #[test]
    fn a_locale_is_thai_by_its_language_alone() {
        assert!(["th", "th_TH.UTF-8", "th-TH"].into_iter().all(is_thai));
        assert!(!["en_TH.UTF-8", "C", "", "thx"].into_iter().any(is_thai));
    }
}
