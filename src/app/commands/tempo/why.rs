//! Why a placement is as it is with the chaser to move, put into words from what was found.

use konmak::rules::{Bitboard, Move, Moves, Position, Role, Square};
use konmak::solve::Question;
use konmak::tempo::{
    Alone, Correspondence, Corresponding, Cost, CureKind, Distance, Explanation, Flight, Lasting,
    ManTempo, Spare, Spoil, Tempo, Why,
};

use crate::app::console::Console;
use crate::app::messages::names::{man_name, side_name, square_in, squares_in};
use crate::app::words::{Value, Words};

use super::count::Left;
use super::report::{line, written};

/// Returns the paragraphs: the best moves, what each other spoils, which squares correspond, which
/// men can lose a tempo, the whole line, and the fleer's side.
pub(super) fn texts(
    question: &Question,
    tempo: &Tempo,
    explanation: &Explanation,
    console: &Console,
) -> Vec<String> {
    let teller = Teller::new(question, tempo, console);
    let mut texts = Vec::from_iter(teller.detours(&explanation.detours));
    texts.extend(teller.spoils(&explanation.spoils));
    texts.extend(explanation.spares.iter().map(|&spare| teller.spare(spare)));
    texts.extend(teller.waits_for(&explanation.spares));
    texts.extend(explanation.no_triangle.as_ref().map(|told| teller.no_triangle(told)));
    texts.extend(teller.squares(&explanation.squares));
    texts.extend(teller.men(&explanation.men));
    texts.extend(teller.tally());
    texts.extend(teller.whole_line(&explanation.line));
    texts.extend(teller.flights(&explanation.flights));
    texts
}

/// Tells of one placement.
pub(super) struct Teller<'a> {
    pub(super) tempo: &'a Tempo,
    pub(super) console: &'a Console,
    pub(super) words: &'a Words,
    left: Left,
}

impl<'a> Teller<'a> {
    pub(super) fn new(question: &Question, tempo: &'a Tempo, console: &'a Console) -> Self {
        let left = Left::of(question, tempo);
        Self { tempo, console, words: &console.words, left }
    }

    pub(super) fn sides(&self) -> [(&'static str, Value<'static>); 2] {
        let chaser = self.tempo.placement.chaser;
        let name = |color| Value::from(side_name(color, self.words));
        [("chaser", name(chaser)), ("fleer", name(!chaser))]
    }

    /// Returns the best moves, and the moves that spoil, those that give away the same thing
    /// together.
    fn spoils(&self, spoils: &[Spoil]) -> Vec<String> {
        let start = self.tempo.placement.chaser_first();
        let mate_in = self.tempo.fleer_first.moves();
        let Some((start, mate_in)) = start.zip(mate_in).filter(|_| !spoils.is_empty()) else {
            return Vec::new();
        };
        let (best, worse): (Vec<&Spoil>, Vec<&Spoil>) =
            spoils.iter().partition(|spoil| self.is_best(spoil));
        let mut texts = vec![self.why((&start, mate_in), &best, spoils.len())];
        let mut told: Vec<&Spoil> = Vec::new();
        for &spoil in &worse {
            if told.iter().any(|other| is_alike(spoil, other)) {
                continue;
            }
            let alike = worse.iter().filter(|other| is_alike(spoil, other));
            let moves: Vec<Move> = alike.map(|like| like.mv).collect();
            told.push(spoil);
            texts.push(self.spoil(&start, spoil, &moves));
        }
        texts
    }

    fn is_best(&self, spoil: &Spoil) -> bool {
        let length = self.tempo.chaser_first.moves();
        length.is_some() && spoil.fleer_first.moves().map(Moves::plus_one) == length
    }

    fn why(&self, (start, mate_in): (&Position, Moves), best: &[&Spoil], all: usize) -> String {
        let known = match best.len() {
            0 => "no",
            best if best == all => "all",
            _ => "yes",
        };
        let moves: Vec<Move> = best.iter().map(|spoil| spoil.mv).collect();
        let values = [
            ("n", mate_in.0.into()),
            ("best", written(start, &moves, self.console).into()),
            ("after", self.length(self.tempo.chaser_first, self.left.chaser_first).into()),
            ("known", known.into()),
            ("others", self.other_ways(start, best).unwrap_or_default().into()),
        ];
        self.words.tell("tempo-why", self.sides().into_iter().chain(values))
    }

