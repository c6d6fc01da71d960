//! What must be answered under a running count, as the second way finds it.

use std::collections::BTreeSet;

use konmak::counting::Preset;
use konmak::rules::Move;

use super::cases::Case;
use super::race::{Left, Race, Referee};
use super::worth::Second;

/// The answer about one position, for the side to move.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Expected {
    pub(super) result: &'static str,
    pub(super) mate_in: Option<u16>,
    /// The best moves, in coordinates.
    pub(super) keys: BTreeSet<String>,
}

/// The moves of a position, each with the length of one side's mate after it.
type Lengths = Vec<(Move, Option<u16>)>;

impl Expected {
    /// Finds the answer under the rules of a case.
    pub(super) fn of(case: &Case, second: &mut Second) -> Self {
        let mut referee = Referee::new(second, case.preset);
        let turn = case.position.turn();
        let [own, other] =
            [turn, !turn].map(|side| referee.race(&case.position, case.fields, side));
        let is_over = [own, other].iter().any(|race| race.left == Left::Over);
        let [win, loss] = [&own, &other].map(|race| referee.length(race));
        let [wins, losses] = [&own, &other].map(|race| after_each(&mut referee, case, race));
        if let Some(moves) = win.filter(|_| !is_over) {
            return Self {
                result: "win",
                mate_in: win,
                keys: after(&wins, |l| l == Some(moves - 1)),
            };
        }
        if loss.is_some_and(|moves| !is_over || moves == 0) && !is_counter_mate(case) {
            return Self { result: "loss", mate_in: loss, keys: after(&losses, |l| l == loss) };
        }
        let can_lose = losses.iter().any(|(_, length)| length.is_some());
        let keeping =
            if can_lose && !is_over { after(&losses, |l| l.is_none()) } else { BTreeSet::new() };
        Self { result: "draw", mate_in: None, keys: keeping }
    }
}

/// Returns whether the side that counts has given mate without stopping (`rules.md`, section 3).
fn is_counter_mate(case: &Case) -> bool {
    let Some(fields) = case.fields.filter(|_| case.preset != Preset::None) else { return false };
    let is_mate = case.position.legal_moves().is_empty();
    is_mate && fields.ply % 2 == 1
}

fn after_each(referee: &mut Referee<'_>, case: &Case, race: &Race) -> Lengths {
    let is_turned = race.position.turn() != case.position.turn();
    let moves = case.position.legal_moves().into_iter();
    let lengths = moves.map(|mv| {
        let seen = if is_turned {
            race.position.move_between(mv.from.flipped(), mv.to.flipped())
        } else {
            mv
        };
        (mv, referee.length(&referee.after(race, seen)))
    });
    lengths.collect()
}

fn after(lengths: &Lengths, is_best: impl Fn(Option<u16>) -> bool) -> BTreeSet<String> {
    let best = lengths.iter().filter(|(_, length)| is_best(*length));
    best.map(|(mv, _)| mv.to_string()).collect()
}
