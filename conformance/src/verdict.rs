//! What a run as a whole comes to, and its exit code.

use std::fmt;
use std::process::ExitCode;

/// What a run as a whole comes to. Each has an exit code of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No MUST failed and something was exercised.
    Conformant,
    /// A MUST failed, or could not be judged for a reason that is not the target's or the
    /// selection's.
    NotConformant,
    /// A flag, a header or a report path cannot be used. Nothing was sent.
    Usage,
    /// The target refused connections, did not answer, or its answer was not JSON-RPC; or it
    /// stopped answering in mid-run.
    Unreachable,
    /// The suite itself is at fault.
    SuiteFault,
    /// Not one check was exercised.
    NothingExercised,
    /// Interrupted, after clean-up.
    Interrupted,
}

impl Verdict {
    /// Every verdict, in the order of the exit codes.
    pub const ALL: [Verdict; 7] = [
        Verdict::Conformant,
        Verdict::NotConformant,
        Verdict::Usage,
        Verdict::Unreachable,
        Verdict::SuiteFault,
        Verdict::NothingExercised,
        Verdict::Interrupted,
    ];

    /// The exit code.
    pub const fn code(self) -> u8 {
        match self {
            Verdict::Conformant => 0,
            Verdict::NotConformant => 1,
            Verdict::Usage => 2,
            Verdict::Unreachable => 3,
            Verdict::SuiteFault => 4,
            Verdict::NothingExercised => 5,
            Verdict::Interrupted => 130,
        }
    }

    /// The word used in reports.
    pub const fn as_str(self) -> &'static str {
        match self {
            Verdict::Conformant => "conformant",
            Verdict::NotConformant => "not-conformant",
            Verdict::Usage => "usage",
            Verdict::Unreachable => "unreachable",
            Verdict::SuiteFault => "suite-fault",
            Verdict::NothingExercised => "nothing-exercised",
            Verdict::Interrupted => "interrupted",
        }
    }

    /// What it means, for `--help`.
    pub const fn meaning(self) -> &'static str {
        match self {
            Verdict::Conformant => "conformant: no MUST failed, at least one check was exercised",
            Verdict::NotConformant => {
                "not conformant: a MUST failed, lost its race, ran out of budget or, with --strict, \
                 was not exercised at all"
            }
            Verdict::Usage => "bad flag, bad configuration or unwritable report path",
            Verdict::Unreachable => {
                "endpoint unreachable, not JSON-RPC, refusing the credential, or lost in mid-run"
            }
            Verdict::SuiteFault => "the suite itself failed",
            Verdict::NothingExercised => "nothing was exercised",
            Verdict::Interrupted => "interrupted, after clean-up",
        }
    }
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        ExitCode::from(verdict.code())
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.as_str())
    }
}
