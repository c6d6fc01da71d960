//! A game in progress: position, counting and history together, and how it ends.

use crate::counting::{Count, Counter, Honour, Preset, Refusal};
use crate::rules::{Board, Color, Move, Position, Terminal, is_dead};

/// How a game ended (rules.md, section 2, in the order in which they are tested).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// รุกจน: the side named has given mate.
    Mate(Color),
    /// The counting side gave mate without having stopped its count: a draw.
    CounterMate,
    /// อับ: a draw.
    Stalemate,
    /// The number after the limit has been said: a draw.
    Count,
    /// The same position for the third time: a draw.
    Repetition,
    /// No mate position exists with these men: a draw.
    Dead,
}

impl End {
    /// Returns the side that has won, or nothing for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Mate(winner) => Some(winner),
            Self::CounterMate | Self::Stalemate | Self::Count | Self::Repetition | Self::Dead => {
                None
            }
        }
    }

    /// Returns the name that stands in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mate(_) => "mate",
            Self::CounterMate => "counter-mate",
            Self::Stalemate => "stalemate",
            Self::Count => "count",
            Self::Repetition => "repetition",
            Self::Dead => "dead",
        }
    }
}

/// One stage of a game: what stood, and how the count was.
#[derive(Clone, Copy, Debug)]
struct Stage {
    position: Position,
    counter: Counter,
    /// The move that led here; none for the set-up.
    last_move: Option<Move>,
}

/// A game from a set-up onwards.
#[derive(Clone, Debug)]
pub struct Game {
    past: Vec<Stage>,
    now: Stage,
}

impl Game {
    /// Returns a game that begins with that position and counting. The set-up is the first
    /// occurrence of its position.
    pub fn new(position: Position, counter: Counter) -> Self {
        Self { past: Vec::new(), now: Stage { position, counter, last_move: None } }
    }

    /// Returns the present position.
    pub fn position(&self) -> &Position {
        &self.now.position
    }

    /// Returns the present state of counting.
    pub fn counter(&self) -> &Counter {
        &self.now.counter
    }

    /// Returns the count that runs.
    pub fn count(&self) -> Option<Count> {
        self.now.counter.count()
    }

    /// Returns the move that led to the present position.
    pub fn last_move(&self) -> Option<Move> {
        self.now.last_move
    }

    /// Returns the position from which the game began.
    pub fn start(&self) -> &Position {
        &self.past.first().unwrap_or(&self.now).position
    }

    /// Returns the moves made so far.
    pub fn moves(&self) -> Vec<Move> {
        self.past.iter().chain([&self.now]).filter_map(|stage| stage.last_move).collect()
    }

    /// Makes a move and returns whether it was legal; the game is unchanged if it was not.
    pub fn play(&mut self, mv: Move) -> bool {
        let Some(position) = self.now.position.play(mv) else { return false };
        let counter = self.now.counter.after(&self.now.position, &position);
        self.past.push(self.now);
        self.now = Stage { position, counter, last_move: Some(mv) };
        true
    }

    /// Takes the last move back and returns it; nothing at the set-up.
    pub fn undo(&mut self) -> Option<Move> {
        let undone = self.now.last_move;
        self.now = self.past.pop()?;
        undone
    }

    /// Asks for board's honour in the name of the side behind.
    ///
    /// # Errors
    /// Why nobody may ask now.
    pub fn ask(&mut self) -> Result<(), Refusal> {
        self.now.counter = self.now.counter.ask(&self.now.position)?;
        Ok(())
    }

    /// Stops the running board's honour.
    ///
    /// # Errors
    /// Why there is nothing to stop.
    pub fn stop(&mut self) -> Result<(), Refusal> {
        self.now.counter = self.now.counter.stop()?;
        Ok(())
    }

    /// Returns how often the present position has stood, now included.
    pub fn occurrences(&self) -> usize {
        1 + self.past.iter().filter(|stage| stage.position.is_same(&self.now.position)).count()
    }

    /// Returns how the game has ended, or nothing while it goes on.
    pub fn end(&self) -> Option<End> {
        end_without_history(&self.now.position, &self.now.counter)
            .or_else(|| (self.occurrences() >= 3).then_some(End::Repetition))
            .or_else(|| dead_end(self.now.position.board()))
    }
}

fn dead_end(board: &Board) -> Option<End> {
    is_dead(board).then_some(End::Dead)
}

/// Returns the ends that position and count decide by themselves: mate, stalemate, count.
pub fn end_without_history(position: &Position, counter: &Counter) -> Option<End> {
    match position.terminal() {
        Some(Terminal::Mate) => Some(mate_by(!position.turn(), counter)),
        Some(Terminal::Stalemate) => Some(End::Stalemate),
        None => counter.count().filter(Count::is_exceeded).map(|_| End::Count),
    }
}

fn mate_by(winner: Color, counter: &Counter) -> End {
    let by_counter = counter.preset() != Preset::Fairy
        && counter
            .count()
            .is_some_and(|count| count.honour == Honour::Board && count.side == winner);
    if by_counter { End::CounterMate } else { End::Mate(winner) }
}
