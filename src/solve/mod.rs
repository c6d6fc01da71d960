//! The prover: shortest mate, every key, both sides' best line, under the count.

mod answer;
mod bounds;
mod budget;
mod endings;
mod leash;
mod memo;
mod order;
mod root;
mod search;
mod solution;
mod solver;
#[cfg(test)]
mod tests;

pub use answer::{Answer, Limits, Proved, Question, Value, Verdict};
pub use budget::Stopper;
pub use endings::MEN_AT_ONCE;
pub use solver::Solver;
