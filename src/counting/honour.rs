//! What men are worth to the count: limits of ศักดิ์หมาก, and which side is behind.

use std::cmp::Ordering;

use crate::rules::{Board, Color, Role};

use super::Preset;

/// The number at which ศักดิ์กระดาน ends.
pub const BOARD_LIMIT: u16 = 64;

/// Returns the number at which ศักดิ์หมาก ends against these men of the chaser, or nothing if the
/// chaser has no man but its khun (rules.md, section 4).
///
/// Unturned bia are passed over: no count starts while one stands.
pub fn pieces_limit(board: &Board, chaser: Color, preset: Preset) -> Option<u16> {
    pieces_limit_of(|role| board.of(chaser, role).len(), preset)
}

/// Returns the same as [`pieces_limit`] for so many men of each kind.
pub fn pieces_limit_of(men: impl Fn(Role) -> usize, preset: Preset) -> Option<u16> {
    let by_honour = [
        limit_of(men(Role::Ruea), 16, 8),
        limit_of(men(Role::Khon), 44, 22),
        limit_of(men(Role::Ma), 64, 32),
        limit_of(men(Role::Met), 64, 64),
    ];
    let mut limits = by_honour.into_iter().flatten();
    if preset.takes_highest_honour() { limits.next() } else { limits.min() }
}

fn limit_of(men: usize, single: u16, several: u16) -> Option<u16> {
    match men {
        0 => None,
        1 => Some(single),
        _ => Some(several),
    }
}

/// Returns the side that is behind (เป็นรอง) by the values ruea 3, ma 2, khon 1½, met and bia ngai
/// 1 (text 003, article 9), or nothing if the values are equal.
pub fn side_behind(board: &Board) -> Option<Color> {
    match half_points(board, Color::White).cmp(&half_points(board, Color::Black)) {
        Ordering::Less => Some(Color::White),
        Ordering::Equal => None,
        Ordering::Greater => Some(Color::Black),
    }
}

fn half_points(board: &Board, color: Color) -> usize {
    half_points_of(|role| board.of(color, role).len())
}

/// Returns the value of so many men of each kind, in half points.
pub fn half_points_of(men: impl Fn(Role) -> usize) -> usize {
    let worth = [(Role::Ruea, 6), (Role::Ma, 4), (Role::Khon, 3), (Role::Met, 2), (Role::Bia, 2)];
    worth.into_iter().map(|(role, worth)| worth * men(role)).sum()
}

/// Returns whether an unturned bia of either side stands: then nothing is counted.
pub fn has_bia(board: &Board) -> bool {
    !board.role(Role::Bia).is_empty()
}

/// Returns the side that has nothing but its khun while the other has more.
pub fn bare_side(board: &Board) -> Option<Color> {
    match Color::ALL.map(|color| board.color(color).has_several()) {
        [false, true] => Some(Color::White),
        [true, false] => Some(Color::Black),
        [true, true] | [false, false] => None,
    }
}

/// Returns the side that may ask for ศักดิ์กระดาน: the one behind, with at least two men, when no
/// unturned bia stands (rules.md, section 3).
pub fn may_ask(board: &Board) -> Option<Color> {
    let behind = if has_bia(board) { None } else { side_behind(board) };
    behind.filter(|&side| board.color(side).has_several())
}

/// Returns the side whose bare khun counts ศักดิ์หมาก in such a position.
pub fn pieces_side(board: &Board) -> Option<Color> {
    bare_side(board).filter(|_| !has_bia(board))
}
