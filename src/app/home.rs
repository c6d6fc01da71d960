//! The folder of the user's data, and the tables kept in it.

use std::env;
use std::io::ErrorKind;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread::available_parallelism;

use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
use konmak::tables::{Store, StoreError, StoreFault, Tables};

use super::args::Common;
use super::console::Console;
use super::failure::Failure;

/// The variable that names the folder of the user's data.
const HOME: &str = "KONMAK_HOME";
/// The variable that says how many mebibytes of files tables may take up.
const TABLES_LIMIT: &str = "KONMAK_TABLES_LIMIT";
/// The folder of tables in it.
const TABLES: &str = "tables";
/// Bytes in a mebibyte.
pub(crate) const MEBIBYTE: u64 = 1 << 20;

/// Returns the folder of the user's data: `KONMAK_HOME`, or the platform's.
///
/// # Errors
/// If the platform knows of none.
pub(crate) fn folder(console: &Console) -> Result<PathBuf, Failure> {
    if let Some(home) = env::var_os(HOME).filter(|home| !home.is_empty()) {
        return Ok(PathBuf::from(home));
    }
    let strategy = choose_native_strategy();
    strategy
        .map(|strategy| strategy.data_dir().join("konmak"))
        .map_err(|_| Failure::Refused(vec![console.words.say("tables-no-home")]))
}

/// Returns the folder of tables.
///
/// # Errors
/// If there is no folder of the user's data, or its limit is no number.
pub(crate) fn store(console: &Console) -> Result<Store, Failure> {
    let store = Store::new(folder(console)?.join(TABLES));
    let Some(given) = env::var_os(TABLES_LIMIT) else { return Ok(store) };
    let given = given.to_string_lossy();
    let mebibytes = given.parse::<u64>().ok();
    if let Some(limit) = mebibytes.and_then(|mebibytes| mebibytes.checked_mul(MEBIBYTE)) {
        return Ok(store.with_limit(limit));
    }
    let values = [("name", TABLES_LIMIT.into()), ("value", given.into_owned().into())];
    Err(Failure::Refused(vec![console.words.tell("tables-bad-limit", values)]))
}

/// Returns the tables at hand, made by as many threads as the options say.
///
/// # Errors
/// As [`store`] does.
pub(crate) fn tables(common: &Common, console: &Console) -> Result<Tables, Failure> {
    let threads = common.threads.or_else(|| available_parallelism().ok());
    let threads = threads.unwrap_or(NonZeroUsize::MIN);
    if common.no_tables {
        return Ok(Tables::new(threads));
    }
    Ok(Tables::stored_in(store(console)?, threads))
}

/// Warns of what went wrong with the folder of tables, and returns whether anything did.
pub(crate) fn tell_troubles(tables: &mut Tables, console: &Console) -> bool {
    let troubles = tables.take_troubles();
    let mut texts: Vec<String> = troubles.iter().map(|one| trouble_text(one, console)).collect();
    texts.dedup();
    for text in &texts {
        console.warn(text);
    }
    !troubles.is_empty()
}

/// Returns what went wrong with a file or the folder of tables, and what comes of it.
fn trouble_text(trouble: &StoreError, console: &Console) -> String {
    let words = &console.words;
    let path = ("path", trouble.path.display().to_string().into());
    let mebibytes = |bytes: u64| bytes.div_ceil(MEBIBYTE);
    match &trouble.fault {
        StoreFault::System(error) if error.kind() == ErrorKind::StorageFull => {
            words.tell("tables-disk-full", [path])
        }
        StoreFault::System(error) => {
            words.tell("tables-system", [path, ("reason", error.to_string().into())])
        }
        StoreFault::Damaged(fault) => {
            words.tell("tables-damaged", [path, ("reason", fault.to_string().into())])
        }
        StoreFault::Limit { needed, would, limit } => {
            let numbers = [
                ("needed", mebibytes(*needed).into()),
                ("would", mebibytes(*would).into()),
                ("limit", (limit / MEBIBYTE).into()),
                ("name", TABLES_LIMIT.into()),
            ];
            words.tell("tables-over-limit", numbers.into_iter().chain([path]))
        }
    }
}
