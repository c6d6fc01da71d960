//! The library of กลหมาก: what a puzzle is, how its file is read, and where the shipped ones are.
//!
//! A puzzle's truth is not decided here. The reader sees to it that a file is well-formed: fields,
//! set-up, and moves that can be played. Whether a claim holds is the prover's business, see
//! `audit`.

mod document;
mod edit;
mod fault;
mod fault_kind;
mod fields;
mod library;
mod moves;
mod nearest;
mod origin;
mod read;
mod setup;
mod source;
mod task;
mod tempo;
mod tempo_value;
mod text;
mod theme;
mod tree;
mod tries;
mod write;

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::counting::{Asking, Counter, Preset};
use crate::rules::{Color, Fen, Move, Moves, Position};

pub use edit::{Correction, Edit, NotEditable, edited};
pub use fault::{Entry, Fault, Place};
pub use fault_kind::FaultKind;
pub use library::Library;
pub use source::{Certainty, CertaintyError, Source};
pub use tempo::{Pivot, TempoClaim, TempoCost, TempoCure, TempoPlaces};
pub use tempo_value::TempoValue;
pub use text::Text;
pub use theme::{Theme, ThemeError};
pub use tries::{Duals, Try};

/// A position with a task, and what is claimed and known of it.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The name by which it is asked for.
    pub id: PuzzleId,
    /// Further ids, of other places where the same position was found.
    pub aliases: Vec<PuzzleId>,
    /// The name that is shown.
    pub name: Text,
    /// The set it belongs to: the name of its file without `.yaml`.
    pub set: String,
    /// The position, with the count if one runs.
    pub fen: Fen,
    /// The counting rules under which the task is meant.
    pub preset: Preset,
    /// What is to be done.
    pub stipulation: Stipulation,
    /// The side that hunts (ฝ่ายไล่).
    pub chaser: Color,
    /// What the source prints, where that is not proved.
    pub claimed: Option<Text>,
    /// Every right first move, in the sense of the prover's answers; empty if not stated.
    pub keys: Vec<Move>,
    /// The main line from the set-up; empty if not stated.
    pub line: Vec<LineMove>,
    /// Whether the solution has duals, if that is stated.
    pub duals: Option<Duals>,
    /// First moves that seem to solve it, with what refutes them.
    pub tries: Vec<Try>,
    /// What is claimed of the tempo.
    pub tempo: Option<TempoClaim>,
    /// The idea in a sentence, without giving the move away.
    pub idea: Option<Text>,
    /// What it teaches.
    pub themes: Vec<Theme>,
    /// Where it was found.
    pub sources: Vec<Source>,
    /// Who composed it.
    pub author: Option<String>,
    /// Where its parts stand in the file.
    pub places: Places,
}

impl Puzzle {
    /// Returns the set-up.
    pub fn position(&self) -> &Position {
        &self.fen.position
    }

    /// Returns the side whose moves the user finds: the chaser, or the fleer if the task is to
    /// hold.
    pub fn solver_side(&self) -> Color {
        match self.stipulation {
            Stipulation::MateIn(_) | Stipulation::Win | Stipulation::Open => self.chaser,
            Stipulation::Hold => !self.chaser,
        }
    }

    /// Returns the counting at the set-up: the count of its FEN, or the one that starts there.
    ///
    /// # Panics
    /// If the puzzle was not made by the reader and its count cannot run.
    pub fn counter(&self, asking: Asking) -> Counter {
        match self.fen.count {
            None => Counter::set_up(self.position(), self.preset, asking),
            Some(fields) => Counter::resumed(self.position(), fields, self.preset, asking)
                .expect("the reader refuses a count that cannot run"),
        }
    }

    /// Returns how many men stand on the board.
    pub fn men(&self) -> usize {
        self.position().board().occupied().len()
    }

    /// Returns whether that is its id or an alias of it.
    pub fn is_called(&self, id: &str) -> bool {
        std::iter::once(&self.id).chain(&self.aliases).any(|name| name.as_str() == id)
    }
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stipulation {
    /// The chaser mates in so many ที, and not sooner.
    MateIn(Moves),
    /// The chaser wins, in time under the count.
    Win,
    /// The fleer keeps the draw.
    Hold,
    /// Nothing is asserted; what the source prints stands in [`Puzzle::claimed`].
    Open,
}

impl Stipulation {
    /// Returns the length that is asked for.
    pub const fn length(self) -> Option<Moves> {
        match self {
            Self::MateIn(length) => Some(length),
            Self::Win | Self::Hold | Self::Open => None,
        }
    }
}

/// Written as a file has it: `mate-in: 4`, `win: true`; nothing where nothing is asserted.
impl fmt::Display for Stipulation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MateIn(length) => write!(f, "mate-in: {length}"),
            Self::Win => f.write_str("win: true"),
            Self::Hold => f.write_str("hold: true"),
            Self::Open => Ok(()),
        }
    }
}

/// A move of the main line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// The move.
    pub mv: Move,
    /// What is said of it.
    pub comment: Option<Text>,
}

/// Where the parts of a puzzle stand, for whoever finds them wrong later.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The file, as it was named when it was read.
    pub file: String,
    /// The puzzle's `id`.
    pub id: Place,
    /// The FEN's first character.
    pub fen: Place,
    /// The stipulation; the `claimed` of a puzzle without one.
    pub stipulation: Place,
    /// The field `keys`, or the FEN if there is none.
    pub key_list: Place,
    /// Each of the keys.
    pub keys: Vec<Place>,
    /// The answer about duals.
    pub duals: Place,
    /// Each theme.
    pub themes: Vec<Place>,
    /// Each move of the line.
    pub line: Vec<Place>,
}

/// The name by which a puzzle is asked for: small letters, digits and single hyphens.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PuzzleId(String);

/// Text that is no id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not an id: expected small letters a–z, digits and single hyphens, such as pb-58")]
pub struct PuzzleIdError(String);

impl PuzzleId {
    /// Returns the id as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PuzzleId {
    type Err = PuzzleIdError;

    fn from_str(text: &str) -> Result<Self, PuzzleIdError> {
        let is_word = |word: &str| {
            !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        if text.split('-').all(is_word) {
            Ok(Self(text.to_owned()))
        } else {
            Err(PuzzleIdError(text.to_owned()))
        }
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
