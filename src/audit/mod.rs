//! Every claim of a puzzle put to the prover: task, keys, main line, duals, tries, themes, tempo.
//!
//! What a file asserts must be proved; what it only keeps as `claimed` need not be. Running out of
//! time proves nothing and refutes nothing, but leaves an assertion without its proof.

mod beside;
mod check;
mod correction;
mod fault;
mod tempo;
mod tempo_fault;
mod theme;

use crate::counting::Preset;
use crate::puzzle::{Duals, Puzzle, PuzzleId, Stipulation};
use crate::rules::{Move, Moves};
use crate::solve::{Certificate, Question, Solver};

use check::Auditor;
pub use fault::{AuditFault, AuditFaultKind, Outcome};
pub use tempo::{TempoProof, WeakerDefence};
pub use tempo_fault::{Length, TempoFault};

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
    /// What the checker walked to see that the task is as proved; none where nothing was proved, or
    /// only a win whose length is not known.
    pub certificate: Option<Certificate>,
    /// Whether the proof was too long to be walked to its end within the limits.
    pub is_unwalked: bool,
    /// Whether the solution has duals, if the file says so of it.
    pub duals: Option<Duals>,
    /// What was proved of its claim about the tempo.
    pub tempo: Option<TempoProof>,
    /// What is wrong, in the order of task, keys, line, duals, tries,
    /// themes and tempo.
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

/// Puts everything that a puzzle asserts to a prover.
///
/// ```
/// use konmak::audit::{Status, audit};
/// use konmak::puzzle::Library;
/// use konmak::solve::{Limits, Solver};
///
/// let library = Library::embedded();
/// let mut solver = Solver::new(Limits::default());
/// let report = audit(library.get("pb-58").unwrap(), &mut solver);
/// assert_eq!((report.status, report.is_sound()), (Status::Proved, true));
/// ```
pub fn audit(puzzle: &Puzzle, solver: &mut Solver) -> AuditReport {
    let mut report = AuditReport {
        id: puzzle.id.clone(),
        file: puzzle.places.file.clone(),
        line: puzzle.places.id.line,
        preset: puzzle.preset,
        status: Status::Unproved,
        mate_in: None,
        keys: Vec::new(),
        certificate: None,
        is_unwalked: false,
        duals: None,
        tempo: None,
        faults: Vec::new(),
    };
    if puzzle.stipulation == Stipulation::Open {
        return report;
    }
    match Question::with_fields(puzzle.fen.position, puzzle.fen.count, puzzle.preset) {
        Ok(question) => Auditor { puzzle, solver, report: &mut report }.run(&question),
        Err(fault) => {
            let kind = AuditFaultKind::Count(fault);
            report.faults.push(AuditFault { place: puzzle.places.fen, kind });
        }
    }
    report
}
