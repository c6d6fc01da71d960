//! Node counts that two other move generators agree on.

use konmak::rules::{Fen, perft};

/// Counts above this are left to a release build, so that the suite stays quick.
const MOST_NODES: u64 = if cfg!(debug_assertions) { 12_000_000 } else { u64::MAX };

#[test]
fn node_counts_agree_with_two_other_generators() {
    let table = include_str!("../data/perft.tsv");
    let rows = table.lines().enumerate().filter(|(_, line)| !line.starts_with(['#', 'f']));
    let mut compared = 0;
    for (index, line) in rows {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, depth, nodes] = fields[..] else { panic!("line {}: {line}", index + 1) };
        let nodes: u64 = nodes.parse().expect("a number of nodes");
        if nodes > MOST_NODES {
            continue;
        }
        let position = Fen::read(fen).expect("a well-formed FEN").position;
        let depth = depth.parse().expect("a depth");
        assert_eq!(perft(&position, depth), nodes, "line {}: {fen} depth {depth}", index + 1);
        compared += 1;
    }
    assert!(compared >= 30, "only {compared} rows were compared");
}
