//! The moves, FEN and set-up, by properties.
