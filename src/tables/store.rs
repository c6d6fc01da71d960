//! The tables at hand, and the making of one more with all that it rests on.

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;

use crate::rules::Color;

use super::exits::children;
use super::folder::{Lock, Store, StoreError, StoreFault};
use super::format::{self, Cache, Effort, Packer};
use super::generate::LONGEST;
use super::halt::{Halt, Unmade};
use super::layout::{Layout, POSITIONS, row_count};
use super::material::{Ending, MEN_AT_ONCE, Material};
use super::plan::Plan;
use super::progress::{Progress, Watch};
use super::stats::Stats;
use super::table::{Making, Table, TooLong};

/// Tables in memory, with the folder that keeps them from one run to the next if there is one.
///
/// A folder that fails never keeps a table from being used: what was wrong is told by
/// [`Tables::take_troubles`].
#[derive(Debug)]
pub struct Tables {
    threads: NonZeroUsize,
    made: HashMap<Ending, Arc<Table>>,
    cache: Arc<Cache>,
    store: Option<Store>,
    /// The right to make large tables, while one is made.
    turn: Option<Lock>,
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
            cache: Arc::default(),
            store: None,
            turn: None,
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

    /// Reads the large tables that the folder has of what one capture or two of a position's men can
    /// lead into, as long as they take up so many bytes or fewer, and lets go of other large ones.
    pub fn find_below(&mut self, material: Material, most: u64) {
        let is_below =
            |ending: Ending| ending.men() > MEN_AT_ONCE && material.leads_into(ending, 2);
        self.made.retain(|&ending, _| ending.men() <= MEN_AT_ONCE || is_below(ending));
        let Some(store) = &self.store else { return };
        let endings = store.endings().map(|all| {
            let below = all.into_iter().filter(|&ending| is_below(ending));
            below.map(|ending| (ending, store.size(ending))).collect::<Vec<_>>()
        });
        let mut taken = 0;
        for (ending, bytes) in self.noting(endings).unwrap_or_default() {
            taken += bytes;
            if taken <= most {
                self.find(ending);
            }
        }
    }

    /// Returns what building an ending's tables would make, and what that takes.
    pub fn plan(&self, endings: impl IntoIterator<Item = Ending>) -> Plan {
        let is_there = |ending| {
            self.made.contains_key(&ending)
                || self.store.as_ref().is_some_and(|store| store.has(ending))
        };
        Plan::new(endings, is_there)
    }

    /// Returns what is missing among the files of endings' tables and of all that these rest on.
    pub fn plan_files(&self, endings: impl IntoIterator<Item = Ending>) -> Plan {
        let has_file = |ending| self.store.as_ref().is_some_and(|store| store.has(ending));
        let mut plan = Plan::new(endings, |_| false);
        plan.tables.retain(|table| !has_file(table.ending));
        plan
    }

    /// Makes a table and those it rests on, unless they are in memory or in the folder.
    ///
    /// # Errors
    /// If a distance is too long for a table.
    ///
    /// # Panics
    /// Never: nothing halts it.
    pub fn build(&mut self, ending: Ending) -> Result<Arc<Table>, TooLong> {
        let halt = std::mem::take(&mut self.halt);
        let table = self.try_build(ending);
        self.halt = halt;
        table.map_err(|unmade| match unmade {
            Unmade::TooLong(fault) => fault,
            Unmade::Halted => unreachable!("nothing halts it"),
        })
    }

    /// Makes a table as [`Tables::build`] does, unless the halt is due before it is done.
    ///
    /// # Errors
    /// If it was halted, or a distance is too long for a table. The smaller tables made by then stay.
    pub fn try_build(&mut self, ending: Ending) -> Result<Arc<Table>, Unmade> {
        let table = self.built(ending);
        self.turn = None;
        table
    }

    /// Returns about how many bytes the tables in memory would take with an ending's added and, for
    /// the time of its making, what that takes beside.
    pub fn memory_for(&self, ending: Ending) -> u64 {
        let is_made = |ending| self.made.contains_key(&ending);
        let positions = |table: &Arc<Table>| {
            table.planes().count() as u64 * row_count(table.ending()) * POSITIONS as u64
        };
        let taken: u64 = self.made.values().map(positions).sum();
        taken + Plan::new([ending], is_made).memory()
    }

    /// Makes the files that are missing among those of endings' tables and of all that these rest on.
    ///
    /// # Errors
    /// If a distance is too long for a table.
    pub fn build_files(
        &mut self,
        endings: impl IntoIterator<Item = Ending>,
    ) -> Result<(), TooLong> {
        let missing = self.plan_files(endings).tables;
        missing.into_iter().try_for_each(|planned| self.build(planned.ending).map(|_| ()))
    }

    /// Makes the tables of both sides' attempts to mate, and returns the ending's counts.
    ///
    /// K v K, where neither can, is counted too.
    ///
    /// # Errors
    /// If a distance is too long for a table.
    ///
    /// # Panics
    /// Never: one side has men, or both tables are made.
    pub fn stats(&mut self, material: Material) -> Result<Stats, TooLong> {
        let [white, black] = material.tables();
        let tables = [self.built_if_any(white)?, self.built_if_any(black)?];
        let stats = Stats::new(material, tables.each_ref().map(Option::as_deref));
        Ok(stats.expect("one side has men, or both tables are made"))
    }

