//! What fields say is what the search finds without them, under every count.

use crate::counting::{Asking, Counter, Preset};
use crate::rules::{Color, Fen, Moves};
use crate::solve::bounds::Bounds;
use crate::solve::budget::{Allowance, Budget, Stopper};
use crate::solve::endings::Endings;
use crate::solve::fields::{Ask, Fields};
use crate::solve::leash::{Hold, Leash};
use crate::solve::memo::Memo;
use crate::solve::root::{Aim, Tools};
use crate::solve::search::Node;
use crate::solve::{Claim, Limits, Question, Solver, Verdict};

use crate::tables::{Material, Tables};
use std::num::NonZeroUsize;

use super::{Dice, random_position, with_running_count, within_beside};

/// The most moves that both are asked about.
const DEEPEST: u8 = 4;

fn fields_for(question: &Question, tables_memory: u64) -> Fields {
    let limits = Limits { tables_memory: Some(tables_memory), ..Limits::default() };
    let mut fields = Fields::default();
    fields.make(question, &limits, &Budget::new(Allowance::default(), Stopper::default()));
    fields
}

/// Returns the bounds that the fields alone give of a question.
fn told(fields: &Fields, question: &Question, attacker: Color) -> Option<Bounds> {
    let position = *question.position();
    let hold = Hold::at_root(&position, question.counter(), attacker);
    let node = Node { position, leash: hold.leash };
    fields.bounds(Ask { node: &node, attacker, preset: question.counter().preset() })
}

/// Compares on random questions, and counts the mates, and how often the fields knew of none.
fn compare(rounds: usize, tables_memory: u64) -> [u32; 2] {
    let mut dice = Dice(0x6669_656c_6473);
    let mut met = [0; 2];
    for round in 0..rounds {
        let position = random_position(&mut dice, 1 + round % 2, round % 3 == 0);
        let preset = Preset::ALL[round % 5];
        let counter = with_running_count(&mut dice, &position, preset)
            .filter(|_| round % 2 == 0)
            .unwrap_or_else(|| Counter::set_up(&position, preset, Asking::AtOnce));
        let question = Question::in_state(position, counter);
        let fields = fields_for(&question, tables_memory);
        for attacker in Color::ALL {
            for moves in 0..=DEEPEST {
                let beside = within_beside(&fields, &question, attacker, moves);
                let alone = within_beside(&Fields::default(), &question, attacker, moves);
                assert_eq!(beside, alone, "{position:?} {counter:?} {attacker} within {moves}");
                met[0] += u32::from(beside);
            }
            let known = told(&fields, &question, attacker);
            met[1] += u32::from(known.is_some_and(|bounds| bounds.is_beyond(DEEPEST)));
        }
    }
    met
}

#[test]
fn whole_fields_change_no_answer_under_any_count() {
    let [mates, none] = compare(500, 1 << 28);
    assert!(mates > 20 && none > 150, "{mates} {none}");
}

#[test]
fn fields_with_phases_left_out_change_no_answer() {
    let [mates, _] = compare(500, 1 << 24);
    assert!(mates > 20, "{mates}");
}

/// Returns the bounds of a side's mate that are known without a search.
fn known(question: &Question, attacker: Color, (tables, fields): (&Tables, &Fields)) -> Bounds {
    let memo = Memo::with_bytes(1 << 10);
    let tools =
        Tools { memo: &memo, endings: Endings { tables, fields }, limits: Limits::default() };
    Aim::new(question, attacker, &tools).bounds
}

/// What tables knew exactly, and how often fields named it, by the leash: none, board's, pieces'.
#[derive(Default)]
struct Held {
    exact: [u32; 3],
}

impl Held {
    fn compare(
        &mut self,
        question: &Question,
        attacker: Color,
        fields: &Fields,
        tables: &mut Tables,
    ) {
        let ending = Material::on(question.position().board()).attacked_by(attacker);
        tables.build(ending).expect("a table of few men");
        let truth = known(question, attacker, (tables, &Fields::default()));
        let told = known(question, attacker, (&Tables::new(NonZeroUsize::MIN), fields));
        let holds = truth.least <= told.most && told.least <= truth.most;
        assert!(holds, "{question:?} {attacker}: {told:?}, but {truth:?}");
        let kind = match Hold::at_root(question.position(), question.counter(), attacker).leash {
            Leash::Free | Leash::Followed(_) => 0,
            Leash::Board(_) => 1,
            Leash::Pieces => 2,
        };
        self.exact[kind] += u32::from(told.is_exact_mate() && told == truth);
    }
}

#[test]
fn fields_hold_what_tables_know_under_any_count() {
    let (mut dice, mut held) = (Dice(0x6865_6c64), Held::default());
    let mut tables = Tables::new(NonZeroUsize::MIN);
    for round in 0..400 {
        let position = random_position(&mut dice, 1 + round % 2, round % 3 == 0);
        let preset = [Preset::Thai, Preset::Thai, Preset::Old, Preset::None][round % 4];
        let counter = with_running_count(&mut dice, &position, preset)
            .unwrap_or_else(|| Counter::set_up(&position, preset, Asking::AtOnce));
        let root = Question::in_state(position, counter);
        let fields = fields_for(&root, if round % 5 == 0 { 1 << 24 } else { 1 << 28 });
        for _ in 0..6 {
            let mut question = root;
            for _ in 0..10 {
                for attacker in Color::ALL {
                    if question.position().board().color(attacker).has_several() {
                        held.compare(&question, attacker, &fields, &mut tables);
                    }
                }
                let moves = question.position().legal_moves();
                if moves.is_empty() {
                    break;
                }
                question = question.after(moves[dice.below(moves.len())]);
            }
        }
    }
    assert!(held.exact.iter().all(|&times| times > 100), "{:?}", held.exact);
}

/// Six men, two of them bia that block each other.
const LONG: &str = "8/8/8/3k4/2p5/2P5/1SM2K2/8 w - - 0 1";

#[test]
fn a_long_study_is_proved_and_its_proof_stands() {
    let fen = Fen::read(LONG).expect("a well-formed FEN");
    let question = Question::new(fen.position, Preset::Thai);
    let mut solver = Solver::new(Limits::default());
    let answer = solver.solve(&question);
    assert_eq!((answer.value.verdict, answer.value.mate_in), (Verdict::Win, Some(Moves(26))));
    let keys: Vec<_> = answer.keys.iter().map(ToString::to_string).collect();
    assert_eq!((keys, answer.line.len()), (vec!["c2d1".to_owned()], 51));
    let claim = Claim::MatesWithin(Color::White, Moves(26));
    let proof = solver.prove(&question, claim).expect("the claim is true");
    proof.check().expect("the checker knows moves and counting only");
    let shorter = Claim::MatesWithin(Color::White, Moves(25));
    assert!(solver.prove(&question, shorter).is_err());
}
