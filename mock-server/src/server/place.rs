//! The place of a call whose answer is held back.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many calls have one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places(Arc<AtomicUsize>);

/// Makes a call count among those that wait for their answer, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place(Places);

impl Places {
    pub(super) fn take(&self) -> Place {
        self.0.fetch_add(1, Ordering::Relaxed);
        Place(self.clone())
    }

    pub(super) fn taken(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Place(Places(taken)) = self;
        taken.fetch_sub(1, Ordering::Relaxed);
    }
}
