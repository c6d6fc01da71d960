//! The trainer: whole dialogues against transcripts, and judgements against brute force.
//!
//! A transcript begins with its command line, `$ konmak …`; lines with `> ` are the user's, all
//! others are compared whole. With `WRITE_TRANSCRIPTS` set they are written anew instead, to be read
//! before they are committed.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use assert_cmd::Command;
use konmak::counting::Preset;
use konmak::drill::{
    Event, Exercise, Goal, Guess, Hint, Judgement, Part, Reply, Session, Settings, Task, TempoTasks,
};
use konmak::puzzle::Library;
use konmak::rules::{Color, Fen, Move, Moves, Position, Square, Terminal};
use konmak::solve::{Limits, Solver};
use konmak::tempo::Cost;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

struct Transcript {
    path: PathBuf,
    text: String,
}

impl Transcript {
    fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/drill");
        let mut paths: Vec<PathBuf> = fs::read_dir(folder)
            .expect("the folder is there")
            .map(|entry| entry.expect("the entry can be read").path())
            .collect();
        paths.sort();
        assert!(paths.len() >= 15, "transcripts are missing");
        paths
            .into_iter()
            .map(|path| Self { text: fs::read_to_string(&path).expect("it can be read"), path })
            .collect()
    }

    fn command_line(&self) -> &str {
        self.text.lines().next().expect("a transcript has a first line")
    }

    /// What the program wrote, from the second line on.
    fn dialogue(&self) -> &str {
        self.text.split_once('\n').map_or("", |(_, rest)| rest)
    }

    fn input(&self) -> Vec<&str> {
        self.dialogue().lines().filter_map(|line| line.strip_prefix("> ")).collect()
    }

    fn output_for(&self, input: impl AsRef<[u8]>) -> String {
        let mut words = words_of(self.command_line()).into_iter();
        assert_eq!(
            words.by_ref().take(2).collect::<Vec<_>>(),
            ["$", "konmak"],
            "{}",
            self.path.display()
        );
        answer(words, input)
    }
}

/// Splits a command line at its spaces, quoted parts whole.
fn words_of(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(number, part)| {
            if number % 2 == 1 {
                vec![part.to_owned()]
            } else {
                part.split_whitespace().map(str::to_owned).collect()
            }
        })
        .collect()
}

/// Runs the program on some input; it must end with 0 and complain of nothing.
fn answer(words: impl IntoIterator<Item = String>, input: impl AsRef<[u8]>) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_konmak"));
    let run = command.args(words).write_stdin(input.as_ref()).output().expect("it runs");
    let complaint = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success() && complaint.is_empty(), "{}: {complaint}", run.status);
    String::from_utf8(run.stdout).expect("the output is UTF-8")
}

#[test]
fn every_dialogue_goes_as_its_transcript_has_it() {
    for transcript in Transcript::all() {
        let input = transcript.input().join("\n");
        let output = transcript.output_for(format!("{input}\n"));
        if std::env::var_os("WRITE_TRANSCRIPTS").is_some() {
            let text = format!("{}\n{output}", transcript.command_line());
            fs::write(&transcript.path, text).expect("the transcript can be written");
        } else {
            assert_eq!(output, transcript.dialogue(), "{}", transcript.path.display());
        }
    }
}

#[test]
fn input_that_ends_anywhere_ends_with_the_summary() {
    for transcript in Transcript::all() {
        let input = transcript.input();
        for lines in 0..input.len() {
            let output = transcript.output_for(input[..lines].join("\n"));
            let at = summary_of(&output);
            let path = transcript.path.display();
            assert!(transcript.dialogue().starts_with(&output[..at]), "{path} cut at {lines}");
        }
    }
}

/// Returns where the summary begins.
fn summary_of(output: &str) -> usize {
    let heading = output.find("\nSummary: ").or_else(|| output.find("\nสรุป: "));
    heading.unwrap_or_else(|| panic!("no summary in {output}")) + 1
}

