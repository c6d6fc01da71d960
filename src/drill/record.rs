//! How a task went.

/// How a task ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The goal was reached without help and without a wrong move.
    Solved,
    /// The goal was reached with hints, after wrong moves, or with a played-on move taken back.
    SolvedWithHelp,
    /// The solution was shown, or the goal was given up.
    Missed,
    /// Passed over.
    Skipped,
    /// Begun and left.
    Left,
}

/// What is kept of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Which task of the session, counted from 0.
    pub task: usize,
    /// How it ended.
    pub outcome: Outcome,
    /// Wrong moves tried.
    pub wrong: usize,
    /// Hints taken.
    pub hints: usize,
}
