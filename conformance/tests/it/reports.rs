//! The three reports on a fabricated set of results.

use bytes::Bytes;
use conformance::check;
use conformance::outcome::{Cause, Failure, Outcome};
use conformance::record::exchange::{Ending, Exchange, NoAnswer, Span, Stage};
use conformance::report::{CheckResult, Ended, Report, human, json, junit};
use conformance::target::Target;
use conformance::target::dialect::LIGHTSPEED;
use conformance::target::endpoint::Endpoint;
use conformance::target::headers::Headers;
use conformance::target::request::Request;
use serde_json::{Value, json};

fn target() -> Target {
    let endpoint = Endpoint::parse("http://127.0.0.1:18080/rpc").expect("an endpoint");
    let mut headers = Headers::default();
    headers
        .add("authorization=KEY", |_| {
            Some("Bearer lsk_secret_0123".to_owned())
        })
        .expect("a header");
    Target {
        headers,
        ..Target::new(endpoint)
    }
}

fn fabricated() -> Report {
    let target = target();
    let long: Vec<Value> = (1..=20)
        .map(|seq| json!({ "cursor": { "seq": seq } }))
        .collect();
    let answered = Exchange::fabricated(
        11,
        Request::call("session/read", json!({ "sessionId": "it's \"mine\"" })),
        &json!({
            "id": "22",
            "result": { "result": { "events": long, "text": "x".repeat(500) } },
        }),
    );
    let span = Span {
        sent: 31,
        done: 32,
        ..Span::default()
    };
    let broken = Exchange::new(
        "RPC-05",
        &LIGHTSPEED,
        Request::raw(Bytes::from_static(b"{\"id\": \xff lsk_secret_0123")),
        Ending::Broken(NoAnswer {
            stage: Stage::Transfer,
            detail: "the connection was closed before any byte of an answer".to_owned(),
        }),
        span,
    );
    let result = |id: &str, outcome: Outcome, requests, judged| {
        CheckResult::new(
            check::find(id).expect("a check"),
            outcome,
            requests,
            judged,
            &target,
        )
    };
    Report {
        endpoint: target.endpoint.to_string(),
        dialect: "lightspeed",
        prefix: "cf-00000001".to_owned(),
        seed: 1,
        strict: false,
        exchanges: 40,
        ended: Ended::Completed,
        left_behind: vec!["session cf-00000001-rpc-04-params-0 (refused)".to_owned()],
        results: vec![
            result(
                "RPC-01",
                Outcome::Fail(Failure::new("id 22 came back as \"22\"", [&answered])),
                10,
                1,
            ),
            result("RPC-02", Outcome::Pass, 0, 40),
            result(
                "RPC-03",
                Outcome::NotExercised {
                    cause: Cause::MethodAbsent,
                    detail: "the target does not have session/list".to_owned(),
                },
                1,
                0,
            ),
            result(
                "RPC-04",
                Outcome::HarnessError("the check panicked".to_owned()),
                4,
                0,
            ),
            result(
                "RPC-05",
                Outcome::Warn(vec![Failure::new("late for lsk_secret_0123", [&broken])]),
                18,
                0,
            ),
            result("ERR-02", Outcome::Pass, 33, 0),
            // Another family, between two of one.
            result("Q01", Outcome::Pass, 9, 0),
            result("APPR-01", Outcome::Pass, 8, 0),
            result("Q04", Outcome::Pass, 7, 0),
        ],
    }
}

#[test]
fn the_human_report_shows_what_needs_attention() {
    insta::assert_snapshot!(human::render(&fabricated()));
}

#[test]
fn the_json_report_holds_every_result() {
    insta::assert_snapshot!(json::render(&fabricated()));
}

#[test]
fn the_junit_report_has_a_case_per_check() {
    insta::assert_snapshot!(junit::render(&fabricated()).expect("XML"));
}

#[test]
fn the_same_results_are_the_same_bytes() {
    assert_eq!(json::render(&fabricated()), json::render(&fabricated()));
    assert_eq!(junit::render(&fabricated()), junit::render(&fabricated()));
}

#[test]
fn no_report_holds_a_secret() {
    let report = fabricated();
    let texts = [
        human::render(&report),
        json::render(&report),
        junit::render(&report).expect("XML"),
    ];
    for text in texts {
        assert!(!text.contains("lsk_secret"), "{text}");
    }
}

#[test]
fn a_report_of_an_unreachable_endpoint_is_its_verdict() {
    let report = Report {
        ended: Ended::Unreachable("cannot connect to 127.0.0.1 port 1".to_owned()),
        results: Vec::new(),
        left_behind: Vec::new(),
        ..fabricated()
    };
    insta::assert_snapshot!(human::render(&report));
}
