//! `konmak drill`: the trainer as a dialogue line by line.
//!
//! The session itself has no input or output; here its replies become sentences, and what the user
//! types becomes events.

mod answer;
mod choice;
mod command;
mod dialogue;
mod reply;
mod screen;
mod summary;
mod tempo;
mod tempo_choice;
mod typing;
mod verdict;

use std::collections::HashMap;
use std::time::Duration;

use konmak::drill::{Session, Settings};
use konmak::tables::Material;

use super::args::{Common, DrillArgs};
use super::commands::prover::prover;
use super::console::Console;
use super::failure::{Failure, Outcome};
use super::making;

use choice::Choice;
use dialogue::Dialogue;

/// How long a judgement may take where nothing else is said.
const LONGEST_JUDGEMENT: Duration = Duration::from_secs(10);

/// Drills what the arguments choose, until the input ends or there is nothing left.
///
/// # Errors
/// If nothing can be drilled, or the output cannot be written.
pub(crate) fn run(
    args: &DrillArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    if args.line_dialogue {
        console.without_colour();
    }
    let choice = Choice::new(args, common);
    let (mut solver, stopper) = prover(common, None, console)?;
    let time = Some(common.seconds.unwrap_or(LONGEST_JUDGEMENT));
    solver.limits_mut().time = time;
    let Some(tasks) = choice.tasks(&mut solver, console)? else { return Ok(Outcome::Bad) };
    if let Some(seed) = choice.seed_to_tell() {
        let text = console.words.tell("drill-seed", [("seed", seed.to_string().into())]);
        console.line(&text)?;
    }
    let materials = tasks.iter().map(|task| Material::on(task.game().position().board()));
    let materials: Vec<Material> = materials.collect();
    making::offer_all(materials.iter().copied(), solver.tables_mut(), common, console)?;
    let mut ways_out = HashMap::new();
    for material in materials {
        let way_out = making::way_out(material, solver.tables_mut(), common, console);
        ways_out.extend(way_out.map(|text| (material, text)));
    }
    let session = Session::new(tasks, solver, Settings { time, seed: choice.seed() });
    let dialogue = Dialogue::new(session, stopper, console, args.line_dialogue);
    dialogue.with_ways_out(ways_out).run()?;
    Ok(Outcome::Done)
}
