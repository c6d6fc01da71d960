//! The board game without counting: men, positions, legal moves, FEN.
//!
//! Source: `rules.md` sections 1, 2, 6 and 7, which settles what the Thai texts leave open.

pub mod attacks;
mod bitboard;
mod board;
mod color;
mod dead;
mod fen;
mod hash;
mod illegal;
mod legality;
mod length;
mod movegen;
mod moves;
mod notation;
mod perft;
mod position;
mod role;
mod square;

pub use bitboard::Bitboard;
pub use board::Board;
pub use color::Color;
pub use dead::is_dead;
pub use fen::{CountFields, Fen, FenFault, FenField, FenProblem};
pub use illegal::Illegal;
pub use legality::{SetupFault, bia_squares, turning_rank};
pub use length::{Moves, Plies};
pub use movegen::attacked_by;
pub use moves::{MAX_MOVES, Move, MoveList};
pub use notation::{MoveFault, Notation, Origin, UnknownNotation, read_move};
pub use perft::perft;
pub use position::{Position, Terminal};
pub use role::{Man, Role};
pub use square::{
    FILE_LETTERS, Square, SquareError, THAI_FILE_LETTERS, THAI_RANK_DIGITS, file_from_letter,
    rank_from_digit,
};
