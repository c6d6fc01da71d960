//! Why a move is not legal: the reason for a person, where the move generator only says no.

use thiserror::Error;

use super::legality::attackers;
use super::{Bitboard, Man, Position, Role, Square, attacks};

/// What forbids a move from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// No man stands where the move begins.
    #[error("no man stands on {from}")]
    NoMan {
        /// Where the move begins.
        from: Square,
    },
    /// The man belongs to the side that is not to move.
    #[error("the {} on {from} is {}'s, and {} is to move", .man.name(), .man.color, !.man.color)]
    NotYours {
        /// Where the move begins.
        from: Square,
        /// The man there.
        man: Man,
    },
    /// The man has no such step, whatever stands on the board.
    #[error("a {} does not move from {from} to {to}: it goes {}", .man.name(), steps(.man.role))]
    NotItsMove {
        /// Where the move begins.
        from: Square,
        /// Where it ends.
        to: Square,
        /// The man that would move.
        man: Man,
    },
    /// A man stands in the ruea's way.
    #[error("the ruea on {from} cannot reach {to}: a man stands on {by}")]
    Blocked {
        /// Where the move begins.
        from: Square,
        /// Where it ends.
        to: Square,
        /// The first man in the way.
        by: Square,
    },
    /// A man stands straight ahead of a bia.
    #[error(
        "the bia on {from} cannot step to {to}: a man stands there, and a bia takes diagonally"
    )]
    BiaBlocked {
        /// Where the bia stands.
        from: Square,
        /// The square ahead of it.
        to: Square,
    },
    /// A bia would step diagonally without taking.
    #[error("the bia on {from} goes diagonally only to take, and {to} is empty")]
    BiaTakesNothing {
        /// Where the bia stands.
        from: Square,
        /// The empty square.
        to: Square,
    },
    /// A man of one's own stands on the target.
    #[error("{}'s own {} stands on {to}", .man.color, .man.name())]
    OwnMan {
        /// The target.
        to: Square,
        /// The man on it.
        man: Man,
    },
    /// The khun would stand beside the other khun.
    #[error("the khun cannot go to {to}: it would stand beside the khun on {khun}")]
    BesideKhun {
        /// Where the khun would go.
        to: Square,
        /// The other side's khun.
        khun: Square,
    },
    /// The khun would go to an attacked square.
    #[error("the khun cannot go to {to}: that square is attacked from {by}")]
    Attacked {
        /// Where the khun would go.
        to: Square,
        /// A man that attacks the square.
        by: Square,
    },
    /// The khun is in check, and the move leaves it there.
    #[error("the khun on {khun} is in check from {by}, and this move does not meet it")]
    CheckNotMet {
        /// The khun.
        khun: Square,
        /// A man that still gives check after the move.
        by: Square,
    },
    /// The man is pinned: without it its khun stands in check.
    #[error("the man on {from} is pinned: its khun on {khun} would be in check from {by}")]
    Pinned {
        /// Where the move begins.
        from: Square,
        /// The khun.
        khun: Square,
        /// The man that would give check.
        by: Square,
    },
}

fn steps(role: Role) -> &'static str {
    match role {
        Role::Bia => "one step straight forward, and takes one step diagonally forward",
        Role::Met => "one step diagonally",
        Role::Khon => "one step diagonally or straight forward",
        Role::Ma => "as a knight, two squares straight and one aside",
        Role::Ruea => "along files and ranks",
        Role::Khun => "one step in any direction",
    }
}

impl Position {
    /// Returns what forbids the move from one square to another, or nothing if it is legal.
    ///
    /// ```
    /// use konmak::rules::{Fen, Illegal, Square};
    ///
    /// let position = Fen::read("8/8/8/8/8/5k2/8/R4K2 w").unwrap().position;
    /// let [f1, f2, f3] = ["f1", "f2", "f3"].map(|name| name.parse::<Square>().unwrap());
    /// assert_eq!(position.why_illegal(f1, f2), Some(Illegal::BesideKhun { to: f2, khun: f3 }));
    /// ```
    pub fn why_illegal(&self, from: Square, to: Square) -> Option<Illegal> {
        let Some(man) = self.board().man_at(from) else {
            return Some(Illegal::NoMan { from });
        };
        if man.color != self.turn() {
            return Some(Illegal::NotYours { from, man });
        }
        self.why_no_step(man, from, to).or_else(|| self.why_unsafe(man, from, to))
    }

    /// Returns what keeps a man from a square before the safety of its khun is looked at.
    fn why_no_step(&self, man: Man, from: Square, to: Square) -> Option<Illegal> {
        let board = self.board();
        if man.role == Role::Bia && attacks::forward(man.color, Bitboard::of(from)).contains(to) {
            return board.man_at(to).map(|_| Illegal::BiaBlocked { from, to });
        }
        if !attacks::attacks(man.role, man.color, from, Bitboard::EMPTY).contains(to) {
            return Some(Illegal::NotItsMove { from, to, man });
        }
        let between = attacks::between(from, to) & board.occupied();
        if man.role == Role::Ruea
            && let Some(by) = between.min_by_key(|square| distance(from, *square))
        {
            return Some(Illegal::Blocked { from, to, by });
        }
        match board.man_at(to) {
            Some(other) if other.color == man.color => Some(Illegal::OwnMan { to, man: other }),
            None if man.role == Role::Bia => Some(Illegal::BiaTakesNothing { from, to }),
            Some(_) | None => None,
        }
    }

    /// Returns how a step that the man can make would leave its khun attacked.
    fn why_unsafe(&self, man: Man, from: Square, to: Square) -> Option<Illegal> {
        let next = self.after(self.move_between(from, to));
        let khun = next.khun(man.color);
        let enemy = next.khun(!man.color);
        if attacks::khun(enemy).contains(khun) {
            return Some(Illegal::BesideKhun { to, khun: enemy });
        }
        let board = next.board();
        let by = attackers(board, !man.color, khun, board.occupied()).first()?;
        Some(if man.role == Role::Khun {
            Illegal::Attacked { to, by }
        } else if self.is_check() {
            Illegal::CheckNotMet { khun, by }
        } else {
            Illegal::Pinned { from, khun, by }
        })
    }
}

/// Returns how many files and ranks apart two squares are.
fn distance(one: Square, other: Square) -> usize {
    one.file().abs_diff(other.file()) + one.rank().abs_diff(other.rank())
}
