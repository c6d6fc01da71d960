//! The package's tests from outside, one program: what a user of the library can see.

mod faulty_puzzles;
mod puzzle_reader;
mod shipped_puzzles;
