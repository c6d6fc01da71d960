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
    let bound = bound(plain.unwrap_or(text));
    let lines = textwrap::wrap(&bound, width.max(1));
    lines.into_iter().map(|line| format!("{paint}{}{end}", unbound(&line))).collect()
}

/// A space and a hyphen at which no line is broken.
const BINDING: [(char, char); 2] = [(' ', '\u{a0}'), ('-', '\u{2011}')];

/// Returns a text in which moves hold together: no line ends in a hyphen, behind a move's number, or
/// behind the man of a Thai move, as in `๑) ค, ฉ๓-ฉ๔`.
fn bound(text: &str) -> String {
    let [(space, hard_space), (hyphen, hard_hyphen)] = BINDING;
    let mut bound = String::with_capacity(text.len());
    for letter in text.chars() {
        let binds = || ends_in_number(&bound) || ends_in_man(&bound);
        let letter = match letter {
            letter if letter == hyphen => hard_hyphen,
            letter if letter == space && binds() => hard_space,
            letter => letter,
        };
        bound.push(letter);
    }
    bound
}

fn unbound(text: &str) -> String {
    BINDING
        .iter()
        .fold(text.to_owned(), |text, &(soft, hard)| text.replace(hard, &soft.to_string()))
}

/// Returns whether a text ends in the number of a move: `12.`, `12...`, `๑๒)` or `๑๒) …`.
fn ends_in_number(text: &str) -> bool {
    let text = text.trim_end_matches(['…', '\u{a0}']);
    let digits = text.trim_end_matches(['.', ')']);
    digits.len() < text.len() && digits.ends_with(char::is_numeric)
}

/// Returns whether a text ends in a man's Thai letter and a comma.
fn ends_in_man(text: &str) -> bool {
    let word = text.rsplit([' ', '\u{a0}']).next().unwrap_or_default();
    word.strip_suffix(',').is_some_and(|man| ["ข", "ม็", "ค", "ม", "ร", "บ", "ง"].contains(&man))
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
    fn a_move_stands_on_one_line_with_its_number() {
        assert_eq!(wrapped("1. Ka7 Kd8 2. Ka6", 12), ["1. Ka7 Kd8", "2. Ka6"]);
        assert_eq!(wrapped("Kd8 12... Ka6", 9), ["Kd8", "12... Ka6"]);
        assert_eq!(wrapped("๑) ค, ฉ๓-ฉ๔  ข, ญ๒-ญ๑", 12), ["๑) ค, ฉ๓-ฉ๔", "ข, ญ๒-ญ๑"]);
        assert_eq!(wrapped("๑) …  ข, ญ๒-ญ๑ ก", 15), ["๑) …  ข, ญ๒-ญ๑", "ก"]);
        assert_eq!(wrapped("b6, c5, d4", 7), ["b6, c5,", "d4"]);
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
