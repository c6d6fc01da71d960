//! A session over several tasks.

use std::time::Duration;

use crate::counting::{Count, Counter};
use crate::game::End;
use crate::rules::{Color, Move, Moves, Position};
use crate::solve::Solver;

use super::event::{Cannot, Event, Reply};
use super::help;
use super::judge::Judge;
use super::play::Play;
use super::record::{Outcome, Record};
use super::task::{Goal, Task};

/// How a session is run.
#[derive(Clone, Copy, Debug, Default)]
pub struct Settings {
    /// The longest time for a judgement, or none.
    pub time: Option<Duration>,
    /// Chooses between the trainer's equally good moves.
    pub seed: u64,
}

/// The tasks of a session, the one in progress, and how the others went.
pub struct Session {
    tasks: Vec<Task>,
    at: usize,
    /// None once the session has ended.
    play: Option<Play>,
    records: Vec<Record>,
    judge: Judge,
    seed: u64,
    turned_round: bool,
}

/// What is to be shown of the task in progress.
#[derive(Clone, Debug)]
pub struct View<'a> {
    /// The task.
    pub task: &'a Task,
    /// Which task it is, counted from 0.
    pub number: usize,
    /// How many tasks there are.
    pub of: usize,
    /// What is left of the goal.
    pub goal: Goal,
    /// Whether a wrong move has been made, so that the task is no longer solved.
    pub spoilt: bool,
    /// Whether the goal is out of reach.
    pub given_up: bool,
    /// The position.
    pub position: Position,
    /// The move that led to it.
    pub last_move: Option<Move>,
    /// The counting: which count runs, who counts, and how far.
    pub counter: Counter,
    /// The side at the bottom of the board.
    pub bottom: Color,
    /// How the game has ended.
    pub end: Option<End>,
}

impl View<'_> {
    /// Returns the moves that the count leaves the chaser, if one runs.
    pub fn moves_left(&self) -> Option<Moves> {
        self.counter.count().map(|count| count.moves_left(self.position.turn()))
    }

    /// Returns whether the user may ask for board's honour.
    pub fn may_ask(&self) -> bool {
        self.counter.may_ask(&self.position) == Some(self.task.user)
    }

    /// Returns whether the chaser is to make its last move before the count is full.
    pub fn is_last_move(&self) -> bool {
        let chaser_moves = |count: Count| count.side != self.position.turn();
        self.moves_left() == Some(Moves(1)) && self.counter.count().is_some_and(chaser_moves)
    }
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("tasks", &self.tasks.len())
            .field("at", &self.at)
            .field("play", &self.play)
            .field("records", &self.records)
            .finish_non_exhaustive()
    }
}

impl Session {
    /// Returns a session over such tasks, judged by that prover; [`Session::begin`] starts the first.
    pub fn new(tasks: Vec<Task>, solver: Solver, settings: Settings) -> Self {
        Self {
            tasks,
            at: 0,
            play: None,
            records: Vec::new(),
            judge: Judge::new(solver, settings.time),
            seed: settings.seed,
            turned_round: false,
        }
    }

    /// Returns how the tasks that have ended went, in their order.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Returns the tasks.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// Returns what is to be shown, or nothing once the session has ended.
    pub fn view(&self) -> Option<View<'_>> {
        let play = self.play.as_ref()?;
        let game = &play.now.game;
        Some(View {
            task: &self.tasks[self.at],
            number: self.at,
            of: self.tasks.len(),
            goal: play.now.goal,
            spoilt: play.now.spoilt,
            given_up: play.now.given_up || game.end().is_some(),
            position: *game.position(),
            last_move: game.last_move(),
            counter: *game.counter(),
            bottom: if self.turned_round { !play.user } else { play.user },
            end: game.end(),
        })
    }

    /// Starts the first task.
    pub fn begin(&mut self) -> Vec<Reply> {
        self.begin_task()
    }

    /// Takes an event and returns the answers to it.
    pub fn handle(&mut self, event: Event) -> Vec<Reply> {
        let Some(play) = &mut self.play else {
            return vec![Reply::Refused(Cannot::Done)];
        };
        let mut replies = Vec::new();
        let outcome = match event {
            Event::Move(mv) => play.make(mv, &mut self.judge, &mut replies),
            Event::GoOn => play.go_on(&mut self.judge, &mut replies),
            Event::Guess(guess) => play.guess(guess, &mut replies),
            Event::Why => told(why(play), &mut replies),
            Event::Ask => told(play.ask(), &mut replies),
            Event::Stop => told(play.stop(), &mut replies),
            Event::Hint => {
                let task = &self.tasks[self.at];
                replies.extend(help::hint(play, task, &mut self.judge));
                None
            }
            Event::Undo => told(play.undo(), &mut replies),
            Event::Flip => {
                self.turned_round = !self.turned_round;
                told(Reply::Flipped, &mut replies)
            }
            Event::Solution => {
                let task = &self.tasks[self.at];
                replies.extend(help::solution(play, task, &mut self.judge));
                Some(Outcome::Missed)
            }
            Event::Skip if play.wrong > 0 => Some(Outcome::Missed),
            Event::Skip => Some(play.outcome_if_left(Outcome::Skipped)),
            Event::Quit => {
                self.leave();
                told(Reply::Done, &mut replies)
            }
        };
        if let Some(outcome) = outcome {
            self.finish(outcome, &mut replies);
        }
        replies
    }

    /// Ends the session; the task in progress is recorded as left.
    fn leave(&mut self) {
        if let Some(play) = self.play.take() {
            let outcome = play.outcome_if_left(Outcome::Left);
            self.records.push(record(self.at, &play, outcome));
        }
    }

    fn finish(&mut self, outcome: Outcome, replies: &mut Vec<Reply>) {
        let Some(play) = self.play.take() else { return };
        let record = record(self.at, &play, outcome);
        self.records.push(record.clone());
        replies.push(Reply::Finished { record, end: play.now.game.end() });
        self.at += 1;
        replies.extend(self.begin_task());
    }

    /// Begins the next task; exercises about the tempo that cannot begin are passed over.
    fn begin_task(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        while let Some(task) = self.tasks.get(self.at) {
            let seed = self.seed.wrapping_add(self.at as u64);
            if let Some((play, first)) = Play::begin(task, &mut self.judge, seed) {
                self.play = Some(play);
                replies.push(Reply::Begun);
                replies.extend(first);
                return replies;
            }
            let (task, outcome) = (self.at, Outcome::Skipped);
            self.records.push(Record { task, outcome, wrong: 0, hints: 0 });
            replies.push(Reply::Unsettled(task));
            self.at += 1;
        }
        replies.push(Reply::Done);
        replies
    }
}

/// Returns the refutation of the wrong move tried last. What is asked in words is not explained
/// before it is answered.
fn why(play: &Play) -> Reply {
    if matches!(play.now.goal, Goal::Judge(_)) {
        return Reply::Refused(Cannot::ReasonsAnswer);
    }
    play.why().unwrap_or(Reply::Refused(Cannot::NothingRefuted))
}

fn told(reply: Reply, replies: &mut Vec<Reply>) -> Option<Outcome> {
    replies.push(reply);
    None
}

fn record(task: usize, play: &Play, outcome: Outcome) -> Record {
    Record { task, outcome, wrong: play.wrong, hints: play.hints }
}
