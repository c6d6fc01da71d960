//! The reasons that the tempo's analysis gives, each held against the tables.

use konmak::counting::Preset;
use konmak::rules::{Board, Color, Man, Move, Moves, Position, Role, Square};
use konmak::solve::{Answer, Limits, Proved, Question, Solver, Value, Verdict};
use konmak::tables::{Material, TooLong};
use konmak::tempo::{
    Book, CureKind, Explanation, Filter, Held, Hindrance, NoTriangle, Placement, Tempo, Why,
    analyse, explain,
};

/// Returns White's moves to mate, nothing counted.
fn length(solver: &mut Solver, position: &Position) -> Option<Moves> {
    solver.length_by_table(position, Color::White).expect("a table")
}

/// Returns every move that keeps the length.
fn best(solver: &mut Solver, position: &Position) -> Vec<Move> {
    let now = length(solver, position).expect("mate is forced").0;
    let left = if position.turn() == Color::White { now - 1 } else { now };
    let moves = position.legal_moves().into_iter();
    moves.filter(|&mv| length(solver, &position.after(mv)) == Some(Moves(left))).collect()
}

/// Returns the placements of a material with a cure of that kind, with their explanations.
fn explained(
    solver: &mut Solver,
    material: &str,
    kind: CureKind,
    most: usize,
) -> Vec<(Tempo, Explanation)> {
    let ending: Material = material.parse().expect("a material");
    let filter = Filter { cure: Some(kind), ..Filter::default() };
    let mut placements: Vec<Placement> = Vec::new();
    let mut note = |tempo: &Tempo| {
        placements.push(tempo.placement);
        Ok::<(), TooLong>(())
    };
    let ending = ending.attacked_by(Color::White);
    let whole = filter.each(solver, ending, Preset::Thai, &mut note).expect("short wins");
    assert!(whole);
    let step = (placements.len() / most).max(1);
    let chosen = placements.into_iter().step_by(step);
    chosen
        .map(|placement| {
            let position = placement.chaser_first().expect("it is legal");
            let question = Question::new(position, Preset::Thai);
            let mut book = Book::new(solver, Color::White);
            let tempo = analyse(&mut book, &question);
            let explanation = explain(&mut book, &question, &tempo);
            (tempo, explanation)
        })
        .collect()
}

/// Returns the placements of khun and khon near a cornered khun, and a met anywhere, that a waiting
/// move cures.
fn waiting(solver: &mut Solver) -> Vec<(Tempo, Explanation)> {
    let near = |square: &Square| square.file() < 4 && square.rank() > 4;
    let corner = Square::all().filter(|square| square.file() < 2 && square.rank() == 7);
    let placed = corner.flat_map(|fleer| Square::all().map(move |khun| (fleer, khun)));
    let placed = placed.filter(|(_, khun)| khun.file() < 2 && khun.rank() == 5);
    let placed = placed.flat_map(|men| Square::all().filter(near).map(move |khon| (men, khon)));
    let placed = placed.flat_map(|men| Square::all().map(move |met| (men, met)));
    let told = placed.filter_map(|(((fleer, khun), khon), met)| {
        let men = [
            (fleer, Color::Black, Role::Khun),
            (khun, Color::White, Role::Khun),
            (khon, Color::White, Role::Khon),
            (met, Color::White, Role::Met),
        ];
        let mut board = Board::default();
        for (square, color, role) in men {
            if board.man_at(square).is_some() {
                return None;
            }
            board.put(square, Man { color, role, turned: false });
        }
        let question = Question::new(Position::new(board, Color::White).ok()?, Preset::Thai);
        let mut book = Book::new(solver, Color::White);
        let tempo = analyse(&mut book, &question);
        let is_waiting = tempo.cure.as_ref()?.kind == CureKind::WaitingMove;
        is_waiting.then(|| {
            let explanation = explain(&mut book, &question, &tempo);
            (tempo, explanation)
        })
    });
    told.collect()
}

#[test]
fn a_spare_man_is_one_without_which_it_would_be_pen_thi() {
    let mut solver = Solver::new(Limits::default());
    let mut spares = 0;
    for (tempo, explanation) in waiting(&mut solver) {
        for man in &explanation.men {
            let mut without = tempo.placement;
            without.board.remove(man.square);
            let is_spare = explanation.spares.iter().any(|spare| spare.square == man.square);
            let both = without.chaser_first().zip(without.fleer_first());
            let Some((chaser, fleer)) = both.filter(|_| man.man.role != Role::Khun) else {
                assert!(!is_spare);
                continue;
            };
            let [chaser, fleer] = [chaser, fleer].map(|position| length(&mut solver, &position));
            let is_pen_thi =
                fleer.is_some_and(|fleer| chaser.is_none_or(|all| all.0 > fleer.0 + 1));
            assert_eq!(is_spare, is_pen_thi && !man.waits.is_empty(), "{:?}", tempo.placement);
            spares += u32::from(is_spare);
        }
    }
    assert!(spares > 20, "{spares} spare men");
}

