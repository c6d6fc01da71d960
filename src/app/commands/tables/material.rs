//! Materials as they are typed.

use konmak::tables::{Material, MaterialError};

use crate::app::console::Console;
use crate::app::failure::Failure;
use crate::app::words::Words;

/// Reads the materials.
///
/// # Errors
/// What is wrong with each one that is none.
pub(super) fn materials(texts: &[String], console: &Console) -> Result<Vec<Material>, Failure> {
    let mut materials = Vec::new();
    let mut faults = Vec::new();
    for text in texts {
        match text.parse() {
            Ok(material) => materials.push(material),
            Err(fault) => faults.push(fault_text(&fault, &console.words)),
        }
    }
    if faults.is_empty() { Ok(materials) } else { Err(Failure::Refused(faults)) }
}

fn fault_text(fault: &MaterialError, words: &Words) -> String {
    match fault {
        MaterialError::Form(text) => words.tell("material-form", [("text", text.as_str().into())]),
        MaterialError::Letter { letter, text } => {
            let values = [("letter", letter.to_string().into()), ("text", text.as_str().into())];
            words.tell("material-letter", values)
        }
        MaterialError::Khun { side, text, khun } => {
            let values = [
                ("side", side.as_str().into()),
                ("text", text.as_str().into()),
                ("n", (*khun).into()),
            ];
            words.tell("material-khun", values)
        }
        MaterialError::TooManyMen { text, men } => {
            let values = [
                ("text", text.as_str().into()),
                ("n", (*men).into()),
                ("most", Material::MAX_MEN.into()),
            ];
            words.tell("material-too-many", values)
        }
    }
}
