//! Themes that the moves of the line show by themselves.

use crate::counting::{Count, Honour};
use crate::rules::{Move, Position, Role, Terminal, attacks};

use super::Shown;

/// How many men of a kind a side has.
pub(super) type Men<'a> = dyn Fn(Role) -> usize + 'a;

impl Shown<'_> {
    /// Returns whether the chaser's men fit at the set-up or at the end.
    pub(super) fn men_are(&self, fits: impl Fn(&Men<'_>) -> bool) -> bool {
        [self.puzzle.position(), self.last.position()].into_iter().any(|position| {
            let board = position.board();
            fits(&|role| board.of(self.puzzle.chaser, role).len())
        })
    }

    /// Returns whether a move of the fleer takes a man, in the line or in answer to its first move.
    pub(super) fn gives_a_man(&self) -> bool {
        let chaser = self.puzzle.chaser;
        let takes = |position: &Position, mv: &Move| {
            position.turn() != chaser && position.board().color(chaser).contains(mv.to)
        };
        let offered = self.played.get(1).is_some_and(|(question, _)| {
            let position = question.position();
            position.legal_moves().iter().any(|mv| takes(position, mv))
        });
        offered || self.played.iter().any(|(question, mv)| takes(question.position(), mv))
    }

    pub(super) fn counts_by(&self, honour: Honour) -> bool {
        let against = |count: Count| count.honour == honour && count.side != self.puzzle.chaser;
        self.states().any(|question| question.count().is_some_and(against))
    }

    /// Returns whether a placement comes back in the line with the fleer to move.
    pub(super) fn turns_the_tempo(&self) -> bool {
        let chaser = self.puzzle.chaser;
        let later = |first: usize, board| {
            let rest = self.played[first..].iter().map(|(question, _)| question.position());
            rest.chain([self.last.position()])
                .any(|position| position.turn() != chaser && position.board() == board)
        };
        self.played.iter().enumerate().any(|(at, (question, _))| {
            question.position().turn() == chaser && later(at, question.position().board())
        })
    }

    /// Returns whether the chaser's khun comes back to a square in three moves.
    pub(super) fn has_triangle(&self) -> bool {
        let chaser = self.puzzle.chaser;
        let khun: Vec<_> = self
            .attacks()
            .map(|(question, _)| question.position().khun(chaser))
            .chain([self.last.position().khun(chaser)])
            .collect();
        khun.windows(4).any(|way| way[0] == way[3] && way[0] != way[1] && way[1] != way[2])
    }
}

/// Returns the mets and bia.
pub(super) fn small(men: &Men<'_>) -> usize {
    men(Role::Met) + men(Role::Bia)
}

/// Returns whether some move leaves the other side without one.
pub(super) fn can_stalemate(position: &Position) -> bool {
    let moves = position.legal_moves();
    moves.iter().any(|&mv| position.after(mv).terminal() == Some(Terminal::Stalemate))
}

/// Returns whether a move checks and attacks another man at once.
pub(super) fn forks(position: &Position, mv: Move) -> bool {
    let after = position.after(mv);
    let board = after.board();
    let Some(role) = board.role_at(mv.to).filter(|_| after.is_check()) else { return false };
    let attacked = attacks::attacks(role, position.turn(), mv.to, board.occupied());
    let others = board.color(after.turn()) & !board.role(Role::Khun);
    !(attacked & others).is_empty()
}
