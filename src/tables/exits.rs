//! Moves that lead from a row into smaller tables: captures, and bia that turn over.

use std::sync::Arc;

use crate::rules::{Bitboard, Color, Role, Square};

use super::group::Step;
use super::halt::{Halt, Unmade};
use super::layout::{Layout, Placement};
use super::material::Ending;
use super::table::Table;
use super::window::Window;

/// A man's move into a row of a smaller table, for both khun wherever they stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exit {
    /// Which of the smaller tables.
    pub(super) child: u8,
    /// Its row in that table; among [`Exits`], in the window on that table.
    pub(super) row: u32,
    /// The squares on which no khun may stand in the way.
    pub(super) path: Bitboard,
}

/// A khun's capture: the row without the man taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    pub(super) child: u8,
    /// As that of an [`Exit`]; for the attacker's khun, if the man stood on files e–h, the mirror
    /// image's.
    pub(super) row: u32,
    pub(super) to: Square,
}

/// The moves of one list, row after row.
#[derive(Debug)]
pub(super) struct ByRow<T> {
    items: Vec<T>,
    ends: Vec<u32>,
}

/// Every move that leaves the table.
#[derive(Debug, Default)]
pub(super) struct Exits {
    /// By the attacker's men, into the smaller tables' lost rows.
    pub(super) strikes: ByRow<Exit>,
    /// By the attacker's khun, into the smaller tables' lost rows.
    pub(super) khun_takes: ByRow<Taken>,
    /// By the defender's men, into the smaller tables' open rows.
    pub(super) replies: ByRow<Exit>,
    /// By the defender's khun, into the smaller tables' open rows.
    pub(super) escapes: ByRow<Taken>,
    /// What the attacker's and the defender's moves can see of each of their smaller tables.
    pub(super) windows: [Vec<Window>; 2],
}

/// The smaller tables that moves of one side lead into.
#[derive(Debug)]
pub(super) struct Children {
    mover: Color,
    pub(super) tables: Vec<Arc<Table>>,
}

impl<T> Default for ByRow<T> {
    fn default() -> Self {
        Self { items: Vec::new(), ends: Vec::new() }
    }
}

impl<T> ByRow<T> {
    pub(super) fn of(&self, row: u32) -> &[T] {
        let row = row as usize;
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.items[start as usize..self.ends[row] as usize]
    }

    fn end_row(&mut self) {
        self.ends.push(self.items.len() as u32);
    }
}

/// Returns the endings that moves of one side lead into.
pub(super) fn children(ending: Ending, mover: Color) -> Vec<Ending> {
    let (own, other) = (ending.of(mover), ending.of(!mover));
    let mut endings: Vec<_> =
        other.kinds().map(|taken| ending.with(!mover, other.without(taken))).collect();
    if own.of(Role::Bia) > 0 {
        let staying = std::iter::once(ending).chain(endings.clone());
        let turned: Vec<_> = staying.map(|ending| ending.with(mover, own.turned())).collect();
        endings.extend(turned);
    }
    endings
}

impl Children {
    pub(super) fn new(mover: Color, tables: Vec<Arc<Table>>) -> Self {
        Self { mover, tables }
    }

    fn find(&self, ending: Ending) -> u8 {
        let found = self.tables.iter().position(|table| table.ending() == ending);
        found.expect("every capture and turning leads into a child") as u8
    }
}

/// A row's men by side and kind, to be changed by a move.
#[derive(Clone, Copy)]
pub(super) struct Men {
    ending: Ending,
    squares: [[Bitboard; 6]; 2],
}

impl Men {
    pub(super) fn of(layout: &Layout, placement: &Placement) -> Self {
        let mut squares = [[Bitboard::EMPTY; 6]; 2];
        for (group, number) in layout.groups.iter().zip(placement.numbers) {
            squares[group.color.index()][group.role.index()] = group.squares[number as usize];
        }
        Self { ending: layout.ending, squares }
    }

    fn side(&mut self, color: Color) -> &mut [Bitboard; 6] {
        &mut self.squares[color.index()]
    }

