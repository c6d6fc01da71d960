//! Where the tables know it: who wins under the count as it stands, and in how many moves.

use konmak::game::Game;
use konmak::rules::{Color, is_dead};
use konmak::solve::{Answer, Question, Solver, Verdict};
use konmak::tables::Material;
use serde::Serialize;

use crate::app::commands::solve::{uncounted_text, verdict_text};
use crate::app::words::Words;

/// Best play of both from the position, for the side to move.
#[derive(Serialize)]
pub(super) struct Outlook {
    result: &'static str,
    mate_in: Option<u16>,
}

impl Outlook {
    pub(super) fn new(answer: &Answer) -> Self {
        let mate_in = answer.value.mate_in.map(|moves| moves.0);
        Self { result: answer.value.verdict.name(), mate_in }
    }
}

/// Returns how a game that goes on ends with best play, if tables know that.
pub(super) fn by_tables(game: &Game, solver: &mut Solver) -> Option<Answer> {
    let position = game.position();
    if game.end().is_some() || is_dead(position.board()) {
        return None;
    }
    let sides = Material::on(position.board()).tables().map(|ending| ending.is_some());
    for side in Color::ALL.into_iter().zip(sides).filter_map(|(side, can)| can.then_some(side)) {
        solver.length_by_table(position, side)?;
    }
    let answer = solver.solve(&Question::in_game(*position, game.counter()));
    (answer.value.verdict != Verdict::Unknown).then_some(answer)
}

/// Returns the sentences about it.
pub(super) fn texts(answer: &Answer, turn: Color, words: &Words) -> Vec<String> {
    let verdict = verdict_text(answer.value, turn, words);
    std::iter::once(verdict).chain(uncounted_text(answer, turn, words)).collect()
}
