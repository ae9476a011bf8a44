//! Each oracle accepts good exchanges and finds bad ones.

mod envelope;
mod pages;
mod parts;
mod runs;

use conformance::check::MakeOracle;
use conformance::oracle::{self, Tally};
use conformance::record::exchange::Exchange;
use conformance::target::dialect::LIGHTSPEED;
use conformance::target::request::Request;
use serde_json::{Value, json};

/// A row: what was sent and what came back, with how many violations the oracle finds in all of it.
struct Row {
    what: &'static str,
    exchanges: Vec<(Request, Value)>,
    violations: u64,
}

fn row(what: &'static str, violations: u64, exchanges: Vec<(Request, Value)>) -> Row {
    Row {
        what,
        exchanges,
        violations,
    }
}

/// Shows each row to a new oracle. A row with violations and one without must be among them.
fn check(make: MakeOracle, rows: Vec<Row>) {
    assert!(
        rows.iter().any(|row| row.violations == 0),
        "a good row is missing"
    );
    assert!(
        rows.iter().any(|row| row.violations > 0),
        "a bad row is missing"
    );
    for Row {
        what,
        exchanges,
        violations,
    } in rows
    {
        let tally = tally(make, exchanges);
        let reasons: Vec<&str> = tally
            .failures
            .iter()
            .map(|failure| failure.reason.as_str())
            .collect();
        assert_eq!(tally.failed, violations, "{what}: {reasons:?}");
        assert!(tally.judged > 0, "{what} was not judged");
        assert!(tally.harness.is_empty(), "{what}: {:?}", tally.harness);
        let proven = tally
            .failures
            .iter()
            .all(|failure| !failure.evidence.is_empty());
        assert!(proven, "{what}: a failure without evidence");
    }
}

fn tally(make: MakeOracle, exchanges: Vec<(Request, Value)>) -> Tally {
    let mut oracle = make(&LIGHTSPEED);
    let mut tally = Tally::default();
    for (number, (request, answer)) in (1..).zip(exchanges) {
        oracle.observe(&Exchange::fabricated(number, request, &answer), &mut tally);
    }
    tally
}

fn initialize() -> Request {
    Request::call("initialize", json!({}))
}

fn result(data: &Value) -> Value {
    json!({ "id": 1, "result": { "result": data } })
}

fn error(code: i64, kind: Option<&str>) -> Value {
    let mut error = json!({ "code": code, "message": "no" });
    if let Some(kind) = kind {
        error["data"] = json!({ "kind": kind, "message": "no" });
    }
    json!({ "id": 1, "error": error })
}

/// A forward read after a position, and its page of `(seq, kind, run)`.
fn page(after: u64, head: u64, events: &[(u64, &str, &str)]) -> (Request, Value) {
    read(
        json!({ "sessionId": "s", "after": { "seq": after } }),
        head,
        events,
    )
}

fn read(params: Value, head: u64, events: &[(u64, &str, &str)]) -> (Request, Value) {
    let events: Vec<Value> = events
        .iter()
        .map(|(seq, kind, run)| {
            let run = if run.is_empty() {
                json!({})
            } else {
                json!({ "runId": run })
            };
            let mut typed = run.clone();
            typed["type"] = json!(kind);
            if *kind == "sessionOpened" {
                typed["model"] = Value::Null;
            }
            json!({
                "cursor": { "seq": seq },
                "sessionId": "s",
                "observedAtMs": 1,
                "joins": run,
                "kind": typed,
            })
        })
        .collect();
    let complete = events
        .last()
        .is_none_or(|event| event["cursor"]["seq"] == head);
    let data = json!({ "events": events, "headCursor": { "seq": head }, "complete": complete });
    (Request::call("session/events/read", params), result(&data))
}

fn deleted() -> (Request, Value) {
    (
        Request::call("session/delete", json!({ "sessionId": "s" })),
        result(&json!({})),
    )
}
