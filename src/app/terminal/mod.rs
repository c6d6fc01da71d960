//! What a terminal shows: boards, the count beside them, wrapped text.

mod board;
mod layout;
mod panel;
pub(crate) mod style;
mod table;
mod thai;

pub(crate) use board::{BOARD_WIDTH, BoardView, Ink};
pub(crate) use layout::{beside, wrapped, wrapped_entry, wrapped_hanging};
pub(crate) use panel::{count_lines, honour_key, men_lines, turn_line};
pub(crate) use table::{NARROWEST_TABLE, keep_names_whole, plain_table};
