//! Who wins under a running count, and in how many moves: position and number followed together.

use konmak::counting::Preset;
use konmak::rules::{Color, CountFields, Move, Position};
use konmak::tables::Measure;

use super::places::Men;
use super::spread::NEVER;
use super::worth::{BOARD, Second};

/// What the count leaves White, who attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Left {
    /// Nothing is ever counted.
    Uncounted,
    /// No count runs, and none may be asked for.
    Free,
    /// Black has asked for the board's honour: so many moves of White's.
    Board(u16),
    /// Black's bare khun counts: so many moves of White's.
    Pieces(u16),
    /// The number after the limit has been said.
    Over,
}

/// A position with what the count leaves to the side that attacks, which is turned into White.
#[derive(Clone, Copy, Debug)]
pub(super) struct Race {
    pub(super) position: Position,
    pub(super) left: Left,
}

/// The rules of counting.
pub(super) struct Referee<'a> {
    pub(super) second: &'a mut Second,
    pub(super) preset: Preset,
}

impl<'a> Referee<'a> {
    pub(super) fn new(second: &'a mut Second, preset: Preset) -> Self {
        Self { second, preset }
    }

    /// Returns the race of one side from a FEN's position and count.
    pub(super) fn race(
        &self,
        position: &Position,
        fields: Option<CountFields>,
        attacker: Color,
    ) -> Race {
        let position = match attacker {
            Color::White => *position,
            Color::Black => position.with_sides_exchanged(),
        };
        let left = match fields {
            _ if self.preset == Preset::None => Left::Uncounted,
            None => self.fresh(&position),
            Some(fields) => running(&position, fields),
        };
        Race { position, left }
    }

    /// Returns what is left where a count may just begin.
    fn fresh(&self, position: &Position) -> Left {
        let men = Men::on(position.board());
        let own_move = u16::from(position.turn() == Color::White);
        if men.is_pieces() {
            Left::Pieces(men.fresh(position.turn()))
        } else if men.may_ask(Color::Black) {
            Left::Board(BOARD - u16::from(self.preset == Preset::Old) + own_move)
        } else {
            Left::Free
        }
    }

    /// Returns whether a bared side may keep the board's count.
    fn keeps(&self) -> bool {
        self.preset != Preset::Thai
    }

    /// Returns the race after a move.
    pub(super) fn after(&self, race: &Race, mv: Move) -> Race {
        let position = race.position.after(mv);
        let men = Men::on(position.board());
        let made = u16::from(race.position.turn() == Color::White);
        let left = match race.left {
            Left::Pieces(left) => Left::Pieces(left - made),
            Left::Board(left) if men.is_pieces() => {
                let fresh = men.fresh(position.turn());
                Left::Pieces(if self.keeps() { fresh.min(left - made) } else { fresh })
            }
            Left::Board(left) if men.may_ask(Color::Black) => Left::Board(left - made),
            Left::Free | Left::Board(_) => self.fresh(&position),
            Left::Uncounted | Left::Over => race.left,
        };
        Race { position, left }
    }

    /// Returns White's moves to mate, the shortest that the count allows; nothing if it has none.
    pub(super) fn length(&mut self, race: &Race) -> Option<u16> {
        let men = Men::on(race.position.board());
        if men.is_bare(Color::White) {
            return None;
        }
        match race.left {
            Left::Uncounted => self.moves(race, Measure::Mate),
            Left::Pieces(left) => self.moves(race, Measure::Mate).filter(|&moves| moves <= left),
            Left::Over => self.moves(race, Measure::Mate).filter(|&moves| moves == 0),
            Left::Free => {
                let moves = self.moves(race, Measure::Pieces);
                assert!(moves.is_none_or(|moves| moves <= BOARD), "no count of the board's binds");
                moves
            }
            Left::Board(left) => self.second.raced(men, self.keeps()).length(&race.position, left),
        }
    }

    fn moves(&mut self, race: &Race, measure: Measure) -> Option<u16> {
        let values = self.second.values(Men::on(race.position.board()), measure);
        let value = values.of(&race.position);
        (value != NEVER).then_some(u16::from(value))
    }
}

/// Reads the two numbers of a FEN (`rules.md`, section 6): with White to move Black has just said
/// k, so the second is 2k − 1; with Black to move it is about to say k, and it is 2k − 2.
fn running(position: &Position, fields: CountFields) -> Left {
    let men = Men::on(position.board());
    let limit = fields.limit / 2;
    let (said, own_move) = match position.turn() {
        Color::White => (fields.ply.div_ceil(2), 1),
        Color::Black => (fields.ply / 2, 0),
    };
    let left = |begun: u16| (limit + own_move).saturating_sub(said).max(own_move.min(begun));
    if men.is_pieces() {
        let nothing_said = said <= men.len();
        if said > limit && !nothing_said {
            Left::Over
        } else {
            Left::Pieces(left(u16::from(nothing_said)))
        }
    } else if men.may_ask(Color::Black) {
        if said > limit { Left::Over } else { Left::Board(left(0)) }
    } else {
        Left::Free
    }
}
