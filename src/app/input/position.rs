//! One position that was asked about.

use konmak::counting::{Asking, Counter, Preset};
use konmak::puzzle::Puzzle;
use konmak::rules::Fen;
use konmak::solve::Question;

use super::fault::BadPosition;
use crate::app::words::Words;

/// A position with its count and the rules that apply.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    /// The FEN as it was given.
    pub(crate) text: String,
    /// What it says.
    pub(crate) fen: Fen,
    /// The rules of counting.
    pub(crate) preset: Preset,
    /// The puzzle, if it was asked for by its id.
    pub(crate) puzzle: Option<Puzzle>,
    /// Whether it is one of those on stdin.
    pub(crate) is_streamed: bool,
}

impl Asked {
    /// Reads a FEN and sees whether its count can run under the rules.
    ///
    /// # Errors
    /// Every fault of the FEN, or why the count cannot run.
    pub(crate) fn from_fen(text: &str, preset: Preset, words: &Words) -> Result<Self, BadPosition> {
        let text = text.trim();
        let fen = Fen::read(text).map_err(|faults| BadPosition::of_fen(text, &faults, words))?;
        let text = text.to_owned();
        Self { text, fen, preset, puzzle: None, is_streamed: false }.with_sound_count(words)
    }

    /// Takes a puzzle's position, under its own rules or others.
    ///
    /// # Errors
    /// Why its count cannot run under these rules.
    pub(super) fn from_puzzle(
        puzzle: &Puzzle,
        rules: Option<Preset>,
        words: &Words,
    ) -> Result<Self, BadPosition> {
        let (text, fen) = (puzzle.fen.to_string(), puzzle.fen);
        let preset = rules.unwrap_or(puzzle.preset);
        let puzzle = Some(puzzle.clone());
        Self { text, fen, preset, puzzle, is_streamed: false }.with_sound_count(words)
    }

    fn with_sound_count(self, words: &Words) -> Result<Self, BadPosition> {
        if let Some(fields) = self.fen.count {
            Counter::resumed(&self.fen.position, fields, self.preset, Asking::AtOnce)
                .map_err(|fault| BadPosition::of_count(&self.text, fault, words))?;
        }
        Ok(self)
    }

    /// Returns the counting at the position.
    pub(crate) fn counter(&self, asking: Asking) -> Counter {
        let position = &self.fen.position;
        match self.fen.count {
            None => Counter::set_up(position, self.preset, asking),
            Some(fields) => Counter::resumed(position, fields, self.preset, asking)
                .expect("whether the count can run was seen when it was read"),
        }
    }

    /// Returns the prover's question about the position.
    pub(crate) fn question(&self) -> Question {
        Question::with_fields(self.fen.position, self.fen.count, self.preset)
            .expect("whether the count can run was seen when it was read")
    }
}
