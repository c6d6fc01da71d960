//! Men with which no mate position exists.

use super::legality::turning_rank;
use super::{Bitboard, Board, Color, Role};

/// Returns whether the men on the board leave no mate position to either side, whatever they do
/// (rules.md, section 2, end 5): a draw.
///
/// Only what captures and turnings cannot change is looked at: a met keeps the colour of its
/// squares, and a bia the file on which it turns over unless it takes something. So these men, and
/// no others, are dead:
/// - no man at all, or one that is a met, a bia or a ma;
/// - any number of mets of one square colour, whoever owns them: a khun in check stands on that
///   colour, so its neighbours on the other are free, and no khun guards them all;
/// - a bia and one met or bia of the other side that are of one colour, each bia taken as the met
///   that it becomes.
///
/// Two bia of one side are not dead, though they become mets of one colour: when one of them has
/// turned over, the other can mate with it.
pub fn is_dead(board: &Board) -> bool {
    let others = board.occupied().without(board.role(Role::Khun));
    let bia = board.role(Role::Bia);
    let minor = board.role(Role::Met) | bia;
    if others.len() <= 1 {
        return others.without(minor | board.role(Role::Ma)).is_empty();
    }
    others.without(minor).is_empty()
        && (bia.is_empty() || is_one_each(board))
        && is_of_one_color(board.role(Role::Met) | turning_squares(board))
}

fn is_one_each(board: &Board) -> bool {
    Color::ALL.into_iter().all(|color| board.color(color).len() == 2)
}

fn is_of_one_color(squares: Bitboard) -> bool {
    !squares.meets(Bitboard::DARK) || squares.without(Bitboard::DARK).is_empty()
}

/// Returns where the bia turn over if they take nothing.
fn turning_squares(board: &Board) -> Bitboard {
    let of_side = |color| {
        let bia = board.of(color, Role::Bia);
        turning_rank(color)
            .filter(move |goal| bia.into_iter().any(|square| square.file() == goal.file()))
            .fold(Bitboard::EMPTY, |squares, goal| squares | Bitboard::of(goal))
    };
    of_side(Color::White) | of_side(Color::Black)
}