/// Plays a line, each move of which must be best, and returns where it ends.
fn played(solver: &mut Solver, start: &Position, line: &[Move]) -> Position {
    line.iter().fold(*start, |position, mv| {
        assert!(best(solver, &position).contains(mv), "{mv} in {line:?} from {start:?}");
        position.after(*mv)
    })
}

fn hold(solver: &mut Solver, start: &Position, told: &NoTriangle, goal: &Placement) {
    let home = start.khun(Color::White);
    let near = |square| konmak::rules::attacks::khun(square);
    for mv in &told.slower {
        assert!(mv.from == home && !best(solver, start).contains(mv));
    }
    for Held { line, why } in &told.held {
        let end = played(solver, start, line);
        let khun = end.khun(Color::White);
        let is_on = |mv: &Move| match line.len() {
            2 => (near(khun) & near(home)).contains(mv.to),
            4 => mv.to == home && goal.stands_in(&end.after(*mv)),
            other => panic!("{other} moves"),
        };
        let on = best(solver, &end).into_iter().filter(|mv| mv.from == khun).find(is_on);
        assert_eq!(on, None, "after {line:?} from {start:?}");
        let steps = end.legal_moves();
        let step = steps.iter().find(|mv| mv.from == khun && mv.to == home);
        let found = match (line.len(), step) {
            (2, _) => Hindrance::NoCorner,
            (_, None) => Hindrance::HomeIsClosed,
            (_, Some(&mv)) if goal.stands_in(&end.after(mv)) => Hindrance::HomeIsSlower,
            (_, Some(_)) => Hindrance::FleerIsElsewhere,
        };
        assert_eq!(*why, found, "after {line:?} from {start:?}");
    }
}

#[test]
fn what_no_triangle_does_is_told_of_every_first_step() {
    let mut solver = Solver::new(Limits::default());
    let mut held = [0; 2];
    for material in ["KSMvK", "KNMvK"] {
        for (tempo, explanation) in explained(&mut solver, material, CureKind::Walk, 150) {
            let start = tempo.placement.chaser_first().expect("it is legal");
            let told = explanation.no_triangle.expect("a table answers");
            hold(&mut solver, &start, &told, &tempo.placement);
            let steps = start.legal_moves().into_iter().filter(|mv| {
                mv.from == start.khun(Color::White) && best(&mut solver, &start).contains(mv)
            });
            assert!(told.held.len() <= steps.count());
            for one in told.held {
                held[one.line.len() / 2 - 1] += 1;
            }
        }
    }
    assert!(held.iter().all(|&lines| lines > 5), "both ways to fail occur: {held:?}");
}

/// Returns the fleer's replies that hold out longest, or escape.
fn best_replies(solver: &mut Solver, position: &Position) -> Vec<Move> {
    if length(solver, position).is_some() {
        return best(solver, position);
    }
    let moves = position.legal_moves().into_iter();
    moves.filter(|&mv| length(solver, &position.after(mv)).is_none()).collect()
}

#[test]
fn what_a_move_gives_away_is_what_the_best_reply_takes() {
    let mut solver = Solver::new(Limits::default());
    let mut seen = [0; 3];
    for kind in [CureKind::Triangle, CureKind::Walk] {
        for (tempo, explanation) in explained(&mut solver, "KSMvK", kind, 60) {
            let start = tempo.placement.chaser_first().expect("it is legal");
            let passed = tempo.placement.fleer_first().expect("it is legal");
            let fleer = passed.khun(Color::Black);
            let room = passed.legal_targets(fleer);
            for spoil in explanation.spoils {
                let next = start.after(spoil.mv);
                let replies = best_replies(&mut solver, &next);
                let takes = replies.iter().any(|mv| next.board().occupied().contains(mv.to));
                let new: Vec<Square> =
                    replies.iter().map(|mv| mv.to).filter(|&to| !room.contains(to)).collect();
                match spoil.why {
                    Why::Stalemate => assert!(!next.has_move()),
                    Why::LosesMan(mv) => assert!(takes && replies.contains(&mv)),
                    Why::Releases(squares) => {
                        assert!(!takes && squares.into_iter().eq(new), "{} at {start:?}", spoil.mv);
                        seen[0] += 1;
                    }
                    Why::Slower(Some(mv)) => {
                        assert!(!takes && new.is_empty() && replies.contains(&mv));
                        seen[1] += 1;
                    }
                    Why::Slower(None) => panic!("a table knows the best reply"),
                }
                seen[2] += u32::from(takes);
            }
        }
    }
    assert!(seen.iter().all(|&times| times > 20), "{seen:?}");
}

