//! Exercises about the tempo: every answer and every move against the distances in the tables.

use std::sync::Arc;

use assert_cmd::Command;
use konmak::counting::Preset;
use konmak::drill::{
    Deal, Event, Exercise, Flaw, Goal, Guess, Hint, Judgement, LARGEST_COST, Outcome, Reply,
    Session, Settings, Task, TempoTasks, Wrong,
};
use konmak::puzzle::Library;
use konmak::rules::{Color, Fen, Move, Moves, Position};
use konmak::solve::{Limits, Solver};
use konmak::tables::{Ending, Material, Measure, Table};
use konmak::tempo::{Cost, pen_thi_placements};

fn solver() -> Solver {
    Solver::new(Limits::default())
}

fn ending(text: &str) -> Ending {
    text.parse::<Material>().expect("a material").attacked_by(Color::White)
}

fn table(material: &str) -> Arc<Table> {
    solver().table(ending(material)).expect("no win is too long")
}

fn dealt(material: &str, exercise: Exercise, count: usize, seed: u64) -> Vec<Task> {
    let mut solver = solver();
    let table = solver.table(ending(material)).expect("no win is too long");
    let deal = Deal::new(pen_thi_placements(&table), LARGEST_COST, Preset::Thai);
    deal.tasks(&[exercise], count, seed, &mut solver)
}

fn begun(tasks: Vec<Task>) -> Session {
    let mut session = Session::new(tasks, solver(), Settings::default());
    session.begin();
    session
}

/// White's moves to mate.
fn length(table: &Table, position: &Position) -> Option<u16> {
    table.moves(position, Color::White, Measure::Mate).map(|moves| moves.0)
}

/// What having to move costs White by the definition: W > B + 1 in plies.
fn cost(table: &Table, chaser_first: &Position) -> Option<Cost> {
    let passed = chaser_first.with_other_turn()?;
    let fleer = 2 * length(table, &passed)?;
    let Some(chaser) = length(table, chaser_first).map(|moves| 2 * moves - 1) else {
        return Some(Cost::Mate);
    };
    (chaser > fleer + 1).then(|| Cost::Moves(Moves((chaser - fleer - 1) / 2)))
}

/// Returns what is said of a move, and whether the task ends with it.
fn judged(session: &mut Session, mv: Move) -> (Judgement, bool) {
    let replies = session.handle(Event::Move(mv));
    let ended = replies.iter().any(|reply| matches!(reply, Reply::Finished { .. }));
    let judgement = replies.into_iter().find_map(|reply| {
        if let Reply::Judged { judgement, .. } = reply { Some(judgement) } else { None }
    });
    (judgement.expect("a legal move is judged"), ended)
}

fn is_right(session: &mut Session, guess: Guess) -> bool {
    let replies = session.handle(Event::Guess(guess));
    let right = replies.into_iter().find_map(|reply| {
        if let Reply::Guessed { is_right, .. } = reply { Some(is_right) } else { None }
    });
    right.expect("an answer to what is asked is judged")
}

#[test]
fn each_answer_is_right_just_where_the_definition_says_so() {
    let mut seen = [0; 2];
    for (material, seed) in [("KSMvK", 1), ("KNMvK", 2), ("KRvK", 3), ("KSvK", 4)] {
        let table = table(material);
        let tasks = dealt(material, Exercise::Judge, 20, seed);
        assert!(tasks.len() >= 5, "{material}");
        let mut session = begun(tasks.clone());
        for task in tasks {
            let truth = cost(&table, task.position());
            seen[usize::from(truth.is_some())] += 1;
            assert!(!is_right(&mut session, Guess::PenThi(truth.is_none())));
            assert!(is_right(&mut session, Guess::PenThi(truth.is_some())));
            let Some(truth) = truth else { continue };
            let costs = (0..9).map(|moves| Cost::Moves(Moves(moves))).chain([Cost::Mate]);
            for wrong in costs.filter(|&cost| cost != truth) {
                assert!(!is_right(&mut session, Guess::Cost(wrong)), "{wrong:?}");
            }
            assert!(is_right(&mut session, Guess::Cost(truth)));
        }
        assert!(session.view().is_none(), "{material}");
        assert!(session.records().iter().all(|record| record.outcome == Outcome::Missed));
    }
    assert!(seen.iter().all(|&seen| seen > 15), "yes is not always the answer: {seen:?}");
}

