//! An append that comes while a turn is under way waits for the end of the turn.

use std::sync::Arc;

use mock_server::core::{Core, CoreLimits, Ending, Right, Ticket, UnixMs};
use serde_json::{Value, json};

use crate::core_support::{Client, invalid, not_found, rejected};

const APPEND: &str = "session/context/append";
/// How an entry that a client has appended shows in the events.
const APPENDED: &str = "contextEntriesApplied(contextEdit)";

fn append(key: &str, text: &str) -> Value {
    let item = json!({ "type": "text", "text": text });
    json!({ "sessionId": "s", "entries": [{ "key": key, "item": item }] })
}

/// A client of a session in which a turn of this run is under way.
fn in_a_turn_of(text: &str) -> Client {
    let mut client = Client::with_session();
    client.run(text);
    client.pass(5);
    client
}

/// What became of the first entry, or the code of the error.
fn told(response: &Value) -> String {
    match response["error"]["code"].as_i64() {
        Some(code) => code.to_string(),
        None => response["result"]["result"]["results"][0]["status"]
            .as_str()
            .unwrap()
            .to_owned(),
    }
}

fn tell(woken: &[(Ticket, Value)]) -> Vec<(Ticket, String)> {
    let woken = woken.iter();
    woken
        .map(|(ticket, response)| (*ticket, told(response)))
        .collect()
}

fn one(ticket: Ticket, told: &str) -> Vec<(Ticket, String)> {
    vec![(ticket, told.to_owned())]
}

/// How many entries the log says were applied.
fn appended(client: &mut Client) -> usize {
    let kinds = client.kinds();
    kinds.iter().filter(|kind| *kind == APPENDED).count()
}

/// The text under this key in the context.
fn text_of(client: &mut Client, key: &str) -> Option<String> {
    let entries = client.session()["activeContext"]["entries"].take();
    let mut entries = entries.as_array().unwrap().iter();
    let entry = entries.find(|entry| entry["key"] == key)?;
    entry["text"].as_str().map(ToOwned::to_owned)
}

#[test]
fn an_append_waits_for_the_end_of_the_turn_and_takes_effect_before_the_next_one() {
    let mut client = in_a_turn_of("turns=2");
    let head = client.head();
    let ticket = client.waits(APPEND, append("k", "note"));
    assert_eq!((client.core.parked(), client.head()), (1, head));
    assert_eq!(client.pass(14), []);
    assert_eq!(text_of(&mut client, "k"), None);

    let woken = client.pass(1);

    assert_eq!(tell(&woken), one(ticket, "applied"));
    assert_eq!(client.core.parked(), 0);
    assert_eq!(text_of(&mut client, "k").as_deref(), Some("note"));
    let kinds = client.kinds_after(head);
    assert_eq!(
        kinds,
        [
            "contextEntriesApplied(assistantOutput)",
            "turnGenerationCompleted",
            "turnCompleted",
            APPENDED
        ]
    );
    client.pass(5);
    assert_eq!(client.kinds_after(head)[4], "turnStarted");
    let revision = woken[0].1["result"]["result"]["contextRevision"].as_u64();
    assert_eq!(
        revision,
        client.session()["activeContext"]["revision"].as_u64()
    );
}

#[test]
fn an_append_between_turns_is_answered_at_once() {
    let mut client = Client::with_session();
    client.run("turns=2");
    // The run has started, and its first turn has not.
    client.ok(APPEND, append("first", "x"));
    client.pass(20);
    client.ok(APPEND, append("second", "x"));
    client.pass(20);
    assert_eq!(client.read_run(1)["status"], "completed");
    client.ok(APPEND, append("third", "x"));
    // Tools and decisions come after the turn that asked for them.
    for work in ["tool=a", "approve=a"] {
        client.run(work);
        client.pass(20);
        client.ok(APPEND, append(work.split('=').next().unwrap(), "x"));
        let run = client.session()["activeRun"]["id"].take();
        let params = json!({ "sessionId": "s", "runId": run });
        client.ok("session/runs/cancel", params);
        client.pass(10);
    }
}

#[test]
fn what_is_wrong_with_an_append_is_told_at_once() {
    let mut client = in_a_turn_of("hello");
    assert_eq!(client.refused(APPEND, append("a b", "x")), invalid());
    assert_eq!(client.refused(APPEND, append("a", " ")), invalid());
    let mut nowhere = append("a", "x");
    nowhere["sessionId"] = "t".into();
    assert_eq!(client.refused(APPEND, nowhere), not_found());
    assert_eq!(client.core.parked(), 0);
}

