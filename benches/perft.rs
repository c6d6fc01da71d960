//! Our perft beside the referee's, on the same positions, one core each: `cargo bench --bench perft`.
//!
//! Both count the last ply without making its moves. Each position is taken by the two in turn,
//! three times over, and each side's best time stands. Wrong node counts are an error.

mod referee;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use konmak::rules::{Fen, perft};

use referee::{Outcome, Referee};

const ROUNDS: usize = 3;
/// Deeper counts of the table take the referee minutes and tell no more.
const MOST_NODES: u32 = 20_000_000;
/// How many times as fast as the referee we want to be.
const WANTED: f64 = 2.0;

/// A position with its node count at a depth.
struct Row {
    fen: &'static str,
    depth: u32,
    nodes: u32,
}

/// Returns each position of the table at its greatest depth that is not too deep.
fn rows() -> Outcome<Vec<Row>> {
    let mut rows: Vec<Row> = Vec::new();
    let table = include_str!("../tests/data/perft.tsv");
    for line in table.lines().filter(|line| !line.starts_with(['#', 'f'])) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, depth, nodes] = fields[..] else { return Err(line.into()) };
        let row = Row { fen, depth: depth.parse()?, nodes: nodes.parse()? };
        if row.nodes <= MOST_NODES {
            rows.pop_if(|last| last.fen == fen);
            rows.push(row);
        }
    }
    Ok(rows)
}

fn their_perft(referee: &mut Referee, row: &Row) -> Outcome<(u64, Duration)> {
    referee.order(&format!("position fen {}\nisready", row.fen))?;
    referee.wait_for("readyok")?;
    let begun = Instant::now();
    referee.order(&format!("go perft {}", row.depth))?;
    let nodes = referee.wait_for("Nodes searched:")?.parse()?;
    Ok((nodes, begun.elapsed()))
}

fn our_perft(row: &Row) -> Outcome<(u64, Duration)> {
    let position = Fen::read(row.fen).map_err(|faults| format!("{faults:?}"))?.position;
    let begun = Instant::now();
    let nodes = perft(&position, row.depth);
    Ok((nodes, begun.elapsed()))
}

/// Returns the best times of the referee and of ours.
fn race(referee: &mut Referee, row: &Row) -> Outcome<(Duration, Duration)> {
    let mut best = (Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        let theirs = their_perft(referee, row)?;
        let ours = our_perft(row)?;
        if (theirs.0, ours.0) != (u64::from(row.nodes), u64::from(row.nodes)) {
            let Row { fen, depth, nodes } = row;
            return Err(format!(
                "{fen} depth {depth}: {nodes} nodes, not {} and {}",
                theirs.0, ours.0
            )
            .into());
        }
        best = (best.0.min(theirs.1), best.1.min(ours.1));
    }
    Ok(best)
}

fn millions_a_second(nodes: u32, time: Duration) -> f64 {
    f64::from(nodes) / time.as_secs_f64() / 1e6
}

fn print_row(name: &str, depth: &str, nodes: u32, (theirs, ours): (Duration, Duration)) {
    println!(
        "| {name} | {depth} | {nodes} | {:.1} | {:.1} | {:.2} |",
        millions_a_second(nodes, theirs),
        millions_a_second(nodes, ours),
        theirs.as_secs_f64() / ours.as_secs_f64()
    );
}

/// Prints the table and returns how many times as fast as the referee we are over all positions.
fn race_all() -> Outcome<f64> {
    let mut referee = Referee::start()?;
    println!(
        "| position | depth | nodes | referee, million nodes/s | konmak, million nodes/s | ratio |"
    );
    println!("|---|---|---|---|---|---|");
    let mut sum = (0, Duration::ZERO, Duration::ZERO);
    for row in rows()? {
        let best = race(&mut referee, &row)?;
        print_row(row.fen, &row.depth.to_string(), row.nodes, best);
        sum = (sum.0 + row.nodes, sum.1 + best.0, sum.2 + best.1);
    }
    print_row("all", "", sum.0, (sum.1, sum.2));
    referee.quit()?;
    Ok(sum.1.as_secs_f64() / sum.2.as_secs_f64())
}

fn main() -> ExitCode {
    match race_all() {
        Ok(ratio) if ratio >= WANTED => ExitCode::SUCCESS,
        Ok(ratio) => {
            eprintln!("only {ratio:.2} times as fast as the referee, not {WANTED} times");
            ExitCode::FAILURE
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::from(2)
        }
    }
}
