//! The rows of a smaller table that a larger one can see.
//!
//! A capture can lead anywhere in a table of fewer men. A table of as many men is entered only by a
//! bia that turns over, so only where a met stands on the rank where it turns: an eighth of the
//! rows, or a little more.

use crate::rules::{Color, Role, turning_rank};

use super::layout::{Layout, Placement};
use super::table::Table;

/// The rows of a smaller table that moves of one side can lead into.
#[derive(Debug)]
pub(super) enum Window {
    /// So many rows, all there are.
    Whole(usize),
    /// Some of the rows, in order.
    Part(Vec<u32>),
}

impl Window {
    /// Returns what moves of that side see of a smaller table, from one of so many men.
    pub(super) fn on(table: &Table, mover: Color, men: usize) -> Self {
        let layout = &table.layout;
        if layout.ending.men() < men {
            return Self::Whole(layout.rows);
        }
        let is_seen = |row: &u32| may_have_turned(layout, &layout.placement(*row), mover);
        Self::Part((0..layout.rows as u32).filter(is_seen).collect())
    }

    /// Returns how many rows are seen.
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Whole(rows) => *rows,
            Self::Part(rows) => rows.len(),
        }
    }

    /// Returns the row of the table at a place in the window.
    pub(super) fn row_at(&self, place: usize) -> u32 {
        match self {
            Self::Whole(_) => place as u32,
            Self::Part(rows) => rows[place],
        }
    }

    /// Returns the place of a row that is seen.
    pub(super) fn place_of(&self, row: u32) -> u32 {
        match self {
            Self::Whole(_) => row,
            Self::Part(rows) => {
                let place = rows.binary_search(&row);
                place.expect("a bia has just turned over in the row") as u32
            }
        }
    }
}

/// Returns whether a bia of that side may just have turned over.
fn may_have_turned(layout: &Layout, placement: &Placement, mover: Color) -> bool {
    let groups = layout.groups.iter().zip(placement.numbers);
    let mut mets = groups.filter(|(group, _)| group.role == Role::Met && group.color == mover);
    let on_rank =
        mets.any(|(group, number)| group.squares[number as usize].meets(turning_rank(mover)));
    on_rank && !placement.is_stacked(layout.ending.men())
}
