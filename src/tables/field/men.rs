//! The men of a position without the two khun, and what one move can make of them.

use crate::rules::{Bitboard, Board, Color, Role, Square, attacks, turning_rank};

/// The kinds of men that move to and fro, with the squares that such a man never leaves.
pub(super) const KINDS: [(Role, Bitboard); 5] = [
    (Role::Ruea, Bitboard::FULL),
    (Role::Ma, Bitboard::FULL),
    (Role::Khon, Bitboard::FULL),
    (Role::Met, Bitboard::DARK),
    (Role::Met, Bitboard(!Bitboard::DARK.0)),
];

/// Where the bia stand among the kinds of [`Men`].
const BIA: usize = KINDS.len();

/// The men of both sides but the khun, kind by kind, the bia last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Men([[Bitboard; KINDS.len() + 1]; 2]);

/// What no move to and fro changes: which men there are, and where the bia stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    men: [[u8; KINDS.len()]; 2],
    bia: [Bitboard; 2],
}

impl Men {
    /// Returns the men on a board.
    pub(super) fn on(board: &Board) -> Self {
        Self(Color::ALL.map(|color| {
            std::array::from_fn(|kind| match KINDS.get(kind) {
                Some(&(role, open)) => board.of(color, role) & open,
                None => board.of(color, Role::Bia),
            })
        }))
    }

    /// Returns bia alone.
    pub(super) fn of_bia(key: &Key) -> Self {
        let mut men = Self::default();
        for color in Color::ALL {
            men.0[color.index()][BIA] = key.bia[color.index()];
        }
        men
    }

    pub(super) fn key(&self) -> Key {
        Key {
            men: self.0.map(|side| std::array::from_fn(|kind| side[kind].len() as u8)),
            bia: self.0.map(|side| side[BIA]),
        }
    }

    /// Returns the men of one kind.
    pub(super) fn of(&self, color: Color, kind: usize) -> Bitboard {
        self.0[color.index()][kind]
    }

    pub(super) fn bia(&self, color: Color) -> Bitboard {
        self.of(color, BIA)
    }

    /// Puts the men of one kind where they stand.
    pub(super) fn put(&mut self, color: Color, kind: usize, squares: Bitboard) {
        self.0[color.index()][kind] = squares;
    }

    pub(super) fn side(&self, color: Color) -> Bitboard {
        self.0[color.index()].into_iter().fold(Bitboard::EMPTY, |all, men| all | men)
    }

    pub(super) fn occupied(&self) -> Bitboard {
        self.side(Color::White) | self.side(Color::Black)
    }

    /// Returns one side's men with their roles.
    pub(super) fn roles(&self, color: Color) -> impl Iterator<Item = (Role, Bitboard)> {
        let side = self.0[color.index()];
        let movers = KINDS.iter().zip(side).map(|(&(role, _), squares)| (role, squares));
        movers.chain(std::iter::once((Role::Bia, side[BIA])))
    }

    /// Returns the men without a man of that side, if one stands there.
    pub(super) fn without(mut self, color: Color, square: Square) -> Self {
        for men in &mut self.0[color.index()] {
            *men = men.without(Bitboard::of(square));
        }
        self
    }

    /// Returns the men after one of a kind has moved, and taken what stood on its target.
    pub(super) fn moved(self, color: Color, kind: usize, [from, to]: [Square; 2]) -> Self {
        let mut after = self.without(!color, to);
        let men = &mut after.0[color.index()][kind];
        *men = men.without(Bitboard::of(from)) | Bitboard::of(to);
        after
    }

    /// Returns the men after a bia has moved, turned over if it has come far enough, and taken what
    /// stood on its target.
    pub(super) fn advanced(self, color: Color, [from, to]: [Square; 2]) -> Self {
        let mut after = self.without(color, from).without(!color, to);
        let kind = if turning_rank(color).contains(to) { met_kind(to) } else { BIA };
        after.0[color.index()][kind] |= Bitboard::of(to);
        after
    }
}

