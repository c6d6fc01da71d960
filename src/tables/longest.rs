//! Positions found in a table by what they are worth.

use crate::rules::{Color, Moves, Position};

use super::layout::Place;
use super::measure::Measure;
use super::plane::{ILLEGAL, NOT_WON};
use super::table::Table;

impl Table {
    /// Returns the attacker's moves in the longest win by a measure with it to move, 0 if there is none.
    pub fn longest_moves(&self, measure: Measure) -> Moves {
        let won = &self.plane(measure).tally.won;
        Moves(won.iter().rposition(|&count| count > 0).unwrap_or(0) as u16)
    }

    /// Returns a position with the attacker, White, to move whose win is the longest by a measure;
    /// nothing if there is no win.
    pub fn longest_win(&self, measure: Measure) -> Option<Position> {
        self.longest_win_within(measure, Moves(u16::from(NOT_WON)))
    }

    /// Returns the same among the wins in so many moves or fewer.
    pub fn longest_win_within(&self, measure: Measure, most: Moves) -> Option<Position> {
        let values = &self.plane(measure).values;
        let is_win = |moves| moves != ILLEGAL && moves != NOT_WON && u16::from(moves) <= most.0;
        let mut longest = None::<(u8, Place)>;
        for row in 0..self.layout.rows {
            for (rest, &moves) in values.row(row).iter().enumerate() {
                if is_win(moves) && longest.is_none_or(|(before, _)| before < moves) {
                    longest = Some((moves, Place { row, word: rest / 64, bit: rest % 64 }));
                }
            }
        }
        let (_, place) = longest?;
        Position::new(self.board_at(place), Color::White).ok()
    }
}
