//! Defects of waiting readers, where more than one call shows them.

use mock_server::core::Answer;
use mock_server::defects;
use serde_json::{Value, json};

use crate::core_support::Client;

fn with_defect(id: &str) -> Client {
    let defect = defects::find(id).expect("a defect of this id");
    let mut client = Client::with_rules((defect.rules)());
    client.ok("session/start", json!({ "sessionId": "s" }));
    client
}

fn wait_ms(ms: u64) -> Value {
    json!({ "sessionId": "s", "after": { "seq": 2 }, "waitMs": ms })
}

#[test]
fn calls_that_found_no_worker_are_served_in_their_order_when_readers_go() {
    let mut client = with_defect("M-POL-08");
    let readers: Vec<_> = (0..16).map(|_| client.parks(wait_ms(1000))).collect();
    let mut held = Vec::new();
    for method in ["session/read", "session/close", "session/read"] {
        match client.answer(method, json!({ "sessionId": "s" })) {
            Answer::Later(ticket) => held.push(ticket),
            other @ Answer::Now(_) => panic!("{method} was served: {other:?}"),
        }
    }
    assert_eq!(client.core.parked(), 19);
    assert!(client.pass(10).is_empty());

    // A worker is free again; the close lets all readers go, and with them the last call.
    client.core.forget(readers[0]);
    let served = client.pass(0);
    let of = |ticket| served.iter().find(|(other, _)| *other == ticket);
    let status = |index: usize| {
        let (_, response) = of(held[index]).expect("an answer");
        response["result"]["result"]["session"]["status"].clone()
    };
    assert_eq!(
        [status(0), status(1), status(2)],
        ["idle", "closed", "closed"]
    );
    assert!(readers[1..].iter().all(|ticket| of(*ticket).is_some()));
    assert_eq!((served.len(), client.core.parked()), (18, 0));
}

#[test]
fn a_call_that_found_no_worker_can_be_given_up() {
    let mut client = with_defect("M-POL-08");
    for _ in 0..16 {
        client.parks(wait_ms(1000));
    }
    let Answer::Later(ticket) = client.answer("session/close", json!({ "sessionId": "s" })) else {
        panic!("the close was served");
    };
    client.core.forget(ticket);
    assert_eq!(client.pass(1000).len(), 16);
    assert_eq!(client.session()["status"], "idle");
}

#[test]
fn what_a_reader_took_along_stays_away_after_a_restart() {
    let mut client = with_defect("M-POL-12");
    let ticket = client.parks(wait_ms(1000));
    client.core.forget(ticket);
    client.run("hello");
    assert_eq!(client.kinds()[0], "runStarted");
    let stored = serde_json::to_value(client.core.state()).expect("a state that can be stored");
    let sessions = stored.to_string();
    assert!(sessions.contains(r#""unreadable":[3]"#), "{sessions}");
}

#[test]
fn a_reader_is_deaf_only_at_first() {
    let mut client = with_defect("M-POL-06");
    client.parks(wait_ms(1000));
    client.run("hello");
    assert!(client.pass(5).is_empty());
    // The end of the run comes when the reader listens, and brings all that it missed.
    let woken = client.pass(15);
    let events = &woken[0].1["result"]["result"]["events"];
    assert_eq!(events.as_array().map(Vec::len), Some(10));
}
