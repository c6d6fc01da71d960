//! `konmak tables list | verify | remove`: the files of the tables.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use konmak::tables::{Ending, Measure, Store, Stored};
use serde::Serialize;

use crate::app::args::Common;
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::home;

use super::material::materials;

#[derive(Serialize)]
struct ListObject {
    material: String,
    men: usize,
    bytes: u64,
    measures: Vec<&'static str>,
}

#[derive(Serialize)]
struct VerifyObject {
    material: String,
    sound: bool,
    message: Option<String>,
}

pub(super) fn list(console: &mut Console) -> Result<Outcome, Failure> {
    let store = home::store(console)?;
    let mut outcome = Outcome::Done;
    let mut all = 0;
    let endings = endings_of(&store)?;
    for &ending in &endings {
        match store.describe(ending) {
            Ok(stored) => {
                all += stored.bytes;
                listed(&stored, console)?;
            }
            Err(error) => {
                outcome = Outcome::No;
                console.warn(&error.to_string());
            }
        }
    }
    if !console.json {
        let folder = store.folder().display().to_string();
        let values =
            [("n", endings.len().into()), ("bytes", all.into()), ("folder", folder.into())];
        let text = console.words.tell("tables-total", values);
        console.line(&text)?;
    }
    Ok(outcome)
}

fn listed(stored: &Stored, console: &mut Console) -> Result<(), Failure> {
    let measures: Vec<_> = stored.measures.iter().map(|&measure| name(measure)).collect();
    let (material, bytes) = (stored.ending.to_string(), stored.bytes);
    if console.json {
        console.object(&ListObject { material, men: stored.ending.men(), bytes, measures })
    } else {
        console.line(&format!("{material:8} {bytes:>12} {}", measures.join(" ")))
    }
}

/// Returns a measure's name in JSON.
const fn name(measure: Measure) -> &'static str {
    match measure {
        Measure::Mate => "mate",
        Measure::Pieces => "pieces",
        Measure::Board => "board",
        Measure::Later => "later",
    }
}

fn endings_of(store: &Store) -> Result<Vec<Ending>, Failure> {
    store.endings().map_err(|error| Failure::Refused(vec![error.to_string()]))
}

pub(super) fn verify(
    texts: &[String],
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let store = home::store(console)?;
    let threads = common.threads.or_else(|| available_parallelism().ok());
    let named = materials(texts, console)?;
    let endings = if named.is_empty() {
        endings_of(&store)?
    } else {
        named.iter().flat_map(|material| material.tables()).flatten().collect()
    };
    let mut outcome = Outcome::Done;
    for ending in endings {
        let fault = store.verify(ending, threads.unwrap_or(NonZeroUsize::MIN)).err();
        if fault.is_some() {
            outcome = Outcome::No;
        }
        let message = fault.map(|fault| fault.to_string());
        let object = VerifyObject {
            material: ending.to_string(),
            sound: message.is_none(),
            message: message.clone(),
        };
        if console.json {
            console.object(&object)?;
        } else {
            let sound = || console.words.say("tables-sound");
            let text = format!("{:8} {}", object.material, message.unwrap_or_else(sound));
            console.line(&text)?;
        }
    }
    Ok(outcome)
}

pub(super) fn remove(texts: &[String], console: &mut Console) -> Result<Outcome, Failure> {
    let store = home::store(console)?;
    let mut faults = Vec::new();
    for ending in materials(texts, console)?.iter().flat_map(|material| material.tables()).flatten()
    {
        match store.remove(ending) {
            Ok(()) => {
                let values = [("material", ending.to_string().into())];
                let text = console.words.tell("tables-removed", values);
                console.line(&text)?;
            }
            Err(error) => faults.push(error.to_string()),
        }
    }
    if faults.is_empty() { Ok(Outcome::Done) } else { Err(Failure::Refused(faults)) }
}
