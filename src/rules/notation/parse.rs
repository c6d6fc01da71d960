//! Taking the text of a move apart, in every way that it can be meant.
//!
//! Each form ends in the target square and its marks; before the target stand, each of them
//! optional, a man, a file, a rank and a link.

use super::fault::{MoveFault, Origin};
use crate::rules::square::RANK_DIGITS;
use crate::rules::{Role, Square, file_from_letter, rank_from_digit};

/// A text taken apart.
pub(super) struct Parsed {
    /// The text up to the target, as [`comparable`] leaves it.
    pub(super) body: String,
    pub(super) target: Square,
    /// Whether a capture is written.
    pub(super) takes: bool,
    /// Whether turning over is written.
    pub(super) turns: bool,
    /// What may stand before the target; of two that fit equally badly the later is meant.
    pub(super) readings: Vec<Reading>,
}

/// One way to understand what stands before the target.
#[derive(Clone, Copy)]
pub(super) struct Reading {
    /// The man; nothing if only its square is given.
    pub(super) name: Option<Name>,
    pub(super) origin: Origin,
}

/// What a man's letter or word says.
#[derive(Clone, Copy)]
pub(super) struct Name {
    pub(super) role: Role,
    /// Whether it is a bia ngai, where the word tells.
    pub(super) turned: Option<bool>,
}

const fn name(role: Role) -> Name {
    Name { role, turned: None }
}

const MET: Name = Name { role: Role::Met, turned: Some(false) };
const BIA_NGAI: Name = Name { role: Role::Met, turned: Some(true) };

/// Every word for a man. Q and B are the letters of sites that have only the men of chess; small b
/// is missing because it is a file.
const NAMES: [(&str, Name); 32] = [
    ("K", name(Role::Khun)),
    ("k", name(Role::Khun)),
    ("M", name(Role::Met)),
    ("m", name(Role::Met)),
    ("M~", BIA_NGAI),
    ("m~", BIA_NGAI),
    ("Q", name(Role::Met)),
    ("q", name(Role::Met)),
    ("S", name(Role::Khon)),
    ("s", name(Role::Khon)),
    ("B", name(Role::Khon)),
    ("N", name(Role::Ma)),
    ("n", name(Role::Ma)),
    ("R", name(Role::Ruea)),
    ("r", name(Role::Ruea)),
    ("P", name(Role::Bia)),
    ("p", name(Role::Bia)),
    ("ข", name(Role::Khun)),
    ("ขุน", name(Role::Khun)),
    ("ม็", MET),
    ("เม็ด", MET),
    ("ง", BIA_NGAI),
    ("เบี้ยหงาย", BIA_NGAI),
    ("ค", name(Role::Khon)),
    ("โคน", name(Role::Khon)),
    ("คน", name(Role::Khon)),
    ("ม", name(Role::Ma)),
    ("ม้า", name(Role::Ma)),
    ("ร", name(Role::Ruea)),
    ("เรือ", name(Role::Ruea)),
    ("บ", name(Role::Bia)),
    ("เบี้ย", name(Role::Bia)),
];

/// The marks of check, mate and comment, which say nothing about which move it is.
const MARKS: [&str; 9] = ["+", "#", "!", "?", "†", "‡", "รุกจน", "รุก", "จน"];
/// What a bia turns into.
const TURNED: [&str; 9] = ["m", "M", "q", "Q", "M~", "m~", "ง", "ม็", "เม็ด"];

/// Takes a text apart.
pub(super) fn parse(text: &str) -> Result<Parsed, MoveFault> {
    let normal = normal(text);
    let normal = without_number(&normal);
    if normal.is_empty() {
        return Err(MoveFault::Empty);
    }
    let not_a_move = || MoveFault::NotAMove { text: text.trim().to_owned() };
    let tail = normal.rsplit(is_digit).next().unwrap_or_default();
    let body = normal.strip_suffix(tail).filter(|body| !body.is_empty()).ok_or_else(not_a_move)?;
    let turns = read_tail(tail)?;
    let (head, target) = read_target(body)?;
    let (head, takes) = match head.strip_suffix('x') {
        Some(head) => (head, true),
        None => (head.strip_suffix(['-', ':']).unwrap_or(head), false),
    };
    let readings = readings(head, target, takes);
    if readings.is_empty() {
        return Err(MoveFault::NotAMan { found: head.to_owned() });
    }
    Ok(Parsed { body: comparable(body), target, takes, turns, readings })
}

