//! The folder that keeps tables from one run to the next.
//!
//! A table is published in one step: written beside its place, synced, renamed, the folder synced.
//! What is published is never changed, so readers need no lock. Writers take turns by a lock on a
//! file, which the system lets go of when a process ends, however it ends; whoever has it clears
//! away what an earlier writer left unfinished. Another lock keeps two programs from making the
//! same large tables at once.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use thiserror::Error;

use super::format::{self, Effort, FormatError, Header, Packer, READ_FIRST, longest_file};
use super::halt::Halt;
use super::layout::Layout;
use super::material::{Ending, Material};
use super::measure::Measure;
use super::planes::Planes;
use super::table::Table;

/// How a table's file name ends.
const ENDING: &str = "kmt";
/// How the name of a file ends that is being written.
const UNFINISHED: &str = "unfinished";
/// How the name of a file ends that was no sound table.
const SET_ASIDE: &str = "damaged";
/// The file that whoever writes a table locks meanwhile.
const WRITING: &str = "lock";
/// The file that whoever makes large tables locks until they are made.
const MAKING: &str = "lock-large";
/// The bytes that tables may take up, unless told otherwise.
const LIMIT: u64 = 16 << 30;

/// A folder of tables.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    limit: u64,
}

/// A table's file as its header describes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The table.
    pub ending: Ending,
    /// The bytes of the file.
    pub bytes: u64,
    /// What it measures of its own.
    pub measures: Vec<Measure>,
}

/// What is wrong with a file or the folder.
#[derive(Debug, Error)]
#[error("{}: {fault}", path.display())]
pub struct StoreError {
    /// Where.
    pub path: PathBuf,
    /// What.
    pub fault: StoreFault,
}

/// What can be wrong with a file or the folder.
#[derive(Debug, Error)]
pub enum StoreFault {
    /// The system refuses.
    #[error("{0}")]
    System(io::Error),
    /// A file is not the table it should be.
    #[error("{0}")]
    Damaged(FormatError),
    /// The tables would take up more than they may.
    #[error("with {needed} bytes more the tables would have {would} bytes: the limit is {limit}")]
    Limit {
        /// The bytes of the table.
        needed: u64,
        /// The bytes of all tables with it.
        would: u64,
        /// The most they may be.
        limit: u64,
    },
}

/// The right to do something in a folder that one program at a time may do.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "closing the file ends the lock")] File);

fn at(path: &Path) -> impl FnOnce(io::Error) -> StoreError {
    |error| StoreError { path: path.to_owned(), fault: StoreFault::System(error) }
}

impl StoreError {
    fn damaged(path: &Path, fault: FormatError) -> Self {
        Self { path: path.to_owned(), fault: StoreFault::Damaged(fault) }
    }
}

