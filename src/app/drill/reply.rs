//! The session's replies as sentences.

use konmak::drill::{Cannot, Hint, KeyKind, Outcome, Record, Reply};
use konmak::game::End;
use konmak::puzzle::LineMove;
use konmak::rules::{Color, Move, MoveFault, Position};

use super::{tempo, verdict};
use crate::app::commands::tempo::{Left, worth};
use crate::app::console::Console;
use crate::app::messages::names::{end_key, man_name, side_name, square_in};
use crate::app::messages::{move_fault, refusal, text_in, try_texts};
use crate::app::terminal::style;
use crate::app::words::Words;

/// Returns whether the board is to be shown again after a reply.
pub(super) fn changes_board(reply: &Reply) -> bool {
    match reply {
        Reply::Begun
        | Reply::WentOn { .. }
        | Reply::Asked(_)
        | Reply::Stopped(_)
        | Reply::Answered { .. }
        | Reply::TookBack
        | Reply::Flipped => true,
        Reply::Illegal(_)
        | Reply::Judged { .. }
        | Reply::Guessed { .. }
        | Reply::TempoWon { .. }
        | Reply::Worth(_)
        | Reply::Explained(_)
        | Reply::Unsettled(_)
        | Reply::Over(_)
        | Reply::Refused(_)
        | Reply::Hint(_)
        | Reply::LastHint
        | Reply::Refutation { .. }
        | Reply::Solution { .. }
        | Reply::Finished { .. }
        | Reply::Done => false,
    }
}

/// Returns what a reply says; the chaser's moves are the numbered ones.
pub(super) fn texts(reply: &Reply, chaser: Color, console: &Console) -> Vec<String> {
    let words = &console.words;
    match reply {
        Reply::Begun | Reply::Flipped | Reply::Done | Reply::Unsettled(_) => Vec::new(),
        Reply::Illegal(reason) => {
            let text = fault(&MoveFault::Illegal(*reason), words);
            vec![style::painted(style::CARE, &text)]
        }
        Reply::Judged { before, mv, judgement } => {
            verdict::texts(before, *mv, judgement, chaser, console)
        }
        Reply::Guessed { guess, is_right } => tempo::guessed(*guess, *is_right, chaser, words),
        Reply::TempoWon { same, fleer } => vec![tempo::won(*same, *fleer, words)],
        Reply::Worth(found) => worth(found, found.placement.chaser, Left::default(), console),
        Reply::Explained(told) => tempo::reasons(told, console),
        Reply::WentOn { before, mv } => {
            let mv = console.notation.write(before, *mv);
            vec![words.tell("drill-went-on", [("move", mv.into())])]
        }
        Reply::Asked(side) => vec![of_side("drill-asked", *side, words)],
        Reply::Stopped(side) => vec![of_side("drill-stopped", *side, words)],
        Reply::Answered { before, mv } => vec![answered(before, *mv, console)],
        Reply::Over(end) => vec![over(*end, words), words.say("drill-over-next")],
        Reply::Refused(cannot) => vec![style::painted(style::CARE, &refused(*cannot, words))],
        Reply::Hint(given) => hint(given, console),
        Reply::LastHint => vec![words.say("drill-hint-last")],
        Reply::TookBack => vec![words.say("drill-took-back")],
        Reply::Refutation { before, line } => {
            vec![console.notation.write_line(before, line, chaser)]
        }
        Reply::Solution { before, line, tries } => {
            let mut texts = solution(before, line, chaser, console);
            texts.extend(try_texts(before, tries, console));
            texts
        }
        Reply::Finished { record, end } => {
            let drawn = end.filter(|end| end.winner().is_none()).map(|end| over(end, words));
            drawn.into_iter().chain([finished(record, words), String::new()]).collect()
        }
    }
}

/// Returns what is said of a line that is no legal move.
pub(super) fn fault(fault: &MoveFault, words: &Words) -> String {
    let key = if is_understood(fault) { "drill-illegal" } else { "drill-unreadable" };
    words.tell(key, [("reason", move_fault(fault, words).into())])
}

fn is_understood(fault: &MoveFault) -> bool {
    match fault {
        MoveFault::Illegal(_)
        | MoveFault::NoSuchMan { .. }
        | MoveFault::NoneGoesThere { .. }
        | MoveFault::NothingToTake { .. }
        | MoveFault::NothingTurns { .. } => true,
        MoveFault::Empty
        | MoveFault::NotAMove { .. }
        | MoveFault::NotASquare { .. }
        | MoveFault::NotAMan { .. }
        | MoveFault::NotAMark { .. }
        | MoveFault::Ambiguous { .. } => false,
    }
}

fn of_side(key: &str, side: Color, words: &Words) -> String {
    words.tell(key, [("side", side_name(side, words).into())])
}

fn answered(before: &Position, mv: Move, console: &Console) -> String {
    let side = side_name(before.turn(), &console.words);
    let mv = console.notation.write(before, mv);
    console.words.tell("drill-answer", [("side", side.into()), ("move", mv.into())])
}

