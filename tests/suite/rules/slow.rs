//! The laws of movement written as plainly as can be, from the text of a FEN: slow, and sharing
//! nothing with the library.

/// A board as letters, rank 1 first, and whether White is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SlowBoard {
    men: [[char; 8]; 8],
    white_to_move: bool,
}

/// File and rank, 0…7.
type Place = (usize, usize);

pub(super) fn name(place: Place) -> String {
    format!("{}{}", (b'a' + place.0 as u8) as char, place.1 + 1)
}

fn places() -> impl Iterator<Item = Place> {
    (0..64).map(|index| (index % 8, index / 8))
}

impl SlowBoard {
    pub(super) fn read(fen: &str) -> Self {
        let mut men = [['.'; 8]; 8];
        let mut fields = fen.split(' ');
        let placement = fields.next().expect("a placement").replace('~', "");
        for (row, text) in placement.split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    file += gap as usize;
                } else {
                    men[7 - row][file] = letter;
                    file += 1;
                }
            }
        }
        Self { men, white_to_move: fields.next() == Some("w") }
    }

    fn at(&self, (file, rank): Place) -> char {
        self.men[rank][file]
    }

    fn is_own(&self, letter: char) -> bool {
        letter != '.' && letter.is_uppercase() == self.white_to_move
    }

    /// Whether the man on `from` could take an enemy on `to`.
    fn attacks(&self, from: Place, to: Place) -> bool {
        let letter = self.at(from);
        let across = to.0.abs_diff(from.0);
        let up = to.1.abs_diff(from.1);
        let ahead = self.is_one_rank_ahead(from, to);
        match letter.to_ascii_uppercase() {
            'K' => across.max(up) == 1,
            'M' => (across, up) == (1, 1),
            'S' => (across, up) == (1, 1) || (across == 0 && ahead),
            'N' => across * up == 2,
            'P' => across == 1 && ahead,
            'R' => (across == 0) != (up == 0) && self.is_free_between(from, to),
            _ => false,
        }
    }

    fn is_one_rank_ahead(&self, from: Place, to: Place) -> bool {
        let (near, far) =
            if self.at(from).is_uppercase() { (from.1, to.1) } else { (to.1, from.1) };
        far == near + 1
    }

    fn is_free_between(&self, from: Place, to: Place) -> bool {
        let between = |a: usize, x: usize, b: usize| a.min(b) <= x && x <= a.max(b);
        places()
            .filter(|&x| x != from && x != to)
            .filter(|&x| between(from.0, x.0, to.0) && between(from.1, x.1, to.1))
            .all(|x| self.at(x) == '.')
    }

    fn steps(&self, from: Place, to: Place) -> bool {
        let (letter, target) = (self.at(from), self.at(to));
        if letter.eq_ignore_ascii_case(&'P') && target == '.' {
            return to.0 == from.0 && self.is_one_rank_ahead(from, to);
        }
        self.attacks(from, to)
    }

    fn after(&self, from: Place, to: Place) -> Self {
        let mut next = self.clone();
        let letter = self.at(from);
        next.men[from.1][from.0] = '.';
        next.men[to.1][to.0] = match (letter, to.1) {
            ('P', 5) => 'M',
            ('p', 2) => 'm',
            _ => letter,
        };
        next.white_to_move = !self.white_to_move;
        next
    }

    /// Whether the side to move could take the other side's khun.
    fn can_take_khun(&self) -> bool {
        let khun = if self.white_to_move { 'k' } else { 'K' };
        places().filter(|&at| self.at(at) == khun).any(|at| self.is_attacked(at))
    }

    fn is_attacked(&self, at: Place) -> bool {
        places().any(|from| self.is_own(self.at(from)) && self.attacks(from, at))
    }

    pub(super) fn is_check(&self) -> bool {
        Self { white_to_move: !self.white_to_move, ..self.clone() }.can_take_khun()
    }

    /// Every legal move in coordinates with the position that it leads to, in order.
    pub(super) fn moves(&self) -> Vec<(String, Self)> {
        let mut moves = Vec::new();
        for from in places().filter(|&from| self.is_own(self.at(from))) {
            for to in places().filter(|&to| !self.is_own(self.at(to))) {
                let next = self.after(from, to);
                if self.steps(from, to) && !next.can_take_khun() {
                    let turns = next.at(to) != self.at(from);
                    let mark = if turns { "m" } else { "" };
                    moves.push((format!("{}{}{mark}", name(from), name(to)), next));
                }
            }
        }
        moves.sort_by(|a, b| a.0.cmp(&b.0));
        moves
    }
}
