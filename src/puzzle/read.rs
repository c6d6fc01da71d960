//! From the tree of a puzzle to the puzzle.

use std::str::FromStr;

use crate::counting::Preset;
use crate::rules::Color;

use super::fault::{Faults, Place};
use super::fault_kind::FaultKind;
use super::fields::{Fields, list_of, text_of, words_of};
use super::moves::{self, Play};
use super::nearest::nearest;
use super::setup::{self, Setup};
use super::task::{self, Task};
use super::tempo::{self, TempoClaim};
use super::tree::Node;
use super::tries::{self, Duals, Try};
use super::{Places, Puzzle, PuzzleId, Source, Text, Theme, origin};

/// The fields of a puzzle, in the order in which they are written.
const FIELDS: &[&str] = &[
    "id", "aliases", "name", "author", "fen", "rules", "mate-in", "win", "hold", "chaser",
    "claimed", "keys", "line", "duals", "tries", "tempo", "idea", "themes", "sources",
];

/// What was read of an entry: its names and set-up, by which doubles are found even if something
/// else is wrong with it, and the puzzle if nothing is.
pub(super) struct Draft {
    pub(super) names: Vec<(PuzzleId, Place)>,
    pub(super) setup: Option<(Setup, Preset)>,
    pub(super) puzzle: Option<Puzzle>,
}

/// Reads one entry of a set.
pub(super) fn read(node: &Node, set: &str, faults: &mut Faults<'_>) -> Option<Draft> {
    let before = faults.found.len();
    let Some(fields) = Fields::of(node, FIELDS, faults) else {
        faults.report(node.place, FaultKind::NotAPuzzle { found: node.value.what() });
        return None;
    };
    let id = fields.required("id", "a name such as pb-58", faults);
    let id = id.and_then(|node| read_id(node, faults));
    let aliases = read_aliases(&fields, faults);
    let words = Words::read(&fields, faults);
    let preset = read_preset(&fields, faults);
    let setup = fields
        .required("fen", "the position, such as 8/8/8/8/6M~1/5S2/5K1k/8 w - - 0 1", faults)
        .and_then(|node| setup::read(node, preset.unwrap_or_default(), faults));
    let turn = setup.as_ref().map_or(Color::White, |setup| setup.fen.position.turn());
    let task = task::read(&fields, turn, faults);
    let play = moves::read(&fields, setup.as_ref(), faults);
    let chaser = task.as_ref().map_or(turn, |task| task.chaser);
    let claim = fields.node("tempo");
    let tempo = claim.and_then(|node| tempo::read(node, (setup.as_ref(), chaser), faults));

    let beside = Beside::read(&fields, (setup.as_ref(), &play), faults);

    let names = id.iter().chain(&aliases).cloned().collect();
    let setup = setup.zip(preset);
    let is_sound = faults.found.len() == before;
    let parts = id.zip(words).zip(setup).zip(task).filter(|_| is_sound);
    let puzzle = parts.map(|(((id, words), setup), task)| {
        let aliases = aliases.into_iter().map(|(alias, _)| alias).collect();
        let entry = Entry { id, aliases, words, setup, task, play, beside, tempo };
        entry.into_puzzle(set, faults.file)
    });
    Some(Draft { names, setup, puzzle })
}

/// An entry of which every part was read.
struct Entry {
    id: (PuzzleId, Place),
    aliases: Vec<PuzzleId>,
    words: Words,
    setup: (Setup, Preset),
    task: Task,
    play: Play,
    beside: Beside,
    tempo: Option<TempoClaim>,
}

impl Entry {
    fn into_puzzle(self, set: &str, file: &str) -> Puzzle {
        let Self { id: (id, id_place), aliases, words, setup, task, play, beside, tempo } = self;
        let (setup, preset) = setup;
        let (themes, theme_places) = words.themes.into_iter().unzip();
        let (keys, key_places) = play.keys.into_iter().unzip();
        let (line, line_places) = play.line.into_iter().unzip();
        let places = Places {
            file: file.to_owned(),
            id: id_place,
            fen: setup.place,
            stipulation: task.place,
            key_list: play.key_list.unwrap_or(setup.place),
            keys: key_places,
            duals: beside.duals_place,
            themes: theme_places,
            line: line_places,
        };
        Puzzle {
            id,
            aliases,
            name: words.name,
            set: set.to_owned(),
            fen: setup.fen,
            preset,
            stipulation: task.stipulation,
            chaser: task.chaser,
            claimed: task.claimed,
            keys,
            line,
            duals: beside.duals,
            tries: beside.tries,
            tempo,
            idea: words.idea,
            themes,
            sources: words.sources,
            author: words.author,
            places,
        }
    }
}

