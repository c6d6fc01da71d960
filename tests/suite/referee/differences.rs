//! The preset `thai` differs from the referee exactly where rules.md (section 6) says so.
//!
//! Games are played under `thai` beside the referee's. Each difference must have one of the reasons
//! below, where such a reason holds there must be a difference, and each reason must occur.

use std::collections::BTreeSet;

use konmak::counting::{
    Asking, Count, Counter, Honour, Preset, bare_side, has_bia, may_ask, side_behind,
};
use konmak::game::{End, Game};
use konmak::rules::{Color, CountFields, Position, read_move};

use super::cases::{GameCase, Ply, cases, fields_of, read_fen};

/// Why `thai` and the referee may differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reason {
    /// The referee gives the board's count to the side to move when the last bia goes.
    AnotherOwner,
    /// The referee counts at equal values too.
    EqualValues,
    /// The referee's board count goes on when fortunes have turned.
    FortunesTurned,
    /// A bare khun's first move after a set-up without count is not counted by the referee.
    FirstMoveUncounted,
    /// The counting side's own mate wins for the referee.
    CounterMate,
    /// The referee does not end dead material.
    Dead,
    /// The referee's count is exceeded at its start where the men are more than the limit.
    MoreMenThanLimit,
    /// The game goes on or has ended for one of them because the numbers differ.
    OtherNumbers,
}

const ALL_REASONS: [Reason; 8] = [
    Reason::AnotherOwner,
    Reason::EqualValues,
    Reason::FortunesTurned,
    Reason::FirstMoveUncounted,
    Reason::CounterMate,
    Reason::Dead,
    Reason::MoreMenThanLimit,
    Reason::OtherNumbers,
];

/// What is known of a game so far, kept apart from the library's own counting.
struct Course {
    /// Whether the set-up had a bare khun to move, no bia and no count.
    began_with_bare_khun_to_move: bool,
    /// The side behind, and on how many moves of its it has been so since the count began.
    behind: Option<(Color, u16)>,
    /// The side to which the referee gave its board count.
    referees_owner: Option<Color>,
    /// Whether the side behind has changed since the referee's board count began.
    turned: bool,
}

impl Course {
    fn begin(position: &Position, fields: Option<CountFields>) -> Self {
        let turn = position.turn();
        let given = fields.filter(|_| bare_side(position.board()).is_none());
        let owner = given.map(|fields| if fields.ply % 2 == 0 { turn } else { !turn });
        let number = given.map_or(0, |fields| fields.ply.div_ceil(2));
        Self {
            began_with_bare_khun_to_move: fields.is_none()
                && !has_bia(position.board())
                && bare_side(position.board()) == Some(turn),
            behind: may_ask(position.board()).map(|side| (side, number)),
            referees_owner: owner,
            turned: false,
        }
    }

    fn follow(&mut self, position: &Position) {
        let mover = !position.turn();
        let board_counts = !has_bia(position.board())
            && Color::ALL.into_iter().all(|color| position.board().color(color).has_several());
        let now = may_ask(position.board());
        self.behind = match (self.behind, now) {
            (Some((before, number)), Some(side)) if before == side => {
                Some((side, number + u16::from(mover == side)))
            }
            (before, Some(side)) => {
                self.turned |= before.is_some() || self.referees_owner.is_some();
                Some((side, 0))
            }
            (_, None) => None,
        };
        if board_counts && self.referees_owner.is_none() {
            self.referees_owner = Some(position.turn());
            self.turned = false;
        }
    }

    /// Returns the reason for which the numbers must differ, if there is one.
    fn reason(&self, position: &Position) -> Option<Reason> {
        let board = position.board();
        if has_bia(board) {
            None
        } else if bare_side(board).is_some() {
            self.began_with_bare_khun_to_move.then_some(Reason::FirstMoveUncounted)
        } else if side_behind(board).is_none() {
            Some(Reason::EqualValues)
        } else if self.turned {
            Some(Reason::FortunesTurned)
        } else {
            let other = self.behind.map(|(side, _)| side) != self.referees_owner;
            other.then_some(Reason::AnotherOwner)
        }
    }

