//! Readers that wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use mock_server::core::rules::{CursorRules, Rules};
use mock_server::core::{Answer, UnixMs};
use serde_json::{Value, json};

use crate::core_support::{Client, start};

fn wait(after: u64, wait_ms: u64) -> Value {
    json!({ "sessionId": "s", "after": { "seq": after }, "waitMs": wait_ms })
}

fn seqs(response: &Value) -> Vec<u64> {
    let events = response["result"]["result"]["events"].as_array().unwrap();
    events
        .iter()
        .map(|event| event["cursor"]["seq"].as_u64().unwrap())
        .collect()
}

#[test]
fn a_reader_with_something_to_read_does_not_wait() {
    let mut client = Client::with_session();
    assert_eq!(
        client.ok("session/events/read", wait(1, 30_000))["events"][0]["cursor"]["seq"],
        2
    );
    assert!(matches!(
        client.answer("session/events/read", wait(2, 0)),
        Answer::Now(_)
    ));
    assert_eq!(client.core.parked(), 0);
    assert_eq!(client.core.next_due(), None);
}

#[test]
fn a_reader_wakes_with_what_a_request_adds() {
    let mut client = Client::with_session();
    let one = client.parks(wait(2, 30_000));
    let other = client.parks(wait(2, 30_000));
    assert_eq!(client.core.parked(), 2);
    client.now += 500;
    client.run("hello");
    // The responses are there at once; `next_due` says so.
    assert_eq!(client.core.next_due(), Some(UnixMs(client.now)));
    let woken = client.pass(0);
    assert_eq!(
        woken.iter().map(|(ticket, _)| *ticket).collect::<Vec<_>>(),
        [one, other]
    );
    assert!(
        woken
            .iter()
            .all(|(_, response)| seqs(response) == [3, 4, 5])
    );
    assert_eq!(client.core.parked(), 0);
}

#[test]
fn a_reader_wakes_with_what_a_step_adds() {
    let mut client = Client::with_session();
    client.run("hello");
    let ticket = client.parks(wait(5, 30_000));
    assert_eq!(client.core.next_due(), Some(UnixMs(client.now + 5)));
    assert!(client.pass(4).is_empty());
    let woken = client.pass(1);
    assert_eq!(woken[0].0, ticket);
    assert_eq!(seqs(&woken[0].1), [6, 7, 8]);
}

#[test]
fn a_reader_gets_an_ordinary_empty_page_at_its_deadline() {
    let mut client = Client::with_session();
    let ticket = client.parks(wait(2, 1500));
    assert_eq!(client.core.next_due(), Some(UnixMs(client.now + 1500)));
    assert!(client.pass(1499).is_empty());
    let woken = client.pass(1);
    let page = json!({ "events": [], "headCursor": { "seq": 2 }, "complete": true });
    assert_eq!(woken.len(), 1);
    assert_eq!(
        (woken[0].0, &woken[0].1["result"]["result"]),
        (ticket, &page)
    );
    assert_eq!((client.core.parked(), client.core.next_due()), (0, None));
}

#[test]
fn no_wait_is_longer_than_thirty_seconds() {
    let mut client = Client::with_session();
    for wait_ms in [30_001, (1 << 53) - 1, u64::MAX] {
        client.parks(wait(2, wait_ms));
        assert_eq!(client.core.next_due(), Some(UnixMs(client.now + 30_000)));
        assert!(client.pass(29_999).is_empty());
        assert_eq!(client.pass(1).len(), 1);
    }
}

#[test]
fn a_reader_beyond_the_head_waits_for_what_it_asked_for() {
    let mut client = Client::with_session();
    client.parks(wait(5, 30_000));
    client.run("hello");
    assert!(
        client.pass(4).is_empty(),
        "events up to 5 are not what it waits for"
    );
    let woken = client.pass(1);
    assert_eq!(seqs(&woken[0].1), [6, 7, 8]);
}

#[test]
fn a_reader_is_not_woken_by_another_session() {
    let mut client = Client::with_session();
    client.ok("session/start", json!({ "sessionId": "t" }));
    client.parks(wait(2, 30_000));
    let mut other = start("hello");
    other["sessionId"] = "t".into();
    client.ok("session/runs/start", other);
    client.ok(
        "session/rename",
        json!({ "sessionId": "s", "displayName": "no event" }),
    );
    assert!(client.pass(29_999).is_empty());
}

#[test]
fn closing_and_deleting_wake_readers() {
    let mut client = Client::with_session();
    client.parks(wait(2, 30_000));
    client.ok("session/close", json!({ "sessionId": "s" }));
    assert_eq!(seqs(&client.pass(0)[0].1), [3]);
    client.parks(wait(3, 30_000));
    client.ok("session/delete", json!({ "sessionId": "s" }));
    assert_eq!(client.pass(0)[0].1["error"]["code"], -32004);
}

