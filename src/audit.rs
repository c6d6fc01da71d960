//! Every claim of a puzzle put to the prover: task, keys, main line.
//!
//! What a file asserts must be proved; what it only keeps as `claimed` need not be. Running out of
//! time proves nothing and refutes nothing, but leaves an assertion without its proof.

use std::collections::VecDeque;

use thiserror::Error;

use crate::counting::{CountFault, Preset};
use crate::puzzle::{Puzzle, PuzzleId, Stipulation};
use crate::rules::{Color, Move, Moves, Terminal};
use crate::solve::{Answer, Question, Value, Verdict};

/// What the proof of a puzzle has come to.
#[derive(Clone, Debug)]
pub struct AuditReport {
    /// The puzzle.
    pub id: PuzzleId,
    /// The file it stands in.
    pub file: String,
    /// The line on which it begins.
    pub line: usize,
    /// The rules under which it was proved.
    pub preset: Preset,
    /// Whether the task is as stated.
    pub status: Status,
    /// The shortest mate, if the side to move wins or loses and its length is known.
    pub mate_in: Option<Moves>,
    /// Every right first move, as the prover has them.
    pub keys: Vec<Move>,
    /// What is wrong, in the order of task, keys and line.
    pub faults: Vec<AuditFault>,
}

impl AuditReport {
    /// Returns whether everything that the file asserts is proved.
    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }
}

/// Whether a puzzle's task is as stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It is.
    Proved,
    /// It is not.
    Refuted,
    /// It is not known; or nothing is asserted.
    Unproved,
}

impl Status {
    /// Returns the name that stands in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Proved => "proved",
            Self::Refuted => "refuted",
            Self::Unproved => "unproved",
        }
    }
}

/// Something that a puzzle asserts and that is not so, or not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{kind}")]
pub struct AuditFault {
    /// The line of the file.
    pub line: usize,
    /// What is wrong and what would be right.
    pub kind: AuditFaultKind,
}

/// What can be wrong with what a puzzle asserts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AuditFaultKind {
    /// The shortest mate has another length.
    #[error("mate in {stated} is stated: the shortest mate is in {found}")]
    WrongLength {
        /// What the file says.
        stated: Moves,
        /// What is so.
        found: Moves,
    },
    /// There is a mate, but none so short.
    #[error("mate in {stated} is stated: no mate is that short")]
    TooShort {
        /// What the file says.
        stated: Moves,
    },
    /// The chaser does not win.
    #[error("the chaser is to win: with best play {0}")]
    NotAWin(Outcome),
    /// The fleer does not hold, or does better.
    #[error("the fleer is to hold the draw: with best play {0}")]
    NotADraw(Outcome),
    /// The prover's limits were reached.
    #[error("not settled within the limits of time and length: expected a proof")]
    Undecided,
    /// A right first move that the file lacks.
    #[error("key `{0}` is missing: it is as good as those given")]
    MissingKey(Move),
    /// A move given as a key that is none.
    #[error("`{key}` is no key: after it {after}, and `{better}` does better")]
    WrongKey {
        /// The move.
        key: Move,
        /// What it leads to.
        after: Outcome,
        /// A right move.
        better: Move,
    },
    /// A move of the line with which its side does worse than it could.
    #[error(
        "move {number} of the line, `{mv}`, is not best: after it {after}; expected `{better}`"
    )]
    LineNotBest {
        /// Which of the line's moves, both sides' counted, from 1.
        number: usize,
        /// The move.
        mv: Move,
        /// What it leads to.
        after: Outcome,
        /// A best move.
        better: Move,
    },
    /// The line stops before the mate.
    #[error("the line stops before the mate: expected it to be played to the end")]
    LineTooShort,
    /// The count of the FEN cannot run.
    #[error(transparent)]
    Count(CountFault),
}

impl AuditFaultKind {
    /// Returns the name of the kind, as JSON has it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::WrongLength { .. } | Self::TooShort { .. } => "wrong-length",
            Self::NotAWin(_) => "not-a-win",
            Self::NotADraw(_) => "not-a-draw",
            Self::Undecided => "undecided",
            Self::MissingKey(_) => "missing-key",
            Self::WrongKey { .. } => "wrong-key",
            Self::LineNotBest { .. } => "line-not-best",
            Self::LineTooShort => "line-too-short",
            Self::Count(_) => "count",
        }
    }
}

