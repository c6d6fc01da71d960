//! `konmak count POS [MOVE…]`: which count runs, who counts, what is left, and why.

mod outlook;
mod why;

use std::time::Duration;

use anstyle::Style;
use konmak::counting::{Asking, Count};
use konmak::game::Game;
use konmak::rules::{Color, Fen, Move, read_move};
use konmak::solve::{Answer, Solver};
use serde::Serialize;

use crate::app::args::{Common, CountArgs};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{Asked, BadPosition, each_position};
use crate::app::making;
use crate::app::messages::names::{end_key, side_name};
use crate::app::messages::{move_fault, refusal};
use crate::app::terminal::{honour_key, style, wrapped, wrapped_hanging};
use crate::app::words::Words;

use super::prover::prover;
use outlook::{Outlook, by_tables};
use why::{Why, after_move, at_set_up};

/// How long it may take to tell how the game will end, if nothing else is said.
const LONGEST_OUTLOOK: Duration = Duration::from_secs(2);

/// What stands before the lines below a move.
const INDENT: &str = "    ";

/// A word that may stand among the moves, in English or Thai.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Ask,
    Stop,
}

impl Wish {
    fn of(word: &str) -> Option<Self> {
        match word {
            "ask" | "ขอนับ" => Some(Self::Ask),
            "stop" | "หยุดนับ" => Some(Self::Stop),
            _ => None,
        }
    }
}

#[derive(Serialize)]
struct CountObject {
    fen: String,
    #[serde(rename = "move")]
    mv: Option<String>,
    kind: &'static str,
    side: Option<&'static str>,
    said: u16,
    limit: Option<u16>,
    moves_left: Option<u16>,
    ended: Option<&'static str>,
    why: &'static str,
    outlook: Option<Outlook>,
}

/// A game with the number of its move, and the tables that tell how it may end.
struct Course<'a> {
    game: Game,
    fullmove: u32,
    /// Whether the side behind asks where the word for it stands, and not at the first moment.
    asks_later: bool,
    solver: &'a mut Solver,
}

pub(super) fn run(
    args: &CountArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let (mut solver, stopper) = prover(common, None, console)?;
    solver.limits_mut().time.get_or_insert(LONGEST_OUTLOOK);
    let command = |asked: &Asked, console: &mut Console| {
        making::offer(asked, solver.tables_mut(), common, console)?;
        follow(asked, &args.moves, &mut solver, console)
    };
    each_position(&args.position, common, console, command, || stopper.is_stopped())
}

fn follow(
    asked: &Asked,
    texts: &[String],
    solver: &mut Solver,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let asks_later = texts.iter().find_map(|text| Wish::of(text)) == Some(Wish::Ask);
    let asking = if asks_later { Asking::OnRequest } else { Asking::AtOnce };
    let game = Game::new(asked.fen.position, asked.counter(asking));
    let mut course = Course { game, fullmove: asked.fen.fullmove, asks_later, solver };
    course.report(None, at_set_up(&asked.fen, course.game.counter()), console)?;
    for (index, text) in texts.iter().enumerate() {
        let step = match Wish::of(text) {
            Some(wish) => course.wish(wish, console)?,
            None => course.play(text, console)?,
        };
        if let Err(message) = step {
            let column = index + 1;
            let (fen, text) = (course.fen().to_string(), text.as_str());
            BadPosition::of_move(&fen, column, text, &message).report(console)?;
            return Ok(Outcome::Bad);
        }
    }
    Ok(Outcome::Done)
}

