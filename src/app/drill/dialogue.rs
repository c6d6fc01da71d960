//! The loop: a line in, the session's replies out.

use std::collections::HashMap;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use konmak::drill::{Asked, Event, Goal, Judgement, Part, Reply, Session};
use konmak::rules::{Color, read_move};
use konmak::solve::Stopper;
use konmak::tables::Material;

use super::command::Command;
use super::typing::Typing;
use super::{answer, reply, screen, summary, tempo};
use crate::app::console::Console;
use crate::app::failure::Failure;
use crate::app::terminal::{style, wrapped, wrapped_entry};

/// How often the sign that the prover is at work moves.
const TICK: Duration = Duration::from_millis(120);

/// A session in conversation.
pub(super) struct Dialogue<'a> {
    session: Session,
    console: &'a mut Console,
    typing: Typing,
    stopper: Stopper,
    /// Whether to show that the prover is at work.
    shows_work: bool,
    chaser: Color,
    /// How positions of some materials could be settled that are not.
    ways_out: HashMap<Material, String>,
}

impl<'a> Dialogue<'a> {
    /// Returns the dialogue before its first word; a stopped prover ends it like the end of the
    /// input.
    pub(super) fn new(
        session: Session,
        stopper: Stopper,
        console: &'a mut Console,
        plain: bool,
    ) -> Self {
        let typing = Typing::new(plain);
        let shows_work = typing.is_typed() && !plain;
        Self {
            session,
            console,
            typing,
            stopper,
            shows_work,
            chaser: Color::White,
            ways_out: HashMap::new(),
        }
    }

    /// Returns the dialogue with a text for each material whose table would settle what is undecided.
    pub(super) fn with_ways_out(self, ways_out: HashMap<Material, String>) -> Self {
        Self { ways_out, ..self }
    }

    /// Talks until the tasks, the input or the user's patience end, and sums up.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(super) fn run(mut self) -> Result<(), Failure> {
        let replies = self.at_work(Session::begin);
        self.answer(&replies)?;
        while self.session.view().is_some() {
            match self.typing.next(&self.stopper, self.console)? {
                Some(line) => self.take(&line)?,
                None => self.event(Event::Quit)?,
            }
        }
        let texts = summary::lines(self.session.records(), self.session.tasks(), self.console);
        let width = self.console.width;
        self.console.lines(texts.iter().flat_map(|text| wrapped_entry(text, width)))
    }

    fn take(&mut self, line: &str) -> Result<(), Failure> {
        match Command::of_line(line) {
            Some(Command::Event(event)) => self.event(event),
            Some(Command::Help) => {
                let judges = self.session.view().map(|view| matches!(view.goal, Goal::Judge(_)));
                let key = if judges == Some(true) { "drill-help-judge" } else { "drill-help" };
                let help = self.console.words.say(key);
                let width = self.console.width;
                self.console.lines(help.lines().flat_map(|line| wrapped_entry(line, width)))
            }
            Some(Command::Board) => self.show_board(),
            None if line.is_empty() => Ok(()),
            None => match self.session.view().map(|view| view.goal) {
                Some(Goal::Judge(asked)) => self.take_answer(line, asked),
                Some(_) | None => self.take_move(line),
            },
        }
    }

    fn take_answer(&mut self, line: &str, asked: Asked) -> Result<(), Failure> {
        if let Some(guess) = answer::of_line(line, asked) {
            return self.event(Event::Guess(guess));
        }
        let words = &self.console.words;
        let expected = tempo::question(asked, self.chaser, words);
        let text = words.tell("drill-no-answer", [("question", expected.into())]);
        self.say(&[style::painted(style::CARE, &text)])
    }

    fn take_move(&mut self, line: &str) -> Result<(), Failure> {
        let Some(view) = self.session.view() else { return Ok(()) };
        match read_move(&view.position, line) {
            Ok(mv) => self.event(Event::Move(mv)),
            Err(fault) => {
                let text = reply::fault(&fault, &self.console.words);
                self.say(&[style::painted(style::CARE, &text)])
            }
        }
    }

    fn event(&mut self, event: Event) -> Result<(), Failure> {
        let replies = self.at_work(|session| session.handle(event));
        self.answer(&replies)
    }

    /// Lets the session work, with a sign of it on a terminal.
    fn at_work(&mut self, work: impl FnOnce(&mut Session) -> Vec<Reply>) -> Vec<Reply> {
        let sign = if self.shows_work { ProgressBar::new_spinner() } else { ProgressBar::hidden() };
        let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}")
            .expect("the template is well-formed");
        sign.set_style(style);
        sign.set_message(self.console.words.say("drill-thinking"));
        sign.enable_steady_tick(TICK);
        let replies = work(&mut self.session);
        sign.finish_and_clear();
        replies
    }

    fn answer(&mut self, replies: &[Reply]) -> Result<(), Failure> {
        let mut changed = false;
        for reply in replies {
            if let (Reply::Begun, Some(view)) = (reply, self.session.view()) {
                self.chaser = match view.goal.part() {
                    Part::Chaser => view.task.user,
                    Part::Fleer => !view.task.user,
                };
                let heading = screen::heading(&view, self.console);
                self.say(&heading)?;
            }
            changed |= reply::changes_board(reply);
            let mut texts = reply::texts(reply, self.chaser, self.console);
            if let Reply::Judged { before, judgement: Judgement::Undecided { .. }, .. } = reply {
                texts.extend(self.ways_out.get(&Material::on(before.board())).cloned());
            }
            if let Reply::Unsettled(task) = *reply {
                let name = tempo::name(&self.session.tasks()[task], task, &self.console.words);
                texts.push(self.console.words.tell("drill-unsettled", [("name", name.into())]));
            }
            self.say(&texts)?;
        }
        if changed { self.show_board() } else { Ok(()) }
    }

    fn show_board(&mut self) -> Result<(), Failure> {
        let Some(view) = self.session.view() else { return Ok(()) };
        let lines = screen::board(&view, self.console);
        self.console.lines(lines)
    }

    fn say(&mut self, texts: &[String]) -> Result<(), Failure> {
        let width = self.console.width;
        self.console.lines(texts.iter().flat_map(|text| wrapped(text, width)))
    }
}
