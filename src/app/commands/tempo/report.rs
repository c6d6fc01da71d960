//! What was found as a person reads it.

use std::cmp::Reverse;

use konmak::rules::{Color, Fen, Move, Moves, Position, Square};
use konmak::solve::Question;
use konmak::tempo::{Cure, CureKind, Distance, Explanation, Tempo};

use crate::app::commands::asked_board::asked_board;
use crate::app::console::Console;
use crate::app::input::Asked;
use crate::app::messages::names::{man_name, side_name, square_in};
use crate::app::messages::text_in;
use crate::app::terminal::{style, wrapped};
use crate::app::words::Words;

use super::count::Left;
use super::{drawing, fleer, why};

/// Returns the lines about one position.
pub(super) fn texts(
    asked: &Asked,
    tempo: &Tempo,
    explanation: &Explanation,
    with_board: bool,
    console: &Console,
) -> Vec<String> {
    let steps = drawing::triangle(tempo, asked.fen.position.turn());
    let mut lines =
        if with_board { asked_board(asked, &steps, console) } else { vec![asked.text.clone()] };
    if !with_board {
        lines.extend(drawing::board(tempo, &steps, console));
    }
    let legend = drawing::legend(tempo, &steps, console);
    lines.extend(legend.iter().flat_map(|text| wrapped(text, console.width)));
    let idea = asked.puzzle.as_ref().and_then(|puzzle| puzzle.idea.as_ref());
    let idea = idea.map(|idea| {
        let idea = text_in(idea, &console.words).to_owned();
        console.words.tell("tempo-idea", [("idea", idea.into())])
    });
    lines.extend(idea.iter().flat_map(|text| wrapped(text, console.width)));
    let told = explained(&asked.question(), tempo, explanation, console);
    lines.extend(told.iter().flat_map(|text| wrapped(text, console.width)));
    lines.push(String::new());
    lines
}

/// Returns the triangle on the board, what a placement is worth, and why.
pub(in crate::app) fn reasons(
    question: &Question,
    tempo: &Tempo,
    explanation: &Explanation,
    console: &Console,
) -> Vec<String> {
    let steps = drawing::triangle(tempo, question.position().turn());
    let mut texts = drawing::board(tempo, &steps, console);
    texts.extend(drawing::legend(tempo, &steps, console));
    texts.extend(explained(question, tempo, explanation, console));
    texts
}

/// Returns what a placement is worth and why: the verdict, whether it is in time, and the reasons.
fn explained(
    question: &Question,
    tempo: &Tempo,
    explanation: &Explanation,
    console: &Console,
) -> Vec<String> {
    let turn = question.position().turn();
    if turn != tempo.placement.chaser {
        return fleer::texts(question, tempo, explanation, console);
    }
    let left = Left::of(question, tempo);
    let mut texts = worth(tempo, turn, left, console);
    texts.extend(tempo.cure.as_ref().and_then(|cure| cured(tempo, cure, console)));
    texts.extend(in_time(question, tempo, left, console));
    texts.extend(why::texts(question, tempo, explanation, console));
    texts
}

/// Returns the cure with its line, where that side is to move.
pub(super) fn cure(tempo: &Tempo, turn: Color, console: &Console) -> Vec<String> {
    let Some(cure) = tempo.cure.as_ref().filter(|_| turn == tempo.placement.chaser) else {
        return Vec::new();
    };
    cured(tempo, cure, console).into_iter().chain(cure_line(tempo, cure, console)).collect()
}

/// Returns both distances, that of the side to move first, and whether it is เป็นที and at what cost.
/// Where the fleer, to move, is better off for it, the chaser's distance says so.
pub(in crate::app) fn worth(
    tempo: &Tempo,
    turn: Color,
    left: Left,
    console: &Console,
) -> Vec<String> {
    let words = &console.words;
    let chaser = tempo.placement.chaser;
    let mut texts =
        vec![distance(tempo, chaser, left, words), distance(tempo, !chaser, left, words)];
    if turn != chaser {
        texts.reverse();
        if let Some(moves) = tempo.quick_if_chaser_first() {
            let values = [
                ("chaser", side_name(chaser, words).into()),
                ("fleer", side_name(!chaser, words).into()),
                ("n", moves.0.into()),
            ];
            texts[1] = words.tell("tempo-quick-if-first", values);
        }
    }
    if turn == chaser || tempo.is_pen_thi() != Some(false) {
        texts.push(style::painted(judgement_style(tempo), &judgement(tempo, words)));
    }
    texts
}

