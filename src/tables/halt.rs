//! The wish that the making of tables should end.

use std::fmt;
use std::sync::Arc;

use thiserror::Error;

use super::table::TooLong;

/// Why a table was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unmade {
    /// A distance is too long for it.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// Its making was ended before it was done.
    #[error("the making of a table was halted")]
    Halted,
}

/// Tells the making of tables when to end before it is done. Once due, it stays due.
#[derive(Clone, Default)]
pub struct Halt(Option<Arc<dyn Fn() -> bool + Send + Sync>>);

impl Halt {
    /// Is never due.
    pub const NEVER: Self = Self(None);

    /// Returns a halt that is asked again and again whether it is due.
    pub fn when(is_due: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(is_due)))
    }

    /// Returns whether the making is to end.
    pub fn is_due(&self) -> bool {
        self.0.as_ref().is_some_and(|is_due| is_due())
    }

    /// Returns what has been made, unless the halt is due and it may not be whole.
    pub(super) fn unless_due<T>(&self, made: T) -> Result<T, Unmade> {
        if self.is_due() { Err(Unmade::Halted) } else { Ok(made) }
    }

    /// Returns the items until the halt is due.
    pub(super) fn before<T>(&self, items: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
        items.take_while(|_| !self.is_due())
    }
}

impl fmt::Debug for Halt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Halt").field(&self.0.is_some()).finish()
    }
}
