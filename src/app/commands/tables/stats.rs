//! `konmak tables stats MATERIAL`: how many positions are won, lost and drawn, with and without the
//! count.

use std::time::Instant;

use konmak::tables::{Material, Outcomes, Stats};
use serde::Serialize;

use crate::app::args::Common;
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::terminal::plain_table;
use crate::app::{home, making};

use super::material::materials;

#[derive(Serialize)]
struct StatsObject {
    material: String,
    men: usize,
    white_to_move: Counts,
    black_to_move: Counts,
    counted: Counted,
    seconds: f64,
}

#[derive(Serialize)]
struct Counted {
    white_to_move: Counts,
    black_to_move: Counts,
}

#[derive(Serialize)]
struct Counts {
    win: u64,
    loss: u64,
    draw: u64,
    longest: u16,
}

pub(super) fn run(
    texts: &[String],
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    for material in materials(texts, console)? {
        let start = Instant::now();
        let mut tables = home::tables(common, console)?;
        making::require(&[material], &mut tables, common, console)?;
        let plan = tables.plan(material.tables().into_iter().flatten());
        making::make(&plan, &[material], &mut tables, console)?;
        let stats = tables.stats(material)?;
        home::tell_troubles(&mut tables, console);
        if console.json {
            console.object(&StatsObject::new(material, &stats, start))?;
        } else {
            let lines = lines(material, &stats, console);
            console.lines(lines)?;
        }
    }
    Ok(Outcome::Done)
}

impl StatsObject {
    fn new(material: Material, stats: &Stats, start: Instant) -> Self {
        let [white_to_move, black_to_move] = stats.uncounted.map(Counts::new);
        let [counted_white, counted_black] = stats.counted.map(Counts::new);
        Self {
            material: material.to_string(),
            men: material.men(),
            white_to_move,
            black_to_move,
            counted: Counted { white_to_move: counted_white, black_to_move: counted_black },
            seconds: start.elapsed().as_secs_f64(),
        }
    }
}

impl Counts {
    fn new(outcomes: Outcomes) -> Self {
        let Outcomes { win, loss, draw, longest } = outcomes;
        Self { win, loss, draw, longest: longest.0 }
    }
}

fn lines(material: Material, stats: &Stats, console: &Console) -> Vec<String> {
    let words = &console.words;
    let mut table = plain_table(console.width);
    let head = ["stats-whose", "stats-won", "stats-lost", "stats-drawn", "stats-longest"];
    table.set_header(head.map(|key| words.say(key)));
    let rows = [
        ("stats-white", stats.uncounted[0]),
        ("stats-black", stats.uncounted[1]),
        ("stats-white-counted", stats.counted[0]),
        ("stats-black-counted", stats.counted[1]),
    ];
    for (key, outcomes) in rows {
        let Outcomes { win, loss, draw, longest } = outcomes;
        let numbers = [win, loss, draw, u64::from(longest.0)];
        let numbers = numbers.map(|n| words.tell("list-number", [("n", n.into())]));
        table.add_row(std::iter::once(words.say(key)).chain(numbers));
    }
    let lines = table.to_string();
    let lines = lines.lines().map(|line| line.trim_end().to_owned());
    std::iter::once(material.to_string()).chain(lines).collect()
}
