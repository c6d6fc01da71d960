//! เป็นที and แก้ที: who would rather not move, and how the tempo is lost.
//!
//! A placement is looked at with the chaser to move and with the fleer to move. It is เป็นที when
//! the chaser would rather pass: its mate takes longer than the fleer's being mated, and one ply.
//! The cure (แก้ที) is best play until a placement stands with the fleer to move that is as near to
//! mate as the first one was. Source: `tempo.md`, which makes text 004 exact.
//!
//! All distances are without a count; beside them stands whether the mate is in time.

mod analysis;
mod book;
mod chaser;
mod cost;
mod cure;
mod distance;
mod find;
mod flight;
mod line;
mod oracle;
mod parity;
mod placement;
mod spare;
mod spoil;
mod squares;
mod strong;
#[cfg(test)]
mod tests;
mod triangles;

pub use analysis::{Explanation, Tempo, analyse, explain, with_turn};
pub use book::Book;
pub use chaser::chaser_of;
pub use cost::Cost;
pub use cure::{Cure, CureKind, CureKindError};
pub use distance::Distance;
pub use find::{Census, Filter, Found, pen_thi_placements};
pub use flight::{Flight, Lasting, flights};
pub use oracle::{Oracle, Timed};
pub use parity::{Alone, ManTempo};
pub use placement::Placement;
pub use spare::Spare;
pub use spoil::{Spoil, Why};
pub use squares::{Correspondence, Corresponding};
pub use strong::{Reached, reaches};
pub use triangles::{Detour, Held, Hindrance, NoTriangle};
