//! Three provers on the same mates, one core each: `cargo bench --bench mates`.
//!
//! konmak proves the shortest mate and all its keys. Debian's `fairy-stockfish` is asked for one
//! mate (`go mate n`), which it need not find shortest and proves nothing about. The third is the
//! plainest prover there is: every move against every reply, deepened move by move, with nothing
//! remembered. Each position is taken by all in turn, each beginning with nothing known.

mod referee;

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use konmak::counting::Preset;
use konmak::rules::{Fen, Move, Position};
use konmak::solve::{Limits, Question, Solver, Verdict};
use konmak::tables::Tables;

use referee::{Outcome, Referee};

/// What a prover may take for one position, and what the naive one may.
const PATIENCE: Duration = Duration::from_mins(1);
const SHORT_PATIENCE: Duration = Duration::from_secs(10);

/// The times that a mate of so many moves may take us on a quiet core, in milliseconds.
const WANTED: [(u16, f64); 4] = [(3, 20.0), (4, 100.0), (5, 500.0), (6, 2000.0)];

/// A position with its known length.
struct Row {
    fen: &'static str,
    position: Position,
    length: u16,
}

/// What a prover made of a position.
#[derive(Clone, Copy, Default)]
struct Found {
    time: Duration,
    nodes: u64,
    /// The length of the mate found.
    length: Option<u16>,
    /// How many first moves are proved to be all keys.
    keys: Option<usize>,
}

/// The time that a program's threads have run on a core, as Linux tells it, so that whatever else
/// the machine does takes no part; elsewhere the time that has passed.
struct Clock {
    begun: Instant,
    process: u32,
    ran: Option<Duration>,
}

/// Linux tells running times in steps of a few milliseconds: what is over sooner is taken as it
/// passes.
const COARSE: Duration = Duration::from_millis(10);

impl Clock {
    fn start(process: u32) -> Self {
        Self { begun: Instant::now(), process, ran: running_time(process) }
    }

    fn elapsed(&self) -> Duration {
        let passed = self.begun.elapsed();
        let ran =
            running_time(self.process).zip(self.ran).map(|(now, then)| now.saturating_sub(then));
        ran.filter(|_| passed > COARSE).unwrap_or(passed)
    }
}

fn running_time(process: u32) -> Option<Duration> {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).ok()?;
    let nanoseconds = threads.flatten().map(|thread| {
        let text = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
        text.split_whitespace().next()?.parse::<u64>().ok()
    });
    nanoseconds.sum::<Option<u64>>().map(Duration::from_nanos)
}

/// Sums over the positions.
#[derive(Clone, Copy, Default)]
struct Total {
    time: Duration,
    nodes: u64,
    found: usize,
    shortest: usize,
    proved: usize,
}

fn rows() -> Outcome<Vec<Row>> {
    let tables = [
        include_str!("../tests/data/mates.tsv"),
        include_str!("../tests/data/made-mates.tsv"),
        include_str!("../tests/data/many-men.tsv"),
    ];
    let lines = tables.into_iter().flat_map(str::lines);
    let is_row = |line: &&str| !line.starts_with('#') && !line.starts_with("fen\t");
    lines.filter(is_row).map(row).collect()
}

fn row(line: &'static str) -> Outcome<Row> {
    let mut fields = line.split('\t');
    let (fen, length) = (fields.next().ok_or(line)?, fields.next().ok_or(line)?.parse()?);
    let position = Fen::read(fen).map_err(|faults| format!("{fen}: {faults:?}"))?.position;
    Ok(Row { fen, position, length })
}

fn ours(row: &Row) -> Found {
    let clock = Clock::start(std::process::id());
    let limits = Limits { time: Some(PATIENCE), ..Limits::default() };
    let mut solver = Solver::with_tables(limits, Tables::new(NonZeroUsize::MIN));
    let answer = solver.solve(&Question::new(row.position, Preset::None));
    let won = answer.value.verdict == Verdict::Win;
    let length = answer.value.mate_in.filter(|_| won).map(|moves| moves.0);
    let keys = length.map(|_| answer.keys.len());
    Found { time: clock.elapsed(), nodes: answer.nodes, length, keys }
}

fn theirs(referee: &mut Referee, row: &Row) -> Outcome<Found> {
    referee.order(&format!("ucinewgame\nposition fen {}\nisready", row.fen))?;
    referee.wait_for("readyok")?;
    let clock = Clock::start(referee.program.id());
    referee.order(&format!("go mate {} movetime {}", row.length, PATIENCE.as_millis()))?;
    let mut told = String::new();
    referee.hear_until("bestmove", |line| {
        if line.contains(" score ") {
            line.clone_into(&mut told);
        }
    })?;
    let mut words = told.split_whitespace();
    let mut found = Found { time: clock.elapsed(), ..Found::default() };
    while let Some(word) = words.next() {
        match word {
            "mate" => found.length = words.next().and_then(|moves| moves.parse().ok()),
            "nodes" => found.nodes = words.next().unwrap_or_default().parse()?,
            _ => {}
        }
    }
    Ok(found)
}

