//! The answer as a person reads it.

use konmak::rules::{Color, Moves};
use konmak::solve::{Answer, Value, Verdict};

use crate::app::commands::asked_board::asked_board;
use crate::app::commands::prover::memory_for_tables;
use crate::app::console::Console;
use crate::app::input::Asked;
use crate::app::messages::names::side_name;
use crate::app::messages::try_texts;
use crate::app::terminal::{style, wrapped};
use crate::app::words::Words;

/// Returns the lines of an answer, under the board or under the FEN.
pub(super) fn lines(
    asked: &Asked,
    answer: &Answer,
    (with_board, wanted): (bool, Option<u64>),
    console: &Console,
) -> Vec<String> {
    let mut lines =
        if with_board { asked_board(asked, &[], console) } else { vec![asked.text.clone()] };
    let mut told = told(asked, answer, console);
    told.extend(wanted.filter(|_| !answer.is_settled()).map(|bytes| wider(bytes, &console.words)));
    lines.extend(told.iter().flat_map(|text| wrapped(text, console.width)));
    lines.push(String::new());
    lines
}

/// Returns the verdict, the keys, best play, and the truth without the count where it differs.
fn told(asked: &Asked, answer: &Answer, console: &Console) -> Vec<String> {
    let words = &console.words;
    let turn = asked.fen.position.turn();
    let mut texts = vec![verdict(answer.value, turn, words)];
    texts.extend(bounds(answer, words));
    if !answer.keys.is_empty() {
        texts.push(keys(asked, answer, console));
    }
    if answer.value.verdict != Verdict::Draw && !answer.line.is_empty() {
        texts.push(line(asked, answer, console));
    }
    texts.extend(uncounted_text(answer, turn, words));
    if let Some(puzzle) = &asked.puzzle {
        texts.extend(try_texts(puzzle.position(), &puzzle.tries, console));
    }
    let nodes = words.digits(&answer.nodes.to_string()).into();
    let seconds = words.digits(&format!("{:.2}", answer.elapsed.as_secs_f64())).into();
    let effort = words.tell("solve-effort", [("nodes", nodes), ("seconds", seconds)]);
    texts.push(style::painted(style::QUIET, &effort));
    texts
}

/// Returns how much memory would do.
fn wider(bytes: u64, words: &Words) -> String {
    words.tell("solve-wider", [("memory", memory_for_tables(bytes).to_string().into())])
}

fn verdict(value: Value, turn: Color, words: &Words) -> String {
    let style = match value.verdict {
        Verdict::Win | Verdict::Loss => style::RIGHT,
        Verdict::Draw => style::HEADING,
        Verdict::Unknown => style::CARE,
    };
    style::painted(style, &verdict_text(value, turn, words))
}

/// Returns the truth without the count, where it differs.
pub(in crate::app::commands) fn uncounted_text(
    answer: &Answer,
    turn: Color,
    words: &Words,
) -> Option<String> {
    let differs = answer.uncounted != answer.value && answer.uncounted.verdict != Verdict::Unknown;
    let truth = differs.then(|| verdict_text(answer.uncounted, turn, words))?;
    Some(words.tell("solve-uncounted", [("truth", truth.into())]))
}

/// Returns who wins, seen from the side to move, and in how many moves.
pub(in crate::app::commands) fn verdict_text(value: Value, turn: Color, words: &Words) -> String {
    let winner = if value.verdict == Verdict::Loss { !turn } else { turn };
    let side = side_name(winner, words).into();
    match (value.verdict, value.mate_in) {
        (Verdict::Loss, Some(Moves(0))) => words.tell("solve-mated", [("side", side)]),
        (Verdict::Win | Verdict::Loss, Some(moves)) => {
            words.tell("solve-mates", [("side", side), ("n", moves.0.into())])
        }
        (Verdict::Win | Verdict::Loss, None) => words.tell("solve-wins", [("side", side)]),
        (Verdict::Draw, _) => words.say("solve-draw"),
        (Verdict::Unknown, _) => words.say("solve-unknown"),
    }
}

/// Returns what is proved of an unsettled length.
fn bounds(answer: &Answer, words: &Words) -> Vec<String> {
    if answer.value.mate_in.is_some() {
        return Vec::new();
    }
    let more_than = answer.proved.more_than.map(|moves| ("solve-more-than", moves));
    let at_most = answer.proved.at_most.map(|moves| ("solve-at-most", moves));
    more_than
        .into_iter()
        .chain(at_most)
        .map(|(key, moves)| words.tell(key, [("n", moves.0.into())]))
        .collect()
}

fn keys(asked: &Asked, answer: &Answer, console: &Console) -> String {
    let position = &asked.fen.position;
    let written = |mv: &konmak::rules::Move| console.notation.write(position, *mv);
    let keys = answer.keys.iter().map(written).collect::<Vec<_>>().join(", ");
    let key = match answer.value.verdict {
        Verdict::Win if !answer.is_settled() => "solve-winning",
        Verdict::Win | Verdict::Unknown => "solve-keys",
        Verdict::Loss => "solve-longest",
        Verdict::Draw => "solve-drawing",
    };
    console.words.tell(key, [("n", answer.keys.len().into()), ("keys", keys.into())])
}

fn line(asked: &Asked, answer: &Answer, console: &Console) -> String {
    let turn = asked.fen.position.turn();
    let chaser = if answer.value.verdict == Verdict::Loss { !turn } else { turn };
    let line = console.notation.write_line(&asked.fen.position, &answer.line, chaser);
    let key = if answer.is_settled() { "solve-line" } else { "solve-one-line" };
    console.words.tell(key, [("line", line.into())])
}
