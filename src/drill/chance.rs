//! Chance from a seed that means the same for ever.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// A stream of choices from a seed.
///
/// The generator is named, `ChaCha8Rng` seeded by `seed_from_u64`, and the choices are
/// drawn from its 64-bit outputs by the remainder alone, so neither another version of the crate
/// nor another machine changes what a seed gives.
pub(super) struct Chance(ChaCha8Rng);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Returns a number below `count`, 0 if there is none.
    pub(super) fn below(&mut self, count: usize) -> usize {
        let count = (count as u64).max(1);
        (self.0.next_u64() % count) as usize
    }

    /// Puts a list into an order of chance (Fisher and Yates, from the end).
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

/// Returns one of the choices, the same one for the same seed and the same circumstances.
pub(super) fn chosen<T: Copy>(choices: &[T], seed: u64, circumstances: u64) -> Option<T> {
    let mut chance = Chance::new(seed ^ circumstances);
    choices.get(chance.below(choices.len())).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_means_the_same_for_ever() {
        let mut list: Vec<usize> = (0..10).collect();
        Chance::new(7).shuffle(&mut list);
        assert_eq!(list, [2, 7, 0, 6, 3, 4, 8, 1, 9, 5]);
    }

    #[test]
    fn nothing_is_chosen_from_nothing() {
        assert_eq!(chosen::<u8>(&[], 1, 2), None);
        assert_eq!(chosen(&[5], 1, 2), Some(5));
    }
}
