//! Every placement of an ending with its distances for both sides to move.

use crate::rules::{Board, Color, Man, Moves, Position, Role, Square};

use super::layout::{POSITIONS, Place, Placement, khun_of};
use super::measure::Measure;
use super::plane::{ILLEGAL, NOT_WON};
use super::probe::Replies;
use super::table::Table;

/// A placement of all men, legal with either side to move, and the attacker's moves to mate.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// The men, the attacker's white.
    pub board: Board,
    /// The moves with the attacker to move; none if mate cannot be forced.
    pub attacker_first: Option<Moves>,
    /// The moves with the defender to move; none if mate cannot be forced.
    pub defender_first: Option<Moves>,
}

impl Table {
    /// Returns every placement that is legal with either side to move and has distances, nothing
    /// counted, that are `wanted` (attacker to move, defender to move). Of two mirror images the one
    /// with the attacker's khun on files a–d is given.
    pub fn placements<W>(&self, wanted: W) -> impl Iterator<Item = Placed>
    where
        W: Fn(Option<Moves>, Option<Moves>) -> bool,
    {
        let mate = &self.plane(Measure::Mate).values;
        let rows = (0..self.layout.rows).map(move |row| (row, mate.row(row)));
        let places = rows.flat_map(|(row, values)| {
            (0..POSITIONS)
                .map(move |rest| (Place { row, word: rest / 64, bit: rest % 64 }, values[rest]))
        });
        places.filter_map(move |(place, value)| self.placed(place, value, &wanted))
    }

    fn placed(
        &self,
        place: Place,
        value: u8,
        wanted: impl Fn(Option<Moves>, Option<Moves>) -> bool,
    ) -> Option<Placed> {
        let moves = |value: u8| Moves(u16::from(value));
        let attacker_first = match value {
            ILLEGAL => return None,
            NOT_WON => None,
            value => Some(moves(value)),
        };
        let defender_first = match self.longest_reply(place, Measure::Mate) {
            Replies::None | Replies::Open => None,
            Replies::Lost(longest) => Some(moves(longest)),
        };
        if !wanted(attacker_first, defender_first) {
            return None;
        }
        let board = self.board_at(place);
        Position::new(board, Color::Black).ok()?;
        Some(Placed { board, attacker_first, defender_first })
    }

    fn board_at(&self, place: Place) -> Board {
        let Placement { numbers, .. } = self.layout.placement(place.row as u32);
        let mut board = Board::default();
        let mut put = |square, color, role| board.put(square, Man { color, role, turned: false });
        for (group, number) in self.layout.groups.iter().zip(numbers) {
            for square in group.squares[number as usize] {
                put(square, group.color, group.role);
            }
        }
        put(khun_of(place.word), Color::White, Role::Khun);
        put(Square::wrapped(place.bit as u32), Color::Black, Role::Khun);
        board
    }
}
