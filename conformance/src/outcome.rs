//! How a check ends.

use std::fmt;

use crate::record::exchange::Exchange;

/// What a check's run function returns: nothing to complain of, or why it stopped.
pub type Checked = Result<(), Stop>;

/// Why a check stopped before its end.
#[derive(Clone, Debug)]
pub enum Stop {
    /// The target broke the rule.
    Fail(Failure),
    /// The rule could not be put to the test.
    NotExercised {
        /// Why not.
        cause: Cause,
        /// The particulars, for people.
        detail: String,
    },
    /// The connection broke on an ordinary call: a failure if the target still answers others, the
    /// end of the run if it does not.
    Lost(Failure),
    /// The suite itself is at fault.
    Harness(String),
}

/// A broken rule, with the messages that prove it.
#[derive(Clone, Debug)]
pub struct Failure {
    /// What was seen and what should have been, in one sentence.
    pub reason: String,
    /// The two or three exchanges that prove it.
    pub evidence: Vec<Exchange>,
}

/// Why a check was not exercised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cause {
    /// The target offers nothing that would bring the situation about.
    NoHook,
    /// The target was given no second tenant, or no credential at all.
    NoSecondCredential,
    /// The target does not have the method.
    MethodAbsent,
    /// The selection left the check, or everything it could judge, out.
    ExcludedBySelection,
    /// The situation was over before it could be looked at.
    LostRace,
    /// The check ran out of requests or of time.
    Budget,
    /// The target stopped answering before the check's turn was over.
    EndpointLost,
    /// The run was interrupted.
    Interrupted,
}

impl Cause {
    /// Every cause, in the order of the verdict line.
    pub const ALL: [Cause; 8] = [
        Cause::NoHook,
        Cause::NoSecondCredential,
        Cause::MethodAbsent,
        Cause::ExcludedBySelection,
        Cause::LostRace,
        Cause::Budget,
        Cause::EndpointLost,
        Cause::Interrupted,
    ];

    /// The word used in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Cause::NoHook => "no-hook",
            Cause::NoSecondCredential => "no-second-credential",
            Cause::MethodAbsent => "method-absent",
            Cause::ExcludedBySelection => "excluded-by-selection",
            Cause::LostRace => "lost-race",
            Cause::Budget => "budget",
            Cause::EndpointLost => "endpoint-lost",
            Cause::Interrupted => "interrupted",
        }
    }

    /// Whether the target or the selection explains it, so that the verdict can still be good.
    pub const fn is_explained(self) -> bool {
        match self {
            Cause::NoHook
            | Cause::NoSecondCredential
            | Cause::MethodAbsent
            | Cause::ExcludedBySelection => true,
            Cause::LostRace | Cause::Budget | Cause::EndpointLost | Cause::Interrupted => false,
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}

/// How a check ended.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// The rule was kept.
    Pass,
    /// The rule was kept, with something a reader should know.
    Warn(Vec<Failure>),
    /// The rule was broken.
    Fail(Failure),
    /// The rule could not be put to the test.
    NotExercised {
        /// Why not.
        cause: Cause,
        /// The particulars, for people.
        detail: String,
    },
    /// The suite itself is at fault.
    HarnessError(String),
}

impl Stop {
    /// A broken rule, proven by these exchanges.
    pub fn fail<'a>(
        reason: impl Into<String>,
        evidence: impl IntoIterator<Item = &'a Exchange>,
    ) -> Self {
        Stop::Fail(Failure::new(reason, evidence))
    }

    /// A target that does not answer any more.
    pub(crate) fn lost(reason: impl Into<String>) -> Self {
        Stop::Lost(Failure::new(reason, []))
    }

    /// A rule that could not be put to the test.
    pub fn not_exercised(cause: Cause, detail: impl Into<String>) -> Self {
        Stop::NotExercised {
            cause,
            detail: detail.into(),
        }
    }
}

impl Failure {
    /// A broken rule, proven by these exchanges.
    pub fn new<'a>(
        reason: impl Into<String>,
        evidence: impl IntoIterator<Item = &'a Exchange>,
    ) -> Self {
        Failure {
            reason: reason.into(),
            evidence: evidence.into_iter().cloned().collect(),
        }
    }
}

/// Fails the check unless the condition holds: `ensure!(condition, [&exchange], "reason {x}")`.
///
/// The second argument is anything that yields `&Exchange`: the messages that prove the failure.
#[macro_export]
macro_rules! ensure {
    ($condition:expr, $evidence:expr, $($reason:tt)+) => {
        if !$condition {
            return ::core::result::Result::Err($crate::outcome::Stop::fail(
                ::std::format!($($reason)+),
                $evidence,
            ));
        }
    };
}
