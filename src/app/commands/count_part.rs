//! The count as an object within others, by the names of `cli.md`.

use konmak::counting::Count;
use konmak::rules::Color;
use serde::Serialize;

/// A count, or that none runs.
#[derive(Serialize)]
pub(super) struct CountPart {
    kind: &'static str,
    side: Option<&'static str>,
    said: u16,
    limit: Option<u16>,
    moves_left: Option<u16>,
}

impl CountPart {
    /// Returns the object of a count with that side to move.
    pub(super) fn new(count: Option<Count>, turn: Color) -> Self {
        Self {
            kind: count.map_or("none", |count| count.honour.name()),
            side: count.map(|count| count.side.name()),
            said: count.map_or(0, |count| count.said()),
            limit: count.map(|count| count.limit),
            moves_left: count.map(|count| count.moves_left(turn).0),
        }
    }
}
