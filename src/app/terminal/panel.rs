//! What stands beside a board: who moves, the count, and the men as a list.

use konmak::counting::{Count, Counter, Honour, Preset, bare_side, has_bia};
use konmak::rules::{Color, Moves, Position};

use super::board::Ink;
use super::style;
use crate::app::messages::names::{man_name, side_name, square_name};
use crate::app::words::Words;

/// The cells of the bar that shows how far a count has run.
const BAR: usize = 24;

/// Returns the line that says who is to move, and whether in check.
pub(crate) fn turn_line(position: &Position, words: &Words) -> String {
    let side = side_name(position.turn(), words);
    let key = if position.is_check() { "board-to-move-in-check" } else { "board-to-move" };
    style::painted(style::HEADING, &words.tell(key, [("side", side.into())]))
}

/// Returns the lines that show the count: which it is, who counts, the number and its limit, what
/// is left, and a warning before the last move.
pub(crate) fn count_lines(
    counter: &Counter,
    position: &Position,
    ink: Ink,
    words: &Words,
) -> Vec<String> {
    match counter.count() {
        Some(count) => running_lines(count, position, ink, words),
        None => vec![style::painted(style::QUIET, &words.say(no_count_key(counter, position)))],
    }
}

fn running_lines(count: Count, position: &Position, ink: Ink, words: &Words) -> Vec<String> {
    let mut lines = vec![
        style::painted(style::HEADING, &words.say(honour_key(count.honour))),
        number_line(count, words),
    ];
    if ink.paint {
        lines.push(bar(count));
    }
    if count.is_exceeded() {
        lines.push(style::painted(style::CARE, &words.say("count-exceeded")));
        return lines;
    }
    let chaser = side_name(!count.side, words);
    let left = count.moves_left(position.turn());
    lines.push(words.tell("count-left", [("side", chaser.into()), ("n", left.0.into())]));
    if left <= Moves(1) {
        lines.push(style::painted(style::CARE, &words.say(last_key(count, left, position))));
    }
    lines
}

fn last_key(count: Count, left: Moves, position: &Position) -> &'static str {
    match (left, position.turn() == count.side) {
        (Moves(0), _) => "count-next-draws",
        (_, true) => "count-last-comes",
        (_, false) => "count-last-now",
    }
}

fn number_line(count: Count, words: &Words) -> String {
    let side = side_name(count.side, words);
    let limit = count.limit.into();
    match count.said() {
        0 => {
            let first = count.next_number().into();
            words.tell("count-first", [("side", side.into()), ("n", first), ("limit", limit)])
        }
        said => {
            words.tell("count-said", [("side", side.into()), ("n", said.into()), ("limit", limit)])
        }
    }
}

/// Returns the name of a count.
pub(crate) const fn honour_key(honour: Honour) -> &'static str {
    match honour {
        Honour::Board => "count-board",
        Honour::Pieces => "count-pieces",
    }
}

/// Returns why no count runs.
pub(crate) fn no_count_key(counter: &Counter, position: &Position) -> &'static str {
    if counter.preset() == Preset::None {
        "count-none-preset"
    } else if has_bia(position.board()) {
        "count-none-bia"
    } else if counter.may_ask(position).is_some() {
        "count-none-unasked"
    } else if bare_side(position.board()).is_some() || counter.preset() == Preset::Fairy {
        "count-none"
    } else {
        "count-none-equal"
    }
}

fn bar(count: Count) -> String {
    let said = usize::from(count.said().min(count.limit));
    let cells = (said * BAR).div_ceil(usize::from(count.limit.max(1)));
    let [done, left] = style::COUNTED;
    let part = |style, cells| style::painted(style, &"━".repeat(cells));
    format!("{}{}", part(done, cells), part(left, BAR - cells))
}

/// Returns the men of each side as a list, for a screen reader: the khun first, then by kind.
pub(crate) fn men_lines(position: &Position, ink: Ink, words: &Words) -> Vec<String> {
    Color::ALL.map(|color| men_line(position, color, ink, words)).to_vec()
}

fn men_line(position: &Position, color: Color, ink: Ink, words: &Words) -> String {
    let mut men: Vec<_> = position.board().men().filter(|(_, man)| man.color == color).collect();
    men.sort_by_key(|&(square, man)| (std::cmp::Reverse(man.role), man.turned, square));
    let men: Vec<String> = men
        .into_iter()
        .map(|(square, man)| {
            let (name, square) = (man_name(man, words), square_name(square, ink));
            words.tell("board-man", [("man", name.into()), ("square", square.into())])
        })
        .collect();
    let side = side_name(color, words);
    words.tell("board-men", [("side", side.into()), ("men", men.join(", ").into())])
}
