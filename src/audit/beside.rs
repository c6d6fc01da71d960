//! What a puzzle says beside its solution, put to the prover: duals and tries.

use crate::puzzle::{Duals, Puzzle, Stipulation, Try};
use crate::rules::{Color, Moves};
use crate::solve::{Question, Solver, Verdict};

use super::{AuditFault, AuditFaultKind};

/// Returns whether the solution has duals, of a side that mates in exactly so many moves; nothing if
/// the limits leave it open.
pub(super) fn duals(
    solver: &mut Solver,
    question: &Question,
    side: Color,
    mate_in: Moves,
) -> Option<Duals> {
    let found = solver.duals(question, side, mate_in)?;
    Some(match (found.before_mate, found.at_mate) {
        (0, 0) => Duals::None,
        (0, _) => Duals::Minor,
        (_, _) => Duals::Some,
    })
}

/// Returns what is wrong with the tries of a puzzle.
pub(super) fn tries(solver: &mut Solver, puzzle: &Puzzle, question: &Question) -> Vec<AuditFault> {
    let faults = puzzle.tries.iter().filter_map(|found| {
        let kind = fault(solver, puzzle, question, found)?;
        Some(AuditFault { place: found.place, kind })
    });
    faults.collect()
}

fn fault(
    solver: &mut Solver,
    puzzle: &Puzzle,
    question: &Question,
    found: &Try,
) -> Option<AuditFaultKind> {
    let after = question.after(found.mv);
    match succeeds(solver, puzzle, &after)? {
        Success::Open => return Some(AuditFaultKind::Undecided),
        Success::Yes => return Some(AuditFaultKind::TrySolves(found.mv)),
        Success::No => {}
    }
    let reply = found.reply?;
    match succeeds(solver, puzzle, &after.after(reply))? {
        Success::Open => Some(AuditFaultKind::Undecided),
        Success::Yes => Some(AuditFaultKind::NoRefutation { mv: found.mv, reply }),
        Success::No => None,
    }
}

/// Whether the task is still done after some moves.
enum Success {
    Yes,
    No,
    Open,
}

/// Returns whether the side that has the task still does it; nothing where nothing is asked.
fn succeeds(solver: &mut Solver, puzzle: &Puzzle, after: &Question) -> Option<Success> {
    let known = |answer: Option<bool>| match answer {
        Some(true) => Success::Yes,
        Some(false) => Success::No,
        None => Success::Open,
    };
    let chaser = puzzle.chaser;
    Some(match puzzle.stipulation {
        Stipulation::MateIn(length) => {
            let spent = u16::from(puzzle.position().turn() == chaser);
            known(solver.mates_within(after, chaser, Moves(length.0.saturating_sub(spent))))
        }
        Stipulation::Win => known(chaser_wins(solver, after, chaser)),
        Stipulation::Hold => known(chaser_wins(solver, after, chaser).map(|wins| !wins)),
        Stipulation::Open => return None,
    })
}

fn chaser_wins(solver: &mut Solver, question: &Question, chaser: Color) -> Option<bool> {
    let wins = question.position().turn() == chaser;
    match solver.solve(question).value.verdict {
        Verdict::Win => Some(wins),
        Verdict::Loss => Some(!wins),
        Verdict::Draw => Some(false),
        Verdict::Unknown => None,
    }
}
