//! `konmak tables build MATERIAL…`: makes tables and what they rest on, and keeps them.

use std::time::Instant;

use konmak::tables::{Material, Plan, Tables};
use serde::Serialize;

use crate::app::args::Common;
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::{home, making};

use super::material::materials;

#[derive(Serialize)]
struct BuildObject {
    material: String,
    tables: Vec<String>,
    made: usize,
    bytes: u64,
    seconds: f64,
}

pub(super) fn run(
    texts: &[String],
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let mut outcome = Outcome::Done;
    for material in materials(texts, console)? {
        let mut tables = home::tables(common, console)?;
        let plan = tables.plan_files(material.tables().into_iter().flatten());
        if !plan.tables.is_empty() {
            Console::note(&making::plan_text(&[material], &plan, console));
        }
        let start = Instant::now();
        making::make_files(&plan, material, &mut tables, console)?;
        if home::tell_troubles(&mut tables, console) {
            outcome = Outcome::Bad;
        }
        let object = object(material, &plan, &tables, start);
        if console.json {
            console.object(&object)?;
        } else {
            let line = line(&object, console);
            console.line(&line)?;
        }
    }
    Ok(outcome)
}

fn object(material: Material, plan: &Plan, tables: &Tables, start: Instant) -> BuildObject {
    let seconds = start.elapsed().as_secs_f64();
    let endings: Vec<_> = material.tables().into_iter().flatten().collect();
    let stored = |ending| tables.store().and_then(|store| store.describe(ending).ok());
    let bytes = endings.iter().filter_map(|&ending| stored(ending)).map(|file| file.bytes).sum();
    BuildObject {
        material: material.to_string(),
        tables: endings.iter().map(ToString::to_string).collect(),
        made: plan.tables.len(),
        bytes,
        seconds,
    }
}

fn line(object: &BuildObject, console: &Console) -> String {
    let values = [
        ("material", object.material.as_str().into()),
        ("n", object.made.into()),
        ("bytes", object.bytes.into()),
        ("seconds", console.words.digits(&format!("{:.1}", object.seconds)).into()),
    ];
    console.words.tell("tables-built", values)
}
