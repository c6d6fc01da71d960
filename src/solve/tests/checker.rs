//! Proofs that the search writes, whole and damaged, read by the checker.

use crate::counting::{Asking, Counter, Preset};
use crate::rules::{Color, Move, Moves, Square};
use crate::solve::proof::State;
use crate::solve::{Claim, Flaw, Limits, Proof, Question, Solver, Unwritten, Verdict};

use super::{Dice, mates_within, random_position, with_running_count};

/// What has been tried.
#[derive(Debug, Default)]
struct Tried {
    accepted: u32,
    missing: u32,
    illegal: u32,
    /// Another legal move in place of the one chosen: refused, and rightly accepted.
    replaced: [u32; 2],
    overstated: u32,
}

fn random_question(dice: &mut Dice, round: usize) -> Question {
    let preset = Preset::ALL[round % 5];
    let position = random_position(dice, 3 + round % 2, round.is_multiple_of(3));
    let counter = with_running_count(dice, &position, preset)
        .unwrap_or_else(|| Counter::set_up(&position, preset, Asking::AtOnce));
    Question::in_state(position, counter)
}

#[test]
fn the_checker_accepts_every_proof_and_refuses_damaged_ones() {
    let mut dice = Dice(0x7072_6f6f);
    let limits = Limits { within: Moves(4), tables: false, ..Limits::default() };
    let (mut solver, mut tried) = (Solver::new(limits), Tried::default());
    for round in 0..2000 {
        let question = random_question(&mut dice, round);
        let answer = solver.solve(&question);
        let Some(mate_in) = answer.value.mate_in else { continue };
        let turn = question.position().turn();
        let winner = if answer.value.verdict == Verdict::Win { turn } else { !turn };
        let shorter = mate_in.minus_one().map(|fewer| Claim::NoMateWithin(winner, fewer));
        for claim in [Some(Claim::MatesWithin(winner, mate_in)), shorter].into_iter().flatten() {
            let proof = solver.prove(&question, claim).expect("what was solved can be written");
            let walk = proof.check();
            let walk = walk.unwrap_or_else(|flaw| panic!("{question:?} {claim:?}: {flaw}"));
            tried.accepted += u32::from(walk.states > 0);
            damage(&proof, &question, &mut dice, &mut tried);
        }
        let longer = Claim::NoMateWithin(winner, mate_in);
        assert_eq!(solver.prove(&question, longer).err(), Some(Unwritten::NotProved));
    }
    let [refused, right] = tried.replaced;
    let all = [tried.accepted, tried.missing, tried.illegal, tried.overstated, refused];
    assert!(all.into_iter().all(|count| count > 200) && right > 0, "{tried:?}");
}

fn damage(proof: &Proof, question: &Question, dice: &mut Dice, tried: &mut Tried) {
    let overstated = match proof.claim() {
        Claim::MatesWithin(side, moves) => moves.minus_one().map(|n| Claim::MatesWithin(side, n)),
        Claim::NoMateWithin(side, moves) => Some(Claim::NoMateWithin(side, moves.plus_one())),
    };
    if let Some(claim) = overstated {
        assert!(proof.of_another(claim, *question).check().is_err(), "{claim:?} is false");
        tried.overstated += 1;
    }
    if proof.is_empty() {
        return;
    }
    let mut states: Vec<(&State, &Move)> = proof.choices().collect();
    states.sort_by_key(|(state, mv)| (format!("{state:?}"), **mv));
    for _ in 0..4 {
        let (state, chosen) = states[dice.below(states.len())];
        let missing = proof.damaged(state, None).check();
        assert!(matches!(missing, Err(Flaw::NoChoice(_))), "{missing:?}");
        tried.missing += 1;
        replace(proof, (state, *chosen), dice, tried);
    }
}

/// Puts another move in a choice's place. If it is accepted all the same, plain minimax must find
/// that it does, too.
fn replace(proof: &Proof, (state, chosen): (&State, Move), dice: &mut Dice, tried: &mut Tried) {
    let (question, left) = state.question();
    let position = question.position();
    let [from, to] = [dice.below(64), dice.below(64)].map(|square| Square::wrapped(square as u32));
    let other = position.move_between(from, to);
    if !position.is_legal(other) {
        let refused = proof.damaged(state, Some(other)).check();
        assert!(matches!(refused, Err(Flaw::IllegalChoice { .. })), "{refused:?}");
        tried.illegal += 1;
    }
    let moves = position.legal_moves();
    let other = moves[dice.below(moves.len())];
    if other == chosen {
        return;
    }
    let refused = proof.damaged(state, Some(other)).check().is_err();
    tried.replaced[usize::from(!refused)] += 1;
    assert!(refused || is_as_good(proof.claim(), &question, other, left), "{other} {question:?}");
}

fn is_as_good(claim: Claim, question: &Question, mv: Move, left: Moves) -> bool {
    let next = question.after(mv);
    let attacker: Color = claim.attacker();
    let spent = u16::from(question.position().turn() == attacker);
    let mates = mates_within(next.position(), *next.counter(), attacker, left.0 - spent);
    mates == matches!(claim, Claim::MatesWithin(..))
}