#[test]
fn appends_that_wait_take_effect_in_order_of_arrival() {
    let mut client = in_a_turn_of("hello");
    let tickets = ["one", "two", "two"].map(|text| client.waits(APPEND, append("k", text)));
    let woken = client.pass(15);
    let expected = ["applied", "applied", "unchanged"].map(ToOwned::to_owned);
    let expected: Vec<_> = tickets.into_iter().zip(expected).collect();
    assert_eq!(tell(&woken), expected);
    assert_eq!(text_of(&mut client, "k").as_deref(), Some("two"));
    assert_eq!(appended(&mut client), 2);
}

#[test]
fn a_turn_of_another_session_keeps_nobody_waiting() {
    let mut client = in_a_turn_of("sleep=forever");
    client.ok("session/start", json!({ "sessionId": "t" }));
    let mut elsewhere = append("k", "x");
    elsewhere["sessionId"] = "t".into();
    let ticket = client.waits(APPEND, append("k", "x"));
    client.ok(APPEND, elsewhere);
    client.ok("session/close", json!({ "sessionId": "t" }));
    assert_eq!(client.pass(1000), []);
    client.core.forget(ticket);
}

#[test]
fn the_end_of_a_turn_that_is_cancelled_ends_the_wait() {
    let mut client = in_a_turn_of("sleep=forever");
    let ticket = client.waits(APPEND, append("k", "x"));
    assert_eq!(client.pass(86_400_000), []);
    let head = client.head();
    client.ok(
        "session/runs/cancel",
        json!({ "sessionId": "s", "runId": "run_1" }),
    );
    assert_eq!(client.pass(9), []);
    assert_eq!(tell(&client.pass(1)), one(ticket, "applied"));
    let kinds = client.kinds_after(head);
    assert_eq!(
        kinds,
        [
            "runCancellationRequested",
            "turnCancelled",
            "runCancelled",
            APPENDED
        ]
    );
}

#[test]
fn the_end_of_a_turn_that_fails_ends_the_wait() {
    let mut client = in_a_turn_of("fail400");
    let ticket = client.waits(APPEND, append("k", "x"));
    assert_eq!(tell(&client.pass(15)), one(ticket, "applied"));
    assert_eq!(client.read_run(1)["status"], "failed");
}

#[test]
fn an_append_whose_session_is_closed_meanwhile_is_rejected() {
    let mut client = in_a_turn_of("sleep=forever");
    let ticket = client.waits(APPEND, append("k", "x"));
    client.ok("session/close", json!({ "sessionId": "s", "force": true }));
    assert_eq!(tell(&client.pass(0)), one(ticket, "-32010"));
    let last = client.kinds().pop();
    assert_eq!(last.as_deref(), Some("sessionClosed"));
}

#[test]
fn an_append_whose_universe_is_deleted_meanwhile_finds_nothing() {
    let mut client = in_a_turn_of("sleep=forever");
    let ticket = client.waits(APPEND, append("k", "x"));
    let universe = json!({ "universeId": client.caller.universe });
    client.ok("deployment/universes/delete", universe);
    assert_eq!(tell(&client.pass(0)), one(ticket, "-32004"));
}

#[test]
fn an_append_whose_client_has_gone_takes_effect_all_the_same() {
    let mut client = in_a_turn_of("hello");
    let first = client.waits(APPEND, append("k", "one"));
    let second = client.waits(APPEND, append("k", "two"));
    client.core.forget(first);
    assert_eq!(client.core.parked(), 1);
    assert_eq!(tell(&client.pass(15)), one(second, "applied"));
    assert_eq!(appended(&mut client), 2);
    // A client that asks again learns that it was done.
    let again = client.ok(APPEND, append("k", "two"));
    assert_eq!(again["results"][0]["status"], "unchanged");
}

#[test]
fn a_reader_gets_the_end_of_the_turn_and_what_has_waited_for_it() {
    let mut client = in_a_turn_of("turns=2");
    let head = client.head();
    let after = json!({ "sessionId": "s", "after": { "seq": head }, "waitMs": 30_000 });
    let reader = client.parks(after);
    let append = client.waits(APPEND, append("k", "x"));
    let woken = client.pass(15);
    let tickets: Vec<Ticket> = woken.iter().map(|(ticket, _)| *ticket).collect();
    assert_eq!(tickets, [append, reader]);
    let events = woken[1].1["result"]["result"]["events"].as_array().unwrap();
    let last = &events.last().unwrap()["kind"];
    assert_eq!(last["entries"][0]["source"]["type"], "contextEdit");
}

