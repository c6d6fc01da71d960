//! Men to spare: without them the chaser would have no waiting move.

use crate::rules::{Man, Square};

use super::analysis::Tempo;
use super::book::Book;
use super::cost::Cost;
use super::cure::CureKind;
use super::parity::ManTempo;
use super::placement::Placement;

/// A man that can wait, without which the placement would be เป็นที.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spare {
    /// Where it stands.
    pub square: Square,
    /// The man.
    pub man: Man,
    /// What having to move would cost without it.
    pub cost_without: Cost,
}

/// Returns the spare men of a placement that waiting moves cure, as far as tables answer.
pub(super) fn spares_of(book: &mut Book<'_>, tempo: &Tempo, men: &[ManTempo]) -> Vec<Spare> {
    let waits = tempo.cure.as_ref().is_some_and(|cure| cure.kind == CureKind::WaitingMove);
    let waiting = men.iter().filter(|man| waits && !man.waits.is_empty());
    waiting.filter_map(|man| spare(book, &tempo.placement, man)).collect()
}

fn spare(book: &mut Book<'_>, placement: &Placement, man: &ManTempo) -> Option<Spare> {
    let mut board = placement.board;
    board.remove(man.square);
    let without = Placement { board, chaser: placement.chaser };
    let (chaser, fleer) = (without.chaser_first()?, without.fleer_first()?);
    if !book.is_instant(&chaser) {
        return None;
    }
    let cost_without = Cost::of(book.distance(&chaser), book.distance(&fleer))?;
    Some(Spare { square: man.square, man: man.man, cost_without })
}
