//! A refusal holds only together with its control.

use conformance::outcome::Stop;
use conformance::record::exchange::Exchange;
use conformance::refusal::{ErrorClass, Refusal};
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
    use ErrorClass::{Conflict, InvalidParams, MethodNotFound, NotFound, Rejected};
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
