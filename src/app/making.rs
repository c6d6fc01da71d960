//! The making of large tables: what it will take, the user's consent, a bar.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Mutex;

use indicatif::{ProgressBar, ProgressStyle};
use konmak::tables::{
    MEN_AT_ONCE, Material, Measure, Plan, Planned, Progress, Tables, TooLong, Unmade, Watch,
};

use super::args::Common;
use super::console::Console;
use super::home::MEBIBYTE;

/// How many levels a plane has about, for the bar.
const LEVELS: u64 = 60;

/// Makes the tables of a material of five men if the user agrees: by `--yes`, or asked on a
/// terminal. Returns whether they are there.
///
/// # Errors
/// If a distance is too long for a table.
pub(crate) fn make_if_agreed(
    material: Material,
    tables: &mut Tables,
    common: &Common,
    console: &Console,
) -> Result<bool, TooLong> {
    if !(MEN_AT_ONCE + 1..=Material::MAX_MEN).contains(&material.men()) {
        return Ok(material.men() <= MEN_AT_ONCE);
    }
    let plan = tables.plan(material.tables().into_iter().flatten());
    let is_large = plan.tables.iter().any(|table| table.ending.men() > MEN_AT_ONCE);
    if is_large && !common.yes && !agrees(material, &plan, console) {
        return Ok(false);
    }
    make(&plan, material, tables, console)
}

/// Makes the tables of a material, with a bar on the error stream, and returns whether they were
/// done before their halt was due.
///
/// # Errors
/// If a distance is too long for a table.
pub(crate) fn make(
    plan: &Plan,
    material: Material,
    tables: &mut Tables,
    console: &Console,
) -> Result<bool, TooLong> {
    let mut endings = material.tables().into_iter().flatten();
    let made = with_bar(plan, tables, console, |tables| {
        endings.try_for_each(|ending| tables.try_build(ending).map(|_| ()))
    });
    match made {
        Ok(()) => Ok(true),
        Err(Unmade::Halted) => Ok(false),
        Err(Unmade::TooLong(fault)) => Err(fault),
    }
}

/// Makes the files that are missing among a material's tables and what they rest on.
///
/// # Errors
/// If a distance is too long for a table.
pub(crate) fn make_files(
    plan: &Plan,
    material: Material,
    tables: &mut Tables,
    console: &Console,
) -> Result<(), TooLong> {
    let endings = material.tables().into_iter().flatten();
    with_bar(plan, tables, console, |tables| tables.build_files(endings))
}

fn with_bar<T>(
    plan: &Plan,
    tables: &mut Tables,
    console: &Console,
    make: impl FnOnce(&mut Tables) -> T,
) -> T {
    let bar = (!plan.tables.is_empty()).then(|| bar(plan, console));
    tables.watch(bar.as_ref().map(|(_, watch)| watch.clone()).unwrap_or_default());
    let made = make(tables);
    tables.watch(Watch::default());
    if let Some((bar, _)) = bar {
        bar.finish_and_clear();
    }
    made
}

/// Returns the lines that tell what making tables will take.
pub(crate) fn plan_text(material: &str, plan: &Plan, console: &Console) -> String {
    let large = plan.tables.iter().filter(|table| table.ending.men() > MEN_AT_ONCE);
    let names: Vec<String> = large.map(|table| table.ending.to_string()).collect();
    let values = [
        ("material", material.into()),
        ("n", plan.tables.len().into()),
        ("large", names.join(", ").into()),
        ("memory", mebibytes(plan.memory()).into()),
        ("disk", mebibytes(plan.disk()).into()),
        ("seconds", plan.time().as_secs().max(1).into()),
    ];
    console.words.tell("tables-plan", values)
}

fn mebibytes(bytes: u64) -> u64 {
    bytes.div_ceil(MEBIBYTE)
}

fn agrees(material: Material, plan: &Plan, console: &Console) -> bool {
    if !io::stdin().is_terminal() || !io::stderr().is_terminal() {
        return false;
    }
    let question = console.words.say("tables-ask");
    let text = plan_text(&material.to_string(), plan, console);
    let mut answer = String::new();
    let asked = write!(io::stderr(), "{text}\n{question} ").and_then(|()| io::stderr().flush());
    let heard = asked.and_then(|()| io::stdin().read_line(&mut answer));
    let yes = ["y", "yes", "ใช่", "ช"];
    heard.is_ok() && yes.contains(&answer.trim().to_lowercase().as_str())
}

/// How far the making has come.
#[derive(Default)]
struct Made {
    done: u64,
    part: u64,
}

fn bar(plan: &Plan, console: &Console) -> (ProgressBar, Watch) {
    let style = ProgressStyle::with_template("{bar:32} {percent:>3} % {elapsed} {msg}")
        .expect("the template is well-formed");
    let whole = plan.tables.iter().map(Planned::bytes).sum();
    let bar = ProgressBar::new(whole).with_style(style);
    let sizes: Vec<_> = plan.tables.iter().map(|table| (table.ending, *table)).collect();
    let keys = ["tables-waiting", "tables-loading", "tables-writing"];
    let [waiting, loading, writing] = keys.map(|key| console.words.say(key));
    let made = Mutex::new(Made::default());
    let watch = Watch::new({
        let bar = bar.clone();
        move |progress| {
            let size = |of| sizes.iter().find(|(ending, _)| *ending == of).map(|(_, table)| table);
            let Ok(mut made) = made.lock() else { return };
            let text = match progress {
                Progress::Waiting => waiting.clone(),
                Progress::Loading(ending) => format!("{ending} {loading}"),
                Progress::Writing(ending) => format!("{ending} {writing}"),
                Progress::Level { ending, measure, level } => {
                    let plane = size(ending).map_or(0, |table| table.bytes() / table.planes);
                    let part = plane * (level as u64).min(LEVELS) / LEVELS;
                    made.part = made.part.max(part + plane * u64::from(measure != Measure::Mate));
                    format!("{ending} {level}")
                }
                Progress::Done(ending) => {
                    let size = size(ending).map_or(0, Planned::bytes);
                    *made = Made { done: made.done + size, part: 0 };
                    ending.to_string()
                }
            };
            bar.set_position(made.done + made.part);
            bar.set_message(text);
        }
    });
    (bar, watch)
}
