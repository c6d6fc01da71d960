//! How long the count leaves the attacker, followed along a line.
//!
//! The defender counts as well as it can: it asks for board's honour at the first moment. The
//! attacker's own count never binds it, since it may stop at no cost.

use crate::counting::{Count, Counter, Honour, Preset, may_ask, pieces_side};
use crate::rules::{Color, Position};

use super::bounds::{NEVER, clamped};

/// What the count leaves the attacker at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leash {
    /// No count of the defender's runs.
    Free,
    /// Board's honour runs, and the attacker has so many moves left.
    Board(u8),
    /// Pieces' honour runs. Its moves were taken off the search's depth when it began.
    Pieces,
    /// The preset `fairy`, whose count binds both sides and starts in ways of its own: it is
    /// followed as a game follows it.
    Followed(Counter),
}

/// A leash with the moves that a count which has just begun leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hold {
    pub(super) leash: Leash,
    /// The most moves to mate that count from here on.
    pub(super) cap: u8,
}

impl Hold {
    const NONE: Self = Self { leash: Leash::Free, cap: NEVER };

    /// Returns the hold of the count that runs at the root.
    pub(super) fn at_root(position: &Position, counter: &Counter, attacker: Color) -> Self {
        if counter.preset() == Preset::Fairy {
            return Self { leash: Leash::Followed(*counter), cap: NEVER };
        }
        match counter.count().filter(|count| count.side != attacker) {
            None => Self::NONE,
            Some(count) => {
                let left = clamped(count.moves_left(position.turn()));
                match count.honour {
                    Honour::Board => Self { leash: Leash::Board(left), cap: NEVER },
                    Honour::Pieces => Self { leash: Leash::Pieces, cap: left },
                }
            }
        }
    }
}

impl Leash {
    /// Returns the hold after the move that led from one position to the next.
    pub(super) fn after_move(
        self,
        before: &Position,
        next: &Position,
        attacker: Color,
        preset: Preset,
    ) -> Hold {
        let kept = match self {
            Self::Followed(counter) => {
                return Hold { leash: Self::Followed(counter.after(before, next)), cap: NEVER };
            }
            Self::Pieces => return Hold { leash: Self::Pieces, cap: NEVER },
            Self::Board(left) if next.turn() == attacker => Some(left),
            Self::Board(left) => Some(left.saturating_sub(1)),
            Self::Free => None,
        };
        if pieces_side(next.board()) == Some(!attacker) {
            return Hold { leash: Self::Pieces, cap: pieces_cap(next, attacker, preset, kept) };
        }
        if may_ask(next.board()) != Some(!attacker) {
            return Hold::NONE;
        }
        let fresh = || clamped(Count::board(!attacker, preset).moves_left(next.turn()));
        Hold { leash: Self::Board(kept.unwrap_or_else(fresh)), cap: NEVER }
    }

    /// Returns whether board's honour may run out within so many moves of the attacker.
    pub(super) fn binds_within(self, moves: u8) -> Option<u8> {
        match self {
            Self::Board(left) if left < moves => Some(left),
            Self::Board(_) | Self::Free | Self::Pieces | Self::Followed(_) => None,
        }
    }

    /// Returns whether the count has run out: the game is drawn here unless it is mate.
    pub(super) fn has_run_out(self, defender_to_move: bool) -> bool {
        match self {
            Self::Board(left) => left == 0 && defender_to_move,
            Self::Followed(counter) => counter.count().is_some_and(|count| count.is_exceeded()),
            Self::Free | Self::Pieces => false,
        }
    }
}

fn pieces_cap(next: &Position, attacker: Color, preset: Preset, kept: Option<u8>) -> u8 {
    let begun = Count::pieces(next, !attacker, preset)
        .map_or(NEVER, |count| clamped(count.moves_left(next.turn())));
    match kept {
        Some(left) if preset.may_keep_board_count() => begun.min(left),
        Some(_) | None => begun,
    }
}
