//! A second run, with every table in the folder, answers as the first that made them, and looks up
//! as much.

use konmak::counting::Preset;
use konmak::rules::{Board, Color, Position, Role};
use konmak::solve::{Limits, Question, Solver};
use konmak::tables::{Store, Tables};

use super::{empty_folder, two};
use crate::dice::Dice;

/// Men of both sides beside the khun: bia that turn, and men to be taken on either side.
const MEN: [(&[Role], &[Role]); 6] = [
    (&[Role::Ruea, Role::Bia], &[]),
    (&[Role::Khon, Role::Bia], &[]),
    (&[Role::Khon, Role::Met], &[]),
    (&[Role::Ruea], &[Role::Ma]),
    (&[Role::Ruea], &[Role::Bia]),
    (&[Role::Bia], &[Role::Bia]),
];

/// More nodes than any answer from tables takes: the moves of its line, each with all its sisters.
const LOOKED_UP: u64 = 40_000;

fn solver(folder: &std::path::Path) -> Solver {
    Solver::with_tables(Limits::default(), Tables::stored_in(Store::new(folder), two()))
}

fn position(dice: &mut Dice, (white, black): (&[Role], &[Role])) -> Position {
    loop {
        let mut board = Board::default();
        for (color, men) in [(Color::White, white), (Color::Black, black)] {
            dice.man(&mut board, color, Role::Khun);
            for &role in men {
                dice.man(&mut board, color, role);
            }
        }
        if let Ok(position) = Position::new(board, dice.of(&Color::ALL)) {
            return position;
        }
    }
}

#[test]
fn answers_from_read_tables_are_those_from_made_ones_and_are_looked_up() {
    let folder = empty_folder("cached");
    let mut dice = Dice::new(0x6361_6368);
    for men in MEN {
        let (mut first, mut second) = (solver(&folder), None);
        for _ in 0..40 {
            let question = Question::new(position(&mut dice, men), Preset::Thai);
            let made = first.solve(&question);
            let second = second.get_or_insert_with(|| solver(&folder));
            let read = second.solve(&question);
            let fen = question.position();
            assert_eq!((read.value, read.uncounted), (made.value, made.uncounted), "{fen:?}");
            assert_eq!((&read.keys, &read.line), (&made.keys, &made.line), "{fen:?}");
            assert!(read.nodes < LOOKED_UP, "{fen:?}: {} nodes", read.nodes);
        }
    }
}
