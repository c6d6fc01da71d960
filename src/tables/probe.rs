//! A position's distance, read from a table.
//!
//! With the attacker to move it is one byte. With the defender to move it is the longest among its
//! replies: the steps of its khun lie in the same 64 bytes, so nothing is stored for it.

use crate::rules::{Bitboard, Color, Moves, Position, Square, attacks};

use super::exits::{Men, strikes, takes};
use super::layout::{Place, Placement, khun_of};
use super::measure::{Measure, Reading, Side};
use super::plane::{ILLEGAL, NOT_WON, Plane};
use super::table::Table;

/// The longest of the defender's replies.
#[derive(Clone, Copy)]
pub(super) enum Replies {
    /// No legal move so far.
    None,
    /// All lost, the longest in so many moves of the attacker.
    Lost(u8),
    /// One that is not lost.
    Open,
}

impl Replies {
    /// Takes in the value of a position with the attacker to move.
    fn and(self, value: u8) -> Self {
        match (self, value) {
            (replies, ILLEGAL) => replies,
            (Self::Open, _) | (_, NOT_WON) => Self::Open,
            (Self::None, moves) => Self::Lost(moves),
            (Self::Lost(longest), moves) => Self::Lost(longest.max(moves)),
        }
    }
}

impl Table {
    /// Returns the attacker's moves to its goal in a legal position of this ending, with either
    /// side to move; nothing if it does not reach it. `attacker` is its colour on the board.
    ///
    /// ```
    /// use konmak::rules::{Color, Fen, Moves};
    /// use konmak::tables::{Material, Measure, Tables};
    ///
    /// let fen = Fen::read("2k5/8/2KS4/8/8/5M2/8/8 w - - 0 1").expect("a well-formed FEN");
    /// let material = Material::on(fen.position.board());
    /// let mut tables = Tables::new(std::num::NonZeroUsize::MIN);
    /// let table = tables.build(material.attacked_by(Color::White)).expect("short wins");
    /// assert_eq!(table.moves(&fen.position, Color::White, Measure::Mate), Some(Moves(1)));
    /// ```
    pub fn moves(&self, position: &Position, attacker: Color, measure: Measure) -> Option<Moves> {
        let place = self.layout.place(position.board(), attacker)?;
        let moves = if position.turn() == attacker {
            Some(self.plane(measure).values.at(place)).filter(|&moves| moves != NOT_WON)
        } else {
            match self.longest_reply(place, measure) {
                Replies::None => position.is_check().then_some(0),
                Replies::Lost(longest) => Some(longest),
                Replies::Open => None,
            }
        };
        moves.map(|moves| Moves(u16::from(moves)))
    }

    /// Returns the longest of the defender's replies in a position of the table.
    pub(super) fn longest_reply(&self, place: Place, measure: Measure) -> Replies {
        let plane = self.plane(measure);
        let placement = self.layout.placement(place.row as u32);
        let khun = khun_of(place.word);
        let fleeing = Square::wrapped(place.bit as u32);
        let occupied = placement.occupied() | Bitboard::of(khun) | Bitboard::of(fleeing);

        let steps = attacks::khun(fleeing);
        let row = plane.values.row(place.row);
        let line = &row[place.word * 64..][..64];
        let quiet = steps.without(occupied);
        let replies = quiet.fold(Replies::None, |all, to| all.and(line[to.index()]));
        let replies = self.quiet_replies(plane, place, &placement, occupied, replies);
        self.leaving_replies(place, &placement, measure, occupied, replies)
    }

    /// Adds the moves of the defender's men that stay in the table.
    fn quiet_replies(
        &self,
        plane: &Plane,
        place: Place,
        placement: &Placement,
        occupied: Bitboard,
        mut replies: Replies,
    ) -> Replies {
        for (group, kind) in self.layout.groups.iter().enumerate() {
            if kind.color == Color::White {
                continue;
            }
            for step in kind.quiet(placement.numbers[group]) {
                if !step.turns && !(step.path | Bitboard::of(step.to)).meets(occupied) {
                    let row = self.layout.row_after(placement, group, step.number);
                    replies = replies.and(plane.values.at(Place { row, ..place }));
                }
            }
        }
        replies
    }

    /// Adds the defender's moves into smaller tables.
    fn leaving_replies(
        &self,
        place: Place,
        placement: &Placement,
        measure: Measure,
        occupied: Bitboard,
        replies: Replies,
    ) -> Replies {
        let children = &self.replies;
        let men = Men::of(&self.layout, placement);
        let khun = Square::wrapped(place.bit as u32);
        let value = |child: u8, row: u32, bit: usize| {
            let child = &children.tables[usize::from(child)];
            let reading = Reading::new(measure, child.ending(), Side::Attacker);
            let place = Place { row: row as usize, bit, ..place };
            match child.plane(reading.measure).values.at(place) {
                value @ (ILLEGAL | NOT_WON) => value,
                moves => reading.read(moves).unwrap_or(NOT_WON),
            }
        };
        let taken = attacks::khun(khun) & placement.men[Color::White.index()];
        let takes =
            takes(taken, men, children).map(|exit| value(exit.child, exit.row, exit.to.index()));
        let replies = takes.fold(replies, Replies::and);
        let strikes = strikes(&self.layout, placement, men, children)
            .filter(|exit| !exit.path.meets(occupied))
            .map(|exit| value(exit.child, exit.row, place.bit));
        strikes.fold(replies, Replies::and)
    }
}
