//! Whole-board counts of an ending: how many positions are won, lost and drawn.

use crate::rules::{Color, Moves};

use super::material::Material;
use super::measure::{Measure, Side, fresh_pieces_count};
use super::table::Table;

/// The counts of one side to move, over the whole board: mirror images apart, like men unordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcomes {
    /// Positions won by the side to move.
    pub win: u64,
    /// Positions lost by it.
    pub loss: u64,
    /// All other legal positions.
    pub draw: u64,
    /// The longest win or loss, 0 if there is none.
    pub longest: Moves,
}

/// An ending's counts: for White and for Black to move, without and with the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stats {
    /// The ending.
    pub material: Material,
    /// Nothing counted, by the side to move.
    pub uncounted: [Outcomes; 2],
    /// ศักดิ์หมาก counted, by the side to move. Against a bare khun without unturned bia it starts
    /// now; else a move that starts it wins only if the mate then is in time.
    pub counted: [Outcomes; 2],
}

impl Stats {
    /// Returns the counts of an ending from the tables of both sides' attempts to mate; a bare
    /// khun, which never mates, needs none. Nothing if a table is missing.
    pub fn new(material: Material, tables: [Option<&Table>; 2]) -> Option<Self> {
        let outcomes = |measure| {
            let [white, black] = Color::ALL.map(|turn| Outcomes::new(turn, tables, measure));
            Some([white?, black?])
        };
        let uncounted = outcomes(Measure::Mate)?;
        Some(Self { material, uncounted, counted: outcomes(Measure::Pieces)? })
    }
}

impl Outcomes {
    /// Returns the counts with that side to move; nothing if there is no table of either side.
    fn new(turn: Color, tables: [Option<&Table>; 2], measure: Measure) -> Option<Self> {
        let (own, other) = (tables[turn.index()], tables[(!turn).index()]);
        let legal = |table: &Table, side| table.plane(Measure::Mate).tally.legal[side];
        let positions = own.map(|table| legal(table, 0)).or(other.map(|table| legal(table, 1)))?;
        let won = own.map_or(&[][..], |table| wins(table, measure, Side::Attacker));
        let lost = other.map_or(&[][..], |table| wins(table, measure, Side::Defender));
        let longest = |counts: &[u64]| counts.iter().rposition(|&count| count > 0).unwrap_or(0);
        let whole_board = |counts: &[u64]| 2 * counts.iter().sum::<u64>();
        let (win, loss) = (whole_board(won), whole_board(lost));
        let longest = Moves(longest(won).max(longest(lost)) as u16);
        Some(Self { win, loss, draw: 2 * positions - win - loss, longest })
    }
}

/// Returns the attacker's wins by their distance.
fn wins(table: &Table, measure: Measure, turn: Side) -> &[u64] {
    let tally = &table.plane(measure).tally;
    let counts = match turn {
        Side::Attacker => &tally.won,
        Side::Defender => &tally.lost,
    };
    let ending = table.ending();
    if measure == Measure::Pieces && ending.has_pieces_honour() {
        let in_time = usize::from(fresh_pieces_count(ending, turn).0) + 1;
        &counts[..in_time.min(counts.len())]
    } else {
        counts
    }
}
