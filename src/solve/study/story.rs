//! What the count has to do with a study: where the truth without it differs, and why.

use crate::counting::Count;
use crate::rules::{Color, Move, Moves};

use super::super::answer::{Answer, Question, Value};
use super::super::solver::Solver;

/// A difference that the count makes, shown on the line that would be best without it.
#[derive(Clone, Debug)]
pub struct CountStory {
    /// The truth without the count.
    pub uncounted: Value,
    /// Best play without the count.
    pub line: Vec<Move>,
    /// The moves of that line after which the count that forbids it runs.
    pub starts_after: usize,
    /// That count as it runs there.
    pub count: Count,
    /// The chaser's moves that the count leaves there.
    pub left: Moves,
    /// The chaser's moves that the line still needs there.
    pub needed: Moves,
}

/// Returns the story of a question whose answer is another without the count.
pub(super) fn told(
    solver: &mut Solver,
    question: &Question,
    answer: &Answer,
    chaser: Color,
) -> Option<CountStory> {
    if answer.uncounted == answer.value {
        return None;
    }
    let truth = solver.solve(&question.uncounted());
    let mut now = *question;
    for (played, rest) in (0..truth.line.len()).map(|played| (played, &truth.line[played..])) {
        let turn = now.position().turn();
        let needed = moves_of(rest, turn, chaser);
        if let Some(count) = now.count().filter(|count| count.side != chaser) {
            let left = count.moves_left(turn);
            if left < needed {
                let line = truth.line.clone();
                let uncounted = truth.value;
                return Some(CountStory {
                    uncounted,
                    line,
                    starts_after: played,
                    count,
                    left,
                    needed,
                });
            }
        }
        now = now.after(rest[0]);
    }
    None
}

fn moves_of(line: &[Move], turn: Color, chaser: Color) -> Moves {
    let own = if turn == chaser { line.len().div_ceil(2) } else { line.len() / 2 };
    Moves(own as u16)
}
