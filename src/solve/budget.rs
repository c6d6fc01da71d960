//! Time, and the wish to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Tells a prover at work to stop; it then answers with the bounds it has.
#[derive(Clone, Debug, Default)]
pub struct Stopper(Arc<AtomicBool>);

impl Stopper {
    /// Makes the prover stop at its next look.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether it has been told to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The search was cut short.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stopped;

/// How many nodes pass between two looks at the clock: some tenths of a millisecond.
const NODES_BETWEEN_LOOKS: u64 = 1 << 10;

/// What a search has used and may still use.
#[derive(Clone, Debug)]
pub(super) struct Budget {
    nodes: u64,
    begun: Instant,
    time: Option<Duration>,
    stopper: Stopper,
    /// Stops this thread alone, once its work has become useless.
    cut: Stopper,
}

impl Budget {
    pub(super) fn new(time: Option<Duration>, stopper: Stopper) -> Self {
        Self { nodes: 0, begun: Instant::now(), time, stopper, cut: Stopper::default() }
    }

    /// Returns an empty budget of another thread that ends with this one, or when `cut` stops it.
    pub(super) fn of_thread(&self, cut: Stopper) -> Self {
        Self { nodes: 0, cut, ..self.clone() }
    }

    /// Adds the nodes that another thread has looked at.
    pub(super) fn add(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    pub(super) fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) && self.is_spent() {
            Err(Stopped)
        } else {
            Ok(())
        }
    }

    pub(super) fn is_spent(&self) -> bool {
        self.stopper.is_stopped()
            || self.cut.is_stopped()
            || self.time.is_some_and(|time| self.begun.elapsed() >= time)
    }

    /// Returns a measure of the work done since the node count stood at `begun`, by powers of two.
    pub(super) fn worth_since(&self, begun: u64) -> u8 {
        (self.nodes - begun).max(1).ilog2() as u8
    }
}
