//! `konmak tables report [MATERIAL…]`: what the tables say of endings, as a page of Markdown.

mod endings;
pub(super) mod figures;
mod overview;
mod section;
mod tempo;

use std::time::Duration;

use konmak::rules::{Color, Moves};
use konmak::solve::{Limits, Solver};
use konmak::tables::{Material, Measure, Stats};

use crate::app::args::Common;
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::{home, making};

use super::material::materials;

/// How long the count of one position may be searched for where the tables give bounds only.
const PATIENCE: Duration = Duration::from_secs(20);

/// One ending of the page.
struct Reported {
    material: Material,
    stats: Stats,
    /// The moves of White's longest win, White to move, nothing counted.
    longest: Moves,
}

/// Writes the page: the endings named, or all of three and four men and the well-known ones of five.
pub(super) fn run(
    texts: &[String],
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let named = materials(texts, console)?;
    let chosen = if named.is_empty() { endings::all() } else { named };
    making::consent(&chosen, &home::tables(common, console)?, common, console)?;
    let mut all = Vec::new();
    let mut tempo = Vec::new();
    let mut sections = Vec::new();
    let limits = Limits { time: Some(PATIENCE), ..Limits::default() };
    for material in chosen {
        let mut tables = home::tables(common, console)?;
        let plan = tables.plan(material.tables().into_iter().flatten());
        making::make(&plan, &[material], &mut tables, console)?;
        let table = tables.build(material.attacked_by(Color::White))?;
        let longest = table.longest_moves(Measure::Mate);
        let reported = Reported { material, stats: tables.stats(material)?, longest };
        home::tell_troubles(&mut tables, console);
        tempo.extend(tempo::row(material, &mut tables)?);
        let mut solver = Solver::with_tables(limits, tables);
        sections.extend(section::lines(&reported, &mut solver, console));
        all.push(reported);
    }
    let mut lines = overview::lines(&all, console);
    lines.extend(tempo::lines(tempo, &console.words));
    lines.extend([console.words.say("report-each"), String::new()]);
    lines.extend(sections);
    console.lines(lines)?;
    Ok(Outcome::Done)
}