fn distance(tempo: &Tempo, turn: Color, left: Left, words: &Words) -> String {
    let chaser = tempo.placement.chaser;
    let side = ("side", side_name(turn, words).into());
    let (distance, left) = if turn == chaser {
        (tempo.chaser_first, left.chaser_first)
    } else {
        (tempo.fleer_first, left.fleer_first)
    };
    match distance {
        Distance::Mate(moves) if left.is_some_and(|left| left < moves) => {
            let left = left.unwrap_or_default().0;
            let chaser = ("chaser", side_name(chaser, words).into());
            let numbers = [("n", moves.0.into()), ("left", left.into())];
            words.tell("tempo-mate-late", [side, chaser].into_iter().chain(numbers))
        }
        Distance::Mate(moves) => words.tell("tempo-mate", [side, ("n", moves.0.into())]),
        Distance::Never => words.tell("tempo-never", [side]),
        Distance::Open { more_than: Some(moves) } => {
            words.tell("tempo-open-beyond", [side, ("n", moves.0.into())])
        }
        Distance::Open { more_than: None } => words.tell("tempo-open", [side]),
        Distance::Illegal => words.tell("tempo-illegal", [side]),
    }
}

fn judgement_style(tempo: &Tempo) -> anstyle::Style {
    if tempo.is_pen_thi() == Some(true) { style::CARE } else { style::RIGHT }
}

fn judgement(tempo: &Tempo, words: &Words) -> String {
    let side = || ("side", side_name(tempo.placement.chaser, words).into());
    match (tempo.is_pen_thi(), tempo.cost()) {
        (Some(true), Some(cost)) => {
            let waiting = tempo.fleer_first.moves().unwrap_or_default().plus_one();
            let values = [side(), ("n", cost.0.into()), ("waiting", waiting.0.into())];
            words.tell("tempo-pen-thi", values)
        }
        (Some(true), None) if tempo.is_absolute() => words.tell("tempo-absolute", [side()]),
        (Some(true), None) => words.tell("tempo-pen-thi-open", [side()]),
        (Some(false), Some(Moves(0))) => words.tell("tempo-simple", [side()]),
        (Some(false), _) => words.tell("tempo-not", [side()]),
        (None, _) => words.say("tempo-unsettled"),
    }
}

/// Returns the cure; nothing if there is none.
fn cured(tempo: &Tempo, cure: &Cure, console: &Console) -> Option<String> {
    let words = &console.words;
    let start = tempo.placement.chaser_first()?;
    if cure.kind == CureKind::WaitingMove {
        let moves = by_man(&start, &cure.moves, console);
        let values = [("n", cure.moves.len().into()), ("moves", moves.into())];
        return Some(words.tell("tempo-waiting-moves", values));
    }
    let moves = written(&start, &cure.moves, console);
    let values = [("n", cure.moves.len().into()), ("moves", moves.into())];
    let plies = cure.plies?.0;
    let key = match (cure.kind, cure.strong) {
        (CureKind::Triangle, _) => "tempo-triangle",
        (_, Some(true)) => "tempo-walk-strong",
        (_, Some(false)) => "tempo-walk",
        (_, None) => "tempo-walk-open",
    };
    let chaser = tempo.placement.chaser;
    let fleer = ("fleer", side_name(!chaser, words).into());
    let steps = ("steps", plies.div_ceil(2).into());
    let fen = ("fen", cure.reaches.map(placement).unwrap_or_default().into());
    let left = ("left", tempo.fleer_first.moves()?.0.into());
    Some(words.tell(key, values.into_iter().chain([fleer, steps, fen, left])))
}

