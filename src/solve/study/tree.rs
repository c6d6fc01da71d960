//! The tree of a solution: every defence, and every move that keeps the length.

use crate::rules::{Color, Move, Moves};

use super::super::answer::Question;
use super::super::solver::Solver;
use super::Reach;

/// The side to move and its choices, from a state in which mate is forced.
#[derive(Clone, Debug)]
pub enum Branch {
    /// The chaser is to move: the moves that mate soonest, the first followed further.
    Chaser(Vec<Attack>),
    /// The fleer is to move: every legal move, those that hold out longest first.
    Fleer(Vec<Defence>),
    /// Mate.
    Mated,
    /// Not followed further.
    Cut,
}

/// A chaser's move that keeps the length. All but the first are duals.
#[derive(Clone, Debug)]
pub struct Attack {
    /// The move.
    pub mv: Move,
    /// What follows; only of the first such move.
    pub then: Branch,
}

/// A fleer's move.
#[derive(Clone, Debug)]
pub struct Defence {
    /// The move.
    pub mv: Move,
    /// The chaser's moves to mate after it.
    pub mate_in: Moves,
    /// What follows.
    pub then: Branch,
}

/// What is still to be spent on a tree.
struct Grower<'a> {
    solver: &'a mut Solver,
    chaser: Color,
    branches: usize,
}

/// Returns the tree of a state in which the chaser mates in exactly so many moves.
pub(super) fn grown(
    solver: &mut Solver,
    question: &Question,
    chaser: Color,
    mate_in: Moves,
    reach: Reach,
) -> Branch {
    let mut grower = Grower { solver, chaser, branches: reach.branches };
    grower.branch(question, mate_in, reach.depth)
}

impl Branch {
    /// Returns whether some chaser's move on the way has a dual before the mating move, and whether
    /// one has at the mating move only (a minor dual).
    pub fn duals(&self) -> (bool, bool) {
        match self {
            Self::Mated | Self::Cut => (false, false),
            Self::Fleer(defences) => {
                defences.iter().map(|defence| defence.then.duals()).fold((false, false), either)
            }
            Self::Chaser(attacks) => {
                let several = attacks.len() > 1;
                let mates = attacks.iter().all(|attack| matches!(attack.then, Self::Mated));
                let here = (several && !mates, several && mates);
                attacks.iter().map(|attack| attack.then.duals()).fold(here, either)
            }
        }
    }
}

fn either(one: (bool, bool), other: (bool, bool)) -> (bool, bool) {
    (one.0 || other.0, one.1 || other.1)
}

impl Grower<'_> {
    fn branch(&mut self, question: &Question, mate_in: Moves, depth: Moves) -> Branch {
        if !question.position().has_move() {
            return Branch::Mated;
        }
        if depth == Moves(0) || self.branches == 0 {
            return Branch::Cut;
        }
        self.branches -= 1;
        if question.position().turn() == self.chaser {
            self.attacks(question, mate_in, depth)
        } else {
            self.defences(question, mate_in, depth)
        }
    }

    fn attacks(&mut self, question: &Question, mate_in: Moves, depth: Moves) -> Branch {
        let left = mate_in.minus_one().unwrap_or_default();
        let depth = depth.minus_one().unwrap_or_default();
        let mut attacks: Vec<Attack> = Vec::new();
        for mv in question.position().legal_moves() {
            let next = question.after(mv);
            match self.solver.mates_within(&next, self.chaser, left) {
                Some(true) => {}
                Some(false) => continue,
                None => return Branch::Cut,
            }
            let followed = attacks.is_empty() || left == Moves(0);
            let then = if followed { self.branch(&next, left, depth) } else { Branch::Cut };
            attacks.push(Attack { mv, then });
        }
        if attacks.is_empty() { Branch::Cut } else { Branch::Chaser(attacks) }
    }

    fn defences(&mut self, question: &Question, mate_in: Moves, depth: Moves) -> Branch {
        let mut defences = Vec::new();
        for mv in question.position().legal_moves() {
            let next = question.after(mv);
            match self.solver.length_within(&next, self.chaser, mate_in) {
                Some(Some(length)) => defences.push((mv, length, next)),
                Some(None) | None => return Branch::Cut,
            }
        }
        defences.sort_by_key(|(_, length, _)| std::cmp::Reverse(*length));
        let grown = defences.into_iter().map(|(mv, length, next)| Defence {
            mv,
            mate_in: length,
            then: self.branch(&next, length, depth),
        });
        Branch::Fleer(grown.collect())
    }
}
