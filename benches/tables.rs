//! What tables cost: `cargo bench --bench tables [MATERIAL…]`.
//!
//! Each material is made in a process of its own, children included, without files: time, CPU time,
//! positions a second (whole board, chaser to move), peak memory; then the file: compressing,
//! writing, reading, its share of the raw size. At last the probing in memory, and `konmak solve`
//! on 5,000 positions, all with tables at hand.

#![expect(clippy::cast_precision_loss, reason = "figures for people")]

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::hint::black_box;
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use konmak::rules::{Board, Color, Man, Position, Role, Square};
use konmak::tables::{Ending, Material, Measure, Store, Tables};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// The materials that acceptance is measured by.
const MATERIALS: [&str; 13] = [
    "KSMvK", "KSSvK", "KNSvK", "KRMvK", "KRvKN", "KSPvK", "KSMMvK", "KSSMvK", "KNMMvK", "KRSMvK",
    "KRMvKR", "KSMPvK", "KRPvKN",
];
const PROBES: usize = 1_000_000;
const QUESTIONS: usize = 5_000;
/// What a process of its own is told.
const MAKE: &str = "--make";
/// Ticks of CPU time in a second, as Linux tells it to every program.
const TICKS: f64 = 100.0;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = env::args().skip(1).filter(|text| text != "--bench").collect();
    if let [make, material] = &arguments[..]
        && make == MAKE
    {
        return make_one(material);
    }
    println!("material    s made  s CPU  M pos/s  MiB peak   s file  s read  MiB file  % of raw");
    let named: Vec<&str> = arguments.iter().map(String::as_str).collect();
    for material in if named.is_empty() { &MATERIALS[..] } else { &named } {
        let done = Command::new(env::current_exe()?).args([MAKE, material]).status()?;
        if !done.success() {
            return Err(format!("{material} was not made").into());
        }
    }
    probe()?;
    solve()
}

fn two() -> NonZeroUsize {
    NonZeroUsize::MIN.saturating_add(1)
}

fn ending(text: &str) -> Outcome<Ending> {
    Ok(text.parse::<Material>()?.attacked_by(Color::White))
}

/// Returns a folder for the tables of this run, empty if asked for.
fn folder(is_new: bool) -> Outcome<PathBuf> {
    let folder = env::temp_dir().join("konmak-bench");
    if is_new {
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)?;
    }
    Ok(folder)
}

fn make_one(text: &str) -> Outcome<()> {
    let ending = ending(text)?;
    let mut tables = Tables::new(two());
    let start = Instant::now();
    let table = tables.build(ending)?;
    let made = start.elapsed().as_secs_f64();
    let (cpu, peak) = (cpu_seconds()?, peak_mebibytes()?);
    let legal = legal_positions(&mut tables, text)? as f64;
    let store = Store::new(folder(true)?);
    let start = Instant::now();
    let kept = tables.keep(&store, &table)?;
    let written = start.elapsed().as_secs_f64();
    let start = Instant::now();
    store.verify(ending, two())?;
    let read = start.elapsed().as_secs_f64();
    let mebibytes = kept.bytes as f64 / f64::from(1 << 20);
    let share = 100.0 * kept.bytes as f64 / kept.raw as f64;
    println!(
        "{text:10} {made:7.3} {cpu:6.2} {:8.0} {peak:9} {written:8.2} {read:7.2} {mebibytes:9.2} \
         {share:9.1}",
        legal / made / 1e6
    );
    Ok(())
}

fn legal_positions(tables: &mut Tables, text: &str) -> Outcome<u64> {
    let white = tables.stats(text.parse()?)?.uncounted[0];
    Ok(white.win + white.loss + white.draw)
}

fn cpu_seconds() -> Outcome<f64> {
    let text = fs::read_to_string("/proc/self/stat")?;
    let fields = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks = fields.skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
    Ok(ticks as f64 / TICKS)
}

fn peak_mebibytes() -> Outcome<u64> {
    let text = fs::read_to_string("/proc/self/status")?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("no VmHWM")?;
    Ok(line.trim().trim_end_matches(" kB").parse::<u64>()? / 1024)
}

/// Numbers that never change.
struct Dice(ChaCha8Rng);

impl Dice {
    fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    fn below(&mut self, sides: usize) -> usize {
        (self.0.next_u64() % sides as u64) as usize
    }

    /// Returns a legal position with these men, White's, against the bare khun.
    fn position(&mut self, men: &[Role]) -> Position {
        loop {
            let mut board = Board::default();
            let all = [(Color::White, Role::Khun), (Color::Black, Role::Khun)].into_iter();
            for (color, role) in all.chain(men.iter().map(|&role| (Color::White, role))) {
                let square = Square::new(self.below(64) as u8).expect("one of 64");
                if board.man_at(square).is_none() {
                    board.put(square, Man { color, role, turned: false });
                }
            }
            let is_whole = board.occupied().len() == men.len() + 2;
            match Position::new(board, Color::ALL[self.below(2)]) {
                Ok(position) if is_whole => return position,
                Ok(_) | Err(_) => {}
            }
        }
    }
}

fn probe() -> Outcome<()> {
    let table = Tables::new(two()).build(ending("KSMvK")?)?;
    let mut dice = Dice::new(7);
    for turn in Color::ALL {
        let positions: Vec<Position> =
            std::iter::repeat_with(|| dice.position(&[Role::Khon, Role::Met]))
                .filter(|position| position.turn() == turn)
                .take(PROBES)
                .collect();
        let start = Instant::now();
        for position in &positions {
            black_box(table.moves(position, Color::White, Measure::Mate));
        }
        let each = start.elapsed().as_nanos() / PROBES as u128;
        println!("probing KSMvK, {turn:?} to move: {each} ns");
    }
    Ok(())
}

fn solve() -> Outcome<()> {
    let mut dice = Dice::new(11);
    let roles = [Role::Ruea, Role::Ma, Role::Khon, Role::Met];
    let mut fens = String::new();
    for question in 0..QUESTIONS {
        let men: Vec<Role> =
            (0..=usize::from(question % 10 > 0)).map(|_| roles[dice.below(4)]).collect();
        let fen = konmak::rules::Fen { position: dice.position(&men), count: None, fullmove: 1 };
        writeln!(fens, "{fen}")?;
    }
    let home = folder(true)?;
    for label in ["without any cache", "tables cached"] {
        let start = Instant::now();
        let mut command = Command::new(env!("CARGO_BIN_EXE_konmak"));
        command.args(["solve", "--json", "-"]).env("KONMAK_HOME", &home);
        let mut program = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn()?;
        program.stdin.take().ok_or("no stdin")?.write_all(fens.as_bytes())?;
        program.wait()?;
        println!("solve --json - of {QUESTIONS} FENs, {label}: {:.2?}", start.elapsed());
    }
    fs::remove_dir_all(&home)?;
    Ok(())
}
