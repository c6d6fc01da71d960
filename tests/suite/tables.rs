//! Endgame tables: known figures, values under running counts, and files that survive anything.

mod cached;
mod counted;
mod crash;
mod field;
mod figures;
mod files;
mod search;
mod second;

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use konmak::rules::Color;
use konmak::tables::{Ending, Material};

fn two() -> NonZeroUsize {
    NonZeroUsize::new(2).expect("two is not zero")
}

fn ending(text: &str) -> Ending {
    text.parse::<Material>().expect("a material").attacked_by(Color::White)
}

/// Returns an empty folder of that name for one test.
fn empty_folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tables").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// Returns the lines of a file of data, each as its fields; comments and the head are left out.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines.map(|line| line.split('\t').collect())
}
