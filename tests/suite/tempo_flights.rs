//! The fleer's side: which flights keep it เป็นที and for how long, against the definition.

use assert_cmd::Command;
use konmak::rules::{Color, Fen, Position, attacks};
use konmak::solve::{Limits, Solver};
use konmak::tables::{Material, Measure, Table};
use konmak::tempo::{Book, Found, Lasting, Placement, flights, pen_thi_placements};
use serde_json::Value;

/// White's moves to mate.
fn length(table: &Table, position: &Position) -> Option<u16> {
    table.moves(position, Color::White, Measure::Mate).map(|moves| moves.0)
}

fn is_pen_thi(table: &Table, position: &Position) -> bool {
    let passed = position.with_other_turn();
    let fleer = passed.and_then(|passed| length(table, &passed));
    let Some(fleer) = fleer else { return false };
    length(table, position).is_none_or(|chaser| chaser > fleer + 1)
}

/// Returns for how many of White's turns in a row it is เป็นที, White to move and mating: of its best
/// moves White takes those that end it first, Black those that end it last.
fn lasts(table: &Table, position: &Position) -> u16 {
    if !is_pen_thi(table, position) {
        return 0;
    }
    let left = length(table, position).expect("White mates") - 1;
    let best = |from: &Position| -> Vec<Position> {
        let moves = from.legal_moves().into_iter().map(|mv| from.after(mv));
        moves.filter(|next| length(table, next) == Some(left)).collect()
    };
    let after = |next: &Position| best(next).iter().map(|back| lasts(table, back)).max();
    let fewest = best(position).iter().map(|next| after(next).unwrap_or(0)).min();
    1 + fewest.expect("White has a best move")
}

/// Returns the positions from which Black's khun may have come here.
fn before(position: &Position) -> Vec<Position> {
    let to = position.khun(Color::Black);
    let khun = position.board().man_at(to).expect("the khun stands there");
    let from = attacks::khun(to).without(position.board().occupied());
    from.filter_map(|from| {
        let mut board = *position.board();
        board.remove(to);
        board.put(from, khun);
        Position::new(board, Color::Black).ok()
    })
    .collect()
}

#[test]
fn a_flight_lasts_as_long_as_the_definition_says() {
    let mut solver = Solver::new(Limits::default());
    let mut seen = [0; 4];
    for (text, step) in [("KSMvK", 40), ("KNMvK", 40), ("KRvK", 2), ("KSvK", 1)] {
        let material: Material = text.parse().expect("a material");
        let table = solver.table(material.attacked_by(Color::White)).expect("no win is too long");
        let near = |found: &Found| found.fleer_first.0 <= 9;
        let found = pen_thi_placements(&table).filter(near).step_by(step);
        for fleer_first in found.flat_map(|found| before(&found.position())) {
            let mut book = Book::new(&mut solver, Color::White);
            let found = flights(&mut book, &Placement::of(&fleer_first, Color::White));
            assert_eq!(found.len(), fleer_first.legal_moves().len());
            for flight in found {
                let next = fleer_first.after(flight.mv);
                let expected = match (is_pen_thi(&table, &next), length(&table, &next)) {
                    (false, _) => None,
                    (true, None) => Some(Lasting::Forever),
                    (true, Some(_)) => Some(Lasting::Turns(lasts(&table, &next))),
                };
                assert_eq!(flight.pen_thi, Some(expected.is_some()), "{} {next:?}", flight.mv);
                assert_eq!(flight.lasts, expected, "{} {next:?}", flight.mv);
                seen[match expected {
                    None => 0,
                    Some(Lasting::Turns(1)) => 1,
                    Some(Lasting::Turns(_)) => 2,
                    Some(Lasting::Forever) => 3,
                }] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&seen| seen > 5), "every sort of flight occurs: {seen:?}");
}

fn answer(args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_konmak"));
    let output = command.args(args).output().expect("it runs");
    assert!(output.status.success());
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

#[test]
fn the_flights_stand_in_what_the_verb_tells() {
    let fen = "k7/8/5M2/1K3S2/8/8/8/8 b - - 0 1";
    let object: Value =
        serde_json::from_str(&answer(&["tempo", fen, "--json"])).expect("an object");
    let flights = object["explanation"]["flights"].as_array().expect("a list");
    let told: Vec<(&str, bool, Option<u64>, Option<u64>)> = flights
        .iter()
        .map(|flight| {
            let mv = flight["move"].as_str().expect("a move");
            let pen_thi = flight["pen_thi"].as_bool().expect("settled");
            (mv, pen_thi, flight["lasts"].as_u64(), flight["chaser_to_move_plies"].as_u64())
        })
        .collect();
    let material: Material = "KSMvK".parse().expect("a material");
    let table = Solver::new(Limits::default()).table(material.attacked_by(Color::White));
    let table = table.expect("no win is too long");
    let position = Fen::read(fen).expect("a well-formed FEN").position;
    assert_eq!(told.len(), 3);
    for (mv, pen_thi, turns, plies) in told {
        let legal = position.legal_moves().into_iter().find(|legal| legal.to_string() == mv);
        let next = position.after(legal.expect("a legal move"));
        assert_eq!(pen_thi, is_pen_thi(&table, &next), "{mv}");
        assert_eq!(turns, pen_thi.then(|| lasts(&table, &next).into()), "{mv}");
        assert_eq!(plies, length(&table, &next).map(|moves| u64::from(2 * moves - 1)), "{mv}");
    }
    let text = answer(&["tempo", fen, "--lang", "en"]);
    assert!(
        text.contains(
            "· Ka7: White is pen thi for its next 2 turns, at a cost of 4 moves (mate in 14)"
        ),
        "{text}"
    );
}
