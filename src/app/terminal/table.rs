//! Tables without lines but the one under the head.

use comfy_table::{ColumnConstraint, ContentArrangement, LineStyle, Table, presets};

/// Below so many columns of the terminal a table would break within words.
pub(crate) const NARROWEST_TABLE: usize = 68;

/// Returns an empty table of at most so many columns of the terminal.
pub(crate) fn plain_table(width: usize) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING.header_separator(LineStyle::new('─', '─', '─', '─')));
    table.set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(u16::try_from(width).unwrap_or(u16::MAX));
    table
}

/// Lets the names in the first column stand on one line each.
pub(crate) fn keep_names_whole(table: &mut Table) {
    if let Some(column) = table.column_mut(0) {
        column.set_constraint(ColumnConstraint::ContentWidth);
    }
}