/// The plainest prover: every move, every reply.
struct Naive {
    nodes: u64,
    until: Instant,
}

impl Naive {
    fn solve(row: &Row) -> Found {
        let clock = Clock::start(std::process::id());
        let mut naive = Self { nodes: 0, until: Instant::now() + SHORT_PATIENCE };
        let keys = (1..=row.length).find_map(|moves| {
            let keys = naive.keys(&row.position, moves)?;
            (!keys.is_empty()).then_some((moves, keys.len()))
        });
        let (time, nodes) = (clock.elapsed(), naive.nodes);
        let (length, keys) = keys.unzip();
        Found { time, nodes, length, keys }
    }

    /// Returns the first moves that mate within so many; nothing when out of time.
    fn keys(&mut self, position: &Position, moves: u16) -> Option<Vec<Move>> {
        let mut keys = Vec::new();
        for mv in position.legal_moves() {
            if self.is_lost(&position.after(mv), moves - 1)? {
                keys.push(mv);
            }
        }
        Some(keys)
    }

    fn is_won(&mut self, position: &Position, moves: u16) -> Option<bool> {
        for mv in position.legal_moves() {
            if self.is_lost(&position.after(mv), moves - 1)? {
                return Some(true);
            }
        }
        Some(false)
    }

    fn is_lost(&mut self, position: &Position, moves: u16) -> Option<bool> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1 << 12) && Instant::now() >= self.until {
            return None;
        }
        let replies = position.legal_moves();
        if replies.is_empty() || moves == 0 {
            return Some(replies.is_empty() && position.is_check());
        }
        for mv in replies {
            if !self.is_won(&position.after(mv), moves)? {
                return Some(false);
            }
        }
        Some(true)
    }
}

impl Total {
    fn add(&mut self, found: &Found, row: &Row) {
        self.time += found.time;
        self.nodes += found.nodes;
        self.found += usize::from(found.length.is_some());
        self.shortest += usize::from(found.length == Some(row.length));
        self.proved += usize::from(found.keys.is_some());
    }

    fn text(&self) -> String {
        let Self { time, nodes, found, shortest, proved } = self;
        format!("{:.3} s, {nodes} nodes, {found}/{shortest}/{proved}", time.as_secs_f64())
    }
}

fn text(found: Option<&Found>) -> String {
    let Some(found) = found else { return "–".to_owned() };
    let length = found.length.map_or("none".to_owned(), |length| format!("#{length}"));
    let keys = found.keys.map_or(String::new(), |keys| format!(", {keys} proved"));
    format!("{:.4} s, {} nodes, {length}{keys}", found.time.as_secs_f64(), found.nodes)
}

/// Prints the table; returns whether every length is right and we are faster than the referee.
fn race() -> Outcome<bool> {
    let mut referee = Referee::start().inspect_err(|fault| eprintln!("{fault}")).ok();
    let (mut totals, mut is_right, mut slow) = ([Total::default(); 3], true, Vec::new());
    println!("| position | men | length | konmak | fairy-stockfish | naive |");
    println!("|---|--:|--:|---|---|---|");
    for row in rows()? {
        let ours = ours(&row);
        let theirs = referee.as_mut().map(|referee| theirs(referee, &row)).transpose()?;
        let naive = Naive::solve(&row);
        let men = row.position.board().occupied().len();
        let texts = [text(Some(&ours)), text(theirs.as_ref()), text(Some(&naive))].join(" | ");
        println!("| {} | {men} | #{} | {texts} |", row.fen, row.length);
        for (total, found) in totals.iter_mut().zip([Some(ours), theirs, Some(naive)]) {
            if let Some(found) = found {
                total.add(&found, &row);
            }
        }
        let agrees = naive.keys.is_none_or(|keys| Some(keys) == ours.keys);
        if ours.length != Some(row.length) || !agrees {
            eprintln!("{}: {:?} with {:?} keys", row.fen, ours.length, ours.keys);
            is_right = false;
        }
        let milliseconds = ours.time.as_secs_f64() * 1e3;
        if WANTED.iter().any(|&(length, most)| length == row.length && milliseconds > most) {
            slow.push(format!("{}: #{} in {milliseconds:.0} ms", row.fen, row.length));
        }
    }
    let texts = totals.map(|total| total.text());
    println!("| all: found/shortest/proved with all keys |  |  | {} |", texts.join(" | "));
    for text in &slow {
        eprintln!("slower than wanted: {text}");
    }
    let is_faster = referee.is_none() || totals[0].time < totals[1].time;
    if let Some(referee) = referee {
        referee.quit()?;
    }
    Ok(is_right && is_faster && slow.is_empty())
}

fn main() -> ExitCode {
    match race() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::from(2)
        }
    }
}
