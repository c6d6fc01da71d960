//! The moves that seem to solve a puzzle, and what refutes them.

use konmak::puzzle::Try;
use konmak::rules::Position;

use super::text_in;
use crate::app::console::Console;

/// Returns a text for each try from a set-up.
pub(crate) fn try_texts(setup: &Position, tries: &[Try], console: &Console) -> Vec<String> {
    tries.iter().map(|found| try_text(setup, found, console)).collect()
}

fn try_text(setup: &Position, found: &Try, console: &Console) -> String {
    let words = &console.words;
    let mv = console.notation.write(setup, found.mv);
    let after = setup.after(found.mv);
    let reply = found.reply.map(|reply| console.notation.write(&after, reply));
    let comment = found.comment.as_ref().map(|comment| text_in(comment, words).to_owned());
    let values = [
        ("move", mv.into()),
        ("replied", if reply.is_some() { "yes" } else { "no" }.into()),
        ("reply", reply.unwrap_or_default().into()),
        ("told", if comment.is_some() { "yes" } else { "no" }.into()),
        ("comment", comment.unwrap_or_default().into()),
    ];
    words.tell("puzzle-try", values)
}
