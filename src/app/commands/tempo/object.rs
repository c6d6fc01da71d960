//! What was found as a program reads it, by the names of `cli.md`.

use konmak::counting::Preset;
use konmak::rules::{Fen, Move, Position};
use konmak::tempo::{
    Correspondence, Cure, Distance, Explanation, Flight, Lasting, ManTempo, Spoil, Tempo, Why,
};
use serde::Serialize;

use crate::app::input::Asked;

#[derive(Serialize)]
pub(in crate::app::commands) struct TempoObject {
    fen: String,
    rules: &'static str,
    chaser: &'static str,
    chaser_to_move_plies: Option<u16>,
    fleer_to_move_plies: Option<u16>,
    pen_thi: Option<bool>,
    absolute: bool,
    cost: Option<u16>,
    in_time: Option<bool>,
    cure: Option<CureObject>,
    proved: Bounds,
    #[serde(skip_serializing_if = "Option::is_none")]
    explanation: Option<ExplanationObject>,
}

/// What is known where the limits left a distance open: no mate in so many plies.
#[derive(Serialize)]
struct Bounds {
    chaser_to_move_more_than_plies: Option<u16>,
    fleer_to_move_more_than_plies: Option<u16>,
}

#[derive(Serialize)]
struct CureObject {
    kind: &'static str,
    strong: Option<bool>,
    plies: Option<u16>,
    moves: Vec<String>,
    line: Vec<String>,
    reaches: Option<String>,
}

#[derive(Serialize)]
struct ExplanationObject {
    chaser_first_mate_in: Option<u16>,
    line: Vec<String>,
    spoils: Vec<SpoilObject>,
    men: Vec<ManObject>,
    squares: Vec<SquaresObject>,
    squares_chaser_to_move: Vec<SquaresObject>,
    flights: Vec<FlightObject>,
}

#[derive(Serialize)]
struct SpoilObject {
    #[serde(rename = "move")]
    mv: String,
    fleer_to_move_plies: Option<u16>,
    why: &'static str,
    squares: Vec<String>,
    reply: Option<String>,
}

#[derive(Serialize)]
struct ManObject {
    square: String,
    man: &'static str,
    loses_tempo_alone: bool,
    why: &'static str,
    waits: Vec<String>,
}

#[derive(Serialize)]
struct SquaresObject {
    fleer: String,
    chaser: Vec<String>,
    mate_in: u16,
}

#[derive(Serialize)]
struct FlightObject {
    #[serde(rename = "move")]
    mv: String,
    chaser_to_move_plies: Option<u16>,
    fleer_to_move_plies: Option<u16>,
    pen_thi: Option<bool>,
    lasts: Option<u16>,
    forever: bool,
}

impl TempoObject {
    /// Returns the object of a position that was asked about.
    pub(in crate::app::commands) fn explained(
        asked: &Asked,
        tempo: &Tempo,
        explanation: &Explanation,
    ) -> Self {
        let explanation = Some(ExplanationObject::new(tempo, explanation));
        Self { explanation, ..Self::new(asked.text.clone(), asked.preset, tempo) }
    }

    /// Returns the object of a placement of a list, the chaser to move.
    pub(super) fn listed(tempo: &Tempo, preset: Preset) -> Self {
        let position = tempo.placement.chaser_first();
        Self::new(position.map(fen).unwrap_or_default(), preset, tempo)
    }

    fn new(fen: String, preset: Preset, tempo: &Tempo) -> Self {
        Self {
            fen,
            rules: preset.name(),
            chaser: tempo.placement.chaser.name(),
            chaser_to_move_plies: tempo.chaser_first_plies().map(|plies| plies.0),
            fleer_to_move_plies: tempo.fleer_first_plies().map(|plies| plies.0),
            pen_thi: tempo.is_pen_thi(),
            absolute: tempo.is_absolute(),
            cost: tempo.cost().map(|cost| cost.0),
            in_time: tempo.in_time,
            cure: tempo.cure.as_ref().map(CureObject::new),
            proved: Bounds {
                chaser_to_move_more_than_plies: more_than(tempo.chaser_first)
                    .map(|moves| moves.saturating_mul(2)),
                fleer_to_move_more_than_plies: more_than(tempo.fleer_first)
                    .map(|moves| moves.saturating_mul(2).saturating_add(1)),
            },
            explanation: None,
        }
    }
}

impl CureObject {
    fn new(cure: &Cure) -> Self {
        Self {
            kind: cure.kind.name(),
            strong: cure.strong,
            plies: cure.plies.map(|plies| plies.0),
            moves: coordinates(&cure.moves),
            line: coordinates(&cure.line),
            reaches: cure.reaches.map(fen),
        }
    }
}

impl ExplanationObject {
    fn new(tempo: &Tempo, explanation: &Explanation) -> Self {
        Self {
            chaser_first_mate_in: tempo.quick_if_chaser_first().map(|moves| moves.0),
            line: coordinates(&explanation.line),
            spoils: explanation.spoils.iter().map(SpoilObject::new).collect(),
            men: explanation.men.iter().map(ManObject::new).collect(),
            squares: explanation.squares.found.iter().map(SquaresObject::new).collect(),
            squares_chaser_to_move: explanation
                .squares_to_move
                .found
                .iter()
                .map(SquaresObject::new)
                .collect(),
            flights: explanation.flights.iter().map(FlightObject::new).collect(),
        }
    }
}

impl SpoilObject {
    fn new(spoil: &Spoil) -> Self {
        let (why, squares, reply) = match spoil.why {
            Why::Stalemate => ("stalemate", Vec::new(), None),
            Why::LosesMan(reply) => ("loses-man", Vec::new(), Some(reply)),
            Why::Releases(squares) => {
                ("releases", squares.map(|square| square.to_string()).collect(), None)
            }
            Why::Slower(reply) => ("slower", Vec::new(), reply),
        };
        Self {
            mv: spoil.mv.to_string(),
            fleer_to_move_plies: spoil.fleer_first.plies_moving_second().map(|plies| plies.0),
            why,
            squares,
            reply: reply.map(|reply| reply.to_string()),
        }
    }
}

impl ManObject {
    fn new(man: &ManTempo) -> Self {
        Self {
            square: man.square.to_string(),
            man: man.man.name(),
            loses_tempo_alone: man.alone.is_able(),
            why: man.alone.name(),
            waits: coordinates(&man.waits),
        }
    }
}

impl SquaresObject {
    fn new(squares: &Correspondence) -> Self {
        Self {
            fleer: squares.fleer.to_string(),
            chaser: squares.chaser.map(|square| square.to_string()).collect(),
            mate_in: squares.mate_in.0,
        }
    }
}

impl FlightObject {
    fn new(flight: &Flight) -> Self {
        let (lasts, forever) = match flight.lasts {
            Some(Lasting::Turns(turns)) => (Some(turns), false),
            Some(Lasting::Forever) => (None, true),
            None => (None, false),
        };
        Self {
            mv: flight.mv.to_string(),
            chaser_to_move_plies: flight.chaser_first.plies_moving_first().map(|plies| plies.0),
            fleer_to_move_plies: flight.fleer_first.plies_moving_second().map(|plies| plies.0),
            pen_thi: flight.pen_thi,
            lasts,
            forever,
        }
    }
}

fn more_than(distance: Distance) -> Option<u16> {
    match distance {
        Distance::Open { more_than } => more_than.map(|moves| moves.0),
        Distance::Mate(_) | Distance::Never | Distance::Illegal => None,
    }
}

fn fen(position: Position) -> String {
    Fen { position, count: None, fullmove: 1 }.to_string()
}

fn coordinates(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}
