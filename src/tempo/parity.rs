//! Which men can lose a tempo: by themselves, or by waiting.
//!
//! A man loses a tempo by itself if it can be back on its square after an odd number of moves. A
//! khon's or met's every move changes the parity of its rank, a ma's the colour of its square, so
//! they cannot; a bia never comes back. Only khun and ruea can: the khun by a triangle, the ruea by
//! two steps one way and one long one back (`tempo.md`, parity lemma).

use crate::rules::{Man, Move, Role, Square};

use super::analysis::Tempo;
use super::book::Book;

/// Whether a man can be back on its square after an odd number of moves, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alone {
    /// Khun: two straight steps and a diagonal one.
    Triangle,
    /// Ruea: three moves along one line.
    Line,
    /// Khon and met: no, for every move changes the parity of the rank.
    RankParity,
    /// Ma: no, for every move changes the colour of the square.
    ColourParity,
    /// Bia: no, it only goes forward.
    OneWay,
}

impl Alone {
    /// Every kind.
    pub const ALL: [Self; 5] =
        [Self::Triangle, Self::Line, Self::RankParity, Self::ColourParity, Self::OneWay];

    /// Returns how a kind of man stands to losing a tempo by itself.
    pub const fn of(role: Role) -> Self {
        match role {
            Role::Khun => Self::Triangle,
            Role::Ruea => Self::Line,
            Role::Met | Role::Khon => Self::RankParity,
            Role::Ma => Self::ColourParity,
            Role::Bia => Self::OneWay,
        }
    }

    /// Returns whether the man can lose a tempo by itself.
    pub const fn is_able(self) -> bool {
        match self {
            Self::Triangle | Self::Line => true,
            Self::RankParity | Self::ColourParity | Self::OneWay => false,
        }
    }

    /// Returns the name that stands in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Triangle => "triangle",
            Self::Line => "line",
            Self::RankParity => "rank-parity",
            Self::ColourParity => "colour-parity",
            Self::OneWay => "one-way",
        }
    }
}

/// A man of the chaser and what it can do about the tempo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManTempo {
    /// Where it stands.
    pub square: Square,
    /// The man.
    pub man: Man,
    /// Whether it can lose a tempo by itself.
    pub alone: Alone,
    /// Its waiting moves: after them the fleer is as near to mate as if the chaser had passed.
    pub waits: Vec<Move>,
}

/// Returns every man of the chaser, its khun first.
pub(super) fn men_of(book: &mut Book<'_>, tempo: &Tempo) -> Vec<ManTempo> {
    let placement = &tempo.placement;
    let waits = waiting_moves(book, tempo).unwrap_or_default();
    let own = placement.board.men().filter(|(_, man)| man.color == placement.chaser);
    let mut men: Vec<ManTempo> = own
        .map(|(square, man)| {
            let waits = waits.iter().copied().filter(|mv| mv.from == square).collect();
            ManTempo { square, man, alone: Alone::of(man.role), waits }
        })
        .collect();
    men.sort_by_key(|man| (std::cmp::Reverse(man.man.role), man.square));
    men
}

/// Returns every chaser's move after which the fleer is mated as soon as if it had to move at once.
fn waiting_moves(book: &mut Book<'_>, tempo: &Tempo) -> Option<Vec<Move>> {
    let position = tempo.placement.chaser_first()?;
    let length = tempo.fleer_first.moves()?;
    let moves = position.legal_moves().into_iter();
    let waits = moves.filter(|&mv| book.mates_within(&position.after(mv), length) == Some(true));
    Some(waits.collect())
}
