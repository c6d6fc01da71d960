//! What counting makes of moves that change the men, read from `rules.md`, sections 3 and 4.

use std::collections::HashMap;
use std::sync::Arc;

use konmak::rules::{Color, Position, Role};
use konmak::tables::Measure;

use super::places::{Men, Places};
use super::raced::Raced;
use super::spread::{Ground, NEVER, NOTHING, Values};

/// What each kind of man is worth in half points, bia to ruea.
const WORTH: [u8; 5] = [2, 2, 3, 4, 6];
/// The number at which the board's honour ends.
pub(super) const BOARD: u16 = 64;

/// The tables found so far; White attacks.
#[derive(Default)]
pub(super) struct Second {
    found: HashMap<(Men, Measure), Arc<Values>>,
    /// Where Black may ask for the board's honour.
    grounds: HashMap<Men, Arc<Ground>>,
    /// Also by whether a bared side may keep the board's count.
    raced: HashMap<(Men, bool), Arc<Raced>>,
}

impl Men {
    /// Returns the number at which the count of a bare khun of Black's ends.
    pub(super) fn limit(self) -> u16 {
        let white = self.of(Color::White);
        let has = |role: Role, men: u8| white[role.index()] >= men;
        let rows = [
            (has(Role::Ruea, 2), 8),
            (has(Role::Ruea, 1), 16),
            (has(Role::Khon, 2), 22),
            (has(Role::Ma, 2), 32),
            (has(Role::Khon, 1), 44),
            (true, 64),
        ];
        rows.into_iter().find(|(applies, _)| *applies).map_or(64, |(_, limit)| limit)
    }

    /// Returns whether Black's bare khun counts.
    pub(super) fn is_pieces(self) -> bool {
        self.is_bare(Color::Black) && !self.is_bare(Color::White) && !self.has_bia()
    }

    /// Returns whether a side may ask for the board's honour.
    pub(super) fn may_ask(self, color: Color) -> bool {
        let worth = |color| {
            let men: [u8; 5] = self.of(color);
            men.iter().zip(WORTH).map(|(men, worth)| men * worth).sum::<u8>()
        };
        !self.is_bare(color) && !self.has_bia() && worth(color) < worth(!color)
    }

    /// Returns the moves that White has when a bare khun's count has just begun.
    pub(super) fn fresh(self, turn: Color) -> u16 {
        self.limit().saturating_sub(self.len()) + u16::from(turn == Color::White)
    }

    /// Returns what may be measured with these men.
    pub(super) fn measures(self) -> &'static [Measure] {
        if self.is_pieces() {
            &[Measure::Mate]
        } else if self.may_ask(Color::Black) {
            &[Measure::Mate, Measure::Pieces, Measure::Board]
        } else {
            &[Measure::Mate, Measure::Pieces, Measure::Later]
        }
    }

    fn measure(self, measure: Measure) -> Measure {
        if self.is_pieces() { Measure::Mate } else { measure }
    }
}

impl Second {
    /// Returns the values of some men, and finds first what they rest on.
    pub(super) fn values(&mut self, men: Men, measure: Measure) -> Arc<Values> {
        let key = (men, men.measure(measure));
        if !self.found.contains_key(&key) {
            self.find(men);
        }
        Arc::clone(&self.found[&key])
    }

    /// Finds the values of some men by every measure, and first those that they rest on.
    fn find(&mut self, men: Men) {
        for child in men.after_leaving() {
            let is_known = self.found.contains_key(&(child, Measure::Mate));
            if !child.is_bare(Color::White) && !is_known {
                self.find(child);
            }
        }
        let ground = Arc::new(Ground::new(Places::new(men)));
        for &measure in men.measures() {
            let values = ground.values(|after| self.worth(measure, after));
            self.found.insert((men, measure), Arc::new(values));
        }
        if men.may_ask(Color::Black) {
            self.grounds.insert(men, ground);
        }
    }

    /// Returns the lengths under every number of the board's honour.
    pub(super) fn raced(&mut self, men: Men, keeps: bool) -> Arc<Raced> {
        if let Some(found) = self.raced.get(&(men, keeps)) {
            return Arc::clone(found);
        }
        self.values(men, Measure::Board);
        let worth = |after: &Position| {
            let bared = Men::on(after.board());
            let moves = self.known(bared, Measure::Mate, after)?;
            let left = if keeps { moves + 1 } else { 1 };
            (u16::from(moves) <= bared.fresh(after.turn())).then_some((moves, left))
        };
        let raced = Arc::new(Raced::find(Arc::clone(&self.grounds[&men]), worth));
        self.raced.insert((men, keeps), Arc::clone(&raced));
        raced
    }

    /// Returns White's moves to the goal of a measure after a move that has changed the men.
    fn worth(&self, measure: Measure, after: &Position) -> Option<u8> {
        let men = Men::on(after.board());
        if men.is_bare(Color::White) {
            return None;
        }
        let reached = u8::from(after.turn() == Color::White);
        let moves = |measure| self.known(men, measure, after);
        let in_time = |measure, limit| moves(measure).filter(|&moves| u16::from(moves) <= limit);
        let pieces = || in_time(Measure::Mate, men.fresh(after.turn()));
        match measure {
            Measure::Mate => moves(Measure::Mate),
            Measure::Pieces if men.is_pieces() => pieces(),
            Measure::Pieces => moves(Measure::Pieces),
            Measure::Board | Measure::Later if men.is_pieces() => pieces().map(|_| reached),
            Measure::Board if men.may_ask(Color::Black) => moves(Measure::Board),
            Measure::Board => moves(Measure::Later).map(|_| reached),
            Measure::Later if men.may_ask(Color::Black) => {
                let limit = BOARD + u16::from(reached);
                in_time(Measure::Board, limit).map(|_| reached)
            }
            Measure::Later => moves(Measure::Later),
        }
    }

    fn known(&self, men: Men, measure: Measure, position: &Position) -> Option<u8> {
        let values = self.found.get(&(men, men.measure(measure))).expect("found before");
        let value = values.of(position);
        assert_ne!(value, NOTHING, "{position:?}");
        (value != NEVER).then_some(value)
    }
}