    /// Returns the fields that board's honour must have, by nothing but the values and the moves.
    fn board_fields(&self, turn: Color) -> Option<CountFields> {
        let (side, number) = self.behind?;
        let ply = if side == turn { Some(2 * number) } else { (2 * number).checked_sub(1) };
        ply.map(|ply| CountFields { limit: 128, ply })
    }
}

/// Returns the game of a set-up under `thai`.
fn begin(case: &GameCase) -> (Game, Course) {
    let fen = read_fen(&case.start);
    let position = fen.position;
    let set_up = || Counter::set_up(&position, Preset::Thai, Asking::AtOnce);
    let counter = fen.count.map_or_else(set_up, |fields| {
        let resumed = Counter::resumed(&position, fields, Preset::Thai, Asking::AtOnce);
        resumed.unwrap_or_else(|fault| panic!("{}: {fault}", case.start))
    });
    (Game::new(position, counter), Course::begin(&position, fen.count))
}

/// Plays a game up to its end under `thai` and returns the reasons for all differences.
fn reasons_in(case: &GameCase) -> BTreeSet<Reason> {
    let (mut game, mut course) = begin(case);
    let mut reasons = BTreeSet::new();
    let mut differed = false;
    for ply in &case.plies {
        if game.end().is_some() {
            break;
        }
        let mv = read_move(game.position(), &ply.mv).expect("the referee's moves are legal");
        assert!(game.play(mv));
        course.follow(game.position());
        let about = format!("{} … {} {}", case.start, ply.mv, ply.fen);
        let in_numbers = compare_numbers(&game, &course, ply, &about);
        reasons.extend(in_numbers);
        let has_reason = differed || course.reason(game.position()).is_some();
        reasons.extend(compare_ends(&game, ply, has_reason, &about));
        differed = in_numbers.is_some();
    }
    reasons
}

fn compare_numbers(game: &Game, course: &Course, ply: &Ply, about: &str) -> Option<Reason> {
    let position = game.position();
    let turn = position.turn();
    let fields = game.count().and_then(|count| count.fields(turn));
    let is_board = game.count().is_some_and(|count| count.honour == Honour::Board);
    let is_exceeded = game.count().is_some_and(|count| count.is_exceeded());
    if is_board && !is_exceeded {
        assert_eq!(fields, course.board_fields(turn), "{about}");
    }
    let referees = fields_of(&ply.fen);
    let is_dead = game.end() == Some(End::Dead);
    let reason = course.reason(position).filter(|_| !is_exceeded && !is_dead);
    match reason {
        Some(_) => assert_ne!(fields, referees, "no difference for {reason:?}: {about}"),
        None if is_exceeded || is_dead => {}
        None => assert_eq!(fields, referees, "{about}"),
    }
    reason
}

fn compare_ends(game: &Game, ply: &Ply, numbers_may_differ: bool, about: &str) -> Option<Reason> {
    let end = game.end();
    let referees = ply.end.as_deref();
    if end.map(End::name) == referees {
        return None;
    }
    let mover = !game.position().turn();
    let unsaid_past_limit = |count: Count| count.said() == 0 && count.next_number() > count.limit;
    Some(match (end, referees) {
        (Some(End::Dead), None | Some("count" | "repetition")) => Reason::Dead,
        (Some(End::CounterMate), Some("mate")) => {
            assert_eq!(game.count().map(|count| count.side), Some(mover), "{about}");
            Reason::CounterMate
        }
        (_, Some("count")) if game.count().is_some_and(unsaid_past_limit) => {
            Reason::MoreMenThanLimit
        }
        (Some(End::Count), None | Some("repetition"))
        | (None | Some(End::Repetition), Some("count")) => {
            assert!(numbers_may_differ, "{about}");
            Reason::OtherNumbers
        }
        (thai, referees) => panic!("{thai:?} and {referees:?}: {about}"),
    })
}

#[test]
fn thai_differs_from_the_referee_only_where_the_rules_say_so() {
    let games = &cases().games;
    let of_thai_rules = games.iter().filter(|game| game.setup != "odd");
    let found: BTreeSet<Reason> = of_thai_rules.flat_map(reasons_in).collect();
    assert_eq!(found, BTreeSet::from(ALL_REASONS));
}
