//! The package's tests from outside, one program: what a user of the library can see.

mod agreement;
mod cli;
mod counting;
mod dead;
mod dice;
mod drill;
mod drill_tempo;
mod faulty_puzzles;
mod house;
mod layering;
mod mates;
mod perft;
mod puzzle_reader;
mod referee;
mod rules;
mod shipped_puzzles;
mod tables;
mod tempo;
mod tempo_flights;
mod tempo_reasons;
mod tempo_words;
