//! The tables at hand, and the making of one more with all that it rests on.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use crate::rules::Color;

use super::exits::children;
use super::folder::{Lock, Store, StoreError, StoreFault};
use super::halt::{Halt, Halted};
use super::layout::Layout;
use super::material::{Ending, MEN_AT_ONCE, Material};
use super::plan::Plan;
use super::progress::{Progress, Watch};
use super::stats::Stats;
use super::table::{Making, Table};

/// Tables in memory, with the folder that keeps them from one run to the next if there is one.
///
/// A folder that fails never keeps a table from being used: what was wrong is told by
/// [`Tables::take_troubles`].
#[derive(Debug)]
pub struct Tables {
    threads: NonZeroUsize,
    made: HashMap<Ending, Arc<Table>>,
    store: Option<Store>,
    lock: Option<Lock>,
    watch: Watch,
    halt: Halt,
    troubles: Vec<StoreError>,
}

/// What a table's file takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The bytes of the distances in memory.
    pub raw: u64,
    /// The bytes of the file.
    pub bytes: u64,
}

impl Tables {
    /// Returns no tables yet, to be made by so many threads and kept in memory only.
    pub fn new(threads: NonZeroUsize) -> Self {
        Self {
            threads,
            made: HashMap::new(),
            store: None,
            lock: None,
            watch: Watch::default(),
            halt: Halt::default(),
            troubles: Vec::new(),
        }
    }

    /// Returns the tables of a folder, to be read and made as they are needed.
    pub fn stored_in(store: Store, threads: NonZeroUsize) -> Self {
        Self { store: Some(store), ..Self::new(threads) }
    }

    /// Lets someone hear of the making of tables from now on.
    pub fn watch(&mut self, watch: Watch) {
        self.watch = watch;
    }

    /// Lets the making of tables by [`Tables::try_build`] end when a halt is due, from now on.
    pub fn heed(&mut self, halt: Halt) {
        self.halt = halt;
    }

    /// Returns the folder.
    pub fn store(&self) -> Option<&Store> {
        self.store.as_ref()
    }

    /// Returns what went wrong with the folder since this was last asked.
    pub fn take_troubles(&mut self) -> Vec<StoreError> {
        std::mem::take(&mut self.troubles)
    }

    /// Returns a table that is in memory.
    pub fn table(&self, ending: Ending) -> Option<&Arc<Table>> {
        self.made.get(&ending)
    }

    /// Returns a table that is in memory or in the folder; it is not made if it is in neither.
    pub fn find(&mut self, ending: Ending) -> Option<Arc<Table>> {
        if let Some(table) = self.made.get(&ending) {
            return Some(Arc::clone(table));
        }
        let found = self.loaded(ending)?;
        self.made.insert(ending, Arc::clone(&found));
        Some(found)
    }

    /// Returns what building an ending's tables would make, and what that takes.
    pub fn plan(&self, endings: impl IntoIterator<Item = Ending>) -> Plan {
        let is_there = |ending| {
            self.made.contains_key(&ending)
                || self.store.as_ref().is_some_and(|store| store.has(ending))
        };
        Plan::new(endings, is_there)
    }

    /// Returns the bytes that the tables in memory would take with an ending's added and, for the
    /// time of its making, what that takes beside.
    pub fn memory_for(&self, ending: Ending) -> u64 {
        let planes = self.made.values().flat_map(|table| table.own_planes());
        let taken: u64 = planes.map(|(_, plane)| plane.attacker().len() as u64).sum();
        taken + Plan::new([ending], |ending| self.made.contains_key(&ending)).memory()
    }

    /// Makes a table and those it rests on, unless they are in memory or in the folder.
    pub fn build(&mut self, ending: Ending) -> Arc<Table> {
        let halt = std::mem::take(&mut self.halt);
        let table = self.try_build(ending).expect("nothing halts it");
        self.halt = halt;
        table
    }

    /// Makes a table as [`Tables::build`] does, unless the halt is due before it is done.
    ///
    /// # Errors
    /// If it was halted. The smaller tables made by then stay.
    pub fn try_build(&mut self, ending: Ending) -> Result<Arc<Table>, Halted> {
        let table = self.build_with(ending, false);
        self.lock = None;
        table
    }

    /// Makes the tables of both sides' attempts to mate, and returns the ending's counts.
    ///
    /// K v K, where neither can, is counted too.
    pub fn stats(&mut self, material: Material) -> Stats {
        let tables = material.tables().map(|ending| ending.map(|ending| self.build(ending)));
        Stats::new(material, tables.each_ref().map(|table| table.as_deref()))
            .expect("one side has men, or both tables are made")
    }