#[test]
fn losing_the_tempo_every_move_is_judged_by_its_distance() {
    let mut seen = [0; 3];
    for (material, seed) in [("KSMvK", 5), ("KNMvK", 6), ("KSSvK", 7), ("KRvK", 8)] {
        let table = table(material);
        let tasks = dealt(material, Exercise::Lose, 10, seed);
        assert!(tasks.len() >= 4, "{material}");
        let mut session = begun(tasks.clone());
        for task in tasks {
            let start = *task.position();
            let passed = start.with_other_turn().expect("legal with either side to move");
            let goal = length(&table, &passed).expect("mate with the fleer to move");
            while let Some(view) =
                session.view().filter(|view| view.number == session.records().len())
            {
                let (position, number) = (view.position, view.number);
                let left = length(&table, &position).expect("still won");
                let until = Moves(goal);
                assert_eq!(view.goal, Goal::LoseTempo { left: Moves(left), until });
                let best = try_every_move(&mut session, &table, left, &mut seen);
                let (_, ended) = judged(&mut session, best);
                assert_eq!(ended, left - 1 == goal, "{position:?}");
                if session.view().is_none_or(|view| view.number != number) {
                    break;
                }
            }
        }
        assert!(session.view().is_none());
    }
    assert!(seen.iter().all(|&seen| seen > 30), "{seen:?}");
}

/// Tries every wrong move here and takes nothing back, since none is made; returns a right one.
fn try_every_move(session: &mut Session, table: &Table, left: u16, seen: &mut [u32; 3]) -> Move {
    let position = session.view().expect("a task in progress").position;
    let mut best = None;
    for mv in position.legal_moves() {
        let next = position.after(mv);
        let after = length(table, &next);
        if after == Some(left - 1) {
            best = Some(mv);
            seen[0] += 1;
            continue;
        }
        let Judgement::Wrong(Wrong { flaw, .. }) = judged(session, mv).0 else {
            panic!("{mv} in {position:?} is not best");
        };
        match (flaw, after) {
            (Flaw::Costs { by, mate_in, .. }, Some(after)) => {
                assert_eq!((by.0, mate_in.0), (after - (left - 1), after), "{mv} {position:?}");
                seen[1] += 1;
            }
            (Flaw::Loses(_), None) => seen[2] += 1,
            (flaw, after) => panic!("{mv} in {position:?}: {flaw:?}, {after:?}"),
        }
    }
    best.expect("some move is best")
}

#[test]
fn every_flight_is_judged_by_what_it_costs_the_chaser() {
    let mut seen = [0; 3];
    for (material, seed) in [("KSMvK", 9), ("KNMvK", 10), ("KSNvK", 11), ("KRvK", 12)] {
        let table = table(material);
        let tasks = dealt(material, Exercise::Make, 12, seed);
        assert!(tasks.len() >= 4, "{material}");
        let mut session = begun(tasks.clone());
        for task in tasks {
            let position = *task.position();
            let costs: Vec<(Move, Option<Cost>)> = position
                .legal_moves()
                .into_iter()
                .map(|mv| (mv, cost(&table, &position.after(mv))))
                .collect();
            let best = costs.iter().filter_map(|&(_, cost)| cost).max().expect("a right flight");
            for &(mv, cost) in costs.iter().filter(|(_, cost)| *cost != Some(best)) {
                let Judgement::Wrong(Wrong { flaw, .. }) = judged(&mut session, mv).0 else {
                    panic!("{mv} in {position:?} costs less");
                };
                match (flaw, cost) {
                    (Flaw::CostsLess { cost: told, .. }, Some(Cost::Moves(cost))) => {
                        assert_eq!(told, cost);
                        seen[1] += 1;
                    }
                    (Flaw::NotPenThi { mate_in }, None) => {
                        let after = length(&table, &position.after(mv));
                        assert_eq!(mate_in.map(|moves| moves.0), after);
                        seen[2] += 1;
                    }
                    (flaw, cost) => panic!("{mv} in {position:?}: {flaw:?}, {cost:?}"),
                }
            }
            let right = costs.iter().find(|(_, cost)| *cost == Some(best)).expect("the best").0;
            let (judgement, ended) = judged(&mut session, right);
            assert_eq!(judgement, Judgement::PenThi { cost: best });
            assert!(ended);
            seen[0] += 1;
        }
    }
    assert!(seen[0] > 20 && seen[2] > 20, "{seen:?}");
}

#[test]
fn the_same_seed_deals_the_same_and_another_one_others() {
    let fens = |exercise, seed| -> Vec<String> {
        let tasks = dealt("KSMvK", exercise, 12, seed);
        let fen =
            |task: &Task| Fen { position: *task.position(), count: None, fullmove: 1 }.to_string();
        tasks.iter().map(fen).collect()
    };
    for exercise in Exercise::ALL {
        let dealt = fens(exercise, 1);
        assert_eq!(dealt.len(), 12);
        assert_eq!(dealt, fens(exercise, 1));
        assert_ne!(dealt, fens(exercise, 2));
        for (at, fen) in dealt.iter().enumerate() {
            assert!(!dealt[..at].contains(fen), "{fen} is dealt twice");
        }
    }
}

