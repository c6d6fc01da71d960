//! From a text to the legal move that it means, or to what is wrong with it.

use super::Notation;
use super::fault::MoveFault;
use super::parse::{Name, Parsed, Reading, comparable, is_thai, parse};
use crate::rules::{Bitboard, Illegal, Man, Move, Position, Role, Square};

/// How well a move fits a text. The best fit is the move that is meant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Fit {
    /// The text is what we write for the move.
    as_written: bool,
    /// The square that the man comes from is given in full.
    whole_origin: bool,
    /// A met is called met and a bia ngai bia ngai, where the letters tell them apart.
    right_name: bool,
}

/// Reads a move in any notation: coordinates, the Latin and Thai short and long forms, the Thai
/// print style, the letters Q and B of chess sites.
///
/// Marks of check and mate are not compared with the board, and the mark of a bia that turns over
/// may be left out. Where a text has several readings, what [`Notation::write`] writes goes first,
/// then a text with the whole square that the man comes from.
///
/// # Errors
/// What is wrong with the text, why the move is not legal, or which legal moves it may be.
///
/// ```
/// use konmak::rules::{Position, read_move};
///
/// let position = Position::start();
/// for text in ["b1d2", "Nd2", "Nb1-d2", "ม-ง๒", "ม, ข๑-ง๒", "ม้า ข1-ง2", "ข๑ง๒"] {
///     assert_eq!(read_move(&position, text).unwrap().to_string(), "b1d2");
/// }
/// let fault = read_move(&position, "Rc1").unwrap_err();
/// assert_eq!(fault.to_string(), "the ruea on a1 cannot reach c1: a man stands on b1");
/// ```
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveFault> {
    let parsed = parse(text)?;
    let fits: Vec<(Fit, Move)> = position
        .legal_moves()
        .into_iter()
        .filter_map(|mv| Some((best_fit(position, &parsed, mv)?, mv)))
        .collect();
    let best = fits.iter().map(|&(fit, _)| fit).max();
    let moves: Vec<Move> =
        fits.iter().filter(|&&(fit, _)| Some(fit) == best).map(|&(_, mv)| mv).collect();
    match moves[..] {
        [] => Err(why_none(position, &parsed)),
        [mv] => Ok(mv),
        _ => Err(ambiguous(position, text, moves)),
    }
}

fn best_fit(position: &Position, parsed: &Parsed, mv: Move) -> Option<Fit> {
    let man = position.board().man_at(mv.from)?;
    let takes = position.board().occupied().contains(mv.to);
    if mv.to != parsed.target || parsed.takes && !takes || parsed.turns && !mv.turns {
        return None;
    }
    let reading = parsed
        .readings
        .iter()
        .filter(|reading| reading.fits(man, mv.from))
        .max_by_key(|reading| (reading.has_whole_origin(), reading.names_rightly(man)))?;
    Some(Fit {
        as_written: is_as_written(position, parsed, mv),
        whole_origin: reading.has_whole_origin(),
        right_name: reading.names_rightly(man),
    })
}

fn is_as_written(position: &Position, parsed: &Parsed, mv: Move) -> bool {
    parsed.turns == mv.turns
        && [Notation::Latin, Notation::Thai]
            .into_iter()
            .any(|notation| comparable(&notation.write_unmarked(position, mv)) == parsed.body)
}

fn ambiguous(position: &Position, text: &str, moves: Vec<Move>) -> MoveFault {
    let notation = if is_thai(text) { Notation::Thai } else { Notation::Latin };
    let candidates = moves.iter().map(|&mv| notation.write(position, mv)).collect();
    MoveFault::Ambiguous { text: text.trim().to_owned(), moves, candidates }
}

impl Reading {
    fn fits(&self, man: Man, from: Square) -> bool {
        self.name.is_none_or(|name| name.role == man.role) && self.origin.fits(from)
    }

    fn has_whole_origin(&self) -> bool {
        self.origin.square().is_some()
    }

    fn names_rightly(&self, man: Man) -> bool {
        self.name.and_then(|name| name.turned).is_none_or(|turned| turned == man.turned)
    }
}

/// Returns the fault of a text that fits no legal move, of its readings that which comes closest.
fn why_none(position: &Position, parsed: &Parsed) -> MoveFault {
    let faults = parsed.readings.iter().map(|reading| fault_of(position, parsed, reading));
    let closest = faults.max_by_key(closeness);
    closest.unwrap_or_else(|| MoveFault::NotAMove { text: parsed.body.clone() })
}

fn fault_of(position: &Position, parsed: &Parsed, reading: &Reading) -> MoveFault {
    match (reading.name, reading.origin.square()) {
        (None, Some(from)) => match position.why_illegal(from, parsed.target) {
            Some(reason) => MoveFault::Illegal(reason),
            None => mark_fault(position, parsed),
        },
        (Some(Name { role, .. }), _) => fault_of_named(position, parsed, reading, role),
        (None, None) => MoveFault::NotAMove { text: parsed.body.clone() },
    }
}

fn fault_of_named(
    position: &Position,
    parsed: &Parsed,
    reading: &Reading,
    role: Role,
) -> MoveFault {
    let (color, to) = (position.turn(), parsed.target);
    let men: Bitboard =
        position.board().of(color, role).filter(|&from| reading.origin.fits(from)).collect();
    let reasons: Vec<Option<Illegal>> = men.map(|from| position.why_illegal(from, to)).collect();
    let telling = reasons.iter().flatten().find(|&&reason| !is_far(reason));
    if reasons.contains(&None) {
        return mark_fault(position, parsed);
    }
    match (telling, &reasons[..]) {
        (Some(&reason), _) | (None, &[Some(reason)]) => MoveFault::Illegal(reason),
        (None, []) => MoveFault::NoSuchMan { color, role, origin: reading.origin },
        (None, _) => MoveFault::NoneGoesThere { color, role, men, to },
    }
}

/// Returns the fault of a legal move written with a capture or turning that it is not.
fn mark_fault(position: &Position, parsed: &Parsed) -> MoveFault {
    let to = parsed.target;
    if parsed.takes && !position.board().occupied().contains(to) {
        MoveFault::NothingToTake { to }
    } else {
        MoveFault::NothingTurns { color: position.turn(), to }
    }
}

fn is_far(reason: Illegal) -> bool {
    matches!(reason, Illegal::NoMan { .. } | Illegal::NotYours { .. } | Illegal::NotItsMove { .. })
}

/// Returns how near a text with that fault comes to a move.
fn closeness(fault: &MoveFault) -> u8 {
    match fault {
        MoveFault::NothingToTake { .. } | MoveFault::NothingTurns { .. } => 3,
        &MoveFault::Illegal(reason) if !is_far(reason) => 2,
        MoveFault::Illegal(_) | MoveFault::NoneGoesThere { .. } => 1,
        MoveFault::NoSuchMan { .. }
        | MoveFault::Empty
        | MoveFault::NotAMove { .. }
        | MoveFault::NotASquare { .. }
        | MoveFault::NotAMan { .. }
        | MoveFault::NotAMark { .. }
        | MoveFault::Ambiguous { .. } => 0,
    }
}
