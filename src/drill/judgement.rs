//! What a move is worth to the goal.

use crate::counting::Honour;
use crate::rules::{Man, Move, Moves, Square};
use crate::tempo::Cost;

/// What the prover says of a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The chaser still mates in time.
    Right {
        /// The moves to mate from here with best play, 0 if this is mate; none if only known to be
        /// in time.
        left: Option<Moves>,
        /// How many moves were given away, where the goal allows it.
        slower: Moves,
    },
    /// The draw is kept, or more.
    Holds,
    /// The fleer is lost and holds out as long as can be: the chaser still needs so many moves.
    HoldsOut {
        /// The moves to mate.
        left: Moves,
    },
    /// The fleer makes it เป็นที, and nothing costs the chaser more.
    PenThi {
        /// What it costs.
        cost: Cost,
    },
    /// Not settled within the time given. The move is accepted.
    Undecided {
        /// No mate within so many moves: this much is proved.
        no_mate_within: Option<Moves>,
        /// Whether the puzzle itself lists the move as right.
        listed: bool,
    },
    /// The goal has been given up before: the move is made without a judgement.
    PlayedOn,
    /// The goal is no longer reached. The move is not made.
    Wrong(Wrong),
}

impl Judgement {
    /// Returns whether the move is made on the board.
    pub const fn is_accepted(&self) -> bool {
        !matches!(self, Self::Wrong(_))
    }
}

/// What is wrong with a move, and how it is refuted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// What it spoils.
    pub flaw: Flaw,
    /// The refutation, the other side's move first; empty if the move itself ends the game.
    pub line: Vec<Move>,
}

/// What a wrong move spoils.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It mates, but some ที too late.
    Late {
        /// How many too late.
        by: Moves,
        /// The moves to mate from here.
        mate_in: Moves,
    },
    /// It does not mate in the moves left; whether it wins later is not settled.
    NotWithin {
        /// The moves left after it.
        moves: Moves,
        /// No mate within so many moves is proved.
        no_mate_within: Moves,
    },
    /// It keeps the win, but the tempo costs more than need be.
    Costs {
        /// How many ที more.
        by: Moves,
        /// The moves to mate from here.
        mate_in: Moves,
        /// The moves to mate once the tempo is regained.
        until: Moves,
    },
    /// The chaser is not in เป็นที after it.
    NotPenThi {
        /// The moves to mate; none if mate is not forced.
        mate_in: Option<Moves>,
    },
    /// It makes it เป็นที, but another flight costs the chaser more.
    CostsLess {
        /// What it costs.
        cost: Moves,
        /// The most that a flight can cost.
        best: Cost,
        /// The moves to mate.
        mate_in: Moves,
    },
    /// It loses the win.
    Loses(Cause),
    /// It lets the chaser mate in time.
    Falls {
        /// The moves to mate.
        mate_in: Option<Moves>,
    },
    /// It lets the chaser mate sooner than need be.
    Sooner {
        /// How many moves sooner.
        by: Moves,
        /// The moves to mate.
        mate_in: Moves,
    },
}

/// By what a win is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// อับ: the other side has no move.
    Stalemate,
    /// The count runs out before the mate.
    Count {
        /// Which count.
        honour: Honour,
        /// The moves to mate, if known; without the count it would be won.
        needed: Option<Moves>,
        /// The moves that the count leaves.
        left: Moves,
    },
    /// A man is taken.
    Capture {
        /// Where it stands.
        square: Square,
        /// The man.
        man: Man,
    },
    /// The other side mates.
    Mate {
        /// In so many of its moves, if known.
        mate_in: Option<Moves>,
    },
    /// The position stands for the third time.
    Repetition,
    /// No mate exists with the men left.
    Dead,
    /// Mate by the counting side is a draw: the count must be stopped first.
    CounterMate,
    /// The chase is got out of.
    Escape,
}
