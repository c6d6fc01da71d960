//! The short phrases that faults of a file carry as English text: what was found and what would be
//! right.

use crate::app::words::Words;

/// The library's phrases and their keys.
const PHRASES: &[(&str, &str)] = &[
    ("a single value", "phrase-single-value"),
    ("a list", "phrase-list"),
    ("a group of fields", "phrase-group"),
    ("something else", "phrase-something-else"),
    ("quotes round a text that holds `: `", "phrase-quotes"),
    ("a text to end with the quote it begins with", "phrase-end-quote"),
    ("every [ and { to be closed and its items to be parted by commas", "phrase-brackets"),
    (
        "`field: value` lines, all of a puzzle's fields indented alike under its `- `",
        "phrase-indented",
    ),
    ("the name of a field", "phrase-field-name"),
    ("a text, or `th:` and `en:` with a text each", "phrase-words"),
    ("a text", "phrase-text"),
    ("a move, such as e3e4, Nd2 or ม-ง๒", "phrase-move"),
    ("a list of moves", "phrase-moves"),
    ("a list of sources, each beginning with `- title:`", "phrase-sources"),
    ("a source, beginning with `- title:`", "phrase-source"),
    ("the name of the book or page", "phrase-title"),
    ("how sure the position is, such as exact", "phrase-certainty"),
    ("a year of the common era, from 1200 to 2199 (พ.ศ. less 543)", "phrase-year"),
    ("an address that begins with https://", "phrase-address"),
    ("a name such as pb-58", "phrase-id"),
    ("the position, such as 8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1", "phrase-position"),
    ("the name, in `th:` and `en:`", "phrase-name"),
    ("who composed it", "phrase-author"),
    ("a list of ids", "phrase-ids"),
    ("thai, thai-highest, old, fairy or none", "phrase-rules"),
    ("a list of moves that fail", "phrase-tries"),
    ("none, minor or some", "phrase-duals"),
    ("a list of themes", "phrase-themes"),
    ("a theme such as kae-thi", "phrase-theme"),
    ("a FEN in one line", "phrase-fen"),
    ("ruea", "man-ruea"),
    ("khon", "man-khon"),
    ("ma", "man-ma"),
    ("bia and bia ngai", "phrase-bia-both"),
    ("met, bia and bia ngai", "phrase-met-and-bia"),
    ("the number of the chaser's moves, from 1 to 200", "phrase-length"),
    ("true, or the field left out", "phrase-flag"),
    ("white or black", "phrase-side"),
    ("a group of fields, pen-thi first", "phrase-tempo"),
    ("true or false", "phrase-yes-no"),
    ("the number of moves lost, from 0 to 200, or absolute", "phrase-cost"),
    ("waiting-move, triangle, walk or none", "phrase-cure"),
    ("the men of a FEN, such as 1k6/3M4/KS6/8/8/8/8/8", "phrase-pivot"),
];

/// Returns a phrase of the library in the language spoken.
pub(super) fn phrase(english: &str, words: &Words) -> String {
    let known = PHRASES.iter().find(|(phrase, _)| *phrase == english);
    known.map_or_else(|| english.to_owned(), |(_, key)| words.say(key))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::PHRASES;

    /// Guards against a phrase that the library has reworded.
    #[test]
    fn every_phrase_stands_in_the_library() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/puzzle");
        let files = fs::read_dir(folder).expect("the folder is there");
        let text: String = files
            .map(|file| fs::read_to_string(file.expect("a file").path()).expect("a text"))
            .collect();
        for (phrase, _) in PHRASES {
            assert!(text.contains(&format!("\"{phrase}\"")), "{phrase}");
        }
    }
}
