//! The verbs and what each takes.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use konmak::tempo::CureKind;

/// What is to be done.
#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    Solve(SolveArgs),
    Verify(VerifyArgs),
    Show(ShowArgs),
    List(ListArgs),
    Count(CountArgs),
    Tempo(TempoArgs),
    Perft(PerftArgs),
    Drill(DrillArgs),
    Tables(TablesArgs),
}

#[derive(Debug, Args)]
pub(crate) struct TablesArgs {
    #[command(subcommand)]
    pub(crate) verb: TablesVerb,
}

/// What is to be done with tables.
#[derive(Debug, Subcommand)]
pub(crate) enum TablesVerb {
    List,
    Build(MaterialsArgs),
    Stats(MaterialsArgs),
    Probe(ProbeArgs),
    Verify(AnyMaterialsArgs),
    Remove(MaterialsArgs),
    Report(AnyMaterialsArgs),
}

#[derive(Debug, Args)]
pub(crate) struct MaterialsArgs {
    #[arg(value_name = "MATERIAL", required = true)]
    pub(crate) materials: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct AnyMaterialsArgs {
    #[arg(value_name = "MATERIAL")]
    pub(crate) materials: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ProbeArgs {
    #[arg(value_name = "POS")]
    pub(crate) position: String,
}

#[derive(Debug, Args)]
pub(crate) struct SolveArgs {
    #[arg(value_name = "POS")]
    pub(crate) position: String,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=250))]
    pub(crate) within: Option<u16>,
    #[arg(long)]
    pub(crate) full: bool,
    #[arg(long, value_name = "DEPTH", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) tree: Option<u16>,
    #[arg(long)]
    pub(crate) pgn: bool,
}

#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    #[arg(long)]
    pub(crate) fix: bool,
    #[arg(value_name = "PATH")]
    pub(crate) paths: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    #[arg(value_name = "POS")]
    pub(crate) position: String,
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    #[arg(long)]
    pub(crate) flip: bool,
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Debug, Args)]
pub(crate) struct ListArgs {
    #[arg(long, value_name = "SET")]
    pub(crate) set: Option<String>,
    #[arg(long, value_name = "THEME")]
    pub(crate) theme: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=250))]
    pub(crate) length: Option<u16>,
    #[arg(long, conflicts_with_all = ["set", "theme", "length"])]
    pub(crate) themes: bool,
}

#[derive(Debug, Args)]
pub(crate) struct CountArgs {
    #[arg(value_name = "POS")]
    pub(crate) position: String,
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
}

#[derive(Debug, Args)]
pub(crate) struct TempoArgs {
    #[arg(value_name = "POS", required_unless_present = "list", conflicts_with = "list")]
    pub(crate) position: Option<String>,
    #[arg(long, value_name = "MATERIAL")]
    pub(crate) list: Option<String>,
    #[arg(long, value_name = "N", requires = "list", value_parser = clap::value_parser!(u16).range(1..=250))]
    pub(crate) min_cost: Option<u16>,
    #[arg(long, value_name = "N", requires = "list", value_parser = clap::value_parser!(u16).range(1..=250))]
    pub(crate) max_cost: Option<u16>,
    #[arg(long, value_name = "CURE", requires = "list", value_parser = cure_values())]
    pub(crate) cure: Option<CureKind>,
    #[arg(long, requires = "list")]
    pub(crate) unique: bool,
}

/// The cures that a placement that is เป็นที can have.
const CURES: [CureKind; 3] = [CureKind::Triangle, CureKind::Walk, CureKind::None];

fn cure_values() -> impl TypedValueParser<Value = CureKind> {
    PossibleValuesParser::new(CURES.map(CureKind::name))
        .map(|name| name.parse().expect("only names of cures pass"))
}

#[derive(Debug, Args)]
pub(crate) struct PerftArgs {
    #[arg(value_name = "POS")]
    pub(crate) position: String,
    #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=30))]
    pub(crate) depth: u32,
}

#[derive(Debug, Args)]
pub(crate) struct DrillArgs {
    #[arg(value_name = "ID")]
    pub(crate) task: Vec<String>,
    #[arg(long, value_name = "SET")]
    pub(crate) set: Vec<String>,
    #[arg(long, value_name = "THEME")]
    pub(crate) theme: Vec<String>,
    #[arg(long)]
    pub(crate) random: bool,
    #[arg(long, value_name = "SEED")]
    pub(crate) seed: Option<u64>,
    #[arg(long = "count", value_name = "N")]
    pub(crate) number: Option<usize>,
    #[arg(long, value_name = "SIDE", value_parser = ["chaser", "fleer"])]
    pub(crate) side: Option<String>,
    #[arg(long, value_name = "TASK", value_parser = ["all", "judge", "lose", "make"], conflicts_with = "side")]
    pub(crate) tempo: Option<String>,
    #[arg(long, value_name = "MATERIAL", requires = "tempo", conflicts_with_all = ["task", "set", "theme"])]
    pub(crate) material: Option<String>,
    #[arg(long, value_name = "N", requires = "material", value_parser = clap::value_parser!(u16).range(1..=250))]
    pub(crate) max_cost: Option<u16>,
    #[arg(long = "plain")]
    pub(crate) line_dialogue: bool,
}
