//! Like men of one side as a combination number, with where each combination can go.
//!
//! Two or three like men are unordered: their squares, sorted, are one number, and a man's move
//! leads from number to number. The lists are made once for a table, so being unordered costs the
//! generator nothing.

use crate::rules::{Bitboard, Color, Role, Square, attacks, bia_squares, turning_rank};

/// The like men of one side in an ending.
#[derive(Debug)]
pub(super) struct Group {
    pub(super) color: Color,
    pub(super) role: Role,
    /// The squares of each combination, by its number.
    pub(super) squares: Vec<Bitboard>,
    /// The squares that such men can stand on.
    open: Bitboard,
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
        Self::on(color, role, men, open_squares(color, role))
    }

    /// Returns the group of so many like men that stand on some of their kind's squares, which no
    /// quiet move leaves but by turning over.
    pub(super) fn on(color: Color, role: Role, men: usize, open: Bitboard) -> Self {
        let squares = combinations(open, men);
        let [quiet, strikes] = [Lists::default(), Lists::default()];
        let mut group = Self { color, role, squares, open, quiet, strikes };
        group.quiet = group.lists(Group::quiet_targets);
        group.strikes =
            group.lists(|group, from, own| attacks::attacks(group.role, group.color, from, own));
        group
    }

    /// Returns the number of a combination.
    pub(super) fn number(&self, squares: Bitboard) -> u32 {
        let below = |square: Square| Bitboard(self.open.0 & ((1 << square.index()) - 1));
        combination(squares.map(|square| below(square).len() as u32))
    }

    /// Returns the number of each combination's mirror image.
    pub(super) fn mirrored(&self) -> Vec<u32> {
        self.squares.iter().map(|&men| self.number(mirror(men))).collect()
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
        let number = if turns { 0 } else { self.number(after) };
        let path =
            if self.role == Role::Ruea { attacks::between(from, to) } else { Bitboard::EMPTY };
        Step { number, from, to, turns, path }
    }
}

/// Returns the combination number of like men that may stand anywhere their kind can.
pub(super) fn number(color: Color, role: Role, squares: Bitboard) -> u32 {
    let first = open_squares(color, role).0.trailing_zeros();
    combination(squares.map(|square| square.index() as u32 - first))
}

/// Returns the number of a combination of places p₁ < p₂ < p₃ …: C(p₁, 1) + C(p₂, 2) + C(p₃, 3) ….
fn combination(places: impl Iterator<Item = u32>) -> u32 {
    let mut number = 0;
    for (below, place) in places.enumerate() {
        number += match below {
            0 => place,
            1 => place * place.saturating_sub(1) / 2,
            2 => place * place.saturating_sub(1) * place.saturating_sub(2) / 6,
            more => chosen(u64::from(place), more as u64 + 1) as u32,
        };
    }
    number
}

/// Returns in how many ways so many can be chosen of a number.
fn chosen(of: u64, men: u64) -> u64 {
    (0..men).fold(1, |ways, man| ways * of.saturating_sub(man) / (man + 1))
}

/// Returns in how many ways like men can stand.
pub(super) fn ways(color: Color, role: Role, men: usize) -> u64 {
    ways_on(open_squares(color, role), men)
}

/// Returns in how many ways like men can stand on some squares.
pub(super) fn ways_on(open: Bitboard, men: usize) -> u64 {
    chosen(open.len() as u64, men as u64)
}

/// Returns the squares a kind of man can stand on, which are neighbouring numbers.
fn open_squares(color: Color, role: Role) -> Bitboard {
    match role {
        Role::Bia => bia_squares(color),
        Role::Met | Role::Khon | Role::Ma | Role::Ruea | Role::Khun => Bitboard::FULL,
    }
}

/// Returns all combinations in the order of their numbers: by the last man, then the one before.
fn combinations(open: Bitboard, men: usize) -> Vec<Bitboard> {
    let mut sets = vec![Bitboard::EMPTY];
    for man in 0..men {
        let smaller = sets;
        sets = Vec::new();
        for last in open.skip(man) {
            let below = (1_u64 << last.index()) - 1;
            let fits = smaller.iter().take_while(|set| set.0 <= below);
            sets.extend(fits.map(|set| *set | Bitboard::of(last)));
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
                let group = Group::new(color, role, men);
                assert_eq!(group.len() as u64, ways(color, role, men));
                for (place, &set) in group.squares.iter().enumerate() {
                    assert_eq!(number(color, role, set) as usize, place, "{role:?} {set:?}");
                }
            }
        }
    }

    #[test]
    fn mets_of_one_colour_stand_at_their_numbers() {
        for open in [Bitboard::DARK, !Bitboard::DARK] {
            for men in 1..=4 {
                let group = Group::on(Color::White, Role::Met, men, open);
                assert_eq!(group.len() as u64, ways_on(open, men));
                for (place, &set) in group.squares.iter().enumerate() {
                    assert_eq!(group.number(set) as usize, place, "{set:?}");
                }
                for number in 0..group.len() as u32 {
                    let inside = |step: &Step| open.contains(step.to);
                    assert!(group.quiet(number).iter().all(inside));
                }
            }
        }
    }
}
