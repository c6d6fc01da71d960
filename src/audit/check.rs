//! The questions to the prover, and what its answers say of a puzzle.

use std::collections::VecDeque;

use crate::puzzle::{Place, Puzzle, Stipulation};
use crate::rules::{Move, Moves, Terminal};
use crate::solve::{Answer, Question, Solver, Uncertified, Value, Verdict};

use super::theme::Shown;
use super::{AuditFault, AuditFaultKind, AuditReport, Outcome, Status};
use super::{beside, tempo};

pub(super) struct Auditor<'a> {
    pub(super) puzzle: &'a Puzzle,
    pub(super) solver: &'a mut Solver,
    pub(super) report: &'a mut AuditReport,
}

impl Auditor<'_> {
    pub(super) fn run(&mut self, question: &Question) {
        let answer = self.solver.solve(question);
        self.report.mate_in = answer.value.mate_in;
        self.report.keys.clone_from(&answer.keys);
        let outcome = outcome(question, &answer);
        let fault = self.task_fault(outcome, &answer);
        self.report.status = match &fault {
            None => Status::Proved,
            Some(AuditFaultKind::Undecided) => Status::Unproved,
            Some(_) => Status::Refuted,
        };
        if let Some(kind) = fault {
            self.fault(self.puzzle.places.stipulation, kind);
        }
        if answer.is_settled() {
            self.certify(question, outcome);
            self.check_keys(question, &answer, outcome);
            self.check_line(question, answer.clone());
            self.check_duals(question, outcome);
            let faults = beside::tries(self.solver, self.puzzle, question);
            self.report.faults.extend(faults);
            self.check_themes(question, &answer);
        }
        self.check_tempo(question);
    }

    fn fault(&mut self, place: Place, kind: AuditFaultKind) {
        self.report.faults.push(AuditFault { place, kind });
    }

    fn task_fault(&self, outcome: Outcome, answer: &Answer) -> Option<AuditFaultKind> {
        let chaser_mates = match outcome {
            Outcome::Mate { winner, .. } => Some(winner == self.puzzle.chaser),
            Outcome::Draw => Some(false),
            Outcome::Unknown => None,
        };
        match (self.puzzle.stipulation, chaser_mates) {
            (Stipulation::Open, _) | (Stipulation::Win, Some(true)) => None,
            (Stipulation::MateIn(stated), Some(true) | None) => length_fault(stated, answer),
            (Stipulation::MateIn(_) | Stipulation::Win, Some(false)) => {
                Some(AuditFaultKind::NotAWin(outcome))
            }
            (Stipulation::Hold, Some(_)) => {
                (outcome != Outcome::Draw).then_some(AuditFaultKind::NotADraw(outcome))
            }
            (Stipulation::Win | Stipulation::Hold, None) => Some(AuditFaultKind::Undecided),
        }
    }

    /// Compares the keys of the file, if it gives any, with all that there are.
    fn check_keys(&mut self, question: &Question, answer: &Answer, outcome: Outcome) {
        let stated = &self.puzzle.keys;
        let lengthless = matches!(outcome, Outcome::Mate { mate_in: None, .. });
        if stated.is_empty() || lengthless {
            return;
        }
        let every_move = question.position().legal_moves();
        let right = if answer.keys.is_empty() { every_move.as_slice() } else { &answer.keys };
        for &key in right.iter().filter(|key| !stated.contains(key)) {
            self.fault(self.puzzle.places.key_list, AuditFaultKind::MissingKey(key));
        }
        for (&key, place) in stated.iter().zip(&self.puzzle.places.keys) {
            if let Some(&better) = right.first().filter(|_| !right.contains(&key)) {
                let after = self.outcome_after(question, key);
                self.fault(*place, AuditFaultKind::WrongKey { key, after, better });
            }
        }
    }

    fn outcome_after(&mut self, question: &Question, mv: Move) -> Outcome {
        let next = question.after(mv);
        outcome(&next, &self.solver.solve(&next))
    }

    /// Checks that each move of the line is best for its side, and that the line ends with the mate
    /// if it is one.
    fn check_line(&mut self, question: &Question, answer: Answer) {
        let places = &self.puzzle.places.line;
        let mut moves: VecDeque<_> = self.puzzle.line.iter().zip(places).enumerate().collect();
        let (mut question, mut answer) = (*question, answer);
        while let Some((index, (step, place))) = moves.pop_front() {
            let turn = question.position().turn();
            let next = question.after(step.mv);
            let reply = self.solver.solve(&next);
            let after = outcome(&next, &reply);
            let best = outcome(&question, &answer).after_best_move_of(turn);
            if after == Outcome::Unknown {
                self.fault(*place, AuditFaultKind::Undecided);
                return;
            }
            if let Some(&better) = answer.keys.first().filter(|_| after != best) {
                let (number, mv) = (index + 1, step.mv);
                self.fault(*place, AuditFaultKind::LineNotBest { number, mv, after, better });
            }
            (question, answer) = (next, reply);
        }
        let is_mate = question.position().terminal() == Some(Terminal::Mate);
        if let Some(place) = places.last().filter(|_| !is_mate && self.is_won_by_mate()) {
            self.fault(*place, AuditFaultKind::LineTooShort);
        }
    }

    /// Has the checker walk the proof of what was found, where there is a proof to be walked.
    fn certify(&mut self, question: &Question, outcome: Outcome) {
        let chaser = self.puzzle.chaser;
        let found = match outcome {
            Outcome::Mate { winner, mate_in: Some(length) } => {
                self.solver.certify_mate(question, winner, length)
            }
            Outcome::Draw => self.solver.certify_no_mate(question, chaser),
            Outcome::Mate { mate_in: None, .. } | Outcome::Unknown => return,
        };
        match found {
            Ok(certificate) => self.report.certificate = Some(certificate),
            Err(Uncertified::Unwritten(_)) => self.report.is_unwalked = true,
            Err(Uncertified::Flawed(flaw)) => {
                let place = self.puzzle.places.stipulation;
                self.fault(place, AuditFaultKind::ProofRefused(flaw));
            }
        }
    }

    fn check_duals(&mut self, question: &Question, outcome: Outcome) {
        let Some(stated) = self.puzzle.duals else { return };
        let place = self.puzzle.places.duals;
        let found = match outcome {
            Outcome::Mate { winner, mate_in: Some(length) } => {
                beside::duals(self.solver, question, winner, length)
            }
            Outcome::Mate { mate_in: None, .. } | Outcome::Draw | Outcome::Unknown => None,
        };
        self.report.duals = found;
        match found {
            None => self.fault(place, AuditFaultKind::Undecided),
            Some(found) if found == stated => {}
            Some(found) => self.fault(place, AuditFaultKind::WrongDuals { stated, found }),
        }
    }

    fn check_themes(&mut self, question: &Question, answer: &Answer) {
        let shown = Shown::of(self.puzzle, question, answer);
        for (&theme, place) in self.puzzle.themes.iter().zip(&self.puzzle.places.themes) {
            if shown.theme(theme, self.solver) == Some(false) {
                self.fault(*place, AuditFaultKind::ThemeNotShown(theme));
            }
        }
    }

    fn check_tempo(&mut self, question: &Question) {
        let Some(claim) = &self.puzzle.tempo else { return };
        let (proof, faults) =
            tempo::check(self.puzzle, claim, question, |question| self.solver.solve(question));
        self.report.tempo = Some(proof);
        for (place, fault) in faults {
            self.fault(place, AuditFaultKind::Tempo(fault));
        }
    }

    fn is_won_by_mate(&self) -> bool {
        match self.puzzle.stipulation {
            Stipulation::MateIn(_) | Stipulation::Win => true,
            Stipulation::Hold | Stipulation::Open => false,
        }
    }
}

