//! What a placement is worth to the fleer that is to move: which flight makes it เป็นที, and whether
//! the chaser is then in time.

use konmak::rules::{Move, Moves};
use konmak::solve::{Answer, Question, Verdict};
use konmak::tempo::{Cost, Explanation, Flight, Lasting, Tempo};

use crate::app::console::Console;
use crate::app::words::Value;

use super::count::Left;
use super::report::{line, worth, written};
use super::why::Teller;

/// Returns the paragraphs: the answer under the count with the flights that keep it, both distances,
/// what each flight leads to, and best play.
pub(super) fn texts(
    question: &Question,
    tempo: &Tempo,
    explanation: &Explanation,
    console: &Console,
) -> Vec<String> {
    let teller = Teller::new(question, tempo, console);
    let left = Left::of(question, tempo);
    let told = Told { question, tempo, left: left.fleer_first, teller, console };
    let mut texts: Vec<String> = explanation.fleer_answer.iter().map(|a| told.answer(a)).collect();
    texts.extend(worth(tempo, question.position().turn(), left, console));
    texts.extend(told.flights(&explanation.flights));
    texts.extend(told.after_flight(explanation));
    texts.extend(told.line(explanation));
    texts
}

struct Told<'a> {
    question: &'a Question,
    tempo: &'a Tempo,
    /// The moves that a count of the bare fleer leaves the chaser.
    left: Option<Moves>,
    teller: Teller<'a>,
    console: &'a Console,
}

impl Told<'_> {
    fn tell<const N: usize>(&self, key: &str, values: [(&'static str, Value<'_>); N]) -> String {
        self.console.words.tell(key, self.teller.sides().into_iter().chain(values))
    }

    /// Returns who wins under the count, and by which flights.
    fn answer(&self, answer: &Answer) -> String {
        let position = self.question.position();
        let keys = ("moves", written(position, &answer.keys, self.console).into());
        let number = ("n", answer.keys.len().into());
        let counted = self.question.count().map_or("no", |_| "yes");
        let counted = ("counted", counted.into());
        match answer.value.verdict {
            Verdict::Draw if answer.keys.is_empty() => self.tell("tempo-fleer-draws", [counted]),
            Verdict::Draw => self.tell("tempo-fleer-draws-by", [keys, number, counted]),
            Verdict::Loss => self.tell("tempo-fleer-loses", [keys, number, counted]),
            Verdict::Win => self.tell("tempo-fleer-wins", [keys, number]),
            Verdict::Unknown => self.tell("tempo-fleer-open", []),
        }
    }

    /// Returns what each flight leads to, the longest first, those that lead to the same together.
    fn flights(&self, flights: &[Flight]) -> Vec<String> {
        let position = self.question.position();
        let flights_kept = flights.iter().any(|flight| flight.pen_thi == Some(true));
        let mut flights: Vec<&Flight> = flights.iter().collect();
        flights.sort_by_key(|flight| std::cmp::Reverse(flight.chaser_first.moves()));
        let mut groups: Vec<(String, Vec<Move>)> = Vec::new();
        for flight in flights {
            let outcome = self.outcome(flight);
            match groups.iter_mut().find(|(known, _)| *known == outcome) {
                Some((_, moves)) => moves.push(flight.mv),
                None => groups.push((outcome, vec![flight.mv])),
            }
        }
        let lines = groups.into_iter().map(|(outcome, moves)| {
            let moves = written(position, &moves, self.console).into();
            self.tell("tempo-fleer-flight", [("moves", moves), ("outcome", outcome.into())])
        });
        let new = flights_kept && self.tempo.is_pen_thi() == Some(false);
        let new = ("new", if new { "yes" } else { "no" }.into());
        std::iter::once(self.tell("tempo-fleer-flights", [new])).chain(lines).collect()
    }

    fn outcome(&self, flight: &Flight) -> String {
        let length = ("after", self.teller.length(flight.chaser_first, self.left).into());
        match flight.cost() {
            Some(Cost::Moves(cost)) => {
                let turns = match flight.lasts {
                    Some(Lasting::Turns(turns)) => turns,
                    Some(Lasting::Forever) | None => 0,
                };
                let values = [length, ("n", cost.0.into()), ("turns", turns.into())];
                self.tell("tempo-fleer-pen-thi", values)
            }
            Some(Cost::Mate) => self.tell("tempo-fleer-absolute", []),
            None => self.tell("tempo-fleer-plain", [length]),
        }
    }

    /// Returns that the chaser would rather pass after the fleer's best move, and how it regains the
    /// tempo.
    fn after_flight(&self, explanation: &Explanation) -> Vec<String> {
        let Some((mv, after)) = &explanation.after_flight else { return Vec::new() };
        let written_mv = written(self.question.position(), &[*mv], self.console).into();
        let left = after.fleer_first.moves().unwrap_or_default().0;
        let mut texts =
            vec![self.tell("tempo-fleer-after", [("move", written_mv), ("left", left.into())])];
        let start = self.question.position().after(*mv);
        let cure = after.cure.as_ref().filter(|cure| cure.reaches.is_some());
        texts.extend(cure.map(|cure| {
            let values = [
                ("kind", cure.kind.name().into()),
                ("moves", written(&start, &cure.moves, self.console).into()),
                ("n", (1 + cure.line.len().div_ceil(2)).into()),
                ("left", left.into()),
            ];
            self.tell("tempo-fleer-cure", values)
        }));
        texts
    }

    /// Returns best play to the mate, and where the count ends it, if it does.
    fn line(&self, explanation: &Explanation) -> Option<String> {
        let moves = &explanation.fleer_line;
        let needed = self.tempo.fleer_first.moves().filter(|_| !moves.is_empty())?;
        let chaser = self.tempo.placement.chaser;
        let written = line(self.question.position(), moves, chaser, self.console);
        let line = ("line", written.into());
        Some(match self.left.filter(|&left| left < needed) {
            Some(left) => {
                let values = [line, ("needed", needed.0.into()), ("left", left.0.into())];
                self.tell("tempo-fleer-line-late", values)
            }
            None => self.tell("tempo-fleer-line", [line]),
        })
    }
}
