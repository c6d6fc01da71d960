//! A position's value with the board's honour left out, and the moves that reach it.
//!
//! So `tables stats` counts: no count runs yet, and a move that starts ศักดิ์หมาก wins only if the
//! mate then fits.

use std::collections::HashSet;

use konmak::rules::{Move, Moves, Position};
use konmak::solve::{Value, Verdict};
use konmak::tables::{Ending, MEN_AT_ONCE, Material, Measure, Side, Tables, fresh_pieces_count};

/// Returns the value and its best moves, as `solve` names them; nothing if a table is missing.
pub(super) fn answer(tables: &mut Tables, position: &Position) -> Option<(Value, Vec<Move>)> {
    let moves = position.legal_moves();
    let nexts: Vec<_> = moves.iter().map(|&mv| (mv, position.after(mv))).collect();
    let after = nexts.iter().map(|(_, next)| Material::on(next.board()));
    let materials: HashSet<_> = after.chain([Material::on(position.board())]).collect();
    for ending in materials.into_iter().flat_map(Material::tables).flatten() {
        if ending.men() <= MEN_AT_ONCE {
            tables.build(ending).ok()?;
        } else {
            tables.find(ending)?;
        }
    }
    let own = value(tables, position);
    let replies: Vec<_> = nexts.iter().map(|(mv, next)| (*mv, value(tables, next))).collect();
    let best = |is_best: &dyn Fn(Value) -> bool| {
        replies.iter().filter(|(_, next)| is_best(*next)).map(|(mv, _)| *mv).collect()
    };
    let fewer = own.mate_in.and_then(Moves::minus_one);
    let keys = match own.verdict {
        Verdict::Win => best(&|next| next == Value { verdict: Verdict::Loss, mate_in: fewer }),
        Verdict::Loss => best(&|next| next == Value { verdict: Verdict::Win, ..own }),
        Verdict::Draw if best_is_open(&replies) => Vec::new(),
        Verdict::Draw => best(&|next| next.verdict != Verdict::Win),
        Verdict::Unknown => Vec::new(),
    };
    Some((own, keys))
}

/// Returns whether no move loses.
fn best_is_open(replies: &[(Move, Value)]) -> bool {
    replies.iter().all(|(_, next)| next.verdict != Verdict::Win)
}

/// Returns the value by the tables of both sides, for the side to move.
fn value(tables: &Tables, position: &Position) -> Value {
    let material = Material::on(position.board());
    let turn = position.turn();
    let won_by = |side| {
        let ending = material.attacked_by(side);
        let table = tables.table(ending).filter(|_| !ending.attacker.is_empty())?;
        let moves = table.moves(position, side, Measure::Pieces)?;
        is_in_time(ending, side == turn, moves).then_some(moves)
    };
    let found = [(turn, Verdict::Win), (!turn, Verdict::Loss)]
        .into_iter()
        .find_map(|(side, verdict)| Some(Value { verdict, mate_in: Some(won_by(side)?) }));
    found.unwrap_or(Value { verdict: Verdict::Draw, mate_in: None })
}

fn is_in_time(ending: Ending, is_to_move: bool, moves: Moves) -> bool {
    let turn = if is_to_move { Side::Attacker } else { Side::Defender };
    !ending.has_pieces_honour() || moves <= fresh_pieces_count(ending, turn)
}
