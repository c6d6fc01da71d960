//! One task being played: the game, what is left of the goal, and what has been tried.

use crate::game::{End, Game};
use crate::rules::{Color, Move};

use super::event::{Cannot, Reply};
use super::exercise::Study;
use super::goal;
use super::judge::{Judge, LONGEST};
use super::judgement::{Judgement, Wrong};
use super::record::Outcome;
use super::task::{Goal, Part, Task};

/// What stands, and what taking a move back brings back.
#[derive(Clone, Debug)]
pub(super) struct Stand {
    pub(super) game: Game,
    /// What is left of the goal.
    pub(super) goal: Goal,
    /// A wrong move has been made: the task is no longer solved by what follows.
    pub(super) spoilt: bool,
    /// The goal is out of reach: moves are made without judgement.
    pub(super) given_up: bool,
}

/// A wrong move that was not made.
#[derive(Clone, Debug)]
struct Tried {
    mv: Move,
    wrong: Wrong,
}

/// A task in progress.
#[derive(Debug)]
pub(super) struct Play {
    pub(super) user: Color,
    /// The first moves that the puzzle lists as right.
    listed: Vec<Move>,
    /// What was found for an exercise about the tempo.
    pub(super) study: Option<Study>,
    pub(super) now: Stand,
    pub(super) past: Vec<Stand>,
    tried: Option<Tried>,
    /// เป็นที has been taken for what it is not, or the other way round.
    pub(super) misjudged: bool,
    /// Steps of the hint given for the present move.
    pub(super) hinted: u8,
    pub(super) wrong: usize,
    pub(super) hints: usize,
    pub(super) seed: u64,
}

impl Play {
    /// Begins a task; the trainer moves first where the user is not to move. A game that is over
    /// before the user has moved reaches no goal. Nothing if it is an exercise about the tempo and
    /// what it needs is not settled.
    pub(super) fn begin(task: &Task, judge: &mut Judge, seed: u64) -> Option<(Self, Vec<Reply>)> {
        let game = task.game();
        let study = task.lesson.as_ref().map(|lesson| judge.study(lesson));
        let goal = match &study {
            Some(study) => study.goal()?,
            None => task.goal.unwrap_or_else(|| goal::proved(task, &game, judge)),
        };
        let now = Stand { game, goal, spoilt: false, given_up: false };
        let mut play = Self {
            user: task.user,
            listed: task.puzzle.as_ref().map_or_else(Vec::new, |puzzle| puzzle.keys.clone()),
            study,
            now,
            past: Vec::new(),
            tried: None,
            misjudged: false,
            hinted: 0,
            wrong: 0,
            hints: 0,
            seed,
        };
        let mut replies = Vec::new();
        play.ask_for_trainer(&mut replies);
        if play.now.game.end().is_none() && play.now.game.position().turn() != play.user {
            play.answer(judge, None, &mut replies);
        }
        if let Some(end) = play.now.game.end() {
            replies.push(Reply::Over(end));
        }
        Some((play, replies))
    }

    /// Makes the user's move if it is legal and not wrong, and answers it. Returns the outcome when
    /// the task ends with it.
    pub(super) fn make(
        &mut self,
        mv: Move,
        judge: &mut Judge,
        replies: &mut Vec<Reply>,
    ) -> Option<Outcome> {
        if let Some(end) = self.now.game.end() {
            replies.push(Reply::Refused(Cannot::Over(end)));
            return None;
        }
        if matches!(self.now.goal, Goal::Judge(_)) {
            replies.push(Reply::Refused(Cannot::AnswerFirst));
            return None;
        }
        let before = *self.now.game.position();
        let mv = before.move_between(mv.from, mv.to);
        if let Some(reason) = before.why_illegal(mv.from, mv.to) {
            replies.push(Reply::Illegal(reason));
            return None;
        }
        let next = self.after(mv);
        let judgement = self.judged(mv, &next, judge);
        replies.push(Reply::Judged { before, mv, judgement: judgement.clone() });
        if let Judgement::Wrong(wrong) = judgement {
            self.wrong += 1;
            self.tried = Some(Tried { mv, wrong });
            return None;
        }
        let goal = goal::after_accepted(self.now.goal, &judgement);
        self.step(mv, Stand { goal, ..self.now.clone() }, replies);
        let ended = self.settle(replies).or_else(|| self.exercise_done(&judgement, replies));
        ended.or_else(|| self.answer(judge, None, replies))
    }

    fn judged(&self, mv: Move, next: &Game, judge: &mut Judge) -> Judgement {
        if self.now.given_up {
            return Judgement::PlayedOn;
        }
        if let (Goal::MakePenThi, Some(study)) = (self.now.goal, &self.study) {
            return study.judge_flight(mv, || judge.value(next, LONGEST).answer.line);
        }
        let mut judgement = judge.judge(&self.now.game, next, self.now.goal);
        if let Judgement::Undecided { listed, .. } = &mut judgement {
            *listed = self.is_untouched() && self.listed.contains(&mv);
        }
        judgement
    }

