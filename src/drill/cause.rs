//! Telling by what a win is lost.

use crate::counting::{Count, Honour};
use crate::game::{End, Game};
use crate::rules::{Color, Move, Moves};
use crate::solve::{Value, Verdict};

use super::judgement::Cause;

/// Fewer moves than a third occurrence takes: before it no game is searched for repetitions.
const MOVES_BEFORE_REPETITION: usize = 6;

/// Returns by what the user's own move ended the chase, or nothing if it mates.
pub(super) fn of_end(next: &Game, end: End, user: Color) -> Option<Cause> {
    match end {
        End::Mate(winner) if winner == user => None,
        End::Mate(_) => Some(Cause::Mate { mate_in: Some(Moves(0)) }),
        End::CounterMate => Some(Cause::CounterMate),
        End::Stalemate => Some(Cause::Stalemate),
        End::Repetition => Some(Cause::Repetition),
        End::Dead => Some(Cause::Dead),
        End::Count => Some(Cause::Count {
            honour: next.count().map_or(Honour::Pieces, |count| count.honour),
            needed: None,
            left: Moves(0),
        }),
    }
}

/// Returns by what a game that is now drawn with best play has slipped, given what would be true
/// without a count and the reply that keeps the draw.
pub(super) fn of_lost_win(
    next: &Game,
    user: Color,
    uncounted: Value,
    reply: Option<Move>,
) -> Cause {
    let mut answered = next.clone();
    let has_reply = reply.is_some_and(|reply| answered.play(reply));
    if let Some(cause) = count_of(next, &answered, user, uncounted) {
        return cause;
    }
    if has_reply && answered.end() == Some(End::Stalemate) {
        return Cause::Stalemate;
    }
    let taken = reply.and_then(|reply| Some((reply.to, next.position().board().man_at(reply.to)?)));
    taken.map_or(Cause::Escape, |(square, man)| Cause::Capture { square, man })
}

/// Returns the count that draws what would be won without it.
fn count_of(next: &Game, answered: &Game, user: Color, uncounted: Value) -> Option<Cause> {
    let binds = |count: &Count| count.side != user;
    let running = next.count().filter(binds);
    let count = running.or_else(|| answered.count().filter(binds))?;
    let only_by_count = match uncounted.verdict {
        Verdict::Loss => true,
        Verdict::Unknown => count.honour == Honour::Pieces,
        Verdict::Draw | Verdict::Win => false,
    };
    let turn = if running.is_some() { next.position().turn() } else { user };
    only_by_count.then(|| Cause::Count {
        honour: count.honour,
        needed: uncounted.mate_in,
        left: count.moves_left(turn),
    })
}

/// Returns a reply that makes a position stand for the third time.
pub(super) fn repeating_reply(game: &Game) -> Option<Move> {
    if game.moves().len() < MOVES_BEFORE_REPETITION {
        return None;
    }
    game.position().legal_moves().into_iter().find(|&reply| {
        let mut next = game.clone();
        next.play(reply) && next.end() == Some(End::Repetition)
    })
}
