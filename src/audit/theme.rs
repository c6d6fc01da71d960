//! Which themes a solution shows, as far as that can be computed.

mod asked;
mod line;

use crate::counting::Honour;
use crate::puzzle::{Puzzle, TempoCure, Theme};
use crate::rules::{Move, Moves, Role};
use crate::solve::{Answer, Question, Solver};

use line::{can_stalemate, forks, small};

/// A solution as it is played: the states of its main line, each with the move made there.
pub(super) struct Shown<'a> {
    puzzle: &'a Puzzle,
    played: Vec<(Question, Move)>,
    last: Question,
    mate_in: Option<Moves>,
    /// Whether the answer would be another without the count.
    count_decides: bool,
}

impl<'a> Shown<'a> {
    /// Returns the main line of the file, or the prover's if the file has none.
    pub(super) fn of(puzzle: &'a Puzzle, question: &Question, answer: &Answer) -> Self {
        let own: Vec<Move> = puzzle.line.iter().map(|step| step.mv).collect();
        let line = if own.is_empty() { answer.line.clone() } else { own };
        let (mut played, mut last) = (Vec::new(), *question);
        for mv in line {
            played.push((last, mv));
            last = last.after(mv);
        }
        let mate_in = answer.value.mate_in;
        let count_decides = answer.value != answer.uncounted;
        Self { puzzle, played, last, mate_in, count_decides }
    }

    /// Returns whether the solution shows a theme; nothing if that is for a person to say.
    pub(super) fn theme(&self, theme: Theme, solver: &mut Solver) -> Option<bool> {
        Some(match theme.id() {
            "ruea-diao" => self.men_are(|men| men(Role::Ruea) == 1),
            "ruea-khu" => self.men_are(|men| men(Role::Ruea) == 2),
            "khon-diao" => self.men_are(|men| men(Role::Khon) == 1),
            "khon-bia" => self.men_are(|men| men(Role::Khon) > 0 && small(men) > 0),
            "ma-bia" => self.men_are(|men| men(Role::Ma) > 0 && small(men) > 0),
            "ma-khon" => self.men_are(|men| men(Role::Ma) > 0 && men(Role::Khon) > 0),
            "ma-khu" => self.men_are(|men| men(Role::Ma) == 2),
            "bia-ngai" => self.men_are(|men| small(men) > 0),
            "ap" => self.attacks().any(|(question, _)| can_stalemate(question.position())),
            "ang-phlaem" => self.attacks().any(|(_, mv)| mv.turns),
            "ruk-khat" => self.attacks().any(|(question, mv)| forks(question.position(), *mv)),
            "sia-hai-kin" => self.gives_a_man(),
            "sak-mak" => self.counts_by(Honour::Pieces) || self.count_decides,
            "sak-kradan" => self.counts_by(Honour::Board),
            "yang-mai-kin" => self.spares(solver, |before, mv| {
                before.board().color(!before.turn()).contains(mv.to)
            })?,
            "yang-mai-ngai" => self.spares(solver, |_, mv| mv.turns)?,
            "sia-phuea-sak" => self.gives_a_man() && self.counts_by(Honour::Pieces),
            "pen-thi" => self.would_rather_pass(solver)?,
            "kae-thi" => self.turns_the_tempo() || self.would_rather_pass(solver)?,
            "sam-liam" => self.has_triangle() || self.claims_cure(TempoCure::Triangle),
            "kan-thi" => self.waits(solver)?,
            _ => return None,
        })
    }

    fn attacks(&self) -> impl Iterator<Item = &(Question, Move)> {
        self.played.iter().filter(|(question, _)| question.position().turn() == self.puzzle.chaser)
    }

    fn states(&self) -> impl Iterator<Item = &Question> {
        self.played.iter().map(|(question, _)| question).chain([&self.last])
    }

    fn claims_cure(&self, cure: TempoCure) -> bool {
        self.puzzle.tempo.as_ref().is_some_and(|claim| claim.cure == Some(cure))
    }
}
