//! The board with what is to be known beside it, and a task's heading.

use konmak::counting::Preset;
use konmak::drill::{Goal, Part, View};
use konmak::rules::{Color, Fen};

use crate::app::console::Console;
use crate::app::messages::names::{end_key, preset_name, side_name};
use crate::app::messages::text_in;
use crate::app::terminal::{BoardView, beside, count_lines, style, turn_line};
use crate::app::words::Words;

use super::tempo;

/// Returns what introduces a task: its number, its name and what its source claims.
pub(super) fn heading(view: &View<'_>, console: &Console) -> Vec<String> {
    let words = &console.words;
    let Some(puzzle) = &view.task.puzzle else {
        if view.task.lesson.is_some() {
            let fen = Fen { position: view.position, count: None, fullmove: 1 }.to_string();
            return vec![style::painted(style::HEADING, &title(view, fen, words))];
        }
        return vec![style::painted(style::HEADING, &words.say("drill-task-fen"))];
    };
    let name = format!("{} ({})", text_in(&puzzle.name, words), puzzle.id);
    let title = title(view, name, words);
    let claimed = puzzle.claimed.as_ref().map(|text| {
        words.tell("drill-claimed", [("text", text_in(text, words).to_owned().into())])
    });
    std::iter::once(style::painted(style::HEADING, &title)).chain(claimed).collect()
}

fn title(view: &View<'_>, name: String, words: &Words) -> String {
    let values =
        [("number", (view.number + 1).into()), ("of", view.of.into()), ("name", name.into())];
    words.tell("drill-task", values)
}

/// Returns the board, beside it the goal, who moves, and the count.
pub(super) fn board(view: &View<'_>, console: &Console) -> Vec<String> {
    let (ink, words) = (console.ink, &console.words);
    let position = &view.position;
    let mut panel = vec![goal(view, words)];
    if let Some(end) = view.end {
        panel.push(style::painted(style::CARE, &words.say(end_key(end))));
    } else {
        panel.extend(state(view, console));
    }
    if view.may_ask() && view.end.is_none() {
        panel.push(words.say("drill-may-ask"));
    }
    if view.spoilt {
        panel.push(style::painted(style::CARE, &words.say("drill-spoilt")));
    }
    let flip = view.bottom == Color::Black;
    let drawn = BoardView { position, last_move: view.last_move, flip, steps: &[] };
    beside(&drawn.lines(ink), &panel, console.width)
}

/// Returns who moves, and what is counted under which rules.
fn state(view: &View<'_>, console: &Console) -> Vec<String> {
    let (ink, words, position) = (console.ink, &console.words, &view.position);
    let mut panel = vec![turn_line(position, words)];
    if view.task.lesson.is_some() {
        panel.push(style::painted(style::QUIET, &words.say("drill-uncounted")));
    } else {
        panel.extend(count_lines(&view.counter, position, ink, words));
        let rules = preset_name(view.counter.preset(), words);
        let rules = words.tell("drill-rules", [("rules", rules.into())]);
        panel.push(style::painted(style::QUIET, &rules));
    }
    panel
}

fn goal(view: &View<'_>, words: &Words) -> String {
    let side = side_name(view.task.user, words);
    if view.given_up {
        let key = match view.goal.part() {
            Part::Chaser => "drill-goal-lost-win",
            Part::Fleer => "drill-goal-lost-draw",
        };
        return words.tell(key, [("side", side.into())]);
    }
    let uncounted = view.counter.preset() == Preset::None;
    match view.goal {
        Goal::MateIn(left) => {
            words.tell("drill-goal-mate-in", [("side", side.into()), ("n", left.0.into())])
        }
        Goal::Win if uncounted => words.tell("drill-goal-win-uncounted", [("side", side.into())]),
        Goal::Win => words.tell("drill-goal-win", [("side", side.into())]),
        Goal::Hold => words.tell("drill-goal-hold", [("side", side.into())]),
        Goal::Judge(asked) => tempo::question(asked, view.task.user, words),
        Goal::LoseTempo { left, until } => tempo::lose_goal(view.task.user, (left, until), words),
        Goal::MakePenThi => tempo::make_goal(view.task.user, words),
        Goal::HoldOut(left) => {
            words.tell("drill-goal-hold-out", [("side", side.into()), ("n", left.0.into())])
        }
    }
}
