//! Which side hunts.

use crate::counting::side_behind;
use crate::rules::{Color, Position};

use super::book::Book;
use super::oracle::Oracle;
use super::placement::Placement;

/// Returns the side that hunts in a position, whoever is to move: the one that has men where the
/// other has none; else the one that can force mate with either side to move; else the one that is
/// ahead by value; else the side to move.
pub fn chaser_of(oracle: &mut dyn Oracle, position: &Position) -> Color {
    let board = position.board();
    let mut armed = Color::ALL.into_iter().filter(|&color| board.color(color).has_several());
    if let (Some(only), None) = (armed.next(), armed.next()) {
        return only;
    }
    let mates = Color::ALL.map(|color| can_mate(&mut Book::new(oracle, color), position));
    match mates {
        [true, false] => Color::White,
        [false, true] => Color::Black,
        [true, true] | [false, false] => {
            side_behind(board).map_or(position.turn(), |behind| !behind)
        }
    }
}

fn can_mate(book: &mut Book<'_>, position: &Position) -> bool {
    let placement = Placement::of(position, book.chaser());
    let turns = [placement.fleer_first(), placement.chaser_first()];
    turns.iter().flatten().any(|position| book.distance(position).moves().is_some())
}
