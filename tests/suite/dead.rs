//! Which men leave no mate position: `is_dead` against an enumeration of every placement.
//!
//! Nothing in this world changes but by capture and turning: a met keeps the colour of its squares,
//! a bia that takes nothing keeps its file and so the colour on which it will turn over. So men are
//! listed by side, kind and that colour; a list is dead when neither it nor any list that captures
//! and turnings lead to has a placement that is mate.

use std::collections::{BTreeSet, HashMap};

use konmak::rules::{Board, Color, Man, Position, Role, Square, Terminal, bia_squares, is_dead};
use proptest::prelude::*;

/// A man that is not a khun, as captures and turnings leave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Kind {
    color: Color,
    role: Role,
    /// For a met the colour of its squares, for a bia that of the square where it turns over if it
    /// takes nothing; false for the others.
    dark: bool,
}

type Men = Vec<Kind>;

impl Kind {
    fn all() -> Vec<Self> {
        let mut kinds = Vec::new();
        for color in Color::ALL {
            for role in [Role::Bia, Role::Met] {
                kinds.extend([false, true].map(|dark| Self { color, role, dark }));
            }
            for role in [Role::Khon, Role::Ma, Role::Ruea] {
                kinds.push(Self { color, role, dark: false });
            }
        }
        kinds
    }

    fn squares(self) -> Vec<Square> {
        let fits = |square: &Square| match self.role {
            Role::Met => square.is_dark() == self.dark,
            Role::Bia => {
                let turning_rank = if self.color == Color::White { 5 } else { 2 };
                bia_squares(self.color).contains(*square)
                    && Square::at(square.file(), turning_rank).is_dark() == self.dark
            }
            Role::Khon | Role::Ma | Role::Ruea | Role::Khun => true,
        };
        Square::all().filter(fits).collect()
    }

    fn man(self) -> Man {
        Man { color: self.color, role: self.role, turned: false }
    }
}

/// Returns every list of so many men, in order.
fn lists(men: usize) -> BTreeSet<Men> {
    if men == 0 {
        return BTreeSet::from([Vec::new()]);
    }
    let longer = |list: Men| Kind::all().into_iter().map(move |kind| with(&list, kind));
    lists(men - 1).into_iter().flat_map(longer).collect()
}

fn with(list: &[Kind], kind: Kind) -> Men {
    let mut longer = list.to_vec();
    longer.push(kind);
    longer.sort_unstable();
    longer
}

fn without(list: &[Kind], index: usize) -> Men {
    let mut shorter = list.to_vec();
    shorter.remove(index);
    shorter
}

/// Returns the lists that one capture or turning makes of this one.
fn next_lists(list: &[Kind]) -> Vec<Men> {
    let mut next = Vec::new();
    for (index, kind) in list.iter().enumerate() {
        let rest = without(list, index);
        if kind.role == Role::Bia {
            next.push(with(&rest, Kind { role: Role::Met, ..*kind }));
            let enemies = (0..rest.len()).filter(|&taken| rest[taken].color != kind.color);
            let other_file = Kind { dark: !kind.dark, ..*kind };
            next.extend(enemies.map(|taken| with(&without(&rest, taken), other_file)));
        }
        next.push(rest);
    }
    next
}

/// Returns the same men seen in a mirror, from the other side, or both: one of four alike.
fn seen_alike(list: &[Kind]) -> Men {
    let seen = |exchanged: bool, mirrored: bool| {
        let mut men: Men = list
            .iter()
            .map(|kind| Kind {
                color: if exchanged { !kind.color } else { kind.color },
                dark: has_color(kind.role) && (kind.dark ^ exchanged ^ mirrored),
                ..*kind
            })
            .collect();
        men.sort_unstable();
        men
    };
    [seen(false, false), seen(false, true), seen(true, false), seen(true, true)]
        .into_iter()
        .min()
        .expect("four lists have a least")
}

fn has_color(role: Role) -> bool {
    matches!(role, Role::Met | Role::Bia)
}

