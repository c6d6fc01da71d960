//! All เป็นที placements of a material, from its table.

use crate::counting::Preset;
use crate::rules::{Board, Color, Moves, Position};
use crate::solve::{Question, Solver};
use crate::tables::{Ending, Table, TooLong, Unmade};

use super::analysis::{Tempo, analyse};
use super::book::Book;
use super::cure::CureKind;
use super::distance::Distance;

/// A placement that is เป็นที, White the chaser.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The men.
    pub board: Board,
    /// The moves to mate with the chaser to move; none where it is absolute.
    pub chaser_first: Option<Moves>,
    /// The moves to mate with the fleer to move.
    pub fleer_first: Moves,
}

impl Found {
    /// Returns the ที that the chaser loses by having to move; none where it is absolute.
    pub fn cost(&self) -> Option<Moves> {
        self.chaser_first.map(|moves| Moves(moves.0 - self.fleer_first.0 - 1))
    }

    /// Returns the position with the chaser to move.
    ///
    /// # Panics
    /// Never: a placement that was found is legal with either side to move.
    pub fn position(&self) -> Position {
        Position::new(self.board, Color::White).expect("a placement found is legal")
    }
}

/// Returns every placement of an ending that is เป็นที, one of each mirror pair, like men unordered.
pub fn pen_thi_placements(table: &Table) -> impl Iterator<Item = Found> {
    let is_pen_thi = |chaser: Option<Moves>, fleer: Option<Moves>| {
        fleer.is_some_and(|fleer| chaser.is_none_or(|chaser| chaser > fleer.plus_one()))
    };
    table.placements(is_pen_thi).filter_map(|placed| {
        let (board, chaser_first) = (placed.board, placed.attacker_first);
        Some(Found { board, chaser_first, fleer_first: placed.defender_first? })
    })
}

/// How many placements of an ending are เป็นที, over the whole board: mirror images apart.
#[derive(Clone, Copy, Debug, Default)]
pub struct Census {
    /// Those with a cure.
    pub finite: u64,
    /// Those without.
    pub absolute: u64,
    /// One of those with the largest finite cost.
    pub dearest: Option<Found>,
}

impl Census {
    /// Returns the counts of an ending.
    pub fn of(table: &Table) -> Self {
        let mut census = Self::default();
        for found in pen_thi_placements(table) {
            if found.cost().is_none() {
                census.absolute += 2;
                continue;
            }
            census.finite += 2;
            if found.cost() > census.dearest.and_then(|known| known.cost()) {
                census.dearest = Some(found);
            }
        }
        census
    }

    /// Returns the largest cost of those with a cure.
    pub fn largest(&self) -> Moves {
        self.dearest.and_then(|found| found.cost()).unwrap_or_default()
    }
}

/// Which placements are wanted.
#[derive(Clone, Copy, Debug, Default)]
pub struct Filter {
    /// The smallest cost; absolute ones cost more than any number.
    pub at_least: Option<Moves>,
    /// The largest cost; absolute ones are left out.
    pub at_most: Option<Moves>,
    /// The kind of cure.
    pub cure: Option<CureKind>,
    /// Only those whose cure begins with one move alone.
    pub unique: bool,
}

impl Filter {
    fn takes_cost(&self, cost: Option<Moves>) -> bool {
        let is_enough = cost.is_none_or(|cost| self.at_least.is_none_or(|least| cost >= least));
        let is_small = self.at_most.is_none_or(|most| cost.is_some_and(|cost| cost <= most));
        is_enough && is_small
    }

    fn takes(&self, tempo: &Tempo) -> bool {
        let Some(cure) = &tempo.cure else { return false };
        self.cure.is_none_or(|kind| kind == cure.kind) && (!self.unique || cure.moves.len() == 1)
    }

    /// Calls for each placement of an ending that is เป็นที and wanted, its cure worked out, until
    /// the call returns an error. Returns whether all were seen before the prover was spent.
    ///
    /// # Errors
    /// What the call returns, or that a distance is too long for a table.
    pub fn each<E: From<TooLong>>(
        &self,
        solver: &mut Solver,
        ending: Ending,
        preset: Preset,
        mut call: impl FnMut(&Tempo) -> Result<(), E>,
    ) -> Result<bool, E> {
        let table = match solver.tables_mut().try_build(ending) {
            Ok(table) => table,
            Err(Unmade::Halted) => return Ok(false),
            Err(Unmade::TooLong(fault)) => return Err(fault.into()),
        };
        for found in pen_thi_placements(&table).filter(|found| self.takes_cost(found.cost())) {
            if solver.is_spent() {
                return Ok(false);
            }
            let mut book = Book::new(solver, Color::White);
            let tempo = analyse(&mut book, &Question::new(found.position(), preset));
            debug_assert_eq!(tempo.fleer_first, Distance::Mate(found.fleer_first));
            if self.takes(&tempo) {
                call(&tempo)?;
            }
        }
        Ok(true)
    }
}
