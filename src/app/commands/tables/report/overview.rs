//! The head of the page: how to read it, what stands out, and all endings at a glance.

use konmak::rules::Color;
use konmak::tables::{Material, Side, fresh_pieces_count};

use crate::app::console::Console;
use crate::app::words::{Language, Words};

use super::Reported;
use super::figures::{name, share, whole};

/// The least share of positions won, in percent, of an ending whose wins in time are compared.
const WINS_WORTH_COMPARING: u64 = 5;

/// What kind of ending it is; each kind has its own table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Against a bare khun, no unturned bia: ศักดิ์หมาก runs.
    Bare,
    /// With an unturned bia: nothing is counted yet.
    Bia,
    /// Men on both sides.
    Both,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Bare, Self::Bia, Self::Both];

    fn of(material: Material) -> Self {
        let ending = material.attacked_by(Color::White);
        match (ending.has_bia(), ending.has_pieces_honour()) {
            (true, _) => Self::Bia,
            (false, true) => Self::Bare,
            (false, false) => Self::Both,
        }
    }

    /// Returns the keys of its heading and of its columns, and the line under these.
    fn texts(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Bare => ("report-bare", "report-bare-columns", "|---|---|--:|--:|--:|--:|"),
            Self::Bia => ("report-bia", "report-bia-columns", "|---|---|--:|--:|--:|--:|"),
            Self::Both => ("report-both", "report-both-columns", "|---|---|--:|--:|--:|--:|"),
        }
    }
}

/// Returns the lines before the endings' own sections.
pub(super) fn lines(all: &[Reported], console: &Console) -> Vec<String> {
    let words = &console.words;
    let keys = ["report-title", "report-intro", "report-reading", "report-count", "report-letters"];
    let mut lines: Vec<String> =
        keys.into_iter().flat_map(|key| [words.say(key), String::new()]).collect();
    lines.extend(highlights(all, console));
    for kind in Kind::ALL {
        let rows: Vec<_> =
            all.iter().filter(|reported| Kind::of(reported.material) == kind).collect();
        if rows.is_empty() {
            continue;
        }
        let (heading, columns, rule) = kind.texts();
        lines.extend([words.say(heading), String::new(), words.say(columns), rule.to_owned()]);
        lines.extend(rows.into_iter().map(|reported| row(reported, kind, console)));
        lines.push(String::new());
    }
    lines
}

fn row(reported: &Reported, kind: Kind, console: &Console) -> String {
    let Reported { material, stats } = reported;
    let white = stats.uncounted[0];
    let mut cells = vec![
        format!("[{material}](#{})", material.to_string().to_lowercase()),
        name(*material, &Words::new(Language::Thai)),
    ];
    if kind == Kind::Bare {
        cells.push(limit(*material).map_or_else(String::new, |count| count.to_string()));
    }
    cells.push(share(white.win, whole(white), console));
    if kind != Kind::Bare {
        cells.push(share(white.loss, whole(white), console));
    }
    cells.push(white.longest.0.to_string());
    cells.push(share(stats.counted[0].win, white.win, console));
    format!("| {} |", cells.join(" | "))
}

/// Returns the limit of ศักดิ์หมาก, if it runs.
pub(super) fn limit(material: Material) -> Option<u16> {
    let ending = material.attacked_by(Color::White);
    let moves = fresh_pieces_count(ending, Side::Defender);
    ending.has_pieces_honour().then(|| moves.0 + material.men() as u16)
}

/// Returns what stands out: the longest win, and where the count takes the most.
fn highlights(all: &[Reported], console: &Console) -> Vec<String> {
    let words = &console.words;
    let mut lines = Vec::new();
    let longest = all.iter().map(|reported| reported.stats.uncounted[0].longest).max();
    if let Some(longest) = longest.filter(|longest| longest.0 > 0) {
        let has_it = |reported: &&Reported| reported.stats.uncounted[0].longest == longest;
        let names: Vec<_> = all.iter().filter(has_it).map(|of| of.material.to_string()).collect();
        let values = [("n", longest.0.into()), ("names", names.join(", ").into())];
        lines.push(words.tell("report-longest-of-all", values));
    }
    let is_won = |reported: &&Reported| {
        let white = reported.stats.uncounted[0];
        white.win * 100 >= whole(white) * WINS_WORTH_COMPARING
    };
    let in_time = |reported: &Reported| {
        let [counted, uncounted] = [reported.stats.counted[0], reported.stats.uncounted[0]];
        u128::from(counted.win) * 1_000_000 / u128::from(uncounted.win.max(1))
    };
    let worst = all.iter().filter(is_won).min_by_key(|reported| in_time(reported));
    if let Some(Reported { material, stats }) = worst.filter(|worst| in_time(worst) < 1_000_000) {
        let left = share(stats.counted[0].win, stats.uncounted[0].win, console);
        let values = [("name", material.to_string().into()), ("share", left.into())];
        lines.push(words.tell("report-least-in-time", values));
    }
    if !lines.is_empty() {
        lines.push(String::new());
    }
    lines
}
