//! One ending's distances under all measures.

use std::num::NonZeroUsize;
use std::sync::Arc;

use crate::counting::BOARD_LIMIT;
use crate::rules::Color;

use super::derive;
use super::exits::{Children, Exits};
use super::feed::Feed;
use super::format::Planes;
use super::generate::{Job, generate};
use super::halt::{Halt, Halted};
use super::layout::Layout;
use super::material::Ending;
use super::measure::{Measure, Reading, Side};
use super::plane::Plane;
use super::progress::{Levels, Watch};

/// An ending seen by the side that tries to mate: its distances, and the tables they rest on.
#[derive(Debug)]
pub struct Table {
    pub(super) layout: Layout,
    /// The tables that the attacker's and the defender's captures and turning bia lead into.
    pub(super) children: [Children; 2],
    mate: Plane,
    /// Only where it differs from `mate`.
    pieces: Option<Plane>,
    /// Only where ศักดิ์กระดาน may be asked for.
    board: Option<Plane>,
    /// Only where it may differ from `pieces`.
    later: Option<Plane>,
}

/// Makes the planes of one table.
struct Maker<'a> {
    layout: &'a Layout,
    exits: Exits,
    children: &'a [Children; 2],
    making: Making<'a>,
}

/// How tables are made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Making<'a> {
    pub(super) threads: NonZeroUsize,
    pub(super) watch: &'a Watch,
    pub(super) halt: &'a Halt,
    /// Whether the values with the defender to move are wanted too.
    pub(super) keeps_defender: bool,
}

impl Table {
    /// Generates a table from those that its moves lead into, unless it is halted.
    pub(super) fn generate(
        ending: Ending,
        children: [Vec<Arc<Self>>; 2],
        making: Making<'_>,
    ) -> Result<Self, Halted> {
        let layout = Layout::new(ending);
        let [white, black] = children;
        let children = [Children::new(Color::White, white), Children::new(Color::Black, black)];
        let exits = Exits::new(&layout, &children, making.halt)?;
        let maker = Maker { layout: &layout, exits, children: &children, making };
        let mate = maker.plane(Measure::Mate)?;
        let has_win = mate.longest() > 0;
        let wanted = |measure, is_wanted: bool| is_wanted.then(|| maker.plane(measure)).transpose();
        let pieces = wanted(Measure::Pieces, maker.needs_pieces(&mate))?;
        let board = wanted(Measure::Board, has_win && ending.has_board_honour())?;
        let needs_later = !ending.is_counted()
            && pieces.as_ref().unwrap_or(&mate).longest() > usize::from(BOARD_LIMIT);
        let later = wanted(Measure::Later, needs_later)?;
        Ok(Self { layout, children, mate, pieces, board, later })
    }

    /// Returns the table whose file holds these planes; `replies` are the tables that the defender's
    /// moves lead into.
    pub(super) fn from_file(layout: Layout, replies: Vec<Arc<Self>>, mut planes: Planes) -> Self {
        let children =
            [Children::new(Color::White, Vec::new()), Children::new(Color::Black, replies)];
        Self {
            layout,
            children,
            mate: planes.take(Measure::Mate).expect("every file has distances to mate"),
            pieces: planes.take(Measure::Pieces),
            board: planes.take(Measure::Board),
            later: planes.take(Measure::Later),
        }
    }

    /// Returns the planes that the table has of its own, distances to mate first.
    pub(super) fn own_planes(&self) -> impl Iterator<Item = (Measure, &Plane)> {
        let others = [
            (Measure::Pieces, &self.pieces),
            (Measure::Board, &self.board),
            (Measure::Later, &self.later),
        ];
        let others = others.into_iter().filter_map(|(of, plane)| Some((of, plane.as_ref()?)));
        std::iter::once((Measure::Mate, &self.mate)).chain(others)
    }

    /// Fills in the values with the defender to move, if they are not there.
    pub(super) fn fill_defender(&self, threads: NonZeroUsize, halt: &Halt) -> Result<(), Halted> {
        for (measure, plane) in self.own_planes() {
            if plane.defender.get().is_none() {
                let values = derive::defender(self, measure, threads, halt)?;
                plane.defender.get_or_init(|| values);
            }
        }
        Ok(())
    }

    /// Returns the ending.
    pub fn ending(&self) -> Ending {
        self.layout.ending
    }

    /// Returns the distances under a measure.
    ///
    /// Where no count of the board can be asked for, [`Measure::Board`] has no distances of its
    /// own, and those of mate are given.
    pub(super) fn plane(&self, measure: Measure) -> &Plane {
        let pieces = || self.pieces.as_ref().unwrap_or(&self.mate);
        match measure {
            Measure::Mate => &self.mate,
            Measure::Pieces => pieces(),
            Measure::Board => self.board.as_ref().unwrap_or(&self.mate),
            Measure::Later => self.later.as_ref().unwrap_or_else(pieces),
        }
    }
}

impl Maker<'_> {
    /// Returns whether a start of ศักดิ์หมาก can change any distance.
    fn needs_pieces(&self, mate: &Plane) -> bool {
        let ending = self.layout.ending;
        let mut readings = self.readings(Measure::Pieces);
        let has_bindings = readings.any(|(reading, child, _)| {
            child.pieces.is_some() || !reading.keeps_all_up_to(child.mate.longest())
        });
        mate.longest() > 0 && !ending.has_pieces_honour() && has_bindings
    }

    /// Returns how each child is read, with whose move it is there.
    fn readings(&self, of: Measure) -> impl Iterator<Item = (Reading, &Table, Side)> {
        let turns = [Side::Defender, Side::Attacker];
        self.children.iter().zip(turns).flat_map(move |(children, turn)| {
            let tables = children.tables.iter();
            tables.map(move |child| (Reading::new(of, child.ending(), turn), &**child, turn))
        })
    }

    fn plane(&self, measure: Measure) -> Result<Plane, Halted> {
        let Making { threads, watch, halt, keeps_defender } = self.making;
        let (mut lost, mut open) = (Vec::new(), Vec::new());
        for (reading, child, turn) in self.readings(measure) {
            let plane = child.plane(reading.measure);
            halt.unless_due(())?;
            match turn {
                Side::Defender => lost.push(Feed::lost(plane, |moves| reading.read(moves))),
                Side::Attacker => open.push(Feed::open(plane, |moves| reading.read(moves))),
            }
        }
        generate(Job {
            layout: self.layout,
            exits: &self.exits,
            lost,
            open,
            keeps_defender,
            threads,
            halt,
            watch: Levels { watch, ending: self.layout.ending, measure },
        })
    }
}