#[test]
fn any_bytes_are_taken_as_input() {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let known = [
        "hint",
        "undo",
        "go on",
        "why",
        "Sc6",
        "Kb5",
        "ask",
        "stop",
        "ถอย",
        "ข-ก๖",
        "flip",
        "yes",
        "๒",
    ];
    for _ in 0..30 {
        let mut input = Vec::new();
        for _ in 0..20 {
            let length = (chance.next_u32() % 12) as usize;
            let start = input.len();
            input.resize(start + length, 0);
            chance.fill_bytes(&mut input[start..]);
            input.extend(known[chance.next_u32() as usize % known.len()].bytes());
            input.push(b'\n');
        }
        let words = ["drill", "--plain", "--seconds", "1", "pb-58", "pb-59", "--lang", "en"];
        summary_of(&answer(words.map(str::to_owned), &input));
        let words = ["drill", "--plain", "--tempo", "all", "tempo-tri-1", "--lang", "th"];
        summary_of(&answer(words.map(str::to_owned), &input));
    }
}

#[test]
fn no_order_of_events_breaks_a_session() {
    let library = Library::embedded();
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    let few_men = library.iter().filter(|puzzle| puzzle.men() <= 4);
    let parts = [None, Some(Part::Chaser), Some(Part::Fleer)];
    let mut tasks: Vec<Task> =
        few_men.flat_map(|puzzle| parts.map(|part| Task::of_puzzle(puzzle, part))).collect();
    let tempo = TempoTasks { exercises: Exercise::ALL.to_vec(), rules: None };
    let claiming = library.in_set("tempo");
    let exercises = claiming.map(|puzzle| tempo.of_puzzle(puzzle, &mut solver()));
    let mut exercises = exercises.flat_map(|tasks| tasks.expect("each count runs"));
    for at in (0..tasks.len()).step_by(2) {
        tasks.splice(at..at, exercises.next());
    }
    assert!(tasks.len() > 20);
    let mut session = Session::new(tasks, solver(), quick());
    session.begin();
    for _ in 0..3_000 {
        let Some(view) = session.view() else { break };
        let event = random_event(&view.position, &mut chance);
        assert!(!session.handle(event).is_empty(), "every event is answered");
    }
    session.handle(Event::Quit);
    assert!(session.view().is_none());
    let recorded: Vec<usize> = session.records().iter().map(|record| record.task).collect();
    assert_eq!(recorded, (0..recorded.len()).collect::<Vec<_>>());
}

fn solver() -> Solver {
    Solver::new(Limits::default())
}

fn quick() -> Settings {
    Settings { time: Some(Duration::from_millis(50)), seed: 0 }
}

fn random_event(position: &Position, chance: &mut ChaCha8Rng) -> Event {
    let mut below = |count: usize| chance.next_u32() as usize % count;
    let legal = position.legal_moves();
    let guesses = [
        Guess::PenThi(true),
        Guess::PenThi(false),
        Guess::Cost(Cost::Mate),
        Guess::Cost(Cost::Moves(Moves(2))),
    ];
    match below(20) {
        0 => Event::GoOn,
        1 => Event::Why,
        2 => Event::Ask,
        3 => Event::Stop,
        4 => Event::Hint,
        5 => Event::Undo,
        6 => Event::Flip,
        7 if below(4) == 0 => Event::Solution,
        8 if below(4) == 0 => Event::Skip,
        10..13 => Event::Guess(guesses[below(4)]),
        9 => {
            let square = |index: usize| Square::at(index % 8, index / 8);
            Event::Move(Move { from: square(below(64)), to: square(below(64)), turns: true })
        }
        _ if legal.is_empty() => Event::Undo,
        _ => Event::Move(legal[below(legal.len())]),
    }
}

