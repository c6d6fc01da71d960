//! Names of sides, men and squares.

use konmak::counting::Preset;
use konmak::game::End;
use konmak::rules::{Bitboard, Color, Man, Role, Square};

use crate::app::terminal::Ink;
use crate::app::words::{Language, Words};

/// Returns a side's name.
pub(crate) fn side_name(color: Color, words: &Words) -> String {
    words.say(match color {
        Color::White => "side-white",
        Color::Black => "side-black",
    })
}

/// Returns the name of a kind of man.
pub(crate) fn role_name(role: Role, words: &Words) -> String {
    words.say(match role {
        Role::Khun => "man-khun",
        Role::Met => "man-met",
        Role::Khon => "man-khon",
        Role::Ma => "man-ma",
        Role::Ruea => "man-ruea",
        Role::Bia => "man-bia",
    })
}

/// Returns a man's name, a bia ngai told from a met.
pub(crate) fn man_name(man: Man, words: &Words) -> String {
    if man.turned { words.say("man-bia-ngai") } else { role_name(man.role, words) }
}

/// Returns a square with the letters of the board that is drawn.
pub(crate) fn square_name(square: Square, ink: Ink) -> String {
    if ink.thai { square.to_thai() } else { square.to_string() }
}

/// Returns a square as the language's sentences name it.
pub(crate) fn square_in(square: Square, words: &Words) -> String {
    match words.language() {
        Language::Thai => square.to_thai(),
        Language::English => square.to_string(),
    }
}

/// Returns several squares as the language's sentences name them.
pub(crate) fn squares_in(squares: Bitboard, words: &Words) -> String {
    squares.map(|square| square_in(square, words)).collect::<Vec<_>>().join(", ")
}

/// Returns the key of the text that says how a game ended.
pub(crate) const fn end_key(end: End) -> &'static str {
    match end {
        End::Mate(_) => "end-mate",
        End::CounterMate => "end-counter-mate",
        End::Stalemate => "end-stalemate",
        End::Count => "end-count",
        End::Repetition => "end-repetition",
        End::Dead => "end-dead",
    }
}

/// Returns the name of the counting rules.
pub(crate) fn preset_name(preset: Preset, words: &Words) -> String {
    words.say(match preset {
        Preset::Thai => "rules-thai",
        Preset::ThaiHighest => "rules-thai-highest",
        Preset::Old => "rules-old",
        Preset::Fairy => "rules-fairy",
        Preset::None => "rules-none",
    })
}