fn over(end: End, words: &Words) -> String {
    let text = words.tell("drill-over", [("end", words.say(end_key(end)).into())]);
    style::painted(style::CARE, &text)
}

fn refused(cannot: Cannot, words: &Words) -> String {
    match cannot {
        Cannot::ReasonsAnswer => words.say("drill-cannot-why-yet"),
        Cannot::AnswerFirst => words.say("drill-cannot-move"),
        Cannot::NotAsked => words.say("drill-cannot-answer"),
        Cannot::NothingToUndo => words.say("drill-cannot-undo"),
        Cannot::NothingRefuted => words.say("drill-cannot-why"),
        Cannot::Over(end) => {
            let text = words.tell("drill-over", [("end", words.say(end_key(end)).into())]);
            format!("{text} {}", words.say("drill-over-next"))
        }
        Cannot::NotYours(side) => of_side("drill-cannot-yours", side, words),
        Cannot::Count(reason) => {
            words.tell("drill-cannot-count", [("reason", refusal(reason, words).into())])
        }
        Cannot::Done => words.say("drill-cannot-done"),
    }
}

fn hint(hint: &Hint, console: &Console) -> Vec<String> {
    let words = &console.words;
    match hint {
        Hint::Idea { idea, themes, kind } => {
            let idea = idea.as_ref().map(|idea| {
                words.tell("drill-hint-idea", [("idea", text_in(idea, words).to_owned().into())])
            });
            let names: Vec<&str> =
                themes.iter().map(|theme| text_in(theme.name(), words)).collect();
            let themes = (!names.is_empty())
                .then(|| words.tell("drill-hint-themes", [("themes", names.join(", ").into())]));
            idea.into_iter().chain(themes).chain([words.say(kind_key(*kind))]).collect()
        }
        Hint::Man { square, man } => {
            let values = [
                ("man", man_name(*man, words).into()),
                ("square", square_in(*square, words).into()),
            ];
            vec![words.tell("drill-hint-man", values)]
        }
        Hint::Move { before, mv } => {
            let mv = console.notation.write(before, *mv);
            vec![words.tell("drill-hint-move", [("move", mv.into())])]
        }
        Hint::Cure(kind) => vec![tempo::cure_hint(*kind, words)],
        Hint::Compare { chaser } => {
            let sides = [("side", side_name(*chaser, words).into())];
            vec![words.tell("drill-hint-compare", sides)]
        }
        Hint::Length { turn, chaser, distance } => {
            vec![tempo::length_hint((*turn, *chaser), *distance, words)]
        }
        Hint::Flights { right, of } => {
            let values = [("right", (*right).into()), ("of", (*of).into())];
            vec![words.tell("drill-hint-flights", values)]
        }
        Hint::Worth(cost) => {
            let cost = tempo::cost_in(*cost, words);
            vec![words.tell("drill-hint-worth", [("cost", cost.into())])]
        }
        Hint::NotFound => vec![words.say("drill-hint-none")],
    }
}

const fn kind_key(kind: KeyKind) -> &'static str {
    match kind {
        KeyKind::Check => "drill-hint-check",
        KeyKind::Capture => "drill-hint-capture",
        KeyKind::Turning => "drill-hint-turning",
        KeyKind::Quiet => "drill-hint-quiet",
    }
}

fn solution(before: &Position, line: &[LineMove], chaser: Color, console: &Console) -> Vec<String> {
    let words = &console.words;
    if line.is_empty() {
        return vec![words.say("drill-solution-unknown")];
    }
    let moves: Vec<Move> = line.iter().map(|step| step.mv).collect();
    let whole = console.notation.write_line(before, &moves, chaser);
    let mut texts = vec![words.tell("drill-solution", [("line", whole.into())])];
    let mut position = *before;
    for step in line {
        if let Some(comment) = &step.comment {
            let mv = console.notation.write(&position, step.mv);
            let comment = text_in(comment, words).to_owned();
            let values = [("move", mv.into()), ("comment", comment.into())];
            texts.push(words.tell("drill-comment", values));
        }
        position = position.after(step.mv);
    }
    texts
}

fn finished(record: &Record, words: &Words) -> String {
    let text =
        words.tell("drill-finished", [("outcome", words.say(outcome_key(record.outcome)).into())]);
    match record.outcome {
        Outcome::Solved | Outcome::SolvedWithHelp => style::painted(style::RIGHT, &text),
        Outcome::Missed | Outcome::Skipped | Outcome::Left => style::painted(style::CARE, &text),
    }
}

/// Returns the text that names an outcome.
pub(super) const fn outcome_key(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Solved => "drill-outcome-solved",
        Outcome::SolvedWithHelp => "drill-outcome-helped",
        Outcome::Missed => "drill-outcome-missed",
        Outcome::Skipped => "drill-outcome-skipped",
        Outcome::Left => "drill-outcome-left",
    }
}
