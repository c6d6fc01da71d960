//! Positions as people and programs name them: a FEN, or FENs on stdin.

mod fault;
mod lines;
mod position;

pub(crate) use fault::BadPosition;
pub(crate) use lines::each_position;
pub(crate) use position::Asked;
