//! What results come to.

use conformance::check;
use conformance::outcome::Cause;
use conformance::report::{CheckResult, Ended, Finding, Report, Status};
use conformance::verdict::Verdict;

/// A check's id, its status and its cause.
type Row = (&'static str, Status, Option<Cause>);

/// A report of these results.
fn report(results: &[Row]) -> Report {
    Report {
        endpoint: "http://127.0.0.1:18080/rpc".to_owned(),
        dialect: "lightspeed",
        prefix: "cf-00000001".to_owned(),
        seed: 1,
        strict: false,
        exchanges: 40,
        ended: Ended::Completed,
        left_behind: Vec::new(),
        results: results
            .iter()
            .map(|(id, status, cause)| CheckResult {
                check: check::find(id).expect("a check"),
                status: *status,
                cause: *cause,
                findings: cause
                    .map(|_| Finding {
                        reason: "for a reason".to_owned(),
                        evidence: Vec::new(),
                    })
                    .into_iter()
                    .collect(),
                requests: 3,
                judged: 20,
            })
            .collect(),
    }
}

#[test]
fn a_verdict_follows_from_the_results() {
    use Status::{Fail, HarnessError, NotExercised, Pass, Warn};
    use Verdict::{Conformant, NotConformant, NothingExercised, SuiteFault};
    let pass = ("RPC-01", Pass, None);
    let cases: &[(&[Row], Verdict, Verdict)] = &[
        (&[pass], Conformant, Conformant),
        (&[("RPC-01", Warn, None)], Conformant, Conformant),
        (
            &[pass, ("RPC-02", Fail, None)],
            NotConformant,
            NotConformant,
        ),
        (
            &[pass, ("RPC-02", NotExercised, Some(Cause::NoHook))],
            Conformant,
            NotConformant,
        ),
        (
            &[pass, ("RPC-02", NotExercised, Some(Cause::MethodAbsent))],
            Conformant,
            NotConformant,
        ),
        (
            &[
                pass,
                ("RPC-02", NotExercised, Some(Cause::ExcludedBySelection)),
            ],
            Conformant,
            NotConformant,
        ),
        (
            &[pass, ("RPC-02", NotExercised, Some(Cause::LostRace))],
            NotConformant,
            NotConformant,
        ),
        (
            &[pass, ("RPC-02", NotExercised, Some(Cause::Budget))],
            NotConformant,
            NotConformant,
        ),
        (
            &[pass, ("RPC-02", HarnessError, None)],
            SuiteFault,
            SuiteFault,
        ),
        (
            &[("RPC-01", Fail, None), ("RPC-02", HarnessError, None)],
            NotConformant,
            NotConformant,
        ),
        (
            &[("RPC-01", NotExercised, Some(Cause::NoHook))],
            NothingExercised,
            NothingExercised,
        ),
        (&[], NothingExercised, NothingExercised),
    ];
    for (index, (results, plain, strict)) in cases.iter().enumerate() {
        let mut report = report(results);
        assert_eq!(report.verdict(), *plain, "case {index}");
        report.strict = true;
        assert_eq!(report.verdict(), *strict, "case {index}, strict");
    }
}

#[test]
fn an_early_end_outranks_every_result() {
    let mut report = report(&[("RPC-01", Status::Fail, None)]);
    let cases = [
        (
            Ended::Unreachable("nobody".to_owned()),
            Verdict::Unreachable,
        ),
        (Ended::Lost("gone".to_owned()), Verdict::Unreachable),
        (Ended::Interrupted, Verdict::Interrupted),
    ];
    for (ended, expected) in cases {
        report.ended = ended;
        assert_eq!(report.verdict(), expected);
    }
}

#[test]
fn the_verdict_line_names_what_was_not_exercised_and_why() {
    use Status::{NotExercised, Pass};
    let report = report(&[
        ("RPC-01", Pass, None),
        ("RPC-02", NotExercised, Some(Cause::MethodAbsent)),
        ("RPC-03", NotExercised, Some(Cause::NoHook)),
        ("RPC-04", NotExercised, Some(Cause::NoHook)),
    ]);
    assert_eq!(
        report.verdict_line(),
        "conformant; 3 of 4 MUST not exercised: no-hook 2, method-absent 1"
    );
}