/// Places the men one after the other, like men on rising squares, and calls `visit` with each full
/// board until it says true.
fn any_placement(
    board: &Board,
    men: &[Kind],
    from: usize,
    visit: &mut dyn FnMut(&Board) -> bool,
) -> bool {
    let Some((first, rest)) = men.split_first() else { return visit(board) };
    let squares = first.squares().into_iter().filter(|square| square.index() >= from);
    squares.into_iter().filter(|&square| board.man_at(square).is_none()).any(|square| {
        let mut next = *board;
        next.put(square, first.man());
        let from = if rest.first() == Some(first) { square.index() + 1 } else { 0 };
        any_placement(&next, rest, from, visit)
    })
}

/// Returns every board of two khun that do not touch.
fn khun_boards() -> impl Iterator<Item = Board> {
    let pairs = Square::all().flat_map(|white| Square::all().map(move |black| (white, black)));
    let apart =
        |a: Square, b: Square| a.file().abs_diff(b.file()) > 1 || a.rank().abs_diff(b.rank()) > 1;
    pairs.filter(move |&(white, black)| apart(white, black)).map(|(white, black)| {
        let mut board = Board::default();
        for (color, square) in [(Color::White, white), (Color::Black, black)] {
            board.put(square, Man { color, role: Role::Khun, turned: false });
        }
        board
    })
}

fn is_mate(board: &Board) -> bool {
    Color::ALL.into_iter().any(|turn| {
        let position = Position::new(*board, turn);
        position.is_ok_and(|position| position.terminal() == Some(Terminal::Mate))
    })
}

/// Returns whether some placement of exactly these men and two khun is mate for either side.
fn mates_stand(men: &[Kind]) -> bool {
    khun_boards().any(|board| any_placement(&board, men, 0, &mut is_mate))
}

fn some_board(men: &[Kind]) -> Board {
    let mut found = None;
    khun_boards().any(|board| {
        any_placement(&board, men, 0, &mut |full| {
            found = Some(*full);
            true
        })
    });
    found.expect("so few men have room")
}

/// The lists whose death has been found out by enumeration.
#[derive(Default)]
struct Graveyard {
    known: HashMap<Men, bool>,
}

impl Graveyard {
    fn is_dead(&mut self, men: &[Kind]) -> bool {
        let men = seen_alike(men);
        if let Some(&known) = self.known.get(&men) {
            return known;
        }
        let dead = next_lists(&men).iter().all(|next| self.is_dead(next)) && !mates_stand(&men);
        self.known.insert(men, dead);
        dead
    }
}

#[test]
fn men_are_dead_exactly_when_no_placement_that_can_come_of_them_is_mate() {
    let mut graveyard = Graveyard::default();
    for men in (0..=3).flat_map(lists) {
        assert_eq!(is_dead(&some_board(&men)), graveyard.is_dead(&men), "{men:?}");
    }
}

/// Beyond what can be enumerated: dead exactly when all that can come of them is dead, which is true
/// as long as no mate needs more than three men besides the khun.
#[test]
fn more_men_are_dead_exactly_when_all_that_can_come_of_them_is() {
    for men in lists(4) {
        let come_of_them = next_lists(&men).iter().all(|next| is_dead(&some_board(next)));
        assert_eq!(is_dead(&some_board(&men)), come_of_them, "{men:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn many_mets_of_one_color_never_mate(
        khun in (0u8..64, 0u8..64),
        mets in prop::collection::vec((0u8..64, any::<bool>()), 4..20),
    ) {
        let mut board = Board::default();
        for (index, white) in mets {
            let square = Square::new(index).filter(|square| square.is_dark());
            let color = if white { Color::White } else { Color::Black };
            let met = Man { color, role: Role::Met, turned: false };
            if let Some(square) = square {
                board.put(square, met);
            }
        }
        for (color, index) in [(Color::White, khun.0), (Color::Black, khun.1)] {
            let square = Square::new(index).expect("below 64");
            board.put(square, Man { color, role: Role::Khun, turned: false });
        }
        prop_assert!(!is_mate(&board));
        prop_assert!(is_dead(&board));
    }
}
