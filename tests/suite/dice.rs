//! Chance, and random questions, that are the same in every run.

use konmak::counting::Preset;
use konmak::rules::{
    Bitboard, Board, Color, CountFields, Man, Position, Role, Square, bia_squares,
};
use konmak::solve::Question;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The limits of both honours.
const LIMITS: [u16; 6] = [8, 16, 22, 32, 44, 64];

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
        let open = if role == Role::Bia { bia_squares(color) } else { !Bitboard::EMPTY };
        self.man_within(board, color, role, open);
    }

    fn man_within(&mut self, board: &mut Board, color: Color, role: Role, open: Bitboard) {
        let squares: Vec<Square> = (open & !board.occupied()).collect();
        let square = squares[self.below(squares.len())];
        board.put(square, Man { color, role, turned: false });
    }

    /// Puts Black's khun at the edge and White's near it, so that mates are common.
    fn khun_near(&mut self, board: &mut Board) {
        let edge = !Bitboard::EMPTY & !Bitboard(0x007e_7e7e_7e7e_7e00);
        self.man_within(board, Color::Black, Role::Khun, edge);
        let black = board.of(Color::Black, Role::Khun);
        let far = |square: &Square| {
            let apart = |from: usize, to: usize| from.abs_diff(to);
            black.into_iter().all(|other| {
                let (from, to) = (square.index(), other.index());
                apart(from / 8, to / 8).max(apart(from % 8, to % 8)) == 2
            })
        };
        let near = (!Bitboard::EMPTY)
            .filter(far)
            .fold(Bitboard::EMPTY, |all, square| all | Bitboard::of(square));
        self.man_within(board, Color::White, Role::Khun, near);
    }

    /// Returns a legal position of so many men, both khun included, any men anywhere.
    pub(crate) fn position(&mut self, men: usize) -> Position {
        loop {
            let mut board = Board::default();
            for color in Color::ALL {
                self.man(&mut board, color, Role::Khun);
            }
            for (color, role) in self.men(men) {
                self.man(&mut board, color, role);
            }
            if let Ok(position) = Position::new(board, Color::ALL[self.below(2)]) {
                return position;
            }
        }
    }

    /// Returns such a position in which mates are common.
    pub(crate) fn narrow_position(&mut self, men: usize) -> Position {
        self.narrow_position_of(|dice| dice.men(men))
    }

    /// Returns a position in which mates are common of both khun and the men that are chosen.
    pub(crate) fn narrow_position_of(
        &mut self,
        mut choose: impl FnMut(&mut Self) -> Vec<(Color, Role)>,
    ) -> Position {
        loop {
            let mut board = Board::default();
            self.khun_near(&mut board);
            for (color, role) in choose(self) {
                self.man(&mut board, color, role);
            }
            if let Ok(position) = Position::new(board, Color::ALL[self.below(2)]) {
                let is_turned = self.below(2) == 0;
                return if is_turned { position.with_sides_exchanged() } else { position };
            }
        }
    }

    /// Returns so many men, two khun already among them.
    fn men(&mut self, men: usize) -> Vec<(Color, Role)> {
        let one = |_| {
            let color = Color::ALL[usize::from(self.below(3) == 0)];
            (color, Role::ALL[..5][self.below(5)])
        };
        (2..men).map(one).collect()
    }

    /// Returns a count of any limit and number; the last numbers come up often.
    fn count(&mut self) -> CountFields {
        let limit = LIMITS[self.below(LIMITS.len())];
        let ply = match self.below(3) {
            0 => self.below(usize::from(2 * limit + 1)) as u16,
            1 => 2 * limit - self.below(4) as u16,
            _ => (2 * limit).saturating_sub(self.below(40) as u16),
        };
        CountFields { limit: 2 * limit, ply }
    }

    /// Returns a question about such a position, mostly with a running count that the rules allow.
    pub(crate) fn question(
        &mut self,
        preset: Preset,
        mut position: impl FnMut(&mut Self) -> Position,
    ) -> Question {
        loop {
            let position = position(self);
            let fields = (self.below(8) > 0).then(|| self.count());
            if let Ok(question) = Question::with_fields(position, fields, preset) {
                return question;
            }
        }
    }
}
