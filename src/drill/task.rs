//! What the user is given to do.

use crate::counting::{Asking, CountFault, Counter, Preset, side_behind};
use crate::game::Game;
use crate::puzzle::{Puzzle, Stipulation};
use crate::rules::{Color, CountFields, Fen, Moves, Position};

use super::exercise::{Asked, Lesson};

/// The user's part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// ฝ่ายไล่.
    Chaser,
    /// ฝ่ายหนี.
    Fleer,
}

impl Part {
    /// Returns the name by which the part is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chaser => "chaser",
            Self::Fleer => "fleer",
        }
    }
}

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The chaser mates in so many ที.
    MateIn(Moves),
    /// The chaser mates in time.
    Win,
    /// The fleer keeps the draw.
    Hold,
    /// The fleer is lost and puts the mate off as long as can be: so many ที.
    HoldOut(Moves),
    /// What is asked about the tempo is to be answered.
    Judge(Asked),
    /// The chaser loses the tempo: it mates in `left`, and so soon until `until` are left, as if it
    /// had passed.
    LoseTempo {
        /// The moves to mate.
        left: Moves,
        /// The moves to mate once the tempo is regained.
        until: Moves,
    },
    /// The fleer makes it เป็นที, and as dear as can be.
    MakePenThi,
}

impl Goal {
    /// Returns whose goal it is.
    pub const fn part(self) -> Part {
        match self {
            Self::MateIn(_) | Self::Win | Self::Judge(_) | Self::LoseTempo { .. } => Part::Chaser,
            Self::Hold | Self::HoldOut(_) | Self::MakePenThi => Part::Fleer,
        }
    }

    /// Returns the length that it sets.
    pub const fn length(self) -> Option<Moves> {
        match self {
            Self::MateIn(length) | Self::HoldOut(length) | Self::LoseTempo { left: length, .. } => {
                Some(length)
            }
            Self::Win | Self::Hold | Self::Judge(_) | Self::MakePenThi => None,
        }
    }
}

/// A position and what the user is to do with it.
#[derive(Clone, Debug)]
pub struct Task {
    /// The puzzle it is from; none for a bare FEN.
    pub puzzle: Option<Puzzle>,
    /// The side whose moves the user finds.
    pub user: Color,
    /// The goal; where nothing is stated the prover sets it when the task begins.
    pub goal: Option<Goal>,
    /// The exercise about the tempo that it is, if it is one: nothing is then counted.
    pub lesson: Option<Lesson>,
    position: Position,
    counter: Counter,
}

impl Task {
    /// Returns the task that a puzzle sets, for its own solver or for a part chosen.
    pub fn of_puzzle(puzzle: &Puzzle, part: Option<Part>) -> Self {
        let user = match part {
            None => puzzle.solver_side(),
            Some(Part::Chaser) => puzzle.chaser,
            Some(Part::Fleer) => !puzzle.chaser,
        };
        let chases = user == puzzle.chaser;
        let goal = match puzzle.stipulation {
            Stipulation::MateIn(length) if chases => Some(Goal::MateIn(length)),
            Stipulation::MateIn(length) => Some(Goal::HoldOut(length)),
            Stipulation::Win if chases => Some(Goal::Win),
            Stipulation::Hold if !chases => Some(Goal::Hold),
            Stipulation::Win | Stipulation::Hold | Stipulation::Open => None,
        };
        let counter = puzzle.counter(Asking::OnRequest);
        let position = *puzzle.position();
        Self { puzzle: Some(puzzle.clone()), user, goal, lesson: None, position, counter }
    }

    /// Returns a puzzle's position as a task under other rules of counting than its own.
    ///
    /// # Errors
    /// Why the FEN's count cannot run under them.
    pub fn of_puzzle_under(
        puzzle: &Puzzle,
        preset: Preset,
        part: Option<Part>,
    ) -> Result<Self, CountFault> {
        let own = Self::of_puzzle(puzzle, part);
        let counter = counter_of(puzzle.position(), puzzle.fen.count, preset)?;
        Ok(Self { goal: None, counter, ..own })
    }

    /// Returns the task of a bare FEN: the user plays the side to move, or the part chosen, the
    /// fleer being the side behind.
    ///
    /// # Errors
    /// Why the FEN's count cannot run there.
    pub fn of_fen(fen: &Fen, preset: Preset, part: Option<Part>) -> Result<Self, CountFault> {
        let position = fen.position;
        let counter = counter_of(&position, fen.count, preset)?;
        let fleer = side_behind(position.board()).unwrap_or(!position.turn());
        let user = match part {
            None => position.turn(),
            Some(Part::Chaser) => !fleer,
            Some(Part::Fleer) => fleer,
        };
        Ok(Self { puzzle: None, user, goal: None, lesson: None, position, counter })
    }

    /// Returns an exercise as a task, the user to move; nothing if that is not legal.
    pub(super) fn of_lesson(lesson: Lesson, puzzle: Option<&Puzzle>) -> Option<Self> {
        let (position, user) = (lesson.position()?, lesson.user());
        let counter = Counter::set_up(&position, Preset::None, Asking::OnRequest);
        let (puzzle, lesson) = (puzzle.cloned(), Some(lesson));
        Some(Self { puzzle, user, goal: None, lesson, position, counter })
    }

    /// Returns the set-up.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the set-up as a game.
    pub fn game(&self) -> Game {
        Game::new(self.position, self.counter)
    }

    /// Returns the rules of counting.
    pub fn preset(&self) -> Preset {
        self.counter.preset()
    }

    /// Returns whether the user has something to do: it has not if the trainer mates at once.
    pub(super) fn has_a_move_for_the_user(&self) -> bool {
        self.position.turn() == self.user || self.goal != Some(Goal::HoldOut(Moves(1)))
    }

    /// Returns the goal to suppose where nothing is stated and nothing can be proved.
    pub(super) fn supposed_goal(&self) -> Goal {
        match side_behind(self.position.board()) {
            Some(behind) if behind == self.user => Goal::Hold,
            Some(_) | None => Goal::Win,
        }
    }
}

fn counter_of(
    position: &Position,
    fields: Option<CountFields>,
    preset: Preset,
) -> Result<Counter, CountFault> {
    match fields {
        None => Ok(Counter::set_up(position, preset, Asking::OnRequest)),
        Some(fields) => Counter::resumed(position, fields, preset, Asking::OnRequest),
    }
}
