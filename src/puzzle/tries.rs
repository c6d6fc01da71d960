//! What a puzzle says beside its solution: whether that has duals, and which first moves only seem
//! to solve it.

use crate::rules::{Move, Position, read_move};

use super::Text;
use super::fault::{Faults, Place};
use super::fault_kind::FaultKind;
use super::fields::{Fields, list_of, text_of, words_in};
use super::setup::Setup;
use super::tree::{Node, Value};

/// Whether the chaser has, after the key, more than one move that keeps the length somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duals {
    /// Nowhere, against no defence.
    None,
    /// Only where it mates at once.
    Minor,
    /// Before the mating move, too.
    Some,
}

/// A first move of the side to move that seems to do what is asked and does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The move.
    pub mv: Move,
    /// The answer that refutes it; none where it fails by itself.
    pub reply: Option<Move>,
    /// What is said of it.
    pub comment: Option<Text>,
    /// Where it stands in the file.
    pub place: Place,
}

const MOVE_EXPECTED: &str = "a move, such as e3e4, Nd2 or ม-ง๒";

impl Duals {
    /// Every answer.
    pub const ALL: [Self; 3] = [Self::None, Self::Minor, Self::Some];

    /// Returns the word that a file has.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Minor => "minor",
            Self::Some => "some",
        }
    }
}

/// Reads the field `duals`.
pub(super) fn read_duals(node: &Node, faults: &mut Faults<'_>) -> Option<Duals> {
    let text = text_of(node, "duals", "none, minor or some", faults)?;
    let duals = Duals::ALL.into_iter().find(|duals| duals.name() == text);
    if duals.is_none() {
        faults.report(node.place, FaultKind::BadDuals(text.to_owned()));
    }
    duals
}

/// Reads the list `tries`. Without a set-up only its shape is looked at.
pub(super) fn read(node: &Node, setup: Option<&Setup>, faults: &mut Faults<'_>) -> Vec<Try> {
    let position = setup.map(|setup| &setup.fen.position);
    let items = list_of(node, "tries", "a list of moves that fail", faults);
    let mut tries: Vec<Try> = Vec::new();
    for item in items {
        let Some(found) = read_one(item, position, faults) else { continue };
        if tries.iter().any(|known| known.mv == found.mv) {
            let item = found.mv.to_string();
            faults.report(found.place, FaultKind::Repeated { field: "tries", item });
        } else {
            tries.push(found);
        }
    }
    tries
}

fn read_one(item: &Node, position: Option<&Position>, faults: &mut Faults<'_>) -> Option<Try> {
    if !matches!(item.value, Value::Mapping(_)) {
        let mv = read_played(item, "tries", position, faults)?;
        return Some(Try { mv, reply: None, comment: None, place: item.place });
    }
    let fields = Fields::of(item, &["move", "reply", "th", "en"], faults)?;
    let node = fields.required("move", MOVE_EXPECTED, faults);
    let is_told = fields.node("th").or(fields.node("en")).is_some();
    let comment = if is_told { words_in(&fields, "comment", faults) } else { None };
    let mv = read_played(node?, "move", position, faults)?;
    let after = position.map(|position| position.after(mv));
    let reply = match fields.node("reply") {
        None => None,
        Some(node) => Some(read_played(node, "reply", after.as_ref(), faults)?),
    };
    Some(Try { mv, reply, comment, place: node?.place })
}

fn read_played(
    node: &Node,
    field: &'static str,
    position: Option<&Position>,
    faults: &mut Faults<'_>,
) -> Option<Move> {
    let text = text_of(node, field, MOVE_EXPECTED, faults)?;
    let report = |fault| {
        faults.report(node.place, FaultKind::BadTry { text: text.to_owned(), fault });
    };
    read_move(position?, text).map_err(report).ok()
}