/// What is said beside the solution.
#[derive(Default)]
struct Beside {
    duals: Option<Duals>,
    duals_place: Place,
    tries: Vec<Try>,
}

impl Beside {
    fn read(
        fields: &Fields<'_>,
        (setup, play): (Option<&Setup>, &Play),
        faults: &mut Faults<'_>,
    ) -> Self {
        let mut beside = Self::default();
        if let Some(node) = fields.node("duals") {
            beside.duals_place = node.place;
            beside.duals = tries::read_duals(node, faults);
        }
        if let Some(node) = fields.node("tries") {
            beside.tries = tries::read(node, setup, faults);
        }
        for found in &beside.tries {
            if play.keys.iter().any(|(key, _)| *key == found.mv) {
                faults.report(found.place, FaultKind::TryIsKey(found.mv.to_string()));
            }
        }
        beside
    }
}

/// What is told of a puzzle, apart from play.
struct Words {
    name: Text,
    author: Option<String>,
    idea: Option<Text>,
    themes: Vec<(Theme, Place)>,
    sources: Vec<Source>,
}

impl Words {
    fn read(fields: &Fields<'_>, faults: &mut Faults<'_>) -> Option<Self> {
        let name = fields.required("name", "the name, in `th:` and `en:`", faults);
        let name = name.and_then(|node| words_of(node, "name", faults));
        let author = fields.node("author");
        let author = author.and_then(|node| text_of(node, "author", "who composed it", faults));
        let idea = fields.node("idea").and_then(|node| words_of(node, "idea", faults));
        let themes = fields.node("themes").map(|node| read_themes(node, faults));
        let sources = fields.node("sources").map(|node| origin::read(node, faults));
        Some(Self {
            name: name?,
            author: author.map(str::to_owned),
            idea,
            themes: themes.unwrap_or_default(),
            sources: sources.unwrap_or_default(),
        })
    }
}

fn read_id(node: &Node, faults: &mut Faults<'_>) -> Option<(PuzzleId, Place)> {
    let text = text_of(node, "id", "a name such as pb-58", faults)?;
    match PuzzleId::from_str(text) {
        Ok(id) => Some((id, node.place)),
        Err(fault) => {
            faults.report(node.place, FaultKind::BadId(fault));
            None
        }
    }
}

fn read_aliases(fields: &Fields<'_>, faults: &mut Faults<'_>) -> Vec<(PuzzleId, Place)> {
    let Some(node) = fields.node("aliases") else { return Vec::new() };
    let items = list_of(node, "aliases", "a list of ids", faults);
    items.iter().filter_map(|item| read_id(item, faults)).collect()
}

fn read_preset(fields: &Fields<'_>, faults: &mut Faults<'_>) -> Option<Preset> {
    let Some(node) = fields.node("rules") else { return Some(Preset::default()) };
    let text = text_of(node, "rules", "thai, thai-highest, old, fairy or none", faults)?;
    text.parse().map_err(|fault| faults.report(node.place, FaultKind::UnknownPreset(fault))).ok()
}

fn read_themes(node: &Node, faults: &mut Faults<'_>) -> Vec<(Theme, Place)> {
    let mut themes: Vec<(Theme, Place)> = Vec::new();
    for item in list_of(node, "themes", "a list of themes", faults) {
        let Some(text) = text_of(item, "themes", "a theme such as kae-thi", faults) else {
            continue;
        };
        match Theme::from_str(text) {
            Ok(theme) if themes.iter().any(|(known, _)| *known == theme) => {
                let kind = FaultKind::Repeated { field: "themes", item: text.to_owned() };
                faults.report(item.place, kind);
            }
            Ok(theme) => themes.push((theme, item.place)),
            Err(_) => {
                let nearest = nearest(text, Theme::all().map(Theme::id));
                let kind = FaultKind::UnknownTheme { theme: text.to_owned(), nearest };
                faults.report(item.place, kind);
            }
        }
    }
    themes
}
