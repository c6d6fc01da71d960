//! The kinds of fault that a file of puzzles can have, each with what would be right.

use thiserror::Error;

use crate::counting::{CountFault, PresetError};
use crate::game::End;
use crate::rules::{Color, FenField, FenProblem, MoveFault};

use super::{CertaintyError, PuzzleId, PuzzleIdError};

/// What is wrong with a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FaultKind {
    /// The file or folder could not be read.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// A folder without a puzzle file.
    #[error("no puzzles here: expected files whose names end in .yaml")]
    NoFiles,
    /// More text than the reader takes.
    #[error("the file is larger than {} KiB: expected a set of that size at most; part it into several files", .most / 1024)]
    TooLarge {
        /// The most bytes that are taken.
        most: usize,
    },
    /// Bytes that are no text.
    #[error("these bytes are not UTF-8: expected the file to be saved as UTF-8")]
    BadUtf8,
    /// A character that no text has.
    #[error("control character U+{0:04X}: expected printable text only")]
    ControlCharacter(u32),
    /// A tab in front of the text of a line.
    #[error("a tab before the text of the line: expected spaces, since YAML forbids tabs there")]
    Tab,
    /// The YAML reader gave up.
    #[error("not readable as YAML: {reason}; expected {expected}")]
    Syntax {
        /// What the YAML reader says.
        reason: String,
        /// What would most likely be right.
        expected: &'static str,
    },
    /// Lists within lists within lists.
    #[error("nested too deeply: expected a list of puzzles with plain fields")]
    TooDeep,
    /// `&name`.
    #[error("an anchor (&): expected the value itself; a text that begins with & needs quotes")]
    Anchor,
    /// `*name`.
    #[error("an alias (*): expected the value itself; a text that begins with * needs quotes")]
    Alias,
    /// `<<`.
    #[error("a merge key (<<): expected every field to be written out")]
    MergeKey,
    /// `!name`.
    #[error("a tag (!): expected the value alone; a text that begins with ! needs quotes")]
    Tag,
    /// A second `---`.
    #[error("a second document begins here: expected one list of puzzles a file")]
    SeveralDocuments,
    /// Something else than a list of mappings.
    #[error("{found}: expected a list of puzzles, each beginning with `- id:`")]
    NotAPuzzle {
        /// What stands there.
        found: &'static str,
    },
    /// A value of the wrong shape.
    #[error("`{field}` is {found}: expected {expected}")]
    WrongType {
        /// The field.
        field: &'static str,
        /// What stands there.
        found: &'static str,
        /// What would be right.
        expected: &'static str,
    },
    /// A field given twice.
    #[error("`{field}` is given twice, first on line {first}: expected it once")]
    DuplicateField {
        /// The field.
        field: String,
        /// The line of the first.
        first: usize,
    },
    /// A field that puzzles do not have.
    #[error("no field `{field}`: {}", expected_name(*.nearest, .known))]
    UnknownField {
        /// The field.
        field: String,
        /// The known field that is most like it.
        nearest: Option<&'static str>,
        /// Every known field.
        known: &'static [&'static str],
    },
    /// A field that every puzzle needs.
    #[error("`{field}` is missing: expected {expected}")]
    MissingField {
        /// The field.
        field: &'static str,
        /// What would be right.
        expected: &'static str,
    },
    /// A field without a value.
    #[error("`{field}` is empty: expected {expected}, or the field left out")]
    Empty {
        /// The field.
        field: &'static str,
        /// What would be right.
        expected: &'static str,
    },
    /// An item that a list has already.
    #[error("`{item}` stands in `{field}` twice: expected it once")]
    Repeated {
        /// The field.
        field: &'static str,
        /// The item.
        item: String,
    },
    /// A text that is no id.
    #[error(transparent)]
    BadId(PuzzleIdError),
    /// An id or alias that another puzzle has.
    #[error("`{id}` is taken by {first}: expected an id of its own")]
    DuplicateId {
        /// The id.
        id: PuzzleId,
        /// File and place of the first.
        first: String,
    },
    /// A position that another puzzle has.
    #[error("the {} `{of}` ({first}): expected one puzzle with an alias and both sources", if *.mirrored { "position is the mirror image of" } else { "same position as" })]
    DuplicatePosition {
        /// The other puzzle.
        of: String,
        /// File and place of the other.
        first: String,
        /// Whether it is the mirror image.
        mirrored: bool,
    },
    /// A fault of the FEN or of the set-up in it.
    #[error("{field}: {problem}")]
    Fen {
        /// The field of the FEN.
        field: FenField,
        /// What is wrong.
        problem: FenProblem,
    },
    /// Men that no game can give a side.
    #[error("{color} has {found} {what}: a side has at most {most}")]
    ImpossibleMen {
        /// The side.
        color: Color,
        /// How many it has.
        found: usize,
        /// Of what.
        what: &'static str,
        /// How many it can have.
        most: usize,
    },
    /// The count in the FEN cannot run.
    #[error(transparent)]
    Count(CountFault),
    /// Nothing is left to play.
    #[error("the game is over in this position ({}): expected one with a move to find", .0.name())]
    AlreadyOver(End),
    /// A name that is no preset's.
    #[error(transparent)]
    UnknownPreset(PresetError),
    /// A name that is no theme's.
    #[error("no theme `{theme}`: {}", match .nearest {
        Some(nearest) => format!("did you mean `{nearest}`?"),
        None => "expected an id of the table of themes, such as `kae-thi`".to_owned(),
    })]
    UnknownTheme {
        /// The name.
        theme: String,
        /// The theme that is most like it.
        nearest: Option<&'static str>,
    },
    /// Neither a stipulation nor a claim.
    #[error(
        "no task: expected `mate-in: N`, `win: true` or `hold: true`; or `claimed`, if nothing is proved"
    )]
    NoStipulation,
    /// More than one stipulation.
    #[error("`{second}` beside `{first}`: expected one task a puzzle")]
    SeveralStipulations {
        /// The field that came first.
        first: &'static str,
        /// The field too many.
        second: &'static str,
    },
    /// No number, or one out of range.
    #[error("`{field}` is `{found}`: expected {expected}")]
    BadNumber {
        /// The field.
        field: &'static str,
        /// What stands there.
        found: String,
        /// What would be right.
        expected: &'static str,
    },
    /// A flag that is not `true`.
    #[error("`{field}` is `{found}`: expected `true`, or the field left out")]
    BadFlag {
        /// The field.
        field: &'static str,
        /// What stands there.
        found: String,
    },
    /// A side that is neither white nor black.
    #[error("`{0}` is no side: expected white or black")]
    BadSide(String),
    /// A word that is no certainty.
    #[error(transparent)]
    BadCertainty(CertaintyError),
    /// No address of a page.
    #[error("`{0}` is no address: expected one that begins with https:// or http://")]
    BadUrl(String),
    /// Keys where nothing is asserted.
    #[error("keys without a task: expected `mate-in`, `win` or `hold` beside them")]
    KeysWithoutTask,
    /// A key that cannot be played.
    #[error("key `{text}`: {fault}")]
    BadKey {
        /// The key as it is written.
        text: String,
        /// Why not.
        fault: MoveFault,
    },
    /// A try, or its refutation, that cannot be played.
    #[error("try `{text}`: {fault}")]
    BadTry {
        /// The move as it is written.
        text: String,
        /// Why not.
        fault: MoveFault,
    },
    /// A move that stands among the tries and the keys.
    #[error("`{0}` is among the keys and the tries: expected it to be one of them")]
    TryIsKey(String),
    /// No answer about duals.
    #[error("`{0}` is no answer about duals: expected none, minor or some")]
    BadDuals(String),
    /// A move of the line that cannot be played.
    #[error("move {number} of the line, `{text}`: {fault}")]
    BadLineMove {
        /// Which of the line's moves, both sides' counted, from 1.
        number: usize,
        /// The move as it is written.
        text: String,
        /// Why not.
        fault: MoveFault,
    },
    /// The line goes on when nothing is left to play.
    #[error("the line goes on after the end of the game ({}): expected it to stop there", .0.name())]
    LineGoesOn(End),
    /// The line and the keys do not agree.
    #[error("the line begins with `{0}`, which is not among the keys: expected one of them")]
    LineWithoutKey(String),
}

