//! Which squares a man attacks: one table a kind of man, and lines for the ruea.
//!
//! Makruk has one slider, so the ruea's moves are worked out by subtraction along the file and by a
//! small table along the rank; there is nothing to gain from magic numbers.

use super::{Bitboard, Color, Role, Square};

type Table = [Bitboard; 64];

const KHUN_STEPS: [(i8, i8); 8] =
    [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
const MET_STEPS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const MA_STEPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

static KHUN: Table = table(&KHUN_STEPS);
static MET: Table = table(&MET_STEPS);
static MA: Table = table(&MA_STEPS);
static KHON: [Table; 2] = [
    table(&[(1, 1), (1, -1), (-1, 1), (-1, -1), (0, 1)]),
    table(&[(1, 1), (1, -1), (-1, 1), (-1, -1), (0, -1)]),
];
static BIA: [Table; 2] = [table(&[(1, 1), (-1, 1)]), table(&[(1, -1), (-1, -1)])];
static RANK_LINES: [[u8; 64]; 8] = rank_lines();
static BETWEEN: [Table; 64] = between_table();

const fn step(square: usize, (file, rank): (i8, i8)) -> u64 {
    let (file, rank) = ((square & 7) as i8 + file, (square >> 3) as i8 + rank);
    if file < 0 || file > 7 || rank < 0 || rank > 7 { 0 } else { 1 << (rank * 8 + file) }
}

const fn table(steps: &[(i8, i8)]) -> Table {
    let mut table = [Bitboard::EMPTY; 64];
    let mut square = 0;
    while square < 64 {
        let mut next = 0;
        while next < steps.len() {
            table[square].0 |= step(square, steps[next]);
            next += 1;
        }
        square += 1;
    }
    table
}

/// Attacks along a rank by file and by the occupancy of files b–g.
const fn rank_lines() -> [[u8; 64]; 8] {
    let mut lines = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            lines[file][inner] = rank_line(file, (inner as u8) << 1);
            inner += 1;
        }
        file += 1;
    }
    lines
}

const fn rank_line(file: usize, occupied: u8) -> u8 {
    let mut attacked = 0;
    let mut right = file + 1;
    while right < 8 {
        attacked |= 1 << right;
        if occupied >> right & 1 != 0 {
            break;
        }
        right += 1;
    }
    let mut left = file;
    while left > 0 {
        left -= 1;
        attacked |= 1 << left;
        if occupied >> left & 1 != 0 {
            break;
        }
    }
    attacked
}

#[allow(clippy::large_stack_arrays, reason = "evaluated by the compiler alone")]
const fn between_table() -> [Table; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut to = 0;
        while to < 64 {
            table[from][to] = Bitboard(between_squares(from, to));
            to += 1;
        }
        from += 1;
    }
    table
}

const fn between_squares(from: usize, to: usize) -> u64 {
    let (low, high) = if from < to { (from, to) } else { (to, from) };
    let stride = if low >> 3 == high >> 3 {
        1
    } else if low & 7 == high & 7 {
        8
    } else {
        return 0;
    };
    let mut squares = 0;
    let mut square = low + stride;
    while square < high {
        squares |= 1 << square;
        square += stride;
    }
    squares
}

/// Returns the squares a khun steps to.
pub fn khun(square: Square) -> Bitboard {
    KHUN[square.index()]
}

/// Returns the squares a met (or bia ngai) steps to.
pub fn met(square: Square) -> Bitboard {
    MET[square.index()]
}

/// Returns the squares a ma jumps to.
pub fn ma(square: Square) -> Bitboard {
    MA[square.index()]
}

/// Returns the squares a khon of that side steps to.
pub fn khon(color: Color, square: Square) -> Bitboard {
    KHON[color.index()][square.index()]
}

/// Returns the squares a bia of that side captures on.
pub fn bia(color: Color, square: Square) -> Bitboard {
    BIA[color.index()][square.index()]
}

/// Returns the squares a ruea reaches over the occupied squares, the first of them included.
pub fn ruea(square: Square, occupied: Bitboard) -> Bitboard {
    let (file, rank) = (square.file(), square.rank());
    let inner = (occupied.0 >> (8 * rank) >> 1) as usize & 63;
    let along_rank = u64::from(RANK_LINES[file][inner]) << (8 * rank);

    let mask = 0x0101_0101_0101_0101_u64 << file;
    let own = 1 << square.index();
    let upward = (occupied.0 & mask).wrapping_sub(own << 1);
    let turned = (occupied.0 & mask).swap_bytes();
    let downward = turned.wrapping_sub(own.swap_bytes() << 1).swap_bytes();
    Bitboard(along_rank | (upward ^ downward) & mask)
}

/// Returns the squares that a man of that kind and side attacks.
pub fn attacks(role: Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Bia => bia(color, square),
        Role::Met => met(square),
        Role::Khon => khon(color, square),
        Role::Ma => ma(square),
        Role::Ruea => ruea(square, occupied),
        Role::Khun => khun(square),
    }
}

/// Returns the squares strictly between two squares of one file or rank, else none.
pub fn between(from: Square, to: Square) -> Bitboard {
    BETWEEN[from.index()][to.index()]
}

/// Returns the whole file or rank through two different squares, else none.
pub fn line(from: Square, to: Square) -> Bitboard {
    if from.file() == to.file() {
        Bitboard(0x0101_0101_0101_0101 << from.file())
    } else if from.rank() == to.rank() {
        Bitboard::rank(from.rank())
    } else {
        Bitboard::EMPTY
    }
}

/// Returns every square that a set of mets attacks.
pub(crate) fn all_met(mets: Bitboard) -> Bitboard {
    let beside = mets.sideways();
    beside.up() | beside.down()
}

/// Returns every square that a set of khon of one side attacks.
pub(crate) fn all_khon(color: Color, khon: Bitboard) -> Bitboard {
    all_met(khon) | forward(color, khon)
}

/// Returns every square that a set of bia of one side captures on.
pub(crate) fn all_bia(color: Color, bia: Bitboard) -> Bitboard {
    forward(color, bia.sideways())
}

/// Returns every square that a set of ma attacks.
pub(crate) fn all_ma(mas: Bitboard) -> Bitboard {
    let near = mas.sideways();
    let far = Bitboard(mas.0 << 2 & 0xfcfc_fcfc_fcfc_fcfc | mas.0 >> 2 & 0x3f3f_3f3f_3f3f_3f3f);
    near.up().up() | near.down().down() | far.up() | far.down()
}

/// Returns the squares one step ahead of a set, as that side sees it.
pub(crate) fn forward(color: Color, set: Bitboard) -> Bitboard {
    match color {
        Color::White => set.up(),
        Color::Black => set.down(),
    }
}
