//! Options that every verb takes.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use konmak::counting::Preset;
use konmak::rules::Notation;

/// Options that may stand before or behind any verb.
#[derive(Debug, Args)]
pub(crate) struct Common {
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[arg(long, global = true, value_name = "RULES", value_parser = preset_values())]
    pub(crate) rules: Option<Preset>,
    #[arg(long, global = true, value_name = "S", value_parser = seconds)]
    pub(crate) seconds: Option<Duration>,
    #[arg(long, global = true, value_name = "M", value_parser = clap::value_parser!(u64).range(1..=1_048_576))]
    pub(crate) memory: Option<u64>,
    #[arg(long, global = true, value_name = "T", value_parser = clap::value_parser!(NonZeroUsize))]
    pub(crate) threads: Option<NonZeroUsize>,
    #[arg(long, global = true)]
    pub(crate) no_tables: bool,
    #[arg(long, global = true)]
    pub(crate) yes: bool,
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) library: Vec<PathBuf>,
    #[arg(long, global = true, value_name = "LANG", value_parser = ["th", "en"])]
    pub(crate) lang: Option<String>,
    #[arg(long, global = true, value_name = "NOTATION", value_parser = notation_values())]
    pub(crate) notation: Option<Notation>,
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Paint,
}

/// Whether colours are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Paint {
    Auto,
    Always,
    Never,
}

/// Reads a time above 0, in seconds; a fraction may be given.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "no number".to_owned())?;
    let time = Duration::try_from_secs_f64(seconds).map_err(|fault| fault.to_string())?;
    if time.is_zero() { Err("no time".to_owned()) } else { Ok(time) }
}

fn preset_values() -> impl TypedValueParser<Value = Preset> {
    PossibleValuesParser::new(Preset::ALL.map(Preset::name))
        .map(|name| name.parse().expect("only names of presets pass"))
}

/// The notations of single moves; the Thai print style is that of whole lines.
const NOTATIONS: [Notation; 3] = [Notation::Coordinates, Notation::Latin, Notation::Thai];

fn notation_values() -> impl TypedValueParser<Value = Notation> {
    PossibleValuesParser::new(NOTATIONS.map(Notation::name))
        .map(|name| name.parse().expect("only names of notations pass"))
}
