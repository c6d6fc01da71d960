//! Each layer names only the layers that it may.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer of the library with the layers that it may name.
const LAYERS: [(&str, &[&str]); 9] = [
    ("rules", &[]),
    ("counting", &["rules"]),
    ("game", &["rules", "counting"]),
    ("puzzle", &["rules", "counting", "game"]),
    ("tables", &["rules", "counting"]),
    ("solve", &["rules", "counting", "game", "tables"]),
    ("tempo", &["rules", "counting", "tables", "solve"]),
    ("audit", &["rules", "counting", "game", "puzzle", "solve", "tempo"]),
    ("drill", &["rules", "counting", "game", "puzzle", "solve", "tempo"]),
];

/// What stands in `src` beside the layers: the two roots, and the binary's own part, which sees the
/// library from outside.
const NO_LAYERS: [&str; 3] = ["lib", "main", "app"];

/// A source file of a layer.
struct Source {
    path: String,
    layer: String,
    /// How many `super` lead from it to the root of the crate.
    depth: usize,
    text: String,
}

fn source_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn collect_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            collect_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// Returns the names of modules that lead from the root to a file.
fn module_path(file: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        file.with_extension("").iter().map(|name| name.to_string_lossy().into_owned()).collect();
    names.pop_if(|last| last == "mod");
    names
}

fn sources() -> Vec<Source> {
    let root = source_folder();
    let mut files = Vec::new();
    collect_files(&root, &mut files);
    files.sort();
    let read = |file: PathBuf| {
        let inside = file.strip_prefix(&root).expect("a file of the folder");
        let modules = module_path(inside);
        Source {
            path: format!("src/{}", inside.display()),
            layer: modules[0].clone(),
            depth: modules.len(),
            text: fs::read_to_string(&file).expect("a readable file"),
        }
    };
    files.into_iter().map(read).filter(|file| !NO_LAYERS.contains(&&*file.layer)).collect()
}

/// Returns the text with every comment blanked, its lines and columns kept.
fn without_comments(text: &str) -> String {
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    text.lines().map(code).collect::<Vec<_>>().join("\n")
}

/// Returns the first names of all paths that begin at the root of the crate, with their lines.
fn names_at_root(source: &Source) -> Vec<(usize, String)> {
    let code = without_comments(&source.text);
    let supers = "super::".repeat(source.depth);
    let mut names = Vec::new();
    for start in ["crate::", &supers] {
        for (at, _) in code.match_indices(start) {
            let begins_word = !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            if begins_word {
                let behind = at + start.len();
                let line = |offset| code[..behind + offset].matches('\n').count() + 1;
                let found = first_names(&code[behind..]);
                names.extend(found.into_iter().map(|(offset, name)| (line(offset), name)));
            }
        }
    }
    names.sort();
    names
}

/// Returns the first name of a path, or of each path of a group in braces, with its offset.
fn first_names(path: &str) -> Vec<(usize, String)> {
    if !path.starts_with('{') {
        return vec![(0, word(path))];
    }
    let (mut depth, mut names, mut wanted) = (0, Vec::new(), false);
    for (offset, letter) in path.char_indices() {
        match letter {
            '{' => (depth, wanted) = (depth + 1, depth == 0),
            '}' if depth == 1 => break,
            '}' => depth -= 1,
            ',' => wanted = depth == 1,
            _ if wanted && !letter.is_whitespace() => {
                names.push((offset, word(&path[offset..])));
                wanted = false;
            }
            _ => {}
        }
    }
    names
}

fn word(text: &str) -> String {
    text.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
}

/// Returns every name in a file that its layer may not use, as `file:line: rules imports solve`.
fn faults(source: &Source) -> Vec<String> {
    let Source { path, layer, .. } = source;
    let Some((_, may_name)) = LAYERS.iter().find(|(name, _)| name == layer) else {
        return vec![format!("{path}:1: {layer} is in no layer")];
    };
    let forbidden = |name: &String| name != layer && !may_name.contains(&&**name);
    names_at_root(source)
        .into_iter()
        .filter(|(_, name)| forbidden(name))
        .map(|(line, name)| format!("{path}:{line}: {layer} imports {name}"))
        .collect()
}

#[test]
fn each_layer_names_only_the_layers_that_it_may() {
    let sources = sources();
    assert!(sources.len() > 30, "the folder src has more files than {}", sources.len());
    let faults: Vec<String> = sources.iter().flat_map(faults).collect();
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn a_planted_import_is_found_in_every_form() {
    let planted = |layer: &str, depth, text: &str| {
        let source = Source {
            path: "x.rs".to_owned(),
            layer: layer.to_owned(),
            depth,
            text: text.to_owned(),
        };
        faults(&source).join("; ")
    };
    assert_eq!(planted("rules", 2, "\nuse crate::solve::Solver;"), "x.rs:2: rules imports solve");
    assert_eq!(planted("rules", 2, "fn f(s: &crate::solve::S) {}"), "x.rs:1: rules imports solve");
    assert_eq!(
        planted("game", 1, "use crate::{\n    rules::{Move, Square},\n    drill::{A, B},\n};"),
        "x.rs:3: game imports drill"
    );
    assert_eq!(planted("tables", 1, "use super::solve;"), "x.rs:1: tables imports solve");
    assert_eq!(planted("tables", 2, "use super::super::solve;"), "x.rs:1: tables imports solve");
    assert_eq!(planted("rules", 1, "use crate::Position;"), "x.rs:1: rules imports Position");
    assert_eq!(planted("screen", 1, ""), "x.rs:1: screen is in no layer");

    assert_eq!(planted("rules", 2, "use crate::rules::Move; use super::solve;"), "");
    assert_eq!(planted("counting", 1, "use crate::{rules::{Move, solve}, counting};"), "");
    assert_eq!(planted("rules", 2, "// use crate::solve::Solver;"), "");
}
