//! What holds for every move of every position.

use crate::rules::notation::{Notation, parse::comparable, read_move};
use crate::rules::square::RANK_DIGITS;
use crate::rules::{Bitboard, Board, Color, Man, Position, Role, Square};

/// A deterministic source of numbers (Knuth's MMIX multiplier).
struct Lottery(u64);

impl Lottery {
    fn draw(&mut self, below: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }

    fn square(&mut self) -> Square {
        Square::at(self.draw(8), self.draw(8))
    }

    fn man(&mut self, color: Color) -> Man {
        let role = Role::ALL[self.draw(5)];
        Man { color, role, turned: role == Role::Met && self.draw(2) == 0 }
    }

    /// Returns a legal set-up with up to twelve men besides the khun.
    fn setup(&mut self) -> Position {
        loop {
            let mut board = Board::default();
            for _ in 0..=self.draw(12) {
                let color = Color::ALL[usize::from(self.draw(3) == 0)];
                let man = self.man(color);
                board.put(self.square(), man);
            }
            for color in Color::ALL {
                board.put(self.square(), Man { color, role: Role::Khun, turned: false });
            }
            if let Ok(position) = Position::new(board, Color::ALL[self.draw(2)]) {
                return position;
            }
        }
    }

    /// Returns the positions of a game of up to 120 plies played at random.
    fn game(&mut self) -> Vec<Position> {
        let mut positions = vec![Position::start()];
        for _ in 0..120 {
            let position = positions[positions.len() - 1];
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            positions.push(position.after(moves[self.draw(moves.len())]));
        }
        positions
    }
}

fn random_positions() -> Vec<Position> {
    let mut lottery = Lottery(1);
    let mut positions: Vec<Position> = (0..4000).map(|_| lottery.setup()).collect();
    positions.extend((0..20).flat_map(|_| lottery.game()));
    positions
}

#[test]
fn every_written_move_reads_back_as_the_same_move() {
    for position in random_positions() {
        for mv in position.legal_moves() {
            for notation in Notation::ALL {
                let text = notation.write(&position, mv);
                let bare = text.trim_end_matches(['+', '#']);
                for text in [&text, bare, &arabic(bare)] {
                    assert_eq!(read_move(&position, text), Ok(mv), "{text} {:?}", position.board());
                }
            }
        }
    }
}

fn arabic(text: &str) -> String {
    text.chars()
        .map(|letter| match letter {
            '๑'..='๘' => RANK_DIGITS[letter as usize - '๑' as usize],
            _ => letter,
        })
        .collect()
}

#[test]
fn no_two_moves_are_written_alike() {
    for position in random_positions() {
        for notation in Notation::ALL {
            let moves = position.legal_moves();
            let mut texts: Vec<String> =
                moves.iter().map(|&mv| notation.write_unmarked(&position, mv)).collect();
            if notation == Notation::Thai {
                texts.iter_mut().zip(&moves).for_each(|(text, mv)| {
                    *text += if mv.turns { "=M" } else { "" };
                });
            }
            texts.sort_unstable();
            texts.dedup();
            assert_eq!(texts.len(), moves.len(), "{notation} {:?}", position.board());
        }
    }
}

#[test]
fn other_writings_of_a_move_read_as_that_move() {
    for position in random_positions() {
        for mv in position.legal_moves() {
            let man = position.board().man_at(mv.from).expect("a man moves");
            let thai = (mv.from.to_thai(), mv.to.to_thai());
            let coordinates = format!("{}{}", mv.from, mv.to);
            for text in [
                coordinates.to_uppercase(),
                format!("{}-{}", mv.from, mv.to),
                format!("{}{}{}", man.role.letter(), mv.from, mv.to),
                format!("{}{}", thai.0, thai.1),
                format!("{}–{} !?", thai.0, thai.1),
                format!("{} {}", arabic(&thai.0), arabic(&thai.1)),
            ] {
                if Notation::Thai.write_unmarked(&position, mv) != text {
                    let read = read_move(&position, &text);
                    let exact = read.as_ref().is_ok_and(|&read| {
                        comparable(&Notation::Thai.write_unmarked(&position, read))
                            == comparable(&text)
                    });
                    assert!(read == Ok(mv) || exact, "{text} {read:?} {:?}", position.board());
                }
            }
        }
    }
}

#[test]
fn why_illegal_agrees_with_the_legal_moves() {
    for position in random_positions().into_iter().step_by(8) {
        for from in Square::all() {
            let allowed: Bitboard =
                Square::all().filter(|&to| position.why_illegal(from, to).is_none()).collect();
            assert_eq!(allowed, position.legal_targets(from), "{from} {:?}", position.board());
        }
    }
}

#[test]
fn no_text_makes_reading_panic() {
    let mut lottery = Lottery(7);
    let letters: Vec<char> =
        "กขคงจฉชญซมรบ็้าเโดนีย๐๑๒๓๔๘๙abcdeghBKMNQRSPmx=+-~,.:()#!1234589 \u{a0}×\u{200b}😀éก"
            .chars()
            .collect();
    let positions: Vec<Position> = (0..50).map(|_| lottery.setup()).collect();
    for round in 0..60_000 {
        let length = lottery.draw(9);
        let text: String = (0..length).map(|_| letters[lottery.draw(letters.len())]).collect();
        let bytes: [u8; 8] = lottery.draw(1 << 31).to_le_bytes();
        let position = &positions[round % positions.len()];
        for text in [text, String::from_utf8_lossy(&bytes).into_owned()] {
            if let Ok(mv) = read_move(position, &text) {
                assert!(position.is_legal(mv), "{text}");
            }
        }
    }
}
