//! Distances of all positions of some men: a byte each, spread backwards move by move.

use konmak::rules::{Color, Move, Position};

use super::places::Places;

/// The value of a position that is not won.
pub(super) const NEVER: u8 = 254;
/// The value of a number that is no position.
pub(super) const NOTHING: u8 = 255;

/// White's moves to its goal, by the number of the position and the side to move.
pub(super) struct Values {
    pub(super) places: Places,
    by_turn: [Vec<u8>; 2],
}

/// Positions by the distance at which something happens to them.
#[derive(Default)]
struct Later(Vec<Vec<u32>>);

impl Later {
    fn put(&mut self, moves: u8, number: usize) {
        let moves = usize::from(moves);
        if self.0.len() <= moves {
            self.0.resize_with(moves + 1, Vec::new);
        }
        self.0[moves].push(number as u32);
    }

    fn take(&mut self, moves: u8) -> Vec<u32> {
        self.0.get_mut(usize::from(moves)).map(std::mem::take).unwrap_or_default()
    }

    fn is_over(&self, moves: u8) -> bool {
        self.0.iter().skip(moves.into()).all(Vec::is_empty)
    }
}

impl Values {
    /// Returns the value of a position of these men: [`NEVER`] if White does not reach its goal.
    pub(super) fn of(&self, position: &Position) -> u8 {
        self.by_turn[position.turn().index()][self.places.number(position.board())]
    }

    /// Returns the value of a number with a side to move.
    pub(super) fn at(&self, number: usize, turn: Color) -> u8 {
        self.by_turn[turn.index()][number]
    }

    /// Finds all values. `worth` tells what a move that changes the men leads to: White's moves to
    /// its goal from there on, if it reaches it.
    pub(super) fn find(places: Places, worth: impl Fn(&Position, &Position) -> Option<u8>) -> Self {
        let size = places.size();
        let mut spread = Spread {
            values: Self { places, by_turn: [vec![NEVER; size], vec![NEVER; size]] },
            replies: vec![0; size],
            wins: Later::default(),
            answers: Later::default(),
            losses: Later::default(),
        };
        for number in 0..size {
            spread.begin(number, &worth);
        }
        let mut moves = 0;
        while !spread.is_over(moves) {
            spread.step(moves);
            moves += 1;
        }
        spread.values
    }
}

/// The work on the values of one table.
struct Spread {
    values: Values,
    /// How many moves of Black's do not lose yet.
    replies: Vec<u8>,
    /// White to move, perhaps won.
    wins: Later,
    /// Black to move, one more of its moves lost.
    answers: Later,
    /// Black to move, lost.
    losses: Later,
}

impl Spread {
    fn begin(&mut self, number: usize, worth: &impl Fn(&Position, &Position) -> Option<u8>) {
        for turn in Color::ALL {
            let Some(position) = self.values.places.position(number, turn) else {
                self.values.by_turn[turn.index()][number] = NOTHING;
                continue;
            };
            let moves = position.legal_moves();
            let board = position.board();
            let leaves = |mv: &&Move| mv.turns || board.occupied().contains(mv.to);
            let leaving = moves.iter().filter(leaves);
            for moves in leaving.filter_map(|&mv| worth(&position, &position.after(mv))) {
                match turn {
                    Color::White => self.wins.put(moves + 1, number),
                    Color::Black => self.answers.put(moves, number),
                }
            }
            if turn == Color::Black {
                self.replies[number] = moves.len() as u8;
                if moves.is_empty() && position.is_check() {
                    self.losses.put(0, number);
                }
            }
        }
    }

    fn is_over(&self, moves: u8) -> bool {
        [&self.wins, &self.answers, &self.losses].iter().all(|later| later.is_over(moves))
    }

    fn step(&mut self, moves: u8) {
        for number in self.wins.take(moves) {
            let value = &mut self.values.by_turn[0][number as usize];
            if *value == NEVER {
                *value = moves;
                let (places, answers) = (&self.values.places, &mut self.answers);
                places.each_before(number as usize, Color::Black, |before| {
                    answers.put(moves, before);
                });
            }
        }
        for number in self.answers.take(moves) {
            let number = number as usize;
            if self.values.by_turn[1][number] != NOTHING {
                self.replies[number] -= 1;
                if self.replies[number] == 0 {
                    self.losses.put(moves, number);
                }
            }
        }
        for number in self.losses.take(moves) {
            self.values.by_turn[1][number as usize] = moves;
            let (places, wins) = (&self.values.places, &mut self.wins);
            let white = &self.values.by_turn[0];
            places.each_before(number as usize, Color::White, |before| {
                if white[before] == NEVER {
                    wins.put(moves + 1, before);
                }
            });
        }
    }
}
