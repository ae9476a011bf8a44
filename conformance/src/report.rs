//! What a run found, and how it is told.

pub mod files;
pub mod human;
pub mod json;
pub mod junit;
pub mod progress;
pub mod wire;

use std::fmt;

use crate::check::{Check, Level};
use crate::outcome::{Cause, Failure, Outcome};
use crate::report::wire::WireMessage;
use crate::target::Target;
use crate::verdict::{self, Verdict};

/// What a run found. Secrets are blotted out in all of it.
#[derive(Clone, Debug)]
pub struct Report {
    /// Where requests went.
    pub endpoint: String,
    /// How the target was spoken to.
    pub dialect: &'static str,
    /// What every id of the run begins with.
    pub prefix: String,
    /// The seed that repeats it.
    pub seed: u64,
    /// Whether every MUST has to be exercised.
    pub strict: bool,
    /// How many requests were sent in all.
    pub exchanges: u64,
    /// How the run ended.
    pub ended: Ended,
    /// What could not be removed.
    pub left_behind: Vec<String>,
    /// The result of every check there is, in the order of the registry.
    pub results: Vec<CheckResult>,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// After the last check.
    Completed,
    /// Before the first: the target cannot be spoken to, for this reason.
    Unreachable(String),
    /// In the middle: the target stopped answering.
    Lost(String),
    /// In the middle: by the user.
    Interrupted,
}

/// The result of one check.
#[derive(Clone, Debug)]
pub struct CheckResult {
    /// The check.
    pub check: &'static Check,
    /// How it ended.
    pub status: Status,
    /// Why it was not exercised, if it was not.
    pub cause: Option<Cause>,
    /// What was found: the failure, or the warnings, or the particulars of not being exercised.
    pub findings: Vec<Finding>,
    /// How many requests it sent itself.
    pub requests: u64,
    /// How many exchanges its oracle judged.
    pub judged: u64,
}

/// Something that was found, with the messages that prove it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// One sentence.
    pub reason: String,
    /// The messages.
    pub evidence: Vec<WireMessage>,
}

/// How a check ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The rule was kept.
    Pass,
    /// The rule was kept, with something a reader should know.
    Warn,
    /// The rule was broken.
    Fail,
    /// The rule could not be put to the test.
    NotExercised,
    /// The suite itself is at fault.
    HarnessError,
}

impl Status {
    /// Every status, in the order of the counts.
    pub const ALL: [Status; 5] = [
        Status::Pass,
        Status::Warn,
        Status::Fail,
        Status::NotExercised,
        Status::HarnessError,
    ];

    /// The word used in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Pass => "PASS",
            Status::Warn => "WARN",
            Status::Fail => "FAIL",
            Status::NotExercised => "NOT_EXERCISED",
            Status::HarnessError => "HARNESS_ERROR",
        }
    }

    /// Whether the target's behaviour was judged.
    pub const fn is_exercised(self) -> bool {
        matches!(self, Status::Pass | Status::Warn | Status::Fail)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.as_str())
    }
}

impl Ended {
    /// The outcome of a check whose turn did not come.
    pub(crate) fn not_exercised(&self, otherwise: &str) -> Outcome {
        let (cause, detail) = match self {
            Ended::Completed => return Outcome::HarnessError("a check was not run".to_owned()),
            Ended::Unreachable(why) | Ended::Lost(why) => (Cause::EndpointLost, why.as_str()),
            Ended::Interrupted => (Cause::Interrupted, otherwise),
        };
        Outcome::NotExercised {
            cause,
            detail: detail.to_owned(),
        }
    }

    pub(crate) fn redacted(self, target: &Target) -> Self {
        match self {
            Ended::Unreachable(why) => Ended::Unreachable(target.redact(&why)),
            Ended::Lost(why) => Ended::Lost(target.redact(&why)),
            Ended::Completed | Ended::Interrupted => self,
        }
    }
}

impl CheckResult {
    /// The result of a check, with its messages as they went over the wire.
    pub fn new(
        check: &'static Check,
        outcome: Outcome,
        requests: u64,
        judged: u64,
        target: &Target,
    ) -> Self {
        let plain = |reason: String| {
            vec![Finding {
                reason: target.redact(&reason),
                evidence: Vec::new(),
            }]
        };
        let proven = |failure: Failure| Finding {
            reason: target.redact(&failure.reason),
            evidence: failure
                .evidence
                .iter()
                .map(|one| WireMessage::of(one, target))
                .collect(),
        };
        let (status, cause, findings) = match outcome {
            Outcome::Pass => (Status::Pass, None, Vec::new()),
            Outcome::Warn(warnings) => (
                Status::Warn,
                None,
                warnings.into_iter().map(proven).collect(),
            ),
            Outcome::Fail(failure) => (Status::Fail, None, vec![proven(failure)]),
            Outcome::NotExercised { cause, detail } => {
                (Status::NotExercised, Some(cause), plain(detail))
            }
            Outcome::HarnessError(why) => (Status::HarnessError, None, plain(why)),
        };
        CheckResult {
            check,
            status,
            cause,
            findings,
            requests,
            judged,
        }
    }

    /// The reason of the first finding.
    pub fn reason(&self) -> Option<&str> {
        self.findings.first().map(|finding| finding.reason.as_str())
    }

    /// Whether a failure of it means: not conformant.
    pub fn is_must(&self) -> bool {
        self.check.level == Level::Must
    }
}

impl Report {
    /// What the run comes to.
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self)
    }

    /// The verdict in one line, with what stands in its way or qualifies it.
    pub fn verdict_line(&self) -> String {
        verdict::line(self)
    }

    /// How many checks ended in this way.
    pub fn count(&self, status: Status) -> usize {
        self.results
            .iter()
            .filter(|result| result.status == status)
            .count()
    }
}