impl Store {
    /// Returns the tables of a folder, which is made when the first of them is written.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into(), limit: LIMIT }
    }

    /// Returns the same with the bytes that all its tables may take up.
    #[must_use]
    pub fn with_limit(self, limit: u64) -> Self {
        Self { limit, ..self }
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the place of a table's file.
    pub fn path(&self, ending: Ending) -> PathBuf {
        self.folder.join(format!("{ending}.{ENDING}"))
    }

    /// Returns the place beside a table's file for one that is not, or no longer, published.
    fn beside(&self, ending: Ending, state: &str) -> PathBuf {
        self.folder.join(format!("{ending}.{ENDING}.{state}"))
    }

    /// Returns whether there is a file for a table.
    pub fn has(&self, ending: Ending) -> bool {
        self.path(ending).is_file()
    }

    /// Returns the bytes of a table's file, 0 if there is none.
    pub(super) fn size(&self, ending: Ending) -> u64 {
        fs::metadata(self.path(ending)).map_or(0, |found| found.len())
    }

    /// Returns the endings that the folder has files for, smaller ones first.
    ///
    /// # Errors
    /// If the folder cannot be read. One that is not there has no files.
    pub fn endings(&self) -> Result<Vec<Ending>, StoreError> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(at(&self.folder))?,
        };
        let mut endings = Vec::new();
        for entry in entries {
            let path = entry.map_err(at(&self.folder))?.path();
            endings.extend(ending_of(&path).filter(|&ending| self.path(ending) == path));
        }
        endings.sort_by_key(|ending| (ending.men(), ending.to_string()));
        Ok(endings)
    }

    /// Returns what the header of a table's file says.
    ///
    /// # Errors
    /// If the file cannot be read, or its header is not sound.
    pub fn describe(&self, ending: Ending) -> Result<Stored, StoreError> {
        let path = self.path(ending);
        let file = File::open(&path).map_err(at(&path))?;
        let bytes = file.metadata().map_err(at(&path))?.len();
        let mut head = Vec::new();
        (&file).take(READ_FIRST as u64).read_to_end(&mut head).map_err(at(&path))?;
        let damaged = |fault| StoreError::damaged(&path, fault);
        let bytes = bytes.min(longest_file(ending) + 1);
        let rest = Header::len_in(&head, bytes).map_err(damaged)?.saturating_sub(head.len());
        file.take(rest as u64).read_to_end(&mut head).map_err(at(&path))?;
        let header = Header::read(&head, bytes, ending).map_err(damaged)?;
        let measures = header.tallies.iter().map(|(measure, _)| *measure).collect();
        Ok(Stored { ending, bytes, measures })
    }

    /// Reads a table's file and compares every distance in it with its checksums and counts.
    ///
    /// # Errors
    /// If the file cannot be read, or what in it is wrong.
    pub fn verify(&self, ending: Ending, threads: NonZeroUsize) -> Result<(), StoreError> {
        let (layout, cache) = (Arc::new(Layout::new(ending)), Arc::default());
        let effort = Effort::File;
        let halt = &Halt::default();
        let packer = Packer { layout: &layout, cache: &cache, threads, halt, effort };
        let planes = self.load(packer)?;
        let counted = format::recount(&planes, packer);
        counted.map_err(|fault| StoreError::damaged(&self.path(ending), fault))
    }

    /// Removes a table's file; the tables made from it stay.
    ///
    /// # Errors
    /// If there is none, or it cannot be removed.
    pub fn remove(&self, ending: Ending) -> Result<(), StoreError> {
        let path = self.path(ending);
        fs::remove_file(&path).map_err(at(&path))
    }

    /// Reads the planes of a table. What it reads when a halt is due is of no use.
    pub(super) fn load(&self, packer: Packer<'_>) -> Result<Planes, StoreError> {
        let ending = packer.layout.ending;
        let path = self.path(ending);
        let file = File::open(&path).map_err(at(&path))?;
        let found = file.metadata().map_err(at(&path))?.len();
        let damaged = |fault| StoreError::damaged(&path, fault);
        let longest = longest_file(ending);
        if found > longest {
            return Err(damaged(FormatError::Length { found, expected: longest }));
        }
        let mut bytes = Vec::with_capacity(found as usize);
        (&file).take(found).read_to_end(&mut bytes).map_err(at(&path))?;
        format::decode(bytes, packer).map_err(damaged)
    }

    /// Moves a file that is no sound table out of the way.
    pub(super) fn set_aside(&self, ending: Ending) -> Result<(), StoreError> {
        let path = self.path(ending);
        fs::rename(&path, self.beside(ending, SET_ASIDE)).map_err(at(&path))
    }

    /// Waits for the turn to make large tables in the folder.
    pub(super) fn turn(&self) -> Result<Lock, StoreError> {
        self.lock(MAKING)
    }

    /// Takes the turn to make large tables in the folder; nothing if another has it.
    pub(super) fn try_turn(&self) -> Result<Option<Lock>, StoreError> {
        let (file, path) = self.lock_file(MAKING)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock(file))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(at(&path)(error)),
        }
    }

    fn lock(&self, name: &str) -> Result<Lock, StoreError> {
        let (file, path) = self.lock_file(name)?;
        file.lock().map_err(at(&path))?;
        Ok(Lock(file))
    }

    fn lock_file(&self, name: &str) -> Result<(File, PathBuf), StoreError> {
        fs::create_dir_all(&self.folder).map_err(at(&self.folder))?;
        let path = self.folder.join(name);
        let opened = File::options().create(true).truncate(false).write(true).open(&path);
        Ok((opened.map_err(at(&path))?, path))
    }

    /// Removes what a writer that was killed has left; only the writer may.
    fn clear_unfinished(&self) {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            let is_table = ending_of(&path.with_extension("")).is_some();
            if is_table && path.extension().is_some_and(|extension| extension == UNFINISHED) {
                // One that stays costs room, nothing else, and is tried again next time.
                let _ = fs::remove_file(&path);
            }
        }
    }

    /// Writes a table's file, which is there whole or, as when a halt is due, not at all, and returns
    /// its bytes.
    pub(super) fn publish(
        &self,
        table: &Table,
        threads: NonZeroUsize,
        halt: &Halt,
    ) -> Result<Option<Vec<u8>>, StoreError> {
        let path = self.path(table.ending());
        let Ok(bytes) = format::encode(table, threads, halt) else { return Ok(None) };
        let _writing = self.lock(WRITING)?;
        self.clear_unfinished();
        self.make_room(&path, bytes.len() as u64)?;
        let unfinished = self.beside(table.ending(), UNFINISHED);
        let written = write_synced(&unfinished, &bytes)
            .and_then(|()| fs::rename(&unfinished, &path))
            .and_then(|()| sync_folder(&self.folder));
        written.map_err(|error| {
            // Whether it can be removed or not, the next writer will look for it again.
            let _ = fs::remove_file(&unfinished);
            at(&path)(error)
        })?;
        Ok(Some(bytes))
    }

    fn make_room(&self, path: &Path, needed: u64) -> Result<(), StoreError> {
        let taken = self.endings()?.into_iter().map(|ending| self.size(ending));
        let would = needed + taken.sum::<u64>();
        if would <= self.limit {
            return Ok(());
        }
        let fault = StoreFault::Limit { needed, would, limit: self.limit };
        Err(StoreError { path: path.to_owned(), fault })
    }
}

/// Returns the table that a file's name says it holds.
fn ending_of(path: &Path) -> Option<Ending> {
    let is_table = path.extension().is_some_and(|extension| extension == ENDING);
    let name = path.file_stem().filter(|_| is_table)?.to_str()?;
    Some(name.parse::<Material>().ok()?.attacked_by(crate::rules::Color::White))
}

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes a rename last; only Unix lets a folder be synced.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
