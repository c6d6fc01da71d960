//! The state machine of counting: which count runs after a set-up and after each move.

use thiserror::Error;

use crate::rules::{Color, CountFields, Position};

use super::count::{Count, CountFault, Honour};
use super::honour::{has_bia, may_ask, pieces_side, side_behind};
use super::{Preset, fairy};

/// Who decides when board's honour is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asking {
    /// The side behind asks at the first moment it may, as analysis assumes.
    AtOnce,
    /// Nobody asks but by [`Counter::ask`].
    OnRequest,
}

/// The counting of one game: the rules, and the count that runs.
///
/// A value, not an object: each step gives a new one.
///
/// ```
/// use konmak::counting::{Asking, Counter, Preset};
/// use konmak::rules::Fen;
///
/// let fen = Fen::read("8/3k4/8/2K1S1P1/8/8/8/8 w - - 0 1").expect("a well-formed FEN");
/// let counter = Counter::set_up(&fen.position, Preset::Thai, Asking::AtOnce);
/// assert!(counter.count().is_none(), "an unturned bia stands");
///
/// let turning = fen.position.move_between("g5".parse()?, "g6".parse()?);
/// let counter = counter.after(&fen.position, &fen.position.after(turning));
/// let count = counter.count().expect("the last bia has turned");
/// assert_eq!((count.next_number(), count.limit), (5, 44));
/// # Ok::<(), konmak::rules::SquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Counter {
    preset: Preset,
    asking: Asking,
    count: Option<Count>,
}

/// Why a side may not ask for a count, or stop one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The rules chosen know no asking and stopping.
    #[error("nobody asks or stops under the preset {0}")]
    NotUnderPreset(Preset),
    /// A count runs already.
    #[error("a count runs already")]
    AlreadyCounting,
    /// Nothing runs that could be stopped.
    #[error("no count runs")]
    NotCounting,
    /// An unturned bia stands.
    #[error("an unturned bia stands, so nothing is counted")]
    BiaStands,
    /// The values are equal, or the khun is bare.
    #[error("no side is behind with two men or more, so none may ask")]
    NobodyMayAsk,
    /// ศักดิ์หมาก is no one's to stop.
    #[error("pieces' honour runs by itself and is not stopped")]
    PiecesHonour,
}

impl Counter {
    /// Returns the counting of a game that begins in that position.
    pub fn set_up(position: &Position, preset: Preset, asking: Asking) -> Self {
        Self { preset, asking, count: None }.started(position)
    }

    /// Returns the counting of a game that begins in a position with the count of its FEN running.
    ///
    /// # Errors
    /// Why that count cannot run there. Under the preset `none` the fields are passed over.
    pub fn resumed(
        position: &Position,
        fields: CountFields,
        preset: Preset,
        asking: Asking,
    ) -> Result<Self, CountFault> {
        let count = match preset {
            Preset::None => None,
            Preset::Thai | Preset::ThaiHighest | Preset::Old | Preset::Fairy => {
                Some(Count::from_fields(position, fields, preset)?)
            }
        };
        Ok(Self { preset, asking, count })
    }

    /// Returns the rules.
    pub fn preset(&self) -> Preset {
        self.preset
    }

    /// Returns the count that runs.
    pub fn count(&self) -> Option<Count> {
        self.count
    }

    /// Returns the same counting with another way of asking from here on.
    #[must_use]
    pub fn asking(self, asking: Asking) -> Self {
        Self { asking, ..self }
    }

    /// Returns whether the side behind asks for board's honour as soon as it may.
    pub fn asks_at_once(&self) -> bool {
        self.asking == Asking::AtOnce
    }

    /// Returns the side that may ask for board's honour now.
    pub fn may_ask(&self, position: &Position) -> Option<Color> {
        let free = self.count.is_none() && self.knows_asking();
        may_ask(position.board()).filter(|_| free)
    }

    /// Returns the counting once the side behind has asked for board's honour. Its next move says
    /// the first number.
    ///
    /// # Errors
    /// Why nobody may ask now.
    pub fn ask(self, position: &Position) -> Result<Self, Refusal> {
        if !self.knows_asking() {
            return Err(Refusal::NotUnderPreset(self.preset));
        }
        if self.count.is_some() {
            return Err(Refusal::AlreadyCounting);
        }
        if has_bia(position.board()) {
            return Err(Refusal::BiaStands);
        }
        let side = may_ask(position.board()).ok_or(Refusal::NobodyMayAsk)?;
        Ok(Self { count: Some(Count::board(side, self.preset)), ..self })
    }

    /// Returns the counting once the counting side has stopped. Asked for again, it starts anew.
    ///
    /// # Errors
    /// Why there is nothing to stop.
    pub fn stop(self) -> Result<Self, Refusal> {
        if !self.knows_asking() {
            return Err(Refusal::NotUnderPreset(self.preset));
        }
        match self.count {
            None => Err(Refusal::NotCounting),
            Some(count) if count.honour == Honour::Pieces => Err(Refusal::PiecesHonour),
            Some(_) => Ok(Self { count: None, asking: Asking::OnRequest, ..self }),
        }
    }

    /// Returns the counting after the move that led from one position to the next.
    #[must_use]
    pub fn after(self, before: &Position, after: &Position) -> Self {
        match self.preset {
            Preset::None => self,
            Preset::Fairy => Self { count: fairy::after(self.count, before, after), ..self },
            Preset::Thai | Preset::ThaiHighest | Preset::Old => {
                let count = self.count.map(|count| count.after_move_of(before.turn()));
                Self { count, ..self }.settled(before, after)
            }
        }
    }

    fn knows_asking(&self) -> bool {
        match self.preset {
            Preset::Thai | Preset::ThaiHighest | Preset::Old => true,
            Preset::Fairy | Preset::None => false,
        }
    }

    /// Replaces, ends or keeps the count by what the new position says. A bared side that has kept
    /// the board's count keeps it to the end.
    fn settled(self, before: &Position, position: &Position) -> Self {
        match self.count {
            None => self.started(position),
            Some(count) if count.is_exceeded() || count.honour == Honour::Pieces => self,
            Some(_) if pieces_side(before.board()).is_some() => self,
            Some(count) if pieces_side(position.board()).is_some() => {
                Self { count: self.bared(count, position), ..self }
            }
            Some(count) if side_behind(position.board()) != Some(count.side) => {
                Self { count: None, ..self }.started(position)
            }
            Some(_) => self,
        }
    }

    /// Starts the count that begins in a position by itself, or by the side behind at once.
    fn started(self, position: &Position) -> Self {
        if !self.knows_asking() {
            return self;
        }
        let pieces = pieces_side(position.board())
            .and_then(|side| Count::pieces(position, side, self.preset));
        let asked = may_ask(position.board()).filter(|_| self.asking == Asking::AtOnce);
        let count = pieces.or_else(|| asked.map(|side| Count::board(side, self.preset)));
        Self { count, ..self }
    }

    /// Replaces a running board's count when a side has been bared. Where the bared side may keep
    /// it, it chooses the one that leaves the chaser fewer moves.
    fn bared(self, board: Count, position: &Position) -> Option<Count> {
        let side = pieces_side(position.board())?;
        let pieces = Count::pieces(position, side, self.preset)?;
        let turn = position.turn();
        let keeps = self.preset.may_keep_board_count()
            && side == board.side
            && board.moves_left(turn) < pieces.moves_left(turn);
        Some(if keeps { board } else { pieces })
    }
}
