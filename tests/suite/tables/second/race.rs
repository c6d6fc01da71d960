//! Who wins under a running count, and in how many moves: position and number followed together.

use std::collections::HashMap;

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

/// The longest way to mate: all numbers of the board's honour, then all of a bare khun's.
const LONGEST: u16 = 2 * BOARD + 1;

/// The rules of counting, with what has been found so far.
pub(super) struct Referee<'a> {
    pub(super) second: &'a mut Second,
    pub(super) preset: Preset,
    /// Whether White mates from a position with so many moves left within so many.
    within: HashMap<(u64, u16, u16), bool>,
}

impl<'a> Referee<'a> {
    pub(super) fn new(second: &'a mut Second, preset: Preset) -> Self {
        Self { second, preset, within: HashMap::new() }
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

    /// Returns the race after a move.
    pub(super) fn after(&self, race: &Race, mv: Move) -> Race {
        let position = race.position.after(mv);
        let men = Men::on(position.board());
        let made = u16::from(race.position.turn() == Color::White);
        let left = match race.left {
            Left::Pieces(left) => Left::Pieces(left - made),
            Left::Board(left) if men.is_pieces() => {
                let fresh = men.fresh(position.turn());
                let keeps = self.preset != Preset::Thai;
                Left::Pieces(if keeps { fresh.min(left - made) } else { fresh })
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
            Left::Board(left) => self.on_the_board(race, left),
        }
    }

    fn moves(&mut self, race: &Race, measure: Measure) -> Option<u16> {
        let values = self.second.values(Men::on(race.position.board()), measure);
        let value = values.of(&race.position);
        (value != NEVER).then_some(u16::from(value))
    }

    /// Looks for a longer way where the shortest mate of all is too long for the number said.
    fn on_the_board(&mut self, race: &Race, left: u16) -> Option<u16> {
        let shortest = self.moves(race, Measure::Pieces)?;
        if shortest <= left {
            return Some(shortest);
        }
        let at_last = self.moves(race, Measure::Board).filter(|&moves| moves <= left);
        at_last.and_then(|_| (shortest..=LONGEST).find(|&moves| self.is_within(race, moves)))
    }

    /// Returns whether White mates in so many moves at most, and in time.
    fn is_within(&mut self, race: &Race, moves: u16) -> bool {
        let Left::Board(left) = race.left else {
            return self.length(race).is_some_and(|length| length <= moves);
        };
        let is_close = |shortest: Option<u16>, most| shortest.is_some_and(|length| length <= most);
        if !is_close(self.moves(race, Measure::Pieces), moves)
            || !is_close(self.moves(race, Measure::Board), left)
        {
            return false;
        }
        if is_close(self.moves(race, Measure::Pieces), left) {
            return true;
        }
        let key = (race.position.key(), left, moves);
        if let Some(&known) = self.within.get(&key) {
            return known;
        }
        let nexts = race.position.legal_moves();
        let found = match race.position.turn() {
            Color::White => {
                nexts.iter().any(|&mv| self.is_within(&self.after(race, mv), moves - 1))
            }
            Color::Black if nexts.is_empty() => race.position.is_check(),
            Color::Black => {
                left > 0 && nexts.iter().all(|&mv| self.is_within(&self.after(race, mv), moves))
            }
        };
        self.within.insert(key, found);
        found
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
