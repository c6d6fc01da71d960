//! Which men leave no mate position, against brute force.
