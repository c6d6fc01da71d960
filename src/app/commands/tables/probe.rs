//! `konmak tables probe POS`: one position's result and distance, without and with the count.

use konmak::counting::Preset;
use konmak::rules::{Color, Move, Moves, Position};
use konmak::solve::{Answer, Limits, Question, Solver, Verdict};
use konmak::tables::{Ending, Material, Measure, Side, Tables, fresh_pieces_count};
use serde::Serialize;

use crate::app::args::Common;
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{Asked, each_position};
use crate::app::{home, making};

#[derive(Serialize)]
struct ProbeObject<'a> {
    fen: &'a str,
    result: &'static str,
    mate_in: Option<u16>,
    keys: Vec<String>,
    counted: CountedObject,
}

/// The values under the count; `slack` is what is left of the running count after the mate.
#[derive(Serialize)]
struct CountedObject {
    result: &'static str,
    mate_in: Option<u16>,
    keys: Option<Vec<String>>,
    slack: Option<u16>,
}

/// A result for the side to move, and the moves to mate.
type Told = (Verdict, Option<Moves>);

pub(super) fn run(
    position: &str,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let limits = Limits::default();
    let mut solver = Solver::with_tables(limits, home::tables(common, console)?);
    let command = |asked: &Asked, console: &mut Console| probe(asked, &mut solver, common, console);
    each_position(position, common, console, command, || false)
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
        console.complain(&[console.words.tell("tables-too-many-men", values)]);
        return Ok(Outcome::Bad);
    }
    if !making::make_if_agreed(material, solver.tables_mut(), common, console)? {
        let values = [("material", material.to_string().into())];
        console.complain(&[console.words.tell("tables-not-made", values)]);
        return Ok(Outcome::No);
    }
    for ending in material.tables().into_iter().flatten() {
        solver.tables_mut().build(ending)?;
    }
    home::tell_troubles(solver.tables_mut(), console);
    let object = object(asked, solver);
    if console.json {
        console.object(&object)?;
    } else {
        let lines = lines(&object, console);
        console.lines(lines)?;
    }
    Ok(Outcome::Done)
}

fn object<'a>(asked: &'a Asked, solver: &mut Solver) -> ProbeObject<'a> {
    let position = &asked.fen.position;
    let (result, mate_in) = value(solver.tables_mut(), position, Measure::Mate);
    let plain = solver.solve(&Question::new(*position, Preset::None));
    ProbeObject {
        fen: &asked.text,
        result: result.name(),
        mate_in: mate_in.map(|moves| moves.0),
        keys: names(&plain.keys),
        counted: counted(asked, solver),
    }
}

fn counted(asked: &Asked, solver: &mut Solver) -> CountedObject {
    let position = &asked.fen.position;
    let material = Material::on(position.board());
    let is_bare = Color::ALL.iter().any(|&side| material.attacked_by(side).has_pieces_honour());
    let is_followed = asked.preset == Preset::Fairy || asked.preset == Preset::None;
    if asked.fen.count.is_none() && !is_bare && !is_followed {
        let (result, mate_in) = value(solver.tables_mut(), position, Measure::Pieces);
        let mate_in = mate_in.map(|moves| moves.0);
        return CountedObject { result: result.name(), mate_in, keys: None, slack: None };
    }
    let question = asked.question();
    let answer = solver.solve(&question);
    let left = question.counter().count().map(|count| count.moves_left(position.turn()));
    CountedObject {
        result: answer.value.verdict.name(),
        mate_in: answer.value.mate_in.map(|moves| moves.0),
        keys: Some(names(&answer.keys)),
        slack: slack(&answer, left),
    }
}

fn slack(answer: &Answer, left: Option<Moves>) -> Option<u16> {
    left?.0.checked_sub(answer.value.mate_in?.0)
}

fn names(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

/// Returns a position's value by the tables of both sides, for the side to move.
fn value(tables: &Tables, position: &Position, measure: Measure) -> Told {
    let material = Material::on(position.board());
    let turn = position.turn();
    for side in [turn, !turn] {
        let ending = material.attacked_by(side);
        let table = tables.table(ending).filter(|_| !ending.attacker.is_empty());
        let moves = table.and_then(|table| table.moves(position, side, measure));
        if let Some(moves) = moves.filter(|&moves| is_in_time(ending, measure, side == turn, moves))
        {
            let verdict = if side == turn { Verdict::Win } else { Verdict::Loss };
            return (verdict, Some(moves));
        }
    }
    (Verdict::Draw, None)
}

fn is_in_time(ending: Ending, measure: Measure, is_to_move: bool, moves: Moves) -> bool {
    let turn = if is_to_move { Side::Attacker } else { Side::Defender };
    let counts = measure == Measure::Pieces && ending.has_pieces_honour();
    !counts || moves <= fresh_pieces_count(ending, turn)
}

fn lines(object: &ProbeObject<'_>, console: &Console) -> Vec<String> {
    let words = &console.words;
    let told = |key, result: &str, mate_in: Option<u16>| {
        let result = words.say(match result {
            "win" => "probe-win",
            "loss" => "probe-loss",
            "draw" => "probe-draw",
            _ => "probe-open",
        });
        let moves = mate_in.map(|n| words.tell("probe-in", [("n", n.into())])).unwrap_or_default();
        words.tell(key, [("result", result.into()), ("moves", moves.into())]).trim_end().to_owned()
    };
    let mut lines = vec![
        told("probe-uncounted", object.result, object.mate_in),
        told("probe-counted", object.counted.result, object.counted.mate_in),
    ];
    let keys = object.counted.keys.as_ref().unwrap_or(&object.keys);
    if !keys.is_empty() {
        lines.push(words.tell("probe-keys", [("keys", keys.join(" ").into())]));
    }
    if let Some(slack) = object.counted.slack {
        lines.push(words.tell("probe-slack", [("n", slack.into())]));
    }
    lines
}
