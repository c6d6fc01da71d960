//! Faults of a count, and refusals to ask or stop.

use konmak::counting::{CountFault, Refusal};

use super::names::side_name;
use crate::app::words::Words;

/// Returns why a FEN's count cannot run.
pub(crate) fn count_fault(fault: CountFault, words: &Words) -> String {
    match fault {
        CountFault::BiaStands => words.say("count-fault-bia"),
        CountFault::NobodyBehind => words.say("count-fault-nobody-behind"),
        CountFault::WrongOwner { ply, owner, expected } => {
            let parity = if ply % 2 == 0 { "odd" } else { "even" };
            let values = [
                ("ply", ply.into()),
                ("owner", side_name(owner, words).into()),
                ("expected", side_name(expected, words).into()),
                ("parity", parity.into()),
            ];
            words.tell("count-fault-wrong-owner", values)
        }
    }
}

/// Returns why a count is not asked for or stopped.
pub(crate) fn refusal(refusal: Refusal, words: &Words) -> String {
    match refusal {
        Refusal::NotUnderPreset(preset) => {
            words.tell("refusal-not-under-preset", [("rules", preset.name().into())])
        }
        Refusal::AlreadyCounting => words.say("refusal-already-counting"),
        Refusal::NotCounting => words.say("refusal-not-counting"),
        Refusal::BiaStands => words.say("refusal-bia"),
        Refusal::NobodyMayAsk => words.say("refusal-nobody-may-ask"),
        Refusal::PiecesHonour => words.say("refusal-pieces"),
    }
}
