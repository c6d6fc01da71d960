//! The trainer: a session of tasks without input or output.
//!
//! A front end hands [`Event`]s to a [`Session`] and gets [`Reply`]s, which are data and no text.
//! Every judgement is the prover's: a move is right if the goal is still reached after it, within
//! what is left of the stipulated moves and of the count. Where the prover runs out of time the
//! judgement says so.

mod asking;
mod cause;
mod chance;
mod event;
mod goal;
mod help;
mod hint;
mod judge;
mod judgement;
mod opponent;
mod play;
mod record;
mod selection;
mod session;
mod task;

pub use event::{Cannot, Event, Reply};
pub use hint::{Hint, KeyKind};
pub use judgement::{Cause, Flaw, Judgement, Wrong};
pub use record::{Outcome, Record};
pub use selection::{Pick, Selection, Unfit};
pub use session::{Session, Settings, View};
pub use task::{Goal, Part, Task};
