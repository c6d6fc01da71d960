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
}

/// What holds of some men whatever is measured.
pub(super) struct Ground {
    places: Places,
    /// [`NEVER`] for positions, [`NOTHING`] for other numbers.
    blank: [Vec<u8>; 2],
    /// How many moves Black has.
    replies: Vec<u8>,
    /// Where Black is mated.
    mated: Vec<u32>,
    /// The moves that change the men.
    leaving: Vec<(u32, Color, Move)>,
}

impl Ground {
    pub(super) fn new(places: Places) -> Self {
        let size = places.size();
        let blank = [vec![NEVER; size], vec![NEVER; size]];
        let (mated, leaving) = (Vec::new(), Vec::new());
        let mut ground = Self { places, blank, replies: vec![0; size], mated, leaving };
        for number in 0..size {
            for turn in Color::ALL {
                ground.look_at(number, turn);
            }
        }
        ground
    }

    fn look_at(&mut self, number: usize, turn: Color) {
        let Some(position) = self.places.position(number, turn) else {
            self.blank[turn.index()][number] = NOTHING;
            return;
        };
        let moves = position.legal_moves();
        let occupied = position.board().occupied();
        let leaving = moves.iter().filter(|mv| mv.turns || occupied.contains(mv.to));
        self.leaving.extend(leaving.map(|&mv| (number as u32, turn, mv)));
        if turn == Color::Black {
            self.replies[number] = moves.len() as u8;
            if moves.is_empty() && position.is_check() {
                self.mated.push(number as u32);
            }
        }
    }

    pub(super) fn size(&self) -> usize {
        self.replies.len()
    }

    pub(super) fn replies(&self) -> &[u8] {
        &self.replies
    }

    pub(super) fn mated(&self) -> &[u32] {
        &self.mated
    }

    pub(super) fn number(&self, position: &Position) -> u32 {
        self.places.number(position.board()) as u32
    }

    pub(super) fn position(&self, number: u32, turn: Color) -> Position {
        self.places.position(number as usize, turn).expect("a position's number")
    }

    pub(super) fn is_position(&self, number: u32, turn: Color) -> bool {
        self.blank[turn.index()][number as usize] != NOTHING
    }

    pub(super) fn each_before(&self, number: u32, mover: Color, mut each: impl FnMut(u32)) {
        self.places.each_before(number as usize, mover, |before| each(before as u32));
    }

    /// Returns what the moves of one side that change the men lead to, each with the number before.
    pub(super) fn left_by(&self, mover: Color) -> impl Iterator<Item = (u32, Position)> {
        let leaving = self.leaving.iter().filter(move |(_, turn, _)| *turn == mover);
        leaving.map(|&(number, turn, mv)| (number, self.position(number, turn).after(mv)))
    }

    /// Finds all values. `worth` tells what a move that changes the men leads to: White's moves to
    /// its goal from there on, if it reaches it.
    pub(super) fn values(&self, worth: impl Fn(&Position) -> Option<u8>) -> Values {
        let mut spread = Spread {
            values: Values { places: self.places.clone(), by_turn: self.blank.clone() },
            replies: self.replies.clone(),
            wins: Later::default(),
            answers: Later::default(),
            losses: Later(vec![self.mated.clone()]),
        };
        let worth = &worth;
        let led = |mover| {
            self.left_by(mover).filter_map(move |(number, after)| Some((number, worth(&after)?)))
        };
        led(Color::White).for_each(|(number, moves)| spread.wins.put(moves + 1, number as usize));
        led(Color::Black).for_each(|(number, moves)| spread.answers.put(moves, number as usize));
        let mut moves = 0;
        while !spread.is_over(moves) {
            spread.step(moves);
            moves += 1;
        }
        spread.values
    }
}

/// The work on the values of one measure.
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
