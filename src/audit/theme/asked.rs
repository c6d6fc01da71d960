//! Themes that the prover has to be asked about.

use crate::counting::{Count, Honour};
use crate::rules::{Move, Moves, Position};
use crate::solve::{Question, Solver, Verdict};
use crate::tempo::{Book, CureKind, Tempo, analyse};

use super::Shown;

impl Shown<'_> {
    /// Returns whether the answer would be another without the count.
    pub(super) fn a_count_decides(&self, solver: &mut Solver) -> bool {
        let start = self.states().next().expect("the last state at least");
        let answer = solver.solve(start);
        answer.value != answer.uncounted
    }

    /// Returns whether, somewhere in the line, a move of that kind starts the count and so fails,
    /// though without a count it would mate.
    pub(super) fn spares(
        &self,
        solver: &mut Solver,
        kind: impl Fn(&Position, Move) -> bool,
    ) -> bool {
        let chaser = self.puzzle.chaser;
        self.attacks().any(|(question, made)| {
            let position = question.position();
            let moves = position.legal_moves();
            let mut others = moves.iter().filter(|&&mv| mv != *made && kind(position, mv));
            others.any(|&mv| {
                let next = question.after(mv);
                let starts = |count: Count| count.honour == Honour::Pieces && count.side != chaser;
                next.count().is_some_and(starts) && {
                    let answer = solver.solve(&next);
                    answer.uncounted.verdict == Verdict::Loss && answer.value != answer.uncounted
                }
            })
        })
    }

    pub(super) fn is_pen_thi(&self, solver: &mut Solver) -> Option<bool> {
        self.any_tempo(solver, |tempo| tempo.is_pen_thi())
    }

    pub(super) fn has_cure(&self, solver: &mut Solver) -> Option<bool> {
        self.any_tempo(solver, |tempo| {
            Some(tempo.cure.as_ref().is_some_and(|cure| cure.kind != CureKind::None))
        })
    }

    /// Returns whether something holds of the tempo at some turn of the chaser; nothing if that is
    /// open at one and holds at none.
    pub(super) fn any_tempo(
        &self,
        solver: &mut Solver,
        holds: impl Fn(&Tempo) -> Option<bool>,
    ) -> Option<bool> {
        let mut open = false;
        for (question, _) in self.attacks() {
            let mut prove = |question: &Question| solver.solve(question);
            let mut book = Book::new(&mut prove, self.puzzle.chaser);
            match holds(&analyse(&mut book, &question.uncounted())) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => open = true,
            }
        }
        (!open).then_some(false)
    }

    /// Returns whether after some move of the chaser the fleer would hold out if it could pass.
    pub(super) fn waits(&self, solver: &mut Solver) -> Option<bool> {
        let chaser = self.puzzle.chaser;
        let mut open = false;
        let attacks = self.attacks().count();
        for (number, (question, mv)) in self.attacks().enumerate() {
            let left = Moves((attacks - number - 1) as u16);
            let Some(passed) = question.after(*mv).with_other_turn() else { continue };
            match solver.mates_within(&passed, chaser, left) {
                Some(false) if left > Moves(0) => return Some(true),
                Some(_) => {}
                None => open = true,
            }
        }
        (!open).then_some(false)
    }
}
