//! The six kinds of men.

use super::Color;

/// A kind of man. Bia ngai (a bia turned over) is a [`Role::Met`] that remembers its origin, see
/// [`Man::turned`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// เบี้ย, the pawn: one step forward, captures one step diagonally forward.
    Bia,
    /// เม็ด, the ferz: one step diagonally.
    Met,
    /// โคน, the silver general: one step diagonally or straight forward.
    Khon,
    /// ม้า, the knight.
    Ma,
    /// เรือ, the rook.
    Ruea,
    /// ขุน, the king.
    Khun,
}

impl Role {
    /// All kinds of men, from bia to khun.
    pub const ALL: [Self; 6] = [Self::Bia, Self::Met, Self::Khon, Self::Ma, Self::Ruea, Self::Khun];

    /// Returns 0…5, for use as an array index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the capital letter that FEN and Latin notation use.
    pub const fn letter(self) -> char {
        match self {
            Self::Bia => 'P',
            Self::Met => 'M',
            Self::Khon => 'S',
            Self::Ma => 'N',
            Self::Ruea => 'R',
            Self::Khun => 'K',
        }
    }

    /// Returns the name in small Latin letters, as English text has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bia => "bia",
            Self::Met => "met",
            Self::Khon => "khon",
            Self::Ma => "ma",
            Self::Ruea => "ruea",
            Self::Khun => "khun",
        }
    }

    /// Returns the kind of man that a capital or small FEN letter stands for.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'P' => Some(Self::Bia),
            'M' => Some(Self::Met),
            'S' => Some(Self::Khon),
            'N' => Some(Self::Ma),
            'R' => Some(Self::Ruea),
            'K' => Some(Self::Khun),
            _ => None,
        }
    }
}

/// A man on the board: whose it is, what it is, and whether it is a bia turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// The side it belongs to.
    pub color: Color,
    /// How it moves.
    pub role: Role,
    /// Whether it is a bia ngai (เบี้ยหงาย), written `M~`. Only ever true of a met.
    pub turned: bool,
}

impl Man {
    /// Returns the name in small Latin letters, a bia ngai told from a met.
    pub const fn name(self) -> &'static str {
        if self.turned { "bia ngai" } else { self.role.name() }
    }

    /// Returns the FEN letter: capital for White, small for Black, without the `~` of a bia ngai.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }
}
