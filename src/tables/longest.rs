//! Positions found in a table by what they are worth.

use crate::rules::{Board, Color, Man, Moves, Position, Role, Square};

use super::layout::{Layout, POSITIONS, khun_of};
use super::measure::Measure;
use super::plane::{ILLEGAL, NOT_WON};
use super::table::Table;

impl Table {
    /// Returns a position with the attacker, White, to move whose win is the longest by a measure;
    /// nothing if there is no win.
    pub fn longest_win(&self, measure: Measure) -> Option<Position> {
        self.longest_win_within(measure, Moves(u16::from(NOT_WON)))
    }

    /// Returns the same among the wins in so many moves or fewer.
    pub fn longest_win_within(&self, measure: Measure, most: Moves) -> Option<Position> {
        let values = &self.plane(measure).values;
        let is_win = |moves| moves != ILLEGAL && moves != NOT_WON && u16::from(moves) <= most.0;
        let mut longest = None::<(u8, usize)>;
        for row in 0..self.layout.rows {
            for (rest, &moves) in values.row(row).iter().enumerate() {
                if is_win(moves) && longest.is_none_or(|(before, _)| before < moves) {
                    longest = Some((moves, row * POSITIONS + rest));
                }
            }
        }
        let (_, place) = longest?;
        Position::new(board_at(&self.layout, place), Color::White).ok()
    }
}

fn board_at(layout: &Layout, place: usize) -> Board {
    let placement = layout.placement((place / POSITIONS) as u32);
    let mut board = Board::default();
    let mut put = |square, color, role| board.put(square, Man { color, role, turned: false });
    for (group, number) in layout.groups.iter().zip(placement.numbers) {
        group.squares[number as usize].for_each(|square| put(square, group.color, group.role));
    }
    put(khun_of(place % POSITIONS / 64), Color::White, Role::Khun);
    put(Square::wrapped(place as u32), Color::Black, Role::Khun);
    board
}
