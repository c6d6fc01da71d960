//! What a file should say, from what was found wrong with it.

use crate::puzzle::{Correction, Puzzle, Stipulation, TempoCure, TempoValue};
use crate::rules::Move;

use super::{AuditFaultKind, AuditReport, Status, TempoFault};

impl AuditReport {
    /// Returns the proved values that the puzzle's file lacks or has wrong: the length, the keys (all
    /// of them, where the file names none), duals, and the claim about the tempo. A task that cannot
    /// be done, a line that is not best play and a theme that is not shown are for the author.
    pub fn corrections(&self, puzzle: &Puzzle) -> Vec<Correction> {
        let of_faults = self.faults.iter().filter_map(|fault| self.correction(&fault.kind, puzzle));
        let mut corrections: Vec<Correction> = of_faults.collect();
        corrections.extend(self.keys(puzzle));
        corrections
    }

    fn correction(&self, kind: &AuditFaultKind, puzzle: &Puzzle) -> Option<Correction> {
        match kind {
            AuditFaultKind::WrongLength { found, .. } => Some(Correction::MateIn(*found)),
            AuditFaultKind::WrongDuals { found, .. } => Some(Correction::Duals(*found)),
            AuditFaultKind::Tempo(fault) => tempo(fault).map(Correction::Tempo),
            AuditFaultKind::TooShort { .. } => {
                self.mate_in.filter(|_| is_mate_in(puzzle)).map(Correction::MateIn)
            }
            AuditFaultKind::NotAWin(_)
            | AuditFaultKind::NotADraw(_)
            | AuditFaultKind::Undecided
            | AuditFaultKind::MissingKey(_)
            | AuditFaultKind::WrongKey { .. }
            | AuditFaultKind::LineNotBest { .. }
            | AuditFaultKind::LineTooShort
            | AuditFaultKind::TrySolves(_)
            | AuditFaultKind::NoRefutation { .. }
            | AuditFaultKind::ThemeNotShown(_)
            | AuditFaultKind::ProofRefused(_)
            | AuditFaultKind::Count(_) => None,
        }
    }

    fn keys(&self, puzzle: &Puzzle) -> Option<Correction> {
        let has_length_fault = self
            .faults
            .iter()
            .any(|fault| matches!(fault.kind, AuditFaultKind::WrongLength { .. }));
        let is_right = self.status == Status::Proved || has_length_fault;
        let mut stated: Vec<Move> = puzzle.keys.clone();
        let mut found = self.keys.clone();
        stated.sort_by_key(Move::to_string);
        found.sort_by_key(Move::to_string);
        let differ = !found.is_empty() && stated != found;
        (is_right && differ).then(|| Correction::Keys(self.keys.clone()))
    }
}

fn is_mate_in(puzzle: &Puzzle) -> bool {
    matches!(puzzle.stipulation, Stipulation::MateIn(_))
}

fn tempo(fault: &TempoFault) -> Option<TempoValue> {
    match fault {
        TempoFault::NotPenThi { .. } => Some(TempoValue::PenThi(false)),
        TempoFault::IsPenThi { .. } => Some(TempoValue::PenThi(true)),
        TempoFault::WrongCost { found, .. } => Some(TempoValue::Cost(*found)),
        TempoFault::WrongCure { found, .. } => TempoCure::ALL
            .into_iter()
            .find(|cure| cure.name() == found.name())
            .map(TempoValue::Cure),
        TempoFault::NotStrong => Some(TempoValue::Strong(false)),
        TempoFault::IsStrong => Some(TempoValue::Strong(true)),
        TempoFault::WrongNumber { found, .. } | TempoFault::WrongCureNumber { found, .. } => {
            Some(TempoValue::Within(*found))
        }
        TempoFault::NumberWithoutCure { .. }
        | TempoFault::NoCost
        | TempoFault::LineNotBest { .. }
        | TempoFault::LineMissesPivot
        | TempoFault::PivotNotForced(_)
        | TempoFault::PivotWithoutNumber
        | TempoFault::CountNotExact
        | TempoFault::Undecided => None,
    }
}
