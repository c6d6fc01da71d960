//! The making of large tables: what it will take, the user's consent, a bar.
//!
//! Every command that can use a table of five men offers here to make it.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::Mutex;

use indicatif::{ProgressBar, ProgressStyle};
use konmak::tables::{
    MEN_AT_ONCE, Material, Measure, Plan, Planned, Progress, Tables, TooLong, Unmade, Watch,
};

use super::args::Common;
use super::console::Console;
use super::failure::Failure;
use super::home::MEBIBYTE;
use super::input::Asked;

/// How many levels a plane has about, for the bar.
const LEVELS: u64 = 60;

/// Makes the large tables of a position if the user agrees: by `--yes`, or asked on a terminal. Where
/// positions are read from stdin nobody can be asked there.
///
/// # Errors
/// If a distance is too long for a table.
pub(crate) fn offer(
    asked: &Asked,
    tables: &mut Tables,
    common: &Common,
    console: &Console,
) -> Result<(), TooLong> {
    if asked.is_streamed && !common.yes {
        return Ok(());
    }
    offer_all([Material::on(asked.fen.position.board())], tables, common, console)
}

/// Makes the large tables of some materials if the user agrees to all: by `--yes`, or asked on a
/// terminal once.
///
/// # Errors
/// If a distance is too long for a table.
pub(crate) fn offer_all(
    materials: impl IntoIterator<Item = Material>,
    tables: &mut Tables,
    common: &Common,
    console: &Console,
) -> Result<(), TooLong> {
    if common.no_tables {
        return Ok(());
    }
    let mut missing: Vec<Material> = Vec::new();
    for material in materials {
        if !missing.contains(&material) && is_missing(material, tables) {
            missing.push(material);
        }
    }
    let endings = missing.iter().flat_map(|material| material.tables()).flatten();
    let plan = tables.plan(endings);
    if !missing.is_empty() && (common.yes || agrees(&missing, &plan, console)) {
        make(&plan, &missing, tables, console)?;
    }
    Ok(())
}

/// Asks on a terminal for the large tables that an answer cannot do without, unless `--yes` agrees
/// beforehand. Where nobody can be asked the request is the consent, and what they take is told.
///
/// # Errors
/// If the user does not agree.
pub(crate) fn consent(
    materials: &[Material],
    tables: &Tables,
    common: &Common,
    console: &Console,
) -> Result<(), Failure> {
    let missing = materials.iter().filter(|&&material| is_missing(material, tables));
    let missing: Vec<Material> = missing.copied().collect();
    if missing.is_empty() || common.yes {
        return Ok(());
    }
    let plan = tables.plan(missing.iter().flat_map(|material| material.tables()).flatten());
    if !can_ask() {
        Console::note(&plan_text(&missing, &plan, console));
        return Ok(());
    }
    if agrees(&missing, &plan, console) {
        return Ok(());
    }
    let refused = missing.iter().map(|&material| wanted_text("tables-wanted", material, console));
    Err(Failure::Refused(refused.collect()))
}

/// Returns how an answer that is not settled could be: by the table of its material, if it has five
/// men and that is not there.
pub(crate) fn way_out(
    material: Material,
    tables: &Tables,
    common: &Common,
    console: &Console,
) -> Option<String> {
    let is_open = !common.no_tables && is_missing(material, tables);
    is_open.then(|| wanted_text("tables-would-settle", material, console))
}

fn wanted_text(key: &str, material: Material, console: &Console) -> String {
    console.words.tell(key, [("material", material.to_string().into())])
}

/// Returns whether a material's tables are not made without asking, and are not there.
pub(crate) fn is_missing(material: Material, tables: &Tables) -> bool {
    let plan = || tables.plan(material.tables().into_iter().flatten());
    (MEN_AT_ONCE + 1..=Material::MAX_MEN).contains(&material.men())
        && plan().tables.iter().any(|table| table.ending.men() > MEN_AT_ONCE)
}

/// Makes the tables of some materials, with a bar on the error stream, and returns whether they were
/// done before their halt was due.
///
/// # Errors
/// If a distance is too long for a table.
pub(crate) fn make(
    plan: &Plan,
    materials: &[Material],
    tables: &mut Tables,
    console: &Console,
) -> Result<bool, TooLong> {
    let mut endings = materials.iter().flat_map(|material| material.tables()).flatten();
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
pub(crate) fn plan_text(materials: &[Material], plan: &Plan, console: &Console) -> String {
    let asked: Vec<String> = materials.iter().map(ToString::to_string).collect();
    let large = plan.tables.iter().filter(|table| table.ending.men() > MEN_AT_ONCE);
    let names: Vec<String> = large.map(|table| table.ending.to_string()).collect();
    let values = [
        ("material", asked.join(", ").into()),
        ("n", plan.tables.len().into()),
        ("any", if names.is_empty() { "no" } else { "yes" }.into()),
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

fn can_ask() -> bool {
    io::stdin().is_terminal() && io::stderr().is_terminal()
}

fn agrees(materials: &[Material], plan: &Plan, console: &Console) -> bool {
    if !can_ask() {
        return false;
    }
    let question = console.words.say("tables-ask");
    let text = plan_text(materials, plan, console);
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
