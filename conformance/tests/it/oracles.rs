//! Each oracle accepts good exchanges and finds bad ones.

use conformance::oracle::{self, Oracle, Tally};
use conformance::target::exchange::Exchange;
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
fn check(make: fn() -> Box<dyn Oracle>, rows: Vec<Row>) {
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

fn tally(make: fn() -> Box<dyn Oracle>, exchanges: Vec<(Request, Value)>) -> Tally {
    let mut oracle = make();
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

#[test]
fn id_echo_wants_the_same_type_and_value() {
    let ask = |id: Value| initialize().id(id);
    let answer = |id: Value| json!({ "id": id, "result": { "result": {} } });
    let great = (1_u64 << 53) + 1;
    check(
        oracle::id_echo,
        vec![
            row("a number", 0, vec![(ask(json!(7)), answer(json!(7)))]),
            row("a text", 0, vec![(ask(json!("7")), answer(json!("7")))]),
            row("in an error", 0, vec![(ask(json!(1)), error(-32601, None))]),
            row(
                "a number as text",
                1,
                vec![(ask(json!(7)), answer(json!("7")))],
            ),
            row(
                "a text as number",
                1,
                vec![(ask(json!("7")), answer(json!(7)))],
            ),
            row(
                "through a float",
                1,
                vec![(ask(json!(great)), answer(json!(great - 1)))],
            ),
            row("as a float", 1, vec![(ask(json!(7)), answer(json!(7.0)))]),
            row(
                "none",
                1,
                vec![(ask(json!(7)), json!({ "result": { "result": {} } }))],
            ),
            row("null", 1, vec![(ask(json!(7)), answer(Value::Null))]),
        ],
    );
}

#[test]
fn one_of_wants_a_result_or_an_error() {
    let with = |body: Value| vec![(initialize(), body)];
    check(
        oracle::one_of,
        vec![
            row("a result", 0, with(result(&json!({})))),
            row("an error", 0, with(error(-32601, None))),
            row(
                "both",
                1,
                with(json!({ "result": { "result": {} }, "error": {} })),
            ),
            row(
                "both, one null",
                1,
                with(json!({ "result": null, "error": {} })),
            ),
            row("neither", 1, with(json!({ "id": 1 }))),
            row("no object", 1, with(json!([1, 2]))),
        ],
    );
}

#[test]
fn error_table_wants_code_kind_and_messages_to_agree() {
    let with = |body: Value| vec![(initialize(), body)];
    let mut torn = error(-32004, Some("not_found"));
    torn["error"]["data"]["message"] = json!("another");
    let mut mute = error(-32004, Some("not_found"));
    mute["error"]["message"] = json!(5);
    check(
        oracle::error_table,
        vec![
            row(
                "a kind and its code",
                0,
                with(error(-32004, Some("not_found"))),
            ),
            row("no data", 0, with(error(-32601, None))),
            row(
                "a kind of later days",
                0,
                with(error(-32099, Some("later"))),
            ),
            row(
                "another kind's code",
                1,
                with(error(-32602, Some("not_found"))),
            ),
            row("no code of the table", 1, with(error(-32099, None))),
            row("two messages", 1, with(torn)),
            row("no message", 1, with(mute)),
            row("no code", 1, with(json!({ "error": { "message": "no" } }))),
        ],
    );
}

#[test]
fn cursor_order_wants_ascending_events_of_the_session() {
    let mut foreign = page(0, 1, &[(1, "sessionOpened", "")]);
    foreign.1["result"]["result"]["events"][0]["sessionId"] = json!("other");
    check(
        oracle::cursor_order,
        vec![
            row(
                "ascending",
                0,
                vec![page(0, 3, &[(1, "a", ""), (3, "b", "")])],
            ),
            row("empty", 0, vec![page(3, 3, &[])]),
            row(
                "a number twice",
                1,
                vec![page(0, 2, &[(2, "a", ""), (2, "b", "")])],
            ),
            row(
                "descending",
                1,
                vec![page(0, 2, &[(2, "a", ""), (1, "b", "")])],
            ),
            row(
                "number 0",
                1,
                vec![page(0, 1, &[(0, "a", ""), (1, "b", "")])],
            ),
            row("a foreign event", 1, vec![foreign]),
        ],
    );
}

#[test]
fn head_rule_wants_a_head_that_hides_nothing() {
    let backward = read(json!({ "sessionId": "s", "direction": "backward" }), 9, &[]);
    let other = read(json!({ "sessionId": "t", "after": { "seq": 1 } }), 1, &[]);
    check(
        oracle::head_rule,
        vec![
            row("at the last event", 0, vec![page(0, 1, &[(1, "a", "")])]),
            row("ahead of a full page", 0, vec![page(0, 5, &[(1, "a", "")])]),
            row("an empty page at the head", 0, vec![page(5, 5, &[])]),
            row("an empty page beyond the head", 0, vec![page(9, 5, &[])]),
            row("a backward page", 0, vec![backward]),
            row(
                "growing",
                0,
                vec![page(5, 5, &[]), page(5, 6, &[(6, "a", "")])],
            ),
            row("of another session", 0, vec![page(5, 5, &[]), other]),
            row(
                "of a session begun anew",
                0,
                vec![page(5, 5, &[]), deleted(), page(1, 1, &[])],
            ),
            row(
                "behind the page",
                1,
                vec![page(0, 1, &[(1, "a", ""), (2, "b", "")])],
            ),
            row("ahead of an empty page", 1, vec![page(5, 6, &[])]),
            row("moving back", 1, vec![page(5, 5, &[]), page(5, 4, &[])]),
        ],
    );
}

#[test]
fn one_terminal_wants_each_run_to_end_once() {
    let accepted = (2, "runAccepted", "run_1");
    let opened = (1, "sessionOpened", "");
    let closed = (9, "sessionClosed", "");
    let end = (5, "runCompleted", "run_1");
    check(
        oracle::one_terminal,
        vec![
            row("one end", 0, vec![page(0, 5, &[accepted, end])]),
            row(
                "the same end again",
                0,
                vec![page(0, 5, &[accepted, end]), page(4, 5, &[end])],
            ),
            row("not over yet", 0, vec![page(0, 1, &[accepted])]),
            row(
                "a whole log",
                0,
                vec![page(0, 9, &[opened, accepted, end, closed])],
            ),
            row(
                "two runs",
                0,
                vec![page(0, 6, &[end, (6, "runFailed", "run_2")])],
            ),
            row(
                "two ends",
                1,
                vec![page(0, 6, &[accepted, end, (6, "runCancelled", "run_1")])],
            ),
            row(
                "twice the same",
                1,
                vec![page(0, 6, &[end, (6, "runCompleted", "run_1")])],
            ),
            row(
                "two ends in two pages",
                1,
                vec![
                    page(0, 5, &[accepted, end]),
                    page(5, 6, &[(6, "runFailed", "run_1")]),
                ],
            ),
            row(
                "no end in a log cut short",
                0,
                vec![page(0, 9, &[accepted, closed])],
            ),
            row(
                "no end in a whole log",
                1,
                vec![page(0, 9, &[opened, accepted, closed])],
            ),
        ],
    );
}

#[test]
fn after_terminal_wants_silence_after_the_end() {
    let end = (5, "runCompleted", "run_1");
    let turn = (6, "turnCompleted", "run_1");
    check(
        oracle::after_terminal,
        vec![
            row(
                "before",
                0,
                vec![page(0, 5, &[(4, "turnCompleted", "run_1"), end])],
            ),
            row(
                "of another run",
                0,
                vec![page(0, 6, &[end, (6, "runStarted", "run_2")])],
            ),
            row(
                "of no run",
                0,
                vec![page(0, 6, &[end, (6, "sessionClosed", "")])],
            ),
            row(
                "a second end",
                0,
                vec![page(0, 6, &[end, (6, "runCancelled", "run_1")])],
            ),
            row("a turn", 1, vec![page(0, 6, &[end, turn])]),
            row(
                "a turn in another page",
                1,
                vec![page(5, 6, &[turn]), page(0, 5, &[end])],
            ),
            row(
                "a start",
                1,
                vec![page(0, 6, &[end, (6, "runStarted", "run_1")])],
            ),
        ],
    );
}

#[test]
fn lifecycle_order_wants_accepted_then_started() {
    let opened = (1, "sessionOpened", "");
    let closed = (9, "sessionClosed", "");
    let accepted = (2, "runAccepted", "run_1");
    let started = (3, "runStarted", "run_1");
    let end = (4, "runCompleted", "run_1");
    let early = (1, "runStarted", "run_1");
    let late = (2, "runAccepted", "run_1");
    check(
        oracle::lifecycle_order,
        vec![
            row(
                "all three",
                0,
                vec![page(0, 9, &[opened, accepted, started, end, closed])],
            ),
            row(
                "cancelled in the queue",
                0,
                vec![page(
                    0,
                    9,
                    &[opened, accepted, (4, "runCancelled", "run_1"), closed],
                )],
            ),
            row("a part of a log", 0, vec![page(1, 3, &[started, end])]),
            row(
                "a log cut short",
                0,
                vec![page(0, 9, &[started, end, closed])],
            ),
            row(
                "started before accepted",
                1,
                vec![page(0, 2, &[early, late])],
            ),
            row(
                "started twice",
                1,
                vec![page(0, 5, &[accepted, started, (5, "runStarted", "run_1")])],
            ),
            row(
                "never accepted",
                1,
                vec![page(0, 9, &[opened, started, end, closed])],
            ),
            row(
                "never started",
                1,
                vec![page(0, 9, &[opened, accepted, end, closed])],
            ),
        ],
    );
}

#[test]
fn one_active_wants_one_run_at_a_time() {
    let one = (1, "runStarted", "run_1");
    let end = (3, "runCompleted", "run_1");
    check(
        oracle::one_active,
        vec![
            row(
                "in turn",
                0,
                vec![page(0, 4, &[one, end, (4, "runStarted", "run_2")])],
            ),
            row(
                "accepted meanwhile",
                0,
                vec![page(0, 3, &[one, (2, "runAccepted", "run_2"), end])],
            ),
            row(
                "both at once",
                1,
                vec![page(0, 3, &[one, (2, "runStarted", "run_2"), end])],
            ),
        ],
    );
}

#[test]
fn schema_wants_responses_of_the_contracts_shape() {
    let blobs = |data: Value| {
        vec![(
            Request::call("blobs/has", json!({ "blobRefs": [] })),
            result(&data),
        )]
    };
    let opened = page(0, 1, &[(1, "sessionOpened", "")]);
    let unlisted = page(0, 1, &[(1, "somethingOfLaterDays", "")]);
    let mut typed = page(0, 1, &[(1, "sessionOpened", "")]);
    typed.1["result"]["result"]["events"][0]["cursor"]["seq"] = json!("1");
    let mut bare = page(0, 1, &[(1, "sessionOpened", "")]);
    bare.1["result"] = bare.1["result"]["result"].clone();
    check(
        oracle::schema,
        vec![
            row("nothing", 0, blobs(json!({ "blobs": [] }))),
            row(
                "a member of later days",
                0,
                blobs(json!({ "blobs": [], "more": 1 })),
            ),
            row("a listed kind", 0, vec![opened]),
            row("an unlisted kind", 0, vec![unlisted]),
            row(
                "an error",
                0,
                vec![(initialize(), error(-32004, Some("not_found")))],
            ),
            row(
                "an error of later days",
                0,
                vec![(initialize(), error(-32099, Some("later")))],
            ),
            row("another type", 1, blobs(json!({ "blobs": {} }))),
            row(
                "a missing member",
                1,
                blobs(json!({ "blobs": [{ "exists": true }] })),
            ),
            row("a seq of text", 1, vec![typed]),
            row("no envelope", 1, vec![bare]),
            row(
                "an error without kind",
                1,
                vec![(
                    initialize(),
                    json!({ "error": { "code": -32004, "message": "no", "data": {} } }),
                )],
            ),
        ],
    );
}

#[test]
fn a_request_of_ours_that_breaks_its_schema_is_the_suites_fault() {
    let request = Request::call("session/read", json!({ "sessionId": 5 }));
    let answer = error(-32602, None);
    let found = tally(oracle::schema, vec![(request.clone(), answer.clone())]);
    assert_eq!(found.harness.len(), 1, "{:?}", found.harness);
    let found = tally(oracle::schema, vec![(request.wrong(), answer)]);
    assert!(found.harness.is_empty(), "{:?}", found.harness);
}