/// Returns whether a text has Thai letters.
pub(super) fn is_thai(text: &str) -> bool {
    text.chars().any(|letter| ('ก'..='๛').contains(&letter))
}

/// Returns the text without spaces, with one kind of hyphen and of capture sign.
fn normal(text: &str) -> String {
    let joined: String = text.chars().filter(|&letter| !is_space(letter)).map(plain).collect();
    joined.replace("กิน", "x")
}

/// Returns the text in the one spelling in which two texts can be compared.
pub(super) fn comparable(text: &str) -> String {
    let arabic = |letter| match rank_from_digit(letter) {
        Some(rank) => RANK_DIGITS[rank],
        None => letter,
    };
    normal(text).chars().map(arabic).collect()
}

/// Thai text may hold spaces of no width between words.
fn is_space(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

fn plain(letter: char) -> char {
    match letter {
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        'X' | '×' | '✕' | '*' => 'x',
        _ => letter,
    }
}

fn is_digit(letter: char) -> bool {
    matches!(letter, '0'..='9' | '๐'..='๙')
}

/// Returns the text without a number of a line before it, `1.`, `1...` or `๑)`.
fn without_number(text: &str) -> &str {
    let rest = text.trim_start_matches(is_digit);
    let unmarked = rest.trim_start_matches(['.', ')', '…']);
    if rest.len() < text.len() && unmarked.len() < rest.len() { unmarked } else { text }
}

/// Reads what stands behind the target: whether a bia turns over.
fn read_tail(tail: &str) -> Result<bool, MoveFault> {
    let mut rest = tail;
    while let Some(shorter) = MARKS.iter().find_map(|mark| rest.strip_suffix(mark)) {
        rest = shorter;
    }
    let turned = rest.strip_prefix('=').unwrap_or(rest);
    if rest.is_empty() {
        Ok(false)
    } else if TURNED.contains(&turned) || turned == "เบี้ยหงาย" {
        Ok(true)
    } else {
        Err(MoveFault::NotAMark { found: rest.to_owned() })
    }
}

/// Reads the square at the end, and returns what stands before it.
fn read_target(body: &str) -> Result<(&str, Square), MoveFault> {
    let mut letters = body.char_indices().rev();
    let rank = letters.next().map(|(_, digit)| digit);
    let file = letters.next();
    let start = file.map_or(0, |(start, _)| start);
    let fault = || MoveFault::NotASquare { found: body[start..].to_owned() };
    let rank = rank.and_then(rank_from_digit).ok_or_else(fault)?;
    let file = file.and_then(|(_, letter)| any_file(letter)).ok_or_else(fault)?;
    Ok((&body[..start], Square::at(file, rank)))
}

/// Reads a file's letter, a capital too.
fn any_file(letter: char) -> Option<usize> {
    file_from_letter(letter.to_ascii_lowercase())
}

fn readings(head: &str, target: Square, takes: bool) -> Vec<Reading> {
    let named = NAMES.iter().filter_map(|&(word, name)| {
        let rest = head.strip_prefix(word)?;
        let rest = rest.strip_prefix([',', '-', ':', '.']).unwrap_or(rest);
        Some(Reading { name: Some(name), origin: read_origin(rest)? })
    });
    unnamed(head, target, takes).into_iter().chain(named).collect()
}

/// Reads a head that names no man: a whole square, or a bia's file, or nothing at all.
fn unnamed(head: &str, target: Square, takes: bool) -> Option<Reading> {
    let origin = read_origin(head)?;
    let bia = Some(name(Role::Bia));
    match (origin.file, origin.rank) {
        (Some(_), Some(_)) => Some(Reading { name: None, origin }),
        (Some(_), None) => Some(Reading { name: bia, origin }),
        (None, None) if takes => Some(Reading { name: bia, origin }),
        (None, None) => {
            let origin = Origin { file: Some(target.file()), rank: None };
            Some(Reading { name: bia, origin })
        }
        (None, Some(_)) => None,
    }
}

/// Reads a file, a rank, both or nothing. A capital is a file only before a rank, for a lone one is
/// a man.
fn read_origin(text: &str) -> Option<Origin> {
    let letters: Vec<char> = text.chars().take(3).collect();
    let (file, rank) = match letters[..] {
        [] => (None, None),
        [letter] => match rank_from_digit(letter) {
            Some(rank) => (None, Some(rank)),
            None => (Some(file_from_letter(letter)?), None),
        },
        [file, rank] => (Some(any_file(file)?), Some(rank_from_digit(rank)?)),
        _ => return None,
    };
    Some(Origin { file, rank })
}
