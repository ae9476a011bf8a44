//! Who is told how a run goes on.

use crate::check::Check;
use crate::outcome::Outcome;

/// Who is told how a run goes on.
pub trait Progress: Sync {
    /// So many checks will be run.
    fn planned(&self, checks: usize);
    /// A check begins.
    fn started(&self, check: &Check);
    /// A check is over. Its oracle, if it has one, may still find something.
    fn finished(&self, check: &Check, outcome: &Outcome);
    /// Something else goes on.
    fn note(&self, text: &str);
}

/// Nobody.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProgress;

impl Progress for NoProgress {
    fn planned(&self, _checks: usize) {}
    fn started(&self, _check: &Check) {}
    fn finished(&self, _check: &Check, _outcome: &Outcome) {}
    fn note(&self, _text: &str) {}
}
