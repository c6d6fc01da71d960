//! What the prover found wrong with a claim about the tempo.

use konmak::audit::{Length, TempoFault};
use konmak::puzzle::{Puzzle, TempoCost};
use konmak::rules::{Move, Position};

use crate::app::console::Console;
use crate::app::words::{Value, Words};

/// Returns what a puzzle claims wrongly, or without proof, and what is so.
pub(super) fn tempo_fault(fault: &TempoFault, puzzle: &Puzzle, console: &Console) -> String {
    let words = &console.words;
    match fault {
        TempoFault::NotPenThi { chaser, fleer } => {
            words.tell("audit-tempo-not-pen-thi", lengths(*chaser, *fleer, words))
        }
        TempoFault::IsPenThi { chaser, fleer } => {
            words.tell("audit-tempo-is-pen-thi", lengths(*chaser, *fleer, words))
        }
        TempoFault::WrongCost { stated, found } => {
            let values = [("stated", cost(*stated, words)), ("found", cost(*found, words))];
            words.tell("audit-tempo-wrong-cost", values)
        }
        TempoFault::NoCost => words.say("audit-tempo-no-cost"),
        TempoFault::WrongCure { stated, found } => {
            let values = [("stated", (*stated).into()), ("found", found.name().into())];
            words.tell("audit-tempo-wrong-cure", values)
        }
        TempoFault::NotStrong => words.say("audit-tempo-not-strong"),
        TempoFault::IsStrong => words.say("audit-tempo-is-strong"),
        TempoFault::LineNotBest { number, mv, better } => {
            let position = before_move(puzzle, *number);
            let written = |mv: Move| Value::from(console.notation.write(&position, mv));
            let values =
                [("n", (*number).into()), ("move", written(*mv)), ("better", written(*better))];
            words.tell("audit-tempo-line-not-best", values)
        }
        TempoFault::LineMissesPivot => words.say("audit-tempo-line-misses-pivot"),
        TempoFault::WrongNumber { stated, found } => {
            let values = [("stated", stated.0.into()), ("found", found.0.into())];
            words.tell("audit-tempo-wrong-number", values)
        }
        TempoFault::WrongCureNumber { stated, found } => {
            let values = [("stated", stated.0.into()), ("found", found.0.into())];
            words.tell("audit-tempo-wrong-cure-number", values)
        }
        TempoFault::NumberWithoutCure { stated } => {
            words.tell("audit-tempo-number-without-cure", [("stated", stated.0.into())])
        }
        TempoFault::PivotNotForced(moves) => {
            words.tell("audit-tempo-not-forced", [("n", moves.0.into())])
        }
        TempoFault::PivotWithoutNumber => words.say("audit-tempo-no-number"),
        TempoFault::CountNotExact => words.say("audit-tempo-count"),
        TempoFault::Undecided => words.say("audit-tempo-undecided"),
    }
}

/// Returns the position before a move of the line to the pivot; moves count from 1.
fn before_move(puzzle: &Puzzle, number: usize) -> Position {
    let line = puzzle.tempo.iter().flat_map(|claim| &claim.line);
    let before = line.take(number.saturating_sub(1));
    before.fold(*puzzle.position(), |position, &mv| position.after(mv))
}

fn lengths(chaser: Length, fleer: Length, words: &Words) -> [(&'static str, Value<'static>); 2] {
    [("chaser", length(chaser, words)), ("fleer", length(fleer, words))]
}

fn length(length: Length, words: &Words) -> Value<'static> {
    match length {
        Length::In(moves) => words.tell("audit-tempo-in", [("n", moves.0.into())]).into(),
        Length::Never => words.say("audit-tempo-never").into(),
    }
}

fn cost(cost: TempoCost, words: &Words) -> Value<'static> {
    match cost {
        TempoCost::Moves(moves) => words.tell("list-number", [("n", moves.0.into())]).into(),
        TempoCost::Absolute => words.say("audit-tempo-absolute").into(),
    }
}
