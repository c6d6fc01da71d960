//! The keys and the main line of a puzzle, each move played on the board.

use crate::game::Game;
use crate::rules::{Move, Position, read_move};

use super::LineMove;
use super::fault::{Faults, Place};
use super::fault_kind::FaultKind;
use super::fields::{Fields, list_of, text_of, words_in};
use super::setup::Setup;
use super::tree::{Node, Value};

const MOVE_EXPECTED: &str = "a move, such as e3e4, Nd2 or ม-ง๒";

/// What a puzzle says of how it is played.
#[derive(Default)]
pub(super) struct Play {
    pub(super) keys: Vec<(Move, Place)>,
    pub(super) line: Vec<(LineMove, Place)>,
    /// Where the field `keys` stands, if it is there.
    pub(super) key_list: Option<Place>,
}

/// Reads `keys` and `line`. Without a set-up only their shape is looked at.
pub(super) fn read(fields: &Fields<'_>, setup: Option<&Setup>, faults: &mut Faults<'_>) -> Play {
    let mut play = Play::default();
    if let Some(node) = fields.node("keys") {
        play.key_list = Some(node.place);
        play.keys = read_keys(node, setup.map(|setup| &setup.fen.position), faults);
    }
    if let Some(node) = fields.node("line") {
        let items = list_of(node, "line", "a list of moves", faults);
        let steps: Vec<Step<'_>> = items.iter().filter_map(|item| step(item, faults)).collect();
        // With one move unreadable the rest stands in the air.
        let setup = setup.filter(|_| steps.len() == items.len());
        play.line = setup.map(|setup| replay(steps, setup, faults)).unwrap_or_default();
    }
    if let Some((first, place)) = play.line.first()
        && !play.keys.is_empty()
        && play.keys.iter().all(|(key, _)| *key != first.mv)
    {
        faults.report(*place, FaultKind::LineWithoutKey(first.mv.to_string()));
    }
    play
}

fn read_keys(
    node: &Node,
    position: Option<&Position>,
    faults: &mut Faults<'_>,
) -> Vec<(Move, Place)> {
    let mut keys: Vec<(Move, Place)> = Vec::new();
    for item in list_of(node, "keys", "a list of moves", faults) {
        let Some(text) = text_of(item, "keys", MOVE_EXPECTED, faults) else { continue };
        let Some(position) = position else { continue };
        match read_move(position, text) {
            Ok(key) if keys.iter().any(|&(known, _)| known == key) => {
                let kind = FaultKind::Repeated { field: "keys", item: text.to_owned() };
                faults.report(item.place, kind);
            }
            Ok(key) => keys.push((key, item.place)),
            Err(fault) => {
                faults.report(item.place, FaultKind::BadKey { text: text.to_owned(), fault });
            }
        }
    }
    keys
}

/// One item of a line before it is played.
struct Step<'n> {
    text: &'n str,
    comment: Option<super::Text>,
    place: Place,
}

fn step<'n>(item: &'n Node, faults: &mut Faults<'_>) -> Option<Step<'n>> {
    let Value::Mapping(entries) = &item.value else {
        let text = text_of(item, "line", MOVE_EXPECTED, faults)?;
        return Some(Step { text, comment: None, place: item.place });
    };
    let fields = Fields::of(item, &["move", "th", "en"], faults)?;
    let node = fields.required("move", MOVE_EXPECTED, faults);
    let has_comment = entries.len() > 1;
    let comment = if has_comment { words_in(&fields, "comment", faults) } else { None };
    let text = text_of(node?, "move", MOVE_EXPECTED, faults)?;
    Some(Step { text, comment, place: node?.place })
}

/// Plays a line and reports the first move that cannot be played; what follows it is not looked at.
fn replay(steps: Vec<Step<'_>>, setup: &Setup, faults: &mut Faults<'_>) -> Vec<(LineMove, Place)> {
    let mut game = Game::new(setup.fen.position, setup.counter);
    let mut line = Vec::new();
    for step in steps {
        if let Some(end) = game.end() {
            faults.report(step.place, FaultKind::LineGoesOn(end));
            break;
        }
        match read_move(game.position(), step.text) {
            Ok(mv) => {
                game.play(mv);
                line.push((LineMove { mv, comment: step.comment }, step.place));
            }
            Err(fault) => {
                let (number, text) = (line.len() + 1, step.text.to_owned());
                faults.report(step.place, FaultKind::BadLineMove { number, text, fault });
                break;
            }
        }
    }
    line
}
