//! Moves that cannot be read or are not legal.

use konmak::rules::{Illegal, MoveFault, Origin, Role, THAI_FILE_LETTERS, turning_rank};

use super::names::{man_name, role_name, side_name, square_in, squares_in};
use crate::app::words::{Language, Value, Words};

/// Returns why a text is no legal move here.
pub(crate) fn move_fault(fault: &MoveFault, words: &Words) -> String {
    let text = |text: &str| Value::from(text.to_owned());
    match fault {
        MoveFault::Empty => words.say("move-empty"),
        MoveFault::NotAMove { text: found } => {
            words.tell("move-not-a-move", [("text", text(found))])
        }
        MoveFault::NotASquare { found } => {
            words.tell("move-not-a-square", [("found", text(found))])
        }
        MoveFault::NotAMan { found } => words.tell("move-not-a-man", [("found", text(found))]),
        MoveFault::NotAMark { found } => words.tell("move-not-a-mark", [("found", text(found))]),
        MoveFault::NoSuchMan { color, role, origin } => words.tell(
            "move-no-such-man",
            [
                ("side", side_name(*color, words).into()),
                ("man", role_name(*role, words).into()),
                ("origin", origin_text(*origin, words).into()),
            ],
        ),
        MoveFault::NoneGoesThere { color, role, men, to } => words.tell(
            "move-none-goes-there",
            [
                ("side", side_name(*color, words).into()),
                ("man", role_name(*role, words).into()),
                ("squares", squares_in(*men, words).into()),
                ("to", square_in(*to, words).into()),
            ],
        ),
        MoveFault::NothingToTake { to } => {
            words.tell("move-nothing-to-take", [("to", square_in(*to, words).into())])
        }
        MoveFault::NothingTurns { color, to } => {
            let rank = turning_rank(*color).first().map_or(0, |square| square.rank() + 1);
            let values = [
                ("side", side_name(*color, words).into()),
                ("to", square_in(*to, words).into()),
                ("rank", rank.into()),
            ];
            words.tell("move-nothing-turns", values)
        }
        MoveFault::Illegal(illegal) => illegal_move(*illegal, words),
        MoveFault::Ambiguous { text: found, candidates, .. } => {
            let or = words.say("move-or");
            let candidates = candidates.join(&format!(" {or} "));
            words.tell("move-ambiguous", [("text", text(found)), ("moves", candidates.into())])
        }
    }
}

/// Returns where a man comes from, as the end of a phrase; nothing where nothing was given.
fn origin_text(origin: Origin, words: &Words) -> String {
    match (origin.square(), origin.file, origin.rank) {
        (Some(square), ..) => {
            words.tell("move-origin-square", [("square", square_in(square, words).into())])
        }
        (None, Some(file), _) => {
            let letters = match words.language() {
                Language::Thai => THAI_FILE_LETTERS,
                Language::English => konmak::rules::FILE_LETTERS,
            };
            words.tell("move-origin-file", [("file", letters[file & 7].to_string().into())])
        }
        (None, None, Some(rank)) => words.tell("move-origin-rank", [("rank", (rank + 1).into())]),
        (None, None, None) => String::new(),
    }
}

/// Returns what forbids a move.
pub(crate) fn illegal_move(illegal: Illegal, words: &Words) -> String {
    let at = |square| Value::from(square_in(square, words));
    match illegal {
        Illegal::NoMan { from } => words.tell("illegal-no-man", [("from", at(from))]),
        Illegal::NotYours { from, man } => words.tell(
            "illegal-not-yours",
            [
                ("from", at(from)),
                ("man", man_name(man, words).into()),
                ("side", side_name(man.color, words).into()),
                ("turn", side_name(!man.color, words).into()),
            ],
        ),
        Illegal::NotItsMove { from, to, man } => words.tell(
            "illegal-not-its-move",
            [
                ("from", at(from)),
                ("to", at(to)),
                ("man", man_name(man, words).into()),
                ("steps", words.say(steps_key(man.role)).into()),
            ],
        ),
        Illegal::Blocked { from, to, by } => {
            words.tell("illegal-blocked", [("from", at(from)), ("to", at(to)), ("by", at(by))])
        }
        Illegal::BiaBlocked { from, to } => {
            words.tell("illegal-bia-blocked", [("from", at(from)), ("to", at(to))])
        }
        Illegal::BiaTakesNothing { from, to } => {
            words.tell("illegal-bia-takes-nothing", [("from", at(from)), ("to", at(to))])
        }
        Illegal::OwnMan { to, man } => {
            words.tell("illegal-own-man", [("to", at(to)), ("man", man_name(man, words).into())])
        }
        Illegal::BesideKhun { to, khun } => {
            words.tell("illegal-beside-khun", [("to", at(to)), ("khun", at(khun))])
        }
        Illegal::Attacked { to, by } => {
            words.tell("illegal-attacked", [("to", at(to)), ("by", at(by))])
        }
        Illegal::CheckNotMet { khun, by } => {
            words.tell("illegal-check-not-met", [("khun", at(khun)), ("by", at(by))])
        }
        Illegal::Pinned { from, khun, by } => {
            words.tell("illegal-pinned", [("from", at(from)), ("khun", at(khun)), ("by", at(by))])
        }
    }
}

const fn steps_key(role: Role) -> &'static str {
    match role {
        Role::Bia => "steps-bia",
        Role::Met => "steps-met",
        Role::Khon => "steps-khon",
        Role::Ma => "steps-ma",
        Role::Ruea => "steps-ruea",
        Role::Khun => "steps-khun",
    }
}
