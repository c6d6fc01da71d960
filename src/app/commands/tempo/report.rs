//! What was found as a person reads it.

use konmak::rules::{Color, Fen, Move, Moves, Notation, Position};
use konmak::solve::Question;
use konmak::tempo::{Cure, CureKind, Distance, Explanation, Tempo};

use crate::app::commands::asked_board::asked_board;
use crate::app::console::Console;
use crate::app::input::Asked;
use crate::app::messages::names::side_name;
use crate::app::messages::text_in;
use crate::app::terminal::{style, wrapped};
use crate::app::words::Words;

use super::drawing::khun_way;
use super::why;

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
    let mut texts = verdict(tempo, console);
    texts.extend(in_time(question, tempo, console));
    texts.extend(drawing(tempo, console));
    texts.extend(why::texts(tempo, explanation, console));
    texts
}

/// Returns both distances, whether it is เป็นที and at what cost, and the cure.
pub(in crate::app) fn verdict(tempo: &Tempo, console: &Console) -> Vec<String> {
    let mut texts = worth(tempo, console);
    texts.extend(tempo.cure.as_ref().and_then(|cure| cured(tempo, cure, console)));
    texts
}

/// Returns both distances, and whether it is เป็นที and at what cost.
pub(in crate::app) fn worth(tempo: &Tempo, console: &Console) -> Vec<String> {
    let words = &console.words;
    let chaser = tempo.placement.chaser;
    let mut texts = vec![
        distance(tempo.chaser_first, (chaser, chaser), words),
        distance(tempo.fleer_first, (!chaser, chaser), words),
        style::painted(judgement_style(tempo), &judgement(tempo, words)),
    ];
    texts.extend(tempo.quick_if_chaser_first().map(|moves| {
        let side = side_name(chaser, words).into();
        words.tell("tempo-quick-if-first", [("side", side), ("n", moves.0.into())])
    }));
    texts
}

fn distance(distance: Distance, (turn, chaser): (Color, Color), words: &Words) -> String {
    let side = side_name(turn, words).into();
    match distance {
        Distance::Mate(moves) => {
            let plies = if turn == chaser {
                moves.plies_moving_first()
            } else {
                moves.plies_moving_second()
            };
            let values = [("side", side), ("n", moves.0.into()), ("plies", plies.0.into())];
            words.tell("tempo-mate", values)
        }
        Distance::Never => words.tell("tempo-never", [("side", side)]),
        Distance::Open { more_than: Some(moves) } => {
            words.tell("tempo-open-beyond", [("side", side), ("n", moves.0.into())])
        }
        Distance::Open { more_than: None } => words.tell("tempo-open", [("side", side)]),
        Distance::Illegal => words.tell("tempo-illegal", [("side", side)]),
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

/// Returns the cure with its line; nothing if there is none.
fn cured(tempo: &Tempo, cure: &Cure, console: &Console) -> Option<String> {
    let words = &console.words;
    let start = tempo.placement.chaser_first()?;
    let moves = written(&start, &cure.moves, console);
    if cure.kind == CureKind::WaitingMove {
        let values = [("n", cure.moves.len().into()), ("moves", moves.into())];
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
    let values = [
        ("n", plies.div_ceil(2).into()),
        ("moves", moves.into()),
        ("line", line(&start, &cure.line, chaser, console).into()),
        ("fleer", side_name(!chaser, words).into()),
        ("fen", cure.reaches.map(placement).unwrap_or_default().into()),
        ("left", tempo.fleer_first.moves()?.0.into()),
    ];
    Some(words.tell(key, values))
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
    khun_way(&start, &cure.line, tempo.placement.chaser, console.ink)
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

/// Returns the first field of a position's FEN.
fn placement(position: Position) -> String {
    let fen = Fen { position, count: None, fullmove: 1 }.to_string();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// Returns the line of a list for one placement.
pub(super) fn row(tempo: &Tempo, console: &Console) -> String {
    let words = &console.words;
    let plies = |plies: Option<konmak::rules::Plies>| {
        plies.map_or_else(|| "∞".to_owned(), |plies| plies.to_string())
    };
    let cost = tempo.cost().map_or_else(|| "∞".to_owned(), |cost| cost.to_string());
    let position = tempo.placement.chaser_first();
    let cure = tempo.cure.as_ref();
    let moves = position.zip(cure).map(|(position, cure)| written(&position, &cure.moves, console));
    let strong = cure.is_some_and(|cure| cure.strong == Some(true));
    words.tell(
        "tempo-row",
        [
            ("fen", position.map(placement).unwrap_or_default().into()),
            ("chaser", plies(tempo.chaser_first_plies()).into()),
            ("fleer", plies(tempo.fleer_first_plies()).into()),
            ("cost", cost.into()),
            ("kind", cure.map_or("none", |cure| cure.kind.name()).into()),
            ("strong", if strong { "strong" } else { "weak" }.into()),
            ("moves", moves.unwrap_or_default().into()),
        ],
    )
}
