//! A placement judged: both distances, เป็นที or not, its cost, its cure, and whether in time.

use crate::counting::Preset;
use crate::rules::{Color, Move, Moves, Plies};
use crate::solve::{Answer, Question, Verdict};

use super::book::Book;
use super::cost::Cost;
use super::cure::{Cure, cure_of};
use super::distance::Distance;
use super::flight::{Flight, flights};
use super::line::best_line;
use super::parity::{ManTempo, men_of};
use super::placement::Placement;
use super::spare::{Spare, spares_of};
use super::spoil::{Spoil, spoils};
use super::squares::{Corresponding, corresponding};
use super::triangles::{Detour, NoTriangle, detours, no_triangle};

/// What a placement is worth to either side to move.
#[derive(Clone, Debug)]
pub struct Tempo {
    /// The men, and who hunts.
    pub placement: Placement,
    /// W: the distance with the chaser to move.
    pub chaser_first: Distance,
    /// B: the distance with the fleer to move.
    pub fleer_first: Distance,
    /// The cure; nothing where the chaser is glad to be on move, or where it is open.
    pub cure: Option<Cure>,
    /// Whether the chaser, to move, mates in time under the rules; nothing if that is open.
    pub in_time: Option<bool>,
}

impl Tempo {
    /// Returns the plies to mate with the chaser to move, if mate is forced.
    pub fn chaser_first_plies(&self) -> Option<Plies> {
        self.chaser_first.plies_moving_first()
    }

    /// Returns the plies to mate with the fleer to move, if mate is forced.
    pub fn fleer_first_plies(&self) -> Option<Plies> {
        self.fleer_first.plies_moving_second()
    }

    /// Returns whether it is เป็นที, a pass better than any move: W > B + 1. Nothing if that is open.
    pub fn is_pen_thi(&self) -> Option<bool> {
        is_pen_thi(self.chaser_first, self.fleer_first)
    }

    /// Returns whether it is เป็นที without a cure: no mate with the chaser to move.
    pub fn is_absolute(&self) -> bool {
        self.chaser_first == Distance::Never && self.fleer_first.moves().is_some()
    }

    /// Returns the ที that the chaser loses by having to move, (W − B − 1) / 2: 0 where a waiting
    /// move is as good as a pass, nothing where it is glad to be on move or cannot mate.
    pub fn cost(&self) -> Option<Moves> {
        let (chaser, fleer) = (self.chaser_first.moves()?, self.fleer_first.moves()?);
        chaser.0.checked_sub(fleer.0)?.checked_sub(1).map(Moves)
    }

    /// Returns what having to move costs where it is เป็นที; nothing if it is not, or if that or the
    /// cost is open.
    pub fn cost_if_pen_thi(&self) -> Option<Cost> {
        Cost::of(self.chaser_first, self.fleer_first)
    }

    /// Returns the moves in which the chaser would mate if it moved first, where that is so much
    /// sooner that the fleer, to move, is better off: B > W + 1.
    pub fn quick_if_chaser_first(&self) -> Option<Moves> {
        let moves = self.chaser_first.moves()?;
        (self.fleer_first.is_beyond(moves) == Some(true)).then_some(moves)
    }
}

/// Returns whether W > B + 1; nothing if that is open. In moves: more than B's and one.
pub(super) fn is_pen_thi(chaser_first: Distance, fleer_first: Distance) -> Option<bool> {
    match (chaser_first, fleer_first) {
        (Distance::Illegal, _) | (_, Distance::Illegal | Distance::Never) => Some(false),
        (chaser, Distance::Mate(fleer)) => chaser.is_beyond(fleer.plus_one()),
        (Distance::Mate(chaser), Distance::Open { more_than }) => {
            more_than.filter(|none_in| chaser.0 <= none_in.0 + 2).map(|_| false)
        }
        (Distance::Never | Distance::Open { .. }, Distance::Open { .. }) => None,
    }
}

/// Returns what a placement is worth, its count as in the question, which may have either side to
/// move.
pub fn analyse(book: &mut Book<'_>, question: &Question) -> Tempo {
    let placement = Placement::of(question.position(), book.chaser());
    let fleer_first = book.distance_if_legal(placement.fleer_first().as_ref());
    let chaser_first = book.distance_if_legal(placement.chaser_first().as_ref());
    let mut tempo = Tempo { placement, chaser_first, fleer_first, cure: None, in_time: None };
    tempo.cure = cure(book, &tempo);
    tempo.in_time = in_time(book, question, &tempo);
    tempo
}

fn cure(book: &mut Book<'_>, tempo: &Tempo) -> Option<Cure> {
    if tempo.is_absolute() {
        return tempo.placement.chaser_first().map(|_| Cure::none());
    }
    tempo.cost()?;
    let position = tempo.placement.chaser_first()?;
    Some(cure_of(book, &position, tempo.chaser_first.moves()?, tempo.fleer_first.moves()?))
}

fn in_time(book: &mut Book<'_>, question: &Question, tempo: &Tempo) -> Option<bool> {
    let chaser = book.chaser();
    let turn = if tempo.chaser_first == Distance::Illegal { !chaser } else { chaser };
    let distance = if turn == chaser { tempo.chaser_first } else { tempo.fleer_first };
    if distance == Distance::Never {
        return Some(false);
    }
    if question.counter().preset() == Preset::None {
        return distance.moves().map(|_| true);
    }
    let verdict = book.counted(&with_turn(question, turn)?).value.verdict;
    let chaser_wins = if turn == chaser { Verdict::Win } else { Verdict::Loss };
    (verdict != Verdict::Unknown).then_some(verdict == chaser_wins)
}