impl Course<'_> {
    /// Makes a move and reports it, or says why it cannot be made.
    fn play(&mut self, text: &str, console: &mut Console) -> Result<Result<(), String>, Failure> {
        if let Some(end) = self.game.end() {
            let end = console.words.say(end_key(end));
            return Ok(Err(console.words.tell("count-goes-on", [("end", end.into())])));
        }
        let before = self.game.clone();
        let mv = match read_move(before.position(), text) {
            Ok(mv) => mv,
            Err(fault) => return Ok(Err(move_fault(&fault, &console.words))),
        };
        self.game.play(mv);
        self.fullmove += u32::from(before.position().turn() == Color::Black);
        let written = (mv, console.notation.write(before.position(), mv));
        self.report(Some(written), after_move(&before, &self.game), console)?;
        Ok(Ok(()))
    }

    /// Asks or stops, or says why that is not possible. It is no move and gives no object.
    fn wish(&mut self, wish: Wish, console: &mut Console) -> Result<Result<(), String>, Failure> {
        let done = match wish {
            Wish::Ask => self.game.ask(),
            Wish::Stop => self.game.stop(),
        };
        if let Err(fault) = done {
            return Ok(Err(refusal(fault, &console.words)));
        }
        self.asks_later = false;
        if console.json {
            return Ok(Ok(()));
        }
        let keys = match wish {
            Wish::Ask => ["count-asked", "why-asked"],
            Wish::Stop => ["count-stopped", "why-stopped"],
        };
        let answer = by_tables(&self.game, self.solver);
        let [label, why] = keys.map(|key| console.words.say(key));
        self.tell(&label, &why, answer.as_ref(), console).map(Ok)
    }

    fn fen(&self) -> Fen {
        let position = *self.game.position();
        let count = self.game.count().and_then(|count| count.fields(position.turn()));
        Fen { position, count, fullmove: self.fullmove }
    }

    fn report(
        &mut self,
        mv: Option<(Move, String)>,
        why: Why,
        console: &mut Console,
    ) -> Result<(), Failure> {
        let answer = by_tables(&self.game, self.solver);
        if console.json {
            return console.object(&self.object(mv.map(|(mv, _)| mv), why, answer.as_ref()));
        }
        let words = &console.words;
        let label = mv.map_or_else(|| words.say("count-at-set-up"), |(_, written)| written);
        let key = if why == Why::Unasked && self.asks_later { "why-asks-later" } else { why.key() };
        let why = words.say(key);
        self.tell(&label, &why, answer.as_ref(), console)
    }

    /// Tells a person how the count stands: behind a label, with the reason and the outlook under it.
    fn tell(
        &self,
        label: &str,
        why: &str,
        answer: Option<&Answer>,
        console: &mut Console,
    ) -> Result<(), Failure> {
        let words = &console.words;
        let head = format!("{}  {}", style::painted(style::HEADING, label), self.state(words));
        let mut below = vec![(style::QUIET, why.to_owned())];
        below.extend(self.game.end().map(|end| (style::CARE, words.say(end_key(end)))));
        let told = answer.map(|answer| outlook::texts(answer, self.game.position().turn(), words));
        below.extend(told.into_iter().flatten().map(|text| (Style::new(), text)));
        let inner = console.width.saturating_sub(INDENT.len());
        let below = below.into_iter().flat_map(|(style, text)| {
            let lines = wrapped(&text, inner).into_iter();
            lines.map(move |line| format!("{INDENT}{}", style::painted(style, &line)))
        });
        let lines: Vec<String> =
            wrapped_hanging(&head, console.width, INDENT.len()).into_iter().chain(below).collect();
        console.lines(lines)
    }

    fn object(&self, mv: Option<Move>, why: Why, answer: Option<&Answer>) -> CountObject {
        let count = self.game.count();
        let turn = self.game.position().turn();
        CountObject {
            fen: self.fen().to_string(),
            mv: mv.map(|mv| mv.to_string()),
            kind: count.map_or("none", |count| count.honour.name()),
            side: count.map(|count| count.side.name()),
            said: count.map_or(0, |count| count.said()),
            limit: count.map(|count| count.limit),
            moves_left: count.map(|count| count.moves_left(turn).0),
            ended: self.game.end().map(konmak::game::End::name),
            why: why.name(),
            outlook: answer.map(Outlook::new),
        }
    }

    fn state(&self, words: &Words) -> String {
        match self.game.count() {
            Some(count) => running(count, self.game.position().turn(), words),
            None => words.say("count-none"),
        }
    }
}

fn running(count: Count, turn: Color, words: &Words) -> String {
    let kind = words.say(honour_key(count.honour));
    let key = if count.said() == 0 { "count-line-first" } else { "count-line" };
    let n = if count.said() == 0 { count.next_number() } else { count.said() };
    let values = [
        ("kind", kind.into()),
        ("side", side_name(count.side, words).into()),
        ("n", n.into()),
        ("limit", count.limit.into()),
        ("chaser", side_name(!count.side, words).into()),
        ("left", count.moves_left(turn).0.into()),
    ];
    words.tell(key, values)
}
