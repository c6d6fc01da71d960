//! Positions of some men as numbers: the squares of all men, one after the other.

use konmak::rules::{Bitboard, Board, Color, Man, Position, Role, Square, attacks, bia_squares};

/// How many men of each kind, bia to ruea, White and Black have besides their khun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Men(pub(super) [[u8; 5]; 2]);

/// The most men on a board.
const MOST: usize = 5;

/// The squares of all men, in the order of [`Places::men`].
type Squares = [u8; MOST];

/// The places of some men, White's khun on the files a to d.
#[derive(Clone)]
pub(super) struct Places {
    /// The two khun first.
    men: Vec<(Color, Role)>,
}

impl Men {
    /// Reads `KRvKN`.
    pub(super) fn read(text: &str) -> Self {
        let mut men = Self::default();
        for (side, letters) in men.0.iter_mut().zip(text.split('v')) {
            for letter in letters.chars().filter(|&letter| letter != 'K') {
                side[Role::from_letter(letter).expect("a man").index()] += 1;
            }
        }
        men
    }

    pub(super) fn on(board: &Board) -> Self {
        Self(
            Color::ALL.map(|color| {
                [0, 1, 2, 3, 4].map(|role| board.of(color, Role::ALL[role]).len() as u8)
            }),
        )
    }

    pub(super) fn of(self, color: Color) -> [u8; 5] {
        self.0[color.index()]
    }

    pub(super) fn is_bare(self, color: Color) -> bool {
        self.of(color) == [0; 5]
    }

    pub(super) fn has_bia(self) -> bool {
        self.0.iter().any(|side| side[Role::Bia.index()] > 0)
    }

    /// Returns the number of men, both khun counted.
    pub(super) fn len(self) -> u16 {
        2 + self.0.iter().flatten().copied().map(u16::from).sum::<u16>()
    }

    /// Returns what a capture, a turning bia or both at once leave.
    pub(super) fn after_leaving(self) -> Vec<Self> {
        let mut left = Vec::new();
        for color in Color::ALL {
            let taken = (0..5).filter(|&role| self.of(!color)[role] > 0).map(|role| {
                let mut men = self;
                men.0[(!color).index()][role] -= 1;
                men
            });
            let quiet: Vec<_> = taken.chain([self]).collect();
            let turned = quiet.iter().filter(|men| men.of(color)[0] > 0).map(|&(mut men)| {
                men.0[color.index()][Role::Bia.index()] -= 1;
                men.0[color.index()][Role::Met.index()] += 1;
                men
            });
            left.extend(turned.chain(quiet.iter().copied().filter(|&men| men != self)));
        }
        left
    }
}

impl Places {
    pub(super) fn new(men: Men) -> Self {
        let khun = Color::ALL.map(|color| (color, Role::Khun));
        let others = Color::ALL.into_iter().flat_map(|color| {
            Role::ALL[..5]
                .iter()
                .flat_map(move |&role| (0..men.of(color)[role.index()]).map(move |_| (color, role)))
        });
        Self { men: khun.into_iter().chain(others).collect() }
    }

    /// Returns how many numbers there are.
    pub(super) fn size(&self) -> usize {
        self.men[1..].iter().map(|man| choices(*man)).product::<usize>() * 32
    }

    /// Returns the number of the men's places.
    pub(super) fn number(&self, board: &Board) -> usize {
        let mut squares = [0; MOST];
        let mut at = 0;
        while let Some(&(color, role)) = self.men.get(at) {
            for square in board.of(color, role) {
                squares[at] = square.index() as u8;
                at += 1;
            }
        }
        self.number_of(squares)
    }

    /// Returns the position of a number; nothing if it may not be played from, or if it has another
    /// number too.
    pub(super) fn position(&self, number: usize, turn: Color) -> Option<Position> {
        let squares = self.squares(number);
        let mut board = Board::default();
        let mut last = None;
        for (&(color, role), &square) in self.men.iter().zip(&squares) {
            let place = Square::new(square)?;
            if board.occupied().contains(place)
                || last.is_some_and(|last| last > (color.index(), role, square))
            {
                return None;
            }
            last = (role != Role::Khun).then_some((color.index(), role, square));
            board.put(place, Man { color, role, turned: false });
        }
        Position::new(board, turn).ok()
    }

    /// Calls with the number of every placement from which a quiet move of that side leads to this
    /// one, whether it may be played from or not.
    pub(super) fn each_before(&self, number: usize, mover: Color, mut each: impl FnMut(usize)) {
        let squares = self.squares(number);
        let placed = squares.iter().take(self.men.len());
        let occupied = Bitboard(placed.fold(0, |all, square| all | 1 << square));
        for (at, &(color, role)) in self.men.iter().enumerate() {
            if color != mover {
                continue;
            }
            let square = Square::new(squares[at]).expect("a square's number");
            for origin in origins(color, role, square, occupied) {
                if !occupied.contains(origin) {
                    let mut before = squares;
                    before[at] = origin.index() as u8;
                    each(self.number_of(before));
                }
            }
        }
    }

    fn number_of(&self, mut squares: Squares) -> usize {
        let mirror = if squares[0] & 4 == 0 { 0 } else { 7 };
        squares = squares.map(|square| square ^ mirror);
        for at in 3..self.men.len() {
            let mut place = at;
            while place > 2
                && self.men[place] == self.men[place - 1]
                && squares[place] < squares[place - 1]
            {
                squares.swap(place, place - 1);
                place -= 1;
            }
        }
        let khun = squares[0] >> 3 << 2 | squares[0] & 3;
        self.men.iter().zip(squares).skip(1).fold(usize::from(khun), |number, (&man, square)| {
            number * choices(man) + usize::from(square - first(man))
        })
    }

    fn squares(&self, mut number: usize) -> Squares {
        let mut squares = [0; MOST];
        for (at, &man) in self.men.iter().enumerate().skip(1).rev() {
            squares[at] = (number % choices(man)) as u8 + first(man);
            number /= choices(man);
        }
        squares[0] = (number >> 2 << 3 | number & 3) as u8;
        squares
    }
}

/// Returns how many squares a man may stand on.
fn choices((color, role): (Color, Role)) -> usize {
    if role == Role::Bia { bia_squares(color).len() } else { 64 }
}

/// Returns the first square that a man may stand on.
fn first((color, role): (Color, Role)) -> u8 {
    match (role, color) {
        (Role::Bia, Color::White) => 16,
        (Role::Bia, Color::Black) => 24,
        _ => 0,
    }
}

/// Returns from where a man may have come without a capture.
fn origins(color: Color, role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Khun => attacks::khun(square),
        Role::Met => attacks::met(square),
        Role::Khon => attacks::khon(!color, square),
        Role::Ma => attacks::ma(square),
        Role::Ruea => attacks::ruea(square, occupied),
        Role::Bia => {
            let back = match color {
                Color::White => Bitboard(1 << square.index() >> 8),
                Color::Black => Bitboard(1 << square.index() << 8),
            };
            back & bia_squares(color)
        }
    }
}
