//! `verify --fix`: proved values go back into the file, and nothing else changes.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use super::{code, run, stderr, stdout};

/// Returns a folder of its own with a copy of a file.
fn copy_of(name: &str, change: impl Fn(&str) -> String) -> (PathBuf, PathBuf) {
    static COPIES: AtomicUsize = AtomicUsize::new(0);
    let copy = COPIES.fetch_add(1, Ordering::Relaxed).to_string();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("fix").join(copy);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/fix");
    let text = fs::read_to_string(source.join(name).with_extension("yaml")).expect("the case");
    let copy = folder.join("own.yaml");
    fs::write(&copy, change(&text)).expect("a copy can be written");
    (copy, source.join(name).with_extension("fixed"))
}

fn fix(file: &Path) -> std::process::Output {
    run(&["verify", "--fix", file.to_str().expect("a path in UTF-8")])
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("the file is there")
}

const CASES: [&str; 11] = [
    "length-and-keys",
    "keys-by-line",
    "no-keys",
    "thai-keys",
    "duals",
    "tempo",
    "comment-in-list",
    "line-of-a-wrong-key",
    "refuted",
    "flow",
    "one-of-two",
];

/// Those that are for the author.
const LEFT: [&str; 4] = ["comment-in-list", "line-of-a-wrong-key", "refuted", "one-of-two"];

#[test]
fn proved_values_are_written_back_and_nothing_else_changes() {
    for case in CASES {
        let (file, fixed) = copy_of(case, str::to_owned);
        let output = fix(&file);
        assert_eq!(read(&file), read(&fixed), "{case}\n{}", stdout(&output));
        let is_left = LEFT.contains(&case);
        assert_eq!(code(&output), i32::from(is_left), "{case}\n{}", stdout(&output));
        let again = fix(&file);
        assert_eq!(code(&again), i32::from(is_left), "{case}");
        assert_eq!(read(&file), read(&fixed), "{case}: a second time");
        let others = fs::read_dir(file.parent().expect("a folder")).expect("it is there").count();
        assert_eq!(others, 1, "{case}: nothing is left beside the file");
    }
}

#[test]
fn line_endings_and_the_mark_before_the_text_stay() {
    for case in CASES {
        let (file, fixed) = copy_of(case, |text| format!("\u{feff}{}", text.replace('\n', "\r\n")));
        fix(&file);
        let expected = format!("\u{feff}{}", read(&fixed).replace('\n', "\r\n"));
        assert_eq!(read(&file), expected, "{case}");
    }
}

#[test]
fn what_cannot_be_written_is_named_with_the_fault_that_it_would_make() {
    let (file, _) = copy_of("one-of-two", str::to_owned);
    let output = fix(&file);
    let told = stdout(&output);
    assert!(told.contains("own.yaml: two: mate-in is now as proved"), "{told}");
    assert!(told.contains("own.yaml: one: keys is left to you"), "{told}");
    assert!(told.contains("line 7 would be wrong: "), "{told}");
}

#[test]
fn it_needs_files_and_says_so() {
    let output = run(&["verify", "--fix"]);
    assert_eq!(code(&output), 2);
    assert!(stderr(&output).contains("--fix"), "{}", stderr(&output));
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (file, fixed) = copy_of("duals", str::to_owned);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).expect("own file");
    let link = file.with_file_name("link.yaml");
    symlink(&file, &link).expect("a link can be made");
    fix(&link);
    assert_eq!(read(&file), read(&fixed));
    assert_eq!(fs::metadata(&file).expect("it is there").permissions().mode() & 0o777, 0o640);
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
}

#[test]
fn programs_are_told_what_was_written() {
    let (file, _) = copy_of("length-and-keys", str::to_owned);
    let output = run(&["verify", "--fix", "--json", file.to_str().expect("a path in UTF-8")]);
    let objects: Vec<serde_json::Value> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object a line"))
        .collect();
    assert_eq!(objects.len(), 2);
    let fixed = objects[0]["fixed"].as_array().expect("a list");
    let fields: Vec<_> = fixed.iter().map(|one| one["field"].as_str()).collect();
    assert_eq!(fields, [Some("mate-in"), Some("keys")]);
    assert_eq!((&objects[0]["sound"], &objects[0]["mate_in"]), (&true.into(), &4.into()));
    assert_eq!(objects[1]["fixed"], serde_json::json!([]));
}
