//! Where a position stands in a table.
//!
//! ```text
//! row    all men but the two khun: combination numbers of the groups of like men, mixed radix
//! word   the attacker's khun on one of the 32 squares of files a–d, rank by rank
//! bit    the defender's khun
//! ```
//! A man's move leads from a whole row to a whole row. A position whose attacking khun stands on
//! files e–h is looked up as its mirror image.

use crate::rules::{Bitboard, Board, Color, Role, Square};

use super::group::{Group, mirror, number, ways};
use super::material::Ending;

/// The words of one row: the attacker's khun on a1, b1, c1, d1, a2 … d8.
pub(super) type Row = [u64; WORDS];

/// The words of a row.
pub(super) const WORDS: usize = 32;
/// The positions of a row.
pub(super) const POSITIONS: usize = WORDS * 64;

/// The most groups of like men in an ending.
const MAX_GROUPS: usize = 3;

/// How an ending's placements are numbered.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) ending: Ending,
    pub(super) groups: Vec<Group>,
    /// The number of the mirror image of each group's combinations.
    mirrors: Vec<Vec<u32>>,
    /// By how much a row's number grows with each group's number.
    pub(super) strides: Vec<u32>,
    pub(super) rows: usize,
}

/// One placement of all men but the two khun.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    pub(super) row: u32,
    /// Each group's combination number.
    pub(super) numbers: [u32; MAX_GROUPS],
    /// Each side's men.
    pub(super) men: [Bitboard; 2],
}

/// The place of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) word: usize,
    pub(super) bit: usize,
}

impl Layout {
    /// Returns the numbering of an ending's placements.
    pub(super) fn new(ending: Ending) -> Self {
        let mut groups = Vec::new();
        for color in Color::ALL {
            let men = ending.of(color);
            groups.extend(men.kinds().map(|role| Group::new(color, role, men.of(role))));
        }
        groups.sort_by_key(|group| (group.role != Role::Ruea, group.len()));
        let mut rows = 1;
        let mut strides = vec![0; groups.len()];
        for (stride, group) in strides.iter_mut().zip(&groups) {
            *stride = rows as u32;
            rows *= group.len();
        }
        let mirrors = groups.iter().map(Group::mirrored).collect();
        Self { ending, groups, mirrors, strides, rows }
    }

    /// Returns the placement that stands at a row's number.
    pub(super) fn placement(&self, row: u32) -> Placement {
        let mut numbers = [0; MAX_GROUPS];
        let mut men = [Bitboard::EMPTY; 2];
        let mut rest = row;
        for (number, group) in numbers.iter_mut().zip(&self.groups) {
            let len = group.len() as u32;
            (*number, rest) = (rest % len, rest / len);
            men[group.color.index()] |= group.squares[*number as usize];
        }
        Placement { row, numbers, men }
    }

    /// Returns the row in which a group has another number.
    pub(super) fn row_after(&self, placement: &Placement, group: usize, number: u32) -> usize {
        let [stride, before] = [self.strides[group], placement.numbers[group]];
        (placement.row - before * stride + number * stride) as usize
    }

    /// Returns the row of the mirror image.
    pub(super) fn mirrored(&self, placement: &Placement) -> usize {
        let parts = self.mirrors.iter().zip(&self.strides).zip(placement.numbers);
        parts.map(|((mirrored, &stride), number)| mirrored[number as usize] * stride).sum::<u32>()
            as usize
    }

    /// Returns the row of men given by kind; a man may not be missing.
    pub(super) fn row_of(&self, men: impl Fn(Color, Role) -> Bitboard) -> usize {
        let parts = self.groups.iter().zip(&self.strides);
        parts
            .map(|(group, stride)| {
                number(group.color, group.role, men(group.color, group.role)) * stride
            })
            .sum::<u32>() as usize
    }

    /// Returns a position's place; `attacker` is the colour on the board of the side that mates.
    pub(super) fn place(&self, board: &Board, attacker: Color) -> Option<Place> {
        let flips = attacker == Color::Black;
        let khun = |color: Color| {
            let khun = board.of(color, Role::Khun).first()?;
            Some(if flips { khun.flipped() } else { khun })
        };
        let (own, other) = (khun(attacker)?, khun(!attacker)?);
        let mirrors = own.file() > 3;
        let row = self.row_of(|color, role| {
            let men = board.of(if flips { !color } else { color }, role);
            let men = if flips { men.flipped() } else { men };
            if mirrors { mirror(men) } else { men }
        });
        let (own, other) = if mirrors { (own.mirrored(), other.mirrored()) } else { (own, other) };
        Some(Place { row, word: word_of(own), bit: other.index() })
    }
}

impl Placement {
    /// Returns the squares of all men but the two khun.
    pub(super) fn occupied(&self) -> Bitboard {
        self.men[0] | self.men[1]
    }

    /// Returns whether two men stand on one square.
    pub(super) fn is_stacked(&self, men: usize) -> bool {
        self.occupied().len() + 2 < men
    }
}

impl Place {
    /// Returns the number of the position in the table.
    pub(super) fn index(self) -> usize {
        (self.row * WORDS + self.word) * 64 + self.bit
    }
}

/// Returns the word of the attacker's khun, which stands on files a–d.
pub(super) fn word_of(khun: Square) -> usize {
    khun.rank() * 4 + khun.file()
}

/// Returns where the attacker's khun stands in a word.
pub(super) fn khun_of(word: usize) -> Square {
    Square::at(word % 4, word / 4)
}

/// Returns the number of rows that an ending has, without building anything.
pub(super) fn row_count(ending: Ending) -> u64 {
    let sides = Color::ALL.map(|color| {
        let men = ending.of(color);
        men.kinds().map(|role| ways(color, role, men.of(role))).product::<u64>()
    });
    sides[0] * sides[1]
}
