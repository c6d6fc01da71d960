//! Fitting text into columns.

use anstream::adapter::strip_str;
use textwrap::core::{Word, display_width};
use textwrap::{Options, WordSeparator};

use super::board::BOARD_WIDTH;
use super::thai;

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
    let (paint, inner) = text.split_at(leading_escapes(text));
    let plain = inner.strip_suffix(RESET).filter(|_| !paint.is_empty());
    let (paint, end) = if plain.is_some() { (paint, RESET) } else { ("", "") };
    let bound = bound(plain.unwrap_or(text));
    let options = Options::new(width.max(1)).word_separator(WordSeparator::Custom(words));
    let lines = textwrap::wrap(&bound, options);
    lines.into_iter().map(|line| format!("{paint}{}{end}", unbound(&line))).collect()
}

/// Returns a text in lines of at most so many columns, all but the first set in by so many more than
/// its own spaces.
pub(crate) fn wrapped_hanging(text: &str, width: usize, hang: usize) -> Vec<String> {
    let plain = text.trim_start_matches(' ');
    let lead = text.len() - plain.len();
    let inner = width.saturating_sub(lead + hang).max(1);
    if width <= lead + hang || display_width(text) <= width {
        return wrapped(text, width);
    }
    let first = wrapped(plain, width - lead);
    let head = first.first().map_or("", String::as_str);
    let rest = plain.get(head.len()..).unwrap_or_default().trim_start_matches(' ');
    let indent = " ".repeat(lead + hang);
    let rest = wrapped(rest, inner).into_iter().map(|line| format!("{indent}{line}"));
    std::iter::once(format!("{}{head}", " ".repeat(lead))).chain(rest).collect()
}

/// Returns an entry of a list in lines of at most so many columns: what stands behind a wide space goes
/// on under itself, if there is room for it.
pub(crate) fn wrapped_entry(text: &str, width: usize) -> Vec<String> {
    let plain = strip_str(text).to_string();
    let lead = plain.len() - plain.trim_start_matches(' ').len();
    let behind = plain[lead..].split_once("  ").map(|(name, rest)| {
        display_width(name) + rest.len() + 2 - rest.trim_start_matches(' ').len()
    });
    let is_prose = behind.is_none() && !(1..=NAMES).contains(&lead);
    let fitting = behind.filter(|hang| lead + hang <= width / 2);
    let hang = fitting.unwrap_or(if is_prose { 0 } else { SET_IN });
    wrapped_hanging(text, width, hang)
}

/// How far a line that goes on is set in.
const SET_IN: usize = 2;
/// Names of a list are set in by no more than so many columns; what is said of them stands farther in.
const NAMES: usize = 4;

/// Returns the parts of a line between which it may be broken: its words, where Thai is written
/// without spaces, too.
fn words(line: &str) -> Box<dyn Iterator<Item = Word<'_>> + '_> {
    let words = WordSeparator::AsciiSpace.find_words(line);
    Box::new(words.flat_map(|word| {
        let space = word.whitespace;
        let parts =
            if word.contains(BINDING[1].1) { vec![word.word] } else { thai::words(word.word) };
        let last = parts.len() - 1;
        parts.into_iter().enumerate().map(move |(place, part)| {
            let word = Word::from(part);
            if place == last { Word { whitespace: space, ..word } } else { word }
        })
    }))
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
    use super::{beside, wrapped, wrapped_entry, wrapped_hanging};
    use crate::app::terminal::style::{CARE, painted};

    #[test]
    fn every_line_of_a_painted_text_is_painted_and_ends_its_paint() {
        let lines = wrapped(&painted(CARE, "mate now or draw"), 8);
        assert_eq!(lines, ["mate now", "or draw"].map(|line| painted(CARE, line)));
        assert_eq!(wrapped("mate now or draw", 8), ["mate now", "or draw"]);
        let labelled = format!("{} now or draw", painted(CARE, "mate"));
        assert_eq!(wrapped(&labelled, 8)[1], "or draw");
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
    fn thai_is_broken_between_words_only() {
        let text = "กินตัวสุดท้ายให้ศักดิ์กระดานที่ใกล้หมดกลายเป็นศักดิ์หมากที่เพิ่งเริ่ม";
        let whole = ["กิน", "สุดท้าย", "กระดาน", "หมด", "กลาย", "เป็น", "หมาก", "เริ่ม"];
        for width in 12..60 {
            let lines = wrapped(text, width);
            assert_eq!(lines.concat(), text, "{width}");
            for word in whole {
                assert!(lines.iter().any(|line| line.contains(word)), "{width}: {word} {lines:?}");
            }
        }
        assert_eq!(wrapped("ม็จ-ง๖ ขุน", 7), ["ม็จ-ง๖", "ขุน"]);
        assert_eq!(wrapped("สำหรับโปรแกรม", 9), ["สำหรับ", "โปรแกรม"]);
        assert_eq!(wrapped("เบี้ยหงายตรงมุม", 8), ["เบี้ยหงาย", "ตรงมุม"]);
    }

    #[test]
    fn what_hangs_is_set_in() {
        assert_eq!(wrapped_hanging("  one two three", 9, 2), ["  one two", "    three"]);
        assert_eq!(wrapped_hanging("  one", 9, 2), ["  one"]);
        assert_eq!(wrapped_hanging("one two", 3, 4), ["one", "two"]);
    }

    #[test]
    fn an_entry_goes_on_under_what_stands_behind_its_name() {
        let entry = "  why   how it is refuted";
        assert_eq!(wrapped_entry(entry, 18), ["  why   how it is", "        refuted"]);
        assert_eq!(wrapped_entry(entry, 14), ["  why   how it", "    is refuted"]);
        assert_eq!(wrapped_entry("  konmak list", 9), ["  konmak", "    list"]);
        assert_eq!(wrapped_entry("it is refuted", 8), ["it is", "refuted"]);
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
