//! FEN: the text form of a position, with the fields of a count.
//!
//! `board side - LIMIT PLY FULLMOVE` (rules.md, section 6). What LIMIT and PLY mean is the
//! counting layer's business; here they are numbers.

use std::fmt;

use thiserror::Error;

use super::legality::SetupFault;
use super::{Board, Color, Man, Position, Role, Square};

/// A FEN that was read: the position and the numbers behind it.
#[derive(Clone, Copy, Debug)]
pub struct Fen {
    /// The men and the side to move.
    pub position: Position,
    /// The count fields, if a count runs.
    pub count: Option<CountFields>,
    /// The number of the move, from 1.
    pub fullmove: u32,
}

/// The two numbers by which a FEN states a running count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CountFields {
    /// LIMIT: twice the number at which the count ends.
    pub limit: u16,
    /// PLY: twice the number said, less one with the other side to move.
    pub ply: u16,
}

/// A field of a FEN, by the name that the JSON of errors uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// The men on the board.
    Placement,
    /// The side to move, and the `-` behind it.
    Side,
    /// Twice the limit of the count.
    Limit,
    /// The plies counted.
    Ply,
    /// The number of the move.
    Move,
    /// Not one field, but what the rules say of them together.
    Rules,
}

impl FenField {
    /// Returns the name that stands in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Placement => "placement",
            Self::Side => "side",
            Self::Limit => "limit",
            Self::Ply => "ply",
            Self::Move => "move",
            Self::Rules => "rules",
        }
    }
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One thing wrong with a FEN, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field} (column {column}): {problem}")]
pub struct FenFault {
    /// The field it is in.
    pub field: FenField,
    /// The character at which it shows, from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub problem: FenProblem,
}

/// What is wrong with a FEN.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FenProblem {
    /// Nothing where a field should be.
    #[error("missing: expected {0}")]
    Missing(&'static str),
    /// A letter that is no man.
    #[error("`{0}` is not a man: expected K R N S M P, small for Black, M~ for a bia ngai, or 1–8")]
    UnknownMan(char),
    /// `~` behind something that is not a met.
    #[error("`~` marks a bia ngai and stands only behind M or m")]
    StrayMark,
    /// A rank that does not have eight squares.
    #[error("rank {rank} has {squares} squares: expected 8")]
    RankLength {
        /// The rank, 1–8.
        rank: usize,
        /// How many squares were given.
        squares: usize,
    },
    /// Not eight ranks.
    #[error("{0} ranks: expected 8, parted by /")]
    RankCount(usize),
    /// A field with text that does not belong there.
    #[error("`{found}`: expected {expected}")]
    Unexpected {
        /// What stands there.
        found: String,
        /// What would be right.
        expected: &'static str,
    },
    /// The men cannot stand so.
    #[error(transparent)]
    Setup(SetupFault),
}

/// A word of the text and the column at which it begins, from 1.
struct Word<'a> {
    text: &'a str,
    column: usize,
}

const LIMIT_EXPECTED: &str = "- or twice the limit, an even number from 2 to 128";
const PLY_EXPECTED: &str = "the plies counted, a number from 0 to 998";

impl Fen {
    /// Reads a FEN. Fields after the side to move may be left out.
    ///
    /// # Errors
    /// Every fault of the text and of the set-up.
    pub fn read(text: &str) -> Result<Self, Vec<FenFault>> {
        let words = words(text);
        let mut faults = Vec::new();
        let end = text.trim_end().chars().count() + 1;
        let board = match words.first() {
            Some(word) => read_board(word, &mut faults),
            None => missing(FenField::Placement, end, "the men, rank 8 first", &mut faults),
        };
        let turn = match words.get(1) {
            Some(word) => read_side(word, &mut faults),
            None => missing(FenField::Side, end, "w or b", &mut faults),
        };
        if let Some(word) = words.get(2).filter(|word| word.text != "-") {
            faults.push(unexpected(FenField::Side, word, "- (the third field is always empty)"));
        }
        let count = read_count(words.get(3), words.get(4), &mut faults);
        let fullmove = read_fullmove(words.get(5), &mut faults);
        if let Some(word) = words.get(6) {
            faults.push(unexpected(FenField::Move, word, "nothing after the sixth field"));
        }
        let position = match (board, turn, words.first()) {
            (Some(board), Some(turn), Some(word)) => read_position(board, turn, word, &mut faults),
            _ => None,
        };
        match position {
            Some(position) if faults.is_empty() => Ok(Self { position, count, fullmove }),
            _ => Err(faults),
        }
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_placement(self.position.board(), f)?;
        write!(f, " {} - ", self.position.turn().letter())?;
        match self.count {
            Some(CountFields { limit, ply }) => write!(f, "{limit} {ply} {}", self.fullmove),
            None => write!(f, "- 0 {}", self.fullmove),
        }
    }
}

fn words(text: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut column = 1;
    for part in text.split(char::is_whitespace) {
        if !part.is_empty() {
            words.push(Word { text: part, column });
        }
        column += part.chars().count() + 1;
    }
    words
}

fn missing<T>(
    field: FenField,
    column: usize,
    expected: &'static str,
    faults: &mut Vec<FenFault>,
) -> Option<T> {
    faults.push(FenFault { field, column, problem: FenProblem::Missing(expected) });
    None
}

fn unexpected(field: FenField, word: &Word<'_>, expected: &'static str) -> FenFault {
    let problem = FenProblem::Unexpected { found: word.text.to_owned(), expected };
    FenFault { field, column: word.column, problem }
}

