//! A result as a program reads it, by the names of `cli.md`.

use konmak::audit::AuditReport;
use konmak::puzzle::{Fault, Puzzle};
use konmak::rules::Move;
use serde::Serialize;

use crate::app::console::Console;
use crate::app::messages::{audit_fault, fault_text};

/// A puzzle and what its proof came to; or, without an id, a fault that kept an entry of a file from
/// being read as a puzzle.
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
    faults: Vec<FaultObject>,
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
            line: fault.line,
            column: None,
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
            faults: faults.collect(),
        }
    }

    pub(super) fn of_file(fault: &'a Fault, console: &Console) -> Self {
        let object = FaultObject {
            kind: fault.kind.name(),
            line: fault.place.line,
            column: Some(fault.place.column),
            message: fault_text(&fault.kind, &console.words),
        };
        Self {
            id: None,
            file: &fault.file,
            line: fault.place.line,
            rules: None,
            status: "unproved",
            sound: false,
            mate_in: None,
            keys: Vec::new(),
            faults: vec![object],
        }
    }
}
