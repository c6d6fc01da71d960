//! Legal moves, generated legal: no move is made to see whether it leaves the khun in check.

use super::legality::{attackers, turning_rank};
use super::{Bitboard, Color, Move, MoveList, Position, Role, Square, attacks};

/// What limits the moves of the men that are not the khun.
struct Limits {
    /// Squares that may be stepped on: all but one's own men's, or those that meet the one check.
    targets: Bitboard,
    /// Men that stand between their khun and a ruea.
    pinned: Bitboard,
    khun: Square,
}

impl Position {
    /// Returns every legal move.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        let turning = turning_rank(self.turn());
        self.each_man(|role, from, targets| {
            let turns_on = if role == Role::Bia { turning } else { Bitboard::EMPTY };
            moves.extend(targets.map(|to| Move { from, to, turns: turns_on.contains(to) }));
        });
        moves
    }

    /// Returns how many legal moves there are, without listing them.
    pub fn legal_move_count(&self) -> usize {
        let mut count = 0;
        self.each_man(|_, _, targets| count += targets.len());
        count
    }

    /// Returns whether the side to move has a legal move.
    pub fn has_move(&self) -> bool {
        self.first_man(|_, _, targets| (!targets.is_empty()).then_some(())).is_some()
    }

    /// Returns whether a move is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        mv == self.move_between(mv.from, mv.to) && self.legal_targets(mv.from).contains(mv.to)
    }

    /// Returns the squares to which the man on a square may legally go; none if it is not a man of
    /// the side to move.
    pub fn legal_targets(&self, square: Square) -> Bitboard {
        self.first_man(|_, from, targets| (from == square).then_some(targets)).unwrap_or_default()
    }

    /// Calls `visit` with each man of the side to move and its legal target squares.
    fn each_man(&self, mut visit: impl FnMut(Role, Square, Bitboard)) {
        self.first_man(|role, from, targets| {
            visit(role, from, targets);
            None::<()>
        });
    }

    /// Calls `visit` with the men of the side to move, the khun first, until it returns something,
    /// and returns that.
    fn first_man<T>(
        &self,
        mut visit: impl FnMut(Role, Square, Bitboard) -> Option<T>,
    ) -> Option<T> {
        let (board, us) = (self.board(), self.turn());
        let khun = self.khun(us);
        let occupied = board.occupied();
        let checkers = attackers(board, !us, khun, occupied);

        let flights = attacks::khun(khun).without(board.color(us) | self.danger(khun));
        let found = visit(Role::Khun, khun, flights);
        if found.is_some() || checkers.has_several() {
            return found;
        }
        let targets = match checkers.first() {
            Some(checker) => checkers | attacks::between(khun, checker),
            None => !board.color(us),
        };
        let limits = Limits { targets, pinned: self.pinned(khun), khun };
        let mut visit_all = |role, reach: &dyn Fn(Square) -> Bitboard| {
            board.of(us, role).find_map(|from| visit(role, from, limits.of(from, reach(from))))
        };
        let bia_reach = |from| {
            let ahead = attacks::forward(us, Bitboard::of(from)).without(occupied);
            ahead | attacks::bia(us, from) & board.color(!us)
        };
        visit_all(Role::Bia, &bia_reach)
            .or_else(|| visit_all(Role::Met, &attacks::met))
            .or_else(|| visit_all(Role::Khon, &|from| attacks::khon(us, from)))
            .or_else(|| visit_all(Role::Ma, &attacks::ma))
            .or_else(|| visit_all(Role::Ruea, &|from| attacks::ruea(from, occupied)))
    }

    /// Returns the squares that the other side attacks, looking through the khun of the side to
    /// move, which cannot flee along a ruea's line.
    fn danger(&self, khun: Square) -> Bitboard {
        let (board, them) = (self.board(), !self.turn());
        let occupied = board.occupied().without(Bitboard::of(khun));
        let near = attacks::khun(self.khun(them))
            | attacks::all_met(board.of(them, Role::Met))
            | attacks::all_khon(them, board.of(them, Role::Khon))
            | attacks::all_ma(board.of(them, Role::Ma))
            | attacks::all_bia(them, board.of(them, Role::Bia));
        board.of(them, Role::Ruea).fold(near, |all, ruea| all | attacks::ruea(ruea, occupied))
    }

    fn pinned(&self, khun: Square) -> Bitboard {
        let (board, us) = (self.board(), self.turn());
        let facing = attacks::ruea(khun, Bitboard::EMPTY) & board.of(!us, Role::Ruea);
        let mut pinned = Bitboard::EMPTY;
        for ruea in facing {
            let between = attacks::between(khun, ruea) & board.occupied();
            if !between.has_several() {
                pinned |= between & board.color(us);
            }
        }
        pinned
    }
}

impl Limits {
    fn of(&self, from: Square, reach: Bitboard) -> Bitboard {
        let targets = reach & self.targets;
        if self.pinned.contains(from) { targets & attacks::line(self.khun, from) } else { targets }
    }
}

/// Returns the squares that men of `by` attack; its khun's included.
pub fn attacked_by(position: &Position, by: Color) -> Bitboard {
    let board = position.board();
    board.color(by).fold(Bitboard::EMPTY, |all, square| {
        let role = board.role_at(square).expect("an occupied square holds a man");
        all | attacks::attacks(role, by, square, board.occupied())
    })
}

impl Position {
    /// Returns the legal moves that give check, in no promised order.
    pub fn checking_moves(&self) -> MoveList {
        let (board, us) = (self.board(), self.turn());
        let (khun, occupied) = (self.khun(!us), board.occupied());
        let discoverers = self.discoverers(khun);
        let turning = turning_rank(us);
        let mut moves = MoveList::new();
        self.each_man(|role, from, targets| {
            let direct = match role {
                Role::Khun => Bitboard::EMPTY,
                Role::Ruea => attacks::ruea(khun, occupied.without(Bitboard::of(from))),
                Role::Ma => attacks::ma(khun),
                Role::Khon => attacks::khon(!us, khun),
                Role::Met => attacks::met(khun),
                Role::Bia => {
                    attacks::bia(!us, khun).without(turning) | attacks::met(khun) & turning
                }
            };
            let opened = if discoverers.contains(from) {
                !attacks::line(khun, from)
            } else {
                Bitboard::EMPTY
            };
            let turns_on = if role == Role::Bia { turning } else { Bitboard::EMPTY };
            let checking = targets & (direct | opened);
            moves.extend(checking.map(|to| Move { from, to, turns: turns_on.contains(to) }));
        });
        moves
    }

    /// Returns the men of the side to move that alone stand between a ruea of theirs and `khun`.
    fn discoverers(&self, khun: Square) -> Bitboard {
        let (board, us) = (self.board(), self.turn());
        let facing = attacks::ruea(khun, Bitboard::EMPTY) & board.of(us, Role::Ruea);
        let screens = facing.map(|ruea| attacks::between(khun, ruea) & board.occupied());
        screens
            .filter(|screen| !screen.has_several())
            .fold(Bitboard::EMPTY, |all, screen| all | screen & board.color(us))
    }
}
