//! Why a placement is as it is, put into words from what was found.

use konmak::rules::{Bitboard, Move, Role};
use konmak::tempo::{
    Alone, Correspondence, Distance, Explanation, Flight, Lasting, ManTempo, Spoil, Tempo, Why,
};

use crate::app::console::Console;
use crate::app::messages::names::{man_name, side_name, square_in, squares_in};
use crate::app::words::{Value, Words};

use super::report::{line, written};

/// Returns the paragraphs: what each move spoils, which squares correspond, which men can lose a
/// tempo, the whole line, and the fleer's side.
pub(super) fn texts(tempo: &Tempo, explanation: &Explanation, console: &Console) -> Vec<String> {
    let teller = Teller { tempo, console, words: &console.words };
    let mut texts = teller.spoils(&explanation.spoils);
    texts.extend(teller.squares(&explanation.squares));
    texts.extend(teller.men(&explanation.men));
    texts.extend(teller.tally());
    texts.extend(teller.whole_line(&explanation.line));
    texts.extend(teller.flights(&explanation.flights));
    texts
}

struct Teller<'a> {
    tempo: &'a Tempo,
    console: &'a Console,
    words: &'a Words,
}

impl Teller<'_> {
    fn sides(&self) -> [(&'static str, Value<'static>); 2] {
        let chaser = self.tempo.placement.chaser;
        let name = |color| Value::from(side_name(color, self.words));
        [("chaser", name(chaser)), ("fleer", name(!chaser))]
    }

    /// Returns the moves that spoil, those that give away the same thing together.
    fn spoils(&self, spoils: &[Spoil]) -> Vec<String> {
        let start = self.tempo.placement.chaser_first();
        let mate_in = self.tempo.fleer_first.moves();
        let Some((start, mate_in)) = start.zip(mate_in).filter(|_| !spoils.is_empty()) else {
            return Vec::new();
        };
        let [chaser, fleer] = self.sides();
        let mut texts =
            vec![self.words.tell("tempo-why", [chaser, fleer, ("n", mate_in.0.into())])];
        let mut told: Vec<&Spoil> = Vec::new();
        for spoil in spoils {
            let same = |other: &&Spoil| is_alike(spoil, other);
            if told.iter().any(same) {
                continue;
            }
            let moves: Vec<Move> =
                spoils.iter().filter(|other| is_alike(spoil, other)).map(|like| like.mv).collect();
            told.push(spoil);
            let next = start.after(spoil.mv);
            let reply = |mv: Option<Move>| {
                Value::from(mv.map(|mv| written(&next, &[mv], self.console)).unwrap_or_default())
            };
            let moves = ("moves", Value::from(written(&start, &moves, self.console)));
            let after = ("after", Value::from(self.length(spoil.fleer_first)));
            texts.push(match spoil.why {
                Why::Stalemate => self.words.tell("tempo-spoil-stalemate", [moves]),
                Why::LosesMan(mv) => {
                    let values = [moves, after, ("reply", reply(Some(mv)))];
                    self.words.tell("tempo-spoil-loses", values)
                }
                Why::Releases(squares) => {
                    let squares = ("squares", squares_in(squares, self.words).into());
                    self.words.tell("tempo-spoil-releases", [moves, after, squares])
                }
                Why::Slower(None) => self.words.tell("tempo-spoil-open", [moves, after]),
                Why::Slower(mv) => {
                    self.words.tell("tempo-spoil-slower", [moves, after, ("reply", reply(mv))])
                }
            });
        }
        texts
    }

    fn length(&self, distance: Distance) -> String {
        match distance {
            Distance::Mate(moves) => self.words.tell("tempo-length", [("n", moves.0.into())]),
            Distance::Never | Distance::Illegal => self.words.say("tempo-length-never"),
            Distance::Open { .. } => self.words.say("tempo-length-open"),
        }
    }

    /// Returns the corresponding squares for the fleer's khun where it stands and where it can go.
    fn squares(&self, squares: &[Correspondence]) -> Vec<String> {
        let placement = &self.tempo.placement;
        let Some(khun) = placement.board.of(!placement.chaser, Role::Khun).first() else {
            return Vec::new();
        };
        let flights = placement.fleer_first().map(|position| position.legal_targets(khun));
        let near = flights.unwrap_or(Bitboard::EMPTY) | Bitboard::of(khun);
        let mut lines: Vec<String> = squares
            .iter()
            .filter(|squares| near.contains(squares.fleer))
            .map(|squares| {
                let values = [
                    ("fleer", square_in(squares.fleer, self.words).into()),
                    ("squares", squares_in(squares.chaser, self.words).into()),
                    ("n", squares.mate_in.0.into()),
                ];
                self.words.tell("tempo-square", values)
            })
            .collect();
        if !lines.is_empty() {
            lines.insert(0, self.words.tell("tempo-squares", self.sides()));
        }
        lines
    }

    /// Returns for each man whether it can lose a tempo by itself, and its waiting moves.
    fn men(&self, men: &[ManTempo]) -> Vec<String> {
        let matters = self.tempo.is_pen_thi() == Some(true) || self.tempo.cost().is_some();
        let start = self.tempo.placement.chaser_first().filter(|_| matters);
        let Some(start) = start else { return Vec::new() };
        let told = men.iter().map(|man| {
            let key = match man.alone {
                Alone::Triangle => "tempo-man-triangle",
                Alone::Line => "tempo-man-line",
                Alone::RankParity => "tempo-man-rank-parity",
                Alone::ColourParity => "tempo-man-colour-parity",
                Alone::OneWay => "tempo-man-one-way",
            };
            let name = ("man", Value::from(man_name(man.man, self.words)));
            let square = ("square", square_in(man.square, self.words).into());
            let text = self.words.tell(key, [name, square]);
            if man.waits.is_empty() {
                return text;
            }
            let moves = ("moves", written(&start, &man.waits, self.console).into());
            let able = if man.alone.is_able() { "yes" } else { "no" };
            self.words.tell("tempo-man-waits", [moves, ("man", text.into()), ("able", able.into())])
        });
        std::iter::once(self.words.say("tempo-men")).chain(told).collect()
    }

    /// Returns the argument from parity for a strong cure: who made the odd move.
    fn tally(&self) -> Option<String> {
        let cure = self.tempo.cure.as_ref().filter(|cure| cure.strong == Some(true))?;
        let chaser = self.tempo.placement.chaser;
        let mut position = self.tempo.placement.chaser_first()?;
        let (mut all, mut by_khun) = (0_u64, 0_u64);
        for &mv in &cure.line {
            if position.turn() == chaser {
                all += 1;
                by_khun += u64::from(position.khun(chaser) == mv.from);
            }
            position = position.after(mv);
        }
        let values = [
            ("all", all.into()),
            ("khun", by_khun.into()),
            ("others", (all - by_khun).into()),
            ("replies", (all - 1).into()),
        ];
        Some(self.words.tell("tempo-tally", values))
    }

    /// Returns best play to the mate, and with which move of it the tempo is won.
    fn whole_line(&self, moves: &[Move]) -> Option<String> {
        let chaser = self.tempo.placement.chaser;
        let cure = self.tempo.cure.as_ref().filter(|cure| !cure.line.is_empty())?;
        let start = self.tempo.placement.chaser_first()?;
        let [_, fleer] = self.sides();
        let values = [
            ("line", Value::from(line(&start, moves, chaser, self.console))),
            ("n", cure.line.len().div_ceil(2).into()),
            fleer,
        ];
        Some(self.words.tell("tempo-line", values))
    }

    fn flights(&self, flights: &[Flight]) -> Vec<String> {
        let Some(position) = self.tempo.placement.fleer_first() else { return Vec::new() };
        let keeping = flights.iter().filter(|flight| flight.pen_thi == Some(true));
        let mut lines: Vec<String> = keeping
            .map(|flight| {
                let mv = ("move", Value::from(written(&position, &[flight.mv], self.console)));
                let after = ("after", self.length(flight.chaser_first).into());
                match flight.lasts {
                    Some(Lasting::Turns(turns)) => {
                        self.words.tell("tempo-flight", [mv, after, ("n", turns.into())])
                    }
                    Some(Lasting::Forever) => self.words.tell("tempo-flight-forever", [mv]),
                    None => self.words.tell("tempo-flight-open", [mv, after]),
                }
            })
            .collect();
        let open = flights.iter().filter(|flight| flight.pen_thi.is_none()).count();
        if !lines.is_empty() {
            lines.insert(0, self.words.tell("tempo-flights", self.sides()));
        } else if open == 0 && !flights.is_empty() {
            lines.push(self.words.tell("tempo-no-flights", self.sides()));
        }
        if open > 0 {
            let values = self.sides().into_iter().chain([("n", open.into())]);
            lines.push(self.words.tell("tempo-flights-open", values));
        }
        lines
    }
}

/// Returns whether two moves give away the same thing.
fn is_alike(one: &Spoil, other: &Spoil) -> bool {
    let same_kind = match (one.why, other.why) {
        (Why::Stalemate, Why::Stalemate) => true,
        (Why::Releases(one), Why::Releases(other)) => one == other,
        (Why::Slower(one), Why::Slower(other)) => one == other,
        (Why::LosesMan(one), Why::LosesMan(other)) => one == other,
        (Why::Stalemate | Why::Releases(_) | Why::Slower(_) | Why::LosesMan(_), _) => false,
    };
    same_kind && one.fleer_first == other.fleer_first
}
