//! `konmak show POS [MOVE…]`: the board, who moves, and the count.

use konmak::counting::Asking;
use konmak::game::{End, Game};
use konmak::puzzle::Puzzle;
use konmak::rules::{Color, Fen, read_move};
use serde::Serialize;

use crate::app::args::{Common, ShowArgs};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{Asked, BadPosition, each_position};
use crate::app::messages::names::{end_key, preset_name};
use crate::app::messages::{move_fault, task, text_in};
use crate::app::terminal::{BoardView, count_lines, style, turn_line, wrapped};
use crate::app::words::{Language, Words};

use super::count_part::CountPart;

#[derive(Serialize)]
struct ShowObject<'a> {
    fen: String,
    rules: &'static str,
    turn: &'static str,
    check: bool,
    id: Option<&'a str>,
    count: CountPart,
    ended: Option<&'static str>,
}

pub(super) fn run(
    args: &ShowArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let command = |asked: &Asked, console: &mut Console| show(asked, args, console);
    each_position(&args.position, common, console, command, || false)
}

fn show(asked: &Asked, args: &ShowArgs, console: &mut Console) -> Result<Outcome, Failure> {
    let mut game = Game::new(asked.fen.position, asked.counter(Asking::AtOnce));
    for (index, text) in args.moves.iter().enumerate() {
        match read_move(game.position(), text) {
            Ok(mv) => game.play(mv),
            Err(fault) => {
                let message = move_fault(&fault, &console.words);
                let fen = fen_of(&game, asked).to_string();
                BadPosition::of_move(&fen, index + 1, text, &message).report(console)?;
                return Ok(Outcome::Bad);
            }
        };
    }
    if console.json {
        console.object(&object(&game, asked))?;
    } else {
        let lines = shown(&game, asked, args, console);
        console.lines(lines)?;
    }
    Ok(Outcome::Done)
}

fn shown(game: &Game, asked: &Asked, args: &ShowArgs, console: &Console) -> Vec<String> {
    let words = &console.words;
    let head = asked.puzzle.as_ref().map(|puzzle| headline(puzzle, &args.moves, words));
    let foot = asked.puzzle.as_ref().map(|puzzle| about(puzzle, words)).unwrap_or_default();
    let wrap = |text: String| wrapped(&text, console.width);
    let mut lines: Vec<String> = head.into_iter().flat_map(wrap).collect();
    lines.extend(drawn(game, asked, args, console));
    lines.extend(foot.into_iter().flat_map(wrap));
    lines
}

/// Returns a game's board with its panel, or as a list of men.
fn drawn(game: &Game, asked: &Asked, args: &ShowArgs, console: &Console) -> Vec<String> {
    let (ink, words) = (console.ink, &console.words);
    let position = game.position();
    let mut panel = vec![turn_line(position, words)];
    panel.extend(count_lines(game.counter(), position, ink, words));
    panel.extend(game.end().map(|end| style::painted(style::CARE, &words.say(end_key(end)))));
    let rules = preset_name(asked.preset, words).into();
    panel.push(style::painted(style::QUIET, &words.tell("board-rules", [("rules", rules)])));
    if args.plain {
        return console.men_and(position, &panel);
    }
    let view = BoardView { position, last_move: game.last_move(), flip: args.flip, steps: &[] };
    console.board_and(view, &panel)
}

/// Returns the name of a puzzle with its task; the task is no longer that after moves.
fn headline(puzzle: &Puzzle, moves: &[String], words: &Words) -> String {
    let name = style::painted(style::HEADING, text_in(&puzzle.name, words));
    let task = if moves.is_empty() {
        task(puzzle, words)
    } else {
        words.tell("show-after", [("moves", moves.join(" ").into())])
    };
    format!("{}  {name}  {task}", puzzle.id)
}

/// The years by which the Buddhist era (พ.ศ.) is ahead of the common era.
const BUDDHIST_ERA: u16 = 543;

/// Returns what is known of a puzzle and gives no move away.
fn about(puzzle: &Puzzle, words: &Words) -> Vec<String> {
    let mut lines = vec![String::new()];
    if let Some(claimed) = &puzzle.claimed {
        lines.push(words.tell("show-claimed", [("text", text_in(claimed, words).into())]));
    }
    if !puzzle.themes.is_empty() {
        let themes = puzzle.themes.iter().map(|theme| text_in(theme.name(), words));
        let themes = themes.collect::<Vec<_>>().join(", ");
        lines.push(words.tell("show-themes", [("themes", themes.into())]));
    }
    for source in &puzzle.sources {
        let place = source.place.as_ref().map(|place| text_in(place, words));
        let parts = [Some(text_in(&source.title, words).to_owned()), place.map(str::to_owned)];
        let year = source.year.and_then(|year| year_unless_in(place, year, words));
        let text = parts.into_iter().chain([year]).flatten().collect::<Vec<_>>().join(", ");
        lines.push(words.tell("show-source", [("source", text.into())]));
    }
    lines
}

/// Returns a year of the common era in the reckoning of the language; nothing if the text tells it.
fn year_unless_in(place: Option<&str>, year: u16, words: &Words) -> Option<String> {
    let year = match words.language() {
        Language::Thai => words.digits(&(year + BUDDHIST_ERA).to_string()),
        Language::English => year.to_string(),
    };
    let is_told = place.is_some_and(|place| place.contains(&year));
    (!is_told).then(|| words.tell("show-year", [("year", year.into())]))
}

fn object<'a>(game: &Game, asked: &'a Asked) -> ShowObject<'a> {
    let position = game.position();
    ShowObject {
        fen: fen_of(game, asked).to_string(),
        rules: asked.preset.name(),
        turn: position.turn().name(),
        check: position.is_check(),
        id: asked.puzzle.as_ref().map(|puzzle| puzzle.id.as_str()),
        count: CountPart::new(game.count(), position.turn()),
        ended: game.end().map(End::name),
    }
}

/// Returns the FEN of a game as it stands, with its count.
fn fen_of(game: &Game, asked: &Asked) -> Fen {
    let position = *game.position();
    let count = game.count().and_then(|count| count.fields(position.turn()));
    let black_began = asked.fen.position.turn() == Color::Black;
    let plies = game.moves().len() + usize::from(black_began);
    Fen { position, count, fullmove: asked.fen.fullmove + (plies / 2) as u32 }
}
