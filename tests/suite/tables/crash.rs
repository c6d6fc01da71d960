//! Builds that are killed, that run side by side, and that find the disk full.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Instant;

use super::empty_folder;

/// How often a build is killed.
const KILLS: u32 = 50;
/// What is built: several tables, large enough to be killed within.
const BUILT: [&str; 2] = ["KSPvK", "KRvKN"];

fn command(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_konmak"));
    command.args(["--lang", "en"]).env("KONMAK_HOME", home);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn build(home: &Path) -> Child {
    command(home).args(["tables", "build"]).args(BUILT).spawn().expect("the program starts")
}

/// Returns the names and bytes of all tables.
fn tables(home: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(home.join("tables")).into_iter().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "kmt"))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, fs::read(&path).expect("a file"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn a_build_killed_at_any_moment_leaves_whole_tables_and_is_taken_up_again() {
    let whole = empty_folder("whole");
    let started = Instant::now();
    assert!(build(&whole).wait_with_output().expect("it ends").status.success());
    let duration = started.elapsed();
    let expected = tables(&whole);
    assert!(expected.len() > 6);
    let home = empty_folder("killed");
    for kill in 0..KILLS {
        let mut child = build(&home);
        // Multiples of an odd fraction fall evenly on all moments of a build.
        sleep(duration * (kill * 31 % KILLS) / KILLS);
        child.kill().expect("it can be killed");
        child.wait().expect("it ends");
        for table in tables(&home) {
            assert!(expected.contains(&table), "{} after kill {kill}", table.0);
        }
        if kill % 4 == 3 {
            fs::remove_dir_all(home.join("tables")).expect("all is removed");
        }
    }
    assert!(build(&home).wait_with_output().expect("it ends").status.success());
    assert!(tables(&home) == expected, "the same bytes");
    let left = fs::read_dir(home.join("tables")).expect("the folder").flatten();
    let unfinished =
        left.filter(|entry| entry.file_name().to_string_lossy().contains("unfinished"));
    assert_eq!(unfinished.count(), 0);
}

#[test]
fn two_builds_at_once_do_not_harm_each_other() {
    let alone = empty_folder("alone");
    assert!(build(&alone).wait_with_output().expect("it ends").status.success());
    let home = empty_folder("together");
    let both = [build(&home), build(&home)];
    for child in both {
        let output = child.wait_with_output().expect("it ends");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(tables(&home) == tables(&alone), "the same tables with the same bytes");
}

/// A file system of 256 KiB, unmounted at the end.
struct SmallDisk<'a>(&'a Path);

impl<'a> SmallDisk<'a> {
    fn mount(at: &'a Path) -> Option<Self> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=256k", "tmpfs"]).arg(at);
        mount.stderr(Stdio::null()).status().is_ok_and(|done| done.success()).then_some(Self(at))
    }
}

impl Drop for SmallDisk<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0).status();
    }
}

#[test]
fn a_full_disk_leaves_nothing_half_published() {
    let home = empty_folder("full");
    let Some(_disk) = SmallDisk::mount(&home) else {
        eprintln!("SKIPPED: a small file system can be mounted by root only");
        return;
    };
    let output = build(&home).wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2), "what could not be kept is told");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("KSPvK.kmt"), "{told}");
    let output = command(&home).args(["tables", "verify"]).output().expect("it ends");
    assert!(output.status.success(), "what is there is whole");
    let left: Vec<_> = fs::read_dir(home.join("tables")).expect("the folder").flatten().collect();
    assert!(left.iter().all(|entry| !entry.file_name().to_string_lossy().contains("unfinished")));
    let mate = "7k/8/4S1KM/8/8/8/8/8 w - - 0 1";
    let output = command(&home).args(["solve", mate, "--json"]).output().expect("it ends");
    assert!(output.status.success(), "answers come from memory");
}
