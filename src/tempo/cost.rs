//! What having to move costs the chaser.

use crate::rules::Moves;

use super::distance::Distance;

/// What the chaser loses by having to move where it would rather pass; the mate itself is the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cost {
    /// So many ที.
    Moves(Moves),
    /// The mate: it is เป็นที absolutely.
    Mate,
}

impl Cost {
    /// Returns the cost of a placement with these distances; nothing if it is not เป็นที, or if that
    /// or the cost is open.
    pub(super) fn of(chaser_first: Distance, fleer_first: Distance) -> Option<Self> {
        let fleer = fleer_first.moves()?;
        match chaser_first {
            Distance::Never => Some(Self::Mate),
            Distance::Mate(chaser) if chaser > fleer.plus_one() => {
                Some(Self::Moves(Moves(chaser.0 - fleer.0 - 1)))
            }
            Distance::Mate(_) | Distance::Open { .. } | Distance::Illegal => None,
        }
    }
}
