//! The khun's triangle: its steps on the board, and in words.

use konmak::rules::{Color, Move, Position, Role, Square};
use konmak::tempo::{CureKind, Tempo};

use crate::app::console::Console;
use crate::app::messages::names::square_in;
use crate::app::terminal::BoardView;

/// Returns the squares that the khun of the side to move comes to; none where the cure is no
/// triangle, or that side is not the chaser.
pub(super) fn triangle(tempo: &Tempo, turn: Color) -> Vec<Square> {
    let chaser = tempo.placement.chaser;
    let cure = tempo.cure.as_ref().filter(|cure| cure.kind == CureKind::Triangle);
    match cure.zip(tempo.placement.chaser_first()).filter(|_| turn == chaser) {
        Some((cure, start)) => khun_way(&start, &cure.line, chaser),
        None => Vec::new(),
    }
}

fn khun_way(position: &Position, line: &[Move], side: Color) -> Vec<Square> {
    let mut khun = position.board().of(side, Role::Khun).first();
    let mut squares = vec![];
    for mv in line {
        if Some(mv.from) == khun {
            khun = Some(mv.to);
            squares.push(mv.to);
        }
    }
    squares
}

/// Returns the board of a placement with the steps on it.
pub(super) fn board(tempo: &Tempo, steps: &[Square], console: &Console) -> Vec<String> {
    let Some(position) = tempo.placement.chaser_first().filter(|_| !steps.is_empty()) else {
        return Vec::new();
    };
    let view = BoardView { position: &position, last_move: None, flip: false, steps };
    console.board_and(view, &[])
}

/// Returns what the numbers on the board are.
pub(super) fn legend(tempo: &Tempo, steps: &[Square], console: &Console) -> Option<String> {
    let placement = &tempo.placement;
    let home = placement.board.of(placement.chaser, Role::Khun).first();
    let way = home.into_iter().chain(steps.iter().copied());
    let way: Vec<String> = way.map(|square| square_in(square, &console.words)).collect();
    let values = [("way", way.join("–").into()), ("n", steps.len().into())];
    (!steps.is_empty()).then(|| console.words.tell("tempo-drawing", values))
}
