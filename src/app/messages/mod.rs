//! What the library says in English, said in the language spoken.

mod audit;
mod count;
mod fen;
mod file;
mod moves;
pub(crate) mod names;
mod phrase;
mod task;
mod tempo_fault;
mod tries;
mod yaml;

pub(crate) use audit::audit_fault;
pub(crate) use count::{count_fault, refusal};
pub(crate) use fen::{fen_fault, field_key};
pub(crate) use file::{fault_text, file_fault};
pub(crate) use moves::move_fault;
pub(crate) use task::{task, task_word, text_in};
pub(crate) use tries::try_texts;
