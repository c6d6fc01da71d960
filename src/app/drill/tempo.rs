//! Exercises about the tempo in sentences.

use konmak::drill::{Asked, Exercise, Explained, Guess, Task};
use konmak::rules::{Color, Moves};
use konmak::tempo::{Cost, CureKind, Distance};

use crate::app::commands::tempo::reasons as reasons_of;
use crate::app::console::Console;
use crate::app::messages::names::side_name;
use crate::app::terminal::style;
use crate::app::words::{Value, Words};

/// Returns the name of an exercise.
pub(super) fn exercise(exercise: Exercise, words: &Words) -> String {
    words.say(match exercise {
        Exercise::Judge => "drill-exercise-judge",
        Exercise::Lose => "drill-exercise-lose",
        Exercise::Make => "drill-exercise-make",
    })
}

/// Returns what is asked about the tempo.
pub(super) fn question(asked: Asked, chaser: Color, words: &Words) -> String {
    let side = ("side", side_name(chaser, words).into());
    match asked {
        Asked::PenThi => words.tell("drill-ask-pen-thi", [side]),
        Asked::Cost => words.tell("drill-ask-cost", [side]),
    }
}

/// Returns the goal of regaining the tempo: the moves to mate now, and once the tempo is regained.
pub(super) fn lose_goal(user: Color, (left, until): (Moves, Moves), words: &Words) -> String {
    let [side, other] = sides(user, words);
    let lengths = [("left", left.0.into()), ("until", until.0.into())];
    words.tell("drill-goal-lose", [side, other].into_iter().chain(lengths))
}

/// Returns the goal of making it เป็นที for the chaser.
pub(super) fn make_goal(user: Color, words: &Words) -> String {
    words.tell("drill-goal-make", sides(user, words))
}

fn sides(user: Color, words: &Words) -> [(&'static str, Value<'static>); 2] {
    [("side", side_name(user, words).into()), ("other", side_name(!user, words).into())]
}

/// Returns what is said of an answer.
pub(super) fn guessed(guess: Guess, is_right: bool, chaser: Color, words: &Words) -> Vec<String> {
    let side = || ("side", Value::from(side_name(chaser, words)));
    match (guess, is_right) {
        (Guess::PenThi(true), true) => {
            let text = words.tell("drill-guess-pen-thi", [side()]);
            vec![style::painted(style::RIGHT, &text), question(Asked::Cost, chaser, words)]
        }
        (_, true) => vec![style::painted(style::RIGHT, &words.say("drill-guess-right"))],
        (Guess::PenThi(true), false) => wrong("drill-guess-not-pen-thi", [side()], words),
        (Guess::PenThi(false), false) => wrong("drill-guess-is-pen-thi", [side()], words),
        (Guess::Cost(cost), false) => {
            wrong("drill-guess-wrong-cost", [("cost", cost_in(cost, words).into())], words)
        }
    }
}

fn wrong<const N: usize>(
    key: &str,
    values: [(&'static str, Value<'static>); N],
    words: &Words,
) -> Vec<String> {
    let text = style::painted(style::WRONG, &words.tell(key, values));
    vec![text, words.say("drill-guess-again")]
}

/// Returns what having to move costs.
pub(super) fn cost_in(cost: Cost, words: &Words) -> String {
    match cost {
        Cost::Moves(moves) => words.tell("drill-cost", [("n", moves.0.into())]),
        Cost::Mate => words.say("drill-cost-mate"),
    }
}

/// Returns what is said when the tempo has been regained.
pub(super) fn won(same: bool, fleer: Color, words: &Words) -> String {
    let key = if same { "drill-tempo-won-same" } else { "drill-tempo-won" };
    let text = words.tell(key, [("side", side_name(fleer, words).into())]);
    style::painted(style::RIGHT, &text)
}

/// Returns why a placement is as it is, as the verb `tempo` tells it.
pub(super) fn reasons(told: &Explained, console: &Console) -> Vec<String> {
    reasons_of(&told.question, &told.tempo, &told.explanation, console)
}

/// Returns a hint at how the tempo is regained.
pub(super) fn cure_hint(kind: CureKind, words: &Words) -> String {
    words.say(match kind {
        CureKind::WaitingMove => "drill-hint-wait",
        CureKind::Triangle => "drill-hint-triangle",
        CureKind::Walk | CureKind::None => "drill-hint-walk",
    })
}

/// Returns how soon the chaser mates with one side to move.
pub(super) fn length_hint(
    (turn, chaser): (Color, Color),
    distance: Distance,
    words: &Words,
) -> String {
    let side = ("side", side_name(turn, words).into());
    let key = |own: &'static str, other| if turn == chaser { own } else { other };
    match distance {
        Distance::Mate(moves) => {
            let key = key("drill-hint-chaser-first", "drill-hint-fleer-first");
            words.tell(key, [side, ("n", moves.0.into())])
        }
        Distance::Never | Distance::Illegal | Distance::Open { .. } => {
            words.tell(key("drill-hint-chaser-never", "drill-hint-fleer-never"), [side])
        }
    }
}

/// Returns the words under which a task stands in the summary: its puzzle, or its number, and the
/// exercise.
pub(super) fn name(task: &Task, number: usize, words: &Words) -> String {
    let own = task.puzzle.as_ref().map(|puzzle| puzzle.id.to_string());
    let Some(lesson) = &task.lesson else {
        return own.unwrap_or_else(|| words.say("drill-task-fen"));
    };
    let own =
        own.unwrap_or_else(|| words.tell("drill-position-number", [("n", (number + 1).into())]));
    format!("{own}, {}", exercise(lesson.exercise, words))
}
