//! FEN read and written, and every fault with its field and column.

use konmak::rules::{CountFields, Fen, FenField};
use proptest::prelude::*;

use super::random::positions;

#[test]
fn a_fen_reads_back_as_it_was_written() {
    let texts = [
        "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1",
        "8/3k4/6M~1/2K1S3/8/8/8/8 b - 88 8 1",
        "k7/8/1K6/8/8/8/8/6RR w - 16 15 60",
        "1m~m5/3k4/8/8/8/8/4K3/6MM~ b - 128 998 4294967295",
    ];
    for text in texts {
        assert_eq!(Fen::read(text).expect("a well-formed FEN").to_string(), text);
    }
}

#[test]
fn left_out_fields_are_no_count_and_move_1() {
    let written = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    for text in
        ["4k3/8/8/8/8/8/8/R3K3 w", "4k3/8/8/8/8/8/8/R3K3 w -", "  4k3/8/8/8/8/8/8/R3K3   w - - 7 "]
    {
        assert_eq!(Fen::read(text).expect("well formed").to_string(), written, "{text}");
    }
}

#[test]
fn the_black_side_may_begin() {
    let fen = Fen::read("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR b - - 0 1");
    assert_eq!(fen.expect("lots decide who begins").position.legal_move_count(), 23);
}

/// Each faulty text with the fields and columns that must be named, in order.
const FAULTY: [(&str, &[(FenField, usize)]); 22] = [
    ("", &[(FenField::Placement, 1), (FenField::Side, 1)]),
    ("4k3/8/8/8/8/8/8/R3K3", &[(FenField::Side, 21)]),
    ("4k3/8/8/8/8/8/8/R3K3 x", &[(FenField::Side, 22)]),
    ("4k3/8/8/8/8/8/8/R3K3 W", &[(FenField::Side, 22)]),
    ("4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 1", &[(FenField::Side, 24)]),
    ("4q3/8/8/8/8/8/8/R3K3 w", &[(FenField::Placement, 2)]),
    ("4k3/8/8/8/8/8/8/R3Ké2 w", &[(FenField::Placement, 20)]),
    ("4k3/8/8/9/8/8/8/R3K3 w", &[(FenField::Placement, 9), (FenField::Placement, 9)]),
    ("4k3/8/7/8/8/8/8/R3K3 w", &[(FenField::Placement, 7)]),
    ("4k3/8/8/8/8/8/8/R3K4 w", &[(FenField::Placement, 17)]),
    ("4k3/8/8/8/8/8/R3K3 w", &[(FenField::Placement, 1)]),
    ("4k3/8/8/8/8/8/8/8/R3K3 w", &[(FenField::Placement, 1)]),
    ("4k3/8/8/8/8/8/8/R~2K4 w", &[(FenField::Placement, 18)]),
    ("4k3/8/8/8/8/8/8/~R3K3 w", &[(FenField::Placement, 17)]),
    ("4k3/8/8/8/8/8/8/R3K3 w - 17 2 1", &[(FenField::Limit, 26)]),
    ("4k3/8/8/8/8/8/8/R3K3 w - 130 2 1", &[(FenField::Limit, 26)]),
    ("4k3/8/8/8/8/8/8/R3K3 w - x 2 1", &[(FenField::Limit, 26)]),
    ("4k3/8/8/8/8/8/8/R3K3 w - 32 -2 1", &[(FenField::Ply, 29)]),
    ("4k3/8/8/8/8/8/8/R3K3 w - 32 999 1", &[(FenField::Ply, 29)]),
    ("4k3/8/8/8/8/8/8/R3K3 w - 32 2 one", &[(FenField::Move, 31)]),
    ("4k3/8/8/8/8/8/8/R3K3 w - 32 2 1 x", &[(FenField::Move, 33)]),
    ("4k3/8/8/8/8/8/8/R3K3 w - 32 2 99999999999", &[(FenField::Move, 31)]),
];

#[test]
fn every_fault_of_a_fen_is_named_with_field_and_column() {
    for (text, expected) in FAULTY {
        let faults = Fen::read(text).expect_err(text);
        let found: Vec<_> = faults.iter().map(|fault| (fault.field, fault.column)).collect();
        assert_eq!(found, expected, "{text}: {faults:?}");
    }
}

