//! The answer as a program reads it, by the names of `cli.md`.

use konmak::rules::Move;
use konmak::solve::{Answer, Study, Value};
use serde::Serialize;

use super::study_object::StudyObject;
use crate::app::commands::count_part::CountPart;
use crate::app::commands::tempo::TempoObject;
use crate::app::input::Asked;

#[derive(Serialize)]
pub(super) struct SolveObject<'a> {
    fen: &'a str,
    rules: &'static str,
    result: &'static str,
    mate_in: Option<u16>,
    keys: Vec<String>,
    line: Vec<String>,
    count: CountPart,
    uncounted: Uncounted,
    proved: ProvedPart,
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    study: Option<StudyObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tempo: Option<TempoObject>,
}

#[derive(Serialize)]
struct Uncounted {
    result: &'static str,
    mate_in: Option<u16>,
}

#[derive(Serialize)]
struct ProvedPart {
    more_than: Option<u16>,
    at_most: Option<u16>,
}

impl<'a> SolveObject<'a> {
    pub(super) fn new(asked: &'a Asked, answer: &Answer, study: Option<&Study>) -> Self {
        let turn = asked.fen.position.turn();
        Self {
            fen: &asked.text,
            rules: asked.preset.name(),
            result: answer.value.verdict.name(),
            mate_in: length(answer.value),
            keys: coordinates(&answer.keys),
            line: coordinates(&answer.line),
            count: CountPart::new(asked.question().count(), turn),
            uncounted: Uncounted {
                result: answer.uncounted.verdict.name(),
                mate_in: length(answer.uncounted),
            },
            proved: ProvedPart {
                more_than: answer.proved.more_than.map(|moves| moves.0),
                at_most: answer.proved.at_most.map(|moves| moves.0),
            },
            nodes: answer.nodes,
            seconds: answer.elapsed.as_secs_f64(),
            study: study.map(StudyObject::new),
            tempo: None,
        }
    }

    pub(super) fn with_tempo(self, tempo: Option<TempoObject>) -> Self {
        Self { tempo, ..self }
    }
}

fn length(value: Value) -> Option<u16> {
    value.mate_in.map(|moves| moves.0)
}

fn coordinates(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}
