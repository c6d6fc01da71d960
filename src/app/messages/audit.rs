//! What the prover found wrong with a puzzle.

use konmak::audit::{AuditFaultKind, Outcome};
use konmak::puzzle::Puzzle;
use konmak::rules::{Move, Moves, Position};

use super::count::count_fault;
use super::names::side_name;
use super::tempo_fault::tempo_fault;
use crate::app::console::Console;
use crate::app::words::{Value, Words};

/// Returns what a puzzle asserts wrongly, or without proof, and what is so.
pub(crate) fn audit_fault(kind: &AuditFaultKind, puzzle: &Puzzle, console: &Console) -> String {
    let words = &console.words;
    let key = |mv: Move| Value::from(console.notation.write(puzzle.position(), mv));
    match kind {
        AuditFaultKind::WrongLength { stated, found } => words
            .tell("audit-wrong-length", [("stated", stated.0.into()), ("found", found.0.into())]),
        AuditFaultKind::TooShort { stated } => {
            words.tell("audit-too-short", [("stated", stated.0.into())])
        }
        AuditFaultKind::NotAWin(outcome) => {
            words.tell("audit-not-a-win", [("outcome", outcome_text(*outcome, words))])
        }
        AuditFaultKind::NotADraw(outcome) => {
            words.tell("audit-not-a-draw", [("outcome", outcome_text(*outcome, words))])
        }
        AuditFaultKind::Undecided => words.say("audit-undecided"),
        AuditFaultKind::MissingKey(mv) => words.tell("audit-missing-key", [("key", key(*mv))]),
        AuditFaultKind::WrongKey { key: mv, after, better } => words.tell(
            "audit-wrong-key",
            [("key", key(*mv)), ("after", outcome_text(*after, words)), ("better", key(*better))],
        ),
        AuditFaultKind::LineNotBest { number, mv, after, better } => {
            let position = before_move(puzzle, *number);
            let written = |mv: Move| Value::from(console.notation.write(&position, mv));
            let values = [
                ("n", (*number).into()),
                ("move", written(*mv)),
                ("after", outcome_text(*after, words)),
                ("better", written(*better)),
            ];
            words.tell("audit-line-not-best", values)
        }
        AuditFaultKind::LineTooShort => words.say("audit-line-too-short"),
        AuditFaultKind::WrongDuals { stated, found } => words.tell(
            "audit-wrong-duals",
            [("stated", stated.name().into()), ("found", found.name().into())],
        ),
        AuditFaultKind::TrySolves(mv) => words.tell("audit-try-solves", [("move", key(*mv))]),
        AuditFaultKind::NoRefutation { mv, reply } => {
            let after = puzzle.position().after(*mv);
            let reply = Value::from(console.notation.write(&after, *reply));
            words.tell("audit-no-refutation", [("move", key(*mv)), ("reply", reply)])
        }
        AuditFaultKind::ThemeNotShown(theme) => {
            words.tell("audit-theme-not-shown", [("theme", theme.id().into())])
        }
        AuditFaultKind::ProofRefused(flaw) => {
            words.tell("audit-proof-refused", [("flaw", flaw.to_string().into())])
        }
        AuditFaultKind::Tempo(fault) => tempo_fault(fault, puzzle, console),
        AuditFaultKind::Count(fault) => count_fault(*fault, words),
    }
}

/// Returns the position before a move of the main line; moves count from 1.
fn before_move(puzzle: &Puzzle, number: usize) -> Position {
    let before = puzzle.line.iter().take(number.saturating_sub(1));
    before.fold(*puzzle.position(), |position, step| position.after(step.mv))
}

fn outcome_text(outcome: Outcome, words: &Words) -> Value<'static> {
    let text = match outcome {
        Outcome::Mate { winner, mate_in: Some(Moves(length)) } => {
            let side = side_name(winner, words).into();
            words.tell("audit-outcome-mates-in", [("side", side), ("n", length.into())])
        }
        Outcome::Mate { winner, mate_in: None } => {
            words.tell("audit-outcome-mates", [("side", side_name(winner, words).into())])
        }
        Outcome::Draw => words.say("audit-outcome-draw"),
        Outcome::Unknown => words.say("audit-outcome-unknown"),
    };
    text.into()
}
