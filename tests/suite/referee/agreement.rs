//! Under the preset `fairy` the library says exactly what the referee says.

use konmak::counting::{Asking, Counter, Preset};
use konmak::game::{End, Game};
use konmak::rules::{Fen, read_move};

use super::cases::{GameCase, cases, fields_of, placement, read_fen, written};

/// Returns the game of a FEN under the referee's own rules.
fn begin(fen: &Fen) -> Game {
    let position = fen.position;
    let set_up = || Counter::set_up(&position, Preset::Fairy, Asking::AtOnce);
    let counter = fen.count.map_or_else(set_up, |fields| {
        Counter::resumed(&position, fields, Preset::Fairy, Asking::AtOnce).expect("taken as it is")
    });
    Game::new(position, counter)
}

/// Returns the end by the name that the referee has for it. It does not end dead material.
fn end_name(game: &Game) -> Option<&'static str> {
    game.end().filter(|&end| end != End::Dead).map(End::name)
}

#[test]
fn at_least_20000_positions_have_the_referees_moves_and_ends() {
    let positions = &cases().positions;
    assert!(positions.len() >= 20_000, "only {} positions", positions.len());
    let (mut ended, mut in_check) = (0, 0);
    for case in positions {
        let game = begin(&read_fen(&case.fen));
        let position = game.position();
        let mut moves: Vec<String> =
            position.legal_moves().iter().map(ToString::to_string).collect();
        moves.sort();
        assert_eq!(moves, case.legal, "{}", case.fen);
        assert_eq!(position.is_check(), case.check, "{}", case.fen);
        assert_eq!(end_name(&game), case.end.as_deref(), "{}", case.fen);
        ended += usize::from(case.end.is_some());
        in_check += usize::from(case.check);
    }
    assert!(ended > 50 && in_check > 2_000, "{ended} ends and {in_check} checks prove little");
}

#[test]
fn at_least_2000_games_have_the_referees_counts_and_ends() {
    let games = &cases().games;
    assert!(games.len() >= 2_000, "only {} games", games.len());
    let counted: usize = games.iter().map(follow).sum();
    assert!(counted > 20_000, "only {counted} plies had a running count");
    for end in ["mate", "stalemate", "count", "repetition"] {
        let reached =
            |game: &GameCase| game.plies.iter().any(|ply| ply.end.as_deref() == Some(end));
        assert!(games.iter().any(reached), "no game ended by {end}");
    }
}

/// Plays a game beside the referee's and returns on how many plies a count ran.
fn follow(case: &GameCase) -> usize {
    let mut game = begin(&read_fen(&case.start));
    let mut counted = 0;
    for ply in &case.plies {
        let mv = read_move(game.position(), &ply.mv);
        assert!(game.play(mv.expect("the referee's moves are legal")), "{} {}", ply.fen, ply.mv);
        let position = game.position();
        let about = format!("{} … {} {}", case.start, ply.mv, ply.fen);
        assert_eq!(placement(&written(position)), placement(&ply.fen), "{about}");
        assert_eq!(position.legal_move_count(), ply.legal, "{about}");
        assert_eq!(position.is_check(), ply.check, "{about}");
        let fields = game.count().and_then(|count| count.fields(position.turn()));
        assert_eq!(fields, fields_of(&ply.fen), "{about}");
        assert_eq!(end_name(&game), ply.end.as_deref(), "{about}");
        counted += usize::from(fields.is_some());
    }
    counted
}
