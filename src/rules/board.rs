//! Who stands where.

use super::{Bitboard, Color, Man, Role, Square};

/// The men on the 64 squares, without whose turn it is.
///
/// A square holds at most one man. Any arrangement is allowed here; what may be played from is
/// decided by [`Position::new`](super::Position::new).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    colors: [Bitboard; 2],
    roles: [Bitboard; 6],
    turned: Bitboard,
}

impl Board {
    /// Returns the squares where men of that side and kind stand.
    pub fn of(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color.index()] & self.roles[role.index()]
    }

    /// Returns the squares of one side's men.
    pub fn color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// Returns the squares of one kind of men, both sides'.
    pub fn role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// Returns the squares of bia turned over, both sides'.
    pub fn turned(&self) -> Bitboard {
        self.turned
    }

    /// Returns the squares on which a man stands.
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// Returns the man on a square.
    pub fn man_at(&self, square: Square) -> Option<Man> {
        let role = self.role_at(square)?;
        let color = if self.colors[0].contains(square) { Color::White } else { Color::Black };
        Some(Man { color, role, turned: self.turned.contains(square) })
    }

    /// Returns the kind of man on a square.
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL.into_iter().find(|role| self.roles[role.index()].contains(square))
    }

    /// Returns every man with its square, a1 first.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> + '_ {
        self.occupied().filter_map(|square| Some((square, self.man_at(square)?)))
    }

    /// Puts a man on a square, in place of the one that stood there.
    pub fn put(&mut self, square: Square, man: Man) {
        self.remove(square);
        let place = Bitboard::of(square);
        self.colors[man.color.index()] |= place;
        self.roles[man.role.index()] |= place;
        if man.turned {
            self.turned |= place;
        }
    }

    /// Empties a square.
    pub fn remove(&mut self, square: Square) {
        let others = !Bitboard::of(square);
        self.colors.iter_mut().chain(&mut self.roles).for_each(|set| *set &= others);
        self.turned &= others;
    }

    /// Turns the men on `places` over between being there and not being there.
    pub(super) fn toggle(&mut self, color: Color, role: Role, places: Bitboard) {
        self.colors[color.index()] ^= places;
        self.roles[role.index()] ^= places;
    }

    /// Sets which squares hold bia turned over.
    pub(super) fn set_turned(&mut self, turned: Bitboard) {
        self.turned = turned;
    }

    /// Returns the same men with no mark of which mets were bia: the identity that repetition,
    /// counting and tables go by.
    #[must_use]
    pub fn without_marks(mut self) -> Self {
        self.turned = Bitboard::EMPTY;
        self
    }

    /// Returns the board in a mirror, file a for file h.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        self.rearranged(|square, man| (square.mirrored(), man))
    }

    /// Returns the board with the sides exchanged and the ranks turned over.
    #[must_use]
    pub fn with_sides_exchanged(&self) -> Self {
        self.rearranged(|square, man| (square.flipped(), Man { color: !man.color, ..man }))
    }

    fn rearranged(&self, place: impl Fn(Square, Man) -> (Square, Man)) -> Self {
        let mut board = Self::default();
        for (square, man) in self.men() {
            let (square, man) = place(square, man);
            board.put(square, man);
        }
        board
    }
}
