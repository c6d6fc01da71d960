//! Which rule started, kept, replaced or ended a count.

use konmak::counting::{Count, Counter, Honour, Preset, bare_side, has_bia};
use konmak::game::Game;
use konmak::rules::{Fen, Position};

/// A rule of counting that explains the state of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// The FEN states the count.
    Stated,
    /// The set-up has a bare khun and no bia.
    BareKhun,
    /// A side is behind and asks at once.
    Behind,
    /// The rules know no count.
    Uncounted,
    /// An unturned bia stands.
    BiaStands,
    /// The values are equal, or both khun are bare.
    NobodyBehind,
    /// Somebody may ask and has not.
    Unasked,
    /// The preset `fairy` starts its count after the next move.
    NotYet,
    /// The counting side has moved and said its next number.
    Said,
    /// The chaser has moved: nothing is said.
    ChaserMoved,
    /// The last other man was taken.
    Bared,
    /// The last bia has turned over.
    LastBiaTurned,
    /// The last bia was taken.
    LastBiaTaken,
    /// The last man was taken while board's honour ran.
    Replaced,
    /// The bared side keeps board's honour, which is shorter.
    Kept,
    /// The counting side is no longer behind.
    FortunesTurned,
}

impl Why {
    /// Returns the key of the text that says so.
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Stated => "why-stated",
            Self::BareKhun => "why-bare-khun",
            Self::Behind => "why-behind",
            Self::Uncounted => "why-uncounted",
            Self::BiaStands => "why-bia-stands",
            Self::NobodyBehind => "why-nobody-behind",
            Self::Unasked => "why-unasked",
            Self::NotYet => "why-not-yet",
            Self::Said => "why-said",
            Self::ChaserMoved => "why-chaser-moved",
            Self::Bared => "why-bared",
            Self::LastBiaTurned => "why-last-bia-turned",
            Self::LastBiaTaken => "why-last-bia-taken",
            Self::Replaced => "why-replaced",
            Self::Kept => "why-kept",
            Self::FortunesTurned => "why-fortunes-turned",
        }
    }

    /// Returns the name that stands in JSON.
    pub(super) fn name(self) -> &'static str {
        let key = self.key();
        key.strip_prefix("why-").unwrap_or(key)
    }
}

/// Returns why the count of a set-up is as it is.
pub(super) fn at_set_up(fen: &Fen, counter: &Counter) -> Why {
    match counter.count() {
        Some(_) if fen.count.is_some() => Why::Stated,
        Some(Count { honour: Honour::Pieces, .. }) => Why::BareKhun,
        Some(Count { honour: Honour::Board, .. }) => Why::Behind,
        None => without_count(&fen.position, counter),
    }
}

/// Returns why the count is as it is after the last move of a game.
pub(super) fn after_move(before: &Game, after: &Game) -> Why {
    let mover = before.position().turn();
    match (before.count(), after.count()) {
        (None, None) => without_count(after.position(), after.counter()),
        (None, Some(count)) => started(before, after, count),
        (Some(_), None) => Why::FortunesTurned,
        (Some(old), Some(new)) if old.honour != new.honour => Why::Replaced,
        (Some(old), Some(new)) if old.side != new.side => Why::FortunesTurned,
        (Some(_), Some(new)) if is_kept(before.position(), after.position(), new) => Why::Kept,
        (Some(_), Some(new)) if new.side == mover => Why::Said,
        (Some(_), Some(_)) => Why::ChaserMoved,
    }
}

fn is_kept(before: &Position, after: &Position, count: Count) -> bool {
    count.honour == Honour::Board
        && bare_side(after.board()).is_some()
        && bare_side(before.board()).is_none()
}

fn started(before: &Game, after: &Game, count: Count) -> Why {
    let had_bia = has_bia(before.position().board());
    match after.last_move() {
        Some(mv) if had_bia && mv.turns => Why::LastBiaTurned,
        Some(_) if had_bia => Why::LastBiaTaken,
        Some(_) | None if count.honour == Honour::Pieces => Why::Bared,
        Some(_) | None => Why::Behind,
    }
}

fn without_count(position: &Position, counter: &Counter) -> Why {
    let board = position.board();
    if counter.preset() == Preset::None {
        Why::Uncounted
    } else if has_bia(board) {
        Why::BiaStands
    } else if counter.preset() == Preset::Fairy {
        Why::NotYet
    } else if counter.may_ask(position).is_some() {
        Why::Unasked
    } else {
        Why::NobodyBehind
    }
}
