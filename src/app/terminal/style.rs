//! The colours, all from the 256 that every terminal of today has.
//!
//! Both shades of the board are so chosen that white and black letters, which are bold, have a
//! contrast of at least 3 to 1 on them.

use anstyle::{Ansi256Color, Color, Style};

/// The label of an error.
pub(crate) const WRONG: Style = text(Some(160)).bold();
/// What is right, proved, won.
pub(crate) const RIGHT: Style = text(Some(34)).bold();
/// What calls for care: the last move, a bound.
pub(crate) const CARE: Style = text(Some(172)).bold();
/// A heading.
pub(crate) const HEADING: Style = text(None).bold();
/// What stands in the background.
pub(crate) const QUIET: Style = text(Some(244));

/// The letters of White's and of Black's men.
pub(super) const MEN: [u8; 2] = [231, 16];
/// The light and the dark squares.
pub(super) const SQUARES: [u8; 2] = [137, 95];
/// The squares of the last move.
pub(super) const LAST_MOVE: u8 = 65;
/// The square of a khun in check.
pub(super) const CHECK: u8 = 160;
/// The part of a count that has been said, and the part that is left.
pub(super) const COUNTED: [Style; 2] = [text(Some(172)), text(Some(240))];

const fn text(color: Option<u8>) -> Style {
    match color {
        Some(color) => Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(color)))),
        None => Style::new(),
    }
}

/// Returns a style of that letter colour on that ground.
pub(super) const fn on_ground(letter: u8, ground: u8) -> Style {
    text(Some(letter)).bg_color(Some(Color::Ansi256(Ansi256Color(ground)))).bold()
}

/// Returns a text in a style. The streams take the style off where no colour is wanted.
pub(crate) fn painted(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}