    /// Takes a man of a side off a square, if one stands there.
    fn take(mut self, color: Color, square: Square) -> Self {
        for role in Role::ALL {
            let men = &mut self.squares[color.index()][role.index()];
            if men.contains(square) {
                *men ^= Bitboard::of(square);
                self.ending = self.ending.with(color, self.ending.of(color).without(role));
            }
        }
        self
    }

    fn moved(mut self, color: Color, role: Role, step: &Step) -> Self {
        let (from, to) = (Bitboard::of(step.from), Bitboard::of(step.to));
        self.side(color)[role.index()] ^= from;
        if step.turns {
            self.side(color)[Role::Met.index()] |= to;
            self.ending = self.ending.with(color, self.ending.of(color).turned());
        } else {
            self.side(color)[role.index()] |= to;
        }
        self
    }

    /// Returns which child this is and the row in it.
    fn place(&self, children: &Children) -> (u8, u32) {
        let child = children.find(self.ending);
        let layout = &children.tables[usize::from(child)].layout;
        let row = layout.row_of(|color, role| self.squares[color.index()][role.index()]);
        (child, row as u32)
    }
}

impl Exits {
    /// Returns every row's exits; `sides` are the children that White's and Black's moves lead to.
    ///
    /// # Errors
    /// If it is halted.
    pub(super) fn new(layout: &Layout, sides: &[Children; 2], halt: &Halt) -> Result<Self, Unmade> {
        let men = layout.ending.men();
        let windows = sides.each_ref().map(|children| {
            children.tables.iter().map(|child| Window::on(child, children.mover, men)).collect()
        });
        let mut exits = Self { windows, ..Self::default() };
        for row in halt.before(0..layout.rows as u32) {
            let placement = layout.placement(row);
            if !placement.is_stacked(men) {
                exits.add_row(layout, &placement, sides);
            }
            exits.strikes.end_row();
            exits.khun_takes.end_row();
            exits.replies.end_row();
            exits.escapes.end_row();
        }
        halt.unless_due(exits)
    }

    fn add_row(&mut self, layout: &Layout, placement: &Placement, [white, black]: &[Children; 2]) {
        let men = Men::of(layout, placement);
        let [by_white, by_black] = &self.windows;
        let seen = |windows: &[Window], exit: Exit| Exit {
            row: windows[usize::from(exit.child)].place_of(exit.row),
            ..exit
        };
        let white_strikes = strikes(layout, placement, men, white);
        self.strikes.items.extend(white_strikes.map(|exit| seen(by_white, exit)));
        self.khun_takes.items.extend(takes(placement.men[1], men, white));
        let black_strikes = strikes(layout, placement, men, black);
        self.replies.items.extend(black_strikes.map(|exit| seen(by_black, exit)));
        self.escapes.items.extend(takes(placement.men[0], men, black));
    }
}

/// Returns the captures and the turning moves of one side's men.
pub(super) fn strikes(
    layout: &Layout,
    placement: &Placement,
    men: Men,
    children: &Children,
) -> impl Iterator<Item = Exit> {
    let color = children.mover;
    let occupied = placement.occupied();
    let enemies = placement.men[(!color).index()];
    let groups = layout.groups.iter().zip(placement.numbers);
    let steps =
        groups.filter(move |(group, _)| group.color == color).flat_map(move |(group, number)| {
            let captures =
                group.strikes(number).iter().filter(move |step| enemies.contains(step.to));
            let turns = group
                .quiet(number)
                .iter()
                .filter(move |step| step.turns && !occupied.contains(step.to));
            captures.chain(turns).map(|step| (group.role, step))
        });
    steps.filter(move |(_, step)| !step.path.meets(occupied)).map(move |(role, step)| {
        let after = men.take(!color, step.to).moved(color, role, step);
        let (child, row) = after.place(children);
        Exit { child, row, path: step.path }
    })
}

/// Returns a khun's captures of enemies on those squares.
pub(super) fn takes(
    enemies: Bitboard,
    men: Men,
    children: &Children,
) -> impl Iterator<Item = Taken> {
    let color = children.mover;
    enemies.map(move |to| {
        let (child, mut row) = men.take(!color, to).place(children);
        if color == Color::White && to.file() > 3 {
            let layout = &children.tables[usize::from(child)].layout;
            row = layout.mirrored(&layout.placement(row)) as u32;
        }
        Taken { child, row, to }
    })
}
