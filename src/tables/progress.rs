//! What the making of tables tells whoever waits for it.

use std::fmt;
use std::sync::Arc;

use super::material::Ending;
use super::measure::Measure;

/// What is being done for a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Another program makes tables in the same folder, and this one waits for it.
    Waiting,
    /// The table is looked up in its file.
    Loading(Ending),
    /// The distances under a measure are found, level by level: wins in so many moves now.
    Level {
        /// The table.
        ending: Ending,
        /// The measure.
        measure: Measure,
        /// The moves.
        level: usize,
    },
    /// The table is compressed and written.
    Writing(Ending),
    /// The table is there.
    Done(Ending),
}

/// Hears of the progress of tables.
#[derive(Clone, Default)]
pub struct Watch(Option<Arc<dyn Fn(Progress) + Send + Sync>>);

/// Hears of the levels of one plane.
#[derive(Clone, Copy, Debug)]
pub(super) struct Levels<'a> {
    pub(super) watch: &'a Watch,
    pub(super) ending: Ending,
    pub(super) measure: Measure,
}

impl Watch {
    /// Returns a watch that calls for every step.
    pub fn new(hear: impl Fn(Progress) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(hear)))
    }

    pub(super) fn hear(&self, progress: Progress) {
        if let Some(hear) = &self.0 {
            hear(progress);
        }
    }
}

impl Levels<'_> {
    pub(super) fn hear(self, level: usize) {
        let Self { watch, ending, measure } = self;
        watch.hear(Progress::Level { ending, measure, level });
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Watch").field(&self.0.is_some()).finish()
    }
}
