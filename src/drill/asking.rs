//! Board's honour in a drill: the user asks and stops in its own name, the trainer as best play has
//! it.

use crate::counting::{Count, Honour};
use crate::game::Game;
use crate::solve::Verdict;

use super::event::{Cannot, Reply};
use super::judge::{Judge, LONGEST};
use super::play::Play;
use super::task::Part;

impl Play {
    pub(super) fn ask(&mut self) -> Reply {
        let before = self.now.clone();
        let game = &mut self.now.game;
        if let Some(end) = game.end() {
            return Reply::Refused(Cannot::Over(end));
        }
        match game.counter().may_ask(game.position()) {
            Some(side) if side != self.user => Reply::Refused(Cannot::NotYours(side)),
            Some(_) | None => match game.ask() {
                Ok(()) => {
                    self.past.push(before);
                    Reply::Asked(self.user)
                }
                Err(refusal) => Reply::Refused(Cannot::Count(refusal)),
            },
        }
    }

    pub(super) fn stop(&mut self) -> Reply {
        let before = self.now.clone();
        let game = &mut self.now.game;
        match game.count() {
            Some(count) if count.side != self.user => Reply::Refused(Cannot::NotYours(count.side)),
            Some(_) | None => match game.stop() {
                Ok(()) => {
                    self.past.push(before);
                    Reply::Stopped(self.user)
                }
                Err(refusal) => Reply::Refused(Cannot::Count(refusal)),
            },
        }
    }

    pub(super) fn ask_for_trainer(&mut self, replies: &mut Vec<Reply>) {
        if self.trainer_would_ask(&self.now.game) && self.now.game.ask().is_ok() {
            replies.push(Reply::Asked(!self.user));
        }
    }

    /// Returns whether the trainer asks for board's honour: as the fleer, at the first moment.
    pub(super) fn trainer_would_ask(&self, game: &Game) -> bool {
        self.now.goal.part() == Part::Chaser
            && !self.now.given_up
            && game.end().is_none()
            && game.counter().may_ask(game.position()) == Some(!self.user)
    }

    /// Stops the trainer's own board count when it can force mate, since its mate would be a draw.
    pub(super) fn stop_to_win(&mut self, judge: &mut Judge, replies: &mut Vec<Reply>) {
        let own = |count: &Count| count.honour == Honour::Board && count.side != self.user;
        if !self.now.given_up || !self.now.game.count().as_ref().is_some_and(own) {
            return;
        }
        let wins = judge.value(&self.now.game, LONGEST).answer.value.verdict == Verdict::Win;
        if wins && self.now.game.stop().is_ok() {
            replies.push(Reply::Stopped(!self.user));
        }
    }
}