#[test]
fn men_that_are_never_pen_thi_give_no_exercise() {
    for exercise in Exercise::ALL {
        assert!(dealt("KNNvK", exercise, 3, 1).is_empty());
    }
    assert!(dealt("KSvK", Exercise::Lose, 3, 1).is_empty(), "all of them are absolute");
}

#[test]
fn each_shipped_tempo_puzzle_sets_its_exercises_and_its_line_solves_them() {
    let library = Library::embedded();
    let wanted = TempoTasks { exercises: Exercise::ALL.to_vec(), rules: None };
    let mut solver = solver();
    let (mut lost, mut made) = (0, 0);
    for puzzle in library.in_set("tempo") {
        let claim = puzzle.tempo.as_ref().expect("each of the set claims a tempo");
        let tasks = wanted.of_puzzle(puzzle, &mut solver).expect("its count runs");
        let exercises: Vec<Exercise> =
            tasks.iter().filter_map(|task| Some(task.lesson.as_ref()?.exercise)).collect();
        let flees = puzzle.position().turn() != puzzle.chaser;
        let expected: &[Exercise] =
            if flees { &[Exercise::Make] } else { &[Exercise::Judge, Exercise::Lose] };
        assert_eq!(exercises, expected, "{}", puzzle.id);
        let mut session = begun(tasks);
        if flees {
            assert_eq!(puzzle.keys.len(), 1, "{}", puzzle.id);
            for mv in puzzle.position().legal_moves() {
                if mv != puzzle.keys[0] {
                    assert!(!judged(&mut session, mv).0.is_accepted(), "{}: {mv}", puzzle.id);
                }
            }
            assert!(judged(&mut session, puzzle.keys[0]).1, "{}", puzzle.id);
            made += 1;
            continue;
        }
        assert!(is_right(&mut session, Guess::PenThi(claim.pen_thi)), "{}", puzzle.id);
        if claim.pen_thi {
            session.handle(Event::Skip);
        }
        lose_by_hints(&mut session);
        assert!(session.view().is_none(), "{}", puzzle.id);
        lost += 1;
    }
    assert!(lost >= 17 && made >= 3, "{lost} {made}");
}

/// Makes the moves that the hints name until the task is done.
fn lose_by_hints(session: &mut Session) {
    let number = session.view().expect("a task in progress").number;
    for _ in 0..40 {
        let Some(view) = session.view().filter(|view| view.number == number) else { return };
        assert!(matches!(view.goal, Goal::LoseTempo { .. }));
        let hints: Vec<Reply> = (0..3).flat_map(|_| session.handle(Event::Hint)).collect();
        let mv = hints.iter().find_map(|reply| {
            if let Reply::Hint(Hint::Move { mv, .. }) = reply { Some(*mv) } else { None }
        });
        let (judgement, _) = judged(session, mv.expect("the third hint is a move"));
        assert!(judgement.is_accepted(), "{judgement:?}");
    }
    panic!("the hints lead nowhere");
}

#[test]
fn what_sets_no_exercise_is_refused_with_what_would_be_right() {
    for (args, said) in [
        (&["--tempo", "lose", "7k/8/4S1K1/8/8/8/8/8 w - - 0 1"][..], "a placement with a cure"),
        (&["--tempo", "make", "1k6/3M4/KS6/8/8/8/8/8 w - - 0 1"], "the fleer to move"),
        (&["--tempo", "make", "tempo-tri-1"], "the fleer to move"),
        (&["--tempo", "judge", "tempo-tri-1", "1k6/3M4/KS6/8/8/8/8/8 w - - 0 1"], "one FEN or ids"),
        (&["--tempo", "judge", "--material", "NN"], "such as SM"),
        (&["--tempo", "judge", "--material", "SQ"], "no material"),
        (&["--tempo", "judge", "--material", "SMMM"], "no material"),
        (&["--tempo", "judge", "--material", "SMM"], "--yes"),
        (&["--tempo", "guess"], "all, judge, lose"),
        (&["--material", "SM"], "--tempo"),
        (&["--tempo", "all", "--side", "fleer"], "do not go together"),
        (&["--tempo", "all", "--max-cost", "3"], "--material"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_konmak"));
        let run = command.args(["drill", "--plain", "--lang", "en"]).args(args);
        let run = run.write_stdin("").output().expect("it runs");
        let complaint = String::from_utf8_lossy(&run.stderr);
        let complaint = complaint.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(run.status.code(), Some(2), "{args:?}: {complaint}");
        assert!(complaint.contains(said), "{args:?}: {complaint}");
    }
}