#[test]
fn faults_of_all_fields_are_reported_together() {
    let faults = Fen::read("4q3/8/8/8/8/8/8/R3K3 v KQ 3 x y z").expect_err("all is wrong");
    let fields: Vec<_> = faults.iter().map(|fault| fault.field.name()).collect();
    assert_eq!(fields, ["placement", "side", "side", "limit", "ply", "move", "move"]);
}

#[test]
fn a_fault_of_the_set_up_shows_the_man_it_is_about() {
    let faults = Fen::read("3P1k2/8/8/8/8/8/8/R3K3 w").expect_err("a bia on rank 8");
    assert_eq!((faults[0].field, faults[0].column), (FenField::Placement, 2));
    let faults = Fen::read(" 4k3/8/8/8/8/8/8/R3K1p1 b").expect_err("a bia on rank 1");
    assert_eq!((faults[0].field, faults[0].column), (FenField::Placement, 22));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3_000))]

    #[test]
    fn every_position_reads_back(
        position in positions(),
        limit in prop::option::of(1u16..=64),
        ply in 0u16..=998,
        fullmove in 0u32..,
    ) {
        let count = limit.map(|limit| CountFields { limit: 2 * limit, ply });
        let text = Fen { position, count, fullmove }.to_string();
        let read = Fen::read(&text);
        prop_assert!(read.is_ok(), "{}", text);
        let read = read.expect("checked above");
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(read.position.board(), position.board());
        prop_assert_eq!(read.position.turn(), position.turn());
        prop_assert_eq!(read.count, count);
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        let _ = Fen::read(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..120)) {
        let _ = Fen::read(&String::from_utf8_lossy(&bytes));
    }

    /// A FEN with a few letters put in, left out or exchanged is read as what it says or refused.
    #[test]
    fn a_spoilt_fen_is_read_or_refused(
        position in positions(),
        limit in prop::option::of(1u16..=64),
        ply in 0u16..=998,
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..3, any::<char>()), 1..4),
    ) {
        let count = limit.map(|limit| CountFields { limit: 2 * limit, ply });
        let mut text: Vec<char> =
            Fen { position, count, fullmove: 1 }.to_string().chars().collect();
        for (place, change, letter) in changes {
            let place = place.index(text.len());
            let letter = if letter.is_alphabetic() { letter } else { text[text.len() - 1 - place] };
            match change {
                0 => text.insert(place, letter),
                1 => text[place] = letter,
                _ => drop(text.remove(place)),
            }
        }
        let text: String = text.into_iter().collect();
        match Fen::read(&text) {
            Ok(fen) => {
                let again = Fen::read(&fen.to_string()).expect("it was written");
                prop_assert_eq!(again.position.key(), fen.position.key());
                prop_assert_eq!(again.count, fen.count);
            }
            Err(faults) => {
                let end = text.chars().count() + 1;
                prop_assert!(!faults.is_empty());
                prop_assert!(faults.iter().all(|fault| (1..=end).contains(&fault.column)));
            }
        }
    }

    /// Text made of a FEN's own letters goes deeper than random text; what is read can be written
    /// and read again, and faults point into the text or just behind it.
    #[test]
    fn text_like_a_fen_is_read_or_refused(text in "[kKpPmMrRnNsS1-9~/ wb-]{0,90}") {
        match Fen::read(&text) {
            Ok(fen) => {
                let again = Fen::read(&fen.to_string());
                prop_assert_eq!(again.expect("it was written").to_string(), fen.to_string());
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                let end = text.chars().count() + 1;
                prop_assert!(faults.iter().all(|fault| (1..=end).contains(&fault.column)));
            }
        }
    }
}

/// Some sites write B (known-faults 40).
#[test]
fn the_letter_of_a_khon_is_s() {
    assert!(Fen::read("4k3/8/8/8/8/8/8/S3K3 w").is_ok());
    assert!(Fen::read("4k3/8/8/8/8/8/8/B3K3 w").is_err());
}
