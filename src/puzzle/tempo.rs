//! What a puzzle claims about the tempo: เป็นที or not, its cost and cure, the placement to reach.

use std::fmt;

use crate::rules::{Color, Fen, Move, Moves, Position, read_move};

use super::fault::{Faults, Place};
use super::fault_kind::FaultKind;
use super::fields::{Fields, list_of, text_of};
use super::setup::Setup;
use super::task::number;
use super::tree::{Node, Value};

/// A claim about the placement in which the chaser is to move: that of the set-up, or, if the fleer
/// is to move there, the one after the line's first move, or else after the first key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TempoClaim {
    /// Whether the placement is เป็นที.
    pub pen_thi: bool,
    /// What having to move costs the chaser.
    pub cost: Option<TempoCost>,
    /// How the tempo is lost.
    pub cure: Option<TempoCure>,
    /// Whether the same placement is reached against every best defence.
    pub strong: Option<bool>,
    /// The placement to reach, the fleer to move.
    pub pivot: Option<Pivot>,
    /// The chaser's moves in which it is reached.
    pub within: Option<Moves>,
    /// Best play from the set-up to the pivot.
    pub line: Vec<Move>,
    /// Whether the count leaves exactly enough: with one number more said it is a draw.
    pub exactly_enough: bool,
    /// Where its parts stand in the file.
    pub places: TempoPlaces,
}

/// What having to move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TempoCost {
    /// So many ที.
    Moves(Moves),
    /// The mate.
    Absolute,
}

/// How the tempo is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TempoCure {
    /// By a waiting move.
    WaitingMove,
    /// By the khun's triangle.
    Triangle,
    /// By any other way.
    Walk,
    /// Not at all.
    None,
}

/// A placement to reach.
#[derive(Clone, Copy, Debug)]
pub struct Pivot(pub Position);

impl PartialEq for Pivot {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&other.0)
    }
}

impl Eq for Pivot {}

/// Where the parts of a claim stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TempoPlaces {
    /// The claim that it is, or is not, เป็นที.
    pub pen_thi: Place,
    /// The cost.
    pub cost: Place,
    /// The cure.
    pub cure: Place,
    /// Strong or not.
    pub strong: Place,
    /// The pivot.
    pub pivot: Place,
    /// The number of moves to it.
    pub within: Place,
    /// Each move of the line.
    pub line: Vec<Place>,
    /// The claim about the count.
    pub exactly_enough: Place,
}

impl TempoCure {
    /// Every cure.
    pub const ALL: [Self; 4] = [Self::WaitingMove, Self::Triangle, Self::Walk, Self::None];

    /// Returns the word that a file has.
    pub const fn name(self) -> &'static str {
        match self {
            Self::WaitingMove => "waiting-move",
            Self::Triangle => "triangle",
            Self::Walk => "walk",
            Self::None => "none",
        }
    }
}

impl fmt::Display for TempoCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(moves) => moves.fmt(f),
            Self::Absolute => f.write_str("absolute"),
        }
    }
}

/// Written as the first field of a FEN.
impl fmt::Display for Pivot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = Fen { position: self.0, count: None, fullmove: 1 }.to_string();
        f.write_str(fen.split(' ').next().unwrap_or_default())
    }
}

const FIELDS: &[&str] =
    &["pen-thi", "cost", "cure", "strong", "pivot", "in", "line", "exactly-enough"];
const YES_OR_NO: &str = "true or false";
const COST: &str = "the number of moves lost, from 0 to 200, or absolute";
const LENGTH: &str = "the number of the chaser's moves, from 1 to 200";
const CURE: &str = "waiting-move, triangle, walk or none";

/// Reads the claim of a field `tempo`. Without a set-up only its shape is looked at.
pub(super) fn read(
    node: &Node,
    (setup, chaser): (Option<&Setup>, Color),
    faults: &mut Faults<'_>,
) -> Option<TempoClaim> {
    let before = faults.found.len();
    let Some(fields) = Fields::of(node, FIELDS, faults) else {
        let (found, expected) = (node.value.what(), "a group of fields, pen-thi first");
        faults.report(node.place, FaultKind::WrongType { field: "tempo", found, expected });
        return None;
    };
    let pen_thi = fields.required("pen-thi", YES_OR_NO, faults);
    let place = |field| fields.node(field).map_or(node.place, |node| node.place);
    let line = fields.node("line").map(|node| read_line(node, setup, faults)).unwrap_or_default();
    let (line, line_places) = line.into_iter().unzip();
    let places = TempoPlaces {
        pen_thi: place("pen-thi"),
        cost: place("cost"),
        cure: place("cure"),
        strong: place("strong"),
        pivot: place("pivot"),
        within: place("in"),
        line: line_places,
        exactly_enough: place("exactly-enough"),
    };
    let mut flag = |field: &'static str| read_flag(fields.node(field)?, field, faults);
    let (is_pen_thi, strong, exactly) = (flag("pen-thi"), flag("strong"), flag("exactly-enough"));
    let claim = TempoClaim {
        pen_thi: is_pen_thi.unwrap_or_default(),
        cost: fields.node("cost").and_then(|node| read_cost(node, faults)),
        cure: fields.node("cure").and_then(|node| read_cure(node, faults)),
        strong,
        pivot: fields.node("pivot").and_then(|node| read_pivot(node, chaser, faults)),
        within: fields.node("in").and_then(|node| read_within(node, faults)),
        line,
        exactly_enough: exactly.unwrap_or_default(),
        places,
    };
    pen_thi.filter(|_| faults.found.len() == before).map(|_| claim)
}

