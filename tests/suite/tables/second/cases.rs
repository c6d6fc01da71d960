//! Random positions with running counts, the narrow ones among them.

use konmak::counting::Preset;
use konmak::rules::{Board, Color, CountFields, Fen, Position, Role};
use konmak::tables::Measure;

use crate::dice::Dice;

use super::places::Men;
use super::spread::NEVER;
use super::worth::Second;

/// The limits of both honours, and some that no count has.
const LIMITS: [u16; 9] = [8, 16, 22, 32, 44, 64, 5, 11, 57];
/// The presets whose rules `rules.md` spells out; those of the sport come up most.
const PRESETS: [Preset; 6] =
    [Preset::Thai, Preset::Thai, Preset::Thai, Preset::ThaiHighest, Preset::Old, Preset::None];

/// A position, its count if one is stated, and the rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case {
    pub(super) position: Position,
    pub(super) fields: Option<CountFields>,
    pub(super) preset: Preset,
}

/// What makes cases.
pub(super) struct Cases<'a> {
    pub(super) dice: Dice,
    pub(super) second: &'a mut Second,
    /// The materials, White attacking.
    pub(super) materials: &'a [&'a str],
}

impl Case {
    pub(super) fn fen(&self) -> String {
        Fen { position: self.position, count: self.fields, fullmove: 1 }.to_string()
    }

    /// Returns the same position with nothing counted.
    pub(super) fn uncounted(&self) -> Self {
        Self { preset: Preset::None, ..*self }
    }
}

impl Cases<'_> {
    /// Returns a position of any of the materials with a count of any number.
    pub(super) fn any(&mut self) -> Case {
        let position = self.position();
        let is_counted = self.dice.below(8) > 0;
        let fields = is_counted.then(|| self.fields(&position)).flatten();
        let preset = self.dice.of(&PRESETS);
        self.exchanged(Case { position, fields, preset })
    }

    /// Returns a position in which White can take Black's last man, with a fresh count that is just
    /// long enough or just too short.
    pub(super) fn baring(&mut self) -> Case {
        loop {
            let position = self.position();
            let board = position.board();
            if position.turn() == Color::Black || Men::on(board).is_bare(Color::Black) {
                continue;
            }
            let moves = position.legal_moves();
            let takes = moves.iter().find(|mv| board.occupied().contains(mv.to));
            let Some(after) = takes.map(|&mv| position.after(mv)) else { continue };
            let men = Men::on(after.board());
            let moves = self.second.values(men, Measure::Mate).of(&after);
            let last = men.fresh(after.turn());
            if men.is_pieces() && [last, last + 1].contains(&u16::from(moves)) {
                let fields = (self.dice.below(2) == 0).then(|| self.fields(&position)).flatten();
                return self.exchanged(Case { position, fields, preset: Preset::Thai });
            }
        }
    }

    fn exchanged(&mut self, case: Case) -> Case {
        match self.dice.below(2) {
            0 => case,
            _ => Case { position: case.position.with_sides_exchanged(), ..case },
        }
    }

    fn position(&mut self) -> Position {
        let men = Men::read(self.dice.of(self.materials));
        loop {
            let mut board = Board::default();
            for color in Color::ALL {
                self.dice.man(&mut board, color, Role::Khun);
                for (&role, &number) in Role::ALL.iter().zip(&men.of(color)) {
                    (0..number).for_each(|_| self.dice.man(&mut board, color, role));
                }
            }
            if let Ok(position) = Position::new(board, self.dice.of(&Color::ALL)) {
                return position;
            }
        }
    }

    /// Returns a count against White; nothing where none can run.
    fn fields(&mut self, position: &Position) -> Option<CountFields> {
        let men = Men::on(position.board());
        if !men.is_pieces() && !men.may_ask(Color::Black) {
            return None;
        }
        let usual = if men.is_pieces() { men.limit() } else { 64 };
        let limit = if self.dice.below(2) == 0 { usual } else { self.dice.of(&LIMITS) };
        let own_move = u16::from(position.turn() == Color::White);
        let said = match self.dice.below(4) {
            0 => self.dice.below(usize::from(limit) + 2) as u16,
            1 => limit.saturating_sub(self.dice.below(3) as u16),
            _ => (limit + own_move).saturating_sub(self.narrow(position)),
        };
        let ply = if own_move == 0 { Some(2 * said) } else { (2 * said).checked_sub(1) };
        ply.map(|ply| CountFields { limit: 2 * limit, ply })
    }

    /// Returns moves that just suffice for something, or one more or less.
    fn narrow(&mut self, position: &Position) -> u16 {
        let men = Men::on(position.board());
        let measure = self.dice.of(men.measures());
        match self.second.values(men, measure).of(position) {
            NEVER => self.dice.below(64) as u16,
            moves => (u16::from(moves) + self.dice.below(3) as u16).saturating_sub(1),
        }
    }
}
