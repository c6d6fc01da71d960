//! The state before the first level: what is legal, and where the defender may still flee to.

use crate::rules::Bitboard;
use crate::tables::layout::{POSITIONS, Row, WORDS};
use crate::tables::parallel::share;
use crate::tables::plane::Tally;
use crate::tables::rows::{count, ring};
use crate::tables::start::Legal;

use super::{CHUNK, Found, Fresh, Job, Work};

impl Job<'_> {
    /// Finds the legal positions and where the defender has a move at all.
    pub(super) fn start(&self) -> Work {
        let rows = self.layout.rows;
        let mut work = Work {
            escapes: vec![[0; WORDS]; rows],
            undecided: vec![[0; WORDS]; rows],
            fresh: Fresh::new(rows),
            narrowed: vec![true; rows],
            values: vec![0; rows * POSITIONS],
            tally: Tally::default(),
        };
        work.tally.legal = self.place_legal(&mut work);
        self.drop_stalemates(&mut work);
        work
    }

    /// Fills in the legal positions; for a moment, the fresh rows hold where the defender is in
    /// check.
    fn place_legal(&self, work: &mut Work) -> [u64; 2] {
        let chunks = work.escapes.chunks_mut(CHUNK).zip(work.undecided.chunks_mut(CHUNK));
        let chunks = chunks.zip(work.fresh.rows.chunks_mut(CHUNK)).enumerate();
        let found = share(
            self.threads(),
            self.halt.before(chunks),
            |(chunk, ((escapes, undecided), checks)), found: &mut Found| {
                for (at, placement) in self.placements(chunk).enumerate() {
                    let legal = Legal::of(self.layout, &placement);
                    found.won += count(&legal.attacker);
                    found.lost += count(&legal.defender);
                    escapes[at] = legal.attacker;
                    undecided[at] = legal.defender;
                    checks[at] = legal.check;
                    self.open_captures(placement.row, &mut escapes[at]);
                }
            },
            Found::merge,
        );
        [found.won, found.lost]
    }

    /// Adds the men that the defender's khun may capture.
    fn open_captures(&self, row: u32, escapes: &mut Row) {
        for taken in self.exits.escapes.of(row) {
            let open = self.open[usize::from(taken.child)].row(taken.row);
            let to = Bitboard::of(taken.to).0;
            for (escapes, open) in escapes.iter_mut().zip(open) {
                *escapes |= open & to;
            }
        }
    }

    fn drop_stalemates(&self, work: &mut Work) {
        let (escapes, checks) = (&work.escapes, &work.fresh.rows);
        let chunks = work.undecided.chunks_mut(CHUNK).enumerate();
        share(
            self.threads(),
            self.halt.before(chunks),
            |(chunk, undecided), (): &mut ()| {
                for (at, placement) in self.placements(chunk).enumerate() {
                    let row = placement.row as usize;
                    let replies = self.replies(escapes, &placement);
                    for word in 0..WORDS {
                        let moves = ring(escapes[row][word]) | replies[word];
                        undecided[at][word] &= checks[row][word] | moves;
                    }
                }
            },
            |(), ()| (),
        );
    }
}
