//! Endgame puzzle and study trainer for Makruk (หมากรุกไทย), under the counting rules.

pub mod audit;
pub mod counting;
pub mod drill;
pub mod game;
pub mod puzzle;
pub mod rules;
pub mod solve;
pub mod tables;
pub mod tempo;
