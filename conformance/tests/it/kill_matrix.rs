//! Against a gateway with one defect exactly the declared checks fail, over the whole run.

use std::collections::BTreeSet;
use std::time::Duration;

use conformance::check;
use conformance::embedded::Embedded;
use conformance::report::{Ended, Report, Status};
use conformance::runner::Suite;
use conformance::target::{Target, Timeouts};
use futures_util::stream::{self, StreamExt as _};
use mock_server::FakeGateway;
use mock_server::core::AccessMode;
use mock_server::defects::{DEFECTS, Defect};

/// Runs wait more than they work.
const AT_A_TIME: usize = 6;

/// Checks that no defect makes fail: no gateway has shown yet that they notice anything. The list shrinks with
/// each defect that proves one of them; a new check stands in it only knowingly. For AUTH-09 there is none yet:
/// the fake's view of a client has no member that could hold the secret. The checks of bodies and headers
/// need a server that is wrong before the core is asked, ERR-04 and BLOB-06 one that remembers what it should not.
const UNPROVEN: &[&str] = &[
    "RPC-07", "RPC-10", "RPC-13", "RPC-14", "ERR-04", "TERM-16", "Q04", "BLOB-06", "AUTH-09",
];

/// Defects that no check notices yet. The list shrinks with the checks that are still to come.
const UNNOTICED: &[&str] = &[];

/// A whole run against this gateway.
async fn verify(gateway: FakeGateway) -> Report {
    let fake = Embedded::of(gateway);
    // A defect often shows as something that does not come; a fake on this machine is quick.
    let timeouts = Timeouts::new(Duration::from_secs(2), Duration::from_secs(10));
    let target = Target {
        timeouts,
        ..fake.target().expect("an endpoint")
    };
    Suite::new(target).run().await
}

/// The ids of the checks of a status.
fn ids(report: &Report, status: Status) -> BTreeSet<&'static str> {
    let results = report.results.iter();
    results
        .filter(|result| result.status == status)
        .map(|result| result.check.id)
        .collect()
}

/// The defects that a run is about: all, or those that the variable `DEFECTS` names,
/// e.g. `DEFECTS=M-CUR-02,M-GAP-02`. What is found is printed then.
fn chosen() -> Vec<&'static Defect> {
    let named = std::env::var("DEFECTS").unwrap_or_default();
    let named: BTreeSet<&str> = named.split(',').filter(|id| !id.is_empty()).collect();
    let known: BTreeSet<&str> = DEFECTS.iter().map(|defect| defect.id).collect();
    let unknown: Vec<_> = named.difference(&known).collect();
    assert!(unknown.is_empty(), "no defects: {unknown:?}");
    DEFECTS
        .iter()
        .filter(|defect| named.is_empty() || named.contains(defect.id))
        .collect()
}

async fn kills(defect: &Defect) -> Result<(), String> {
    // Straight to the gateway: no wiremock stands in between that could swallow what a client
    // sends before it goes away.
    let settings = match defect.shown_by.access {
        AccessMode::Single => FakeGateway::builder(),
        AccessMode::ApiKey | AccessMode::TrustedHeader => Embedded::settings(),
    };
    let gateway = settings
        .direct()
        .rules((defect.rules)())
        .start()
        .await
        .map_err(|why| why.to_string())?;
    let declared: BTreeSet<&str> = defect.fails.iter().map(|(id, _)| *id).collect();
    let begun = std::time::Instant::now();
    let report = verify(gateway).await;
    if std::env::var_os("DEFECTS").is_some() {
        println!(
            "{} took {} ms: {:?}, not exercised: {:?}",
            defect.id,
            begun.elapsed().as_millis(),
            ids(&report, Status::Fail),
            ids(&report, Status::NotExercised)
        );
    }
    let (failed, errors) = (
        ids(&report, Status::Fail),
        ids(&report, Status::HarnessError),
    );
    // Who is gone for good cannot be left clean.
    let clean = report.left_behind.is_empty() || matches!(report.ended, Ended::Lost(_));
    if failed == declared && errors.is_empty() && clean {
        return Ok(());
    }
    let reasons: Vec<String> = report
        .results
        .iter()
        .filter(|result| matches!(result.status, Status::Fail | Status::HarnessError))
        .map(|result| {
            format!(
                "  {}: {}",
                result.check.id,
                result.reason().unwrap_or_default()
            )
        })
        .collect();
    Err(format!(
        "{} ({}): declared {declared:?}, found\n{}\n  left behind {:?}",
        defect.id,
        defect.title,
        reasons.join("\n"),
        report.left_behind
    ))
}

#[tokio::test]
async fn against_the_fake_without_a_defect_every_check_passes() {
    let gateway = Embedded::settings().start().await.expect("a gateway");
    let report = verify(gateway).await;
    let all: BTreeSet<&str> = check::all().map(|check| check.id).collect();
    let findings: Vec<_> = report
        .results
        .iter()
        .flat_map(|result| &result.findings)
        .collect();
    assert_eq!(ids(&report, Status::Pass), all, "{findings:?}");
    for result in &report.results {
        assert!(
            result.requests + result.judged > 0,
            "{} did nothing",
            result.check.id
        );
    }
    assert_eq!(report.left_behind, Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn each_defect_fails_exactly_its_declared_checks() {
    let surprises: Vec<String> = stream::iter(chosen())
        .map(kills)
        .buffer_unordered(AT_A_TIME)
        .filter_map(|result| std::future::ready(result.err()))
        .collect()
        .await;
    assert!(surprises.is_empty(), "{}", surprises.join("\n"));
}

#[test]
fn a_check_is_proven_by_a_defect_or_listed_as_unproven() {
    let proven: BTreeSet<&str> = DEFECTS
        .iter()
        .flat_map(|defect| defect.fails)
        .map(|(id, _)| *id)
        .collect();
    let unproven: Vec<&str> = check::all()
        .map(|check| check.id)
        .filter(|id| !proven.contains(id))
        .collect();
    assert_eq!(unproven, UNPROVEN, "in the order of the registry");
}

#[test]
fn a_defect_declares_checks_that_exist_or_is_listed_as_unnoticed() {
    let unnoticed = DEFECTS.iter().filter(|defect| defect.fails.is_empty());
    let unnoticed: Vec<&str> = unnoticed.map(|defect| defect.id).collect();
    assert_eq!(unnoticed, UNNOTICED, "in the order of the table");
    for defect in DEFECTS {
        for (id, _) in defect.fails {
            assert!(
                check::find(id).is_some(),
                "{} names {id}, which is no check",
                defect.id
            );
        }
    }
}