/// Returns the kind of a met on a square.
fn met_kind(square: Square) -> usize {
    let is_there = |(role, open): &(Role, Bitboard)| *role == Role::Met && open.contains(square);
    KINDS.iter().position(is_there).expect("a met stands on one colour or the other")
}

impl Key {
    /// Returns how many men of a kind there are.
    pub(super) fn of(&self, color: Color, kind: usize) -> usize {
        self.men[color.index()][kind].into()
    }

    pub(super) fn bia(&self) -> Bitboard {
        self.bia[0] | self.bia[1]
    }

    /// Returns whether a side has nothing but its khun.
    pub(super) fn is_bare(&self, color: Color) -> bool {
        self.count_of(color) == 0
    }

    /// Returns the number of men, both khun counted.
    pub(super) fn men(&self) -> usize {
        2 + Color::ALL.into_iter().map(|color| self.count_of(color)).sum::<usize>()
    }

    fn count_of(&self, color: Color) -> usize {
        let movers: u8 = self.men[color.index()].iter().sum();
        usize::from(movers) + self.bia[color.index()].len()
    }

    /// Returns a number that every move which cannot be taken back makes smaller.
    pub(super) fn rank(&self) -> (usize, usize, usize) {
        let steps = |color: Color| {
            let to_go = |bia: Square| match color {
                Color::White => 7 - bia.rank(),
                Color::Black => bia.rank(),
            };
            self.bia[color.index()].map(to_go).sum::<usize>()
        };
        (self.men(), self.bia().len(), steps(Color::White) + steps(Color::Black))
    }

    /// Returns every key that one capture or one bia's move may lead to, whether or not the men
    /// ever stand so that it can be made.
    pub(super) fn next(&self) -> Vec<Self> {
        Color::ALL
            .into_iter()
            .flat_map(|color| self.taken(color).chain(self.advanced(color)))
            .collect()
    }

    /// Returns the keys after the capture of a man of that side.
    fn taken(&self, color: Color) -> impl Iterator<Item = Self> {
        let kinds = (0..KINDS.len()).filter(move |&kind| self.of(color, kind) > 0);
        let movers = kinds.map(move |kind| self.less(color, kind));
        movers.chain(self.bia[color.index()].map(move |square| self.without_bia(color, square)))
    }

    fn less(mut self, color: Color, kind: usize) -> Self {
        self.men[color.index()][kind] -= 1;
        self
    }

    fn without_bia(mut self, color: Color, square: Square) -> Self {
        let bia = &mut self.bia[color.index()];
        *bia = bia.without(Bitboard::of(square));
        self
    }

    /// Returns the keys after a move or a capture of a bia of that side.
    fn advanced(&self, color: Color) -> impl Iterator<Item = Self> {
        self.bia[color.index()].flat_map(move |from| {
            let gone = self.without_bia(color, from);
            let ahead = attacks::forward(color, Bitboard::of(from)).without(self.bia());
            let steps = ahead.map(move |to| gone.with_bia(color, to));
            let strikes = attacks::bia(color, from).flat_map(move |to| {
                gone.emptied(!color, to).into_iter().map(move |after| after.with_bia(color, to))
            });
            steps.chain(strikes)
        })
    }

    /// Returns the keys once a man of that side has been taken on a square.
    fn emptied(self, color: Color, square: Square) -> Vec<Self> {
        if self.bia[color.index()].contains(square) {
            return vec![self.without_bia(color, square)];
        }
        let stands = |&kind: &usize| self.of(color, kind) > 0 && KINDS[kind].1.contains(square);
        (0..KINDS.len()).filter(stands).map(|kind| self.less(color, kind)).collect()
    }

    /// Returns the key with a bia on a square, turned over if that is far enough.
    fn with_bia(mut self, color: Color, to: Square) -> Self {
        if turning_rank(color).contains(to) {
            self.men[color.index()][met_kind(to)] += 1;
        } else {
            self.bia[color.index()] |= Bitboard::of(to);
        }
        self
    }
}