    fn built_if_any(&mut self, ending: Option<Ending>) -> Result<Option<Arc<Table>>, TooLong> {
        ending.map(|ending| self.build(ending)).transpose()
    }

    /// Writes a table to a folder, whatever is there.
    ///
    /// # Errors
    /// If it cannot be written.
    ///
    /// # Panics
    /// Never: nothing halts it.
    pub fn keep(&self, store: &Store, table: &Table) -> Result<Kept, StoreError> {
        let file = store.publish(table, self.threads, &Halt::default())?;
        let bytes = file.expect("nothing halts it").len() as u64;
        let planes = table.planes().count() as u64;
        Ok(Kept { raw: planes * row_count(table.ending()) * POSITIONS as u64, bytes })
    }

    fn built(&mut self, ending: Ending) -> Result<Arc<Table>, Unmade> {
        if self.store.as_ref().is_some_and(|store| store.has(ending)) {
            for child in children(ending, Color::Black) {
                if child.men() > MEN_AT_ONCE {
                    self.built(child)?;
                }
            }
        }
        match self.find(ending).or_else(|| self.after_waiting(ending)) {
            Some(found) => Ok(found),
            None => self.generate(ending),
        }
    }

    /// Waits until no other program makes large tables in the folder, for a table that takes long
    /// enough; perhaps that one has made it.
    fn after_waiting(&mut self, ending: Ending) -> Option<Arc<Table>> {
        let store = self.store.as_ref().filter(|_| ending.men() > MEN_AT_ONCE)?;
        if self.turn.is_some() {
            return None;
        }
        let turn = store.try_turn().and_then(|turn| {
            if let Some(turn) = turn {
                return Ok(turn);
            }
            self.watch.hear(Progress::Waiting);
            store.turn()
        });
        self.turn = self.noting(turn);
        self.find(ending)
    }

    fn generate(&mut self, ending: Ending) -> Result<Arc<Table>, Unmade> {
        let mut parts = [Vec::new(), Vec::new()];
        for (part, mover) in parts.iter_mut().zip(Color::ALL) {
            for child in children(ending, mover) {
                part.push(self.built_as_child(child)?);
            }
        }
        let (threads, cache, watch) = (self.threads, &self.cache, &self.watch);
        let halt = &self.halt;
        let effort = if self.store.is_some() { Effort::File } else { Effort::Memory };
        let making = Making { threads, cache, watch, halt, longest: LONGEST, effort };
        let table = Table::generate(ending, parts, making)?;
        let table = Arc::new(self.put_away(table));
        self.made.insert(ending, Arc::clone(&table));
        self.watch.hear(Progress::Done(ending));
        Ok(table)
    }

    /// Makes a table that another is made from; a large one is packed.
    fn built_as_child(&mut self, ending: Ending) -> Result<Arc<Table>, Unmade> {
        let table = self.built(ending)?;
        if ending.men() <= MEN_AT_ONCE {
            return Ok(table);
        }
        self.made.remove(&ending);
        let table = match Arc::try_unwrap(table) {
            Ok(table) => Arc::new(table.packed(&self.cache, self.threads)),
            Err(shared) => shared,
        };
        self.made.insert(ending, Arc::clone(&table));
        Ok(table)
    }

    /// Writes a new table to the folder; what a large one needs in memory is then what its file
    /// has.
    fn put_away(&mut self, table: Table) -> Table {
        let Some(file) = self.publish(&table) else { return table };
        if table.ending().men() <= MEN_AT_ONCE {
            return table;
        }
        match format::decode(file, self.reader(&table.layout)) {
            Ok(planes) => table.with_planes(planes),
            Err(_) => table,
        }
    }

    /// Reads a table from its file. A file that is not as it should be is set aside.
    fn loaded(&mut self, ending: Ending) -> Option<Arc<Table>> {
        let store = self.store.as_ref().filter(|store| store.has(ending))?;
        self.watch.hear(Progress::Loading(ending));
        let layout = Arc::new(Layout::new(ending));
        let planes = store.load(self.reader(&layout));
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
        for child in children(ending, Color::White) {
            self.reply(child);
        }
        Some(Arc::new(Table::from_file(layout, replies, planes)))
    }

    fn reader<'a>(&'a self, layout: &'a Arc<Layout>) -> Packer<'a> {
        let (cache, threads, halt) = (&self.cache, self.threads, &self.halt);
        Packer { layout, cache, threads, halt, effort: Effort::File }
    }

    /// Returns a table that moves lead into from a loaded one: that one reads the defender's captures
    /// from it, and whoever asks for best moves all others.
    fn reply(&mut self, ending: Ending) -> Option<Arc<Table>> {
        if ending.men() <= MEN_AT_ONCE { self.built(ending).ok() } else { self.find(ending) }
    }

    /// Writes a table to the folder, and returns the bytes of its file.
    fn publish(&mut self, table: &Table) -> Option<Vec<u8>> {
        let store = self.store.as_ref()?;
        self.watch.hear(Progress::Writing(table.ending()));
        let published = store.publish(table, self.threads, &self.halt);
        self.noting(published).flatten()
    }

    fn noting<T>(&mut self, result: Result<T, StoreError>) -> Option<T> {
        result.map_err(|error| self.troubles.push(error)).ok()
    }
}
