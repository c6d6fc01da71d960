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

/// Returns a text in lines of at most so many columns. Where the whole text is painted, each line is.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let (paint, text) = text.split_at(leading_escapes(text));
    let plain = text.strip_suffix(RESET).filter(|_| !paint.is_empty());
    let end = if plain.is_some() { RESET } else { "" };
    let lines = textwrap::wrap(plain.unwrap_or(text), width.max(1));
    lines.into_iter().map(|line| format!("{paint}{line}{end}")).collect()
}

/// What ends a painted text.
const RESET: &str = "\x1b[0m";

/// Returns the length of the escape sequences with which a text begins.
fn leading_escapes(text: &str) -> usize {
    let rest = text.split('m').take_while(|part| part.starts_with("\x1b["));
    rest.map(|part| part.len() + 1).sum()
}

#[cfg(test)]
mod tests {
    use super::{beside, wrapped};
    use crate::app::terminal::style::{CARE, painted};

    #[test]
    fn every_line_of_a_painted_text_is_painted_and_ends_its_paint() {
        let lines = wrapped(&painted(CARE, "mate now or draw"), 8);
        assert_eq!(lines, ["mate now", "or draw"].map(|line| painted(CARE, line)));
        assert_eq!(wrapped("mate now or draw", 8), ["mate now", "or draw"]);
        assert_eq!(wrapped("", 8), [""]);
    }

    #[test]
    fn nothing_is_wider_than_the_terminal() {
        let board = vec!["x".repeat(32); 10];
        let panel = vec!["a rather long line of words, and then ".repeat(4); 3];
        for width in [32, 40, 60, 64, 80] {
            let widest = beside(&board, &panel, width).iter().map(String::len).max();
            assert!(widest.is_some_and(|widest| widest <= width), "{width}: {widest:?}");
        }
    }
}