fn read_side(word: &Word<'_>, faults: &mut Vec<FenFault>) -> Option<Color> {
    match word.text {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => {
            faults.push(unexpected(FenField::Side, word, "w or b"));
            None
        }
    }
}

fn read_count(
    limit: Option<&Word<'_>>,
    ply: Option<&Word<'_>>,
    faults: &mut Vec<FenFault>,
) -> Option<CountFields> {
    let limit = match limit {
        Some(word) if word.text != "-" => {
            let read = number(word).filter(|limit| limit % 2 == 0 && (2..=128).contains(limit));
            if read.is_none() {
                faults.push(unexpected(FenField::Limit, word, LIMIT_EXPECTED));
            }
            read
        }
        _ => None,
    };
    let ply = match ply {
        Some(word) => {
            let read = number(word).filter(|&ply| ply <= 998);
            if read.is_none() {
                faults.push(unexpected(FenField::Ply, word, PLY_EXPECTED));
            }
            read?
        }
        None => 0,
    };
    Some(CountFields { limit: limit?, ply })
}

fn read_fullmove(word: Option<&Word<'_>>, faults: &mut Vec<FenFault>) -> u32 {
    let Some(word) = word else { return 1 };
    word.text.parse().ok().filter(|_| all_digits(word.text)).unwrap_or_else(|| {
        faults.push(unexpected(FenField::Move, word, "the number of the move"));
        1
    })
}

fn number(word: &Word<'_>) -> Option<u16> {
    word.text.parse().ok().filter(|_| all_digits(word.text))
}

fn all_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

fn read_position(
    board: Board,
    turn: Color,
    placement: &Word<'_>,
    faults: &mut Vec<FenFault>,
) -> Option<Position> {
    match Position::new(board, turn) {
        Ok(position) => Some(position),
        Err(found) => {
            faults.extend(found.into_iter().map(|fault| {
                let column = fault.square().map_or(placement.column, |square| {
                    placement.column + column_of(placement.text, square)
                });
                let field = FenField::Placement;
                FenFault { field, column, problem: FenProblem::Setup(fault) }
            }));
            None
        }
    }
}

/// Returns how many characters of a well-formed placement stand before a square's man.
fn column_of(placement: &str, wanted: Square) -> usize {
    let (mut rank, mut file) = (7_usize, 0);
    for (column, letter) in placement.chars().enumerate() {
        match letter {
            '/' => (rank, file) = (rank.saturating_sub(1), 0),
            '~' => {}
            '1'..='8' => file += letter as usize - '0' as usize,
            _ if rank == wanted.rank() && file == wanted.file() => return column,
            _ => file += 1,
        }
    }
    0
}

/// Reads the first field alone.
pub(super) fn read_placement(text: &str) -> Option<Board> {
    read_board(&Word { text, column: 1 }, &mut Vec::new())
}

fn read_board(word: &Word<'_>, faults: &mut Vec<FenFault>) -> Option<Board> {
    let before = faults.len();
    let mut board = Board::default();
    let ranks = word.text.split('/').count();
    let mut column = word.column;
    for (row, text) in word.text.split('/').enumerate() {
        read_rank(&Word { text, column }, row, &mut board, faults);
        column += text.chars().count() + 1;
    }
    if ranks != 8 {
        let problem = FenProblem::RankCount(ranks);
        faults.push(FenFault { field: FenField::Placement, column: word.column, problem });
    }
    (faults.len() == before).then_some(board)
}

fn read_rank(word: &Word<'_>, row: usize, board: &mut Board, faults: &mut Vec<FenFault>) {
    let mut fault = |column, problem| {
        faults.push(FenFault { field: FenField::Placement, column, problem });
    };
    let rank = 7_usize.checked_sub(row);
    let mut file = 0;
    let mut last_man: Option<Square> = None;
    for (offset, letter) in word.text.chars().enumerate() {
        let column = word.column + offset;
        match letter {
            '1'..='8' => {
                file += letter as usize - '0' as usize;
                last_man = None;
            }
            '~' => match last_man.take().and_then(|square| Some((square, board.man_at(square)?))) {
                Some((square, man)) if man.role == Role::Met => {
                    board.put(square, Man { turned: true, ..man });
                }
                Some(_) | None => fault(column, FenProblem::StrayMark),
            },
            _ => {
                match Role::from_letter(letter) {
                    Some(role) => {
                        let color = if letter.is_uppercase() { Color::White } else { Color::Black };
                        last_man = rank.filter(|_| file < 8).map(|rank| Square::at(file, rank));
                        if let Some(square) = last_man {
                            board.put(square, Man { color, role, turned: false });
                        }
                    }
                    None => fault(column, FenProblem::UnknownMan(letter)),
                }
                file += 1;
            }
        }
    }
    if let Some(rank) = rank.filter(|_| file != 8) {
        fault(word.column, FenProblem::RankLength { rank: rank + 1, squares: file });
    }
}

fn write_placement(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for rank in (0..8).rev() {
        let mut empty = 0;
        for file in 0..8 {
            let Some(man) = board.man_at(Square::at(file, rank)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                write!(f, "{empty}")?;
                empty = 0;
            }
            write!(f, "{}{}", man.letter(), if man.turned { "~" } else { "" })?;
        }
        if empty > 0 {
            write!(f, "{empty}")?;
        }
        if rank > 0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}
