//! The proof of a length, walked by the checker: a mate in n, and none in fewer.

use thiserror::Error;

use crate::rules::{Color, Moves};

use super::answer::Question;
use super::extract::Unwritten;
use super::proof::{Claim, Flaw, Walk};
use super::solver::Solver;

/// What the checker walked to see that a length is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The mate within its moves, against every defence; none where no mate is claimed.
    pub mate: Option<Walk>,
    /// That no mate is shorter, whatever the chaser plays, as far as earlier walks had not passed it.
    pub nothing_shorter: Walk,
}

/// Why a length has no certificate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Uncertified {
    /// The prover wrote no proof within its limits.
    #[error("no proof was written within the limits")]
    Unwritten(Unwritten),
    /// The checker found a flaw.
    #[error(transparent)]
    Flawed(Flaw),
}

/// More moves than any mate takes: a claim that there is none at all.
const EVER: Moves = Moves(u16::MAX);

impl Solver {
    /// Has the checker walk the proof that a side mates in exactly so many of its moves.
    ///
    /// # Errors
    /// Why there is no certificate: out of time, or a flaw.
    pub fn certify_mate(
        &mut self,
        question: &Question,
        side: Color,
        mate_in: Moves,
    ) -> Result<Certificate, Uncertified> {
        let proof = self.prove(question, Claim::MatesWithin(side, mate_in));
        let proof = proof.map_err(Uncertified::Unwritten)?;
        let mate = proof.check().map_err(Uncertified::Flawed)?;
        let nothing_shorter = match mate_in.minus_one() {
            Some(shorter) => self.walk(question, Claim::NoMateWithin(side, shorter))?,
            None => Walk::default(),
        };
        Ok(Certificate { mate: Some(mate), nothing_shorter })
    }

    /// Has the checker walk the proof that a side never mates.
    ///
    /// # Errors
    /// Why there is no certificate: out of time, or a flaw.
    pub fn certify_no_mate(
        &mut self,
        question: &Question,
        side: Color,
    ) -> Result<Certificate, Uncertified> {
        let claim = Claim::NoMateWithin(side, EVER);
        // Where the fleer holds without asking for the board's count, its numbers need no telling
        // apart.
        let unasked = question.unasked().map(|unasked| self.walk(&unasked, claim));
        let nothing_shorter = match unasked {
            Some(Ok(walk)) => walk,
            Some(Err(_)) | None => self.walk(question, claim)?,
        };
        Ok(Certificate { mate: None, nothing_shorter })
    }

    fn walk(&mut self, question: &Question, claim: Claim) -> Result<Walk, Uncertified> {
        match self.walk_no_mate(question, claim) {
            Err(Flaw::NoChoice(_)) => Err(Uncertified::Unwritten(Unwritten::NotProved)),
            Err(Flaw::TooLong(_)) => Err(Uncertified::Unwritten(Unwritten::TooLong)),
            walked => walked.map_err(Uncertified::Flawed),
        }
    }
}
