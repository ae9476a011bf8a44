//! Locks that a panic does not spoil: what they guard is whole after every statement.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex, whoever panicked while holding it: a check that does is no reason to stop the run.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
