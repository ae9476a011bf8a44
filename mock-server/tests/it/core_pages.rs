//! Walks through the event log, whole and trimmed.

use mock_server::core::{AccessMode, Answer, Caller, ControlRefused, UnixMs};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::core_support::{Client, invalid};

const READ: &str = "session/events/read";

/// A session with a log of a few hundred events.
fn client(runs: usize) -> Client {
    let mut client = Client::with_session();
    for _ in 0..runs {
        client.run("turns=4");
    }
    client.pass(100_000);
    client
}

fn trim(client: &mut Client, through: u64) -> Result<(), ControlRefused> {
    client.core.trim("s", through, UnixMs(client.now))
}

fn seqs(page: &Value) -> Vec<u64> {
    page["events"]
        .as_array()
        .unwrap()
        .iter()
        .map(|event| event["cursor"]["seq"].as_u64().unwrap())
        .collect()
}

fn cursor(value: &Value) -> Option<u64> {
    value["seq"].as_u64()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn any_forward_walk_gives_the_log(limits in prop::collection::vec(1..=512u64, 1..6), runs in 0..8usize) {
        let mut client = client(runs);
        let log = client.events();
        let mut walked: Vec<Value> = Vec::new();
        let mut after = Value::Null;
        for limit in limits.iter().cycle() {
            let page = client.ok(READ, json!({ "sessionId": "s", "after": after, "limit": limit }));
            let events = page["events"].as_array().unwrap();
            prop_assert!(!events.is_empty() && events.len() as u64 <= *limit);
            prop_assert_eq!(cursor(&page["headCursor"]), Some(log.len() as u64));
            prop_assert_eq!(&page["nextCursor"], &events.last().unwrap()["cursor"]);
            prop_assert!(page.get("gap").is_none());
            walked.extend(events.iter().cloned());
            prop_assert_eq!(page["complete"] == true, walked.len() == log.len());
            after = page["nextCursor"].clone();
            if page["complete"] == true {
                break;
            }
        }
        prop_assert_eq!(walked, log);
    }

    #[test]
    fn any_backward_walk_gives_the_log(limits in prop::collection::vec(1..=512u64, 1..6), runs in 0..8usize) {
        let mut client = client(runs);
        let log = client.events();
        let mut walked: Vec<Value> = Vec::new();
        let mut before = Value::Null;
        for limit in limits.iter().cycle() {
            let params = json!({ "sessionId": "s", "direction": "backward", "before": before, "limit": limit });
            let page = client.ok(READ, params);
            let events = page["events"].as_array().unwrap();
            prop_assert!(!events.is_empty() && events.len() as u64 <= *limit);
            prop_assert_eq!(cursor(&page["headCursor"]), Some(log.len() as u64));
            walked.splice(0..0, events.iter().cloned());
            if page["complete"] == true {
                prop_assert!(page.get("nextCursor").is_none() && page.get("gap").is_none());
                break;
            }
            prop_assert_eq!(&page["nextCursor"], &events[0]["cursor"]);
            before = page["nextCursor"].clone();
        }
        prop_assert_eq!(walked, log);
    }

    #[test]
    fn a_trim_leaves_a_gap_before_what_is_held(
        trims in prop::collection::vec(0..200u64, 1..4),
        after in prop::option::of(0..200u64),
        before in prop::option::of(1..200u64),
        limit in 1..=512u64,
    ) {
        let mut client = client(4);
        let log = client.events();
        let head = log.len() as u64;
        let mut held_after = 0;
        for through in trims {
            let refused = trim(&mut client, through);
            prop_assert_eq!(refused.is_err(), through >= head);
            if refused.is_ok() {
                held_after = held_after.max(through);
            }
        }

        let sent = after.map_or(Value::Null, |seq| json!({ "seq": seq }));
        let params = json!({ "sessionId": "s", "after": sent, "limit": limit, "waitMs": 30_000 });
        let asked = after.unwrap_or(0);
        match client.answer(READ, params.clone()) {
            Answer::Now(response) => {
                let response = response.to_value();
                let page = &response["result"]["result"];
                let first = asked.max(held_after) + 1;
                let last = (first + limit - 1).min(head);
                prop_assert_eq!(seqs(page), (first..=last).collect::<Vec<_>>());
                prop_assert_eq!(page["complete"] == true, last == head);
                prop_assert_eq!(cursor(&page["nextCursor"]), Some(last));
                prop_assert_eq!(cursor(&page["headCursor"]), Some(head));
                let held = json!({ "seq": held_after });
                let gap = json!({ "requestedAfter": sent, "retainedAfter": held, "nextCursor": held });
                prop_assert_eq!(page.get("gap"), (asked < held_after).then_some(&gap));
                prop_assert_eq!(&client.response(READ, params)["result"], &response["result"]);
                for next in [&held, &page["nextCursor"]] {
                    let page = client.ok(READ, json!({ "sessionId": "s", "after": next }));
                    prop_assert!(page.get("gap").is_none());
                }
            }
            Answer::Later(_) => prop_assert!(asked >= head),
        }

        let sent = before.map_or(Value::Null, |seq| json!({ "seq": seq }));
        let params = json!({ "sessionId": "s", "direction": "backward", "before": sent, "limit": limit });
        let page = client.ok(READ, params);
        let last = before.map_or(head, |before| (before - 1).min(head));
        let first = (last + 1).saturating_sub(limit).max(held_after + 1);
        prop_assert_eq!(seqs(&page), (first..=last).collect::<Vec<_>>());
        let complete = first == held_after + 1;
        prop_assert_eq!(page["complete"] == true, complete);
        prop_assert_eq!(cursor(&page["nextCursor"]), (!complete).then_some(first));
        let gap = json!({ "requestedAfter": null, "retainedAfter": { "seq": held_after }, "nextCursor": null });
        prop_assert_eq!(page.get("gap"), (complete && held_after > 0).then_some(&gap));
    }
}

