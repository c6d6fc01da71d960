//! A running count, and its two numbers in a FEN.

use thiserror::Error;

use crate::rules::{Color, CountFields, Moves, Position};

use super::Preset;
use super::honour::{BOARD_LIMIT, bare_side, has_bia, pieces_limit, side_behind};

/// The two ways of counting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Honour {
    /// ศักดิ์กระดาน: 64, asked for by the side behind.
    Board,
    /// ศักดิ์หมาก: by the chaser's men, against a bare khun.
    Pieces,
}

impl Honour {
    /// Returns `board` or `pieces`, as JSON has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Pieces => "pieces",
        }
    }
}

/// A count that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// Which count it is.
    pub honour: Honour,
    /// The side that counts (ฝ่ายหนี); only its moves are counted.
    pub side: Color,
    /// The number at which it ends: the mate must come before the next number is said.
    pub limit: u16,
    /// The last number said, or the number before the first.
    reached: u16,
    /// The number before the first that this count says.
    before_first: u16,
}

/// Why a FEN's count cannot run in its position under the rules chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CountFault {
    /// An unturned bia stands.
    #[error("no count runs while an unturned bia stands: expected `- 0` for LIMIT and PLY")]
    BiaStands,
    /// The values are equal.
    #[error("neither side is behind, so none may count: expected `- 0` for LIMIT and PLY")]
    NobodyBehind,
    /// The number's parity makes it the other side's count.
    #[error(
        "PLY {ply} makes it {owner}'s count, but only {expected} may count here: expected {} PLY",
        if *.ply % 2 == 0 { "an odd" } else { "an even" }
    )]
    WrongOwner {
        /// The number in the FEN.
        ply: u16,
        /// Whose count it would be.
        owner: Color,
        /// The side that may count.
        expected: Color,
    },
}

impl Count {
    /// Returns ศักดิ์หมาก just started in a position with a bare khun: nothing said, the first
    /// number is one more than the men on the board.
    pub(crate) fn pieces(position: &Position, side: Color, preset: Preset) -> Option<Self> {
        let board = position.board();
        let limit = pieces_limit(board, !side, preset)?;
        let men = men_on(position);
        let before_first = unsaid(men, limit, preset);
        Some(Self { honour: Honour::Pieces, side, limit, reached: men, before_first })
    }

    /// Returns ศักดิ์กระดาน just asked for by a side: nothing said.
    pub(crate) fn board(side: Color, preset: Preset) -> Self {
        let before_first = preset.before_first_board_number();
        let honour = Honour::Board;
        Self { honour, side, limit: BOARD_LIMIT, reached: before_first, before_first }
    }

    /// Returns the count that a FEN's fields state.
    ///
    /// # Errors
    /// Why no such count can run here; never under the preset `fairy`, which takes a FEN as it is.
    pub(super) fn from_fields(
        position: &Position,
        fields: CountFields,
        preset: Preset,
    ) -> Result<Self, CountFault> {
        let turn = position.turn();
        let side = if fields.ply.is_multiple_of(2) { turn } else { !turn };
        if preset != Preset::Fairy {
            check_owner(position, side, fields.ply)?;
        }
        let limit = fields.limit / 2;
        let honour = honour_of(position, limit, preset);
        let start = match honour {
            Honour::Pieces => men_on(position),
            Honour::Board => preset.before_first_board_number(),
        };
        let reached = fields.ply.div_ceil(2);
        let before_first = unsaid(start.min(reached), limit, preset);
        Ok(Self { honour, side, limit, reached, before_first })
    }

    /// Returns the FEN's numbers for this count with that side to move; nothing before the first
    /// number of a board's count with the chaser to move, for which FEN has no form.
    pub fn fields(&self, turn: Color) -> Option<CountFields> {
        let twice = self.reached * 2;
        let ply = if turn == self.side { Some(twice) } else { twice.checked_sub(1) };
        ply.map(|ply| CountFields { limit: self.limit * 2, ply })
    }

    /// Returns the last number said, 0 if none has been said yet.
    pub fn said(&self) -> u16 {
        if self.reached == self.before_first { 0 } else { self.reached }
    }

    /// Returns the number that the counting side says with its next move.
    pub fn next_number(&self) -> u16 {
        self.reached + 1
    }

    /// Returns whether the number after the limit has been said: the game is drawn.
    pub fn is_exceeded(&self) -> bool {
        self.said() > self.limit
    }

    /// Returns how many moves the chaser has left, the one now to be made included if it is to
    /// move (rules.md, section 4: L − c + 1, or L − c with the fleer to move).
    ///
    /// A chaser that is to move has one at least: even where the first number is past the limit, the
    /// draw comes only when the fleer has said it.
    pub fn moves_left(&self, turn: Color) -> Moves {
        let chaser_moves = turn != self.side;
        let left = (self.limit + u16::from(chaser_moves)).saturating_sub(self.reached);
        Moves(if chaser_moves && !self.is_exceeded() { left.max(1) } else { left })
    }

    /// Returns the count after a move of that side: its number goes up if it is the counting side.
    #[must_use]
    pub(super) fn after_move_of(self, mover: Color) -> Self {
        Self { reached: self.reached + u16::from(mover == self.side), ..self }
    }
}

fn men_on(position: &Position) -> u16 {
    position.board().occupied().len() as u16
}

/// Returns the number before the first, of which nothing has been said. The preset `fairy` takes a
/// number past the limit as said, so that such a count is exceeded from its start.
fn unsaid(number: u16, limit: u16, preset: Preset) -> u16 {
    if preset == Preset::Fairy { number.min(limit) } else { number }
}

fn check_owner(position: &Position, owner: Color, ply: u16) -> Result<(), CountFault> {
    let board = position.board();
    if has_bia(board) {
        return Err(CountFault::BiaStands);
    }
    let bare_khun_alone =
        !board.color(Color::White).has_several() && !board.color(Color::Black).has_several();
    if bare_khun_alone {
        return Ok(());
    }
    let expected = bare_side(board).or_else(|| side_behind(board));
    match expected {
        None => Err(CountFault::NobodyBehind),
        Some(expected) if expected != owner => Err(CountFault::WrongOwner { ply, owner, expected }),
        Some(_) => Ok(()),
    }
}

/// Tells which count a FEN means: against a bare khun it is ศักดิ์หมาก, unless it can only be the
/// board's count that the bared side has kept.
fn honour_of(position: &Position, limit: u16, preset: Preset) -> Honour {
    let board = position.board();
    let Some(bare) = bare_side(board) else { return Honour::Board };
    let own_limit = pieces_limit(board, !bare, preset);
    if preset.may_keep_board_count() && limit == BOARD_LIMIT && own_limit != Some(BOARD_LIMIT) {
        Honour::Board
    } else {
        Honour::Pieces
    }
}
