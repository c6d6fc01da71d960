//! `konmak list`: the puzzles at hand, by set, theme and length.

use comfy_table::{CellAlignment, Table};
use konmak::puzzle::{Library, Puzzle, PuzzleId, Stipulation, Text, Theme};
use serde::Serialize;

use crate::app::args::{Common, ListArgs};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{library, unknown};
use crate::app::messages::{task_word, text_in};
use crate::app::terminal::{NARROWEST_TABLE, keep_names_whole, plain_table, style, wrapped};

#[derive(Serialize)]
struct ListObject<'a> {
    id: &'a str,
    aliases: Vec<&'a str>,
    name: BothWords<'a>,
    set: &'a str,
    fen: String,
    rules: &'static str,
    task: &'static str,
    mate_in: Option<u16>,
    men: usize,
    themes: Vec<&'static str>,
}

/// Words in both languages.
#[derive(Serialize)]
struct BothWords<'a> {
    th: &'a str,
    en: &'a str,
}

/// What puzzles are picked by.
struct Filter {
    set: Option<String>,
    theme: Option<Theme>,
    length: Option<u16>,
}

pub(super) fn run(
    args: &ListArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let library = library(common, console)?;
    if args.themes {
        return themes(&library, console);
    }
    let filter = Filter::read(args, &library, console).map_err(Failure::Refused)?;
    let puzzles: Vec<&Puzzle> = library.iter().filter(|puzzle| filter.takes(puzzle)).collect();
    if console.json {
        puzzles.iter().try_for_each(|puzzle| console.object(&ListObject::new(puzzle)))?;
    } else {
        let lines = for_people(&puzzles, &library, console);
        console.lines(lines)?;
    }
    if puzzles.is_empty() {
        return Err(Failure::Empty(vec![console.words.say("library-nothing-fits")]));
    }
    Ok(Outcome::Done)
}

#[derive(Serialize)]
struct ThemeObject<'a> {
    id: &'static str,
    name: BothWords<'a>,
    about: BothWords<'a>,
    puzzles: usize,
}

/// Tells every theme: its id, its name and what it means, and how many puzzles show it.
fn themes(library: &Library, console: &mut Console) -> Result<Outcome, Failure> {
    for theme in Theme::all() {
        let puzzles = library.with_theme(theme).count();
        if console.json {
            let [name, about] =
                [theme.name(), theme.about()].map(|Text { th, en }| BothWords { th, en });
            console.object(&ThemeObject { id: theme.id(), name, about, puzzles })?;
            continue;
        }
        let words = &console.words;
        let values = [
            ("id", theme.id().into()),
            ("name", text_in(theme.name(), words).to_owned().into()),
            ("n", puzzles.into()),
        ];
        let head = words.tell("list-theme", values);
        let about = wrapped(text_in(theme.about(), words), console.width.saturating_sub(4));
        let about = about.into_iter().map(|line| format!("    {line}"));
        let lines: Vec<String> = wrapped(&head, console.width).into_iter().chain(about).collect();
        console.lines(lines)?;
    }
    Ok(Outcome::Done)
}

impl Filter {
    /// Sees whether the names of the filters are known.
    fn read(args: &ListArgs, library: &Library, console: &Console) -> Result<Self, Vec<String>> {
        let mut faults = Vec::new();
        let sets = library.sets();
        if let Some(name) = args.set.as_deref().filter(|name| !sets.contains(name)) {
            faults.push(unknown("library-no-set", name, &sets, console));
        }
        let theme = args.theme.as_deref().and_then(|name| {
            let theme = name.parse().ok();
            if theme.is_none() {
                let known: Vec<&str> = Theme::all().map(Theme::id).collect();
                faults.push(unknown("library-no-theme", name, &known, console));
            }
            theme
        });
        let filter = Self { set: args.set.clone(), theme, length: args.length };
        if faults.is_empty() { Ok(filter) } else { Err(faults) }
    }