/// Plays a triangle by its corners against a defence: after the last step the placement stands
/// with the other side to move, and every move was best.
fn comes_home(
    solver: &mut Solver,
    (start, first, reply): (&Position, Move, Move),
    corner: Square,
    goal: &Placement,
) -> bool {
    let home = start.khun(Color::White);
    let next = start.after(first).after(reply);
    let khun = next.khun(Color::White);
    let Some(step) = best(solver, &next).into_iter().find(|mv| mv.from == khun && mv.to == corner)
    else {
        return false;
    };
    let next = next.after(step);
    best_replies(solver, &next).into_iter().all(|answer| {
        let now = next.after(answer);
        let steps = best(solver, &now);
        steps
            .into_iter()
            .any(|mv| mv.from == corner && mv.to == home && goal.stands_in(&now.after(mv)))
    })
}

#[test]
fn a_triangle_names_its_way_against_every_best_defence() {
    let mut solver = Solver::new(Limits::default());
    let mut detours = 0;
    for material in ["KSMvK", "KNMvK", "KRvK"] {
        for (tempo, explanation) in explained(&mut solver, material, CureKind::Triangle, 200) {
            let start = tempo.placement.chaser_first().expect("it is legal");
            let line = &tempo.cure.as_ref().expect("a triangle").line;
            let (first, drawn) = (line[0], line[2].to);
            for reply in best_replies(&mut solver, &start.after(first)) {
                let told = explanation.detours.iter().find(|detour| detour.reply == reply);
                let corner = told.map_or(drawn, |detour| detour.corner);
                let way = (&start, first, reply);
                assert!(
                    comes_home(&mut solver, way, corner, &tempo.placement),
                    "{start:?} {reply}"
                );
                if told.is_some() {
                    assert!(!comes_home(&mut solver, way, drawn, &tempo.placement));
                    detours += 1;
                }
            }
        }
    }
    assert!(detours > 5, "{detours}");
}

/// Returns the answer of a prover that knows of a mate only that there is none in fewer moves.
fn veiled(answer: &Answer, length: Option<Moves>) -> Answer {
    let mut veiled = answer.clone();
    veiled.value = Value { verdict: Verdict::Unknown, mate_in: None };
    let fewer = length.filter(|length| length.0 > 0).map(|length| Moves(length.0 - 1));
    veiled.proved = Proved { more_than: fewer, at_most: None };
    veiled
}

/// Returns the moves to mate, the fleer to move, with White's khun on each square one step from where
/// it stands and Black's on a given one.
fn around(solver: &mut Solver, placement: &Placement, fleer: Square) -> Vec<(Square, Moves)> {
    let home = placement.board.of(Color::White, Role::Khun).first().expect("a khun");
    let squares = konmak::rules::attacks::khun(home).into_iter().chain([home]);
    let told = squares.filter_map(|square| {
        let mut board = placement.board;
        for (color, to) in [(Color::White, square), (Color::Black, fleer)] {
            let khun = board.of(color, Role::Khun).first()?;
            let man = board.man_at(khun)?;
            board.remove(khun);
            if board.man_at(to).is_some() {
                return None;
            }
            board.put(to, man);
        }
        let position = Position::new(board, Color::Black).ok()?;
        Some((square, length(solver, &position)?))
    });
    told.collect()
}

#[test]
fn corresponding_squares_are_told_only_where_no_other_can_be_as_good() {
    let mut solver = Solver::new(Limits::default());
    let mut seen = [0; 2];
    for (tempo, _) in explained(&mut solver, "KSMvK", CureKind::Walk, 20) {
        let start = tempo.placement.chaser_first().expect("it is legal");
        let hidden = start.khun(Color::White);
        let mut truth = Solver::new(Limits::default());
        let mut oracle = |question: &Question| {
            let position = question.position();
            let answer = solver.solve(question);
            if position.khun(Color::White) != hidden || position.turn() == Color::White {
                return answer;
            }
            let length = length(&mut truth, position);
            veiled(&answer, length)
        };
        let mut book = Book::new(&mut oracle, Color::White);
        let told = explain(&mut book, &Question::new(start, Preset::None), &tempo).squares;
        assert!(told.is_near);
        for squares in &told.found {
            assert!(!told.open.contains(squares.fleer) && !squares.chaser.contains(hidden));
            for (square, length) in around(&mut solver, &tempo.placement, squares.fleer) {
                let is_best = squares.chaser.contains(square);
                assert_eq!(length == squares.mate_in, is_best, "{square} {squares:?}");
                assert!(length >= squares.mate_in, "{square} {squares:?}");
            }
            seen[0] += 1;
        }
        for fleer in told.open {
            let lengths = around(&mut solver, &tempo.placement, fleer);
            let best = lengths.iter().map(|&(_, length)| length).min();
            let here = lengths.iter().find(|&&(square, _)| square == hidden);
            assert!(here.is_none_or(|&(_, length)| Some(length) == best), "{fleer} {lengths:?}");
            seen[1] += 1;
        }
    }
    assert!(seen.iter().all(|&squares| squares > 10), "both occur: {seen:?}");
}
