//! Judgements as sentences.

use konmak::counting::Honour;
use konmak::drill::{Cause, Flaw, Judgement, Wrong};
use konmak::rules::{Color, Move, Moves, Position};

use crate::app::console::Console;
use crate::app::messages::names::{man_name, side_name, square_in};
use crate::app::terminal::style;
use crate::app::words::{Value, Words};

use super::tempo;

/// Returns what is said of a move of the user's.
pub(super) fn texts(
    before: &Position,
    mv: Move,
    judgement: &Judgement,
    chaser: Color,
    console: &Console,
) -> Vec<String> {
    let words = &console.words;
    match judgement {
        Judgement::Wrong(wrong) => wrong_texts(before, mv, wrong, chaser, console),
        Judgement::PlayedOn => Vec::new(),
        Judgement::PenThi { cost } => {
            let side = side_name(chaser, words).into();
            let values = [("side", side), ("cost", tempo::cost_in(*cost, words).into())];
            vec![style::painted(style::RIGHT, &words.tell("drill-makes-pen-thi", values))]
        }
        Judgement::Undecided { no_mate_within, listed } => {
            vec![style::painted(style::CARE, &undecided(*no_mate_within, *listed, words))]
        }
        Judgement::Right { left, slower } => {
            vec![style::painted(style::RIGHT, &right(*left, *slower, words))]
        }
        Judgement::Holds => vec![style::painted(style::RIGHT, &words.say("drill-holds"))],
        Judgement::HoldsOut { left } => {
            let text = words.tell("drill-holds-out", [("n", left.0.into())]);
            vec![style::painted(style::RIGHT, &text)]
        }
    }
}

fn right(left: Option<Moves>, slower: Moves, words: &Words) -> String {
    match (left, slower) {
        (None, _) => words.say("drill-right"),
        (Some(Moves(0)), _) => words.say("drill-right-mate"),
        (Some(left), Moves(0)) => words.tell("drill-right-left", [("n", left.0.into())]),
        (Some(left), by) => {
            words.tell("drill-right-slower", [("n", left.0.into()), ("by", by.0.into())])
        }
    }
}

fn undecided(no_mate_within: Option<Moves>, listed: bool, words: &Words) -> String {
    match no_mate_within {
        _ if listed => words.say("drill-undecided-listed"),
        None => words.say("drill-undecided"),
        Some(moves) => words.tell("drill-undecided-proved", [("n", moves.0.into())]),
    }
}

fn wrong_texts(
    before: &Position,
    mv: Move,
    wrong: &Wrong,
    chaser: Color,
    console: &Console,
) -> Vec<String> {
    let words = &console.words;
    let written = console.notation.write(before, mv);
    let mut texts = vec![style::painted(style::WRONG, &flaw(wrong.flaw, &written, words))];
    let Some(&first) = wrong.line.first() else {
        texts.push(words.say("drill-try-again-plain"));
        return texts;
    };
    let reply = console.notation.write_line(&before.after(mv), &[first], chaser);
    texts.push(words.tell("drill-refuted-by", [("line", reply.into())]));
    texts.push(words.say("drill-try-again"));
    texts
}

/// Returns what a wrong move spoils, the move named first.
fn flaw(flaw: Flaw, mv: &str, words: &Words) -> String {
    let tell = |key: &str, values: Vec<(&'static str, Value<'static>)>| {
        words.tell(key, std::iter::once(("move", mv.to_owned().into())).chain(values))
    };
    match flaw {
        Flaw::Late { by, mate_in } => {
            tell("drill-late", vec![("by", by.0.into()), ("n", mate_in.0.into())])
        }
        Flaw::Costs { by, mate_in, .. } => {
            tell("drill-costs", vec![("by", by.0.into()), ("n", mate_in.0.into())])
        }
        Flaw::NotPenThi { mate_in: None } => tell("drill-not-pen-thi-drawn", vec![]),
        Flaw::NotPenThi { mate_in: Some(mate_in) } => {
            tell("drill-not-pen-thi", vec![("n", mate_in.0.into())])
        }
        Flaw::CostsLess { cost, mate_in, .. } => {
            tell("drill-costs-less", vec![("cost", cost.0.into()), ("n", mate_in.0.into())])
        }
        Flaw::NotWithin { moves: Moves(0), .. } => tell("drill-not-mate", vec![]),
        Flaw::NotWithin { moves, no_mate_within } => tell(
            "drill-not-within",
            vec![("n", moves.0.into()), ("proved", no_mate_within.0.into())],
        ),
        Flaw::Loses(cause) => {
            let (key, values) = cause_key(cause, words);
            tell(key, values)
        }
        Flaw::Falls { mate_in: None } => tell("drill-falls-in-time", vec![]),
        Flaw::Falls { mate_in: Some(mate_in) } => {
            tell("drill-falls", vec![("n", mate_in.0.into())])
        }
        Flaw::Sooner { by, mate_in } => {
            tell("drill-sooner", vec![("by", by.0.into()), ("n", mate_in.0.into())])
        }
    }
}

/// Returns the text that names a cause, and its values.
fn cause_key(cause: Cause, words: &Words) -> (&'static str, Vec<(&'static str, Value<'static>)>) {
    match cause {
        Cause::Stalemate => ("drill-loses-stalemate", vec![]),
        Cause::Count { honour, needed, left } => {
            let honour = words.say(match honour {
                Honour::Board => "count-board",
                Honour::Pieces => "count-pieces",
            });
            let values = vec![("honour", honour.into()), ("left", left.0.into())];
            match needed {
                None => ("drill-loses-count", values),
                Some(needed) => {
                    let needed = [("needed", needed.0.into())];
                    ("drill-loses-count-needed", values.into_iter().chain(needed).collect())
                }
            }
        }
        Cause::Capture { square, man } => {
            let (man, square) = (man_name(man, words), square_in(square, words));
            ("drill-loses-capture", vec![("man", man.into()), ("square", square.into())])
        }
        Cause::Mate { mate_in: None } => ("drill-loses-mated", vec![]),
        Cause::Mate { mate_in: Some(mate_in) } => {
            ("drill-loses-mate", vec![("n", mate_in.0.into())])
        }
        Cause::Repetition => ("drill-loses-repetition", vec![]),
        Cause::Dead => ("drill-loses-dead", vec![]),
        Cause::CounterMate => ("drill-loses-counter-mate", vec![]),
        Cause::Escape => ("drill-loses-escape", vec![]),
    }
}
