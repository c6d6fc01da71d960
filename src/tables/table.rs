//! One ending's distances under all measures.

use std::num::NonZeroUsize;
use std::sync::Arc;

use thiserror::Error;

use crate::counting::BOARD_LIMIT;
use crate::rules::Color;

use super::exits::{Children, Exits};
use super::feed::{Feed, Source};
use super::format::{Cache, Effort, Packer};
use super::generate::{Job, LONGEST, generate};
use super::halt::{Halt, Unmade};
use super::layout::Layout;
use super::material::{Ending, MEN_AT_ONCE};
use super::measure::{Measure, Reading, Side};
use super::plane::Plane;
use super::planes::Planes;
use super::progress::{Levels, Watch};

/// An ending seen by the side that tries to mate: its distances, and the tables they rest on.
#[derive(Debug)]
pub struct Table {
    pub(super) layout: Arc<Layout>,
    /// The tables that the defender's captures and turning bia lead into.
    pub(super) replies: Children,
    planes: Planes,
}

/// A win that takes more moves than a table can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{ending} has a win of more than {LONGEST} moves: a table cannot hold it")]
pub struct TooLong {
    /// The table.
    pub ending: Ending,
}

/// Makes the planes of one table.
struct Maker<'a> {
    packer: Packer<'a>,
    exits: Exits,
    children: &'a [Children; 2],
    watch: &'a Watch,
    longest: usize,
}

/// How tables are made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Making<'a> {
    pub(super) threads: NonZeroUsize,
    pub(super) cache: &'a Arc<Cache>,
    pub(super) watch: &'a Watch,
    pub(super) halt: &'a Halt,
    /// The longest distance that a table may hold.
    pub(super) longest: usize,
    /// What the planes of a large table are packed for once they are done.
    pub(super) effort: Effort,
}

impl Table {
    /// Generates a table from those that White's and Black's moves lead into.
    ///
    /// # Errors
    /// If a distance is too long for it, or it is halted.
    pub(super) fn generate(
        ending: Ending,
        [white, black]: [Vec<Arc<Self>>; 2],
        making: Making<'_>,
    ) -> Result<Self, Unmade> {
        let Making { threads, cache, watch, halt, longest, effort } = making;
        let layout = Arc::new(Layout::new(ending));
        let children = [Children::new(Color::White, white), Children::new(Color::Black, black)];
        let packer = Packer { layout: &layout, cache, threads, halt, effort };
        let exits = Exits::new(&layout, &children, halt)?;
        let planes = Maker { packer, exits, children: &children, watch, longest }.planes()?;
        let [_, replies] = children;
        Ok(Self { layout, replies, planes })
    }

    /// Returns the table whose file holds these planes; `replies` are the tables that the defender's
    /// moves lead into.
    pub(super) fn from_file(layout: Arc<Layout>, replies: Vec<Arc<Self>>, planes: Planes) -> Self {
        Self { layout, replies: Children::new(Color::Black, replies), planes }
    }

    /// Returns the same table with its distances packed.
    pub(super) fn packed(self, cache: &Arc<Cache>, threads: NonZeroUsize) -> Self {
        let Self { layout, replies, mut planes } = self;
        let (halt, effort) = (&Halt::default(), Effort::Memory);
        let packer = Packer { layout: &layout, cache, threads, halt, effort };
        packer.pack(planes.iter_mut()).expect("nothing halts it");
        Self { layout, replies, planes }
    }

    /// Returns the same table with its planes read from its file.
    pub(super) fn with_planes(self, planes: Planes) -> Self {
        Self { planes, ..self }
    }

    /// Returns the planes that the table has of its own, distances to mate first.
    pub(super) fn planes(&self) -> impl Iterator<Item = (Measure, &Plane)> {
        self.planes.iter()
    }

    /// Returns the ending.
    pub fn ending(&self) -> Ending {
        self.layout.ending
    }

    /// Returns the distances under a measure, as [`Planes::of`] has them.
    pub(super) fn plane(&self, measure: Measure) -> &Plane {
        self.planes.of(measure)
    }
}

impl Maker<'_> {
    /// Makes plane after plane. With five men, what is done is packed before the next is begun, so
    /// that only one is ever whole.
    fn planes(&self) -> Result<Planes, Unmade> {
        let mut planes = Planes::new(self.plane(Measure::Mate)?);
        for measure in [Measure::Pieces, Measure::Board, Measure::Later] {
            if !self.needs(measure, &planes) {
                continue;
            }
            if self.ending().men() > MEN_AT_ONCE {
                self.packer.pack(planes.iter_mut())?;
            }
            planes.put(measure, self.plane(measure)?);
        }
        Ok(planes)
    }

    fn ending(&self) -> Ending {
        self.packer.layout.ending
    }

    /// Returns whether a measure may differ from those before it.
    fn needs(&self, measure: Measure, planes: &Planes) -> bool {
        let ending = self.ending();
        let has_win = planes.of(Measure::Mate).longest() > 0;
        has_win
            && match measure {
                Measure::Mate => true,
                Measure::Pieces => !ending.has_pieces_honour() && self.has_bindings(),
                Measure::Board => ending.has_board_honour(),
                Measure::Later => {
                    let longest = planes.of(Measure::Pieces).longest();
                    !ending.is_counted() && longest > usize::from(BOARD_LIMIT)
                }
            }
    }

    /// Returns whether a start of ศักดิ์หมาก binds in any smaller table.
    fn has_bindings(&self) -> bool {
        self.sources(Measure::Pieces).any(|(_, source)| {
            let planes = &source.table.planes;
            let longest = planes.of(Measure::Mate).longest();
            planes.own(Measure::Pieces).is_some() || !source.reading.keeps_all_up_to(longest)
        })
    }

    /// Returns how each child is read, with the side to move there.
    fn sources(&self, of: Measure) -> impl Iterator<Item = (Side, Source<'_>)> {
        let turns = [Side::Defender, Side::Attacker];
        let sides = self.children.iter().zip(&self.exits.windows).zip(turns);
        sides.flat_map(move |((children, windows), turn)| {
            children.tables.iter().zip(windows).map(move |(table, window)| {
                let reading = Reading::new(of, table.ending(), turn);
                let Packer { threads, halt, .. } = self.packer;
                (turn, Source { table, reading, window, threads, halt })
            })
        })
    }

    fn plane(&self, measure: Measure) -> Result<Plane, Unmade> {
        let (mut lost, mut open) = (Vec::new(), Vec::new());
        for (turn, source) in self.sources(measure) {
            self.packer.halt.unless_due(())?;
            match turn {
                Side::Defender => lost.push(Feed::lost(source)),
                Side::Attacker => open.push(Feed::open(source)),
            }
        }
        let Packer { layout, threads, halt, .. } = self.packer;
        let watch = Levels { watch: self.watch, ending: self.ending(), measure };
        let job = Job { layout, exits: &self.exits, lost, open, threads, halt, watch };
        generate(job, self.longest)
    }
}
