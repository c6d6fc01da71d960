//! Exercises about the tempo dealt by chance from all placements of some men.

use crate::counting::Preset;
use crate::rules::{Color, Moves, Position, Role, attacks};
use crate::solve::{Question, Solver};
use crate::tempo::{Cost, Found, Timed};

use super::chance::Chance;
use super::exercise::{Exercise, Lesson, Study};
use super::task::Task;

/// The largest cost dealt where nothing else is said: five moves lose such a tempo.
pub const LARGEST_COST: Moves = Moves(4);

/// The longest mate dealt, the fleer to move: near enough to be seen through.
const LONGEST_MATE: Moves = Moves(8);

/// How often chance is asked for one exercise before it is given up.
const TRIES: usize = 1_000;

/// All placements of some men that are เป็นที, White the chaser, to deal from.
#[derive(Debug)]
pub struct Deal {
    /// Those that are near to mate and do not cost too much.
    found: Vec<Found>,
    preset: Preset,
}

impl Deal {
    /// Returns the deal of the placements near to mate that cost no more than so much, or the mate
    /// itself, and the rules under which they are told to be in time.
    pub fn new(found: impl IntoIterator<Item = Found>, largest: Moves, preset: Preset) -> Self {
        let fits = |found: &Found| {
            let is_near = found.fleer_first <= LONGEST_MATE;
            is_near && found.cost().is_none_or(|cost| cost <= largest)
        };
        Self { found: found.into_iter().filter(fits).collect(), preset }
    }

    /// Returns so many exercises, those named in turn; fewer if the placements do not give so many
    /// different ones. About half of those that are to be judged are not เป็นที. A seed means the
    /// same exercises for ever.
    pub fn tasks(
        &self,
        exercises: &[Exercise],
        count: usize,
        seed: u64,
        solver: &mut Solver,
    ) -> Vec<Task> {
        let mut hand = Hand { deal: self, chance: Chance::new(seed), solver };
        let mut tasks: Vec<Task> = Vec::new();
        for &exercise in exercises.iter().cycle().take(count) {
            let dealt = (0..TRIES).find_map(|_| {
                let task = hand.task(exercise)?;
                let is_new = |other: &Task| !other.position().is_same(task.position());
                tasks.iter().all(is_new).then_some(task)
            });
            tasks.extend(dealt);
        }
        tasks
    }
}

/// A deal in progress.
struct Hand<'d> {
    deal: &'d Deal,
    chance: Chance,
    solver: &'d mut Solver,
}

impl Hand<'_> {
    /// Returns an exercise, or nothing if chance has hit on a placement that does not set it.
    fn task(&mut self, exercise: Exercise) -> Option<Task> {
        let found = self.deal.found.get(self.chance.below(self.deal.found.len()))?;
        let is_finite = found.cost().is_some();
        let position = match exercise {
            Exercise::Judge if self.chance.below(2) == 0 => self.beside(&found.position())?,
            Exercise::Judge => found.position(),
            Exercise::Lose if is_finite => found.position(),
            Exercise::Lose => return None,
            Exercise::Make => self.before(&found.position())?,
        };
        let question = Question::new(position, self.deal.preset);
        let lesson = Lesson { exercise, chaser: Color::White, question, study: None };
        let study = Study::new(&mut Timed::new(self.solver), &lesson);
        study.goal()?;
        if exercise == Exercise::Make && !is_longest(&study) {
            return None;
        }
        Task::of_lesson(Lesson { study: Some(study), ..lesson }, None)
    }

    /// Returns a placement that is one move of the chaser's away and not เป็นที, though the chaser
    /// mates with either side to move: it looks like one that is.
    fn beside(&mut self, position: &Position) -> Option<Position> {
        let moves = position.legal_moves();
        let mv = *moves.get(self.chance.below(moves.len()))?;
        let next = position.after(mv).with_other_turn()?;
        let question = Question::new(next, Preset::None);
        let lesson =
            Lesson { exercise: Exercise::Judge, chaser: Color::White, question, study: None };
        let tempo = Study::new(&mut Timed::new(self.solver), &lesson).tempo;
        let both = tempo.chaser_first.moves().zip(tempo.fleer_first.moves());
        both.filter(|_| tempo.is_pen_thi() == Some(false)).map(|_| next)
    }

    /// Returns a position with the fleer to move in which its khun can go to where it stands here.
    fn before(&mut self, position: &Position) -> Option<Position> {
        let to = position.khun(Color::Black);
        let from: Vec<_> = attacks::khun(to).without(position.board().occupied()).collect();
        let from = *from.get(self.chance.below(from.len()))?;
        let mut board = *position.board();
        let khun = board.man_at(to).filter(|man| man.role == Role::Khun)?;
        board.remove(to);
        board.put(from, khun);
        Position::new(board, Color::Black).ok()
    }
}

/// Returns whether the flights that cost most also hold out longest, so that they are the best ones
/// by any measure.
fn is_longest(study: &Study) -> bool {
    let length = |flight: &crate::tempo::Flight| match flight.cost() {
        Some(Cost::Mate) => u16::MAX,
        Some(Cost::Moves(_)) | None => {
            flight.chaser_first.moves().map_or(u16::MAX, |moves| moves.0)
        }
    };
    let longest = study.flights.iter().map(length).max();
    let best = study.best_flights().map(length).min();
    best.is_some() && best == longest
}
