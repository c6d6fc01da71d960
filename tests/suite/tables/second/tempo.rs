//! How many placements are เป็นที: counted by the definition over the second way's values.

use konmak::rules::Color;
use konmak::tables::{Measure, Tables};
use konmak::tempo::Census;

use super::super::{ending, two};
use super::places::Men;
use super::spread::{NEVER, NOTHING};
use super::worth::Second;

/// With a cure, absolute, and the largest cost.
type Counts = (u64, u64, u16);

/// The specification's figures; where it is silent, those that both ways have found.
const COUNTS: [(&str, Counts); 9] = [
    ("KRvK", (88, 0, 1)),
    ("KNvK", (0, 0, 0)),
    ("KSvK", (0, 12, 0)),
    ("KMvK", (0, 0, 0)),
    ("KMMvK", (0, 0, 0)),
    ("KSMvK", (9_592, 28, 30)),
    ("KNMvK", (5_868, 1_056, 17)),
    ("KSNvK", (9_912, 0, 19)),
    ("KSSvK", (6_308, 10, 28)),
];

/// Counts over the whole board, mirror images apart: the second way has White's khun on the files a
/// to d. W > B + 1 in plies is W > B + 1 in moves.
fn counted(text: &str, second: &mut Second) -> Counts {
    let values = second.values(Men::read(text), Measure::Mate);
    let (mut finite, mut absolute, mut largest) = (0, 0, 0);
    for number in 0..values.places.size() {
        let [white, black] = Color::ALL.map(|turn| values.at(number, turn));
        if [white, black].contains(&NOTHING) || black == NEVER {
            continue;
        }
        if white == NEVER {
            absolute += 2;
        } else if white > black + 1 {
            finite += 2;
            largest = largest.max(u16::from(white - black - 1));
        }
    }
    (finite, absolute, largest)
}

fn told(text: &str) -> Counts {
    let table = Tables::new(two()).build(ending(text)).expect("no win is too long");
    let census = Census::of(&table);
    (census.finite, census.absolute, census.largest().0)
}

#[test]
fn the_placements_that_are_pen_thi_are_as_many_by_the_second_way() {
    let mut second = Second::default();
    for (text, counts) in COUNTS {
        assert_eq!(counted(text, &mut second), counts, "{text}");
        assert_eq!(told(text), counts, "{text}");
    }
}

/// Run by `cargo test --test suite -- --ignored pen_thi_of_all_four_men`.
#[test]
#[ignore = "minutes"]
fn the_pen_thi_of_all_four_men_are_as_many_by_the_second_way() {
    let men = ["R", "N", "S", "M", "P"];
    let others = men.iter().flat_map(|one| men.map(|other| format!("K{one}vK{other}")));
    let pairs = (0..men.len()).flat_map(|at| men[at..].iter().map(move |other| (men[at], *other)));
    let bare = pairs.map(|(one, other)| format!("K{one}{other}vK"));
    for text in others.chain(bare) {
        assert_eq!(told(&text), counted(&text, &mut Second::default()), "{text}");
    }
}
