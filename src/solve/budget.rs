//! Time, and the wish to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::tables::Halt;

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

/// How many nodes pass between two looks at the clock, some tenths of a millisecond; the first is
/// looked at, too.
const NODES_BETWEEN_LOOKS: u64 = 1 << 10;

/// What a search may use.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Allowance {
    /// When it must end.
    pub(super) until: Option<Instant>,
    /// The most nodes.
    pub(super) nodes: Option<u64>,
}

impl Allowance {
    /// Returns what a question that is asked now may use.
    pub(super) fn from_now(time: Option<Duration>, nodes: Option<u64>) -> Self {
        Self { until: time.and_then(|time| Instant::now().checked_add(time)), nodes }
    }

    /// Returns what both allow.
    pub(super) fn and(self, other: Self) -> Self {
        let smaller = |one: Option<u64>, other| one.into_iter().chain(other).min();
        let until = self.until.into_iter().chain(other.until).min();
        Self { until, nodes: smaller(self.nodes, other.nodes) }
    }

    fn is_over(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// What a search has used and may still use.
#[derive(Clone, Debug)]
pub(super) struct Budget {
    nodes: u64,
    /// The number of nodes at which the limits are looked at next.
    next_look: u64,
    begun: Instant,
    allowance: Allowance,
    stopper: Stopper,
    /// Stops this thread alone, once its work has become useless.
    cut: Stopper,
}

impl Budget {
    pub(super) fn new(allowance: Allowance, stopper: Stopper) -> Self {
        let cut = Stopper::default();
        Self { nodes: 0, next_look: 0, begun: Instant::now(), allowance, stopper, cut }
    }

    /// Returns an empty budget of another thread that ends with this one, or when `cut` stops it.
    pub(super) fn of_thread(&self, cut: Stopper) -> Self {
        Self { nodes: 0, next_look: 0, cut, ..self.clone() }
    }

    /// Returns an empty budget that ends with this one, or after so many nodes.
    pub(super) fn of_a_look(&self, nodes: u64) -> Self {
        let left = self.allowance.nodes.map(|most| most.saturating_sub(self.nodes));
        let own = Allowance { until: None, nodes: Some(nodes) };
        let allowance = Allowance { nodes: left, ..self.allowance }.and(own);
        Self { nodes: 0, next_look: 0, allowance, ..self.clone() }
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
        if self.nodes < self.next_look {
            return Ok(());
        }
        if self.is_spent() {
            return Err(Stopped);
        }
        let next = self.nodes + NODES_BETWEEN_LOOKS;
        self.next_look = self.allowance.nodes.map_or(next, |most| next.min(most));
        Ok(())
    }

    pub(super) fn is_spent(&self) -> bool {
        self.stopper.is_stopped()
            || self.cut.is_stopped()
            || self.allowance.nodes.is_some_and(|most| self.nodes >= most)
            || self.allowance.is_over()
    }

    /// Returns what halts the making of tables when the time is over.
    pub(super) fn halt(&self) -> Halt {
        self.halt_before(Duration::ZERO)
    }

    /// Returns what halts the making of tables so long before the time is over.
    pub(super) fn halt_before(&self, spare: Duration) -> Halt {
        let until = self.allowance.until.map(|until| until.checked_sub(spare).unwrap_or(until));
        let (allowance, stopper) = (Allowance { until, ..self.allowance }, self.stopper.clone());
        Halt::when(move || stopper.is_stopped() || allowance.is_over())
    }

    /// Returns a measure of the work done since the node count stood at `begun`, by powers of two.
    pub(super) fn worth_since(&self, begun: u64) -> u8 {
        (self.nodes - begun).max(1).ilog2() as u8
    }
}