#[test]
fn a_position_beyond_the_head_is_an_empty_page() {
    let mut client = client(1);
    let head = client.head();
    for after in [head, head + 100, 1 << 53, u64::MAX] {
        let page = client.ok(READ, json!({ "sessionId": "s", "after": { "seq": after } }));
        let expected = json!({ "events": [], "headCursor": { "seq": head }, "complete": true });
        assert_eq!(page, expected, "after {after}");
    }
}

#[test]
fn no_position_is_the_beginning() {
    let mut client = client(1);
    let pages = [
        json!({ "sessionId": "s" }),
        json!({ "sessionId": "s", "after": null }),
        json!({ "sessionId": "s", "after": { "seq": 0 } }),
    ]
    .map(|params| client.ok(READ, params));
    assert!(pages.iter().all(|page| *page == pages[0]));
}

#[test]
fn directions_and_limits_are_judged_before_the_session_is_looked_up() {
    let mut client = Client::new();
    for params in [
        json!({ "limit": 0 }),
        json!({ "limit": 513 }),
        json!({ "before": { "seq": 3 } }),
        json!({ "direction": "backward", "after": { "seq": 0 } }),
        json!({ "direction": "backward", "waitMs": 1 }),
        json!({ "direction": "backward", "before": { "seq": 0 } }),
    ] {
        let mut params = params;
        params["sessionId"] = "unknown".into();
        assert_eq!(client.refused(READ, params.clone()), invalid(), "{params}");
    }
    let mut client = Client::with_session();
    client.ok(
        READ,
        json!({ "sessionId": "s", "direction": "backward", "waitMs": 0 }),
    );
}

#[test]
fn a_trim_changes_nothing_but_the_log() {
    let mut client = client(3);
    let look = |client: &mut Client| {
        vec![
            client.session(),
            client.ok("session/runs/list", json!({ "sessionId": "s" })),
            client.read_run(1),
            client.ok("session/list", json!({})),
        ]
    };
    let before = look(&mut client);
    let head = client.head();
    client.now += 1000;
    trim(&mut client, head - 1).unwrap();
    trim(&mut client, 3).unwrap();
    assert_eq!(look(&mut client), before);
    assert_eq!(
        trim(&mut client, head),
        Err(ControlRefused::NothingLeft { head })
    );
    let unknown = ControlRefused::UnknownSession {
        session: "t".into(),
    };
    assert_eq!(client.core.trim("t", 1, UnixMs(client.now)), Err(unknown));
    assert_eq!(client.run("more")["id"], "run_4");
    client.pass(20);
    let page = client.ok(READ, json!({ "sessionId": "s", "after": { "seq": head } }));
    assert_eq!(seqs(&page), (head + 1..=head + 10).collect::<Vec<_>>());
}

#[test]
fn a_trim_speaks_of_the_only_session_of_that_id_whichever_universe_has_it() {
    let other = "00000000-0000-4000-8000-00000000000b";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    client.caller = Caller::local().in_universe(other.into());
    client.ok("session/start", json!({ "sessionId": "s" }));
    assert_eq!(trim(&mut client, 1), Ok(()));
    client.caller = Caller::local();
    client.ok("session/start", json!({ "sessionId": "s" }));
    let several = ControlRefused::SeveralSessions {
        session: "s".into(),
    };
    assert_eq!(trim(&mut client, 1), Err(several));
}
