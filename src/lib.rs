//! Endgame puzzle and study trainer for Makruk (หมากรุกไทย), under the counting rules.

pub mod rules;
