//! The search and the tables, two ways to the same answers, under random counts.

use konmak::counting::Preset;
use konmak::rules::{Color, Moves, Position, Role};
use konmak::solve::{Claim, Limits, Proof, Question, Solver};
use konmak::tables::Material;

use crate::dice::Dice;

/// The same questions put to both.
struct Both {
    search: Solver,
    tables: Solver,
    /// How often a side mates within the moves asked for, and does not.
    seen: [u32; 2],
    proofs: u32,
}

impl Both {
    fn new() -> Self {
        let limits = Limits { memory: 8 << 20, ..Limits::default() };
        Self {
            search: Solver::new(Limits { tables: false, ..limits }),
            tables: Solver::new(limits),
            seen: [0; 2],
            proofs: 0,
        }
    }

    /// Asks both whether either side mates within so many moves or fewer.
    fn compare(&mut self, question: &Question, moves: u16) {
        for side in Color::ALL {
            for moves in (0..=moves).map(Moves) {
                let found = self.search.mates_within(question, side, moves);
                let known = self.tables.mates_within(question, side, moves);
                let at = || format!("{:?} {:?}", question.position(), question.counter());
                assert_eq!(found, known, "{side} within {} at {}", moves.0, at());
                let mates = found.expect("there is no limit");
                self.seen[usize::from(mates)] += 1;
                if mates {
                    break;
                }
            }
        }
    }

    /// Has both write down what they say, and the checker read it.
    fn prove(&mut self, question: &Question, moves: u16) {
        for side in Color::ALL {
            let moves = Moves(moves);
            let mates = self.tables.mates_within(question, side, moves).expect("no limit");
            let claim = if mates {
                Claim::MatesWithin(side, moves)
            } else {
                Claim::NoMateWithin(side, moves)
            };
            for solver in [&mut self.search, &mut self.tables] {
                let proof = solver.prove(question, claim);
                let at =
                    || format!("{claim:?} at {:?} {:?}", question.position(), question.counter());
                let proof: Proof = proof.unwrap_or_else(|fault| panic!("{}: {fault:?}", at()));
                let walk = proof.check();
                walk.unwrap_or_else(|flaw| panic!("{}: {flaw}", at()));
                self.proofs += 1;
            }
        }
    }
}

/// Compares on so many questions, each under the next preset, and some of their proofs.
fn compare(cases: usize, moves: u16, mut position: impl FnMut(&mut Dice) -> Position) -> Both {
    let mut dice = Dice::new(0x6167_7265_6500 + u64::from(moves));
    let mut both = Both::new();
    for case in 0..cases {
        let question = dice.question(Preset::ALL[case % 5], &mut position);
        both.compare(&question, moves);
        if case % 20 == 0 {
            both.prove(&question, moves.min(2));
        }
    }
    both
}

#[test]
fn they_agree_on_three_and_four_men_under_random_counts() {
    let four = compare(14_000, 3, |dice| {
        let men = 3 + dice.below(2);
        dice.narrow_position(men)
    });
    let [open, mates] = four.seen;
    assert!(mates > 300 && open > 10_000, "{mates} mates, {open} without");
    assert!(four.proofs > 2_000, "{} proofs", four.proofs);
}

#[test]
fn they_agree_on_longer_mates_of_three_men() {
    let three = compare(2_000, 5, |dice| dice.narrow_position(3));
    assert!(three.seen[1] > 50, "{} mates", three.seen[1]);
}

/// Five men: their tables are made only where that is cheap; elsewhere the tables of four men stand
/// at the leaves.
#[test]
fn they_agree_on_five_men_under_random_counts() {
    let many = compare(4_000, 2, |dice| dice.narrow_position(5));
    assert!(many.seen[1] > 100, "{} mates", many.seen[1]);
}

/// The tables of five men themselves: minutes of work.
#[test]
#[ignore = "makes tables of five men"]
fn they_agree_on_tables_of_five_men() {
    let materials = ["KSMMvK", "KRMvKR", "KSPvKN", "KRNvKS", "KNMvKP", "KSPPvK"];
    let mut dice = Dice::new(0x6669_7665);
    let mut mates = 0;
    for text in materials {
        let material: Material = text.parse().expect("a material");
        let mut both = Both::new();
        for ending in material.tables().into_iter().flatten() {
            both.tables.table(ending).expect("no distance is too long");
        }
        for case in 0..1_000 {
            let preset = Preset::ALL[case % 5];
            let question =
                dice.question(preset, |dice| dice.narrow_position_of(|_| men_of(material)));
            both.compare(&question, 3);
            if case % 20 == 0 {
                both.prove(&question, 2);
            }
        }
        println!("{text}: {:?}, {} proofs", both.seen, both.proofs);
        mates += both.seen[1];
    }
    assert!(mates > 100, "{mates} mates");
}

fn men_of(material: Material) -> Vec<(Color, Role)> {
    let sides = [(Color::White, material.white), (Color::Black, material.black)];
    let men = sides.into_iter().flat_map(|(color, men)| {
        let roles = Role::ALL[..5].iter();
        roles.flat_map(move |&role| vec![(color, role); men.of(role)])
    });
    men.collect()
}
