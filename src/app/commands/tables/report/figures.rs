//! Numbers and names as the page writes them.

use konmak::rules::Role;
use konmak::tables::{Material, Men, Outcomes};

use crate::app::console::Console;
use crate::app::messages::names::role_name;
use crate::app::words::Words;

/// The men from the strongest to the weakest.
const ORDER: [Role; 5] = [Role::Ruea, Role::Ma, Role::Khon, Role::Met, Role::Bia];

/// Returns all positions of one side to move.
pub(in crate::app::commands::tables) fn whole(outcomes: Outcomes) -> u64 {
    outcomes.win + outcomes.loss + outcomes.draw
}

/// Returns a number with its thousands set apart.
pub(in crate::app::commands::tables) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Returns a share in percent; a dash if it is one of nothing.
pub(in crate::app::commands::tables) fn share(part: u64, whole: u64, console: &Console) -> String {
    if whole == 0 {
        return "–".to_owned();
    }
    let tenths = (u128::from(part) * 1000 + u128::from(whole) / 2) / u128::from(whole);
    let text = match tenths {
        0 if part > 0 => "< 0.1".to_owned(),
        1000 if part < whole => "> 99.9".to_owned(),
        tenths => format!("{}.{}", tenths / 10, tenths % 10),
    };
    console.words.tell("report-percent", [("share", console.words.digits(&text).into())])
}

/// Returns an ending in words.
pub(super) fn name(material: Material, words: &Words) -> String {
    let [white, black] = [material.white, material.black].map(|men| men_in_words(men, words));
    words.tell("report-name", [("white", white.into()), ("black", black.into())])
}

fn men_in_words(men: Men, words: &Words) -> String {
    let others = ORDER.into_iter().flat_map(|role| (0..men.of(role)).map(move |_| role));
    let names: Vec<_> =
        std::iter::once(Role::Khun).chain(others).map(|role| role_name(role, words)).collect();
    names.join(" ")
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_set_apart() {
        let numbers = [0, 7, 999, 1000, 52_304, 1_234_567, 335_405_332];
        let texts = ["0", "7", "999", "1,000", "52,304", "1,234,567", "335,405,332"];
        assert_eq!(numbers.map(grouped), texts);
    }
}
