//! Which endings the page tells of when none are named.

use konmak::tables::Material;

/// The men in the order of their worth.
const MEN: [&str; 5] = ["R", "N", "S", "M", "P"];
/// The well-known endings of five men.
const FIVE: [&str; 8] =
    ["KSMMvK", "KSSMvK", "KNMMvK", "KNSMvK", "KNNMvK", "KMMMvK", "KRMvKR", "KSMvKM"];

/// Returns all endings of three and four men, the stronger side White, and some of five.
pub(super) fn all() -> Vec<Material> {
    let pairs = |one: usize| MEN[one..].iter().map(move |other| (MEN[one], *other));
    let pairs: Vec<_> = (0..MEN.len()).flat_map(pairs).collect();
    let three = MEN.iter().map(|man| format!("K{man}vK"));
    let bare = pairs.iter().map(|(one, other)| format!("K{one}{other}vK"));
    let both = pairs.iter().map(|(one, other)| format!("K{one}vK{other}"));
    let five = FIVE.iter().map(|&text| text.to_owned());
    let texts = three.chain(bare).chain(both).chain(five);
    texts.map(|text| text.parse().expect("the names are materials")).collect()
}
