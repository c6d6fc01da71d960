//! Endgame tables.

mod exits;
mod feed;
mod generate;
mod group;
mod layout;
mod material;
mod measure;
mod parallel;
mod placements;
mod plane;
mod probe;
mod rows;
mod start;
mod stats;
mod table;
mod tables;

pub use material::{Ending, Material, MaterialError, Men};
pub use measure::{Measure, Side, fresh_pieces_count};
pub use placements::Placed;
pub use stats::{Outcomes, Stats};
pub use table::Table;
pub use tables::Tables;

#[cfg(test)]
mod tests;
