//! Hints in three steps: the idea, the man, the move.

use crate::puzzle::{Text, Theme};
use crate::rules::{Color, Man, Move, Position, Square};
use crate::tempo::{Cost, CureKind, Distance};

/// A hint.
#[derive(Clone, Debug)]
pub enum Hint {
    /// The first step.
    Idea {
        /// The puzzle's own words.
        idea: Option<Text>,
        /// What it teaches.
        themes: Vec<Theme>,
        /// What kind of move the key is.
        kind: KeyKind,
    },
    /// The second step: which man moves.
    Man {
        /// Where it stands.
        square: Square,
        /// The man.
        man: Man,
    },
    /// The third step: a sound move.
    Move {
        /// Where it is made.
        before: Position,
        /// The move.
        mv: Move,
    },
    /// How the tempo is lost.
    Cure(CureKind),
    /// What is to be compared to see whether it is เป็นที.
    Compare {
        /// The side that is to mate.
        chaser: Color,
    },
    /// How soon the chaser mates with that side to move.
    Length {
        /// The side to move.
        turn: Color,
        /// The side that is to mate.
        chaser: Color,
        /// The moves to mate.
        distance: Distance,
    },
    /// How many of the fleer's moves are right.
    Flights {
        /// Those that are right.
        right: usize,
        /// All.
        of: usize,
    },
    /// What the right flight costs the chaser.
    Worth(Cost),
    /// No sound move has been found in the time given.
    NotFound,
}

/// What a move does at first sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyKind {
    /// It gives check.
    Check,
    /// It captures.
    Capture,
    /// A bia turns over.
    Turning,
    /// None of these.
    Quiet,
}

impl KeyKind {
    /// Returns the kind of a legal move.
    pub fn of(position: &Position, mv: Move) -> Self {
        if position.after(mv).is_check() {
            Self::Check
        } else if position.board().occupied().contains(mv.to) {
            Self::Capture
        } else if mv.turns {
            Self::Turning
        } else {
            Self::Quiet
        }
    }
}
