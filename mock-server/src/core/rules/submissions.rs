//! Which run a submission starts or repeats.

use super::Right;

/// Which run a submission starts or repeats.
pub trait SubmissionRules {
    /// Which earlier run a submission repeats; `stored` is the run that has the submission's id.
    fn earlier_run(&self, stored: Option<u64>) -> Option<u64> {
        stored
    }

    /// Whether a repeated submission counts as the same; `same` tells whether its content is.
    fn replay_matches(&self, same: bool) -> bool {
        same
    }
}

impl SubmissionRules for Right {}
