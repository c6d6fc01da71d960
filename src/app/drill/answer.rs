//! Answers to what is asked about the tempo, in Thai or English words.

use konmak::drill::{Asked, Guess};
use konmak::rules::Moves;
use konmak::tempo::Cost;

/// The words for each answer; the first of each language is the one that the question names.
const WORDS: [(Guess, &[&str]); 3] = [
    (Guess::PenThi(true), &["yes", "ใช่", "y", "เป็น", "เป็นที"]),
    (Guess::PenThi(false), &["no", "ไม่ใช่", "n", "ไม่", "ไม่เป็น", "ไม่เป็นที"]),
    (Guess::Cost(Cost::Mate), &["absolute", "เด็ดขาด", "never", "mate", "∞", "ไม่จน", "ไล่ไม่จน"]),
];

/// Returns the answer that a line gives to what is asked, whatever its capitals and spaces.
pub(super) fn of_line(line: &str, asked: Asked) -> Option<Guess> {
    let line = line.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ");
    let known = WORDS.iter().find(|(_, words)| words.contains(&line.as_str()));
    let guess = known.map(|&(guess, _)| guess).or_else(|| number(&line))?;
    let fits = match guess {
        Guess::PenThi(_) => asked == Asked::PenThi,
        Guess::Cost(_) => asked == Asked::Cost,
    };
    fits.then_some(guess)
}

/// Returns the cost that a number in Arabic or Thai digits gives.
fn number(line: &str) -> Option<Guess> {
    let digits = line.strip_suffix("ที").unwrap_or(line).trim();
    let arabic = |letter: char| match letter {
        '๐'..='๙' => char::from_digit(u32::from(letter) - u32::from('๐'), 10),
        '0'..='9' => Some(letter),
        _ => None,
    };
    let digits: Option<String> = digits.chars().map(arabic).collect();
    digits?.parse().ok().map(|moves| Guess::Cost(Cost::Moves(Moves(moves))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_in_both_languages_and_digits() {
        let cost = |moves| Some(Guess::Cost(Cost::Moves(Moves(moves))));
        assert_eq!(of_line(" YES", Asked::PenThi), Some(Guess::PenThi(true)));
        assert_eq!(of_line("ไม่ใช่", Asked::PenThi), Some(Guess::PenThi(false)));
        assert_eq!(of_line("12", Asked::Cost), cost(12));
        assert_eq!(of_line("๑๒ ที", Asked::Cost), cost(12));
        assert_eq!(of_line("เด็ดขาด", Asked::Cost), Some(Guess::Cost(Cost::Mate)));
    }

    #[test]
    fn what_answers_another_question_is_no_answer() {
        assert_eq!(of_line("yes", Asked::Cost), None);
        assert_eq!(of_line("4", Asked::PenThi), None);
        for line in ["", "ที", "-1", "1.5", "99999999", "e2e3", "maybe"] {
            assert_eq!(of_line(line, Asked::Cost), None, "{line}");
            assert_eq!(of_line(line, Asked::PenThi), None, "{line}");
        }
    }
}
