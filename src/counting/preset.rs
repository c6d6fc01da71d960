//! The named sets of counting rules (rules.md, section 5).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Which counting rules apply. Every verdict says under which it was reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Preset {
    /// The rules of sections 3 and 4: the smallest limit that applies, the switch compulsory.
    #[default]
    Thai,
    /// The highest honour first; a bared side may keep the board's count.
    ThaiHighest,
    /// As [`Preset::ThaiHighest`], with the board's count starting at 2 (text 004).
    Old,
    /// As Fairy-Stockfish counts by itself, for cross-checks.
    Fairy,
    /// No count: the classic กล, mate in n ที.
    None,
}

/// A name that is no preset's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no set of rules: expected thai, thai-highest, old, fairy or none")]
pub struct PresetError(String);

impl Preset {
    /// Every preset, the default first.
    pub const ALL: [Self; 5] = [Self::Thai, Self::ThaiHighest, Self::Old, Self::Fairy, Self::None];

    /// Returns the name by which the preset is chosen and printed.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Thai => "thai",
            Self::ThaiHighest => "thai-highest",
            Self::Old => "old",
            Self::Fairy => "fairy",
            Self::None => "none",
        }
    }

    /// Returns whether the highest honour decides where several rows of the table apply; else the
    /// smallest number does.
    pub(super) const fn takes_highest_honour(self) -> bool {
        matches!(self, Self::ThaiHighest | Self::Old)
    }

    /// Returns whether a side that is bared while the board's count runs may keep that count.
    pub(crate) const fn may_keep_board_count(self) -> bool {
        matches!(self, Self::ThaiHighest | Self::Old)
    }

    /// Returns the number before the first that board's honour says.
    pub(super) const fn before_first_board_number(self) -> u16 {
        match self {
            Self::Old => 1,
            Self::Thai | Self::ThaiHighest | Self::Fairy | Self::None => 0,
        }
    }
}

impl FromStr for Preset {
    type Err = PresetError;

    fn from_str(text: &str) -> Result<Self, PresetError> {
        let known = Self::ALL.into_iter().find(|preset| preset.name() == text);
        known.ok_or_else(|| PresetError(text.to_owned()))
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
