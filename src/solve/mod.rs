//! The prover: shortest mate, every key, both sides' best line, under the count.

mod answer;
mod bounds;
mod budget;
mod certificate;
mod checker;
mod endings;
mod extract;
mod fields;
mod leash;
mod memo;
mod order;
mod proof;
mod root;
mod search;
mod short;
mod solution;
mod solver;
mod study;
#[cfg(test)]
mod tests;

pub use answer::{Answer, Limits, Proved, Question, Value, Verdict};
pub use budget::Stopper;
pub use certificate::{Certificate, Uncertified};
pub use extract::Unwritten;
pub use proof::{Claim, Flaw, Proof, Walk};
pub use solver::Solver;
pub use study::{
    Attack, Branch, CountStory, Defence, Duals, Fate, FirstMove, Means, Prospect, Reach,
    Refutation, Study, Threat,
};
