//! The trainer's own moves: the longest resistance, or the best chase.

use crate::counting::Preset;
use crate::game::{End, Game};
use crate::rules::{Color, Move};
use crate::solve::{Question, Value, Verdict};

use super::chance::chosen;
use super::judge::{Judge, LONGEST};

/// How good a move is for the side that makes it; greater is better.
type Merit = (u8, i32, i32);

impl Judge {
    /// Returns the trainer's move in a game that goes on: of the best ones that which the seed
    /// chooses, the same whenever the position comes again.
    pub(super) fn reply(&mut self, game: &Game, fleer: Color, seed: u64) -> Option<Move> {
        let found = self.value(game, LONGEST);
        let answer = found.answer;
        let key = game.position().key();
        match answer.value.verdict {
            Verdict::Win | Verdict::Loss if !answer.keys.is_empty() => {
                return chosen(&answer.keys, seed, key);
            }
            Verdict::Win | Verdict::Loss | Verdict::Draw | Verdict::Unknown => {}
        }
        let mut candidates: Vec<Move> = game.position().legal_moves().into_iter().collect();
        if !answer.keys.is_empty() {
            candidates = answer.keys;
        }
        if matches!(answer.uncounted.verdict, Verdict::Win | Verdict::Loss) {
            candidates = self.best_without_count(game, candidates);
        }
        let best = self.of_most_merit(game, fleer, &candidates);
        chosen(&best, seed, key)
    }

    /// Returns those of the moves that would be best if nothing were counted, all if none is.
    pub(super) fn best_without_count(&mut self, game: &Game, candidates: Vec<Move>) -> Vec<Move> {
        let question = Question::new(*game.position(), Preset::None);
        let keys = self.find(&question, LONGEST, self.time()).answer.keys;
        let both: Vec<Move> =
            candidates.iter().copied().filter(|candidate| keys.contains(candidate)).collect();
        if both.is_empty() { candidates } else { both }
    }

    fn of_most_merit(&mut self, game: &Game, fleer: Color, candidates: &[Move]) -> Vec<Move> {
        let share = self.share(2 * candidates.len());
        let merits: Vec<(Merit, Move)> = candidates
            .iter()
            .filter_map(|&mv| {
                let mut next = game.clone();
                next.play(mv).then(|| (self.merit(&next, fleer, share), mv))
            })
            .collect();
        let best = merits.iter().map(|&(merit, _)| merit).max();
        merits.iter().filter(|&&(merit, _)| Some(merit) == best).map(|&(_, mv)| mv).collect()
    }

    fn merit(&mut self, next: &Game, fleer: Color, share: Option<std::time::Duration>) -> Merit {
        let mover = !next.position().turn();
        let is_fleer = mover == fleer;
        match next.end() {
            Some(End::Mate(_)) => return (5, 0, 0),
            Some(End::CounterMate | End::Stalemate | End::Count | End::Repetition | End::Dead) => {
                return (if is_fleer { 4 } else { 1 }, 0, 0);
            }
            None => {}
        }
        let question = Question::in_game(*next.position(), next.counter());
        let found = self.find(&question, LONGEST, share);
        let beyond = found.beyond.map_or(0, |moves| i32::from(moves.0));
        let (rank, length) = rank(found.answer.value, beyond);
        (rank, length, if is_fleer { 0 } else { pressure(next) })
    }
}

/// Ranks a move by what the other side is left with.
fn rank(left: Value, beyond: i32) -> (u8, i32) {
    let length = left.mate_in.map_or(i32::from(u16::MAX), |mate_in| i32::from(mate_in.0));
    match left.verdict {
        Verdict::Loss => (4, -length),
        Verdict::Draw => (3, 0),
        Verdict::Unknown => (2, beyond),
        Verdict::Win => (0, length),
    }
}

/// Returns how hard the side to move is pressed: no man to take first, then few moves, and no
/// position that has stood before.
fn pressure(next: &Game) -> i32 {
    let position = next.position();
    let enemy = position.board().color(!position.turn());
    let moves = position.legal_moves();
    let captures = moves.iter().filter(|mv| enemy.contains(mv.to)).count();
    let repeated = next.occurrences() - 1;
    let ease = 100 * captures + 50 * repeated + moves.len();
    -i32::try_from(ease).unwrap_or(i32::MAX)
}
