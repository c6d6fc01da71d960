//! The board of a position that was asked about, with its count and rules beside it.

use konmak::rules::Square;

use crate::app::console::Console;
use crate::app::input::Asked;
use crate::app::messages::names::preset_name;
use crate::app::terminal::{BoardView, count_lines, style, turn_line};

/// Returns the lines of the board with the steps of a man's way on it, and an empty one under it.
pub(super) fn asked_board(asked: &Asked, steps: &[Square], console: &Console) -> Vec<String> {
    let (position, ink, words) = (&asked.fen.position, console.ink, &console.words);
    let mut panel = vec![turn_line(position, words)];
    panel.extend(count_lines(asked.question().counter(), position, ink, words));
    let rules = preset_name(asked.preset, words);
    panel.push(style::painted(style::QUIET, &words.tell("board-rules", [("rules", rules.into())])));
    let view = BoardView { position, last_move: None, flip: false, steps };
    let mut lines = console.board_and(view, &panel);
    lines.push(String::new());
    lines
}
