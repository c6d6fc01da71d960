//! What the trainer tells on request: hints and solutions.

use crate::puzzle::{LineMove, Puzzle};
use crate::rules::{Move, Moves};
use crate::solve::Verdict;

use super::chance::chosen;
use super::event::{Cannot, Reply};
use super::hint::{Hint, KeyKind};
use super::judge::{Found, Judge, LONGEST};
use super::judgement::Judgement;
use super::play::{Play, Stand};
use super::task::{Goal, Part, Task};
use super::tempo_help;

/// Steps of the hint for one move.
const STEPS: u8 = 3;

/// Gives the next step of the hint for the user's present move, and says so if it is the last.
pub(super) fn hint(play: &mut Play, task: &Task, judge: &mut Judge) -> Vec<Reply> {
    if let Some(end) = play.now.game.end() {
        return vec![Reply::Refused(Cannot::Over(end))];
    }
    let step = (play.hinted + 1).min(STEPS);
    let Some(hint) = step_of_hint(step, play, task, judge) else {
        return vec![Reply::Hint(Hint::NotFound)];
    };
    play.hints += usize::from(play.hinted < step);
    play.hinted = step;
    let last = (step == STEPS).then_some(Reply::LastHint);
    std::iter::once(Reply::Hint(hint)).chain(last).collect()
}

fn step_of_hint(step: u8, play: &Play, task: &Task, judge: &mut Judge) -> Option<Hint> {
    if let Some(hint) = play.study.as_ref().and_then(|study| study.hint(step)) {
        return Some(hint);
    }
    let position = *play.now.game.position();
    let found = judge.value(&play.now.game, first_look(play.now.goal));
    let mv = sound_move(play, task, judge, &found)?;
    let man = position.board().man_at(mv.from).expect("a legal move starts from a man");
    Some(match step {
        1 => idea(play, task, KeyKind::of(&position, mv)),
        2 => Hint::Man { square: mv.from, man },
        _ => Hint::Move { before: position, mv },
    })
}

/// Gives the line from the last sound stand to the end, with the puzzle's comments where it has
/// them.
pub(super) fn solution(play: &Play, task: &Task, judge: &mut Judge) -> Vec<Reply> {
    let stand = play.last_sound();
    let mut line = task.puzzle.as_ref().map_or_else(Vec::new, |puzzle| rest_of_line(puzzle, stand));
    if let Some(mut replies) = tempo_help::solution(play, &line) {
        replies.extend(play.explained(task, judge));
        return replies;
    }
    let mut game = stand.game.clone();
    for step in &line {
        game.play(step.mv);
    }
    if game.end().is_none() {
        let found = judge.value(&game, first_look(stand.goal));
        let rest = found.answer.line.into_iter();
        line.extend(rest.map(|mv| LineMove { mv, comment: None }));
    }
    let before = *stand.game.position();
    let puzzle = task.puzzle.as_ref().filter(|puzzle| puzzle.position().is_same(&before));
    let tries = puzzle.map_or_else(Vec::new, |puzzle| puzzle.tries.clone());
    vec![Reply::Solution { before, line, tries }]
}

/// Returns the length at which to start looking for a mate.
fn first_look(goal: Goal) -> Moves {
    goal.length().unwrap_or(LONGEST)
}

fn idea(play: &Play, task: &Task, kind: KeyKind) -> Hint {
    let at_start = play.is_untouched();
    let puzzle = task.puzzle.as_ref();
    let puzzle = puzzle.filter(|puzzle| at_start && puzzle.solver_side() == play.user);
    if let (None, Some(study)) = (puzzle, &play.study)
        && let Some(cure) = &study.tempo.cure
    {
        return Hint::Cure(cure.kind);
    }
    Hint::Idea {
        idea: puzzle.and_then(|puzzle| puzzle.idea.clone()),
        themes: puzzle.map_or_else(Vec::new, |puzzle| puzzle.themes.clone()),
        kind,
    }
}

/// Returns a move that reaches the goal, that of the main line if it does.
fn sound_move(play: &Play, task: &Task, judge: &mut Judge, found: &Found) -> Option<Move> {
    let stand = &play.now;
    let listed =
        task.puzzle.as_ref().and_then(|puzzle| Some(rest_of_line(puzzle, stand).first()?.mv));
    let keys = &found.answer.keys;
    let chases = stand.goal.part() == Part::Chaser;
    let listed = listed.or_else(|| play.tempo_move(judge));
    match found.answer.value.verdict {
        Verdict::Win if !keys.is_empty() => pick(play, keys, listed),
        Verdict::Loss | Verdict::Draw if !chases && !keys.is_empty() => pick(play, keys, listed),
        Verdict::Draw if !chases => holding_move(play, judge),
        Verdict::Unknown => listed,
        Verdict::Win | Verdict::Loss | Verdict::Draw => None,
    }
}

fn pick(play: &Play, keys: &[Move], listed: Option<Move>) -> Option<Move> {
    let listed = listed.filter(|mv| keys.contains(mv));
    listed.or_else(|| chosen(keys, play.seed, play.now.game.position().key()))
}

/// Returns a move after which the draw is proved to be kept.
fn holding_move(play: &Play, judge: &mut Judge) -> Option<Move> {
    let mv = judge.reply(&play.now.game, play.user, play.seed)?;
    let mut next = play.now.game.clone();
    let holds = next.play(mv) && judge.judge(&play.now.game, &next, Goal::Hold) == Judgement::Holds;
    holds.then_some(mv)
}

/// Returns what is left of a puzzle's main line, if the game has followed it so far.
fn rest_of_line(puzzle: &Puzzle, stand: &Stand) -> Vec<LineMove> {
    let made = stand.game.moves();
    let follows = stand.game.start().is_same(puzzle.position())
        && puzzle.line.len() > made.len()
        && made.iter().zip(&puzzle.line).all(|(mv, step)| *mv == step.mv);
    if follows { puzzle.line[made.len()..].to_vec() } else { Vec::new() }
}
