//! JSON that is read and written again is the same JSON.

use lightspeed_agent_client::types::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub(crate) fn round_trips<T: Serialize + DeserializeOwned>(
    samples: impl IntoIterator<Item = Value>,
) {
    for sample in samples {
        let read: T = serde_json::from_value(sample.clone())
            .unwrap_or_else(|error| panic!("{sample} is refused: {error}"));
        let written = serde_json::to_value(&read).expect("it can be written");
        assert_eq!(written, sample);
    }
}

#[test]
fn an_absent_a_null_and_a_given_three_state_member_stay_apart() {
    round_trips::<SessionStartParams>([
        json!({}),
        json!({ "deleteAfterCloseMs": null }),
        json!({ "deleteAfterCloseMs": 60_000 }),
    ]);
    let params: SessionStartParams =
        serde_json::from_value(json!({ "deleteAfterCloseMs": null })).expect("null is a value");
    assert_eq!(params.delete_after_close_ms, Patch::Null);
}

#[test]
fn a_64_bit_integer_keeps_every_digit() {
    round_trips::<EventCursor>([
        json!({ "seq": u64::MAX }),
        json!({ "seq": (1_u64 << 53) + 1 }),
    ]);
}

#[test]
fn a_variant_keeps_its_members_under_their_wire_names() {
    round_trips::<InputItem>([
        json!({ "type": "text", "text": "hello" }),
        json!({ "type": "text", "text": "hello", "origin": "chat" }),
        json!({
            "type": "media", "blobRef": "sha256:00", "mime": "image/png", "kind": "image", "name": "a.png"
        }),
    ]);
    round_trips::<AccessScope>([
        json!({ "kind": "deployment" }),
        json!({ "kind": "universe", "universeId": "9d9f4ad5-2f5e-4a52-8f1c-9ff4ac1d1a0b" }),
    ]);
}

#[test]
fn what_a_newer_server_sends_is_kept_whole() {
    round_trips::<RunStatus>([json!("completed"), json!("resting")]);
    round_trips::<SessionEventKindView>([
        json!({ "type": "somethingNew", "runId": "run_1", "detail": { "a": [1, null] } }),
    ]);
    round_trips::<AgentNotification>([
        json!({ "method": "session/new", "params": { "sessionId": "s" }, "more": 1 }),
        json!({ "method": "error", "params": { "sessionId": null, "message": "oh" } }),
    ]);
    let kind: SessionEventKindView = serde_json::from_value(json!({ "type": "somethingNew" }))
        .expect("an unlisted kind is read");
    assert_eq!(kind.tag(), "somethingNew");
}

#[test]
fn the_envelope_is_one_generic_type() {
    round_trips::<AgentApiOutcome<SessionReadParams>>([
        json!({ "result": { "sessionId": "s" } }),
        json!({
            "result": { "sessionId": "s", "runLimit": 3 },
            "notifications": [{ "method": "error", "params": { "sessionId": "s", "message": "m" } }]
        }),
    ]);
}

#[test]
fn a_default_of_the_contract_stands_where_nothing_was_sent() {
    let feature: SubagentsFeatureIn =
        serde_json::from_value(json!({ "agents": [] })).expect("the rest has defaults");
    assert_eq!(
        (feature.version, feature.max_depth, feature.deadline_ms),
        (1, 2, 3_600_000)
    );
    let close: SessionCloseParams =
        serde_json::from_value(json!({ "sessionId": "s" })).expect("the rest has defaults");
    assert!(!close.force);
}

#[test]
fn an_alias_is_read_and_never_written() {
    let policy: CompactionPolicy = serde_json::from_value(
        json!({ "mode": "providerTriggered", "compact_threshold_tokens": 9 }),
    )
    .expect("the alias is read");
    assert_eq!(
        serde_json::to_value(&policy).expect("it can be written"),
        json!({ "mode": "providerTriggered", "compactThresholdTokens": 9 })
    );
}
