//! The reader takes anything and never panics.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use konmak::puzzle::Library;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The shipped files and the wrong ones, to be spoilt.
static FILES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let mut files = Vec::new();
    for folder in ["puzzles", "tests/data/faulty", "tests/data/unproved"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for entry in fs::read_dir(folder).expect("the folder is there") {
            files.push(fs::read(entry.expect("an entry").path()).expect("a file can be read"));
        }
    }
    files.sort();
    files
});

const FRAGMENTS: &[&str] = &[
    "- ",
    "-",
    "\n",
    "\n  ",
    "\n    - ",
    "id: ",
    "one",
    "name: ",
    "fen: ",
    "k7/3S4/1K6/8/8/8/8/8 w",
    " - - 0 1",
    "mate-in: ",
    "4",
    "keys: ",
    "line: ",
    "move: ",
    "sources: ",
    "th: ",
    "en: ",
    "ก",
    "ชื่อ",
    "[",
    "]",
    "{",
    "}",
    ",",
    ": ",
    ":",
    "? ",
    "#",
    " # ",
    "&a ",
    "*a",
    "<<: ",
    "!!str ",
    "!<",
    "|",
    ">",
    "|+2\n",
    "'",
    "\"",
    "\\",
    "\\u",
    "%YAML 1.2\n",
    "%TAG ! x\n",
    "---",
    "...",
    "---\n",
    "\t",
    "\r",
    "\r\n",
    "\u{85}",
    "\u{2028}",
    "\0",
    "\u{feff}",
    "~",
    "null",
    "true",
    "@",
    "`",
    " ",
    "   ",
    "M~",
    "๕",
    "😀",
];

/// Reads a text and sees that each fault lies within it and can be told.
fn read(bytes: &[u8]) {
    let mut library = Library::empty();
    let lines = 1 + bytes.iter().filter(|&&byte| byte == b'\n' || byte == b'\r').count();
    for fault in library.add_text("any.yaml", bytes) {
        assert!(fault.place.line >= 1 && fault.place.column >= 1, "{fault}");
        assert!(fault.place.line <= lines + 1, "{fault}");
        assert!(!fault.kind.to_string().is_empty());
    }
    for puzzle in library.iter() {
        assert!(!puzzle.to_yaml().is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read(bytes in vec(any::<u8>(), 0..400)) {
        read(&bytes);
    }

    #[test]
    fn any_text_like_yaml_is_read(parts in vec(select(FRAGMENTS), 0..60)) {
        read(parts.concat().as_bytes());
    }

    #[test]
    fn any_spoilt_file_is_read(
        file in any::<Index>(),
        spoils in vec((any::<Index>(), any::<Index>(), select(FRAGMENTS)), 1..6),
    ) {
        let mut bytes = file.get(&FILES).clone();
        for (at, until, fragment) in spoils {
            let at = at.index(bytes.len() + 1);
            let until = bytes.len().min(at + until.index(12));
            bytes.splice(at..until, fragment.bytes());
        }
        read(&bytes);
    }
}
