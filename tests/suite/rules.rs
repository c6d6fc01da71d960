//! The moves, FEN and set-up, by properties.

mod fen;
mod moves;
mod random;
mod set_up;
mod slow;
