//! `konmak tables stats MATERIAL`: how many positions are won, lost and drawn, with and without the
//! count.

use std::time::Instant;

use konmak::tables::{Material, Outcomes, Stats};
use serde::Serialize;

use crate::app::args::Common;
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::terminal::{NARROWEST_TABLE, plain_table};
use crate::app::words::Words;
use crate::app::{home, making};

use super::material::materials;
use super::report::figures::{grouped, share, whole};

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
        let plan = tables.plan(material.tables().into_iter().flatten());
        making::consent(&[material], &tables, common, console)?;
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
    let rows = [
        ("stats-white", stats.uncounted[0]),
        ("stats-black", stats.uncounted[1]),
        ("stats-white-counted", stats.counted[0]),
        ("stats-black-counted", stats.counted[1]),
    ]
    .map(|(key, outcomes)| row(key, outcomes, console));
    let lines = if console.width < NARROWEST_TABLE {
        stacked(&rows, &console.words)
    } else {
        table(&rows, console)
    };
    std::iter::once(material.to_string()).chain(lines).collect()
}

/// What a row holds: whose move it is, the numbers won, lost and drawn each with its share, and the
/// longest win.
struct Row {
    whose: String,
    numbers: [[String; 2]; 3],
    longest: String,
}

fn row(key: &str, outcomes: Outcomes, console: &Console) -> Row {
    let words = &console.words;
    let Outcomes { win, loss, draw, longest } = outcomes;
    let told = |number| [words.digits(&grouped(number)), share(number, whole(outcomes), console)];
    Row {
        whose: words.say(key),
        numbers: [win, loss, draw].map(told),
        longest: words.tell("stats-moves", [("n", longest.0.into())]),
    }
}

/// The heads of the columns behind the first.
const HEADS: [&str; 4] = ["stats-won", "stats-lost", "stats-drawn", "stats-longest"];

fn table(rows: &[Row], console: &Console) -> Vec<String> {
    let words = &console.words;
    let mut table = plain_table(console.width);
    table.set_header(std::iter::once("stats-whose").chain(HEADS).map(|key| words.say(key)));
    for row in rows {
        let numbers = row.numbers.iter().map(|lines| lines.join("\n"));
        let first = std::iter::once(row.whose.clone());
        table.add_row(first.chain(numbers).chain([row.longest.clone()]));
    }
    let lines = table.to_string();
    lines.lines().map(|line| line.trim_end().to_owned()).collect()
}

/// Returns the rows each in lines of its own, for a narrow terminal.
fn stacked(rows: &[Row], words: &Words) -> Vec<String> {
    let lines = rows.iter().flat_map(|row| {
        let numbers = row.numbers.iter().map(|[number, share]| format!("{number} ({share})"));
        let values = numbers.chain([row.longest.clone()]);
        let told = HEADS.iter().zip(values).map(|(head, value)| {
            let values = [("name", words.say(head).into()), ("value", value.into())];
            format!("  {}", words.tell("stats-line", values))
        });
        std::iter::once(row.whose.clone()).chain(told)
    });
    lines.collect()
}
