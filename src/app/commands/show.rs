//! `konmak show POS`: the board, who moves, and the count.

use konmak::counting::Asking;
use konmak::game::Game;

use crate::app::args::{Common, ShowArgs};
use crate::app::console::Console;
use crate::app::failure::{Failure, Outcome};
use crate::app::input::{Asked, each_position};
use crate::app::terminal::{BoardView, beside, count_lines, men_lines, turn_line};

pub(super) fn run(
    args: &ShowArgs,
    common: &Common,
    console: &mut Console,
) -> Result<Outcome, Failure> {
    let command = |asked: &Asked, console: &mut Console| show(asked, args, console);
    each_position(&args.position, common.rules, console, command, || false)
}

fn show(asked: &Asked, args: &ShowArgs, console: &mut Console) -> Result<Outcome, Failure> {
    let game = Game::new(asked.fen.position, asked.counter(Asking::AtOnce));
    let lines = drawn(&game, args.flip, args.plain, console);
    console.lines(lines)?;
    Ok(Outcome::Done)
}

/// Returns a game's board with its panel, or as a list of men.
fn drawn(game: &Game, flip: bool, plain: bool, console: &Console) -> Vec<String> {
    let (ink, words) = (console.ink, &console.words);
    let position = game.position();
    let mut panel = vec![turn_line(position, words)];
    panel.extend(count_lines(game.counter(), position, ink, words));
    if plain {
        return men_lines(position, ink, words).into_iter().chain(panel).collect();
    }
    let view = BoardView { position, last_move: game.last_move(), flip };
    beside(&view.lines(ink), &panel, console.width)
}
