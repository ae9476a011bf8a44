//! Checks of a test's own, and how they end.

use conformance::embedded::Embedded;
use conformance::prelude::*;
use conformance::report::{CheckResult, Report, Status};
use conformance::runner::Suite;

/// A check with a function of its own and everything else as usual.
pub(crate) const fn active(id: &'static str, run: conformance::check::Run) -> Check {
    Check {
        id,
        title: "a check of a test",
        level: Level::Must,
        rule: "Whatever the test says.",
        source: Source::Gateway,
        needs: Needs::methods(&[
            SessionList::NAME,
            SessionRead::NAME,
            ProfilesList::NAME,
            ProfilesCreate::NAME,
        ]),
        effect: Effect::Sessions,
        budget: 50,
        timing: false,
        kind: Kind::Active(run),
    }
}

pub(crate) async fn run(fake: &Embedded, checks: &'static [Check]) -> Report {
    Suite::new(fake.target().expect("an endpoint"))
        .checks(checks)
        .run()
        .await
}

pub(crate) fn only(report: &Report) -> &CheckResult {
    assert_eq!(report.results.len(), 1);
    &report.results[0]
}

/// The report's only result must be a pass.
pub(crate) fn passes(report: &Report) {
    let result = only(report);
    assert_eq!(result.status, Status::Pass, "{:?}", result.findings);
}
