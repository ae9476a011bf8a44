//! One defect, and which checks notice it.

use std::collections::BTreeSet;
use std::fmt;
use std::time::{Duration, Instant};

use conformance::check;
use conformance::embedded::Embedded;
use conformance::outcome::Cause;
use conformance::report::{CheckResult, Ended, Report, Status};
use conformance::runner::Suite;
use conformance::target::{Target, Timeouts};
use mock_server::FakeGateway;
use mock_server::core::AccessMode;
use mock_server::defects::Defect;

/// Which checks a gateway with a defect is put to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All of them: whatever else fails is a surprise.
    Whole,
    /// Those that must fail.
    Declared,
}

/// How a gateway with one defect fared.
#[derive(Clone, Debug)]
pub struct Kill {
    /// What was wrong with it.
    pub defect: &'static Defect,
    /// The checks that failed, by their ids.
    pub failed: BTreeSet<&'static str>,
    /// What a failed or broken check says, by its id.
    pub reasons: Vec<(&'static str, String)>,
    /// The checks that were broken themselves.
    pub broken: BTreeSet<&'static str>,
    /// What the run could not remove from a gateway that was there to the end.
    pub left_behind: Vec<String>,
    /// How long the run took.
    pub took: Duration,
}

impl Kill {
    /// Whether the checks that the defect declares failed, and nothing else is to be said.
    pub fn is_exact(&self) -> bool {
        let (missed, surprising) = self.differences();
        let is_clean = self.broken.is_empty() && self.left_behind.is_empty();
        missed.is_empty() && surprising.is_empty() && is_clean
    }

    /// The declared checks that did not fail, and those that failed and were not to.
    fn differences(&self) -> (Vec<&'static str>, Vec<&'static str>) {
        let declared = declared(self.defect);
        let surprising = self.failed.difference(&declared).copied();
        let missed = declared.difference(&self.failed).copied();
        (missed.collect(), surprising.collect())
    }
}

impl fmt::Display for Kill {
    /// The defect, what is missed, what is too much, and the words of the checks.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Defect { id, title, .. } = self.defect;
        let (missed, surprising) = self.differences();
        writeln!(out, "{id} ({title})")?;
        writeln!(
            out,
            "  missed by {missed:?}; also noticed by {surprising:?}"
        )?;
        if !self.left_behind.is_empty() {
            writeln!(out, "  left behind: {:?}", self.left_behind)?;
        }
        for (check, reason) in &self.reasons {
            writeln!(out, "  {check}: {reason}")?;
        }
        Ok(())
    }
}

/// The checks that a defect makes fail, by its own word.
pub fn declared(defect: &Defect) -> BTreeSet<&'static str> {
    defect.fails.iter().map(|(id, _)| *id).collect()
}

/// How often a run is repeated in which a declared check lost a race, and so has said nothing.
const REPEATS: usize = 2;

/// Runs checks against a gateway with this defect.
///
/// # Errors
/// When the gateway does not start.
pub async fn attempt(defect: &'static Defect, scope: Scope) -> Result<Kill, String> {
    let begun = Instant::now();
    let declared = declared(defect);
    let mut report = run(defect, scope).await?;
    for _ in 0..REPEATS {
        let lost = |result: &CheckResult| {
            result.cause == Some(Cause::LostRace) && declared.contains(result.check.id)
        };
        if !report.results.iter().any(lost) {
            break;
        }
        report = run(defect, scope).await?;
    }
    let told = report
        .results
        .iter()
        .filter(|&result| matches!(result.status, Status::Fail | Status::HarnessError))
        .map(|result| {
            (
                result.check.id,
                result.reason().unwrap_or_default().to_owned(),
            )
        });
    let reasons = told.collect();
    // Who is gone for good cannot be left clean.
    let is_lost = matches!(report.ended, Ended::Lost(_));
    Ok(Kill {
        defect,
        failed: ids(&report, Status::Fail),
        broken: ids(&report, Status::HarnessError),
        reasons,
        left_behind: if is_lost {
            Vec::new()
        } else {
            report.left_behind
        },
        took: begun.elapsed(),
    })
}

async fn run(defect: &'static Defect, scope: Scope) -> Result<Report, String> {
    // Straight to the gateway: no wiremock stands in between that could swallow what a client
    // sends before it goes away.
    let settings = match defect.shown_by.access {
        AccessMode::Single => FakeGateway::builder(),
        AccessMode::ApiKey | AccessMode::TrustedHeader => Embedded::settings(),
    };
    let settings = settings.direct().rules((defect.rules)());
    let gateway = settings.start().await.map_err(|why| why.to_string())?;
    let declared = declared(defect);
    verify(gateway, |id| scope == Scope::Whole || declared.contains(id)).await
}

/// Runs the checks whose ids are wanted against this gateway.
///
/// # Errors
/// When it has no address.
pub async fn verify(
    gateway: FakeGateway,
    is_wanted: impl Fn(&str) -> bool,
) -> Result<Report, String> {
    let fake = Embedded::of(gateway);
    let target = fake.target().map_err(|why| why.to_string())?;
    // A defect often shows as something that does not come; a fake on this machine is quick.
    let timeouts = Timeouts::new(Duration::from_secs(2), Duration::from_secs(10));
    let checks = check::all().filter(|check| is_wanted(check.id));
    Ok(Suite::new(Target { timeouts, ..target })
        .checks(checks)
        .run()
        .await)
}

/// The ids of the checks of a status.
pub fn ids(report: &Report, status: Status) -> BTreeSet<&'static str> {
    let results = report.results.iter();
    results
        .filter(|result| result.status == status)
        .map(|result| result.check.id)
        .collect()
}
