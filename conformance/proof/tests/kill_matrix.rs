//! A gateway with a defect fails the checks that the defect declares.

use std::collections::BTreeSet;
use std::path::Path;

use conformance::check;
use conformance::embedded::Embedded;
use conformance::report::Status;
use conformance_proof::kill::{self, Kill, Scope};
use conformance_proof::matrix;
use futures_util::stream::{self, StreamExt as _};
use mock_server::defects::{DEFECTS, Defect};

/// Runs wait more than they work.
const AT_A_TIME: usize = 6;

#[tokio::test]
async fn against_the_fake_without_a_defect_every_check_passes() {
    let gateway = Embedded::settings().start().await.expect("a gateway");
    let report = kill::verify(gateway, |_| true).await.expect("an address");
    let all: BTreeSet<&str> = check::all().map(|check| check.id).collect();
    let findings: Vec<_> = report
        .results
        .iter()
        .flat_map(|result| &result.findings)
        .collect();
    assert_eq!(kill::ids(&report, Status::Pass), all, "{findings:?}");
    for result in &report.results {
        assert!(
            result.requests + result.judged > 0,
            "{} did nothing",
            result.check.id
        );
    }
    assert_eq!(report.left_behind, Vec::<String>::new());
}

/// Runs the declared checks, and all of them where one that judges what others call has not yet seen
/// enough.
async fn attempt(defect: &'static Defect) -> Kill {
    let kill = kill::attempt(defect, Scope::Declared).await;
    let kill = kill.expect("a gateway");
    let judges_traffic =
        |id: &str| check::find(id).is_some_and(|check| check.kind.oracle().is_some());
    let declared = kill::declared(defect);
    let mut missed = declared.difference(&kill.failed).peekable();
    if missed.peek().is_none() || !missed.all(|id| judges_traffic(id)) {
        return kill;
    }
    let whole = kill::attempt(defect, Scope::Whole).await;
    whole.expect("a gateway")
}

#[tokio::test(flavor = "multi_thread")]
async fn each_defect_fails_the_checks_that_it_declares() {
    let surprises: Vec<String> = stream::iter(DEFECTS)
        .map(attempt)
        .buffer_unordered(AT_A_TIME)
        .filter_map(|kill| std::future::ready((!kill.is_exact()).then(|| kill.to_string())))
        .collect()
        .await;
    assert!(surprises.is_empty(), "{}", surprises.join("\n"));
}

#[test]
fn a_check_is_proven_by_a_defect_or_listed_as_unproven() {
    let unproven: Vec<&str> = check::all()
        .filter(|check| matrix::defects_of(check).next().is_none())
        .map(|check| check.id)
        .collect();
    let listed: Vec<&str> = matrix::UNPROVEN.iter().map(|(id, _)| *id).collect();
    assert_eq!(unproven, listed, "in the order of the registry");
}

#[test]
fn each_defect_declares_some_checks_not_too_many_and_none_that_does_not_exist() {
    // What more of the suite notices says little about any one check.
    let most = check::all().count() / 10;
    for defect in DEFECTS {
        let noticing = 1..=most;
        assert!(noticing.contains(&defect.fails.len()), "{}", defect.id);
        for (id, _) in defect.fails {
            let id_of = defect.id;
            assert!(
                check::find(id).is_some(),
                "{id_of} names {id}, which is no check"
            );
        }
    }
}

#[test]
fn the_page_of_the_matrix_is_what_the_defects_declare() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/kill-matrix.md");
    let page = matrix::markdown();
    if std::env::var("UPDATE_DOCS").is_ok_and(|update| update == "1") {
        std::fs::write(&path, &page).expect("the page is written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        written, page,
        "docs/kill-matrix.md is out of date; rewrite it with `UPDATE_DOCS=1 cargo test -p conformance-proof`"
    );
}
