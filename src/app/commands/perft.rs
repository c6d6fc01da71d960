//! `konmak perft POS DEPTH`: how many lines of legal moves there are.

use konmak::rules::{Move, perft};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::app::args::{Common, PerftArgs};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{Asked, each_position};

#[derive(Serialize)]
struct PerftObject<'a> {
    fen: &'a str,
    depth: u32,
    nodes: u64,
    divide: Map<String, Value>,
}

pub(super) fn run(
    args: &PerftArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let command = |asked: &Asked, console: &mut Console| count(asked, args.depth, console);
    each_position(&args.position, common, console, command, || false)
}

/// Prints the nodes under each first move, and the sum on the last line.
fn count(asked: &Asked, depth: u32, console: &mut Console) -> Result<Outcome, Failure> {
    let divided = if depth == 0 { Vec::new() } else { divide(asked, depth) };
    let nodes = if depth == 0 { 1 } else { divided.iter().map(|&(_, nodes)| nodes).sum() };
    if console.json {
        let divide = divided.iter().map(|(mv, nodes)| (mv.to_string(), (*nodes).into())).collect();
        console.object(&PerftObject { fen: &asked.text, depth, nodes, divide })?;
    } else {
        console.lines(divided.iter().map(|(mv, nodes)| format!("{mv} {nodes}")))?;
    }
    console.line(&format!("nodes {nodes}"))?;
    Ok(Outcome::Done)
}

fn divide(asked: &Asked, depth: u32) -> Vec<(Move, u64)> {
    let position = &asked.fen.position;
    let under = |mv: &Move| perft(&position.after(*mv), depth - 1);
    position.legal_moves().iter().map(|mv| (*mv, under(mv))).collect()
}
