//! What whoever drives the core can do besides calls keeps the promises of the log.

use api_contract::lightspeed::events::{RunFailureKindView, SessionEventKindView};
use mock_server::core::{
    AccessMode, Caller, ControlRefused, Core, CoreConfig, Ending, SessionAt, UnixMs,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::core_state_machine::{Op, act, judge, op};
use crate::core_support::Client;

const ONE: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";
const OTHER: &str = "0b6f3c52-8f0e-4d0c-8a36-f9c2f1a7d9b4";

fn completed(text: &str) -> Ending {
    Ending::Completed {
        text: text.to_owned(),
    }
}

fn failed() -> Ending {
    Ending::Failed {
        kind: RunFailureKindView::ToolFailure,
        message: "the tool is broken".to_owned(),
    }
}

fn finish(client: &mut Client, run: u64, ending: Ending) -> Result<Value, ControlRefused> {
    let (at, run) = (SessionAt::from("s"), format!("run_{run}").into());
    let now = UnixMs(client.now);
    let view = client.core.finish_run(&at, &run, ending, now)?;
    Ok(serde_json::to_value(view).unwrap())
}

fn push(client: &mut Client, kind: Value) -> Result<u64, ControlRefused> {
    let kind: SessionEventKindView = serde_json::from_value(kind).unwrap();
    let now = UnixMs(client.now);
    client.core.push_event(&"s".into(), kind, now)
}

#[derive(Clone, Debug)]
enum Deed {
    Call(Op),
    Finish(u64, Ending),
    Push,
    Trim(u64),
}

fn deed() -> impl Strategy<Value = Deed> {
    let ending = prop::sample::select(vec![completed("done"), failed(), Ending::Cancelled]);
    prop_oneof![
        6 => op().prop_map(Deed::Call),
        4 => (1..6u64, ending).prop_map(|(run, ending)| Deed::Finish(run, ending)),
        1 => Just(Deed::Push),
    ]
}

fn does(client: &mut Client, deed: &Deed) {
    match deed {
        Deed::Call(op) => drop(act(client, op)),
        Deed::Finish(run, ending) => {
            let before = client.events();
            let status = finish(client, *run, ending.clone()).map(|run| run["status"].clone());
            if let Err(refused) = status {
                assert!(!refused.to_string().is_empty());
                assert_eq!(client.events(), before, "a refusal changes nothing");
            }
        }
        Deed::Push => {
            let kind = json!({ "type": "promiseDetached", "promiseId": "promise_1" });
            // Refused once the session is closed.
            let _ = push(client, kind);
        }
        Deed::Trim(through) => {
            let _ = client.core.trim("s", *through, UnixMs(client.now));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn the_log_keeps_its_promises_whatever_is_ended_from_outside(
        deeds in prop::collection::vec(deed(), 1..40)
    ) {
        let mut client = Client::with_session();
        for deed in &deeds {
            does(&mut client, deed);
            judge(&mut client)?;
        }
        client.pass(1_000_000);
        judge(&mut client)?;
    }

    #[test]
    fn a_snapshot_is_the_same_after_it_was_written_and_read(
        deeds in prop::collection::vec(deed(), 1..20),
        through in 0..20u64,
    ) {
        let mut client = Client::with_session();
        for deed in deeds.iter().chain([&Deed::Trim(through)]) {
            does(&mut client, deed);
        }
        let snapshot = client.core.snapshot(UnixMs(client.now));
        let read = mock_server::core::Snapshot::from_json(&snapshot.to_json());
        prop_assert_eq!(read.as_ref(), Ok(&snapshot));
    }
}

#[test]
fn a_run_that_hangs_completes_with_the_text_that_it_is_given() {
    let mut client = Client::with_session();
    client.run("sleep=forever");
    client.pass(1000);
    let run = finish(&mut client, 1, completed("at last")).unwrap();
    assert_eq!(
        (&run["status"], &run["outputText"]),
        (&json!("completed"), &json!("at last"))
    );
    assert_eq!(
        client.kinds(),
        [
            "runAccepted",
            "runStarted",
            "contextEntriesApplied(runInput)",
            "turnStarted",
            "turnPlanned",
            "turnGenerationRequested",
            "contextEntriesApplied(assistantOutput)",
            "turnGenerationCompleted",
            "turnCompleted",
            "runCompleted",
        ]
    );
    assert_eq!(
        finish(&mut client, 1, Ending::Cancelled)
            .unwrap_err()
            .to_string(),
        "run run_1 is completed and can no longer end in another way"
    );
}

#[test]
fn a_parked_run_completes_by_approval_and_fails_without() {
    let mut client = Client::with_session();
    client.run("approve=deploy");
    client.pass(1000);
    let run = finish(&mut client, 1, completed("deployed")).unwrap();
    assert_eq!(run["status"], "completed");
    assert_eq!(run["toolBatches"].as_array().map(Vec::len), Some(1));
    assert!(client.kinds().contains(&"approvalDecided".to_owned()));

    client.run("approve=deploy");
    client.pass(1000);
    let run = finish(&mut client, 2, failed()).unwrap();
    assert_eq!(
        (&run["status"], &run["toolBatches"]),
        (&json!("failed"), &Value::Null)
    );
    let kinds = client.kinds();
    assert_eq!(kinds.last().map(String::as_str), Some("runFailed"));
    assert!(kinds.contains(&"approvalCancelled".to_owned()));
}

#[test]
fn a_queued_run_is_cancelled_at_once_and_ends_otherwise_when_its_turn_comes() {
    let mut client = Client::with_session();
    client.run("sleep=forever");
    for _ in 0..3 {
        client.run("sleep=forever");
    }
    let cancelled = finish(&mut client, 2, Ending::Cancelled).unwrap();
    assert_eq!(cancelled["status"], "cancelled");
    assert_eq!(cancelled.get("startedAtMs"), None);
    let waits = finish(&mut client, 3, completed("in turn")).unwrap();
    assert_eq!(waits["status"], "queued");
    finish(&mut client, 1, failed()).unwrap();
    let run = client.read_run(3);
    assert_eq!(
        (&run["status"], &run["outputText"]),
        (&json!("completed"), &json!("in turn"))
    );
    assert_eq!(client.read_run(4)["status"], "running");
}

#[test]
fn a_run_that_is_being_cancelled_can_only_be_cancelled() {
    let mut client = Client::with_session();
    client.run("sleep=forever");
    client.pass(5);
    client.ok(
        "session/runs/cancel",
        json!({ "sessionId": "s", "runId": "run_1" }),
    );
    assert!(finish(&mut client, 1, completed("no")).is_err());
    assert_eq!(
        finish(&mut client, 1, Ending::Cancelled).unwrap()["status"],
        "cancelled"
    );
    let kinds = client.kinds();
    assert_eq!(kinds[kinds.len() - 2..], ["turnCancelled", "runCancelled"]);
}

#[test]
fn a_run_fails_only_with_a_kind_that_the_contract_lists() {
    let mut client = Client::with_session();
    client.run("sleep=forever");
    let kind = RunFailureKindView::Unlisted("out_of_luck".to_owned());
    let message = "no".to_owned();
    let refused = finish(&mut client, 1, Ending::Failed { kind, message }).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "the contract lists no kind of failure `out_of_luck`; there are model_failure, tool_failure, \
         context_failure, limit_exceeded, cancelled, internal"
    );
    let run = finish(&mut client, 1, failed()).unwrap();
    assert_eq!(run["status"], "failed", "the refusal has changed nothing");
}

#[test]
fn an_event_that_fits_wakes_readers_and_one_that_does_not_is_refused() {
    let mut client = Client::with_session();
    let after = json!({ "seq": client.head() });
    let read = json!({ "sessionId": "s", "after": after, "waitMs": 30_000 });
    let ticket = client.parks(read);
    let kind = json!({ "type": "promiseCancelled", "promiseId": "promise_1" });
    let seq = push(&mut client, kind).unwrap();
    let woken = client.pass(0);
    assert_eq!(woken[0].0, ticket);
    assert_eq!(
        woken[0].1["result"]["result"]["events"][0]["cursor"]["seq"],
        seq
    );

    // Not by a call: the schema of the contract lists no such kind.
    let log = |client: &Client| client.core.session_events(&"s".into()).unwrap();
    let unlisted = json!({ "type": "moonRose", "phase": "full" });
    let model = json!({ "type": "sessionConfigChanged", "model": null, "revision": 9 });
    for (kind, why) in [
        (unlisted, "does not list it; there are sessionOpened"),
        (json!({ "type": "sessionClosed" }), "session/close"),
        (
            json!({ "type": "runCompleted", "runId": "run_1", "output": null }),
            "there is no run run_1",
        ),
        (model, "session/config/put"),
        (
            json!({ "type": "contextEntriesApplied", "baseRevision": 7, "revision": 8, "entries": [] }),
            "it has to lead from",
        ),
        (
            json!({ "type": "turnStarted", "runId": "run_1", "turnId": "turn_1" }),
            "unchecked",
        ),
    ] {
        let before = log(&client);
        let refused = push(&mut client, kind.clone()).unwrap_err();
        assert!(refused.to_string().contains(why), "{refused}");
        assert_eq!(log(&client), before);
        let kind = serde_json::from_value(kind).unwrap();
        let now = UnixMs(client.now);
        let pushed = client.core.push_event_unchecked(&"s".into(), kind, now);
        assert_eq!(pushed, Ok(before.len() as u64 + 1));
    }
    assert_eq!(client.session()["status"], "idle");
}

#[test]
fn the_end_of_a_run_is_refused_by_where_the_run_stands() {
    let mut client = Client::with_session();
    client.run("hello");
    let end = json!({ "type": "runCompleted", "runId": "run_1", "output": null });
    let refused = push(&mut client, end.clone()).unwrap_err().to_string();
    assert!(refused.contains("`finish_run`"), "{refused}");
    client.pass(1000);
    let refused = push(&mut client, end).unwrap_err().to_string();
    assert!(refused.contains("run_1 has ended"), "{refused}");
}

#[test]
fn entries_that_are_pushed_at_the_right_revision_come_into_the_context() {
    let mut client = Client::with_session();
    let revision = client.session()["activeContext"]["revision"]
        .as_u64()
        .unwrap();
    let kind = json!({
        "type": "contextEntriesApplied", "baseRevision": revision, "revision": revision + 1,
        "entries": [{
            "id": "item_900", "kind": { "type": "message", "role": "user" },
            "content": { "contentRef": format!("sha256:{}", "0".repeat(64)) },
        }],
    });
    push(&mut client, kind).unwrap();
    let context = client.session()["activeContext"].take();
    assert_eq!(context["revision"], revision + 1);
    let entries = context["entries"].as_array().unwrap();
    assert_eq!(entries.last().unwrap()["id"], "item_900");
    judge(&mut client).unwrap();
}

#[test]
fn a_session_that_several_universes_have_is_found_in_the_one_that_is_named() {
    let mut client = Client::of(Core::new(CoreConfig {
        access: AccessMode::TrustedHeader,
        universes: vec![ONE.into(), OTHER.into()],
        ..CoreConfig::default()
    }));
    for universe in [ONE, OTHER] {
        client.caller = Caller::local().in_universe(universe.into());
        client.ok("session/start", json!({ "sessionId": "s" }));
        client.run("hello");
    }
    let now = UnixMs(client.now);
    let at = SessionAt::from("s");
    let refused = client.core.trim(at.clone(), 1, now).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "several universes have a session s; name the universe that is meant"
    );
    let there = at.clone().in_universe(ONE.to_uppercase());
    client.core.trim(there, 1, now).unwrap();
    let dropped = |core: &Core, universe: &str| {
        let events = core
            .session_events(&at.clone().in_universe(universe))
            .unwrap();
        events[0].cursor.seq - 1
    };
    assert_eq!(
        (dropped(&client.core, ONE), dropped(&client.core, OTHER)),
        (1, 0)
    );
    let nowhere = at.in_universe("nowhere");
    assert!(matches!(
        client.core.trim(nowhere, 1, now),
        Err(ControlRefused::UnknownUniverse { .. })
    ));
}
