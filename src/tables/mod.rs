//! Endgame tables, and the tables of what one position can come to.

mod derive;
mod exits;
mod feed;
mod field;
mod folder;
mod format;
mod generate;
mod group;
mod halt;
mod layout;
mod longest;
mod material;
mod measure;
mod parallel;
mod placements;
mod plan;
mod plane;
mod planes;
mod probe;
mod progress;
mod rows;
mod start;
mod stats;
mod store;
mod table;
mod values;
mod window;

pub use field::{Distance, Field, FieldPlan};
pub use folder::{Store, StoreError, StoreFault, Stored};
pub use format::FormatError;
pub use halt::{Halt, Unmade};
pub use material::{Ending, MEN_AT_ONCE, Material, MaterialError, Men};
pub use measure::{Measure, Side, fresh_pieces_count};
pub use placements::Placed;
pub use plan::{Plan, Planned};
pub use progress::{Progress, Watch};
pub use stats::{Outcomes, Stats};
pub use store::{Kept, Tables};
pub use table::{Table, TooLong};

#[cfg(test)]
mod tests;
