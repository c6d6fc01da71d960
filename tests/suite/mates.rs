//! Shortest mates with nothing counted, and how many first moves give them, as other tools have
//! found them.

use konmak::counting::Preset;
use konmak::rules::{Fen, Move, Moves, Position};
use konmak::solve::{Claim, Limits, Question, Solver, Value, Verdict};

/// Returns the fields of a table's rows.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    let is_row = |line: &&str| !line.starts_with('#') && !line.starts_with("fen\t");
    table.lines().filter(is_row).map(|line| line.split('\t').collect())
}

fn uncounted(fen: &str) -> Question {
    let fen = Fen::read(fen).unwrap_or_else(|faults| panic!("{fen}: {faults:?}"));
    Question::new(fen.position, Preset::None)
}

fn number(text: &str) -> u16 {
    text.parse().expect("a number")
}

fn won_in(moves: Moves) -> Value {
    Value { verdict: Verdict::Win, mate_in: Some(moves) }
}

/// Returns the same composition seen in the mirror, from the other side, and both.
fn likenesses(position: &Position) -> [Question; 4] {
    let exchanged = position.with_sides_exchanged();
    [*position, position.mirrored(), exchanged, exchanged.mirrored()]
        .map(|position| Question::new(position, Preset::None))
}

#[test]
fn each_composition_has_its_length_and_one_key() {
    let mut solver = Solver::new(Limits::default());
    let mut solved = 0;
    for row in rows(include_str!("../data/mates.tsv")) {
        let [fen, length] = row[..] else { panic!("{row:?}") };
        let length = Moves(number(length));
        for question in likenesses(uncounted(fen).position()) {
            let answer = solver.solve(&question);
            assert_eq!(answer.value, won_in(length), "{fen}");
            assert_eq!(answer.keys.len(), 1, "{fen}: {:?}", answer.keys);
            assert_eq!(answer.line.first(), answer.keys.first(), "{fen}");
            assert_eq!(answer.line.len(), usize::from(2 * length.0 - 1), "{fen}");
        }
        solved += 1;
    }
    assert_eq!(solved, 14);
}

/// Has a claim proved in writing and the proof replayed by its checker, which knows the rules and
/// nothing of the search.
fn assert_proved(solver: &mut Solver, question: &Question, claim: Claim, about: &str) {
    let proof = solver.prove(question, claim);
    let proof = proof.unwrap_or_else(|unwritten| panic!("{about}: {claim:?}: {unwritten:?}"));
    assert_eq!(proof.claim(), claim);
    let walk = proof.check().unwrap_or_else(|flaw| panic!("{about}: {claim:?}: {flaw}"));
    assert!(walk.states > proof.len() || claim.moves() == Moves(0), "{about}: {walk:?}");
}

#[test]
fn each_composition_has_written_proofs_of_its_mate_and_of_none_shorter_or_beside_the_key() {
    let mut solver = Solver::new(Limits::default());
    for row in rows(include_str!("../data/mates.tsv")) {
        let fen = row[0];
        let question = uncounted(fen);
        let length = Moves(number(row[1]));
        let shorter = Moves(length.0 - 1);
        let side = question.position().turn();
        assert_proved(&mut solver, &question, Claim::MatesWithin(side, length), fen);
        assert_proved(&mut solver, &question, Claim::NoMateWithin(side, shorter), fen);
        let key = solver.solve(&question).keys[0];
        for other in question.position().legal_moves().into_iter().filter(|&mv| mv != key) {
            let about = format!("{fen} {other}");
            let claim = Claim::NoMateWithin(side, shorter);
            assert_proved(&mut solver, &question.after(other), claim, &about);
        }
    }
}

/// The plainest second way: every move against every reply, with nothing remembered.
fn keys_by_trying_all(position: &Position, moves: u16) -> Vec<Move> {
    let mates = |mv: &Move| is_lost(&position.after(*mv), moves - 1);
    position.legal_moves().into_iter().filter(mates).collect()
}

fn is_lost(position: &Position, moves: u16) -> bool {
    let replies = position.legal_moves();
    if replies.is_empty() || moves == 0 {
        return replies.is_empty() && position.is_check();
    }
    replies.into_iter().all(|reply| {
        let next = position.after(reply);
        let mut attacks = next.legal_moves().into_iter();
        attacks.any(|mv| is_lost(&next.after(mv), moves - 1))
    })
}

#[test]
fn mates_of_middlegames_and_of_random_men_have_the_length_and_keys_that_trying_all_finds() {
    let tables = [include_str!("../data/many-men.tsv"), include_str!("../data/made-mates.tsv")];
    let (mut solver, mut large) = (Solver::new(Limits::default()), 0);
    for row in tables.into_iter().flat_map(rows).filter(|row| row[1] == "3") {
        let question = uncounted(row[0]);
        let answer = solver.solve(&question);
        let position = question.position();
        assert_eq!(answer.value, won_in(Moves(3)), "{}", row[0]);
        assert_eq!(answer.keys, keys_by_trying_all(position, 3), "{}", row[0]);
        assert_eq!(keys_by_trying_all(position, 2), Vec::new(), "{}", row[0]);
        let side = position.turn();
        assert_proved(&mut solver, &question, Claim::MatesWithin(side, Moves(3)), row[0]);
        assert_proved(&mut solver, &question, Claim::NoMateWithin(side, Moves(2)), row[0]);
        large += usize::from(position.board().occupied().len() >= 20);
    }
    assert!(large >= 20, "only {large} of 20 men and more");
}

/// A count never helps the side that mates: it mates as soon, with no other keys, or not so soon.
#[test]
fn longer_mates_of_random_men_have_their_length_and_one_key_unless_the_count_forbids_them() {
    let (mut solver, mut forbidden) = (Solver::new(Limits::default()), Vec::new());
    for row in rows(include_str!("../data/made-mates.tsv")) {
        let length = Moves(number(row[1]));
        let question = uncounted(row[0]);
        let answer = solver.solve(&question);
        assert_eq!(answer.value, won_in(length), "{}", row[0]);
        assert_eq!(answer.keys.len(), 1, "{}: {:?}", row[0], answer.keys);
        let counted = Question::new(*question.position(), Preset::Thai);
        if solver.mates_within(&counted, counted.position().turn(), length) == Some(true) {
            let under_the_count = solver.solve(&counted);
            assert_eq!((under_the_count.value, under_the_count.keys), (answer.value, answer.keys));
        } else {
            forbidden.push(row[0]);
        }
    }
    assert_eq!(forbidden, ["2N3N1/2n5/M7/8/k1p2RR1/7K/8/8 w - - 0 1"]);
}
