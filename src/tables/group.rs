//! Like men of one side as a combination number, with where each combination can go.
//!
//! Two or three like men are unordered: their squares, sorted, are one number, and a man's move
//! leads from number to number. The lists are made once for a table, so being unordered costs the
//! generator nothing.

use std::ops::Range;

use crate::rules::{Bitboard, Color, Role, Square, attacks, bia_squares, turning_rank};

/// The like men of one side in an ending.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) color: Color,
    pub(super) role: Role,
    /// The squares of each combination, by its number.
    pub(super) squares: Vec<Bitboard>,
    /// The number of each combination's mirror image.
    pub(super) mirrored: Vec<u32>,
    quiet: Lists,
    strikes: Lists,
}

/// One man's move to an empty square or a capture, its group's part of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    /// The group's number afterwards; of no use if the man turns over.
    pub(super) number: u32,
    pub(super) from: Square,
    pub(super) to: Square,
    /// Whether the man is a bia that turns over.
    pub(super) turns: bool,
    /// The squares that must be empty on the way.
    pub(super) path: Bitboard,
}

/// A list of steps for each combination.
#[derive(Debug, Default)]
struct Lists {
    steps: Vec<Step>,
    ends: Vec<u32>,
}

impl Lists {
    fn of(&self, number: u32) -> &[Step] {
        let number = number as usize;
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.steps[start as usize..self.ends[number] as usize]
    }
}

impl Group {
    /// Returns the group of so many like men with all its combinations.
    pub(super) fn new(color: Color, role: Role, men: usize) -> Self {
        let squares = combinations(color, role, men);
        let number_of = |squares| number(color, role, squares);
        let mirrored = squares.iter().map(|&men| number_of(mirror(men))).collect();
        let mut group = Self {
            color,
            role,
            squares,
            mirrored,
            quiet: Lists::default(),
            strikes: Lists::default(),
        };
        group.quiet = group.lists(Group::quiet_targets);
        group.strikes =
            group.lists(|group, from, own| attacks::attacks(group.role, group.color, from, own));
        group
    }

    /// Returns how many combinations there are.
    pub(super) fn len(&self) -> usize {
        self.squares.len()
    }

    /// Returns the moves to empty squares.
    pub(super) fn quiet(&self, number: u32) -> &[Step] {
        self.quiet.of(number)
    }

    /// Returns the captures, were an enemy on the square.
    pub(super) fn strikes(&self, number: u32) -> &[Step] {
        self.strikes.of(number)
    }

    fn quiet_targets(&self, from: Square, own: Bitboard) -> Bitboard {
        match self.role {
            Role::Bia => attacks::forward(self.color, Bitboard::of(from)),
            Role::Met | Role::Khon | Role::Ma | Role::Ruea | Role::Khun => {
                attacks::attacks(self.role, self.color, from, own)
            }
        }
    }

    fn lists(&self, targets: impl Fn(&Self, Square, Bitboard) -> Bitboard) -> Lists {
        let mut lists = Lists::default();
        for &own in &self.squares {
            for from in own {
                let reached = targets(self, from, own).without(own);
                lists.steps.extend(reached.map(|to| self.step(own, from, to)));
            }
            lists.ends.push(lists.steps.len() as u32);
        }
        lists
    }

    fn step(&self, own: Bitboard, from: Square, to: Square) -> Step {
        let turns = self.role == Role::Bia && turning_rank(self.color).contains(to);
        let after = own.without(Bitboard::of(from)) | Bitboard::of(to);
        let number = if turns { 0 } else { number(self.color, self.role, after) };
        let path =
            if self.role == Role::Ruea { attacks::between(from, to) } else { Bitboard::EMPTY };
        Step { number, from, to, turns, path }
    }
}

/// Returns the combination number of like men: with sorted places p₁ < p₂ < p₃ on the squares open
/// to them, C(p₁, 1) + C(p₂, 2) + C(p₃, 3).
pub(super) fn number(color: Color, role: Role, squares: Bitboard) -> u32 {
    let first = open_squares(color, role).start;
    let mut number = 0;
    for (below, square) in squares.enumerate() {
        let place = square.index() as u32 - first;
        number += match below {
            0 => place,
            1 => place * place.saturating_sub(1) / 2,
            _ => place * place.saturating_sub(1) * place.saturating_sub(2) / 6,
        };
    }
    number
}

/// Returns in how many ways like men can stand.
pub(super) fn ways(color: Color, role: Role, men: usize) -> u64 {
    let open = open_squares(color, role).len() as u64;
    (0..men as u64).fold(1, |ways, man| ways * (open - man) / (man + 1))
}

/// Returns the squares a kind of man can stand on, which are neighbouring numbers.
fn open_squares(color: Color, role: Role) -> Range<u32> {
    match role {
        Role::Bia => {
            let ranks = bia_squares(color).0;
            ranks.trailing_zeros()..64 - ranks.leading_zeros()
        }
        Role::Met | Role::Khon | Role::Ma | Role::Ruea | Role::Khun => 0..64,
    }
}

/// Returns all combinations in the order of their numbers: by the last man, then the one before.
fn combinations(color: Color, role: Role, men: usize) -> Vec<Bitboard> {
    let open = open_squares(color, role);
    let mut sets = vec![Bitboard::EMPTY];
    for man in 0..men {
        let smaller = sets;
        sets = Vec::new();
        for last in open.clone().skip(man) {
            let below = (1_u64 << last) - 1;
            let fits = smaller.iter().take_while(|set| set.0 <= below);
            sets.extend(fits.map(|set| Bitboard(set.0 | 1 << last)));
        }
    }
    sets
}

/// Returns a set's mirror image, files a and h exchanged.
pub(super) fn mirror(set: Bitboard) -> Bitboard {
    Bitboard(set.0.swap_bytes().reverse_bits())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_stand_at_their_numbers() {
        for (role, men) in [(Role::Met, 2), (Role::Bia, 2), (Role::Ma, 3), (Role::Bia, 3)] {
            for color in Color::ALL {
                let sets = combinations(color, role, men);
                assert_eq!(sets.len() as u64, ways(color, role, men));
                for (place, &set) in sets.iter().enumerate() {
                    assert_eq!(number(color, role, set) as usize, place, "{role:?} {set:?}");
                }
            }
        }
    }
}
