//! A legal position: a board and the side to move.

use super::legality::{SetupFault, attackers, setup_faults, turning_rank};
use super::{Bitboard, Board, Color, Move, Role, Square, hash};

/// A board that may be played from, with the side to move.
///
/// Every value obeys section 1 of rules.md: one khun a side, not beside each other, bia on their
/// ranks, at most 16 men a side, the side not to move not in check. The count is not part of it.
///
/// ```
/// use konmak::rules::Position;
///
/// let position = Position::start();
/// assert_eq!(position.legal_moves().len(), 23);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position {
    board: Board,
    turn: Color,
    key: u64,
}

/// How the laws of movement alone end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terminal {
    /// รุกจน: the side to move is in check and has no move.
    Mate,
    /// อับ: the side to move is not in check and has no move. A draw.
    Stalemate,
}

impl Position {
    /// Returns the position with that board and side to move.
    ///
    /// # Errors
    /// Every fault of the set-up, see [`SetupFault`].
    pub fn new(board: Board, turn: Color) -> Result<Self, Vec<SetupFault>> {
        let faults = setup_faults(&board, turn);
        if faults.is_empty() { Ok(Self::unchecked(board, turn)) } else { Err(faults) }
    }

    fn unchecked(board: Board, turn: Color) -> Self {
        Self { board, turn, key: hash::board_key(&board, turn) }
    }

    /// Returns the position from which a game starts, White to move.
    pub fn start() -> Self {
        let board = super::fen::read_placement("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR")
            .expect("the start position is a well-formed placement");
        Self::unchecked(board, Color::White)
    }

    /// Returns the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Returns the 64-bit Zobrist key. Positions that differ only in which mets are bia turned over
    /// have the same key.
    pub fn key(&self) -> u64 {
        self.key
    }

    /// Returns the square of a side's khun.
    pub fn khun(&self, color: Color) -> Square {
        self.board.of(color, Role::Khun).first().expect("a legal position has one khun a side")
    }

    /// Returns the men that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        attackers(&self.board, !self.turn, self.khun(self.turn), self.board.occupied())
    }

    /// Returns whether the side to move is in check.
    pub fn is_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Returns whether both positions have the same men on the same squares and the same side to
    /// move, a bia ngai counting as a met.
    pub fn is_same(&self, other: &Self) -> bool {
        self.turn == other.turn && self.board.without_marks() == other.board.without_marks()
    }

    /// Returns mate or stalemate, or nothing while the side to move has a move.
    pub fn terminal(&self) -> Option<Terminal> {
        if self.has_move() {
            None
        } else if self.is_check() {
            Some(Terminal::Mate)
        } else {
            Some(Terminal::Stalemate)
        }
    }

    /// Returns the position after a move, or nothing if it is not legal here.
    #[must_use]
    pub fn play(&self, mv: Move) -> Option<Self> {
        self.is_legal(mv).then(|| self.after(mv))
    }

    /// Returns the position after a legal move.
    ///
    /// The move is trusted: one that is not legal here gives a position that is not legal either.
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut next = *self;
        let (us, from, to) = (self.turn, Bitboard::of(mv.from), Bitboard::of(mv.to));
        let role = self.board.role_at(mv.from).expect("a legal move starts from a man");
        if self.board.color(!us).contains(mv.to) {
            let taken = self.board.role_at(mv.to).expect("an occupied square holds a man");
            next.toggle(!us, taken, to);
        }
        next.toggle(us, role, from);
        next.toggle(us, if mv.turns { Role::Met } else { role }, to);
        let turned = self.board.turned();
        let stays = turned.without(from | to);
        let arrives = if mv.turns || turned.contains(mv.from) { to } else { Bitboard::EMPTY };
        next.board.set_turned(stays | arrives);
        next.turn = !us;
        next.key ^= hash::BLACK_TO_MOVE;
        next
    }

    fn toggle(&mut self, color: Color, role: Role, place: Bitboard) {
        self.board.toggle(color, role, place);
        self.key ^= hash::set_key(color, role, place);
    }

    /// Returns the move from one square to another with its turning worked out, legal or not.
    pub fn move_between(&self, from: Square, to: Square) -> Move {
        let bia = self.board.of(self.turn, Role::Bia);
        Move { from, to, turns: bia.contains(from) && turning_rank(self.turn).contains(to) }
    }

    /// Returns the same men with the other side to move, if that is a legal position.
    #[must_use]
    pub fn with_other_turn(&self) -> Option<Self> {
        Self::new(self.board, !self.turn).ok()
    }

    /// Returns the position in a mirror, file a for file h.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self::unchecked(self.board.mirrored(), self.turn)
    }

    /// Returns the position with the sides exchanged and the ranks turned over.
    #[must_use]
    pub fn with_sides_exchanged(&self) -> Self {
        Self::unchecked(self.board.with_sides_exchanged(), !self.turn)
    }
}