fn read_flag(node: &Node, field: &'static str, faults: &mut Faults<'_>) -> Option<bool> {
    match text_of(node, field, YES_OR_NO, faults)? {
        "true" => Some(true),
        "false" => Some(false),
        other => bad(node, field, other, YES_OR_NO, faults),
    }
}

fn read_cost(node: &Node, faults: &mut Faults<'_>) -> Option<TempoCost> {
    match text_of(node, "cost", COST, faults)? {
        "absolute" => Some(TempoCost::Absolute),
        text => match number(text).filter(|&cost| cost <= 200) {
            Some(cost) => Some(TempoCost::Moves(Moves(cost))),
            None => bad(node, "cost", text, COST, faults),
        },
    }
}

fn read_within(node: &Node, faults: &mut Faults<'_>) -> Option<Moves> {
    let text = text_of(node, "in", LENGTH, faults)?;
    match number(text).filter(|length| (1..=200).contains(length)) {
        Some(length) => Some(Moves(length)),
        None => bad(node, "in", text, LENGTH, faults),
    }
}

fn read_cure(node: &Node, faults: &mut Faults<'_>) -> Option<TempoCure> {
    let text = text_of(node, "cure", CURE, faults)?;
    let known = TempoCure::ALL.into_iter().find(|cure| cure.name() == text);
    known.or_else(|| bad(node, "cure", text, CURE, faults))
}

fn bad<T>(
    node: &Node,
    field: &'static str,
    found: &str,
    expected: &'static str,
    faults: &mut Faults<'_>,
) -> Option<T> {
    let found = found.to_owned();
    faults.report(node.place, FaultKind::BadNumber { field, found, expected });
    None
}

/// Reads the men of a pivot, where the fleer is to move.
fn read_pivot(node: &Node, chaser: Color, faults: &mut Faults<'_>) -> Option<Pivot> {
    const EXPECTED: &str = "the men of a FEN, such as 1k6/3M4/KS6/8/8/8/8/8";
    let text = text_of(node, "pivot", EXPECTED, faults)?;
    let fleer = (!chaser).letter();
    match Fen::read(&format!("{text} {fleer} - - 0 1")) {
        Ok(fen) => Some(Pivot(fen.position)),
        Err(found) => {
            let place = first_letter(node);
            for fault in found {
                let column = place.column + fault.column - 1;
                let kind = FaultKind::Fen { field: fault.field, problem: fault.problem };
                faults.report(Place { column, ..place }, kind);
            }
            None
        }
    }
}

fn first_letter(node: &Node) -> Place {
    match &node.value {
        Value::Text { first_letter: Some(place), .. } => *place,
        Value::Text { .. } | Value::List(_) | Value::Mapping(_) | Value::Refused => node.place,
    }
}

fn read_line(node: &Node, setup: Option<&Setup>, faults: &mut Faults<'_>) -> Vec<(Move, Place)> {
    let items = list_of(node, "line", "a list of moves", faults);
    let texts: Vec<_> = items
        .iter()
        .filter_map(|item| Some((text_of(item, "line", "a move", faults)?, item.place)))
        .collect();
    let Some(setup) = setup.filter(|_| texts.len() == items.len()) else { return Vec::new() };
    let (mut position, mut line) = (setup.fen.position, Vec::new());
    for (text, place) in texts {
        match read_move(&position, text) {
            Ok(mv) => {
                position = position.after(mv);
                line.push((mv, place));
            }
            Err(fault) => {
                let (number, text) = (line.len() + 1, text.to_owned());
                faults.report(place, FaultKind::BadLineMove { number, text, fault });
                break;
            }
        }
    }
    line
}
