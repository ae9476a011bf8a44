//! `session/metadata/put`, `session/retention/put`, `session/share`: what is said of a session without
//! an event.

use serde_json::{Value, json};

use crate::core_support::{Client, Refused, invalid, not_found, rejected};

const METADATA: &str = "session/metadata/put";
const RETENTION: &str = "session/retention/put";
const SHARE: &str = "session/share";

fn keep(ms: &Value) -> Value {
    json!({ "sessionId": "s", "deleteAfterCloseMs": ms })
}

#[test]
fn labels_are_replaced_whole_without_an_event_or_an_update() {
    let mut client = Client::new();
    let labels = json!({ "a": "1", "b": "2" });
    client.ok(
        "session/start",
        json!({ "sessionId": "s", "metadata": labels }),
    );
    let updated = client.now;
    client.now += 50;
    for (metadata, shown) in [
        (json!({ "b": "3" }), json!({ "b": "3" })),
        (json!({}), Value::Null),
        (json!({ "c": "4" }), json!({ "c": "4" })),
        (json!({ "d": "5" }), json!({ "d": "5" })),
    ] {
        let params = json!({ "sessionId": "s", "metadata": metadata });
        let summary = client.ok(METADATA, params)["session"].take();
        assert_eq!(summary["metadata"], shown);
        assert_eq!(summary["updatedAtMs"], updated);
        assert_eq!(client.session()["metadata"], shown);
    }
    let labelled = json!({ "metadata": { "d": "" } });
    let found = client.ok("session/list", labelled)["sessions"].take();
    assert_eq!(found[0]["id"], "s");
    client.ok("session/close", json!({ "sessionId": "s" }));
    let cleared = client.ok(METADATA, json!({ "sessionId": "s" }))["session"].take();
    assert_eq!(cleared.get("metadata"), None);
    assert_eq!(client.head(), 3);
}

#[test]
fn labels_have_the_bounds_they_have_at_the_start() {
    let mut client = Client::with_session();
    let many: Value = (0..33).map(|n| (format!("k{n}"), json!("v"))).collect();
    for bad in [
        json!({ "": "v" }),
        json!({ "k": "" }),
        json!({ "k".repeat(65): "v" }),
        json!({ "k": "v".repeat(257) }),
        json!({ "k": "a\nb" }),
        json!({ "lightspeed.k": "v" }),
        many,
    ] {
        let params = json!({ "sessionId": "s", "metadata": bad });
        assert_eq!(client.refused(METADATA, params.clone()), invalid());
    }
    assert_eq!(client.session().get("metadata"), None);
    let unknown = json!({ "sessionId": "t", "metadata": { "k": "v" } });
    assert_eq!(client.refused(METADATA, unknown), not_found());
}

#[test]
fn retention_counts_from_the_close_and_null_keeps_the_session() {
    let mut client = Client::with_session();
    let updated = client.now;
    client.now += 10;
    let summary = client.ok(RETENTION, keep(&json!(1000)))["session"].take();
    let expected = json!({ "rootSessionId": "s", "deleteAfterCloseMs": 1000 });
    assert_eq!(summary["retention"], expected);
    assert_eq!(summary["updatedAtMs"], updated);

    client.ok("session/close", json!({ "sessionId": "s" }));
    let closed = client.now;
    let summary = client.ok(RETENTION, keep(&json!(5000)))["session"].take();
    assert_eq!(summary["retention"]["deleteAtMs"], closed + 5000);
    // The deletion that was planned before is off.
    client.pass(1500);
    assert_eq!(client.session()["retention"]["deleteAfterCloseMs"], 5000);
    client.ok(RETENTION, keep(&Value::Null));
    client.pass(10_000);
    assert_eq!(
        client.session()["retention"],
        json!({ "rootSessionId": "s" })
    );
    assert_eq!(client.head(), 3);
    client.ok(RETENTION, keep(&json!(11_501)));
    assert_eq!(
        client.core.next_due().map(|due| due.0),
        Some(closed + 11_501)
    );
    client.pass(1);
    let gone = json!({ "sessionId": "s" });
    assert_eq!(client.refused("session/read", gone), not_found());
}

#[test]
fn a_time_that_has_passed_deletes_a_closed_session_at_once() {
    let mut client = Client::with_session();
    client.ok("session/close", json!({ "sessionId": "s" }));
    let closed = client.now;
    client.pass(100);
    let summary = client.ok(RETENTION, keep(&json!(1)))["session"].take();
    assert_eq!(summary["retention"]["deleteAtMs"], closed + 1);
    assert_eq!(client.core.next_due().map(|due| due.0), Some(client.now));
    assert_eq!(client.refused(RETENTION, keep(&json!(1))), not_found());
    // The id is free, and what was planned for its last bearer does not touch the next one.
    client.ok("session/start", json!({ "sessionId": "s" }));
    client.pass(100_000);
    assert_eq!(client.session()["status"], "idle");
}

#[test]
fn retention_must_be_given_and_lie_within_100_years() {
    let mut client = Client::with_session();
    let decode = Refused {
        code: -32602,
        kind: None,
    };
    for params in [
        json!({ "sessionId": "s" }),
        keep(&json!(-1)),
        keep(&json!("1")),
        json!({ "sessionId": "s", "deleteAfterCloseMs": 1, "zzz": 1 }),
    ] {
        assert_eq!(client.refused(RETENTION, params), decode);
    }
    for ms in [0_u64, 3_153_600_000_001] {
        assert_eq!(client.refused(RETENTION, keep(&json!(ms))), invalid());
    }
    client.ok(RETENTION, keep(&json!(3_153_600_000_000_u64)));
    let unknown = json!({ "sessionId": "t", "deleteAfterCloseMs": null });
    assert_eq!(client.refused(RETENTION, unknown), not_found());
}

#[test]
fn sharing_goes_one_way() {
    let mut client = Client::with_session();
    let access = client.ok(SHARE, json!({ "sessionId": "s" }))["access"].take();
    let shared = json!({ "visibility": "universe", "createdBy": { "kind": "local" } });
    assert_eq!(access, shared);
    assert_eq!(client.session()["access"], shared);
    assert_eq!(client.head(), 2);
    assert_eq!(
        client.refused(SHARE, json!({ "sessionId": "s" })),
        rejected()
    );
    // A repeated start does not take it back.
    let again = json!({ "sessionId": "s", "access": { "visibility": "restricted" } });
    client.ok("session/start", again);
    assert_eq!(client.session()["access"], shared);
    // What was shared from the start is shared already.
    let open = json!({ "sessionId": "t", "access": { "visibility": "universe" } });
    client.ok("session/start", open);
    assert_eq!(
        client.refused(SHARE, json!({ "sessionId": "t" })),
        rejected()
    );
    assert_eq!(
        client.refused(SHARE, json!({ "sessionId": "u" })),
        not_found()
    );
    let sees = client.ok("session/list", json!({ "visibleTo": "ada" }));
    assert_eq!(sees["sessions"].as_array().unwrap().len(), 2);
}
