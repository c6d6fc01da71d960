//! Chance that is the same in every run.

use konmak::rules::{Bitboard, Board, Color, Man, Role, Square, bia_squares};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// A stream of choices from a seed.
pub(crate) struct Dice(ChaCha8Rng);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns a number below `sides`.
    pub(crate) fn below(&mut self, sides: usize) -> usize {
        (self.0.next_u64() % sides as u64) as usize
    }

    /// Returns one of the choices.
    pub(crate) fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    /// Puts a man on a free square where it may stand.
    pub(crate) fn man(&mut self, board: &mut Board, color: Color, role: Role) {
        let open = if role == Role::Bia { bia_squares(color) } else { Bitboard::FULL };
        let squares: Vec<Square> = open.without(board.occupied()).collect();
        board.put(self.of(&squares), Man { color, role, turned: false });
    }
}