    /// Writes a table that is in memory to a folder, whatever is there.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(&mut self, store: &Store, ending: Ending) -> Result<Kept, StoreError> {
        let table = self.build(ending);
        let _lock = store.lock()?;
        store.publish(&table, self.threads, &Halt::default())?;
        let raw = table.own_planes().map(|(_, plane)| plane.attacker().len() as u64).sum();
        Ok(Kept { raw, bytes: store.describe(ending)?.bytes })
    }

    /// Makes a table anew with the values of the defender to move.
    #[cfg(test)]
    pub(super) fn build_with_defender(&mut self, ending: Ending) -> Arc<Table> {
        self.generate(ending, true).expect("nothing halts it")
    }

    fn build_with(&mut self, ending: Ending, keeps_defender: bool) -> Result<Arc<Table>, Halted> {
        let found = self.find(ending).or_else(|| self.after_waiting(ending));
        let table = match found {
            Some(table) => table,
            None => self.generate(ending, keeps_defender)?,
        };
        if keeps_defender {
            table.fill_defender(self.threads, &self.halt)?;
        }
        Ok(table)
    }

    /// Waits until no other program makes large tables in the folder, for a table that takes long
    /// enough; perhaps that one has made it.
    fn after_waiting(&mut self, ending: Ending) -> Option<Arc<Table>> {
        let store = self.store.as_ref().filter(|_| ending.men() > MEN_AT_ONCE)?;
        if self.lock.is_some() {
            return None;
        }
        let lock = store.try_lock().and_then(|lock| {
            if let Some(lock) = lock {
                return Ok(lock);
            }
            self.watch.hear(Progress::Waiting);
            store.lock()
        });
        self.lock = self.noting(lock);
        self.find(ending)
    }

    fn generate(&mut self, ending: Ending, keeps_defender: bool) -> Result<Arc<Table>, Halted> {
        let mut parts = [Vec::new(), Vec::new()];
        for (mover, part) in Color::ALL.into_iter().zip(&mut parts) {
            let wants_defender = mover == Color::White;
            for child in children(ending, mover) {
                part.push(self.build_with(child, wants_defender)?);
            }
        }
        let (watch, halt) = (&self.watch, &self.halt);
        let making = Making { threads: self.threads, watch, halt, keeps_defender };
        let table = Arc::new(Table::generate(ending, parts, making)?);
        self.made.insert(ending, Arc::clone(&table));
        self.publish(&table);
        self.watch.hear(Progress::Done(ending));
        Ok(table)
    }

    /// Reads a table from its file. A file that is not as it should be is set aside.
    fn loaded(&mut self, ending: Ending) -> Option<Arc<Table>> {
        let store = self.store.as_ref().filter(|store| store.has(ending))?;
        self.watch.hear(Progress::Loading(ending));
        let layout = Layout::new(ending);
        let planes = store.load(&layout, self.threads, &self.halt);
        self.halt.unless_due(()).ok()?;
        if let Err(error) = &planes
            && let StoreFault::Damaged(_) = error.fault
            && let Err(also) = store.set_aside(ending)
        {
            self.troubles.push(also);
        }
        let planes = self.noting(planes)?;
        let replies = children(ending, Color::Black).into_iter();
        let replies = replies.map(|child| self.reply(child)).collect::<Option<_>>()?;
        Some(Arc::new(Table::from_file(layout, replies, planes)))
    }

    /// Returns a table that a loaded one reads its defender's captures from.
    fn reply(&mut self, ending: Ending) -> Option<Arc<Table>> {
        if ending.men() <= MEN_AT_ONCE {
            self.build_with(ending, false).ok()
        } else {
            self.find(ending)
        }
    }

    /// Writes a table to the folder; a small one only if no other program is writing there.
    fn publish(&mut self, table: &Table) {
        let Some(store) = &self.store else { return };
        let lock = if self.lock.is_some() { Ok(None) } else { store.try_lock() };
        if self.lock.is_none() && !matches!(lock, Ok(Some(_))) {
            self.noting(lock);
            return;
        }
        self.watch.hear(Progress::Writing(table.ending()));
        let published = store.publish(table, self.threads, &self.halt);
        drop(lock);
        self.noting(published);
    }

    fn noting<T>(&mut self, result: Result<T, StoreError>) -> Option<T> {
        result.map_err(|error| self.troubles.push(error)).ok()
    }
}
