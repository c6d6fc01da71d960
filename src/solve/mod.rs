//! The prover: shortest mate, every key, both sides' best line, under the count.

mod answer;

pub use answer::{Answer, Limits, Proved, Question, Value, Verdict};
