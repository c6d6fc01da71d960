//! The package's tests from outside, one program: what a user of the library can see.

mod counting;
mod dead;
mod layering;
mod perft;
mod referee;
mod rules;