    /// Returns the best moves that do not begin the cure.
    fn other_ways(&self, start: &Position, best: &[&Spoil]) -> Option<String> {
        let cure = self.tempo.cure.as_ref().filter(|cure| cure.strong == Some(true))?;
        let others = best.iter().map(|spoil| spoil.mv).filter(|mv| !cure.moves.contains(mv));
        let others: Vec<Move> = others.collect();
        let moves = [("moves", written(start, &others, self.console).into())];
        (!others.is_empty()).then(|| self.words.tell("tempo-other-ways", moves))
    }

    fn spoil(&self, start: &Position, spoil: &Spoil, moves: &[Move]) -> String {
        let next = start.after(spoil.mv);
        let reply = |mv: Option<Move>| {
            Value::from(mv.map(|mv| written(&next, &[mv], self.console)).unwrap_or_default())
        };
        let moves = ("moves", Value::from(written(start, moves, self.console)));
        let [_, fleer] = self.sides();
        let whole = one_move_earlier(spoil.fleer_first);
        let after = ("after", Value::from(self.length(whole, self.left.chaser_first)));
        match spoil.why {
            Why::Stalemate => self.words.tell("tempo-spoil-stalemate", [moves]),
            Why::LosesMan(mv) => {
                let values = [moves, after, ("reply", reply(Some(mv)))];
                self.words.tell("tempo-spoil-loses", values)
            }
            Why::Releases(squares) => {
                let squares = ("squares", squares_in(squares, self.words).into());
                self.words.tell("tempo-spoil-releases", [moves, after, squares, fleer])
            }
            Why::Slower(None) => self.words.tell("tempo-spoil-open", [moves, after]),
            Why::Slower(mv) => {
                let values = [moves, after, ("reply", reply(mv))];
                self.words.tell("tempo-spoil-slower", values)
            }
        }
    }

    /// Returns a length, and that it is a draw where a count leaves fewer moves.
    pub(super) fn length(&self, distance: Distance, left: Option<Moves>) -> String {
        match (distance, left) {
            (Distance::Mate(moves), Some(left)) if left < moves => {
                let values = [("n", moves.0.into()), ("left", left.0.into())];
                self.words.tell("tempo-length-late", values)
            }
            (Distance::Mate(moves), _) => self.words.tell("tempo-length", [("n", moves.0.into())]),
            (Distance::Never | Distance::Illegal, _) => self.words.say("tempo-length-never"),
            (Distance::Open { .. }, _) => self.words.say("tempo-length-open"),
        }
    }

    fn spare(&self, spare: Spare) -> String {
        let cost = match spare.cost_without {
            Cost::Moves(moves) => self.words.tell("tempo-spare-cost", [("n", moves.0.into())]),
            Cost::Mate => self.words.say("tempo-spare-absolute"),
        };
        let values = [
            ("man", man_name(spare.man, self.words).into()),
            ("square", square_in(spare.square, self.words).into()),
            ("cost", cost.into()),
        ];
        self.words.tell("tempo-spare", self.sides().into_iter().chain(values))
    }

    /// Returns that the waiting moves of other men only put off those of the spare men.
    fn waits_for(&self, spares: &[Spare]) -> Option<String> {
        let cure = self.tempo.cure.as_ref()?;
        let is_spare = |mv: &Move| spares.iter().any(|spare| spare.square == mv.from);
        let put_off = !spares.is_empty() && !cure.moves.iter().all(is_spare);
        put_off.then(|| self.words.say("tempo-spare-put-off"))
    }

    /// Returns the corresponding squares for the fleer's khun where it stands and where it can go.
    fn squares(&self, told: &Corresponding) -> Vec<String> {
        let placement = &self.tempo.placement;
        let Some(khun) = placement.board.of(!placement.chaser, Role::Khun).first() else {
            return Vec::new();
        };
        let flights = placement.fleer_first().map(|position| position.legal_targets(khun));
        let near = flights.unwrap_or(Bitboard::EMPTY) | Bitboard::of(khun);
        let open = told.open & near;
        let found: Vec<&Correspondence> =
            told.found.iter().filter(|squares| near.contains(squares.fleer)).collect();
        if !found.iter().any(|squares| squares.chaser != found[0].chaser) {
            return Vec::new();
        }
        let mut lines: Vec<String> =
            found.into_iter().map(|squares| self.square(squares, khun)).collect();
        let reach = [("near", if told.is_near { "yes" } else { "no" }.into())];
        lines.insert(0, self.words.tell("tempo-squares", self.sides().into_iter().chain(reach)));
        lines.extend((!open.is_empty()).then(|| {
            let open = [("squares", squares_in(open, self.words).into())];
            self.words.tell("tempo-squares-open", self.sides().into_iter().chain(open))
        }));
        lines
    }