    fn takes(&self, puzzle: &Puzzle) -> bool {
        self.set.as_ref().is_none_or(|set| puzzle.set == *set)
            && self.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
            && self.length.is_none_or(|length| {
                puzzle.stipulation.length().is_some_and(|moves| moves.0 == length)
            })
    }
}

/// Returns the table, and under it the sets and themes that can be asked for.
fn for_people(puzzles: &[&Puzzle], library: &Library, console: &Console) -> Vec<String> {
    let words = &console.words;
    let mut lines = if puzzles.is_empty() {
        Vec::new()
    } else if console.width < NARROWEST_TABLE {
        stacked(puzzles, console)
    } else {
        let table = table(puzzles, console).to_string();
        table.lines().map(|line| line.trim_end().to_owned()).collect()
    };
    let total = words.tell("list-total", [("n", puzzles.len().into())]);
    let sets = words.tell("list-sets", [("sets", library.sets().join(", ").into())]);
    let shown = Theme::all().filter(|theme| library.with_theme(*theme).next().is_some());
    let themes = shown.map(Theme::id).collect::<Vec<_>>().join(", ");
    let themes = words.tell("list-themes", [("themes", themes.into())]);
    for text in [total, sets, themes] {
        let quiet = wrapped(&text, console.width).into_iter();
        lines.extend(quiet.map(|line| style::painted(style::QUIET, &line)));
    }
    lines
}

/// Returns the puzzles each in lines of its own, for a narrow terminal.
fn stacked(puzzles: &[&Puzzle], console: &Console) -> Vec<String> {
    let words = &console.words;
    let told = puzzles.iter().flat_map(|puzzle| {
        let values = [
            ("id", puzzle.id.to_string().into()),
            ("task", task_word(puzzle.stipulation, words).into()),
            ("men", puzzle.men().into()),
        ];
        let name = wrapped(text_in(&puzzle.name, words), console.width.saturating_sub(2));
        let name = name.into_iter().map(|line| format!("  {line}"));
        wrapped(&words.tell("list-stacked", values), console.width).into_iter().chain(name)
    });
    told.collect()
}

/// Returns the table. Names stand in the last column, where letters whose width terminals disagree
/// on push nothing aside.
fn table(puzzles: &[&Puzzle], console: &Console) -> Table {
    let words = &console.words;
    let mut table = plain_table(console.width);
    let head = ["list-id", "list-task", "list-men", "list-set", "list-name"];
    table.set_header(head.map(|key| words.say(key)));
    for puzzle in puzzles {
        table.add_row([
            puzzle.id.to_string(),
            task_word(puzzle.stipulation, words),
            words.tell("list-number", [("n", puzzle.men().into())]),
            puzzle.set.clone(),
            text_in(&puzzle.name, words).to_owned(),
        ]);
    }
    keep_names_whole(&mut table);
    if let Some(column) = table.column_mut(2) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

impl<'a> ListObject<'a> {
    fn new(puzzle: &'a Puzzle) -> Self {
        let Text { th, en } = &puzzle.name;
        Self {
            id: puzzle.id.as_str(),
            aliases: puzzle.aliases.iter().map(PuzzleId::as_str).collect(),
            name: BothWords { th, en },
            set: &puzzle.set,
            fen: puzzle.fen.to_string(),
            rules: puzzle.preset.name(),
            task: task_name(puzzle.stipulation),
            mate_in: puzzle.stipulation.length().map(|length| length.0),
            men: puzzle.men(),
            themes: puzzle.themes.iter().map(|theme| theme.id()).collect(),
        }
    }
}

const fn task_name(stipulation: Stipulation) -> &'static str {
    match stipulation {
        Stipulation::MateIn(_) => "mate-in",
        Stipulation::Win => "win",
        Stipulation::Hold => "hold",
        Stipulation::Open => "open",
    }
}