/// Compares the length stated with what is proved of it, which may be bounds only.
fn length_fault(stated: Moves, answer: &Answer) -> Option<AuditFaultKind> {
    match answer.value.mate_in {
        Some(found) if found == stated => None,
        Some(found) => Some(AuditFaultKind::WrongLength { stated, found }),
        None => Some(match (answer.proved.more_than, answer.proved.at_most) {
            (Some(none_in), _) if none_in >= stated => AuditFaultKind::TooShort { stated },
            (_, Some(found)) if found < stated => AuditFaultKind::WrongLength { stated, found },
            (Some(_) | None, Some(_) | None) => AuditFaultKind::Undecided,
        }),
    }
}

/// Returns how a game ends by an answer.
///
/// A mate on the board stands even if its side was counting: it stops the count before it mates,
/// which costs no move (rules.md, section 3).
fn outcome(question: &Question, answer: &Answer) -> Outcome {
    let Value { verdict, mate_in } = answer.value;
    let turn = question.position().turn();
    if question.position().terminal() == Some(Terminal::Mate) {
        return Outcome::Mate { winner: !turn, mate_in: Some(Moves(0)) };
    }
    match verdict {
        Verdict::Win => Outcome::Mate { winner: turn, mate_in },
        Verdict::Loss => Outcome::Mate { winner: !turn, mate_in },
        Verdict::Draw => Outcome::Draw,
        Verdict::Unknown => Outcome::Unknown,
    }
}
