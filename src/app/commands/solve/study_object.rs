//! The full report of a study as a program reads it.

use konmak::rules::Move;
use konmak::solve::{Branch, Fate, FirstMove, Means, Prospect, Study, Threat};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct StudyObject {
    chaser: &'static str,
    first_moves: Vec<FirstPart>,
    set_play: Option<SetPlayPart>,
    zugzwang: bool,
    threat: Option<ThreatPart>,
    count: Option<StoryPart>,
    tree: Vec<BranchPart>,
    cut: bool,
}

#[derive(Serialize)]
struct FirstPart {
    #[serde(rename = "move")]
    mv: String,
    fate: &'static str,
    mate_in: Option<u16>,
    #[serde(rename = "try")]
    is_try: bool,
    refutations: Vec<RefutationPart>,
}

#[derive(Serialize)]
struct RefutationPart {
    reply: Option<String>,
    by: &'static str,
}

#[derive(Serialize)]
struct SetPlayPart {
    result: &'static str,
    mate_in: Option<u16>,
    more_than: Option<u16>,
}

#[derive(Serialize)]
struct ThreatPart {
    #[serde(rename = "move")]
    mv: String,
    mate_in: u16,
}

#[derive(Serialize)]
struct StoryPart {
    line: Vec<String>,
    starts_after_plies: usize,
    moves_left: u16,
    moves_needed: u16,
}

/// A move of the tree with what follows; `mate_in` stands at the fleer's moves.
#[derive(Serialize)]
struct BranchPart {
    #[serde(rename = "move")]
    mv: String,
    mate_in: Option<u16>,
    then: Vec<BranchPart>,
}

impl StudyObject {
    pub(super) fn new(study: &Study) -> Self {
        let threat = study.threat.as_ref().and_then(|threat| match threat {
            Threat::Zugzwang => None,
            Threat::Mate(mv, moves) => Some(ThreatPart { mv: mv.to_string(), mate_in: moves.0 }),
        });
        Self {
            chaser: study.chaser.name(),
            first_moves: study.first_moves.iter().map(first).collect(),
            set_play: study.set_play.map(SetPlayPart::new),
            zugzwang: study.threat == Some(Threat::Zugzwang),
            threat,
            count: study.count.as_ref().map(|story| StoryPart {
                line: story.line.iter().map(Move::to_string).collect(),
                starts_after_plies: story.starts_after,
                moves_left: story.left.0,
                moves_needed: story.needed.0,
            }),
            tree: branches(&study.tree),
            cut: study.is_cut,
        }
    }
}

impl SetPlayPart {
    fn new(found: Prospect) -> Self {
        let (result, mate_in, more_than) = match found {
            Prospect::Mate(moves) => ("mate", moves.map(|moves| moves.0), None),
            Prospect::Never => ("never", None, None),
            Prospect::NotWithin(moves) => ("not-within", None, Some(moves.0)),
            Prospect::Open => ("open", None, None),
        };
        Self { result, mate_in, more_than }
    }
}

fn first(first: &FirstMove) -> FirstPart {
    let (fate, mate_in) = match &first.fate {
        Fate::Key => ("key", None),
        Fate::Longer(moves) => ("longer", moves.map(|moves| moves.0)),
        Fate::Fails(_) => ("never", None),
        Fate::TooLate(_) => ("not-within", None),
        Fate::Open => ("open", None),
    };
    let refutations = first.fate.refutations();
    let refutations = refutations.iter().map(|refutation| RefutationPart {
        reply: refutation.reply.map(|reply| reply.to_string()),
        by: means(refutation.by),
    });
    let refutations = refutations.collect();
    FirstPart { mv: first.mv.to_string(), fate, mate_in, is_try: first.is_try(), refutations }
}

fn means(by: Means) -> &'static str {
    match by {
        Means::Stalemate => "stalemate",
        Means::Count => "count",
        Means::Capture => "capture",
        Means::Escape => "escape",
    }
}

fn branches(branch: &Branch) -> Vec<BranchPart> {
    match branch {
        Branch::Mated | Branch::Cut => Vec::new(),
        Branch::Chaser(attacks) => attacks
            .iter()
            .map(|attack| BranchPart {
                mv: attack.mv.to_string(),
                mate_in: None,
                then: branches(&attack.then),
            })
            .collect(),
        Branch::Fleer(defences) => defences
            .iter()
            .map(|defence| BranchPart {
                mv: defence.mv.to_string(),
                mate_in: Some(defence.mate_in.0),
                then: branches(&defence.then),
            })
            .collect(),
    }
}
