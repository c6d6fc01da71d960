//! Which men an ending has: `KRMvKR` as written, and as one side tries to mate.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::counting::half_points_of;
use crate::rules::{Board, Color, Role};

/// The kinds of men besides the khun, in the order of the canonical name.
pub(super) const KINDS: [Role; 5] = [Role::Ruea, Role::Ma, Role::Khon, Role::Met, Role::Bia];

/// The most men, both khun counted, of an ending whose tables are made without asking: they take a
/// moment.
pub const MEN_AT_ONCE: usize = 4;

/// One side's men besides its khun: how many of each kind, bia ngai counted as mets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Men([u8; 5]);

impl Men {
    /// Returns the men of one side on a board.
    pub fn on(board: &Board, color: Color) -> Self {
        Self([0, 1, 2, 3, 4].map(|kind| board.of(color, Role::ALL[kind]).len() as u8))
    }

    /// Returns how many men of a kind there are; of the khun none is counted.
    pub fn of(self, role: Role) -> usize {
        self.0.get(role.index()).map_or(0, |&men| usize::from(men))
    }

    /// Returns whether these men can be left of others by captures and turning bia.
    fn are_left_of(self, others: Self) -> bool {
        let bia_gone = others.of(Role::Bia).checked_sub(self.of(Role::Bia));
        let rest = [Role::Ruea, Role::Ma, Role::Khon];
        rest.into_iter().all(|role| self.of(role) <= others.of(role))
            && bia_gone.is_some_and(|gone| self.of(Role::Met) <= others.of(Role::Met) + gone)
    }

    /// Returns the number of men, the khun left out.
    pub fn len(self) -> usize {
        self.0.iter().map(|&men| usize::from(men)).sum()
    }

    /// Returns whether the khun is bare.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Returns these men with one more.
    #[must_use]
    pub(super) fn with(mut self, role: Role) -> Self {
        self.0[role.index()] += 1;
        self
    }

    /// Returns these men with one fewer of a kind that is among them.
    #[must_use]
    pub(super) fn without(mut self, role: Role) -> Self {
        self.0[role.index()] -= 1;
        self
    }

    /// Returns these men once a bia has turned over.
    #[must_use]
    pub(super) fn turned(self) -> Self {
        self.without(Role::Bia).with(Role::Met)
    }

    /// Returns the kinds of men that are there.
    pub(super) fn kinds(self) -> impl Iterator<Item = Role> {
        KINDS.into_iter().filter(move |&role| self.of(role) > 0)
    }
}

impl fmt::Display for Men {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("K")?;
        for role in self.kinds() {
            for _ in 0..self.of(role) {
                write!(f, "{}", role.letter())?;
            }
        }
        Ok(())
    }
}

/// An ending as written: White's men and Black's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Material {
    /// The men left of the `v`.
    pub white: Men,
    /// The men right of the `v`.
    pub black: Men,
}

/// An ending seen by the side that tries to mate: one table each.
///
/// The attacker is turned into White, so both colours of an ending share their tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ending {
    /// The men of the side that mates.
    pub attacker: Men,
    /// The men of the side that is mated.
    pub defender: Men,
}

/// Why a text names no ending that tables are made for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MaterialError {
    /// Not of the form `K…vK…`.
    #[error("`{0}` is no material: expected the men of both sides around a `v`, as in KSMvK")]
    Form(String),
    /// A letter that is no man's.
    #[error("`{letter}` in `{text}` is no man: expected K, R, N, S, M or P")]
    Letter {
        /// The letter.
        letter: char,
        /// Where it stands.
        text: String,
    },
    /// A side without exactly one khun.
    #[error("`{side}` in `{text}` has {khun} khun: each side has exactly one K")]
    Khun {
        /// The side as written.
        side: String,
        /// Where it stands.
        text: String,
        /// How many K it has.
        khun: usize,
    },
    /// More men than tables are made for.
    #[error("`{text}` has {men} men: tables hold at most {}, both khun counted", Material::MAX_MEN)]
    TooManyMen {
        /// The material.
        text: String,
        /// How many men it has.
        men: usize,
    },
}

impl Material {
    /// The most men, both khun counted, that tables are made for: what fits into 2 GiB while it is
    /// generated.
    pub const MAX_MEN: usize = 5;

    /// Returns the ending on a board.
    pub fn on(board: &Board) -> Self {
        Self { white: Men::on(board, Color::White), black: Men::on(board, Color::Black) }
    }

    /// Returns the number of men, both khun counted.
    pub fn men(self) -> usize {
        self.white.len() + self.black.len() + 2
    }

