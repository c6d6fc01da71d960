//! Whole tables: every position, both sides to move, by every measure.

use konmak::counting::Preset;
use konmak::rules::{Color, Position};
use konmak::solve::{Limits, Question, Solver, Verdict};
use konmak::tables::{Measure, Tables};

use crate::tables::{ending, two};

use super::places::{Men, Places};
use super::spread::{NEVER, NOTHING, Values};
use super::worth::Second;
use super::{FOUR, SECOND, THREE, all_of_four_men};

/// Compares every value of an ending.
fn compare(text: &str, second: &mut Second) {
    let men = Men::read(text);
    let mut tables = Tables::new(two());
    let table = tables.build(ending(text)).expect("no mate is too long");
    let all = men.measures().iter().map(|&measure| (measure, second.values(men, measure)));
    let all: Vec<_> = all.collect();
    let mut compared = [0; 2];
    for_each(men, &all[0].1, |number, position| {
        let turn = position.turn();
        for (measure, values) in &all {
            // Of a win under counts still to come only that it is one is told.
            let told = |moves| if *measure == Measure::Later { 0 } else { moves };
            let found = table.moves(position, Color::White, *measure).map(|moves| told(moves.0));
            let expected = length(values.at(number, turn)).map(told);
            assert_eq!(found, expected, "{text} {measure:?} {position:?}");
        }
        compared[turn.index()] += 1;
    });
    let stats = tables.stats(text.parse().expect("a material")).expect("no mate is too long");
    let whole_board = stats.uncounted.map(|of| of.win + of.loss + of.draw);
    assert_eq!(compared.map(|positions: u64| 2 * positions), whole_board, "{text}: positions");
}

/// Calls with every position and its number.
fn for_each(men: Men, values: &Values, mut each: impl FnMut(usize, &Position)) {
    let places = Places::new(men);
    for number in 0..places.size() {
        for turn in Color::ALL.into_iter().filter(|&turn| values.at(number, turn) != NOTHING) {
            each(number, &places.position(number, turn).expect("it has a value"));
        }
    }
}

fn length(value: u8) -> Option<u16> {
    (value != NEVER).then_some(u16::from(value))
}

#[test]
fn tables_of_three_men_are_those_of_the_second_way() {
    let mut second = SECOND.lock().expect("no other test has failed");
    for text in THREE {
        compare(text, &mut second);
    }
}

#[test]
fn tables_of_four_men_are_those_of_the_second_way() {
    let mut second = SECOND.lock().expect("no other test has failed");
    for text in FOUR {
        compare(text, &mut second);
    }
}

/// `cargo test --test suite -- --ignored all_tables_of_four_men`
#[test]
#[ignore = "a quarter of an hour on one core"]
fn all_tables_of_four_men_are_those_of_the_second_way() {
    for text in all_of_four_men() {
        compare(&text, &mut Second::default());
    }
}

/// A ruea has 14 moves when the count begins with it to move (`rules.md`, section 4).
#[test]
fn with_a_ruea_every_mate_in_fifteen_or_sixteen_is_a_draw_by_count() {
    let men = Men::read("KRvK");
    let values = SECOND.lock().expect("no other test has failed").values(men, Measure::Mate);
    let mut solver = Solver::new(Limits::default());
    let (mut late, mut seen) = (0, 0);
    for_each(men, &values, |number, position| {
        seen += 1;
        let value = length(values.at(number, position.turn()));
        let Some(moves) = value.filter(|_| position.turn() == Color::White) else { return };
        if moves < 15 && seen % 64 > 0 {
            return;
        }
        let answer = solver.solve(&Question::new(*position, Preset::Thai));
        let uncounted = answer.uncounted.mate_in.map(|moves| moves.0);
        assert_eq!((answer.uncounted.verdict, uncounted), (Verdict::Win, value), "{position:?}");
        let found = (answer.value.verdict, answer.value.mate_in.map(|moves| moves.0));
        let expected = if moves > 14 { (Verdict::Draw, None) } else { (Verdict::Win, value) };
        assert_eq!(found, expected, "{position:?}");
        late += u32::from(moves > 14);
    });
    assert!(late > 1000, "{late} mates are too late");
}
