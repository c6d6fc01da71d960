//! What a count leaves, beside lengths that are found without one.

use konmak::counting::Honour;
use konmak::rules::{Color, Moves};
use konmak::solve::Question;
use konmak::tempo::{Tempo, with_turn};

/// The moves that a count against the bare khun leaves the chaser, with either side to move; nothing
/// where no such count runs. That count never changes, so a mate that takes more is a draw.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::app) struct Left {
    pub(super) chaser_first: Option<Moves>,
    pub(super) fleer_first: Option<Moves>,
}

impl Left {
    /// Returns what the count of a question leaves.
    pub(super) fn of(question: &Question, tempo: &Tempo) -> Self {
        let chaser = tempo.placement.chaser;
        Self {
            chaser_first: left(question, chaser, chaser),
            fleer_first: left(question, !chaser, chaser),
        }
    }
}

fn left(question: &Question, turn: Color, chaser: Color) -> Option<Moves> {
    let asked = with_turn(question, turn)?;
    let count = asked.count().filter(|count| count.side != chaser)?;
    (count.honour == Honour::Pieces).then(|| count.moves_left(turn))
}
