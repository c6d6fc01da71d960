//! Every word that a person reads, in Thai or English, from the files under `locales/`.
//!
//! Texts are Project Fluent messages and are named by a key. A key that is missing would be a
//! mistake of ours: the tests look for every key of the code in both languages.

mod language;

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

pub(crate) use language::Language;

/// A value that stands in a text: a number (in the language's digits) or words.
pub(crate) type Value<'a> = FluentValue<'a>;

/// The texts of one language.
pub(crate) struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

const ENGLISH: [&str; 10] = [
    include_str!("../../../locales/en/help.ftl"),
    include_str!("../../../locales/en/errors.ftl"),
    include_str!("../../../locales/en/board.ftl"),
    include_str!("../../../locales/en/count.ftl"),
    include_str!("../../../locales/en/verbs.ftl"),
    include_str!("../../../locales/en/drill.ftl"),
    include_str!("../../../locales/en/study.ftl"),
    include_str!("../../../locales/en/tables.ftl"),
    include_str!("../../../locales/en/tempo.ftl"),
    include_str!("../../../locales/en/yaml.ftl"),
];

const THAI: [&str; 10] = [
    include_str!("../../../locales/th/help.ftl"),
    include_str!("../../../locales/th/errors.ftl"),
    include_str!("../../../locales/th/board.ftl"),
    include_str!("../../../locales/th/count.ftl"),
    include_str!("../../../locales/th/verbs.ftl"),
    include_str!("../../../locales/th/drill.ftl"),
    include_str!("../../../locales/th/study.ftl"),
    include_str!("../../../locales/th/tables.ftl"),
    include_str!("../../../locales/th/tempo.ftl"),
    include_str!("../../../locales/th/yaml.ftl"),
];

impl Words {
    /// Returns the texts of a language.
    pub(crate) fn new(language: Language) -> Self {
        let sources = match language {
            Language::Thai => THAI,
            Language::English => ENGLISH,
        };
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        bundle.set_use_isolating(false);
        if language == Language::Thai {
            bundle.set_formatter(Some(thai_number_of));
        }
        for source in sources {
            let resource = FluentResource::try_new(source.to_owned())
                .expect("the texts under locales/ are well-formed");
            bundle.add_resource(resource).expect("every key stands once in a language");
        }
        Self { language, bundle }
    }

    /// Returns the language.
    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// Returns a number that is written already, in the digits of the language.
    pub(crate) fn digits(&self, number: &str) -> String {
        match self.language {
            Language::Thai => thai_digits(number),
            Language::English => number.to_owned(),
        }
    }

    /// Returns the text of a key.
    pub(crate) fn say(&self, key: &str) -> String {
        self.tell(key, [])
    }

    /// Returns the text of a key with values put in.
    pub(crate) fn tell<'a>(
        &self,
        key: &str,
        values: impl IntoIterator<Item = (&'static str, Value<'a>)>,
    ) -> String {
        self.find(key, values).unwrap_or_else(|| key.to_owned())
    }

    /// Returns the text of a key, if there is one.
    pub(crate) fn find<'a>(
        &self,
        key: &str,
        values: impl IntoIterator<Item = (&'static str, Value<'a>)>,
    ) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let values: FluentArgs<'_> =
            values.into_iter().map(|(name, value)| (Cow::Borrowed(name), value)).collect();
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut faults);
        debug_assert!(faults.is_empty(), "{key}: {faults:?}");
        Some(text.into_owned())
    }
}

fn thai_number_of<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(thai_digits(&plain(number))),
        FluentValue::String(_)
        | FluentValue::Custom(_)
        | FluentValue::None
        | FluentValue::Error => None,
    }
}

fn plain(number: &FluentNumber) -> String {
    number.as_string().into_owned()
}

fn thai_digits(digits: &str) -> String {
    let thai = ['๐', '๑', '๒', '๓', '๔', '๕', '๖', '๗', '๘', '๙'];
    digits
        .chars()
        .map(|c| c.to_digit(10).and_then(|digit| thai.get(digit as usize)).copied().unwrap_or(c))
        .collect()
}
