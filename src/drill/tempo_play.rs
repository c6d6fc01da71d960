//! Exercises about the tempo as they are played.

use crate::rules::{Move, Moves};
use crate::tempo::{Book, Cost, explain, reaches};

use super::event::{Cannot, Explained, Reply};
use super::exercise::{Asked, Guess, Lesson, Study};
use super::judge::Judge;
use super::judgement::{Flaw, Judgement, Wrong};
use super::play::Play;
use super::record::Outcome;
use super::task::{Goal, Task};

impl Judge {
    /// Returns what is to be known of an exercise before it begins.
    pub(super) fn study(&mut self, lesson: &Lesson) -> Study {
        lesson.study.clone().unwrap_or_else(|| Study::new(&mut self.prover(), lesson))
    }
}

impl Study {
    /// Judges a flight by what it costs the chaser; the line is asked for where it is wrong.
    pub(super) fn judge_flight(&self, mv: Move, line: impl FnOnce() -> Vec<Move>) -> Judgement {
        let undecided = Judgement::Undecided { no_mate_within: None, listed: false };
        let Some(flight) = self.flights.iter().find(|flight| flight.mv == mv) else {
            return undecided;
        };
        let flaw = match (flight.cost(), self.best_cost()) {
            (Some(cost), best) if Some(cost) == best => return Judgement::PenThi { cost },
            (Some(Cost::Moves(cost)), Some(best)) => {
                let mate_in = flight.chaser_first.moves().unwrap_or_default();
                Flaw::CostsLess { cost, best, mate_in }
            }
            (None, Some(_)) => Flaw::NotPenThi { mate_in: flight.chaser_first.moves() },
            (_, _) => return undecided,
        };
        Judgement::Wrong(Wrong { flaw, line: line() })
    }
}

impl Play {
    /// Takes an answer to what is asked. Returns the outcome when the task ends with it.
    pub(super) fn guess(&mut self, guess: Guess, replies: &mut Vec<Reply>) -> Option<Outcome> {
        let Some(Study { tempo, .. }) = &self.study else {
            replies.push(Reply::Refused(Cannot::NotAsked));
            return None;
        };
        let (is_right, next) = match (self.now.goal, guess) {
            (Goal::Judge(Asked::PenThi), Guess::PenThi(said)) => {
                let cost = tempo.cost_if_pen_thi().filter(|_| said);
                (tempo.is_pen_thi() == Some(said), cost.map(|_| Goal::Judge(Asked::Cost)))
            }
            (Goal::Judge(Asked::Cost), Guess::Cost(said)) => {
                (tempo.cost_if_pen_thi() == Some(said), None)
            }
            (_, Guess::PenThi(_) | Guess::Cost(_)) => {
                replies.push(Reply::Refused(Cannot::NotAsked));
                return None;
            }
        };
        let worth = Reply::Worth(Box::new(tempo.clone()));
        replies.push(Reply::Guessed { guess, is_right });
        if !is_right {
            self.wrong += 1;
            self.misjudged |= matches!(guess, Guess::PenThi(_));
            return None;
        }
        if let Some(goal) = next {
            self.past.push(self.now.clone());
            self.now.goal = goal;
            return None;
        }
        replies.push(worth);
        Some(self.outcome_if_reached())
    }

    /// Returns the outcome if an exercise is done with the move just made.
    pub(super) fn exercise_done(
        &self,
        judgement: &Judgement,
        replies: &mut Vec<Reply>,
    ) -> Option<Outcome> {
        if let Goal::LoseTempo { left, until } = self.now.goal
            && left == until
        {
            let position = self.now.game.position();
            let same = self.study.as_ref()?.tempo.placement.stands_in(position);
            replies.push(Reply::TempoWon { same, fleer: position.turn() });
            return Some(self.outcome_if_reached());
        }
        matches!(judgement, Judgement::PenThi { .. }).then(|| self.outcome_if_reached())
    }

    /// Returns why the placement of the exercise is as it is.
    pub(super) fn explained(&self, task: &Task, judge: &mut Judge) -> Option<Reply> {
        let lesson = task.lesson.as_ref()?;
        let tempo = self.study.as_ref()?.tempo.clone();
        let mut prover = judge.prover();
        let mut book = Book::new(&mut prover, lesson.chaser);
        let explanation = explain(&mut book, &lesson.question, &tempo);
        Some(Reply::Explained(Box::new(Explained {
            question: lesson.question,
            tempo,
            explanation,
        })))
    }

    /// Returns a move that leads back to the same placement against every best defence, the fleer to
    /// move, if there is such a move; one of the khun's if it can all be done by the khun.
    pub(super) fn tempo_move(&self, judge: &mut Judge) -> Option<Move> {
        let (study, Goal::LoseTempo { left, until }) = (self.study.as_ref()?, self.now.goal) else {
            return None;
        };
        let within = Moves(left.0.checked_sub(until.0)?);
        let goal = study.tempo.placement;
        let mut prover = judge.prover();
        let mut book = Book::new(&mut prover, goal.chaser);
        let position = self.now.game.position();
        [true, false].into_iter().find_map(|khun_only| {
            let back = reaches(&mut book, position, (left, within), goal, khun_only).flatten()?;
            back.moves.first().copied()
        })
    }
}
