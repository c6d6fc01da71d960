//! Node counts that two other move generators agree on.

use konmak::rules::{Fen, perft};

#[test]
fn node_counts_agree_with_two_other_generators() {
    let table = include_str!("../data/perft.tsv");
    let rows = table.lines().enumerate().filter(|(_, line)| !line.starts_with(['#', 'f']));
    let mut compared = 0;
    for (index, line) in rows {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, depth, nodes] = fields[..] else { panic!("line {}: {line}", index + 1) };
        let nodes: u64 = nodes.parse().expect("a number of nodes");
        let position = Fen::read(fen).expect("a well-formed FEN").position;
        let depth = depth.parse().expect("a depth");
        assert_eq!(perft(&position, depth), nodes, "line {}: {fen} depth {depth}", index + 1);
        compared += 1;
    }
    assert_eq!(compared, 35);
}
