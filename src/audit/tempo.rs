//! The claims of a puzzle about the tempo, put to the prover.

use crate::puzzle::{Place, Puzzle, TempoClaim, TempoCost, TempoCure};
use crate::rules::{Color, CountFields, Move, Moves, Position};
use crate::solve::{Answer, Question, Verdict};
use crate::tempo::{Book, Cure, Distance, Placement, Tempo, analyse, reaches};

use super::tempo_fault::{Length, TempoFault};

/// What the proof of a tempo claim has shown beyond the claim itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TempoProof {
    /// Defences along the line that are mated sooner, each with the moves that are then left.
    pub weaker: Vec<WeakerDefence>,
    /// The moves to mate from the pivot, or from where the tempo is regained.
    pub then_mate_in: Option<Moves>,
}

/// A defence that is not of greatest length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeakerDefence {
    /// How many moves of the line come before it, both sides' counted.
    pub after: usize,
    /// The defence.
    pub mv: Move,
    /// The chaser's moves to mate after it.
    pub mate_in: Moves,
}

/// Puts one claim to the prover.
struct Checker<'a, 'o> {
    claim: &'a TempoClaim,
    book: Book<'o>,
    faults: Vec<(Place, TempoFault)>,
}

/// Returns what was proved of a puzzle's claim, and its faults with their places.
pub(super) fn check<F: FnMut(&Question) -> Answer>(
    puzzle: &Puzzle,
    claim: &TempoClaim,
    question: &Question,
    mut prove: F,
) -> (TempoProof, Vec<(Place, TempoFault)>) {
    let exact = !claim.exactly_enough || is_exactly_enough(question, puzzle.chaser, &mut prove);
    let book = Book::new(&mut prove, puzzle.chaser);
    let mut checker = Checker { claim, book, faults: Vec::new() };
    if !exact {
        checker.fault(claim.places.exactly_enough, TempoFault::CountNotExact);
    }
    let starts = starts(puzzle, claim, question);
    let mut tempo = None;
    for start in &starts {
        let found = analyse(&mut checker.book, &start.uncounted());
        checker.pen_thi(&found);
        tempo.get_or_insert(found);
    }
    if let Some((tempo, start)) = tempo.as_ref().zip(starts.first()) {
        checker.cost(tempo);
        checker.cure(tempo.cure.as_ref());
        checker.line(question.position());
        checker.pivot(start.position(), tempo);
    }
    let weaker = checker.weaker(question.position());
    let then_mate_in = tempo.as_ref().and_then(|tempo| tempo.fleer_first.moves());
    (TempoProof { weaker, then_mate_in }, checker.faults)
}

/// Returns the questions whose placements the claim is about: the set-up with the chaser to move, or
/// those after the fleer's first move, each of its keys.
fn starts(puzzle: &Puzzle, claim: &TempoClaim, question: &Question) -> Vec<Question> {
    if question.position().turn() == puzzle.chaser {
        return vec![*question];
    }
    let first = claim.line.first().into_iter();
    let keys = puzzle.keys.iter().filter(|&key| claim.line.first() != Some(key));
    let moves: Vec<Move> = first.chain(keys).copied().collect();
    moves.into_iter().map(|mv| question.after(mv)).collect()
}

/// Returns whether the chaser wins, but with one number more said does not.
fn is_exactly_enough(
    question: &Question,
    chaser: Color,
    prove: &mut impl FnMut(&Question) -> Answer,
) -> bool {
    let turn = question.position().turn();
    let wins = if turn == chaser { Verdict::Win } else { Verdict::Loss };
    let fields = question.count().and_then(|count| count.fields(turn));
    let Some(CountFields { limit, ply }) = fields else { return false };
    let later = Some(CountFields { limit, ply: ply + 2 });
    let later = Question::with_fields(*question.position(), later, question.counter().preset());
    let is_drawn_later = later.is_ok_and(|later| prove(&later).value.verdict == Verdict::Draw);
    is_drawn_later && prove(question).value.verdict == wins
}

impl Checker<'_, '_> {
    fn fault(&mut self, place: Place, fault: TempoFault) {
        self.faults.push((place, fault));
    }

    fn pen_thi(&mut self, tempo: &Tempo) {
        let lengths = length(tempo.chaser_first).zip(length(tempo.fleer_first));
        let fault = match (tempo.is_pen_thi(), lengths) {
            (Some(found), _) if found == self.claim.pen_thi => return,
            (Some(true), Some((chaser, fleer))) => TempoFault::IsPenThi { chaser, fleer },
            (Some(false), Some((chaser, fleer))) => TempoFault::NotPenThi { chaser, fleer },
            (_, _) => TempoFault::Undecided,
        };
        self.fault(self.claim.places.pen_thi, fault);
    }

    fn cost(&mut self, tempo: &Tempo) {
        let Some(stated) = self.claim.cost else { return };
        let found = if tempo.is_absolute() {
            Some(TempoCost::Absolute)
        } else {
            tempo.cost().map(TempoCost::Moves)
        };
        match found {
            Some(found) if found == stated => {}
            Some(found) => {
                self.fault(self.claim.places.cost, TempoFault::WrongCost { stated, found });
            }
            None => self.fault(self.claim.places.cost, TempoFault::NoCost),
        }
    }

