//! Which positions of a row are legal, and where the defender is in check.

use crate::rules::{Bitboard, Color, Role, Square, attacks};

use super::group::Group;
use super::layout::{Layout, Placement, Row, WORDS, khun_of};

/// A row's legal positions, by the square of the defender's khun.
#[derive(Clone, Copy, Debug)]
pub(super) struct Legal {
    /// With the attacker to move: the defender is not in check.
    pub(super) attacker: Row,
    /// With the defender to move: the attacker is not in check.
    pub(super) defender: Row,
    /// Where the attacker's men give check.
    pub(super) check: Row,
}

impl Legal {
    const NONE: Self = Self { attacker: [0; WORDS], defender: [0; WORDS], check: [0; WORDS] };

    /// Returns the legal positions of a placement; none where men stand on one square.
    pub(super) fn of(layout: &Layout, placement: &Placement) -> Self {
        let mut legal = Self::NONE;
        if placement.is_stacked(layout.ending.men()) {
            return legal;
        }
        let occupied = placement.occupied();
        let by = |color| Attacked::by(color, occupied, men_of(layout, placement, color));
        let (attacked, attacking) = (by(Color::White), by(Color::Black));
        for word in 0..WORDS {
            let khun = khun_of(word);
            if occupied.contains(khun) {
                continue;
            }
            let taken = occupied | Bitboard::of(khun) | attacks::khun(khun);
            legal.check[word] = attacked.with_blocker(khun, occupied).0;
            legal.attacker[word] = !(taken.0 | legal.check[word]);
            legal.defender[word] = !taken.0 & attacking.allow(khun, occupied).0;
        }
        legal
    }
}

/// Returns one side's men but the khun, kind by kind.
fn men_of(
    layout: &Layout,
    placement: &Placement,
    color: Color,
) -> impl Iterator<Item = (Role, Bitboard)> {
    let groups = layout.groups.iter().zip(placement.numbers);
    let own = groups.filter(move |(group, _)| group.color == color);
    own.map(|(Group { role, squares, .. }, number)| (*role, squares[number as usize]))
}

/// What one side's men but the khun attack, the two khun not yet placed.
pub(super) struct Attacked {
    steppers: Bitboard,
    ruea: Bitboard,
    lines: Bitboard,
}

impl Attacked {
    pub(super) fn by(
        color: Color,
        occupied: Bitboard,
        men: impl Iterator<Item = (Role, Bitboard)>,
    ) -> Self {
        let mut attacked =
            Self { steppers: Bitboard::EMPTY, ruea: Bitboard::EMPTY, lines: Bitboard::EMPTY };
        for (role, squares) in men {
            for square in squares {
                let targets = attacks::attacks(role, color, square, occupied);
                if role == Role::Ruea {
                    attacked.ruea |= Bitboard::of(square);
                    attacked.lines |= targets;
                } else {
                    attacked.steppers |= targets;
                }
            }
        }
        attacked
    }

    /// Returns the attacked squares once the attacker's own khun stands in the way.
    pub(super) fn with_blocker(&self, khun: Square, occupied: Bitboard) -> Bitboard {
        if !self.lines.contains(khun) {
            return self.steppers | self.lines;
        }
        let occupied = occupied | Bitboard::of(khun);
        self.ruea.fold(self.steppers, |all, ruea| all | attacks::ruea(ruea, occupied))
    }

    /// Returns the squares of the defender's khun that keep the other khun out of check: any, or
    /// those between it and a ruea, or none.
    pub(super) fn allow(&self, khun: Square, occupied: Bitboard) -> Bitboard {
        if self.steppers.contains(khun) {
            return Bitboard::EMPTY;
        }
        if !self.lines.contains(khun) {
            return Bitboard::FULL;
        }
        let aimed = self.ruea.filter(|&ruea| attacks::ruea(ruea, occupied).contains(khun));
        aimed.fold(Bitboard::FULL, |open, ruea| open & attacks::between(ruea, khun))
    }
}
