//! The trainer: a session of tasks without input or output.
//!
//! A front end hands [`Event`]s to a [`Session`] and gets [`Reply`]s, which are data and no text.
//! Every judgement is the prover's: a move is right if the goal is still reached after it, within
//! what is left of the stipulated moves and of the count. Where the prover runs out of time the
//! judgement says so.

mod asking;
mod cause;
mod chance;
mod deal;
mod event;
mod exercise;
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
mod tempo_help;
mod tempo_play;
mod tempo_tasks;

pub use deal::{Deal, LARGEST_COST};
pub use event::{Cannot, Event, Explained, Reply};
pub use exercise::{Asked, Exercise, Guess, Lesson};
pub use hint::{Hint, KeyKind};
pub use judgement::{Cause, Flaw, Judgement, Wrong};
pub use record::{Outcome, Record};
pub use selection::{Pick, Selection, Unfit};
pub use session::{Session, Settings, View};
pub use task::{Goal, Part, Task};
pub use tempo_tasks::TempoTasks;
