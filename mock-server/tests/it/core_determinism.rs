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
        // Whoever waits stays behind with its connection.
        original.pass(1000);
        original.core.end_waits(UnixMs(original.now));
        original.pass(0);
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

#[test]
fn records_of_every_kind_outlive_a_stored_state() {
    let mut client = Client::new();
    let blob = client.put_blob(b"---\ndescription: Says hello\n---\n");
    let file = json!({ "kind": "file", "blob_ref": blob, "size_bytes": 32, "executable": true });
    let mut entries = json!({ "SKILL.md": file });
    for name in ["hello", "skills"] {
        entries = json!({ name: { "kind": "directory", "entries": entries } });
    }
    let manifest = json!({
        "schema_version": "lightspeed.vfs.snapshot.v1", "root": { "entries": entries },
        "totals": { "files": 1, "bytes": 32 },
    });
    let snapshot = client.ok("vfs/snapshots/commit", json!({ "manifest": manifest }));
    let workspace = json!({ "workspaceId": "w", "snapshotRef": snapshot["snapshotRef"] });
    client.ok("vfs/workspaces/create", workspace);
    let server = json!({ "serverId": "m", "serverUrl": "https://h/", "defaultServerLabel": "m" });
    client.ok("mcp/servers/put", json!({ "server": server }));
    let features = json!({
        "vfs": { "workspaces": [{ "path": "/", "workspaceId": "w", "access": "read" }], "skills": {} },
        "mcp": { "servers": [{ "serverId": "m" }] },
    });
    client.ok(
        "session/start",
        json!({ "sessionId": "s", "config": { "features": features } }),
    );
    let model =
        json!({ "providerId": "p", "apiKind": "openai:audio-transcriptions", "model": "m" });
    let slot = json!({ "slot": "speechToText", "model": model, "expectedRevision": 0 });
    client.ok("models/defaults/put", slot);
    let audio = json!({ "blobRef": blob, "mime": "audio/ogg", "name": "a.ogg" });
    let start = json!({ "idempotencyKey": "k", "audio": audio });
    let id = client.ok("transcriptions/start", start)["transcription"]["transcriptionId"].take();
    let account = json!({
        "accountId": "acme", "provider": "telegram", "providerAccountId": "a", "displayName": "A",
    });
    client.ok("channels/accounts/put", json!({ "account": account }));
    let chat = json!({
        "triggerId": "t", "kind": "chat", "accountId": "acme", "pairing": "open",
        "coalesce": { "debounceMs": 5, "maxWaitMs": 9, "maxCount": 3 },
    });
    let bot = json!({ "botId": "b", "profileId": "release-editor" });
    client.ok("bots/create", json!({ "bot": bot, "triggers": [chat] }));
    let message = json!({
        "messageId": "1", "chatId": "c", "senderId": "ada", "senderName": "Ada", "text": "hello",
        "timestampMs": 5, "isDirect": true, "mentionedBot": false, "isReplyToBot": false,
    });
    let inbound = json!({ "accountId": "acme", "inbound": message });
    client.ok("channels/inbound/admit", inbound);

    let stored = serde_json::to_string(client.core.state()).unwrap();
    let read: State = serde_json::from_str(&stored).unwrap();
    assert_eq!(&read, client.core.state());
    let mut resumed = Client::of(Core::resume(CoreConfig::default(), Arc::new(Right), read));
    for client in [&mut client, &mut resumed] {
        client.pass(20);
    }
    for (method, params) in [
        ("vfs/workspaces/list", json!({})),
        ("mcp/servers/list", json!({})),
        ("models/defaults/read", json!({})),
        ("session/read", json!({ "sessionId": "s" })),
        ("session/skills/list", json!({ "sessionId": "s" })),
        ("transcriptions/read", json!({ "transcriptionId": id })),
        ("channels/pairings/list", json!({})),
        ("bots/events/read", json!({ "botId": "b", "seq": 1 })),
        ("bots/state/read", json!({ "botId": "b" })),
    ] {
        let expected = client.ok(method, params.clone());
        assert_eq!(resumed.ok(method, params), expected, "{method}");
    }
    let ended = resumed.ok("transcriptions/read", json!({ "transcriptionId": id }));
    assert_eq!(ended["transcription"]["status"], "succeeded");
    let skills = resumed.ok("session/skills/list", json!({ "sessionId": "s" }));
    assert_eq!(skills["catalogs"][0]["skills"][0]["skillId"], "hello");
}
