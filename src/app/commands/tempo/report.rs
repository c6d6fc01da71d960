//! What was found as a person reads it.

use konmak::rules::{Color, Fen, Move, Moves, Notation, Position};
use konmak::solve::Question;
use konmak::tempo::{Cure, CureKind, Distance, Explanation, Tempo};

use crate::app::commands::asked_board::asked_board;
use crate::app::console::Console;
use crate::app::input::Asked;
use crate::app::messages::names::{side_name, square_in};
use crate::app::messages::text_in;
use crate::app::terminal::{style, wrapped};
use crate::app::words::Words;

use super::drawing::khun_way;
use super::{fleer, why};

/// Returns the lines about one position.
pub(super) fn texts(
    asked: &Asked,
    tempo: &Tempo,
    explanation: &Explanation,
    with_board: bool,
    console: &Console,
) -> Vec<String> {
    let mut lines = if with_board { asked_board(asked, console) } else { vec![asked.text.clone()] };
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

/// Returns what a placement is worth and why: the verdict, whether it is in time, the triangle on
/// the board, and the reasons.
pub(in crate::app) fn explained(
    question: &Question,
    tempo: &Tempo,
    explanation: &Explanation,
    console: &Console,
) -> Vec<String> {
    let turn = question.position().turn();
    let mut texts = worth(tempo, turn, console);
    if turn == tempo.placement.chaser {
        texts.extend(tempo.cure.as_ref().and_then(|cure| cured(tempo, cure, console)));
        texts.extend(in_time(question, tempo, console));
        texts.extend(drawing(tempo, console));
        texts.extend(why::texts(question, tempo, explanation, console));
    } else {
        texts.extend(fleer::texts(question, tempo, explanation, console));
    }
    texts
}

/// Returns both distances, whether it is เป็นที and at what cost, and the cure with its line, where
/// that side is to move.
pub(in crate::app) fn verdict(tempo: &Tempo, turn: Color, console: &Console) -> Vec<String> {
    let mut texts = worth(tempo, turn, console);
    if let Some(cure) = tempo.cure.as_ref().filter(|_| turn == tempo.placement.chaser) {
        texts.extend(cured(tempo, cure, console));
        texts.extend(cure_line(tempo, cure, console));
    }
    texts
}

/// Returns both distances, that of the side to move first, and whether it is เป็นที and at what cost.
pub(in crate::app) fn worth(tempo: &Tempo, turn: Color, console: &Console) -> Vec<String> {
    let words = &console.words;
    let chaser = tempo.placement.chaser;
    let mut texts = vec![
        distance(tempo.chaser_first, chaser, words),
        distance(tempo.fleer_first, !chaser, words),
    ];
    if turn != chaser {
        texts.reverse();
    }
    texts.push(style::painted(judgement_style(tempo), &judgement(tempo, words)));
    texts.extend(tempo.quick_if_chaser_first().filter(|_| turn != chaser).map(|moves| {
        let sides = [
            ("chaser", side_name(chaser, words).into()),
            ("fleer", side_name(!chaser, words).into()),
        ];
        words.tell("tempo-quick-if-first", sides.into_iter().chain([("n", moves.0.into())]))
    }));
    texts
}

fn distance(distance: Distance, turn: Color, words: &Words) -> String {
    let side = ("side", side_name(turn, words).into());
    match distance {
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
    let moves = written(&start, &cure.moves, console);
    let values = [("n", cure.moves.len().into()), ("moves", moves.into())];
    if cure.kind == CureKind::WaitingMove {
        return Some(words.tell("tempo-waiting-moves", values));
    }
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

/// Returns the line of a cure that takes more than one move.
fn cure_line(tempo: &Tempo, cure: &Cure, console: &Console) -> Option<String> {
    let start = tempo.placement.chaser_first().filter(|_| cure.line.len() > 1)?;
    let line = line(&start, &cure.line, tempo.placement.chaser, console);
    let left = tempo.fleer_first.moves()?.0;
    Some(console.words.tell("tempo-cure-line", [("line", line.into()), ("left", left.into())]))
}

/// Returns whether the mate is in time under the rules.
fn in_time(question: &Question, tempo: &Tempo, console: &Console) -> Option<String> {
    let words = &console.words;
    let moves = tempo.chaser_first.moves()?;
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

/// Returns the board with the triangle drawn.
fn drawing(tempo: &Tempo, console: &Console) -> Vec<String> {
    let triangle = tempo.cure.as_ref().filter(|cure| cure.kind == CureKind::Triangle);
    let both = triangle.zip(tempo.placement.chaser_first());
    let Some((cure, start)) = both else { return Vec::new() };
    let home = start.khun(tempo.placement.chaser);
    let mut lines = khun_way(&start, &cure.line, tempo.placement.chaser, console.ink);
    let square = ("square", square_in(home, &console.words).into());
    lines.push(console.words.tell("tempo-drawing", [square]));
    lines
}

/// Returns moves from one position, with commas.
pub(super) fn written(position: &Position, moves: &[Move], console: &Console) -> String {
    let written = moves.iter().map(|&mv| console.notation.write(position, mv));
    written.collect::<Vec<_>>().join(", ")
}

/// Returns a line of moves with its numbers.
pub(super) fn line(start: &Position, moves: &[Move], chaser: Color, console: &Console) -> String {
    let notation = match console.notation {
        Notation::Thai => Notation::ThaiPrint,
        Notation::Coordinates | Notation::Latin | Notation::ThaiPrint => console.notation,
    };
    notation.write_line(start, moves, chaser)
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
