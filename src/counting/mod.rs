//! ศักดิ์หมาก and ศักดิ์กระดาน: the counts that give the fleer a draw.
//!
//! Source: rules.md sections 3–6. Two counts exist, and never both at once:
//!
//! - **Board's honour** (ศักดิ์กระดาน, 64): asked for by the side behind while no unturned bia
//!   stands and it has two men or more. It ends when that side is no longer behind, and may be
//!   stopped; a new one starts from 1.
//! - **Pieces' honour** (ศักดิ์หมาก): starts by itself against a bare khun when no unturned bia
//!   stands. Its limit is fixed then by the chaser's men; its first number is one more than the men
//!   on the board. It replaces a running board's count.
//!
//! Only the counting side's moves are numbered. After the limit has been said the chaser has one
//! more move; when the next number is said the game is drawn. Mate comes first.

mod count;
mod counter;
mod fairy;
mod honour;
mod preset;

pub use count::{Count, CountFault, Honour};
pub use counter::{Asking, Counter, Refusal};
pub use honour::{
    BOARD_LIMIT, bare_side, half_points_of, has_bia, may_ask, pieces_limit, pieces_limit_of,
    pieces_side, side_behind,
};
pub use preset::{Preset, PresetError};
