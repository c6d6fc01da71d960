//! What endgame tables say of a node.
//!
//! Distances to mate in a table know nothing of a running count; here they are held against what
//! the count leaves (tables.md, "What to store").

use crate::counting::{BOARD_LIMIT, Count, Honour, Preset};
use crate::rules::{Board, Color};
use crate::tables::{Ending, MEN_AT_ONCE, Material, Measure, Table, Tables, Unmade};

use super::bounds::{Bounds, NEVER, clamped};
use super::fields::{Ask, Fields};
use super::leash::Leash;
use super::search::Node;

/// What a table knows of the attacker's mate at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TableWord {
    /// The moves to mate; open above where the win is in time only by a longer way than the
    /// shortest, which the table does not measure.
    pub(super) bounds: Bounds,
    /// Whether the attacker mates in time.
    pub(super) wins: Option<bool>,
}

impl TableWord {
    fn exactly(moves: u8) -> Self {
        Self { bounds: Bounds::exactly(moves), wins: Some(moves != NEVER) }
    }

    fn in_time_but_not_within(moves: u8) -> Self {
        Self { bounds: Bounds::at_least(moves.saturating_add(1)), wins: Some(true) }
    }
}

/// The bytes that tables of what a position of many men can lead into may take up in memory.
const BYTES_BELOW: u64 = 1 << 30;

/// Makes the small tables that a position of few men needs, its own or those that its captures lead
/// into, and reads larger ones, or those of a position of more men, where they are at hand; as far as
/// all fit into so many bytes and are done before the tables' halt is due.
pub(super) fn prepare(tables: &mut Tables, board: &Board, memory: Option<u64>) {
    let material = Material::on(board);
    if material.men() == MEN_AT_ONCE + 1 {
        for ending in material.tables().into_iter().flatten() {
            if fits(tables, ending, memory) {
                tables.find(ending);
            }
        }
    }
    if material.men() > MEN_AT_ONCE + 1 {
        tables.find_below(material, memory.map_or(BYTES_BELOW, |most| most.min(BYTES_BELOW)));
    }
    for ending in needed(material) {
        let is_wanted = tables.table(ending).is_none() && fits(tables, ending, memory);
        if is_wanted && matches!(tables.try_build(ending), Err(Unmade::Halted)) {
            return;
        }
    }
}

/// Returns whether the small tables that a position needs are in memory.
pub(super) fn are_at_hand(tables: &Tables, board: &Board) -> bool {
    needed(Material::on(board)).all(|ending| tables.table(ending).is_some())
}

/// Returns the small tables that a material needs: its own or those that its captures lead into.
fn needed(material: Material) -> impl Iterator<Item = Ending> {
    let materials = match material.men() {
        0..=MEN_AT_ONCE => vec![material],
        men if men == MEN_AT_ONCE + 1 => material.after_one_capture(),
        _ => Vec::new(),
    };
    materials.into_iter().flat_map(|material| material.tables().into_iter().flatten())
}

fn fits(tables: &Tables, ending: Ending, memory: Option<u64>) -> bool {
    memory.is_none_or(|memory| tables.memory_for(ending) <= memory)
}

/// What is known without a search.
#[derive(Clone, Copy)]
pub(super) struct Endings<'a> {
    pub(super) tables: &'a Tables,
    pub(super) fields: &'a Fields,
}

impl Endings<'_> {
    /// Returns what a table or a field knows of a node, if one does.
    pub(super) fn word(&self, node: &Node, attacker: Color, preset: Preset) -> Option<TableWord> {
        self.word_of_table(node, attacker, preset).or_else(|| {
            let bounds = self.fields.bounds(Ask { node, attacker, preset })?;
            let is_known = bounds.most != NEVER || bounds == Bounds::NEVER;
            Some(TableWord { bounds, wins: is_known.then_some(bounds.most != NEVER) })
        })
    }

    fn word_of_table(&self, node: &Node, attacker: Color, preset: Preset) -> Option<TableWord> {
        let board = node.position.board();
        if board.occupied().len() > Material::MAX_MEN {
            return None;
        }
        let ending = Material::on(board).attacked_by(attacker);
        if ending.attacker.is_empty() {
            return Some(TableWord::exactly(NEVER));
        }
        let reader = Reader { table: self.tables.table(ending)?, node, attacker, preset };
        Some(reader.read(ending))
    }
}

/// One table at one node.
struct Reader<'a> {
    table: &'a Table,
    node: &'a Node,
    attacker: Color,
    preset: Preset,
}

impl Reader<'_> {
    fn read(&self, ending: Ending) -> TableWord {
        match (self.preset, self.node.leash) {
            (Preset::None, _) | (_, Leash::Pieces) => TableWord::exactly(self.moves(Measure::Mate)),
            (_, Leash::Free) => self.free(),
            (_, Leash::Board(left)) => self.on_board_leash(left),
            (_, Leash::Followed(counter)) => {
                let count = counter.count().filter(|_| ending.has_pieces_honour());
                let known = count.and_then(|count| self.followed(count));
                known.unwrap_or_else(|| self.no_sooner())
            }
        }
    }

    fn moves(&self, measure: Measure) -> u8 {
        self.table.moves(&self.node.position, self.attacker, measure).map_or(NEVER, clamped)
    }

    fn free(&self) -> TableWord {
        let mate = self.moves(Measure::Pieces);
        if mate == NEVER || u16::from(mate) <= BOARD_LIMIT {
            TableWord::exactly(mate)
        } else if self.moves(Measure::Later) == NEVER {
            TableWord::exactly(NEVER)
        } else {
            TableWord::in_time_but_not_within(mate - 1)
        }
    }

    fn on_board_leash(&self, left: u8) -> TableWord {
        let mate = self.moves(Measure::Pieces);
        if mate <= left {
            TableWord::exactly(mate)
        } else if self.moves(Measure::Board) > left {
            TableWord::exactly(NEVER)
        } else if self.preset.may_keep_board_count() {
            TableWord { bounds: Bounds::at_least(left.saturating_add(1)), wins: None }
        } else {
            TableWord::in_time_but_not_within(left.max(mate - 1))
        }
    }

    /// Under the preset `fairy` a count comes about in many ways, but it never helps to mate.
    fn no_sooner(&self) -> TableWord {
        match self.moves(Measure::Mate) {
            NEVER => TableWord::exactly(NEVER),
            moves => TableWord { bounds: Bounds::at_least(moves), wins: None },
        }
    }

    /// The preset `fairy` against a bare khun: a running count goes on to its limit.
    fn followed(&self, count: Count) -> Option<TableWord> {
        let counted = count.side != self.attacker && count.honour == Honour::Pieces;
        let left = clamped(count.moves_left(self.node.position.turn()));
        let mate = self.moves(Measure::Mate);
        counted.then(|| TableWord::exactly(if mate <= left { mate } else { NEVER }))
    }
}