    /// Returns the best squares for one of the fleer's khun, and how long it takes from where the
    /// chaser's stands, if that is not among them.
    fn square(&self, squares: &Correspondence, fleer: Square) -> String {
        let placement = &self.tempo.placement;
        let khun = placement.board.of(placement.chaser, Role::Khun).first();
        let elsewhere =
            khun.filter(|&khun| squares.fleer == fleer && !squares.chaser.contains(khun));
        let here = elsewhere.map(|khun| {
            let length = self.length(self.tempo.fleer_first, None);
            let values =
                [("square", square_in(khun, self.words).into()), ("length", length.into())];
            self.words.tell("tempo-square-here", self.sides().into_iter().chain(values))
        });
        let values = [
            ("khun", square_in(squares.fleer, self.words).into()),
            ("squares", squares_in(squares.chaser, self.words).into()),
            ("length", self.length(Distance::Mate(squares.mate_in), None).into()),
            ("here", here.unwrap_or_default().into()),
        ];
        self.words.tell("tempo-square", self.sides().into_iter().chain(values))
    }

    /// Returns for each kind of man whether it can lose a tempo by itself.
    fn men(&self, men: &[ManTempo]) -> Vec<String> {
        if self.tempo.is_pen_thi() != Some(true) || men.is_empty() {
            return Vec::new();
        }
        let mut lines = vec![self.words.say("tempo-men")];
        for alone in Alone::ALL {
            let of_kind = men.iter().filter(|man| man.alone == alone);
            let named = of_kind.map(|man| {
                let name = man_name(man.man, self.words);
                format!("{name} {}", square_in(man.square, self.words))
            });
            let named: Vec<String> = named.collect();
            if !named.is_empty() {
                let values = [("men", named.join(", ").into())];
                lines.push(self.words.tell(key_of(alone), values));
            }
        }
        lines
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
        Some(self.words.tell("tempo-tally", self.sides().into_iter().chain(values)))
    }

    /// Returns best play to the mate, and with which move of it the tempo is regained.
    fn whole_line(&self, moves: &[Move]) -> Option<String> {
        let chaser = self.tempo.placement.chaser;
        let cure = self.tempo.cure.as_ref().filter(|cure| !cure.line.is_empty())?;
        let start = self.tempo.placement.chaser_first()?;
        let waits = if cure.kind == CureKind::WaitingMove { "yes" } else { "no" };
        let values = [
            ("line", Value::from(line(&start, moves, chaser, self.console))),
            ("n", cure.line.len().div_ceil(2).into()),
            ("waits", waits.into()),
        ];
        Some(self.words.tell("tempo-line", self.sides().into_iter().chain(values)))
    }

    fn flights(&self, flights: &[Flight]) -> Vec<String> {
        let Some(position) = self.tempo.placement.fleer_first() else { return Vec::new() };
        let keeping = flights.iter().filter(|flight| flight.pen_thi == Some(true));
        let mut lines: Vec<String> = keeping
            .map(|flight| {
                let mv = ("move", Value::from(written(&position, &[flight.mv], self.console)));
                let after =
                    ("after", self.length(flight.chaser_first, self.left.fleer_first).into());
                match flight.lasts {
                    Some(Lasting::Turns(turns)) => {
                        self.words.tell("tempo-flight", [mv, after, ("n", turns.into())])
                    }
                    Some(Lasting::Forever) => self.words.tell("tempo-flight-forever", [mv]),
                    None => self.words.tell("tempo-flight-open", [mv, after]),
                }
            })
            .collect();
        if !lines.is_empty() {
            lines.insert(0, self.words.tell("tempo-flights", self.sides()));
        }
        let open = flights.iter().filter(|flight| flight.pen_thi.is_none()).count();
        if open > 0 {
            let values = self.sides().into_iter().chain([("n", open.into())]);
            lines.push(self.words.tell("tempo-flights-open", values));
        }
        lines
    }
}

const fn key_of(alone: Alone) -> &'static str {
    match alone {
        Alone::Triangle => "tempo-man-triangle",
        Alone::Line => "tempo-man-line",
        Alone::RankParity => "tempo-man-rank-parity",
        Alone::ColourParity => "tempo-man-colour-parity",
        Alone::OneWay => "tempo-man-one-way",
    }
}

/// Returns the distance seen before the chaser's move that led to it.
fn one_move_earlier(distance: Distance) -> Distance {
    match distance {
        Distance::Mate(moves) => Distance::Mate(moves.plus_one()),
        Distance::Never | Distance::Open { .. } | Distance::Illegal => distance,
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
