//! Wrong puzzle files: every fault is reported where it stands.
//!
//! Each file of `tests/data/faulty` ends with the faults that the reader must find, one a line:
//! `# expect LINE:COLUMN kind`; those of `tests/data/unproved` read well, and state with
//! `# expect LINE kind` what the prover must find.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use konmak::audit::{Status, audit};
use konmak::puzzle::{Fault, Library};
use konmak::solve::{Limits, Solver};

fn data(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(folder)
}

fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(data(folder)).expect("the folder of test data is there");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

fn expected(file: &Path) -> Vec<String> {
    let bytes = fs::read(file).expect("a file of test data can be read");
    let text = String::from_utf8_lossy(&bytes);
    text.lines().filter_map(|line| line.strip_prefix("# expect ")).map(str::to_owned).collect()
}

fn load(file: &Path) -> (Library, Vec<Fault>) {
    let mut library = Library::empty();
    let faults = library.add_file(file);
    (library, faults)
}

#[test]
fn every_fault_of_a_file_is_reported_at_its_line_and_column() {
    for file in files("faulty") {
        let faults = load(&file).1;
        let found: Vec<String> =
            faults.iter().map(|fault| format!("{} {}", fault.place, fault.kind.name())).collect();
        let (mut found_sorted, mut expected) = (found, expected(&file));
        found_sorted.sort();
        expected.sort();
        assert_eq!(found_sorted, expected, "{}: {faults:#?}", file.display());
    }
}

#[test]
fn the_wrong_files_show_more_than_thirty_kinds_of_fault() {
    let lists = files("faulty").into_iter().flat_map(|file| expected(&file));
    let kinds: BTreeSet<String> =
        lists.filter_map(|line| Some(line.split_once(' ')?.1.to_owned())).collect();
    assert!(kinds.len() > 30, "{kinds:?}");
}

#[test]
fn a_fault_says_where_it_is_and_what_would_be_right() {
    let (_, faults) = load(&data("faulty/unknown-field.yaml"));
    let told = faults[0].to_string();
    assert!(
        told.ends_with("unknown-field.yaml:6:3: no field `theme`: did you mean `themes`?"),
        "{told}"
    );
    for file in files("faulty") {
        for fault in load(&file).1 {
            let told = fault.kind.to_string();
            assert!(!told.ends_with('.') && !told.contains('\n'), "{told}");
        }
    }
}

#[test]
fn entries_beside_a_faulty_one_are_read() {
    let (library, _) = load(&data("faulty/not-a-puzzle.yaml"));
    assert!(library.get("one").is_some());
    let (library, faults) = load(&data("faulty/not-duplicates.yaml"));
    assert_eq!((library.iter().len(), faults.len()), (4, 0));
}

#[test]
fn doubles_are_found_across_files() {
    let mut library = Library::empty();
    let text = "- id: one\n  name: a\n  fen: k7/3S4/1K6/8/8/8/8/8 w\n  mate-in: 2\n";
    assert!(library.add_text("a.yaml", text.as_bytes()).is_empty());
    let faults = library.add_text("b.yaml", text.as_bytes());
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(told[0].starts_with("b.yaml:1:7: `one` is taken by a.yaml:1:7"), "{told:?}");
    assert!(told[1].starts_with("b.yaml:3:8: the same position as `one` (a.yaml:3:8)"), "{told:?}");
    assert_eq!(library.iter().len(), 1);
}

#[test]
fn what_cannot_be_read_is_reported_too() {
    let kinds = |faults: Vec<Fault>| -> Vec<&str> {
        faults.iter().map(|fault| fault.kind.name()).collect()
    };
    let mut library = Library::empty();
    assert_eq!(kinds(library.add_file(&data("nowhere.yaml"))), ["unreadable"]);
    assert_eq!(kinds(library.add_folder(&data("nowhere"))), ["unreadable"]);
    assert_eq!(kinds(library.add_folder(Path::new(env!("CARGO_MANIFEST_DIR")))), ["no-files"]);
    assert_eq!(kinds(library.add_text("huge.yaml", &vec![b'#'; 5 << 20])), ["too-large"]);
    assert_eq!(kinds(library.add_text("empty.yaml", b"")), [""; 0]);
}

#[test]
fn the_prover_finds_what_a_file_asserts_wrongly() {
    let mut solver = Solver::new(Limits::default());
    for file in files("unproved") {
        let (library, faults) = load(&file);
        assert!(faults.is_empty(), "{faults:?}");
        let puzzle = library.get("one").expect("each file has the puzzle `one`");
        let report = audit(puzzle, &mut solver);
        let found: Vec<String> = report
            .faults
            .iter()
            .map(|fault| format!("{} {}", fault.place.line, fault.kind.name()))
            .collect();
        assert_eq!(found, expected(&file), "{}: {:#?}", file.display(), report.faults);
        assert_eq!(report.is_sound(), found.is_empty());
    }
}

#[test]
fn a_mere_claim_is_sound_and_unproved() {
    let mut solver = Solver::new(Limits::default());
    for (file, status) in [
        ("only-claimed", Status::Unproved),
        ("claimed-beside", Status::Proved),
        ("too-long", Status::Refuted),
        ("missing-keys", Status::Proved),
    ] {
        let (library, _) = load(&data(&format!("unproved/{file}.yaml")));
        let puzzle = library.get("one").expect("each file has the puzzle `one`");
        assert_eq!(audit(puzzle, &mut solver).status, status, "{file}");
    }
}

#[test]
fn running_out_of_time_leaves_an_assertion_unproved() {
    let limits = Limits { time: Some(std::time::Duration::ZERO), ..Limits::default() };
    let mut solver = Solver::new(limits);
    let library = Library::embedded();
    let puzzle = library.get("msf-1").expect("the shipped library has it");
    let report = audit(puzzle, &mut solver);
    let kinds: Vec<_> = report.faults.iter().map(|fault| fault.kind.name()).collect();
    assert_eq!((report.status, kinds), (Status::Unproved, vec!["undecided"]));
}
