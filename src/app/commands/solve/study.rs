//! The full report of a study as a person reads it.

use konmak::rules::{Move, Moves, Notation, Position};
use konmak::solve::{Attack, Branch, CountStory, Defence, Fate, FirstMove, Means, Question};
use konmak::solve::{Prospect, Refutation, Study, Threat};

use crate::app::console::Console;
use crate::app::messages::names::side_name;
use crate::app::words::Words;

/// Writes moves of one report in the notation asked for.
struct Writer<'a> {
    words: &'a Words,
    notation: Notation,
}

/// Returns the lines of a report, without the tree.
pub(super) fn lines(question: &Question, study: &Study, console: &Console) -> Vec<String> {
    let writer = Writer { words: &console.words, notation: console.notation };
    let position = question.position();
    let mut texts = Vec::new();
    texts.extend(study.threat.as_ref().map(|threat| writer.threat(position, study, threat)));
    texts.extend(study.set_play.map(|found| writer.set_play(position, found)));
    texts.extend(writer.longer(position, &study.first_moves));
    let attempt = |first| writer.attempt(position, first, study.answer.value.mate_in);
    texts.extend(study.first_moves.iter().filter_map(attempt));
    texts.extend(writer.duals(&study.tree));
    texts.extend(study.count.as_ref().map(|story| writer.story(question, story)));
    texts.extend(study.is_cut.then(|| console.words.say("study-cut")));
    texts
}

/// Returns the lines of the tree, each branch on its own.
pub(super) fn tree(question: &Question, study: &Study, console: &Console) -> Vec<String> {
    let writer = Writer { words: &console.words, notation: console.notation };
    let mut lines = Vec::new();
    writer.branch(question.position(), &study.tree, 0, &mut lines);
    lines
}

impl Writer<'_> {
    fn threat(&self, position: &Position, study: &Study, threat: &Threat) -> String {
        match threat {
            Threat::Zugzwang => self.words.say("study-zugzwang"),
            Threat::Mate(mv, moves) => {
                let key = study.answer.keys.first().copied();
                let passed = key.and_then(|key| position.after(key).with_other_turn());
                let written = passed.map(|passed| self.notation.write(&passed, *mv));
                let values = [("move", written.unwrap_or_default().into()), ("n", moves.0.into())];
                self.words.tell("study-threat", values)
            }
        }
    }

    fn set_play(&self, position: &Position, found: Prospect) -> String {
        let side = ("side", side_name(!position.turn(), self.words).into());
        match found {
            Prospect::Mate(Some(moves)) => {
                self.words.tell("study-set-play-mated", [side, ("n", moves.0.into())])
            }
            Prospect::Mate(None) => self.words.tell("study-set-play-in-time", [side]),
            Prospect::Never => self.words.tell("study-set-play-none", [side]),
            Prospect::NotWithin(moves) => {
                self.words.tell("study-set-play-late", [side, ("n", moves.0.into())])
            }
            Prospect::Open => self.words.tell("study-set-play-open", [side]),
        }
    }

    fn longer(&self, position: &Position, first_moves: &[FirstMove]) -> Option<String> {
        let longer = first_moves.iter().filter_map(|first| match first.fate {
            Fate::Longer(moves) => {
                let length = moves.map_or_else(
                    || self.words.say("study-in-time"),
                    |moves| self.words.tell("list-number", [("n", moves.0.into())]),
                );
                Some(format!("{} ({length})", self.notation.write(position, first.mv)))
            }
            Fate::Key | Fate::Fails(_) | Fate::TooLate(_) | Fate::Open => None,
        });
        let moves: Vec<String> = longer.collect();
        let text = || self.words.tell("study-longer", [("moves", moves.join(", ").into())]);
        (!moves.is_empty()).then(text)
    }

    /// Returns what a try fails to; nothing for other moves.
    fn attempt(
        &self,
        position: &Position,
        first: &FirstMove,
        mate_in: Option<Moves>,
    ) -> Option<String> {
        let key = match first.fate {
            Fate::Fails(_) => "study-try",
            Fate::TooLate(_) => "study-try-late",
            Fate::Key | Fate::Longer(_) | Fate::Open => return None,
        };
        if !first.is_try() {
            return None;
        }
        let next = position.after(first.mv);
        let refuted: Vec<String> =
            first.fate.refutations().iter().map(|found| self.refutation(&next, *found)).collect();
        let values = [
            ("move", self.notation.write(position, first.mv).into()),
            ("by", refuted.join(", ").into()),
            ("n", mate_in.unwrap_or_default().0.into()),
        ];
        Some(self.words.tell(key, values))
    }

    fn refutation(&self, next: &Position, refutation: Refutation) -> String {
        let by = self.words.say(match refutation.by {
            Means::Stalemate => "study-by-stalemate",
            Means::Count => "study-by-count",
            Means::Capture => "study-by-capture",
            Means::Escape => "study-by-escape",
        });
        match refutation.reply {
            Some(reply) => format!("{} ({by})", self.notation.write(next, reply)),
            None => by,
        }
    }

    fn duals(&self, tree: &Branch) -> Option<String> {
        let key = match tree.duals() {
            (true, _) => "study-duals",
            (false, true) => "study-minor-duals",
            (false, false) => return None,
        };
        Some(self.words.say(key))
    }

    fn story(&self, question: &Question, story: &CountStory) -> String {
        let start = question.position();
        let played = &story.line[..story.starts_after];
        let reached = played.iter().fold(*start, |position, &mv| position.after(mv));
        let before = played.split_last().map(|(last, rest)| {
            let position = rest.iter().fold(*start, |position, &mv| position.after(mv));
            self.notation.write(&position, *last)
        });
        let values = [
            ("after", before.unwrap_or_else(|| self.words.say("study-at-once")).into()),
            ("side", side_name(story.count.side, self.words).into()),
            ("left", story.left.0.into()),
            ("needed", story.needed.0.into()),
            ("limit", story.count.limit.into()),
            ("mover", side_name(reached.turn(), self.words).into()),
        ];
        self.words.tell("study-count", values)
    }

    fn branch(&self, position: &Position, branch: &Branch, depth: usize, lines: &mut Vec<String>) {
        match branch {
            Branch::Mated | Branch::Cut => {}
            Branch::Chaser(attacks) => self.attacks(position, attacks, depth, lines),
            Branch::Fleer(defences) => {
                for defence in defences {
                    self.defence(position, defence, depth, lines);
                }
            }
        }
    }

    fn attacks(
        &self,
        position: &Position,
        attacks: &[Attack],
        depth: usize,
        lines: &mut Vec<String>,
    ) {
        let Some((first, duals)) = attacks.split_first() else { return };
        let write = |mv: Move| self.notation.write(position, mv);
        let mut text = format!("{}{}", indent(depth), write(first.mv));
        if !duals.is_empty() {
            let others: Vec<String> = duals.iter().map(|dual| write(dual.mv)).collect();
            let also = self.words.say("study-also");
            text = format!("{text}  [{also} {}]", others.join(", "));
        }
        lines.push(text);
        self.branch(&position.after(first.mv), &first.then, depth + 1, lines);
    }

    fn defence(
        &self,
        position: &Position,
        defence: &Defence,
        depth: usize,
        lines: &mut Vec<String>,
    ) {
        let written = self.notation.write(position, defence.mv);
        let left = self.words.tell("study-left", [("n", defence.mate_in.0.into())]);
        lines.push(format!("{}… {written}  ({left})", indent(depth)));
        self.branch(&position.after(defence.mv), &defence.then, depth + 1, lines);
    }
}

fn indent(depth: usize) -> String {
    "  ".repeat(depth)
}
