//! The placements of one phase, and where their moves lead.

use crate::counting::{Preset, pieces_limit_of};
use crate::rules::{Bitboard, Color, Role, Square, attacks};
use crate::tables::group::{Group, Step, ways_on};

use super::men::{KINDS, Key, Men};

/// The most groups of like men: all kinds of both sides.
const MAX_GROUPS: usize = 2 * KINDS.len();

/// The positions with the same men and bia that do not move.
#[derive(Debug)]
pub(super) struct Ground {
    pub(super) key: Key,
    groups: Vec<Like>,
    pub(super) rows: usize,
    /// The phases that captures and bia's moves lead to, as far as they are in the field.
    pub(super) next: Vec<(Key, usize)>,
    /// Whether no phase is left out that they lead to, and none of what those lead to.
    pub(super) is_whole: bool,
    /// The attacker's moves that ศักดิ์หมาก leaves when it starts in this phase, with the attacker to
    /// move and with the defender to move; nothing where it does not run.
    pub(super) count: Option<[u16; 2]>,
}

/// Like men with their place among the numbers of a row.
#[derive(Debug)]
struct Like {
    group: Group,
    kind: usize,
    stride: u32,
}

/// One placement of all men but the two khun.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    pub(super) row: u32,
    numbers: [u32; MAX_GROUPS],
    pub(super) men: Men,
    pub(super) occupied: Bitboard,
}

/// A move that leaves the phase, for both khun wherever they stand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exit {
    pub(super) men: Men,
    /// The squares on which no khun may stand in the way.
    pub(super) path: Bitboard,
}

/// Returns how many rows a phase has.
pub(super) fn row_count(key: &Key) -> u64 {
    let like = Color::ALL.into_iter().flat_map(|color| (0..KINDS.len()).map(move |k| (color, k)));
    like.map(|(color, kind)| ways_on(KINDS[kind].1, key.of(color, kind)))
        .fold(1, u64::saturating_mul)
}

impl Ground {
    /// Returns a phase's placements; where they lead is not yet known.
    pub(super) fn new(key: Key) -> Self {
        let mut groups = Vec::new();
        let mut rows = 1;
        for color in Color::ALL {
            for (kind, (role, open)) in KINDS.into_iter().enumerate() {
                let men = key.of(color, kind);
                if men > 0 {
                    let group = Group::on(color, role, men, open);
                    let stride = rows as u32;
                    rows *= group.len();
                    groups.push(Like { group, kind, stride });
                }
            }
        }
        Self { key, groups, rows, next: Vec::new(), is_whole: true, count: fresh_count(&key) }
    }

    /// Returns the placement that stands at a row's number.
    pub(super) fn placement(&self, row: u32) -> Placement {
        let mut numbers = [0; MAX_GROUPS];
        let mut men = Men::of_bia(&self.key);
        let mut rest = row;
        for (number, Like { group, kind, .. }) in numbers.iter_mut().zip(&self.groups) {
            let len = group.len() as u32;
            (*number, rest) = (rest % len, rest / len);
            men.put(group.color, *kind, group.squares[*number as usize]);
        }
        Placement { row, numbers, men, occupied: men.occupied() }
    }

    /// Returns the row of a placement of this phase's men.
    pub(super) fn row_of(&self, men: &Men) -> usize {
        let parts = self
            .groups
            .iter()
            .map(|Like { group, kind, stride }| group.number(men.of(group.color, *kind)) * stride);
        parts.sum::<u32>() as usize
    }

    /// Returns whether two men stand on one square.
    pub(super) fn is_stacked(&self, placement: &Placement) -> bool {
        placement.occupied.len() + 2 < self.key.men()
    }

    /// Calls for each row that a move of one side's men to and fro leads to, with the path that the
    /// khun must leave free.
    pub(super) fn quiet(
        &self,
        color: Color,
        placement: &Placement,
        mut each: impl FnMut(usize, Bitboard),
    ) {
        for (like, number) in self.groups.iter().zip(placement.numbers) {
            if like.group.color != color {
                continue;
            }
            for step in like.group.quiet(number) {
                if !step.path.meets(placement.occupied) {
                    let row = placement.row - number * like.stride + step.number * like.stride;
                    each(row as usize, step.path);
                }
            }
        }
    }

    /// Returns the captures of one side's men and the moves of its bia.
    pub(super) fn exits(&self, color: Color, placement: &Placement) -> impl Iterator<Item = Exit> {
        let Placement { men, occupied, .. } = *placement;
        let enemies = men.side(!color);
        let like = self.groups.iter().zip(placement.numbers);
        let strikes = like.filter(move |(like, _)| like.group.color == color).flat_map(
            move |(like, number)| {
                let steps = like.group.strikes(number).iter();
                let is_capture =
                    move |step: &&Step| enemies.contains(step.to) && !step.path.meets(occupied);
                steps.filter(is_capture).map(move |step| Exit {
                    men: men.moved(color, like.kind, [step.from, step.to]),
                    path: step.path,
                })
            },
        );
        let advances = men.bia(color).flat_map(move |from| {
            let ahead = attacks::forward(color, Bitboard::of(from)).without(occupied);
            let taken = attacks::bia(color, from) & enemies;
            (ahead | taken)
                .map(move |to| Exit { men: men.advanced(color, [from, to]), path: Bitboard::EMPTY })
        });
        strikes.chain(advances)
    }

    /// Returns what the captures of a side's khun leave, with the square of the man taken.
    pub(super) fn khun_captures(
        color: Color,
        placement: &Placement,
    ) -> impl Iterator<Item = (Square, Men)> {
        let men = placement.men;
        men.side(!color).map(move |to| (to, men.without(!color, to)))
    }

    /// Returns the phase that such men stand in, with their row there, if it is in the field.
    pub(super) fn link<'a>(
        &self,
        men: &Men,
        grounds: &'a [Self],
    ) -> Option<(usize, &'a Self, usize)> {
        let key = men.key();
        let &(_, next) = self.next.iter().find(|(known, _)| *known == key)?;
        let ground = &grounds[next];
        Some((next, ground, ground.row_of(men)))
    }
}

/// Returns the attacker's moves when ศักดิ์หมาก has just started in a phase: L − c + 1 with the attacker
/// to move, c one more than the men on the board (rules.md, section 4).
fn fresh_count(key: &Key) -> Option<[u16; 2]> {
    if !key.is_bare(Color::Black) || !key.bia().is_empty() {
        return None;
    }
    let of = |role: Role| {
        let kinds = KINDS.iter().enumerate().filter(|(_, (other, _))| *other == role);
        kinds.map(|(kind, _)| key.of(Color::White, kind)).sum::<usize>()
    };
    let limit = pieces_limit_of(of, Preset::Thai)?;
    let left = limit.saturating_sub(key.men() as u16);
    Some([left + 1, left])
}