fn expected_name(nearest: Option<&str>, known: &[&str]) -> String {
    match nearest {
        Some(nearest) => format!("did you mean `{nearest}`?"),
        None => format!("expected one of {}", known.join(", ")),
    }
}

impl FaultKind {
    /// Returns the name of the kind, as JSON has it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "unreadable",
            Self::NoFiles => "no-files",
            Self::TooLarge { .. } => "too-large",
            Self::BadUtf8 => "bad-utf8",
            Self::ControlCharacter(_) => "control-character",
            Self::Tab => "tab",
            Self::Syntax { .. } => "syntax",
            Self::TooDeep => "too-deep",
            Self::Anchor => "anchor",
            Self::Alias => "alias",
            Self::MergeKey => "merge-key",
            Self::Tag => "tag",
            Self::SeveralDocuments => "several-documents",
            Self::NotAPuzzle { .. } => "not-a-puzzle",
            Self::WrongType { .. } => "wrong-type",
            Self::DuplicateField { .. } => "duplicate-field",
            Self::UnknownField { .. } => "unknown-field",
            Self::MissingField { .. } => "missing-field",
            Self::Empty { .. } => "empty",
            Self::Repeated { .. } => "repeated",
            Self::BadId(_) => "bad-id",
            Self::DuplicateId { .. } => "duplicate-id",
            Self::DuplicatePosition { .. } => "duplicate-position",
            Self::Fen { .. } => "fen",
            Self::ImpossibleMen { .. } => "impossible-men",
            Self::Count(_) => "count",
            Self::AlreadyOver(_) => "already-over",
            Self::UnknownPreset(_) => "unknown-preset",
            Self::UnknownTheme { .. } => "unknown-theme",
            Self::NoStipulation => "no-stipulation",
            Self::SeveralStipulations { .. } => "several-stipulations",
            Self::BadNumber { .. } => "bad-number",
            Self::BadFlag { .. } => "bad-flag",
            Self::BadSide(_) => "bad-side",
            Self::BadCertainty(_) => "bad-certainty",
            Self::BadUrl(_) => "bad-url",
            Self::KeysWithoutTask => "keys-without-task",
            Self::BadKey { .. } => "bad-key",
            Self::BadTry { .. } => "bad-try",
            Self::TryIsKey(_) => "try-is-key",
            Self::BadDuals(_) => "bad-duals",
            Self::BadLineMove { .. } => "bad-line-move",
            Self::LineGoesOn(_) => "line-goes-on",
            Self::LineWithoutKey(_) => "line-without-key",
        }
    }
}