/// Who wins, told without regard to whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Outcome {
    /// A side mates.
    #[error("{winner} mates{}", .mate_in.map(|length| format!(" in {length}")).unwrap_or_default())]
    Mate {
        /// The side that mates.
        winner: Color,
        /// How soon.
        mate_in: Option<Moves>,
    },
    /// Nobody wins.
    #[error("the game is drawn")]
    Draw,
    /// It is not settled.
    #[error("the end is not known")]
    Unknown,
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

impl Outcome {
    /// Returns what stands when a side has made a best move: one move fewer if it was the winner's.
    fn after_best_move_of(self, mover: Color) -> Self {
        match self {
            Self::Mate { winner, mate_in: Some(length) } if winner == mover => {
                Self::Mate { winner, mate_in: length.minus_one() }
            }
            Self::Mate { .. } | Self::Draw | Self::Unknown => self,
        }
    }
}

/// Puts everything that a puzzle asserts to a prover.
///
/// ```
/// use konmak::audit::{Status, audit};
/// use konmak::puzzle::Library;
/// use konmak::solve::{Limits, Solver};
///
/// let library = Library::embedded();
/// let mut solver = Solver::new(Limits::default());
/// let report = audit(library.get("pb-58").unwrap(), |question| solver.solve(question));
/// assert_eq!((report.status, report.is_sound()), (Status::Proved, true));
/// ```
pub fn audit(puzzle: &Puzzle, prove: impl FnMut(&Question) -> Answer) -> AuditReport {
    let mut report = AuditReport {
        id: puzzle.id.clone(),
        file: puzzle.places.file.clone(),
        line: puzzle.places.id.line,
        preset: puzzle.preset,
        status: Status::Unproved,
        mate_in: None,
        keys: Vec::new(),
        faults: Vec::new(),
    };
    if puzzle.stipulation == Stipulation::Open {
        return report;
    }
    match Question::with_fields(puzzle.fen.position, puzzle.fen.count, puzzle.preset) {
        Ok(question) => Auditor { puzzle, prove, report: &mut report }.run(&question),
        Err(fault) => {
            let kind = AuditFaultKind::Count(fault);
            report.faults.push(AuditFault { line: puzzle.places.fen.line, kind });
        }
    }
    report
}

struct Auditor<'a, F> {
    puzzle: &'a Puzzle,
    prove: F,
    report: &'a mut AuditReport,
}

impl<F: FnMut(&Question) -> Answer> Auditor<'_, F> {
    fn run(&mut self, question: &Question) {
        let answer = (self.prove)(question);
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
            self.fault(self.puzzle.places.stipulation.line, kind);
        }
        if answer.is_settled() {
            self.check_keys(question, &answer, outcome);
            self.check_line(question, answer);
        }
    }

    fn fault(&mut self, line: usize, kind: AuditFaultKind) {
        self.report.faults.push(AuditFault { line, kind });
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
            self.fault(self.puzzle.places.key_list.line, AuditFaultKind::MissingKey(key));
        }
        for (&key, place) in stated.iter().zip(&self.puzzle.places.keys) {
            if let Some(&better) = right.first().filter(|_| !right.contains(&key)) {
                let after = self.outcome_after(question, key);
                self.fault(place.line, AuditFaultKind::WrongKey { key, after, better });
            }
        }
    }

    fn outcome_after(&mut self, question: &Question, mv: Move) -> Outcome {
        let next = question.after(mv);
        outcome(&next, &(self.prove)(&next))
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
            let reply = (self.prove)(&next);
            let after = outcome(&next, &reply);
            let best = outcome(&question, &answer).after_best_move_of(turn);
            if after == Outcome::Unknown {
                self.fault(place.line, AuditFaultKind::Undecided);
                return;
            }
            if let Some(&better) = answer.keys.first().filter(|_| after != best) {
                let (number, mv) = (index + 1, step.mv);
                self.fault(place.line, AuditFaultKind::LineNotBest { number, mv, after, better });
            }
            (question, answer) = (next, reply);
        }
        let is_mate = question.position().terminal() == Some(Terminal::Mate);
        if let Some(place) = places.last().filter(|_| !is_mate && self.is_won_by_mate()) {
            self.fault(place.line, AuditFaultKind::LineTooShort);
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
