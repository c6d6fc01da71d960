//! Positions and games on which an independent referee has answered.
