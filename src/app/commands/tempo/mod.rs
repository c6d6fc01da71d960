//! `konmak tempo POS` and `konmak tempo --list MATERIAL`: เป็นที and แก้ที.

mod count;
mod drawing;
mod fleer;
mod object;
mod report;
mod triangles;
mod why;

use std::time::Duration;

use konmak::counting::Preset;
use konmak::rules::{Color, Moves};
use konmak::solve::{Answer, Solver};
use konmak::tables::{Ending, Material};
use konmak::tempo::{Book, Explanation, Filter, Tempo, Timed, analyse, chaser_of, explain};

use crate::app::args::{Common, TempoArgs};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{Asked, each_position};
use crate::app::making;
use crate::app::terminal::wrapped;

use super::prover::prover;
pub(in crate::app) use count::Left;
pub(super) use object::TempoObject;
use report::cure;
pub(in crate::app) use report::{reasons, worth};

/// The longest that reasons are searched for where no table answers; what takes longer is left open.
const LONGEST_TO_EXPLAIN: Duration = Duration::from_secs(5);
/// How much longer than the mate of a study one is looked for with the other side to move.
const BEYOND: Moves = Moves(2);

pub(super) fn run(
    args: &TempoArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let (mut solver, stopper) = prover(common, None, console)?;
    if let Some(text) = &args.list {
        let ending = ending(text, &mut solver, common, console)?;
        return list(args, ending, common.rules.unwrap_or_default(), &mut solver, console);
    }
    let Some(position) = &args.position else { return Ok(Outcome::Bad) };
    let with_board = position != "-";
    let command = |asked: &Asked, console: &mut Console| {
        making::offer(asked, solver.tables_mut(), common, console)?;
        let (tempo, explanation) = solver.together(|solver| judged(asked, solver));
        if console.json {
            console.object(&TempoObject::explained(asked, &tempo, &explanation))?;
        } else {
            let texts = report::texts(asked, &tempo, &explanation, with_board, console);
            console.lines(texts)?;
        }
        Ok(if tempo.is_pen_thi().is_some() { Outcome::Done } else { Outcome::No })
    };
    let outcome = each_position(position, common, console, command, || stopper.is_stopped())?;
    Ok(if stopper.is_stopped() { outcome.max(Outcome::No) } else { outcome })
}

/// Returns what the placement of a position is worth, and why.
pub(super) fn judged(asked: &Asked, solver: &mut Solver) -> (Tempo, Explanation) {
    let position = &asked.fen.position;
    let chaser = match &asked.puzzle {
        Some(puzzle) => puzzle.chaser,
        None => chaser_of(&mut Timed::new(solver), position),
    };
    let tempo = analyse(&mut Book::new(&mut Timed::new(solver), chaser), &asked.question());
    let mut timed = Timed::at_most(solver, LONGEST_TO_EXPLAIN);
    let explanation = explain(&mut Book::new(&mut timed, chaser), &asked.question(), &tempo);
    (tempo, explanation)
}

/// Returns the same where a mate takes so many moves: where no table answers, no mate is looked for
/// that takes more than [`BEYOND`] moves longer, and for no longer than reasons are.
fn judged_near(asked: &Asked, mate_in: Option<Moves>, solver: &mut Solver) -> (Tempo, Explanation) {
    let whole = *solver.limits_mut();
    if let Some(mate_in) = mate_in {
        solver.limits_mut().within = whole.within.min(Moves(mate_in.0 + BEYOND.0));
        let time = whole.time.map_or(LONGEST_TO_EXPLAIN, |time| time.min(LONGEST_TO_EXPLAIN));
        solver.limits_mut().time = Some(time);
    }
    let judged = judged(asked, solver);
    *solver.limits_mut() = whole;
    judged
}

/// Returns the lines about the tempo that a full report of a study has, where an answer is known. A
/// cure is told without its line where the answer's begins with it.
pub(super) fn lines(
    asked: &Asked,
    answer: &Answer,
    solver: &mut Solver,
    console: &Console,
) -> Vec<String> {
    let (mut tempo, _) = judged_near(asked, answer.value.mate_in, solver);
    if let Some(cure) = &mut tempo.cure
        && answer.line.starts_with(&cure.line)
    {
        cure.line.clear();
    }
    let turn = asked.fen.position.turn();
    let mut texts = worth(&tempo, turn, Left::of(&asked.question(), &tempo), console);
    texts.extend(cure(&tempo, turn, console));
    texts.iter().flat_map(|text| wrapped(text, console.width)).collect()
}

/// Returns the object about the tempo that a full report of a study has.
pub(super) fn object(asked: &Asked, mate_in: Option<Moves>, solver: &mut Solver) -> TempoObject {
    let (tempo, explanation) = judged_near(asked, mate_in, solver);
    TempoObject::explained(asked, &tempo, &explanation)
}

/// Returns the ending that an argument names: `KSMvK`, or `SM` for it.
///
/// # Errors
/// If it names none, or one whose table is only made with `--yes`.
pub(in crate::app) fn ending(
    text: &str,
    solver: &mut Solver,
    common: &Common,
    console: &Console,
) -> Result<Ending, Failure> {
    let words = &console.words;
    let refused = |key| Failure::Refused(vec![words.tell(key, [("text", text.to_owned().into())])]);
    let whole = if text.contains(['v', 'V']) { text.to_owned() } else { format!("K{text}vK") };
    let material: Material = whole.parse().map_err(|_| refused("tempo-no-material"))?;
    if material.white.is_empty() {
        return Err(refused("tempo-no-chaser"));
    }
    making::offer_all([material], solver.tables_mut(), common, console)?;
    if making::is_missing(material, solver.tables_mut()) {
        return Err(refused("tempo-large-table"));
    }
    Ok(material.attacked_by(Color::White))
}

fn list(
    args: &TempoArgs,
    ending: Ending,
    preset: Preset,
    solver: &mut Solver,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let filter = Filter {
        at_least: args.min_cost.map(Moves),
        at_most: args.max_cost.map(Moves),
        cure: args.cure,
        unique: args.unique,
    };
    let mut found = 0_u64;
    let mut tell = |tempo: &Tempo| {
        found += 1;
        if console.json {
            console.object(&TempoObject::listed(tempo, preset))
        } else {
            if found == 1 {
                let head = report::row_head(&console.words);
                console.line(&head)?;
            }
            let line = report::row(tempo, console);
            console.line(&line)
        }
    };
    let is_whole = solver.together(|solver| filter.each(solver, ending, preset, &mut tell))?;
    if !console.json {
        let key = if is_whole { "tempo-total" } else { "tempo-total-so-far" };
        let total = console.words.tell(key, [("n", found.into())]);
        console.line(&total)?;
    }
    Ok(if is_whole { Outcome::Done } else { Outcome::No })
}
