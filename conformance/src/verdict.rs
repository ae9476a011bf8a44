//! What a run as a whole comes to, and its exit code.

use std::fmt::{self, Write as _};
use std::process::ExitCode;

use crate::outcome::Cause;
use crate::report::{CheckResult, Ended, Report, Status};

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

    /// What a run comes to.
    pub fn of(report: &Report) -> Self {
        match report.ended {
            Ended::Interrupted => return Verdict::Interrupted,
            Ended::Unreachable(_) | Ended::Lost(_) => return Verdict::Unreachable,
            Ended::Completed => {}
        }
        let all = || report.results.iter();
        let musts = || all().filter(|result| result.is_must());
        let open = |cause: Cause| report.strict || !cause.is_explained();
        if musts().any(|result| result.status == Status::Fail) {
            Verdict::NotConformant
        } else if all().any(|result| result.status == Status::HarnessError) {
            Verdict::SuiteFault
        } else if !all().any(|result| result.status.is_exercised()) {
            Verdict::NothingExercised
        } else if musts().any(|result| result.cause.is_some_and(open)) {
            Verdict::NotConformant
        } else {
            Verdict::Conformant
        }
    }

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

/// The verdict in one line, with what stands in its way or qualifies it.
pub(crate) fn line(report: &Report) -> String {
    let musts: Vec<&CheckResult> = report
        .results
        .iter()
        .filter(|result| result.is_must())
        .collect();
    let total = musts.len();
    let mut line = match (&report.ended, Verdict::of(report)) {
        (Ended::Unreachable(why), _) => return format!("unreachable: {why}"),
        (Ended::Lost(why), _) => format!("endpoint lost in mid-run: {why}"),
        (Ended::Interrupted, _) => "interrupted".to_owned(),
        (Ended::Completed, Verdict::Conformant) => "conformant".to_owned(),
        (Ended::Completed, Verdict::NothingExercised) => "nothing exercised".to_owned(),
        (Ended::Completed, Verdict::SuiteFault) => {
            let failed = ids(&report.results, Status::HarnessError);
            format!("the suite itself failed in {failed}")
        }
        (Ended::Completed, _) => "not conformant".to_owned(),
    };
    let failed = musts
        .iter()
        .filter(|result| result.status == Status::Fail)
        .count();
    if failed > 0 {
        let names = ids(musts.iter().copied(), Status::Fail);
        let _ = write!(line, "; {failed} of {total} MUST failed: {names}");
    }
    let open: Vec<Cause> = musts.iter().filter_map(|result| result.cause).collect();
    if !open.is_empty() {
        let causes: Vec<String> = Cause::ALL
            .iter()
            .map(|cause| (cause, open.iter().filter(|one| *one == cause).count()))
            .filter(|(_, count)| *count > 0)
            .map(|(cause, count)| format!("{cause} {count}"))
            .collect();
        let (count, causes) = (open.len(), causes.join(", "));
        let _ = write!(line, "; {count} of {total} MUST not exercised: {causes}");
    }
    line
}

/// The ids of the results of a status.
fn ids<'a>(results: impl IntoIterator<Item = &'a CheckResult>, status: Status) -> String {
    let ids: Vec<&str> = results
        .into_iter()
        .filter(|result| result.status == status)
        .map(|result| result.check.id)
        .collect();
    ids.join(", ")
}
