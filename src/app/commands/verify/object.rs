//! A result as a program reads it, by the names of `cli.md`.

use konmak::audit::AuditReport;
use konmak::puzzle::{Duals, Fault, Puzzle};
use konmak::rules::Move;
use serde::Serialize;

use super::fix::Done;
use crate::app::console::Console;
use crate::app::messages::{audit_fault, fault_text};

/// A puzzle and what its proof came to; or a fault that kept an entry of a file from being read as a
/// puzzle, with its id if that could be read.
#[derive(Serialize)]
pub(super) struct VerifyObject<'a> {
    id: Option<&'a str>,
    file: &'a str,
    line: usize,
    rules: Option<&'static str>,
    status: &'static str,
    sound: bool,
    mate_in: Option<u16>,
    keys: Vec<String>,
    proof: Option<ProofObject>,
    duals: Option<&'static str>,
    /// The shipped puzzle with the same position or its mirror image.
    #[serde(skip_serializing_if = "Option::is_none")]
    twin: Option<TwinObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed: Option<Vec<FixedObject>>,
    faults: Vec<FaultObject>,
}

/// The states that the checker walked, of the mate and of what no shorter mate takes.
#[derive(Serialize)]
struct ProofObject {
    mate: Option<usize>,
    nothing_shorter: usize,
}

#[derive(Serialize)]
struct FixedObject {
    field: &'static str,
    written: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<String>,
}

#[derive(Serialize)]
struct TwinObject {
    id: String,
    mirrored: bool,
}

#[derive(Serialize)]
struct FaultObject {
    kind: &'static str,
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    message: String,
}

impl<'a> VerifyObject<'a> {
    pub(super) fn of_puzzle(
        puzzle: &'a Puzzle,
        report: &'a AuditReport,
        console: &Console,
    ) -> Self {
        let faults = report.faults.iter().map(|fault| FaultObject {
            kind: fault.kind.name(),
            line: fault.place.line,
            column: Some(fault.place.column),
            message: audit_fault(&fault.kind, puzzle, console),
        });
        Self {
            id: Some(report.id.as_str()),
            file: &report.file,
            line: report.line,
            rules: Some(report.preset.name()),
            status: report.status.name(),
            sound: report.is_sound(),
            mate_in: report.mate_in.map(|moves| moves.0),
            keys: report.keys.iter().map(Move::to_string).collect(),
            proof: report.certificate.map(|walked| ProofObject {
                mate: walked.mate.map(|walk| walk.states),
                nothing_shorter: walked.nothing_shorter.states,
            }),
            duals: report.duals.map(Duals::name),
            twin: None,
            fixed: None,
            faults: faults.collect(),
        }
    }

    /// Returns the object with the shipped puzzle of the same position, if there is one.
    pub(super) fn with_twin(self, twin: Option<(&Puzzle, bool)>) -> Self {
        let twin = twin.map(|(twin, mirrored)| TwinObject { id: twin.id.to_string(), mirrored });
        Self { twin, ..self }
    }

    /// Returns the object with what `--fix` has done.
    pub(super) fn with_fixed<'d>(self, done: impl Iterator<Item = &'d Done>) -> Self {
        let fixed = done.map(|one| FixedObject {
            field: one.field,
            written: one.left.is_none(),
            message: one.left.clone(),
        });
        Self { fixed: Some(fixed.collect()), ..self }
    }

    pub(super) fn of_file(fault: &'a Fault, console: &Console) -> Self {
        let object = FaultObject {
            kind: fault.kind.name(),
            line: fault.place.line,
            column: Some(fault.place.column),
            message: fault_text(&fault.kind, &console.words),
        };
        Self {
            id: fault.entry.as_ref().and_then(|entry| Some(entry.id.as_ref()?.as_str())),
            file: &fault.file,
            line: fault.entry.as_ref().map_or(fault.place, |entry| entry.place).line,
            rules: None,
            status: "unproved",
            sound: false,
            mate_in: None,
            keys: Vec::new(),
            proof: None,
            duals: None,
            twin: None,
            fixed: None,
            faults: vec![object],
        }
    }
}
