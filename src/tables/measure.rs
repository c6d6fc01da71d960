//! What a table measures, and how a smaller table's distances enter a larger one under the count.
//!
//! A is the attacker, B the defender, N the men on the board and L the limit of ศักดิ์หมาก by A's
//! men at the moment that count starts (`rules.md`, section 4). It starts when B is bare, A is not
//! and no unturned bia stands; from then on it is fixed, so only the distance to mate matters:
//!
//! ```text
//! a fresh count is in time  ⇔  distance ≤ L − N, B to move;  ≤ L − N + 1, A to move
//! ```
//! A is to move at the start only if B's bare khun has just taken the last bia.
//!
//! - [`Measure::Mate`]: A's moves to mate, nothing counted.
//! - [`Measure::Pieces`]: A's moves to mate where a move that starts ศักดิ์หมาก helps A only if the
//!   fresh count is in time. Board's honour is left out. Against a bare khun without unturned bia
//!   the count has started already, and this is [`Measure::Mate`].
//! - [`Measure::Board`]: where B may ask for ศักดิ์กระดาน, A's moves until the race against the 64
//!   is over and won: by mate; by a capture that bares B with a fresh count in time; or by a
//!   capture of B's after which B is no longer behind, into a position won by
//!   [`Measure::Later`]. Other captures pass the running count on. With the number b said, A
//!   wins ⇔ distance ≤ 64 − b with B to move, ≤ 65 − b with A to move. A capture of B's is itself
//!   counted and must not be move 65 (`rules.md`, section 2), so where it ends the race, that
//!   counts as one more move of A's.
//! - [`Measure::Later`]: where no count runs and none may be asked for (B is not behind, or an
//!   unturned bia stands), whether A wins under every count that may start later, each afresh;
//!   the number only grows towards the start of that count and is of no other use.
//!
//! [`Measure::Later`] is finite just where [`Measure::Pieces`] is, unless that exceeds 64: a win in
//! so few moves leaves no count of 64 the time to run out, and no win can do without its fresh
//! counts of ศักดิ์หมาก.
//!
//! The presets of `rules.md` set different limits only for one khon with several ma and no ruea; a
//! table that leads into such a one has six men, so the distances hold for every preset.

use crate::counting::{BOARD_LIMIT, Preset, pieces_limit_of};
use crate::rules::Moves;

use super::material::Ending;

/// What the distances of a table lead to; see the head of this module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Mate, nothing counted.
    Mate,
    /// Mate, with ศักดิ์หมาก in time wherever it starts.
    Pieces,
    /// The end of the race against ศักดิ์กระดาน.
    Board,
    /// A win under all counts, none running yet.
    Later,
}

/// Whose move it is, by its part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The side that mates is to move.
    Attacker,
    /// The side that is mated is to move.
    Defender,
}

/// How a larger table takes a smaller table's distances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    /// Which distances of the smaller table.
    pub(super) measure: Measure,
    /// The longest distance that is still a win.
    limit: Option<u8>,
    /// The distance that every win counts as, if the larger table's goal is reached by the move.
    goal: Option<u8>,
}

impl Reading {
    /// Returns how a table of that measure takes the ending that a move leads into, where `turn`
    /// is to move.
    pub(super) fn new(of: Measure, ending: Ending, turn: Side) -> Self {
        let goal = match turn {
            Side::Attacker => 1,
            Side::Defender => 0,
        };
        let plain = |measure| Self { measure, limit: None, goal: None };
        match of {
            Measure::Mate => plain(Measure::Mate),
            Measure::Pieces if ending.has_pieces_honour() => Self::fresh_count(ending, turn),
            Measure::Pieces => plain(Measure::Pieces),
            Measure::Board if ending.has_board_honour() => plain(Measure::Board),
            Measure::Later if !ending.is_counted() => plain(Measure::Later),
            Measure::Board | Measure::Later => {
                Self { goal: Some(goal), ..Self::fresh_count(ending, turn) }
            }
        }
    }

    /// Returns how the result of an ending is read, with whatever may be counted in it just
    /// starting.
    fn fresh_count(ending: Ending, turn: Side) -> Self {
        let (measure, limit) = if ending.has_pieces_honour() {
            (Measure::Mate, Some(fresh_pieces_count(ending, turn)))
        } else if ending.has_board_honour() {
            (Measure::Board, Some(fresh_board_count(turn)))
        } else {
            (Measure::Later, None)
        };
        Self { measure, limit: limit.map(|limit| limit.0 as u8), goal: None }
    }

    /// Returns the distance in the larger table, nothing if it is no win there.
    pub(super) fn read(self, distance: u8) -> Option<u8> {
        let is_win = self.limit.is_none_or(|limit| distance <= limit);
        is_win.then(|| self.goal.unwrap_or(distance))
    }

    /// Returns whether all distances up to that one are taken as they are.
    pub(super) fn keeps_all_up_to(self, longest: usize) -> bool {
        self.goal.is_none() && self.limit.is_none_or(|limit| longest <= usize::from(limit))
    }
}

impl Measure {
    /// All measures, in the order of a table's file.
    pub(super) const ALL: [Self; 4] = [Self::Mate, Self::Pieces, Self::Board, Self::Later];
}

impl Ending {
    /// Returns whether a count runs or may be asked for.
    pub(super) fn is_counted(self) -> bool {
        self.has_pieces_honour() || self.has_board_honour()
    }
}

/// Returns the attacker's moves when ศักดิ์หมาก has just started.
pub fn fresh_pieces_count(ending: Ending, turn: Side) -> Moves {
    let limit = pieces_limit_of(|role| ending.attacker.of(role), Preset::Thai).unwrap_or(0);
    Moves(own_move(turn) + limit.saturating_sub(ending.men() as u16))
}

/// Returns the attacker's moves when ศักดิ์กระดาน may just be asked for.
fn fresh_board_count(turn: Side) -> Moves {
    Moves(own_move(turn) + BOARD_LIMIT)
}

/// Returns 1 if the attacker has a move before the defender says a number.
fn own_move(turn: Side) -> u16 {
    match turn {
        Side::Attacker => 1,
        Side::Defender => 0,
    }
}
