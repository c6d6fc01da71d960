//! The tables made so far, and the making of one more with all that it rests on.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use crate::rules::Color;

use super::exits::children;
use super::material::{Ending, Material};
use super::stats::Stats;
use super::table::Table;

/// Tables in memory.
#[derive(Debug)]
pub struct Tables {
    threads: NonZeroUsize,
    tables: HashMap<Ending, Arc<Table>>,
}

impl Tables {
    /// Returns no tables yet, to be made by so many threads.
    pub fn new(threads: NonZeroUsize) -> Self {
        Self { threads, tables: HashMap::new() }
    }

    /// Returns a table that has been made.
    pub fn table(&self, ending: Ending) -> Option<&Arc<Table>> {
        self.tables.get(&ending)
    }

    /// Makes a table and those it rests on, unless they are there.
    pub fn build(&mut self, ending: Ending) -> Arc<Table> {
        self.build_with(ending, false)
    }

    /// Makes the tables of both sides' attempts to mate, and returns the ending's counts.
    ///
    /// K v K, where neither can, is counted too.
    pub fn stats(&mut self, material: Material) -> Stats {
        let endings = Color::ALL.map(|color| material.attacked_by(color));
        let needed = |ending: &Ending| !ending.attacker.is_empty() || material.men() == 2;
        let tables = endings.map(|ending| needed(&ending).then(|| self.build(ending)));
        Stats::new(material, tables.each_ref().map(|table| table.as_deref()))
            .expect("one side has men, or both tables are made")
    }

    fn build_with(&mut self, ending: Ending, keeps_defender: bool) -> Arc<Table> {
        if let Some(table) = self.tables.get(&ending)
            && (table.keeps_defender() || !keeps_defender)
        {
            return Arc::clone(table);
        }
        let parts = Color::ALL.map(|mover| {
            let wants_defender = mover == Color::White;
            let endings = children(ending, mover).into_iter();
            endings.map(|child| self.build_with(child, wants_defender)).collect()
        });
        let table = Arc::new(Table::generate(ending, parts, keeps_defender, self.threads));
        self.tables.insert(ending, Arc::clone(&table));
        table
    }
}
