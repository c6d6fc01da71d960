//! The moves, FEN, set-up and notation, by properties.

mod fen;
mod moves;
mod notation;
mod random;
mod set_up;
mod slow;
