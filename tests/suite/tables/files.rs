//! The folder of tables: damage, limits, and answers that stay right all the same.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

use konmak::tables::{FormatError, Measure, Store, StoreFault, Table, Tables};

use super::{empty_folder, ending, two};

fn tables_in(folder: &Path) -> Tables {
    Tables::stored_in(Store::new(folder), two())
}

/// Returns the folder's files but the lock, by name.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some())
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read(&path).expect("a file"))
        })
        .collect();
    files.sort();
    files
}

fn same_wins(one: &Table, other: &Table) -> bool {
    let longest = |table: &Table| table.longest_win(Measure::Mate).map(|found| *found.board());
    longest(one) == longest(other)
}

#[test]
fn a_stored_table_is_read_and_not_made_again() {
    let folder = empty_folder("read");
    let made = tables_in(&folder).build(ending("KSPvK")).expect("short wins");
    let files = contents(&folder);
    assert!(files.iter().any(|(name, _)| name == "KSPvK.kmt"));
    let mut tables = tables_in(&folder);
    let plan = tables.plan([ending("KSPvK")]);
    assert!(plan.tables.is_empty(), "nothing is left to be made");
    assert!(same_wins(&made, &tables.find(ending("KSPvK")).expect("it is there")));
    assert!(tables.take_troubles().is_empty());
    assert_eq!(contents(&folder), files, "published files stay as they are");
}

/// With several measures each, nothing counted and counted.
#[test]
fn the_bytes_do_not_depend_on_the_number_of_threads() {
    let folders = [1, 2, 3].map(|threads| {
        let folder = empty_folder(&format!("threads-{threads}"));
        let threads = NonZeroUsize::new(threads).expect("not zero");
        let mut tables = Tables::stored_in(Store::new(&folder), threads);
        for text in ["KSPvK", "KRvKN", "KPvKP"] {
            tables.build(ending(text)).expect("short wins");
        }
        folder
    });
    let [one, others @ ..] = folders.each_ref().map(|folder| contents(folder));
    assert!(one.len() > 12);
    assert!(others.into_iter().all(|other| other == one));
    let measures = Store::new(&folders[0]).describe(ending("KRvKN")).expect("a table").measures;
    assert_eq!(measures, [Measure::Mate, Measure::Pieces, Measure::Board]);
}

#[test]
fn a_file_that_is_missing_below_a_table_is_made() {
    let folder = empty_folder("below");
    let files = |tables: &mut Tables| tables.build_files([ending("KSPvK")]).expect("short wins");
    files(&mut tables_in(&folder));
    let whole = contents(&folder);
    for gone in ["KSvK.kmt", "KSMvK.kmt"] {
        fs::remove_file(folder.join(gone)).expect("it was there");
    }
    assert_eq!(tables_in(&folder).plan_files([ending("KSPvK")]).tables.len(), 2);
    files(&mut tables_in(&folder));
    assert_eq!(contents(&folder), whole);
}

#[test]
fn the_bytes_do_not_depend_on_what_was_there() {
    let (one, other) = (empty_folder("at-once"), empty_folder("step-by-step"));
    tables_in(&one).build(ending("KSPvK")).expect("short wins");
    for text in ["KSvK", "KSMvK", "KSPvK"] {
        tables_in(&other).build(ending(text)).expect("short wins");
    }
    assert_eq!(contents(&one), contents(&other));
}

#[test]
fn a_damaged_file_is_set_aside_and_made_again() {
    let folder = empty_folder("damaged");
    tables_in(&folder).build(ending("KRvK")).expect("short wins");
    let path = folder.join("KRvK.kmt");
    let sound = fs::read(&path).expect("the table is there");
    for place in [0, 9, 50, sound.len() / 2, sound.len() - 1] {
        let mut bytes = sound.clone();
        bytes[place] ^= 4;
        fs::write(&path, &bytes).expect("the file can be written");
        let store = Store::new(&folder);
        assert!(store.verify(ending("KRvK"), two()).is_err(), "byte {place}");
        let mut tables = tables_in(&folder);
        tables.build(ending("KRvK")).expect("short wins");
        let troubles = tables.take_troubles();
        assert_eq!(troubles.len(), 1, "byte {place}: {troubles:?}");
        assert!(matches!(troubles[0].fault, StoreFault::Damaged(_)));
        assert_eq!(fs::read(&path).expect("made again"), sound);
        assert_eq!(fs::read(folder.join("KRvK.kmt.damaged")).expect("set aside"), bytes);
    }
}

#[test]
fn a_file_under_another_name_is_no_table_of_that_name() {
    let folder = empty_folder("renamed");
    tables_in(&folder).build(ending("KRRvK")).expect("short wins");
    fs::rename(folder.join("KRRvK.kmt"), folder.join("KNNvK.kmt")).expect("a rename");
    let error = Store::new(&folder).verify(ending("KNNvK"), two()).expect_err("a foreign table");
    assert!(matches!(error.fault, StoreFault::Damaged(FormatError::Ending { .. })), "{error}");
    let mut tables = tables_in(&folder);
    let fresh = Tables::new(two()).build(ending("KNNvK")).expect("short wins");
    assert!(same_wins(&tables.build(ending("KNNvK")).expect("short wins"), &fresh));
}

#[test]
fn beyond_the_limit_tables_are_made_but_not_kept() {
    let folder = empty_folder("limit");
    let mut tables = Tables::stored_in(Store::new(&folder).with_limit(10), two());
    tables.build(ending("KRvK")).expect("short wins");
    let troubles = tables.take_troubles();
    assert!(matches!(troubles[0].fault, StoreFault::Limit { limit: 10, .. }), "{troubles:?}");
    assert!(contents(&folder).is_empty());
}

#[test]
fn a_folder_that_cannot_be_made_keeps_nothing_from_working() {
    let folder = empty_folder("no-folder");
    fs::write(folder.join("file"), "in the way").expect("a file");
    let mut tables = tables_in(&folder.join("file"));
    tables.build(ending("KRvK")).expect("short wins");
    assert!(!tables.take_troubles().is_empty());
}

#[test]
fn what_a_killed_writer_left_is_cleared_and_nothing_else() {
    let folder = empty_folder("cleared");
    for name in ["KSSvK.kmt.unfinished", "notes.txt", "mine.unfinished"] {
        fs::write(folder.join(name), "…").expect("a file");
    }
    tables_in(&folder).build(ending("KRvK")).expect("short wins");
    let names: Vec<_> = contents(&folder).into_iter().map(|(name, _)| name).collect();
    assert!(!names.contains(&"KSSvK.kmt.unfinished".to_owned()), "{names:?}");
    assert!(
        names.contains(&"notes.txt".to_owned()) && names.contains(&"mine.unfinished".to_owned())
    );
}