/// Returns moves by the man that makes them: those of the man with most first, the khun's last.
fn by_man(position: &Position, moves: &[Move], console: &Console) -> String {
    let mut groups: Vec<(Square, Vec<Move>)> = Vec::new();
    for &mv in moves {
        match groups.iter_mut().find(|(from, _)| *from == mv.from) {
            Some((_, own)) => own.push(mv),
            None => groups.push((mv.from, vec![mv])),
        }
    }
    let khun = position.khun(position.turn());
    groups.sort_by_key(|(from, own)| (*from == khun, Reverse(own.len())));
    let groups = groups.iter().filter_map(|(from, own)| {
        let man = man_name(position.board().man_at(*from)?, &console.words);
        let square = square_in(*from, &console.words);
        Some(format!("{man} {square}: {}", written(position, own, console)))
    });
    groups.collect::<Vec<_>>().join("; ")
}

/// Returns the line of a cure that takes more than one move.
fn cure_line(tempo: &Tempo, cure: &Cure, console: &Console) -> Option<String> {
    let start = tempo.placement.chaser_first().filter(|_| cure.line.len() > 1)?;
    let line = line(&start, &cure.line, tempo.placement.chaser, console);
    let left = tempo.fleer_first.moves()?.0;
    Some(console.words.tell("tempo-cure-line", [("line", line.into()), ("left", left.into())]))
}

/// Returns whether the mate is in time under the rules, where the distance has not said so.
fn in_time(question: &Question, tempo: &Tempo, left: Left, console: &Console) -> Option<String> {
    let words = &console.words;
    let moves = tempo.chaser_first.moves()?;
    if left.chaser_first.is_some_and(|left| left < moves) {
        return None;
    }
    let Some(count) = question.count() else {
        return tempo.in_time.map(|_| words.say("tempo-no-count"));
    };
    let left = count.moves_left(tempo.placement.chaser);
    let key = match tempo.in_time {
        Some(true) => "tempo-in-time",
        Some(false) => "tempo-late",
        None => "tempo-time-open",
    };
    let side = side_name(tempo.placement.chaser, words).into();
    Some(words.tell(key, [("side", side), ("n", moves.0.into()), ("left", left.0.into())]))
}

/// Returns moves from one position, with commas.
pub(super) fn written(position: &Position, moves: &[Move], console: &Console) -> String {
    let written = moves.iter().map(|&mv| console.notation.write(position, mv));
    written.collect::<Vec<_>>().join(", ")
}

/// Returns a line of moves with its numbers.
pub(super) fn line(start: &Position, moves: &[Move], chaser: Color, console: &Console) -> String {
    console.notation.write_line(start, moves, chaser)
}

fn whole(position: Position) -> String {
    Fen { position, count: None, fullmove: 1 }.to_string()
}

/// Returns the first field of a position's FEN.
fn placement(position: Position) -> String {
    whole(position).split(' ').next().unwrap_or_default().to_owned()
}

/// Returns the columns of a list.
pub(super) fn row_head(words: &Words) -> String {
    words.say("tempo-row-head")
}

/// Returns the line of a list for one placement, its FEN first, as `tempo` takes it.
pub(super) fn row(tempo: &Tempo, console: &Console) -> String {
    let words = &console.words;
    let length = |distance: Distance| {
        distance.moves().map_or_else(|| "∞".to_owned(), |moves| moves.to_string())
    };
    let cost = tempo.cost().map_or_else(|| "∞".to_owned(), |cost| cost.to_string());
    let position = tempo.placement.chaser_first();
    let cure = tempo.cure.as_ref();
    let moves = position.zip(cure).map(|(position, cure)| written(&position, &cure.moves, console));
    let strong = cure.is_some_and(|cure| cure.strong == Some(true));
    words.tell(
        "tempo-row",
        [
            ("fen", position.map(whole).unwrap_or_default().into()),
            ("chaser", length(tempo.chaser_first).into()),
            ("fleer", length(tempo.fleer_first).into()),
            ("cost", cost.into()),
            ("kind", cure.map_or("none", |cure| cure.kind.name()).into()),
            ("strong", if strong { "strong" } else { "weak" }.into()),
            ("moves", moves.unwrap_or_default().into()),
        ],
    )
}
