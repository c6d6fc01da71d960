//! Why the reader of YAML goes no farther: its reasons, in words of puzzle files.

use crate::app::words::Words;

/// The reasons that `saphyr-parser` gives, and the keys of what they mean to who writes puzzles.
const REASONS: &[(&str, &str)] = &[
    ("while parsing a block mapping, did not find expected key", "yaml-field"),
    ("while parsing a block collection, did not find expected '-' indicator", "yaml-item"),
    ("while parsing a flow sequence, expected ',' or ']'", "yaml-list-open"),
    ("while parsing a flow mapping, did not find expected ',' or '}'", "yaml-group-open"),
    ("misplaced bracket", "yaml-bracket"),
    ("mapping values are not allowed in this context", "yaml-second-colon"),
    ("illegal placement of ':' indicator", "yaml-second-colon"),
    ("simple key expect ':'", "yaml-no-colon"),
    ("simple key expected", "yaml-no-colon"),
    ("':' must be followed by a valid YAML whitespace", "yaml-colon-space"),
    ("expected whitespace", "yaml-colon-space"),
    ("':' may not precede any of `[{` in flow mapping", "yaml-colon-bracket"),
    ("mapping keys are not allowed in this context", "yaml-question"),
    ("'-' must be followed by a valid YAML whitespace", "yaml-dash-space"),
    ("block sequence entries are not allowed in this context", "yaml-dash"),
    ("\"-\" is only valid inside a block", "yaml-dash"),
    ("plain scalar cannot start with '-' followed by ,[]{}", "yaml-dash-word"),
    ("while scanning a quoted scalar, found unexpected end of stream", "yaml-quote-open"),
    ("while scanning a quoted scalar, found unexpected document indicator", "yaml-quote-open"),
    ("invalid trailing content after double-quoted scalar", "yaml-quote-end"),
    ("invalid indentation in quoted scalar", "yaml-quote-indentation"),
    ("while parsing a quoted scalar, found unknown escape character", "yaml-escape"),
    ("while parsing a quoted scalar, did not find expected hexadecimal number", "yaml-escape"),
    ("while parsing a quoted scalar, found invalid Unicode character escape code", "yaml-escape"),
    ("invalid indentation", "yaml-indentation"),
    ("invalid indentation in flow construct", "yaml-indentation"),
    ("wrongly indented line in block scalar", "yaml-indentation"),
    ("tabs disallowed within this context (block indentation)", "yaml-tab"),
    ("tabs disallowed in this context", "yaml-tab"),
    ("tab cannot be used as indentation", "yaml-tab"),
    ("while scanning a plain scalar, found a tab", "yaml-tab"),
    ("a block scalar content cannot start with a tab", "yaml-tab"),
    ("while scanning a block scalar, did not find expected comment or line break", "yaml-block"),
    ("while scanning a block scalar, found an indentation indicator equal to 0", "yaml-block"),
    ("comments must be separated from other tokens by whitespace", "yaml-comment-space"),
    ("comment intercepting the multiline text", "yaml-comment"),
    ("while parsing a node, did not find expected node content", "yaml-value"),
    ("unexpected eof", "yaml-early-end"),
    ("unexpected end of plain scalar", "yaml-early-end"),
    ("did not find expected next token", "yaml-early-end"),
    ("did not find expected <document start>", "yaml-document"),
    ("did not find expected <document-start>", "yaml-document"),
    ("did not find expected <stream-start>", "yaml-document"),
    ("missing explicit document end marker before directive", "yaml-document"),
    ("invalid content after document end marker", "yaml-document"),
    ("duplicate version directive", "yaml-directive"),
    (
        "the TAG directive must only be given at most once per handle in the same document",
        "yaml-directive",
    ),
    ("while scanning a YAML directive, did not find expected version number", "yaml-directive"),
    ("while scanning a YAML directive, found extremely long version number", "yaml-directive"),
    (
        "while scanning a YAML directive, did not find expected digit or '.' character",
        "yaml-directive",
    ),
    ("while scanning a directive, found unexpected non-alphabetical character", "yaml-directive"),
    ("while scanning a directive, could not find expected directive name", "yaml-directive"),
    ("while scanning a directive, did not find expected comment or line break", "yaml-directive"),
    ("while parsing a tag directive, did not find expected '!'", "yaml-directive"),
    ("while scanning TAG, did not find expected whitespace or line break", "yaml-directive"),
    ("while parsing a tag, found an invalid UTF-8 codepoint", "yaml-tag"),
    ("while parsing a tag, found an incorrect trailing UTF-8 byte", "yaml-tag"),
    ("while parsing a tag, found an incorrect leading UTF-8 byte", "yaml-tag"),
    ("while parsing a tag, found an invalid escape sequence", "yaml-tag"),
    ("while parsing a tag, did not find expected tag URI", "yaml-tag"),
    ("while scanning a verbatim tag, did not find the expected '>'", "yaml-tag"),
    ("the handle wasn't declared", "yaml-tag"),
    ("invalid global tag character", "yaml-tag"),
    ("while scanning a tag, did not find expected '!'", "yaml-tag"),
    ("while scanning a tag, did not find expected whitespace or line break", "yaml-tag"),
    ("while parsing node, found unknown anchor", "yaml-anchor"),
    (
        "while scanning an anchor or alias, did not find expected alphabetic or numeric character",
        "yaml-anchor",
    ),
    ("invalid indentation for anchor", "yaml-anchor"),
    ("found unprintable character", "yaml-letter"),
    ("a byte order mark must not appear inside a document", "yaml-letter"),
    ("recursion limit exceeded", "yaml-depth"),
];