#[test]
fn an_append_that_is_not_to_wait_any_more_is_refused_and_leaves_nothing() {
    let mut client = in_a_turn_of("hello");
    let released = client.waits(APPEND, append("a", "x"));
    client.core.release(released, UnixMs(client.now));
    assert_eq!(tell(&client.pass(0)), one(released, "-32010"));
    let ended = client.waits(APPEND, append("b", "x"));
    let departed = client.waits(APPEND, append("c", "x"));
    client.core.forget(departed);
    client.core.end_waits(UnixMs(client.now));
    assert_eq!(tell(&client.pass(0)), one(ended, "-32010"));
    assert_eq!(client.core.parked(), 0);
    assert_eq!(client.pass(100), []);
    assert!(!client.kinds().contains(&APPENDED.to_owned()));
}

#[test]
fn appends_that_wait_take_places_also_when_their_clients_have_gone() {
    let mut client = in_a_turn_of("hello");
    let limits = CoreLimits {
        waiters: Some(2),
        ..CoreLimits::default()
    };
    client.core.set_limits(limits);
    client.waits(APPEND, append("a", "x"));
    let departed = client.waits(APPEND, append("b", "x"));
    client.core.forget(departed);
    assert_eq!(client.refused(APPEND, append("c", "x")), rejected());
    let after = json!({ "sessionId": "s", "after": { "seq": client.head() }, "waitMs": 10 });
    assert_eq!(client.refused("session/events/read", after), rejected());
    client.pass(15);
    client.ok(APPEND, append("c", "x"));
}

#[test]
fn a_snapshot_has_no_append_that_waits() {
    let mut client = in_a_turn_of("hello");
    client.waits(APPEND, append("k", "x"));
    let snapshot = client.core.snapshot(UnixMs(client.now));
    let mut other = Client::of(Core::from_snapshot(&snapshot, Arc::new(Right)));
    other.now = client.now;
    assert_eq!(other.core.parked(), 0);
    assert_eq!(other.pass(100), []);
    assert_eq!(text_of(&mut other, "k"), None);
    assert_eq!(other.read_run(1)["status"], "completed");
}

#[test]
fn a_restore_keeps_an_append_waiting_where_a_turn_is_under_way() {
    let mut client = Client::new();
    let empty = client.core.snapshot(UnixMs(client.now));
    client.ok("session/start", json!({ "sessionId": "s" }));
    let idle = client.core.snapshot(UnixMs(client.now));
    client.run("hello");
    client.pass(5);
    let in_turn = client.core.snapshot(UnixMs(client.now));

    let ticket = client.waits(APPEND, append("k", "x"));
    let departed = client.waits(APPEND, append("gone", "x"));
    client.core.forget(departed);
    client.core.restore(&in_turn, UnixMs(client.now)).unwrap();
    assert_eq!(client.pass(14), []);
    assert_eq!(tell(&client.pass(1)), one(ticket, "applied"));
    // What a client has left behind belonged to what was replaced.
    assert_eq!(text_of(&mut client, "gone"), None);

    client.run("hello");
    client.pass(5);
    let ticket = client.waits(APPEND, append("k", "y"));
    client.core.restore(&idle, UnixMs(client.now)).unwrap();
    assert_eq!(tell(&client.pass(0)), one(ticket, "applied"));
    assert_eq!(text_of(&mut client, "k").as_deref(), Some("y"));

    client.run("hello");
    client.pass(5);
    let ticket = client.waits(APPEND, append("k", "z"));
    client.core.restore(&empty, UnixMs(client.now)).unwrap();
    assert_eq!(tell(&client.pass(0)), one(ticket, "-32004"));
}

#[test]
fn a_run_that_is_ended_from_outside_ends_the_wait() {
    for (ending, last) in [
        (
            Ending::Completed {
                text: "done".to_owned(),
            },
            "runCompleted",
        ),
        (Ending::Cancelled, "runCancelled"),
    ] {
        let mut client = in_a_turn_of("sleep=forever");
        let ticket = client.waits(APPEND, append("k", "x"));
        let now = UnixMs(client.now);
        let run = "run_1".into();
        client
            .core
            .finish_run(&"s".into(), &run, ending, now)
            .unwrap();
        assert_eq!(tell(&client.pass(0)), one(ticket, "applied"));
        let kinds = client.kinds();
        assert_eq!(kinds[kinds.len() - 2..], [last, APPENDED]);
    }
}