#[test]
fn the_deletion_that_retention_plans_wakes_readers() {
    let mut client = Client::new();
    client.ok(
        "session/start",
        json!({ "sessionId": "s", "deleteAfterCloseMs": 1000 }),
    );
    client.ok("session/close", json!({ "sessionId": "s" }));
    client.parks(wait(3, 30_000));
    assert!(client.pass(999).is_empty());
    assert_eq!(client.pass(1)[0].1["error"]["data"]["kind"], "not_found");
}

#[test]
fn a_forgotten_reader_is_gone() {
    let mut client = Client::with_session();
    let parked = client.parks(wait(2, 30_000));
    let woken = client.parks(wait(2, 30_000));
    client.core.forget(parked);
    assert_eq!(client.core.parked(), 1);
    client.run("hello");
    client.core.forget(woken);
    assert!(client.pass(0).is_empty());
    // Forgetting twice, or a ticket that never was, is no harm.
    client.core.forget(woken);
    assert_eq!(client.core.parked(), 0);
}

#[test]
fn late_time_gives_each_reader_what_it_would_have_had() {
    let mut client = Client::with_session();
    client.run("sleep=10");
    client.pass(5);
    let early = client.parks(wait(8, 3000));
    let late = client.parks(wait(8, 20_000));
    // Nobody looked for a minute: the early reader's time was up before the run went on.
    let woken = client.pass(60_000);
    assert_eq!(
        woken.iter().map(|(ticket, _)| *ticket).collect::<Vec<_>>(),
        [early, late]
    );
    assert_eq!(seqs(&woken[0].1), Vec::<u64>::new());
    assert_eq!(seqs(&woken[1].1), [9, 10, 11, 12]);
}

#[test]
fn an_event_at_the_very_deadline_is_not_missed() {
    let mut client = Client::with_session();
    client.run("sleep=1");
    client.pass(5);
    client.parks(wait(8, 1000));
    assert_eq!(seqs(&client.pass(1000)[0].1), [9, 10, 11, 12]);
}

/// Counts how often a page of events is put together.
#[derive(Default)]
struct CountsPages(AtomicUsize);

impl Rules for CountsPages {
    fn cursors(&self) -> &dyn CursorRules {
        self
    }
}

impl CursorRules for CountsPages {
    fn reported_head(&self, head: u64, _page_is_empty: bool) -> u64 {
        self.0.fetch_add(1, Ordering::Relaxed);
        head
    }
}

#[test]
fn a_change_costs_the_different_pages_it_wakes_readers_with_and_not_the_readers_that_wait() {
    let pages = Arc::new(CountsPages::default());
    let mut client = Client::with_rules(pages.clone());
    for session in ["s", "t"] {
        client.ok("session/start", json!({ "sessionId": session }));
    }
    let limited = |limit: u64| json!({ "sessionId": "s", "after": { "seq": 2 }, "limit": limit, "waitMs": 30_000 });
    let elsewhere = json!({ "sessionId": "t", "after": { "seq": 2 }, "waitMs": 30_000 });
    let mut woken = Vec::new();
    for _ in 0..20 {
        client.parks(wait(1000, 30_000));
        client.parks(elsewhere.clone());
        woken.push(client.parks(limited(10)));
        woken.push(client.parks(limited(2)));
    }
    pages.0.store(0, Ordering::Relaxed);
    // Accepted, started, and the input in the context: three events in one change.
    client.run("hello");
    assert_eq!(pages.0.load(Ordering::Relaxed), 2);
    let answered = client.pass(0);
    let tickets: Vec<_> = answered.iter().map(|(ticket, _)| *ticket).collect();
    assert_eq!(tickets, woken);
    for (ticket, response) in answered {
        let expected: &[u64] = match woken.iter().position(|one| *one == ticket) {
            Some(place) if place % 2 == 0 => &[3, 4, 5],
            _ => &[3, 4],
        };
        assert_eq!(seqs(&response), expected);
    }
    assert_eq!(client.core.parked(), 40);
}

#[test]
fn woken_readers_are_answered_under_their_own_ids() {
    let mut client = Client::with_session();
    let ids: Vec<u64> = (0..3)
        .map(|_| {
            client.parks(wait(2, 30_000));
            client.last_id()
        })
        .collect();
    client.run("hello");
    let answered: Vec<u64> = client
        .pass(0)
        .iter()
        .map(|(_, response)| response["id"].as_u64().unwrap())
        .collect();
    assert_eq!(answered, ids);
}