/// Returns the question with that side to move, the same number of the count said.
pub fn with_turn(question: &Question, turn: Color) -> Option<Question> {
    if question.position().turn() == turn {
        return Some(*question);
    }
    let position = question.position().with_other_turn()?;
    let fields = question.count().and_then(|count| count.fields(turn));
    Question::with_fields(position, fields, question.counter().preset()).ok()
}

/// Why a placement is as it is, all of it as data.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// Every move of the chaser with what it spoils; none where it need not wait.
    pub spoils: Vec<Spoil>,
    /// Every man of the chaser, and whether it can lose a tempo.
    pub men: Vec<ManTempo>,
    /// For squares of the fleer's khun the best squares of the chaser's, the fleer to move.
    pub squares: Corresponding,
    /// The same with the chaser to move.
    pub squares_to_move: Corresponding,
    /// Every move of the fleer, were it to move, and whether it keeps the placement เป็นที.
    pub flights: Vec<Flight>,
    /// The men to spare, where a waiting move is the cure.
    pub spares: Vec<Spare>,
    /// Why no triangle does, where the cure is another walk.
    pub no_triangle: Option<NoTriangle>,
    /// The best defences that send the khun's triangle another way, where it is the cure.
    pub detours: Vec<Detour>,
    /// Best play of both sides to the mate, the cure first.
    pub line: Vec<Move>,
    /// The prover's answer under the count, where the fleer is to move.
    pub fleer_answer: Option<Answer>,
    /// The fleer's best move and what then stands, where it is to move and the chaser is then เป็นที.
    pub after_flight: Option<(Move, Box<Tempo>)>,
    /// Best play of both sides to the mate with the fleer to move, nothing counted; the cure of what
    /// stands after its first move first.
    pub fleer_line: Vec<Move>,
}

/// Returns why a placement is as it is, asked with either side to move.
pub fn explain(book: &mut Book<'_>, question: &Question, tempo: &Tempo) -> Explanation {
    let chaser = book.chaser();
    let line = whole_line(book, tempo).unwrap_or_default();
    let fleer_asks = question.position().turn() != chaser;
    let men = men_of(book, tempo);
    let flights = flights(book, &tempo.placement);
    let fleer_answer = fleer_asks.then(|| book.counted(question));
    let after_flight =
        fleer_answer.as_ref().and_then(|answer| after_flight(book, question, answer, &flights));
    Explanation {
        spoils: spoils(book, tempo),
        spares: spares_of(book, tempo, &men),
        men,
        squares: corresponding(book, &tempo.placement, !chaser),
        squares_to_move: corresponding(book, &tempo.placement, chaser),
        flights,
        no_triangle: no_triangle(book, tempo),
        detours: detours(book, tempo).unwrap_or_default(),
        line,
        fleer_answer,
        fleer_line: fleer_line(book, tempo, after_flight.as_ref()).unwrap_or_default(),
        after_flight,
    }
}

/// Returns the fleer's first best move under the count that leaves the chaser เป็นที and holds out
/// longest, with what then stands.
fn after_flight(
    book: &mut Book<'_>,
    question: &Question,
    answer: &Answer,
    flights: &[Flight],
) -> Option<(Move, Box<Tempo>)> {
    let longest = flights.iter().filter_map(|flight| flight.chaser_first.moves()).max();
    let best = flights.iter().find(|flight| {
        let holds = answer.keys.is_empty() || answer.keys.contains(&flight.mv);
        holds && flight.pen_thi == Some(true) && flight.chaser_first.moves() == longest
    })?;
    let tempo = analyse(book, &question.after(best.mv));
    Some((best.mv, Box::new(tempo)))
}

fn fleer_line(
    book: &mut Book<'_>,
    tempo: &Tempo,
    after: Option<&(Move, Box<Tempo>)>,
) -> Option<Vec<Move>> {
    if let Some((mv, after)) = after {
        return Some(std::iter::once(*mv).chain(whole_line(book, after)?).collect());
    }
    let (position, mate_in) = (tempo.placement.fleer_first()?, tempo.fleer_first.moves()?);
    Some(best_line(book, &position, mate_in, usize::MAX))
}

/// Returns the line of the cure, and from its end, or else from the start, best play to the mate.
fn whole_line(book: &mut Book<'_>, tempo: &Tempo) -> Option<Vec<Move>> {
    let cured = tempo.cure.as_ref().and_then(|cure| Some((cure, cure.reaches?)));
    if let Some((cure, end)) = cured {
        let rest = best_line(book, &end, tempo.fleer_first.moves()?, usize::MAX);
        return Some(cure.line.iter().copied().chain(rest).collect());
    }
    let from_chaser = tempo.placement.chaser_first().zip(tempo.chaser_first.moves());
    let from_fleer = tempo.placement.fleer_first().zip(tempo.fleer_first.moves());
    let (position, mate_in) = from_chaser.or(from_fleer)?;
    Some(best_line(book, &position, mate_in, usize::MAX))
}
