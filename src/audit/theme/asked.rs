//! Themes that the prover has to be asked about, each within the length of the solution.

use crate::counting::{Count, Honour};
use crate::rules::{Move, Moves, Position};
use crate::solve::{Question, Solver};

use super::Shown;

impl Shown<'_> {
    /// Returns whether, somewhere in the line, another move of that kind starts the count and the
    /// mate then does not fit.
    pub(super) fn spares(
        &self,
        solver: &mut Solver,
        kind: impl Fn(&Position, Move) -> bool,
    ) -> Option<bool> {
        let mut open = false;
        for (question, made) in self.attacks() {
            let position = question.position();
            let moves = position.legal_moves();
            for &mv in moves.iter().filter(|&&mv| mv != *made && kind(position, mv)) {
                match self.is_in_time(solver, &question.after(mv)) {
                    Some(false) => return Some(true),
                    Some(true) => {}
                    None => open = true,
                }
            }
        }
        (!open).then_some(false)
    }

    /// Returns whether the mate fits into pieces' honour, if that has begun.
    fn is_in_time(&self, solver: &mut Solver, next: &Question) -> Option<bool> {
        let chaser = self.puzzle.chaser;
        let against = |count: &Count| count.honour == Honour::Pieces && count.side != chaser;
        let Some(count) = next.count().filter(against) else { return Some(true) };
        solver.mates_within(next, chaser, count.moves_left(next.position().turn()))
    }

    /// Returns whether the chaser would rather pass at some turn: the fleer, if it had to move, would
    /// be mated in fewer moves.
    pub(super) fn would_rather_pass(&self, solver: &mut Solver) -> Option<bool> {
        self.any_turn(solver, |solver, question, _, left| {
            let passed = question.uncounted().with_other_turn();
            let chaser = self.puzzle.chaser;
            passed.map_or(Some(false), |passed| solver.mates_within(&passed, chaser, left))
        })
    }

    /// Returns whether after some move of the chaser the fleer would hold out if it could pass.
    pub(super) fn waits(&self, solver: &mut Solver) -> Option<bool> {
        self.any_turn(solver, |solver, question, mv, left| {
            let passed = question.after(mv).with_other_turn().filter(|_| left > Moves(0));
            let chaser = self.puzzle.chaser;
            let mut mates = |passed| solver.mates_within(&passed, chaser, left);
            passed.map_or(Some(false), |passed| mates(passed).map(|mates| !mates))
        })
    }

    /// Returns whether something holds at some turn of the chaser, with the moves left after the one
    /// it makes; nothing if that is open at one and holds at none, or no length is known.
    fn any_turn(
        &self,
        solver: &mut Solver,
        mut holds: impl FnMut(&mut Solver, &Question, Move, Moves) -> Option<bool>,
    ) -> Option<bool> {
        let mut left = self.mate_in?;
        let mut open = false;
        for (question, mv) in self.attacks() {
            left = left.minus_one()?;
            match holds(solver, question, *mv, left) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => open = true,
            }
        }
        (!open).then_some(false)
    }
}