/// Returns whether the side to move mates within so many of its moves, whatever the other does.
fn mates_within(position: &Position, moves: u16) -> bool {
    moves > 0
        && position
            .legal_moves()
            .into_iter()
            .any(|mv| is_mated_within(&position.after(mv), moves - 1))
}

fn is_mated_within(position: &Position, moves: u16) -> bool {
    match position.terminal() {
        Some(Terminal::Mate) => true,
        Some(Terminal::Stalemate) => false,
        None => {
            let replies = position.legal_moves();
            replies.into_iter().all(|reply| mates_within(&position.after(reply), moves))
        }
    }
}

/// Returns what the trainer says of a first move, which is taken back if it is accepted.
fn judged(session: &mut Session, mv: Move) -> Judgement {
    let replies = session.handle(Event::Move(mv));
    let finished = replies.iter().any(|reply| matches!(reply, Reply::Finished { .. }));
    let judgement = replies.into_iter().find_map(|reply| {
        if let Reply::Judged { judgement, .. } = reply { Some(judgement) } else { None }
    });
    let judgement = judgement.expect("a legal move is judged");
    if judgement.is_accepted() && !finished {
        session.handle(Event::Undo);
    }
    judgement
}

#[test]
fn every_sound_first_move_is_right_and_no_other() {
    let library = Library::embedded();
    let short: Vec<_> = library
        .iter()
        .filter(|puzzle| {
            let length = puzzle.stipulation.length();
            length.is_some_and(|length| (2..=3).contains(&length.0))
                && puzzle.men() <= 5
                && puzzle.solver_side() == puzzle.position().turn()
        })
        .collect();
    assert!(short.len() > 8, "{}", short.len());
    let time = Some(Duration::from_secs(2));
    let tasks = short.iter().map(|puzzle| Task::of_puzzle(puzzle, None)).collect();
    let mut session = Session::new(tasks, solver(), Settings { time, seed: 0 });
    session.begin();
    for puzzle in short {
        let length = puzzle.stipulation.length().expect("only such were taken");
        for mv in puzzle.position().legal_moves() {
            let sound = is_mated_within(&puzzle.position().after(mv), length.0 - 1);
            let judgement = judged(&mut session, mv);
            let right = matches!(judgement, Judgement::Right { .. });
            assert_eq!(right, sound, "{}: {mv}: {judgement:?}", puzzle.id);
            assert_eq!(judgement.is_accepted(), sound, "{}: {mv}: {judgement:?}", puzzle.id);
        }
        session.handle(Event::Skip);
    }
}

#[test]
fn the_trainer_as_fleer_never_shortens_the_mate() {
    let fen = Fen::read("8/8/8/4k3/8/8/4K3/R7 w - - 0 1").expect("a well-formed FEN");
    let task = Task::of_fen(&fen, Preset::None, None).expect("no count is stated");
    for seed in 0..3 {
        let time = Some(Duration::from_mins(1));
        let mut session = Session::new(vec![task.clone()], solver(), Settings { time, seed });
        session.begin();
        let mut moves = 0;
        while let Some(view) = session.view() {
            let Goal::MateIn(left) = view.goal else { panic!("{:?}", view.goal) };
            moves += 1;
            let (position, user) = (view.position, view.task.user);
            assert_eq!((position.turn(), user), (Color::White, Color::White));
            assert!(left.0 + moves == 14, "mate in 13 whatever the seed: {left} after {moves}");
            hinted_move(&mut session);
        }
        assert_eq!(moves, 13);
    }
}

/// Takes the three steps of the hint and makes the move that the last one names.
fn hinted_move(session: &mut Session) {
    let hints =
        [session.handle(Event::Hint), session.handle(Event::Hint), session.handle(Event::Hint)];
    let mv = hints.into_iter().flatten().find_map(|reply| {
        if let Reply::Hint(Hint::Move { mv, .. }) = reply { Some(mv) } else { None }
    });
    session.handle(Event::Move(mv.expect("the third hint is a move")));
}
