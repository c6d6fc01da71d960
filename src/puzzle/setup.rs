//! The set-up of a puzzle: its FEN, and what no game can lead to.

use crate::counting::{Asking, Counter, Preset};
use crate::game::{End, end_without_history};
use crate::rules::{Board, Color, Fen, Role, is_dead};

use super::fault::{Faults, Place};
use super::fault_kind::FaultKind;
use super::fields::text_of;
use super::tree::{Node, Value};

/// A FEN that was read, and its counting.
#[derive(Clone, Copy)]
pub(super) struct Setup {
    pub(super) fen: Fen,
    pub(super) counter: Counter,
    pub(super) place: Place,
}

/// Reads the field `fen` and reports every fault of it where it stands.
pub(super) fn read(node: &Node, preset: Preset, faults: &mut Faults<'_>) -> Option<Setup> {
    let text = text_of(node, "fen", "a FEN in one line", faults)?;
    let place = match &node.value {
        Value::Text { first_letter: Some(place), .. } => *place,
        Value::Text { .. } | Value::List(_) | Value::Mapping(_) | Value::Refused => node.place,
    };
    let fen = match Fen::read(text) {
        Ok(fen) => fen,
        Err(found) => {
            for fault in found {
                let column = place.column + fault.column - 1;
                let kind = FaultKind::Fen { field: fault.field, problem: fault.problem };
                faults.report(Place { column, ..place }, kind);
            }
            return None;
        }
    };
    report_impossible_men(fen.position.board(), place, faults);
    let counter = read_counter(&fen, preset, place, faults)?;
    if let Some(end) = end(&fen, &counter) {
        faults.report(place, FaultKind::AlreadyOver(end));
        return None;
    }
    Some(Setup { fen, counter, place })
}

fn read_counter(
    fen: &Fen,
    preset: Preset,
    place: Place,
    faults: &mut Faults<'_>,
) -> Option<Counter> {
    let asking = Asking::AtOnce;
    let Some(fields) = fen.count else {
        return Some(Counter::set_up(&fen.position, preset, asking));
    };
    match Counter::resumed(&fen.position, fields, preset, asking) {
        Ok(counter) => Some(counter),
        Err(fault) => {
            faults.report(place, FaultKind::Count(fault));
            None
        }
    }
}

fn end(fen: &Fen, counter: &Counter) -> Option<End> {
    end_without_history(&fen.position, counter)
        .or_else(|| is_dead(fen.position.board()).then_some(End::Dead))
}

/// Reports more men of a kind than a side begins with, where bia can have become bia ngai only.
fn report_impossible_men(board: &Board, place: Place, faults: &mut Faults<'_>) {
    for color in Color::ALL {
        let men = |role| board.of(color, role).len();
        let turned = (board.turned() & board.color(color)).len();
        let rows = [
            (men(Role::Ruea), "ruea", 2),
            (men(Role::Khon), "khon", 2),
            (men(Role::Ma), "ma", 2),
            (men(Role::Bia) + turned, "bia and bia ngai", 8),
            (men(Role::Bia) + men(Role::Met), "met, bia and bia ngai", 9),
        ];
        for (found, what, most) in rows.into_iter().filter(|&(found, _, most)| found > most) {
            faults.report(place, FaultKind::ImpossibleMen { color, found, what, most });
        }
    }
}
