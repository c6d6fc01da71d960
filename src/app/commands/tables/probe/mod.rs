//! `konmak tables probe POS`: one position's result and distance, without and with the count.

mod longer;
mod pieces;

use konmak::counting::{Preset, bare_side};
use konmak::rules::Move;
use konmak::solve::{Question, Solver, Value, Verdict};
use konmak::tables::Material;
use serde::Serialize;

use crate::app::args::Common;
use crate::app::commands::prover::prover;
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{Asked, BadPosition, each_position};
use crate::app::{home, making};

#[derive(Serialize)]
struct ProbeObject<'a> {
    fen: &'a str,
    #[serde(flatten)]
    uncounted: ValueObject,
    counted: CountedObject,
}

#[derive(Serialize)]
struct ValueObject {
    result: &'static str,
    mate_in: Option<u16>,
    keys: Vec<String>,
}

/// The values under the count; `slack` is what the count that runs, or will be asked for, leaves
/// of the chaser's moves after its mate.
#[derive(Serialize)]
struct CountedObject {
    #[serde(flatten)]
    value: ValueObject,
    slack: Option<u16>,
}

pub(in crate::app::commands) fn run(
    position: &str,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let (mut solver, stopper) = prover(common, None, console)?;
    let command = |asked: &Asked, console: &mut Console| probe(asked, &mut solver, common, console);
    each_position(position, common, console, command, || stopper.is_stopped())
}

fn probe(
    asked: &Asked,
    solver: &mut Solver,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let material = Material::on(asked.fen.position.board());
    if material.men() > Material::MAX_MEN {
        let values = [("n", material.men().into()), ("most", Material::MAX_MEN.into())];
        let message = console.words.tell("tables-too-many-men", values);
        return BadPosition::of_name(&asked.text, message).report(console).map(|()| Outcome::Bad);
    }
    making::offer(asked, solver.tables_mut(), common, console)?;
    let (object, keys) = solver.together(|solver| object(asked, solver, common));
    home::tell_troubles(solver.tables_mut(), console);
    let values = [&object.uncounted, &object.counted.value];
    let is_open = values.iter().any(|value| value.result == Verdict::Unknown.name());
    if console.json {
        console.object(&object)?;
    } else {
        let keys = keys.iter().map(|&mv| console.notation.write(&asked.fen.position, mv));
        let lines = lines(&object, &keys.collect::<Vec<_>>(), console);
        console.lines(lines)?;
        let way_out = making::way_out(material, solver.tables_mut(), common, console);
        way_out.filter(|_| is_open).map_or(Ok(()), |text| console.line(&text))?;
    }
    Ok(if is_open { Outcome::No } else { Outcome::Done })
}

/// Returns the values of a position, and its best moves under the count.
fn object<'a>(
    asked: &'a Asked,
    solver: &mut Solver,
    common: &Common,
) -> (ProbeObject<'a>, Vec<Move>) {
    let question = asked.question();
    let plain = solver.solve(&question.uncounted());
    let (value, keys) = counted(asked, &question, solver, common);
    let object = ProbeObject {
        fen: &asked.text,
        uncounted: ValueObject::new(plain.value, &plain.keys),
        counted: CountedObject {
            value: ValueObject::new(value, &keys),
            slack: slack(&question, value),
        },
    };
    (object, keys)
}

/// Returns the value under the count with its best moves. Where no count is stated and the khun is
/// not bare, the tables leave the board's honour out; if they are not there, the search does not.
fn counted(
    asked: &Asked,
    question: &Question,
    solver: &mut Solver,
    common: &Common,
) -> (Value, Vec<Move>) {
    let position = question.position();
    let is_followed = asked.preset == Preset::Fairy || asked.preset == Preset::None;
    let is_counted = asked.fen.count.is_some() || bare_side(position.board()).is_some();
    let has_bia = konmak::counting::has_bia(position.board());
    if !is_followed && (!is_counted || has_bia) && !common.no_tables {
        let told = pieces::answer(solver.tables_mut(), position);
        if let Some(told) = told {
            return told;
        }
    }
    let answer = solver.solve(question);
    longer::finished(&answer, question, solver).unwrap_or((answer.value, answer.keys))
}

fn slack(question: &Question, value: Value) -> Option<u16> {
    let turn = question.position().turn();
    let winner = if value.verdict == Verdict::Win { turn } else { !turn };
    let count = question.count().filter(|count| count.side != winner)?;
    count.moves_left(turn).0.checked_sub(value.mate_in?.0)
}

impl ValueObject {
    fn new(value: Value, keys: &[Move]) -> Self {
        Self {
            result: value.verdict.name(),
            mate_in: value.mate_in.map(|moves| moves.0),
            keys: keys.iter().map(ToString::to_string).collect(),
        }
    }
}

fn lines(object: &ProbeObject<'_>, keys: &[String], console: &Console) -> Vec<String> {
    let words = &console.words;
    let told = |key, value: &ValueObject| {
        let result = words.say(match value.result {
            "win" => "probe-win",
            "loss" => "probe-loss",
            "draw" => "probe-draw",
            _ => "probe-open",
        });
        let moves =
            value.mate_in.map(|n| words.tell("probe-in", [("n", n.into())])).unwrap_or_default();
        words.tell(key, [("result", result.into()), ("moves", moves.into())]).trim_end().to_owned()
    };
    let counted = &object.counted.value;
    let mut lines =
        vec![told("probe-uncounted", &object.uncounted), told("probe-counted", counted)];
    if !keys.is_empty() {
        lines.push(words.tell("probe-keys", [("keys", keys.join(", ").into())]));
    }
    if let Some(slack) = object.counted.slack {
        lines.push(words.tell("probe-slack", [("n", slack.into())]));
    }
    lines
}
