//! Positions as people and programs name them: a FEN, the id of a puzzle, or FENs on stdin.

mod fault;
mod library;
mod lines;
mod position;

pub(crate) use fault::BadPosition;
pub(crate) use library::{library, no_puzzle_called, unknown};
pub(crate) use lines::{each_position, next_line, stdin_lines};
pub(crate) use position::Asked;
