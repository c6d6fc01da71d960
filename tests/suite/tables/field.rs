//! Fields against endgame tables: two ways to the same distances.

use konmak::counting::pieces_side;
use konmak::rules::{Color, Moves, Position};
use konmak::tables::{Distance, Field, FieldPlan, Halt, Material, Measure, Tables};

use super::two;
use crate::dice::Dice;

const MEMORY: u64 = 1 << 30;

/// What was compared: distances met, and how many of them were mates.
#[derive(Default)]
struct Compared {
    exact: u32,
    longer: u32,
    never: u32,
}

/// Returns the attacker's distance as its table has it, by what binds moves from there on.
fn by_table(tables: &mut Tables, position: &Position, field: &Field) -> Option<Moves> {
    let ending = Material::on(position.board()).attacked_by(field.attacker());
    let runs = pieces_side(position.board()).is_some();
    let measure = if field.counts() && !runs { Measure::Pieces } else { Measure::Mate };
    let table = tables.build(ending).expect("a table of few men");
    table.moves(position, field.attacker(), measure)
}

fn compare(tables: &mut Tables, position: &Position, field: &Field, seen: &mut Compared) {
    let Some(distance) = field.distance(position) else { return };
    let known = by_table(tables, position, field);
    match distance {
        Distance::Exactly(moves) => {
            assert_eq!(known, Some(moves), "{position:?}");
            seen.exact += 1;
        }
        Distance::MoreThan(moves) => {
            assert!(known.is_none_or(|known| known > moves), "{position:?}: {known:?}");
            seen.longer += 1;
        }
        Distance::Never => {
            assert_eq!(known, None, "{position:?}");
            seen.never += 1;
        }
        Distance::AtMost(moves) => {
            assert!(known.is_some_and(|known| known <= moves), "{position:?}: {known:?}");
            seen.exact += 1;
        }
    }
}

/// Compares along lines of chance from the position.
fn compare_from(dice: &mut Dice, tables: &mut Tables, root: &Position, field: &Field) -> Compared {
    let mut seen = Compared::default();
    for _ in 0..12 {
        let mut position = *root;
        for _ in 0..14 {
            compare(tables, &position, field, &mut seen);
            let moves = position.legal_moves();
            let Some(left) = moves.len().checked_sub(1) else { break };
            position = position.after(moves[dice.below(left + 1)]);
            if !position.board().color(field.attacker()).has_several() {
                break;
            }
        }
    }
    seen
}

fn field_of(position: &Position, attacker: Color, memory: u64, counts: bool) -> Option<Field> {
    let plan = FieldPlan::new(position, attacker, memory)?;
    assert!(plan.memory() <= memory);
    Some(plan.make(counts, two(), &Halt::NEVER).expect("no halt is due"))
}

/// Compares the fields of so many random positions of so many men.
fn compare_fields(cases: usize, men: usize, memory: u64) -> Compared {
    let mut dice = Dice::new(0x6669_656c_6400 + men as u64 + memory);
    let mut tables = Tables::new(two());
    let mut all = Compared::default();
    for case in 0..cases {
        let position = dice.narrow_position(men);
        let attacker = Color::ALL[dice.below(2)];
        if !position.board().color(attacker).has_several() {
            continue;
        }
        let Some(field) = field_of(&position, attacker, memory, case % 2 == 0) else { continue };
        let seen = compare_from(&mut dice, &mut tables, &position, &field);
        all.exact += seen.exact;
        all.longer += seen.longer;
        all.never += seen.never;
    }
    all
}

#[test]
fn they_agree_with_tables_of_three_and_four_men() {
    for (cases, men, exact) in [(300, 3, 1_000), (600, 4, 4_000)] {
        let seen = compare_fields(cases, men, MEMORY);
        assert!(seen.exact > exact && seen.never > 1_000, "{} {}", seen.exact, seen.never);
        assert!(seen.longer > 500, "{}", seen.longer);
    }
}

#[test]
#[ignore = "makes tables of many endings of five men: minutes and gigabytes"]
fn they_agree_with_tables_of_five_men() {
    let seen = compare_fields(20, 5, 4 * MEMORY);
    assert!(seen.exact > 100, "{}", seen.exact);
}

#[test]
fn fields_with_phases_left_out_give_upper_bounds() {
    let seen = compare_fields(600, 4, 1 << 22);
    assert!(seen.exact > 400, "{}", seen.exact);
}
