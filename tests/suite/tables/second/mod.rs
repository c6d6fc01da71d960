//! A second way to all that tables tell: plain, slow, and with nothing of the first in it.
//!
//! A position is the squares of its men, its value a byte; the moves come from the ordinary move
//! generator, and the distances spread backwards from the mates one move at a time. The rules of
//! counting are written out anew from `rules.md`.

mod answers;
mod cases;
mod places;
mod race;
mod raced;
mod running;
mod spread;
mod tempo;
mod whole;
mod worth;

use std::sync::{LazyLock, Mutex};

use worth::Second;

/// Every ending of three men.
const THREE: [&str; 5] = ["KRvK", "KNvK", "KSvK", "KMvK", "KPvK"];
/// Endings of four men of every sort, each after those that it leads into.
const FOUR: [&str; 8] = ["KMMvK", "KMPvK", "KPPvK", "KMvKM", "KPvKM", "KMvKP", "KPvKP", "KRvKN"];

/// What the second way has found, for all tests.
static SECOND: LazyLock<Mutex<Second>> = LazyLock::new(Mutex::default);

/// Returns every ending of four men in which both sides can mate, or the one that is not bare.
fn all_of_four_men() -> Vec<String> {
    let men = ["R", "N", "S", "M", "P"];
    let one_each = men.iter().flat_map(|one| men.map(|other| format!("K{one}vK{other}")));
    let two = men
        .iter()
        .enumerate()
        .flat_map(|(at, one)| men[at..].iter().map(move |other| format!("K{one}{other}vK")));
    two.chain(one_each).collect()
}
