//! Faults of a FEN.

use konmak::rules::{FenFault, FenField, FenProblem, SetupFault, bia_squares};

use super::names::{side_name, square_in, squares_in};
use crate::app::words::Words;

/// Returns what is wrong in a field of a FEN and what would be right.
pub(crate) fn fen_fault(fault: &FenFault, words: &Words) -> String {
    fen_problem(fault.field, &fault.problem, words)
}

/// Returns what is wrong, with the field it is in.
pub(crate) fn fen_problem(field: FenField, problem: &FenProblem, words: &Words) -> String {
    match problem {
        FenProblem::Missing(_) => {
            words.tell("fen-missing", [("expected", words.say(expected_key(field)).into())])
        }
        FenProblem::UnknownMan(letter) => {
            words.tell("fen-unknown-man", [("letter", letter.to_string().into())])
        }
        FenProblem::StrayMark => words.say("fen-stray-mark"),
        FenProblem::RankLength { rank, squares } => {
            words.tell("fen-rank-length", [("rank", (*rank).into()), ("n", (*squares).into())])
        }
        FenProblem::RankCount(ranks) => words.tell("fen-rank-count", [("n", (*ranks).into())]),
        FenProblem::Unexpected { found, expected } => {
            let expected = words.say(unexpected_key(field, expected));
            let values = [("found", found.as_str().into()), ("expected", expected.into())];
            words.tell("fen-unexpected", values)
        }
        FenProblem::Setup(fault) => setup_fault(fault, words),
    }
}

/// Returns the key of a field's name.
pub(crate) const fn field_key(field: FenField) -> &'static str {
    match field {
        FenField::Placement => "field-placement",
        FenField::Side => "field-side",
        FenField::Limit => "field-limit",
        FenField::Ply => "field-ply",
        FenField::Move => "field-move",
        FenField::Rules => "field-rules",
    }
}

const fn expected_key(field: FenField) -> &'static str {
    match field {
        FenField::Placement | FenField::Rules => "fen-expected-placement",
        FenField::Side => "fen-expected-side",
        FenField::Limit => "fen-expected-limit",
        FenField::Ply => "fen-expected-ply",
        FenField::Move => "fen-expected-move",
    }
}

/// The third field is reported as part of the side, and text behind the sixth as part of the move
/// number.
fn unexpected_key(field: FenField, expected: &str) -> &'static str {
    if field == FenField::Side && expected.starts_with('-') {
        "fen-expected-dash"
    } else if field == FenField::Move && expected.starts_with("nothing") {
        "fen-expected-nothing"
    } else {
        expected_key(field)
    }
}

fn setup_fault(fault: &SetupFault, words: &Words) -> String {
    let side = |color| side_name(color, words).into();
    let at = |square| square_in(square, words).into();
    match *fault {
        SetupFault::NoKhun(color) => words.tell("setup-no-khun", [("side", side(color))]),
        SetupFault::SeveralKhun { color, squares } => {
            let squares_text = squares_in(squares, words).into();
            let values =
                [("side", side(color)), ("n", squares.len().into()), ("squares", squares_text)];
            words.tell("setup-several-khun", values)
        }
        SetupFault::AdjacentKhun { white, black } => {
            words.tell("setup-adjacent-khun", [("white", at(white)), ("black", at(black))])
        }
        SetupFault::BiaOffItsRanks { color, square } => {
            let ranks: Vec<u64> =
                bia_squares(color).map(|square| square.rank() as u64 + 1).collect();
            let bound = |rank: Option<&u64>| rank.copied().unwrap_or_default().into();
            let (low, high) = (bound(ranks.iter().min()), bound(ranks.iter().max()));
            let values =
                [("side", side(color)), ("square", at(square)), ("low", low), ("high", high)];
            words.tell("setup-bia-off-its-ranks", values)
        }
        SetupFault::TooManyMen { color, men } => {
            words.tell("setup-too-many-men", [("side", side(color)), ("n", men.into())])
        }
        SetupFault::WaitingSideInCheck { color, khun, checkers } => {
            let checkers = squares_in(checkers, words).into();
            let values = [
                ("side", side(color)),
                ("khun", at(khun)),
                ("checkers", checkers),
                ("turn", side(!color)),
            ];
            words.tell("setup-waiting-side-in-check", values)
        }
    }
}
