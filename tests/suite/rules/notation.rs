//! Moves as text, seen from outside: whatever is written reads back, whatever is typed is answered.

use std::cell::Cell;

use konmak::counting::Preset;
use konmak::rules::{Color, Move, Notation, Position, Square, read_move};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use super::random::{lines, positions};

/// So many positions are tried, with every legal move of each.
const POSITIONS: u32 = 10_000;

fn check_reads_back(position: &Position, mv: Move) -> Result<(), TestCaseError> {
    for notation in Notation::ALL {
        let text = notation.write(position, mv);
        prop_assert_eq!(read_move(position, &text), Ok(mv), "{} in {}", text, notation);
    }
    Ok(())
}

#[test]
fn every_legal_move_of_ten_thousand_positions_reads_back_in_every_notation() {
    let moves = Cell::new(0);
    let mut runner = TestRunner::new(ProptestConfig::with_cases(POSITIONS));
    let ran = runner.run(&positions(), |position| {
        for mv in position.legal_moves() {
            check_reads_back(&position, mv)?;
            moves.set(moves.get() + 1);
        }
        Ok(())
    });
    ran.unwrap_or_else(|fault| panic!("{fault}"));
    let fewest = 10 * POSITIONS;
    assert!(moves.get() > fewest, "only {} moves in {POSITIONS} positions", moves.get());
}

/// Returns the moves of a numbered line as text: without its numbers and gaps.
fn moves_of(line: &str, notation: Notation) -> Vec<String> {
    let is_number = |word: &str| {
        let bare = word.trim_end_matches(['.', ')']);
        bare.len() < word.len()
            && bare.chars().all(|digit| digit.is_ascii_digit() || ('๐'..='๙').contains(&digit))
    };
    let words = line.split_whitespace().filter(|word| !is_number(word) && *word != "…");
    if notation != Notation::ThaiPrint {
        return words.map(str::to_owned).collect();
    }
    // In Thai print a move is two words: the man with its comma, and the squares.
    let words: Vec<&str> = words.collect();
    words.chunks(2).map(|pair| pair.join(" ")).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_numbered_line_holds_every_move_in_order((start, line) in lines(), white in any::<bool>()) {
        let chaser = if white { Color::White } else { Color::Black };
        for notation in Notation::ALL {
            let text = notation.write_line(&start, &line, chaser);
            let written = moves_of(&text, notation);
            prop_assert_eq!(written.len(), line.len(), "{}", text);
            let mut position = start;
            for (word, mv) in written.iter().zip(&line) {
                prop_assert_eq!(read_move(&position, word), Ok(*mv), "{} of {}", word, text);
                position = position.after(*mv);
            }
        }
    }

    #[test]
    fn any_text_is_a_legal_move_or_refused(position in positions(), text in any::<String>()) {
        if let Ok(mv) = read_move(&position, &text) {
            prop_assert!(position.is_legal(mv));
        }
    }

    #[test]
    fn any_bytes_are_a_legal_move_or_refused(
        position in positions(),
        bytes in prop::collection::vec(any::<u8>(), 0..24),
    ) {
        if let Ok(mv) = read_move(&position, &String::from_utf8_lossy(&bytes)) {
            prop_assert!(position.is_legal(mv));
        }
    }

    /// A written move with one letter put in, left out or exchanged is another legal move or refused.
    #[test]
    fn a_spoilt_move_is_a_legal_move_or_refused(
        position in positions(),
        (which, place) in any::<(prop::sample::Index, prop::sample::Index)>(),
        letter in "[กขคงจฉชญซมรบ็๑-๘a-h1-8KMSNRPxm=+#, -]",
        notation in prop::sample::select(&Notation::ALL[..]),
        change in 0..3,
    ) {
        let moves = position.legal_moves();
        prop_assume!(!moves.is_empty());
        let mut text: Vec<char> = notation.write(&position, moves[which.index(moves.len())]).chars().collect();
        let place = place.index(text.len());
        let letter = letter.chars().next().expect("the pattern is one letter");
        match change {
            0 => text.insert(place, letter),
            1 => text[place] = letter,
            _ => drop(text.remove(place)),
        }
        let text: String = text.into_iter().collect();
        if let Ok(mv) = read_move(&position, &text) {
            prop_assert!(position.is_legal(mv), "{}", text);
        }
    }

    #[test]
    fn a_square_is_read_only_where_it_is_one(text in "[a-iA-Hก-ฮ0-9๐-๙ ]{0,3}") {
        if let Ok(square) = text.parse::<Square>() {
            prop_assert!(text == square.to_string() || comparable(&text) == comparable(&square.to_thai()));
        }
    }
}

/// Thai digits as Arabic ones, Thai files as Latin ones.
fn comparable(text: &str) -> String {
    let (files, ranks) = ("กขคงจฉชญ", "๑๒๓๔๕๖๗๘");
    text.chars()
        .map(|letter| {
            let file = files.chars().zip('a'..='h').find(|pair| pair.0 == letter);
            let rank = ranks.chars().zip('1'..='8').find(|pair| pair.0 == letter);
            file.or(rank).map_or(letter, |pair| pair.1)
        })
        .collect()
}

#[test]
fn every_square_reads_in_both_scripts() {
    for square in Square::all() {
        for text in [square.to_string(), square.to_thai()] {
            assert_eq!(text.parse(), Ok(square), "{text}");
        }
    }
}

proptest! {
    #[test]
    fn words_that_are_no_name_are_refused(word in any::<String>()) {
        prop_assume!(Notation::ALL.iter().all(|notation| notation.name() != word));
        prop_assert!(word.parse::<Notation>().is_err());
        prop_assume!(Preset::ALL.iter().all(|preset| preset.name() != word));
        prop_assert!(word.parse::<Preset>().is_err());
    }
}
