//! What the house asks of every source file: its size, its foreign crates, and one door to `app`.

use std::fs;
use std::path::{Path, PathBuf};

/// More lines than this are more than one idea.
const MOST_LINES: usize = 400;

/// The crates that every layer may name.
const EVERYWHERE: [&str; 2] = ["thiserror", "arrayvec"];

/// Each layer with the crates that it may name besides; `app` is free to choose.
const CRATES: [(&str, &[&str]); 10] = [
    ("lib", &[]),
    ("rules", &[]),
    ("counting", &[]),
    ("game", &[]),
    ("tables", &["rayon", "crc32fast", "xxhash_rust", "zstd"]),
    ("solve", &["rayon", "rustc_hash"]),
    ("tempo", &["rayon"]),
    ("puzzle", &["serde", "serde_yaml", "saphyr_parser"]),
    ("audit", &[]),
    ("drill", &["rand"]),
];

/// A source file: its path from the package's root, and its text.
struct Source {
    path: String,
    text: String,
}

impl Source {
    /// Returns the name of the module at the root of `src` to which the file belongs.
    fn layer(&self) -> Option<&str> {
        let inside = self.path.strip_prefix("src/")?;
        inside.split(['/', '.']).next()
    }

    /// Returns the code of each line, comments left out, with the lines' numbers.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let code = |line| str::split(line, "//").next().unwrap_or_default();
        self.text.lines().enumerate().map(move |(index, line)| (index + 1, code(line)))
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = vec![root.join("build.rs")];
    for folder in ["src", "tests", "benches", "examples"] {
        collect(&root.join(folder), &mut files);
    }
    files.sort();
    let read = |file: PathBuf| Source {
        path: file.strip_prefix(root).expect("a file of the package").display().to_string(),
        text: fs::read_to_string(&file).expect("a readable file"),
    };
    files.into_iter().map(read).collect()
}

/// Returns the crates that a manifest depends on outside tests, as code names them.
fn crates(manifest: &str) -> Vec<String> {
    let section = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| Some(line.split_once('=')?.0.trim().replace('-', "_"))).collect()
}

fn is_in_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Returns whether code names a crate: in a path that begins with it, or whole in a `use`.
fn names_crate(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let (before, behind) = (&code[..at], &code[at + name.len()..]);
        let begins_path = !before.trim_end().trim_end_matches("r#").ends_with("::")
            || before.trim_end().strip_suffix("::").is_some_and(|rest| !rest.ends_with(is_in_word));
        let whole = before.trim().ends_with("use") && behind.starts_with([';', ' ']);
        begins_path && !before.ends_with(is_in_word) && (behind.starts_with("::") || whole)
    })
}

fn foreign_crates(source: &Source, crates: &[String]) -> Vec<String> {
    let Some(layer) = source.layer() else { return Vec::new() };
    let Some((_, allowed)) = CRATES.iter().find(|(name, _)| *name == layer) else {
        return Vec::new();
    };
    let forbidden =
        |name: &&String| !EVERYWHERE.contains(&name.as_str()) && !allowed.contains(&name.as_str());
    let mut faults = Vec::new();
    for name in crates.iter().filter(forbidden) {
        let found = source.code().filter(|(_, code)| names_crate(code, name));
        faults
            .extend(found.map(|(line, _)| {
                format!("{}:{line}: {layer} names the crate {name}", source.path)
            }));
    }
    faults
}

/// Returns the declarations of `app` outside the program's root.
fn doors_to_app(source: &Source) -> Vec<String> {
    if source.path == "src/main.rs" || !source.path.starts_with("src/") {
        return Vec::new();
    }
    let declares = |code: &str| code.trim_end().ends_with("mod app;") || code.contains("mod app {");
    let found = source.code().filter(|(_, code)| declares(code));
    found.map(|(line, _)| format!("{}:{line}: only main.rs declares app", source.path)).collect()
}

fn too_long(source: &Source) -> Option<String> {
    let lines = source.text.lines().count();
    (lines > MOST_LINES).then(|| format!("{}: {lines} lines, at most {MOST_LINES}", source.path))
}

fn assert_none(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn each_layer_names_only_its_own_crates() {
    let crates = crates(include_str!("../../Cargo.toml"));
    assert!(crates.iter().any(|name| name == "serde_yaml"), "{crates:?}");
    let faults: Vec<_> = sources().iter().flat_map(|it| foreign_crates(it, &crates)).collect();
    assert_none(&faults);
}

#[test]
fn only_the_program_declares_app() {
    assert!(include_str!("../../src/main.rs").contains("mod app;"));
    assert_none(&sources().iter().flat_map(doors_to_app).collect::<Vec<_>>());
}

#[test]
fn no_source_file_is_too_long() {
    let sources = sources();
    assert!(sources.len() > 100, "only {} files were found", sources.len());
    assert_none(&sources.iter().filter_map(too_long).collect::<Vec<_>>());
}

#[test]
fn planted_faults_are_found() {
    let planted = |path: &str, text: &str| Source { path: path.to_owned(), text: text.to_owned() };
    let crates = crates(
        "[dependencies]\nserde = \"1\"\nannotate-snippets = { version = \"0\" }\n[x]\ny = 1",
    );
    assert_eq!(crates, ["serde", "annotate_snippets"]);
    let foreign = |layer: &str, code: &str| {
        foreign_crates(&planted(&format!("src/{layer}.rs"), code), &crates)
    };
    assert_eq!(
        foreign("rules", "\nuse serde::Deserialize;"),
        ["src/rules.rs:2: rules names the crate serde"]
    );
    for code in [
        "use ::serde::de;",
        "use serde;",
        "use serde as s;",
        "#[derive(serde::S)]",
        "x(serde::f())",
    ] {
        assert_eq!(foreign("solve/search", code).len(), 1, "{code}");
    }
    for code in ["// serde::x", "use crate::serde::x;", "my_serde::x()", "let serde = 1;"] {
        assert_eq!(foreign("solve/search", code), [""; 0], "{code}");
    }
    assert_eq!(foreign("lib", "annotate_snippets::f()").len(), 1);
    assert_eq!(foreign("puzzle", "serde::f()"), [""; 0]);
    assert_eq!(foreign("app/x", "serde::f(); annotate_snippets::f()"), [""; 0]);

    assert_eq!(doors_to_app(&planted("src/lib.rs", "\npub mod app;")).len(), 1);
    assert_eq!(doors_to_app(&planted("src/main.rs", "mod app;")), [""; 0]);

    assert!(too_long(&planted("x.rs", &"\n".repeat(401))).is_some());
    assert!(too_long(&planted("x.rs", &"\n".repeat(400))).is_none());
}
