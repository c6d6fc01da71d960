//! What a puzzle asks for, and which side is the chaser.

use crate::rules::{Color, Moves};

use super::fault::{Faults, Place};
use super::fault_kind::FaultKind;
use super::fields::{Fields, text_of, words_of};
use super::tree::Node;
use super::{Stipulation, Text};

/// The longest mate that a puzzle may ask for: twice the longest count and more; a larger number is
/// a slip of the pen.
const LONGEST: u16 = 200;

/// The task of a puzzle.
pub(super) struct Task {
    pub(super) stipulation: Stipulation,
    pub(super) chaser: Color,
    pub(super) claimed: Option<Text>,
    pub(super) place: Place,
}

/// Reads the task, given the side to move.
pub(super) fn read(fields: &Fields<'_>, turn: Color, faults: &mut Faults<'_>) -> Option<Task> {
    let claim = fields.node("claimed");
    let claimed = claim.map(|node| words_of(node, "claimed", faults));
    let stated = read_stipulation(fields, faults);
    let chaser = fields.node("chaser").map(|node| read_side(node, faults));
    let (stipulation, place) = match (stated, claim) {
        (Some(stated), _) => (stated.0?, stated.1),
        (None, Some(claim)) => (Stipulation::Open, claim.place),
        (None, None) => {
            faults.report(fields.place, FaultKind::NoStipulation);
            return None;
        }
    };
    if let Some(node) = fields.node("keys").filter(|_| stipulation == Stipulation::Open) {
        faults.report(node.place, FaultKind::KeysWithoutTask);
    }
    let chaser = chaser.unwrap_or(Some(usual_chaser(stipulation, turn)))?;
    let claimed = claimed.map_or(Some(None), |words| words.map(Some))?;
    Some(Task { stipulation, chaser, claimed, place })
}

/// Returns the chaser of a puzzle that names none.
pub(super) fn usual_chaser(stipulation: Stipulation, turn: Color) -> Color {
    match stipulation {
        Stipulation::MateIn(_) | Stipulation::Win | Stipulation::Open => turn,
        Stipulation::Hold => !turn,
    }
}

/// Reads the one stipulation with its place; nothing if there is none.
fn read_stipulation(
    fields: &Fields<'_>,
    faults: &mut Faults<'_>,
) -> Option<(Option<Stipulation>, Place)> {
    let given = fields.given(&["mate-in", "win", "hold"]);
    let &(first, node) = given.first()?;
    for &(second, node) in &given[1..] {
        faults.report(node.place, FaultKind::SeveralStipulations { first, second });
    }
    let mut read = |(name, node): (&'static str, &Node)| match name {
        "mate-in" => read_length(node, faults).map(Stipulation::MateIn),
        "win" => read_flag(node, "win", faults).map(|()| Stipulation::Win),
        _ => read_flag(node, "hold", faults).map(|()| Stipulation::Hold),
    };
    let mut stipulations: Vec<Option<Stipulation>> = given.iter().map(|&pair| read(pair)).collect();
    Some((stipulations.swap_remove(0), node.place))
}

fn read_length(node: &Node, faults: &mut Faults<'_>) -> Option<Moves> {
    const EXPECTED: &str = "the number of the chaser's moves, from 1 to 200";
    let text = text_of(node, "mate-in", EXPECTED, faults)?;
    let number = number(text).filter(|number| (1..=LONGEST).contains(number));
    if number.is_none() {
        let found = text.to_owned();
        faults.report(
            node.place,
            FaultKind::BadNumber { field: "mate-in", found, expected: EXPECTED },
        );
    }
    number.map(Moves)
}

/// Returns the number that Arabic or Thai digits write.
pub(super) fn number(text: &str) -> Option<u16> {
    let digits: Option<String> = text.chars().map(arabic_digit).collect();
    digits?.parse().ok()
}

fn arabic_digit(letter: char) -> Option<char> {
    match letter {
        '0'..='9' => Some(letter),
        '๐'..='๙' => char::from_digit(letter as u32 - '๐' as u32, 10),
        _ => None,
    }
}

fn read_flag(node: &Node, field: &'static str, faults: &mut Faults<'_>) -> Option<()> {
    let text = text_of(node, field, "true, or the field left out", faults)?;
    if text == "true" {
        return Some(());
    }
    faults.report(node.place, FaultKind::BadFlag { field, found: text.to_owned() });
    None
}

fn read_side(node: &Node, faults: &mut Faults<'_>) -> Option<Color> {
    let text = text_of(node, "chaser", "white or black", faults)?;
    let side = Color::ALL.into_iter().find(|color| color.name() == text);
    if side.is_none() {
        faults.report(node.place, FaultKind::BadSide(text.to_owned()));
    }
    side
}