    /// Returns whether so many captures or fewer, but at least one, and turning bia can lead from
    /// these men to an ending, whichever side mates in it.
    pub(super) fn leads_into(self, ending: Ending, captures: usize) -> bool {
        let is_near = ending.men() < self.men() && ending.men() + captures >= self.men();
        let leads = |white: Men, black| {
            white.are_left_of(self.white) && Men::are_left_of(black, self.black)
        };
        is_near
            && (leads(ending.attacker, ending.defender) || leads(ending.defender, ending.attacker))
    }

    /// Returns what one capture can leave of these men, by either side.
    pub fn after_one_capture(self) -> Vec<Self> {
        let white = self.white.kinds().map(|role| Self { white: self.white.without(role), ..self });
        let black = self.black.kinds().map(|role| Self { black: self.black.without(role), ..self });
        white.chain(black).collect()
    }

    /// Returns the tables of White's and of Black's attempts to mate: a bare khun makes none, but
    /// in K v K, which is counted all the same.
    pub fn tables(self) -> [Option<Ending>; 2] {
        let endings = Color::ALL.map(|color| self.attacked_by(color));
        endings.map(|ending| {
            let is_needed = !ending.attacker.is_empty() || self.men() == 2;
            is_needed.then_some(ending)
        })
    }

    /// Returns the ending as that side's attempt to mate.
    pub fn attacked_by(self, color: Color) -> Ending {
        match color {
            Color::White => Ending { attacker: self.white, defender: self.black },
            Color::Black => Ending { attacker: self.black, defender: self.white },
        }
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}v{}", self.white, self.black)
    }
}

impl FromStr for Material {
    type Err = MaterialError;

    /// Reads `KSMvK`; the letters of a side may come in any order and in either case.
    fn from_str(text: &str) -> Result<Self, MaterialError> {
        let sides = text.split_once(['v', 'V']);
        let (white, black) = sides.ok_or_else(|| MaterialError::Form(text.to_owned()))?;
        let material = Self { white: men_of(white, text)?, black: men_of(black, text)? };
        if material.men() > Self::MAX_MEN {
            return Err(MaterialError::TooManyMen { text: text.to_owned(), men: material.men() });
        }
        Ok(material)
    }
}

fn men_of(side: &str, text: &str) -> Result<Men, MaterialError> {
    let mut men = Men::default();
    let mut khun = 0;
    for letter in side.chars() {
        match Role::from_letter(letter) {
            None => return Err(MaterialError::Letter { letter, text: text.to_owned() }),
            Some(Role::Khun) => khun += 1,
            Some(_) if men.len() >= Material::MAX_MEN => {
                let men = text.chars().count() - 1;
                return Err(MaterialError::TooManyMen { text: text.to_owned(), men });
            }
            Some(role) => men = men.with(role),
        }
    }
    if khun == 1 {
        Ok(men)
    } else {
        Err(MaterialError::Khun { side: side.to_owned(), text: text.to_owned(), khun })
    }
}

impl Ending {
    /// Returns the men of the attacker, who is White in tables, or of the defender.
    pub(super) fn of(self, color: Color) -> Men {
        match color {
            Color::White => self.attacker,
            Color::Black => self.defender,
        }
    }

    /// Returns the number of men, both khun counted.
    pub fn men(self) -> usize {
        self.attacker.len() + self.defender.len() + 2
    }

    /// Returns the ending with one side's men changed.
    #[must_use]
    pub(super) fn with(self, color: Color, men: Men) -> Self {
        match color {
            Color::White => Self { attacker: men, ..self },
            Color::Black => Self { defender: men, ..self },
        }
    }

    /// Returns whether an unturned bia stands: then nothing is counted.
    pub fn has_bia(self) -> bool {
        self.attacker.of(Role::Bia) + self.defender.of(Role::Bia) > 0
    }

    /// Returns whether ศักดิ์หมาก runs: the defender bare, the attacker not, no unturned bia.
    pub fn has_pieces_honour(self) -> bool {
        self.defender.is_empty() && !self.attacker.is_empty() && !self.has_bia()
    }

    /// Returns whether the defender may ask for ศักดิ์กระดาน: it has men, is behind by value, and
    /// no unturned bia stands.
    pub fn has_board_honour(self) -> bool {
        let value = |men: Men| half_points_of(|role| men.of(role));
        let is_behind = value(self.defender) < value(self.attacker);
        is_behind && !self.defender.is_empty() && !self.has_bia()
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}v{}", self.attacker, self.defender)
    }
}
