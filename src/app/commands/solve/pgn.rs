//! A solution as PGN, the defences as variations.

use konmak::rules::{Color, Move, Notation, Position};
use konmak::solve::{Branch, Study, Verdict};

use crate::app::input::Asked;

/// Where a game text stands: a PGN move needs its number and which side makes it.
#[derive(Clone, Copy)]
struct Cursor {
    position: Position,
    number: u32,
    /// Whether the number must be written although Black is to move.
    restarts: bool,
}

/// Returns the text of one game.
pub(super) fn game(asked: &Asked, study: &Study) -> String {
    let turn = asked.fen.position.turn();
    let result = match (study.answer.value.verdict, turn) {
        (Verdict::Win, Color::White) | (Verdict::Loss, Color::Black) => "1-0",
        (Verdict::Win, Color::Black) | (Verdict::Loss, Color::White) => "0-1",
        (Verdict::Draw | Verdict::Unknown, _) => "*",
    };
    let tags = [
        ("Event", "?"),
        ("Variant", "makruk"),
        ("SetUp", "1"),
        ("FEN", asked.text.as_str()),
        ("Rules", asked.preset.name()),
        ("Result", result),
    ];
    let lines: Vec<String> = tags
        .into_iter()
        .map(|(tag, value)| format!("[{tag} \"{}\"]\n", value.replace('"', "'")))
        .collect();
    let mut words = Vec::new();
    let number = asked.fen.fullmove;
    let cursor = Cursor { position: asked.fen.position, number, restarts: true };
    branch(&mut words, cursor, &study.tree);
    words.push(result.to_owned());
    lines.concat() + "\n" + &wrapped(&words) + "\n"
}

fn branch(words: &mut Vec<String>, cursor: Cursor, tree: &Branch) {
    let moves: Vec<(Move, &Branch)> = match tree {
        Branch::Mated | Branch::Cut => return,
        Branch::Chaser(attacks) => attacks.iter().map(|a| (a.mv, &a.then)).collect(),
        Branch::Fleer(defences) => defences.iter().map(|d| (d.mv, &d.then)).collect(),
    };
    let Some(((main, then), others)) = moves.split_first() else { return };
    step(words, cursor, *main);
    for (other, then) in others {
        words.push("(".to_owned());
        let restarted = Cursor { restarts: true, ..cursor };
        step(words, restarted, *other);
        branch(words, restarted.after(*other), then);
        words.push(")".to_owned());
    }
    let next = cursor.after(*main);
    branch(words, Cursor { restarts: !others.is_empty(), ..next }, then);
}

fn step(words: &mut Vec<String>, cursor: Cursor, mv: Move) {
    let written = Notation::Latin.write(&cursor.position, mv);
    match (cursor.position.turn(), cursor.restarts) {
        (Color::White, _) => words.push(format!("{}. {written}", cursor.number)),
        (Color::Black, true) => words.push(format!("{}... {written}", cursor.number)),
        (Color::Black, false) => words.push(written),
    }
}

impl Cursor {
    fn after(self, mv: Move) -> Self {
        let number = self.number + u32::from(self.position.turn() == Color::Black);
        Self { position: self.position.after(mv), number, restarts: false }
    }
}

/// Joins the words in lines of less than 80 characters, brackets close to what they enclose.
fn wrapped(words: &[String]) -> String {
    let text = words.join(" ").replace("( ", "(").replace(" )", ")");
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is always a line");
        if !line.is_empty() && line.len() + word.len() >= 79 {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines.join("\n")
}
