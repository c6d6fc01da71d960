//! Fitting text into columns.

use textwrap::core::display_width;

use super::board::BOARD_WIDTH;

/// The columns between a board and what stands beside it.
const GAP: usize = 3;
/// The fewest columns in which text beside a board reads well.
const NARROWEST_PANEL: usize = 28;

/// Returns lines with a panel beside them, or below them where the terminal is too narrow.
pub(crate) fn beside(board: &[String], panel: &[String], width: usize) -> Vec<String> {
    let left = BOARD_WIDTH + GAP;
    if width < left + NARROWEST_PANEL {
        let below = panel.iter().flat_map(|text| wrapped(text, width));
        return board.iter().cloned().chain([String::new()]).chain(below).collect();
    }
    let panel: Vec<String> = panel.iter().flat_map(|text| wrapped(text, width - left)).collect();
    let rows = board.len().max(panel.len() + 1);
    (0..rows)
        .map(|row| {
            let board = board.get(row).map_or("", String::as_str);
            let text = row.checked_sub(1).and_then(|row| panel.get(row)).map_or("", String::as_str);
            let space = " ".repeat(left.saturating_sub(display_width(board)));
            format!("{board}{space}{text}").trim_end().to_owned()
        })
        .collect()
}

/// Returns a text in lines of at most so many columns.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    if text.is_empty() {
        return vec![String::new()];
    }
    textwrap::wrap(text, width.max(1)).into_iter().map(std::borrow::Cow::into_owned).collect()
}
