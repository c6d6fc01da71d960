//! Whole tables and single positions against figures on file.

use konmak::counting::Preset;
use konmak::rules::Fen;
use konmak::solve::{Limits, Question, Solver};
use konmak::tables::{Outcomes, Tables};

use super::{rows, two};

const ENDINGS: &str = include_str!("../../data/endings.tsv");
const COUNTED: &str = include_str!("../../data/endings-counted.tsv");
const DISTANCES: &str = include_str!("../../data/dtm.tsv");

/// Compares the figures of White and of Black to move with the fields that are given.
fn compare(material: &str, outcomes: [Outcomes; 2], fields: &[&str]) -> usize {
    let [white, black] = outcomes;
    let figures = [white, black].map(|of| [of.win, of.loss, of.draw, u64::from(of.longest.0)]);
    let mut compared = 0;
    for (place, (figure, field)) in figures.iter().flatten().zip(fields).enumerate() {
        if !field.is_empty() {
            assert_eq!(figure.to_string(), *field, "{material}: figure {place}");
            compared += 1;
        }
    }
    compared
}

#[test]
fn every_ending_on_file_has_the_figures_on_file() {
    let mut compared = 0;
    for row in rows(ENDINGS) {
        let stats =
            Tables::new(two()).stats(row[0].parse().expect("a material")).expect("short wins");
        compared += compare(row[0], stats.uncounted, &row[1..]);
    }
    assert!(compared > 100, "{compared} figures");
}

#[test]
fn every_counted_ending_on_file_has_the_figures_on_file() {
    let mut compared = 0;
    for row in rows(COUNTED) {
        let stats =
            Tables::new(two()).stats(row[0].parse().expect("a material")).expect("short wins");
        compared += compare(row[0], stats.counted, &row[1..]);
    }
    assert_eq!(compared, 28, "figures");
}

#[test]
fn letters_in_any_order_and_either_colour_give_the_same_figures() {
    let mut tables = Tables::new(two());
    let mut stats =
        |text: &str| tables.stats(text.parse().expect("a material")).expect("short wins");
    let [one, other] = [stats("KSMvK"), stats("MKSvK")];
    assert_eq!(one, other);
    let turned = stats("KvKMS");
    let [white, black] = one.uncounted;
    assert_eq!(turned.uncounted, [black, white]);
    let [white, black] = one.counted;
    assert_eq!(turned.counted, [black, white]);
}

#[test]
fn every_position_on_file_has_its_distance_and_its_best_moves() {
    let mut solver = Solver::new(Limits::default());
    for row in rows(DISTANCES) {
        let fen = Fen::read(row[0]).expect("a sound FEN");
        let answer = solver.solve(&Question::new(fen.position, Preset::None));
        let found = answer.value.mate_in.map(|moves| moves.0.to_string());
        assert_eq!(found.as_deref(), Some(row[1]), "{}", row[0]);
        assert_eq!(answer.keys.len().to_string(), row[2], "{}: {:?}", row[0], answer.keys);
    }
}
