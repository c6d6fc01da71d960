//! Every trigger of the counts, from rows of a table.
