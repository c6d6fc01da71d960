//! Positions and games on which an independent referee has answered: Fairy-Stockfish, run as a
//! separate program by `tests/referee/referee.py`. `tests/run` asks it.

mod agreement;
mod cases;
mod differences;
mod named;