    /// Makes the wrong move tried last after all.
    pub(super) fn go_on(&mut self, judge: &mut Judge, replies: &mut Vec<Reply>) -> Option<Outcome> {
        let Some(Tried { mv, wrong }) = self.tried.take() else {
            replies.push(Reply::Refused(Cannot::NothingRefuted));
            return None;
        };
        replies.push(Reply::WentOn { before: *self.now.game.position(), mv });
        let (goal, given_up) = goal::after_wrong(self.now.goal, wrong.flaw);
        self.step(mv, Stand { goal, given_up, spoilt: true, ..self.now.clone() }, replies);
        self.settle(replies).or_else(|| self.answer(judge, wrong.line.first().copied(), replies))
    }

    /// Shows the wrong move tried last with its refutation.
    pub(super) fn why(&self) -> Option<Reply> {
        let Tried { mv, wrong } = self.tried.as_ref()?;
        let line = [*mv].into_iter().chain(wrong.line.iter().copied()).collect();
        Some(Reply::Refutation { before: *self.now.game.position(), line })
    }

    pub(super) fn undo(&mut self) -> Reply {
        match self.past.pop() {
            None => Reply::Refused(Cannot::NothingToUndo),
            Some(stand) => {
                self.now = stand;
                self.turn_page();
                Reply::TookBack
            }
        }
    }

    /// Returns whether the user has done nothing on the board yet, or has taken all back.
    pub(super) fn is_untouched(&self) -> bool {
        self.past.is_empty()
    }

    /// Returns the outcome of a task that is passed over or left as it stands.
    pub(super) fn outcome_if_left(&self, untouched: Outcome) -> Outcome {
        let lost = self.now.spoilt || self.now.game.end().is_some();
        if lost { Outcome::Missed } else { untouched }
    }

    /// Returns the last stand before the task was spoilt.
    pub(super) fn last_sound(&self) -> &Stand {
        if !self.now.spoilt && self.now.game.end().is_none() {
            return &self.now;
        }
        let sound = self.past.iter().rev().find(|stand| !stand.spoilt);
        sound.unwrap_or(&self.now)
    }

    fn step(&mut self, mv: Move, stand: Stand, replies: &mut Vec<Reply>) {
        let game = self.now.game.clone();
        self.past.push(Stand { game, ..self.now.clone() });
        self.now = stand;
        let legal = self.now.game.play(mv);
        debug_assert!(legal, "only legal moves are made");
        self.turn_page();
        self.ask_for_trainer(replies);
    }

    pub(super) fn turn_page(&mut self) {
        self.hinted = 0;
        self.tried = None;
    }

    /// Returns the game after a move of the user's, with the count asked for that the trainer would
    /// ask for there.
    fn after(&self, mv: Move) -> Game {
        let mut next = self.now.game.clone();
        next.play(mv);
        if self.trainer_would_ask(&next) {
            next.ask().expect("the side behind may ask");
        }
        next
    }

    /// Lets the trainer move, with the move given or its best one.
    fn answer(
        &mut self,
        judge: &mut Judge,
        given: Option<Move>,
        replies: &mut Vec<Reply>,
    ) -> Option<Outcome> {
        let fleer = match self.now.goal.part() {
            Part::Chaser => !self.user,
            Part::Fleer => self.user,
        };
        self.stop_to_win(judge, replies);
        let before = *self.now.game.position();
        let mv = given.or_else(|| judge.reply(&self.now.game, fleer, self.seed))?;
        if !self.now.game.play(mv) {
            return None;
        }
        replies.push(Reply::Answered { before, mv });
        if let Goal::HoldOut(left) = self.now.goal {
            self.now.goal = Goal::HoldOut(left.minus_one().unwrap_or_default());
        }
        self.ask_for_trainer(replies);
        self.settle(replies)
    }

    /// Returns the outcome if the game has ended with the goal reached; says so if without.
    fn settle(&self, replies: &mut Vec<Reply>) -> Option<Outcome> {
        let end = self.now.game.end()?;
        if self.now.spoilt || !self.is_reached(end) {
            replies.push(Reply::Over(end));
            return None;
        }
        Some(self.outcome_if_reached())
    }

    /// Returns how the task went if its goal is reached now.
    pub(super) fn outcome_if_reached(&self) -> Outcome {
        if self.misjudged || self.now.spoilt {
            Outcome::Missed
        } else if self.wrong == 0 && self.hints == 0 {
            Outcome::Solved
        } else {
            Outcome::SolvedWithHelp
        }
    }

    fn is_reached(&self, end: End) -> bool {
        match self.now.goal {
            Goal::MateIn(_) | Goal::Win | Goal::LoseTempo { .. } => end.winner() == Some(self.user),
            Goal::Hold => end.winner() != Some(!self.user),
            Goal::HoldOut(_) => true,
            Goal::Judge(_) | Goal::MakePenThi => false,
        }
    }
}
