//! `konmak verify [PATH…]`: every claim of every puzzle proved, or its faults.

mod excerpt;
mod fix;
mod object;
mod report;
mod shipped;

use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use konmak::audit::{AuditReport, audit};
use konmak::puzzle::{Fault, FaultKind, Library};
use konmak::solve::{Solver, Stopper};
use konmak::tables::Material;

use crate::app::args::{Common, VerifyArgs};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::messages::file_fault;
use crate::app::{home, making};

use super::prover::prover;
use fix::Done;
use object::VerifyObject;
use shipped::Shipped;

pub(super) fn run(
    args: &VerifyArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    if args.fix && args.paths.is_empty() && common.library.is_empty() {
        return Err(Failure::Refused(vec![console.words.say("verify-fix-needs-files")]));
    }
    let (mut library, mut faults) = read(&args.paths, common, console)?;
    if console.json && !args.fix {
        faults
            .iter()
            .try_for_each(|fault| console.object(&VerifyObject::of_file(fault, console)))?;
    }
    let (mut solver, stopper) = prover(common, None, console)?;
    let materials = library.iter().map(|puzzle| Material::on(puzzle.fen.position.board()));
    making::offer_all(materials, solver.tables_mut(), common, console)?;
    let shipped = Shipped::beside(!args.paths.is_empty());
    let teller = (!args.fix).then_some(&shipped);
    let mut reports = proved(&library, (&mut solver, &stopper), teller, console)?;
    if args.fix && !stopper.is_stopped() {
        let done = fix::fix(&library, &reports, console);
        (library, faults) = read(&args.paths, common, console)?;
        reports = proved(&library, (&mut solver, &stopper), None, console)?;
        tell_fixed(&done, (&library, &reports, &faults), console)?;
    }
    home::tell_troubles(solver.tables_mut(), console);
    if !console.json {
        console.lines(report::lines(&library, &reports, &faults, console))?;
        let notes = shipped.notes(&library, &console.words);
        let unwalked = report::unwalked(&reports, &console.words);
        notes.iter().chain(&unwalked).try_for_each(|note| console.line(note))?;
        console.line(&report::sum(&library, &reports, &faults, &console.words))?;
    }
    let is_sound = faults.is_empty() && reports.iter().all(AuditReport::is_sound);
    let is_whole = !stopper.is_stopped();
    Ok(if is_sound && is_whole { Outcome::Done } else { Outcome::No })
}

/// Reads the files and folders named, or else the shipped library and the user's own folders.
fn read(
    paths: &[PathBuf],
    common: &Common,
    console: &Console,
) -> Result<(Library, Vec<Fault>), Failure> {
    let mut library = if paths.is_empty() { Library::embedded() } else { Library::empty() };
    let mut faults = Vec::new();
    for path in paths.iter().chain(&common.library) {
        faults.extend(if path.is_dir() {
            library.add_folder(path)
        } else {
            library.add_file(path)
        });
    }
    let missing =
        |fault: &&Fault| matches!(fault.kind, FaultKind::Unreadable(_) | FaultKind::NoFiles);
    let refused: Vec<String> =
        faults.iter().filter(missing).map(|fault| file_fault(fault, &console.words)).collect();
    if refused.is_empty() { Ok((library, faults)) } else { Err(Failure::Refused(refused)) }
}

/// Puts each puzzle to the prover, with a bar on the error stream; programs get each object at once,
/// unless there is nothing to tell them by.
fn proved(
    library: &Library,
    (solver, stopper): (&mut Solver, &Stopper),
    teller: Option<&Shipped>,
    console: &mut Console,
) -> Result<Vec<AuditReport>, Failure> {
    let bar = bar(library.iter().len());
    let mut reports = Vec::new();
    for puzzle in library.iter() {
        bar.set_message(puzzle.id.to_string());
        let report = solver.together(|solver| audit(puzzle, solver));
        if stopper.is_stopped() {
            break;
        }
        if let Some(shipped) = teller.filter(|_| console.json) {
            let object = VerifyObject::of_puzzle(puzzle, &report, console);
            console.object(&object.with_twin(shipped.twin_of(puzzle)))?;
        }
        reports.push(report);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(reports)
}

/// Tells what was written and what was left to the author; programs get the objects of what stands
/// now.
fn tell_fixed(
    done: &[Done],
    (library, reports, faults): (&Library, &[AuditReport], &[Fault]),
    console: &mut Console,
) -> Result<(), Failure> {
    if console.json {
        faults
            .iter()
            .try_for_each(|fault| console.object(&VerifyObject::of_file(fault, console)))?;
        for (puzzle, report) in library.iter().zip(reports) {
            let fixed = done.iter().filter(|one| one.id == puzzle.id.as_str());
            let object = VerifyObject::of_puzzle(puzzle, report, console).with_fixed(fixed);
            console.object(&object)?;
        }
        return Ok(());
    }
    let lines = report::fixed(done, &console.words);
    console.lines(lines)?;
    Ok(())
}

fn bar(puzzles: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:32} {pos}/{len} {msg}")
        .expect("the template is well-formed");
    ProgressBar::new(puzzles as u64).with_style(style)
}
