//! Equal requests at equal moments are answered with equal bytes.

use std::sync::Arc;

use mock_server::core::{Core, CoreConfig, Right, State, UnixMs};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::core_state_machine::{Op, act, op};
use crate::core_support::{Client, start};

fn ops() -> impl Strategy<Value = Vec<Op>> {
    prop::collection::vec(op(), 1..30)
}

fn all(client: &mut Client, ops: &[Op]) -> Vec<String> {
    ops.iter().flat_map(|op| act(client, op)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn two_cores_answer_alike(ops in ops()) {
        let [mut one, mut other] = [(); 2].map(|()| Client::with_session());
        prop_assert_eq!(all(&mut one, &ops), all(&mut other, &ops));
        prop_assert_eq!(one.core.state(), other.core.state());
    }

    #[test]
    fn a_stored_state_goes_on_as_the_original_would(before in ops(), after in ops()) {
        let mut original = Client::with_session();
        all(&mut original, &before);
        // Readers stay behind with their connections.
        original.pass(1000);
        let copy = original.core.state().clone();
        let stored = serde_json::to_string(&copy).unwrap();
        let read: State = serde_json::from_str(&stored).unwrap();
        prop_assert_eq!(&read, &copy);
        let resume = |state| Client::of(Core::resume(CoreConfig::default(), Arc::new(Right), state));
        let mut resumed = [resume(copy), resume(read)];
        for client in &mut resumed {
            client.now = original.now;
        }
        let log = |client: &mut Client| {
            // Tickets and request ids are the client's own affair; the log is not.
            all(client, &after);
            client.pass(1000);
            (client.events(), client.session())
        };
        let expected = log(&mut original);
        for client in &mut resumed {
            prop_assert_eq!(&log(client), &expected);
        }
    }

    #[test]
    fn it_does_not_matter_how_often_somebody_looks(ops in ops()) {
        let [mut eager, mut lazy] = [(); 2].map(|()| Client::with_session());
        for op in &ops {
            if let Op::Pass { ms } = op {
                for _ in 0..*ms {
                    eager.pass(1);
                }
                lazy.now += ms;
            } else {
                act(&mut eager, op);
                act(&mut lazy, op);
            }
        }
        prop_assert_eq!(eager.events(), lazy.events());
        prop_assert_eq!(eager.session(), lazy.session());
    }
}

#[test]
fn ids_follow_from_the_seed() {
    let ids = |seed| {
        let mut client = Client::of(Core::new(CoreConfig {
            seed,
            ..CoreConfig::default()
        }));
        let session = client.ok("session/start", json!({}))["session"]["id"].take();
        client.ok("session/start", json!({ "sessionId": "s" }));
        client.run("hello");
        (session, client.events()[2]["joins"]["submissionId"].clone())
    };
    assert_eq!(ids(1), ids(1));
    assert_ne!(ids(1), ids(2));
}

#[test]
fn a_moment_before_the_latest_one_counts_as_that_one() {
    let mut client = Client::with_session();
    let now = client.now;
    client.now = 5;
    let run = client.ok("session/runs/start", start("hello"))["run"].take();
    assert_eq!(run["startedAtMs"], now);
    assert!(client.core.advance(UnixMs(0)).is_empty());
    assert_eq!(client.core.next_due(), Some(UnixMs(now + 5)));
}

#[test]
fn without_seed_data_there_is_nothing() {
    let profiles = |seed_data| {
        let config = CoreConfig {
            seed_data,
            ..CoreConfig::default()
        };
        Client::of(Core::new(config)).ok("profiles/list", json!({}))["profiles"].take()
    };
    assert_eq!(profiles(false), json!([]));
    let seeded = profiles(true);
    assert_eq!(seeded.as_array().map(Vec::len), Some(1));
    assert_eq!(seeded[0]["profileId"], "release-editor");
    let mut client = Client::new();
    let named = json!({ "kind": "named", "profileId": "release-editor" });
    client.ok(
        "session/start",
        json!({ "sessionId": "s", "profile": named }),
    );
    assert_eq!(
        client.session()["activeContext"]["entries"][0]["key"],
        "instructions.050.profile"
    );
    let sessions: Value = client.ok("session/list", json!({}))["sessions"].take();
    assert_eq!(sessions.as_array().map(Vec::len), Some(1));
}