/// Returns a reason in the language spoken; one that is not known stands in quotes as it is.
pub(super) fn reason(english: &str, words: &Words) -> String {
    if let Some((_, key)) = REASONS.iter().find(|(reason, _)| *reason == english) {
        return words.say(key);
    }
    let reserved = english.strip_prefix("unexpected character: `");
    match reserved.and_then(|rest| rest.strip_suffix('\'')) {
        Some(letter) => words.tell("yaml-reserved", [("letter", letter.into())]),
        None => words.tell("yaml-unknown", [("reason", english.into())]),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use konmak::puzzle::{FaultKind, Library};
    use rand::seq::IndexedRandom as _;
    use rand::{RngExt as _, SeedableRng as _, rngs::ChaCha8Rng};

    use super::{REASONS, reason};
    use crate::app::words::{Language, Words};

    /// What YAML is made of, and what breaks it.
    const PIECES: [&str; 44] = [
        "- ",
        "-",
        "a",
        "id: ",
        ":",
        ": ",
        "? ",
        ", ",
        "[",
        "]",
        "{",
        "}",
        "\"",
        "'",
        "\n",
        "\n",
        "\n ",
        "\n  ",
        "#",
        " # ",
        "|",
        ">",
        "| x",
        "|0",
        "&",
        "*",
        "*a ",
        "!",
        "!<",
        "!!",
        "!a!b ",
        "%",
        "%YAML ",
        "%YAML 1.2\n",
        "%TAG ",
        "---",
        "--- ",
        "...",
        "... x",
        "\\",
        "\\x",
        "\u{feff}",
        "@",
        "กล ",
    ];

    /// Returns the reasons that the reader gives for texts put together by chance.
    fn reasons(texts: usize) -> BTreeSet<String> {
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        let mut reasons = BTreeSet::new();
        for _ in 0..texts {
            let length = chance.random_range(1..14);
            let pieces = (0..length).filter_map(|_| PIECES.choose(&mut chance).copied());
            let text: String = pieces.collect();
            let faults = Library::empty().add_text("own.yaml", text.as_bytes());
            for fault in faults {
                if let FaultKind::Syntax { reason, .. } = fault.kind {
                    reasons.insert(reason);
                }
            }
        }
        reasons
    }

    #[test]
    fn every_reason_the_reader_gives_is_told_in_thai() {
        let words = Words::new(Language::Thai);
        let given = reasons(60_000);
        let listed = given.iter().filter(|given| REASONS.iter().any(|(known, _)| known == given));
        assert!(listed.count() > 30, "{given:?}");
        for given in given {
            let told = reason(&given, &words);
            assert!(!told.contains(&given) && !told.starts_with('“'), "{given}: {told}");
        }
    }

    #[test]
    fn a_reason_that_nobody_knows_stands_in_quotes() {
        let told = reason("found a hare", &Words::new(Language::Thai));
        assert_eq!(told, "“found a hare”");
    }
}
