//! Node counts that two other move generators agree on.
