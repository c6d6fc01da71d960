//! How a goal is set, and what is left of it after a move.

use crate::game::Game;
use crate::solve::Verdict;

use super::judge::{Judge, LONGEST};
use super::judgement::{Flaw, Judgement};
use super::task::{Goal, Task};

/// Returns the goal of a task that states none, as the prover sees it.
pub(super) fn proved(task: &Task, game: &Game, judge: &mut Judge) -> Goal {
    let value = judge.value(game, LONGEST).answer.value;
    let to_move = game.position().turn() == task.user;
    match (value.verdict, value.mate_in) {
        (Verdict::Draw, _) => Goal::Hold,
        (Verdict::Unknown, _) => task.supposed_goal(),
        (Verdict::Win, length) if to_move => length.map_or(Goal::Win, Goal::MateIn),
        (Verdict::Loss, length) if !to_move => length.map_or(Goal::Win, Goal::MateIn),
        (Verdict::Win | Verdict::Loss, length) => length.map_or(Goal::Hold, Goal::HoldOut),
    }
}

/// Returns what is left of a goal after the user's accepted move.
pub(super) fn after_accepted(goal: Goal, judgement: &Judgement) -> Goal {
    match (goal, judgement) {
        (Goal::MateIn(left), _) => Goal::MateIn(left.minus_one().unwrap_or_default()),
        (Goal::HoldOut(_), Judgement::HoldsOut { left }) => Goal::HoldOut(*left),
        (Goal::HoldOut(_), Judgement::Holds) => Goal::Hold,
        (Goal::LoseTempo { .. }, Judgement::Undecided { .. }) => Goal::Win,
        (Goal::LoseTempo { left, until }, _) => {
            Goal::LoseTempo { left: left.minus_one().unwrap_or_default(), until }
        }
        (Goal::Win | Goal::Hold | Goal::HoldOut(_) | Goal::Judge(_) | Goal::MakePenThi, _) => goal,
    }
}

/// Returns what is left of a goal when a wrong move has been made, and whether it is out of reach.
pub(super) fn after_wrong(goal: Goal, flaw: Flaw) -> (Goal, bool) {
    match flaw {
        Flaw::Costs { mate_in: left, until, .. } => (Goal::LoseTempo { left, until }, false),
        Flaw::Late { mate_in, .. } => (Goal::MateIn(mate_in), false),
        Flaw::NotWithin { .. } => (Goal::Win, false),
        Flaw::Loses(_) | Flaw::Falls { mate_in: None } => (goal, true),
        Flaw::Falls { mate_in: Some(mate_in) }
        | Flaw::Sooner { mate_in, .. }
        | Flaw::NotPenThi { mate_in: Some(mate_in) }
        | Flaw::CostsLess { mate_in, .. } => (Goal::HoldOut(mate_in), false),
        Flaw::NotPenThi { mate_in: None } => (Goal::Hold, false),
    }
}