    fn cure(&mut self, cure: Option<&Cure>) {
        let Some(cure) = cure else {
            if self.claim.cure.is_some() {
                self.fault(self.claim.places.cure, TempoFault::NoCost);
            }
            return;
        };
        if let Some(stated) = self.claim.cure.map(TempoCure::name)
            && stated != cure.kind.name()
        {
            let fault = TempoFault::WrongCure { stated, found: cure.kind };
            self.fault(self.claim.places.cure, fault);
        }
        let fault = match (self.claim.strong, cure.strong) {
            (Some(true), Some(false)) => TempoFault::NotStrong,
            (Some(false), Some(true)) => TempoFault::IsStrong,
            (Some(_), None) => TempoFault::Undecided,
            (None, _) | (Some(_), Some(_)) => return,
        };
        self.fault(self.claim.places.strong, fault);
    }

    /// Checks that each move to the pivot is best for its side.
    fn line(&mut self, start: &Position) {
        let mut position = *start;
        for (index, &mv) in self.claim.line.iter().enumerate() {
            let place = self.claim.places.line[index];
            let best = self.best_moves(&position);
            match best.as_deref() {
                None => return self.fault(place, TempoFault::Undecided),
                Some([better, ..]) if best.as_ref().is_some_and(|best| !best.contains(&mv)) => {
                    let fault = TempoFault::LineNotBest { number: index + 1, mv, better: *better };
                    self.fault(place, fault);
                }
                Some(_) => {}
            }
            position = position.after(mv);
        }
        let pivot = self.claim.pivot.filter(|pivot| !pivot.0.is_same(&position));
        if let Some((place, _)) = self.claim.places.line.last().zip(pivot) {
            self.fault(*place, TempoFault::LineMissesPivot);
        }
    }

    /// Returns the best moves; nothing if they are open. Where no mate is forced, every move that
    /// keeps it so.
    fn best_moves(&mut self, position: &Position) -> Option<Vec<Move>> {
        match self.book.distance(position) {
            Distance::Mate(length) => self.book.best_moves(position, length),
            Distance::Never => {
                let moves = position.legal_moves().into_iter();
                let keeps = |mv: &Move| self.book.distance(&position.after(*mv)) == Distance::Never;
                Some(moves.filter(keeps).collect())
            }
            Distance::Open { .. } | Distance::Illegal => None,
        }
    }

    fn pivot(&mut self, start: &Position, tempo: &Tempo) {
        let (claim, places) = (self.claim, &self.claim.places);
        // The line ends with a move of the chaser; a first move of the fleer makes it even.
        let line = Moves(claim.line.len().div_ceil(2) as u16);
        if let Some(stated) = claim.within
            && !claim.line.is_empty()
            && stated != line
        {
            self.fault(places.within, TempoFault::WrongNumber { stated, found: line });
        }
        let Some(pivot) = claim.pivot else { return self.cure_number(tempo) };
        let Some(within) = claim.within else {
            return self.fault(places.pivot, TempoFault::PivotWithoutNumber);
        };
        let Some(mate_in) = tempo.chaser_first.moves().filter(|&mate_in| within <= mate_in) else {
            return self.fault(places.pivot, TempoFault::PivotNotForced(within));
        };
        let goal = Placement::of(&pivot.0, self.book.chaser());
        match reaches(&mut self.book, start, (mate_in, within), goal, false) {
            Some(Some(_)) => {}
            Some(None) => self.fault(places.pivot, TempoFault::PivotNotForced(within)),
            None => self.fault(places.pivot, TempoFault::Undecided),
        }
    }

    /// Checks the number of moves of a claim without a pivot: those until the tempo is regained.
    fn cure_number(&mut self, tempo: &Tempo) {
        let Some(stated) = self.claim.within else { return };
        let plies = tempo.cure.as_ref().and_then(|cure| cure.plies);
        let fault = match plies.map(|plies| Moves(plies.0.div_ceil(2))) {
            Some(found) if found == stated => return,
            Some(found) => TempoFault::WrongCureNumber { stated, found },
            None if tempo.is_absolute() => TempoFault::NumberWithoutCure { stated },
            None if tempo.is_pen_thi() != Some(false) => TempoFault::Undecided,
            None => TempoFault::NoCost,
        };
        self.fault(self.claim.places.within, fault);
    }

    /// Returns the defences along the line that are mated sooner than the best ones.
    fn weaker(&mut self, start: &Position) -> Vec<WeakerDefence> {
        let (mut position, mut weaker) = (*start, Vec::new());
        for (after, &mv) in self.claim.line.iter().enumerate() {
            if position.turn() != self.book.chaser() {
                let best = self.best_moves(&position).unwrap_or_default();
                for mv in position.legal_moves().into_iter().filter(|mv| !best.contains(mv)) {
                    if let Some(mate_in) = self.book.distance(&position.after(mv)).moves() {
                        weaker.push(WeakerDefence { after, mv, mate_in });
                    }
                }
            }
            position = position.after(mv);
        }
        weaker
    }
}

fn length(distance: Distance) -> Option<Length> {
    match distance {
        Distance::Mate(moves) => Some(Length::In(moves)),
        Distance::Never | Distance::Illegal => Some(Length::Never),
        Distance::Open { .. } => None,
    }
}
