//! Wins that are in time only by a longer way than the shortest mate, which tables do not measure.

use konmak::rules::{Move, Moves};
use konmak::solve::{Answer, Question, Solver, Value, Verdict};

/// The longest way: all numbers of the board's honour, then all of a bare khun's.
const LONGEST: u16 = 128;

/// Returns the length of such a win and the best moves, searched for over the tables from where an
/// answer has left off; nothing if the answer is no such one, or the limits leave it open.
pub(super) fn finished(
    answer: &Answer,
    question: &Question,
    solver: &mut Solver,
) -> Option<(Value, Vec<Move>)> {
    let turn = question.position().turn();
    let winner = match (answer.value.verdict, answer.value.mate_in) {
        (Verdict::Win, None) => turn,
        (Verdict::Loss, None) => !turn,
        (Verdict::Win | Verdict::Loss | Verdict::Draw | Verdict::Unknown, _) => return None,
    };
    let shorter = answer.proved.more_than.map_or(0, |moves| moves.0);
    let mut length = Moves(shorter + 1);
    while !solver.mates_within(question, winner, length)? {
        length = Moves(length.0 + 1);
        if length.0 > LONGEST {
            return None;
        }
    }
    let is_own = winner == turn;
    let mut keys = Vec::new();
    for mv in question.position().legal_moves() {
        let is_within = solver.mates_within(&question.after(mv), winner, length.minus_one()?)?;
        if is_within == is_own {
            keys.push(mv);
        }
    }
    Some((Value { mate_in: Some(length), ..answer.value }, keys))
}
