//! A refusal holds only together with its control.

use conformance::outcome::Stop;
use conformance::record::exchange::Exchange;
use conformance::refusal::{Alike, ErrorClass, Refusal};
use conformance::target::request::Request;
use serde_json::{Value, json};

fn exchange(method: &str, answer: &Value) -> Exchange {
    Exchange::fabricated(1, Request::call(method, json!({})), answer)
}

fn refused(method: &str, code: i64, kind: Option<&str>) -> Exchange {
    let mut error = json!({ "code": code, "message": "no" });
    if let Some(kind) = kind {
        error["data"] = json!({ "kind": kind, "message": "no" });
    }
    exchange(method, &json!({ "id": 1, "error": error }))
}

fn accepted(method: &str) -> Exchange {
    exchange(method, &json!({ "id": 1, "result": { "result": {} } }))
}

fn verdict(call: &Exchange, class: ErrorClass, control: &Exchange) -> &'static str {
    match (Refusal {
        call,
        class,
        control,
        differs: "a difference",
    })
    .verify()
    {
        Ok(()) => "proven",
        Err(Stop::Fail(_)) => "failed",
        Err(Stop::Harness(_)) => "harness",
        Err(Stop::NotExercised { .. } | Stop::Lost(_)) => "other",
    }
}

#[test]
fn a_refusal_is_judged_by_kind_then_code_and_with_its_control() {
    use ErrorClass::{Conflict, Forbidden, InvalidParams, MethodNotFound, NotFound, Rejected};
    let good = accepted("session/read");
    let cases = [
        (
            refused("session/read", -32004, Some("not_found")),
            NotFound,
            &good,
            "proven",
        ),
        (
            refused("session/read", -32004, None),
            NotFound,
            &good,
            "proven",
        ),
        // That the code fits the kind is another check's.
        (
            refused("session/read", -32602, Some("not_found")),
            NotFound,
            &good,
            "proven",
        ),
        (
            refused("session/read", -32004, Some("not_found")),
            InvalidParams,
            &good,
            "failed",
        ),
        (
            refused("session/read", -32602, None),
            InvalidParams,
            &good,
            "proven",
        ),
        (
            refused("session/read", -32602, Some("invalid_request")),
            InvalidParams,
            &good,
            "proven",
        ),
        // A kind of later days: the code decides.
        (
            refused("session/read", -32010, Some("too_busy")),
            Rejected,
            &good,
            "proven",
        ),
        (
            refused("session/read", -32010, Some("rejected")),
            Conflict,
            &good,
            "failed",
        ),
        (accepted("session/read"), NotFound, &good, "failed"),
        (
            refused("session/reed", -32601, None),
            MethodNotFound,
            &good,
            "proven",
        ),
        (
            refused("session/reed", -32603, None),
            MethodNotFound,
            &good,
            "failed",
        ),
        (
            refused("session/list", -32004, None),
            NotFound,
            &good,
            "harness",
        ),
        // What a credential may not call at all is controlled by what it may.
        (
            refused("deployment/universes/list", -32003, Some("forbidden")),
            Forbidden,
            &good,
            "proven",
        ),
    ];
    for (index, (call, class, control, expected)) in cases.iter().enumerate() {
        assert_eq!(verdict(call, *class, control), *expected, "case {index}");
    }
}

#[test]
fn a_target_that_refuses_everything_proves_nothing() {
    let call = refused("session/read", -32004, Some("not_found"));
    let control = refused("session/read", -32004, Some("not_found"));
    assert_eq!(verdict(&call, ErrorClass::NotFound, &control), "failed");
}

fn saying(message: &str) -> Exchange {
    let error = json!({ "code": -32004, "message": message });
    exchange("session/read", &json!({ "id": 1, "error": error }))
}

#[test]
fn refusals_are_alike_when_they_differ_in_the_names_asked_for_only() {
    let one = saying("no session s1");
    let cases = [
        (saying("no session s1"), saying("no session s2"), "alike"),
        (
            saying("no session s1"),
            saying("session s2 is not yours"),
            "told apart",
        ),
        (
            saying("no session s1"),
            refused("session/read", -32003, None),
            "told apart",
        ),
        // The same call is answered in other words each time, so that words say nothing.
        (
            saying("no session s1 (17)"),
            saying("no session s2 (18)"),
            "alike",
        ),
        (
            saying("no session s1 (17)"),
            refused("session/read", -32003, None),
            "told apart",
        ),
        (
            saying("no session s1"),
            accepted("session/read"),
            "not refused",
        ),
    ];
    for (index, (again, other, expected)) in cases.iter().enumerate() {
        let judged = Alike {
            pair: [(&one, "s1"), (other, "s2")],
            again,
            what: "sessions",
        };
        let found = match judged.verify() {
            Ok(()) => "alike",
            Err(Stop::Fail(_)) => "told apart",
            Err(Stop::NotExercised { .. }) => "not refused",
            Err(Stop::Harness(_) | Stop::Lost(_)) => "other",
        };
        assert_eq!(found, *expected, "case {index}");
    }
}
