//! The fields of one mapping: each known, each once, each of its shape.

use std::collections::HashMap;

use super::Text;
use super::fault::{Faults, Place};
use super::fault_kind::FaultKind;
use super::nearest::nearest;
use super::tree::{Node, Value};

/// The fields of a mapping by their names.
pub(super) struct Fields<'n> {
    entries: Vec<(&'static str, &'n Node)>,
    /// Where the mapping begins: what is missing is missing there.
    pub(super) place: Place,
}

impl<'n> Fields<'n> {
    /// Returns the fields of a mapping and reports those that are unknown or given twice; nothing
    /// if the node is no mapping.
    pub(super) fn of(
        node: &'n Node,
        known: &'static [&'static str],
        faults: &mut Faults<'_>,
    ) -> Option<Self> {
        let Value::Mapping(pairs) = &node.value else { return None };
        let mut fields = Self { entries: Vec::new(), place: node.place };
        let mut seen: HashMap<&str, usize> = HashMap::new();
        for (key, value) in pairs {
            let Value::Text { words, .. } = &key.value else {
                let found = key.value.what();
                let expected = "the name of a field";
                faults.report(key.place, FaultKind::WrongType { field: "field", found, expected });
                continue;
            };
            if let Some(&first) = seen.get(words.as_str()) {
                let kind = FaultKind::DuplicateField { field: words.clone(), first };
                faults.report(key.place, kind);
                continue;
            }
            seen.insert(words, key.place.line);
            match known.iter().find(|name| *name == words) {
                Some(name) => fields.entries.push((name, value)),
                None => faults.report(key.place, unknown(words, known)),
            }
        }
        Some(fields)
    }

    /// Returns the value of a field.
    pub(super) fn node(&self, field: &str) -> Option<&'n Node> {
        self.entries.iter().find(|(name, _)| *name == field).map(|&(_, node)| node)
    }

    /// Returns which of these fields are given, in that order, each with its value.
    pub(super) fn given(&self, names: &[&'static str]) -> Vec<(&'static str, &'n Node)> {
        names.iter().filter_map(|&name| Some((name, self.node(name)?))).collect()
    }

    /// Returns the value of a field that must be there, and reports it if it is not.
    pub(super) fn required(
        &self,
        field: &'static str,
        expected: &'static str,
        faults: &mut Faults<'_>,
    ) -> Option<&'n Node> {
        let node = self.node(field);
        if node.is_none() {
            faults.report(self.place, FaultKind::MissingField { field, expected });
        }
        node
    }
}

fn unknown(name: &str, known: &'static [&'static str]) -> FaultKind {
    if name == "<<" {
        return FaultKind::MergeKey;
    }
    let nearest = nearest(name, known.iter().copied());
    FaultKind::UnknownField { field: name.to_owned(), nearest, known }
}

/// Returns a value that must be one text, and reports it if it is another thing or empty.
pub(super) fn text_of<'n>(
    node: &'n Node,
    field: &'static str,
    expected: &'static str,
    faults: &mut Faults<'_>,
) -> Option<&'n str> {
    match &node.value {
        Value::Text { words, .. } if words.trim().is_empty() => {
            faults.report(node.place, FaultKind::Empty { field, expected });
            None
        }
        Value::Text { words, .. } => Some(words.trim()),
        Value::Refused => None,
        Value::List(_) | Value::Mapping(_) => {
            let found = node.value.what();
            faults.report(node.place, FaultKind::WrongType { field, found, expected });
            None
        }
    }
}

/// Returns the items of a value that must be a list.
pub(super) fn list_of<'n>(
    node: &'n Node,
    field: &'static str,
    expected: &'static str,
    faults: &mut Faults<'_>,
) -> &'n [Node] {
    match &node.value {
        Value::List(items) if items.is_empty() => {
            faults.report(node.place, FaultKind::Empty { field, expected });
        }
        Value::List(items) => return items,
        Value::Refused => {}
        Value::Text { words, .. } if words.is_empty() => {
            faults.report(node.place, FaultKind::Empty { field, expected });
        }
        Value::Text { .. } | Value::Mapping(_) => {
            let found = node.value.what();
            faults.report(node.place, FaultKind::WrongType { field, found, expected });
        }
    }
    &[]
}

const WORDS_EXPECTED: &str = "a text, or `th:` and `en:` with a text each";

/// Returns words in both languages: one text for both, or `th` and `en`, of which one may be left
/// out.
pub(super) fn words_of(node: &Node, field: &'static str, faults: &mut Faults<'_>) -> Option<Text> {
    match &node.value {
        Value::Mapping(_) => {
            let fields = Fields::of(node, &["th", "en"], faults)?;
            words_in(&fields, field, faults)
        }
        Value::Text { .. } | Value::List(_) | Value::Refused => {
            text_of(node, field, WORDS_EXPECTED, faults).map(Text::plain)
        }
    }
}

/// Returns the words that the fields `th` and `en` of a mapping give; nothing if neither is there.
pub(super) fn words_in(
    fields: &Fields<'_>,
    field: &'static str,
    faults: &mut Faults<'_>,
) -> Option<Text> {
    let mut word = |name| {
        let node = fields.node(name)?;
        Some(text_of(node, name, "a text", faults).map(str::to_owned))
    };
    let (th, en) = (word("th"), word("en"));
    match (th, en) {
        (None, None) => {
            faults.report(fields.place, FaultKind::Empty { field, expected: WORDS_EXPECTED });
            None
        }
        (Some(th), None) => th.map(|th| Text { en: th.clone(), th }),
        (None, Some(en)) => en.map(|en| Text { th: en.clone(), en }),
        (Some(th), Some(en)) => Some(Text { th: th?, en: en? }),
    }
}
