//! What the library says in English, said in the language spoken.

mod count;
mod fen;
mod moves;
pub(crate) mod names;

pub(crate) use count::{count_fault, refusal};
pub(crate) use fen::fen_fault;
pub(crate) use moves::move_fault;
