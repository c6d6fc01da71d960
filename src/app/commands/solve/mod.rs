//! `konmak solve POS`: the shortest mate, every key, best play, under the count.

mod object;
mod pgn;
mod report;
mod study;
mod study_object;

use konmak::rules::Moves;
use konmak::solve::{Reach, Solver, Study};
use konmak::tables::Material;

use crate::app::args::{Common, SolveArgs};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{Asked, each_position};
use crate::app::terminal::wrapped;
use crate::app::{home, making};

use super::prover::prover;
use super::tempo;
use object::SolveObject;
pub(super) use report::{uncounted_text, verdict_text};

pub(super) fn run(
    args: &SolveArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let (mut solver, stopper) = prover(common, args.within, console)?;
    let command = |asked: &Asked, console: &mut Console| {
        solver.together(|solver| answer(args, asked, common, (solver, console)))
    };
    let outcome = each_position(&args.position, common, console, command, || stopper.is_stopped())?;
    Ok(if stopper.is_stopped() { outcome.max(Outcome::No) } else { outcome })
}

/// Answers one position. All that is asked about it shares one limit.
fn answer(
    args: &SolveArgs,
    asked: &Asked,
    common: &Common,
    (solver, console): (&mut Solver, &mut Console),
) -> Result<Outcome, Failure> {
    let with_board = args.position != "-";
    making::offer(asked, solver.tables_mut(), common, console)?;
    let (answer, study) = match reach(args).map(|reach| solver.study(&asked.question(), reach)) {
        Some(Ok(study)) => (study.answer.clone(), Some(study)),
        Some(Err(answer)) => (answer, None),
        None => (solver.solve(&asked.question()), None),
    };
    home::tell_troubles(solver.tables_mut(), console);
    if console.json {
        let tempo = args.full.then(|| tempo::object(asked, answer.value.mate_in, solver));
        console.object(&SolveObject::new(asked, &answer, study.as_ref()).with_tempo(tempo))?;
    } else if let Some(study) = study.as_ref().filter(|_| args.pgn) {
        console.line(&pgn::game(asked, study))?;
    } else {
        let wanted = solver.memory_wanted(&asked.fen.position);
        console.lines(report::lines(asked, &answer, (with_board, wanted), console))?;
        if !answer.is_settled() {
            let material = Material::on(asked.fen.position.board());
            let way_out = making::way_out(material, solver.tables_mut(), common, console);
            let width = console.width;
            console.lines(way_out.iter().flat_map(|text| wrapped(text, width)))?;
        }
        console.lines(studied(args, asked, study.as_ref(), console))?;
        if args.full {
            let lines = tempo::lines(asked, &answer, solver, console);
            console.lines(lines)?;
        }
    }
    let is_whole = answer.is_settled() && !study.is_some_and(|study| study.is_cut);
    Ok(if is_whole { Outcome::Done } else { Outcome::No })
}

/// Returns how far a full report goes, if one is asked for.
fn reach(args: &SolveArgs) -> Option<Reach> {
    let depth = args.tree.map_or(Reach::default().depth, Moves);
    (args.full || args.pgn || args.tree.is_some()).then(|| Reach { depth, ..Reach::default() })
}

/// Returns the lines of what a report adds to an answer.
fn studied(
    args: &SolveArgs,
    asked: &Asked,
    study: Option<&Study>,
    console: &Console,
) -> Vec<String> {
    let Some(study) = study else { return Vec::new() };
    let question = asked.question();
    let mut lines = Vec::new();
    if args.full {
        let told = study::lines(&question, study, console);
        lines.extend(told.iter().flat_map(|text| wrapped(text, console.width)));
        lines.push(String::new());
    }
    if args.tree.is_some() {
        lines.extend(study::tree(&question, study, console));
        lines.push(String::new());
    }
    lines
}
