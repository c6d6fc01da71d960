//! What a terminal shows: boards, the count beside them, wrapped text.

mod board;
mod layout;
mod panel;
pub(crate) mod style;

pub(crate) use board::{BoardView, Ink};
pub(crate) use layout::{beside, wrapped};
pub(crate) use panel::{count_lines, honour_key, men_lines, turn_line};
