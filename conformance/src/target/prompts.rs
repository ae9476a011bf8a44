//! Input texts that bring runs into the states that checks look at.
//!
//! Each is a harmless request in plain words, with a word at its end that a scripted gateway such as
//! the fake acts upon. A model takes the word for an odd one and may do whatever it likes: no check
//! relies on its obedience. A run that did not do what its prompt asks for shows that the target
//! offers no way to bring the situation about, and what needs the situation is not exercised,
//! [`Cause::NoHook`].

use crate::outcome::{Cause, Stop};

/// Input texts that bring runs into the states that checks look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompts {
    /// Ends by itself, soon.
    pub fast: String,
    /// Runs for about half a second. Nothing fails when it takes less or more.
    pub brief: String,
    /// Runs until it is cancelled.
    pub busy: String,
    /// Ends as failed. Nothing fails when it completes.
    pub failing: String,
    /// Asks for an approval.
    pub approval: String,
    /// Uses a tool. Nothing fails when it does not.
    pub tool: String,
}

impl Default for Prompts {
    fn default() -> Self {
        Prompts {
            fast: "Say hello.".to_owned(),
            brief: "Take your time. sleep=0.5".to_owned(),
            busy: "Keep working until you are stopped. sleep=forever".to_owned(),
            failing: "Fail. fail=model_failure".to_owned(),
            approval: "Ask before you act. approve=send".to_owned(),
            tool: "Look it up. tool=search".to_owned(),
        }
    }
}

/// A run under the busy prompt came to its end by itself: the target does not act on the prompt.
///
/// `end` is the kind of the event that ended it.
pub(crate) fn not_kept_busy(run: &str, end: &str) -> Stop {
    Stop::not_exercised(
        Cause::NoHook,
        format!("the busy prompt does not keep a run at work: {run} came to {end} by itself"),
    )
}
