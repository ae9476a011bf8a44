//! The types of the client and those of the contract judge the same documents, and say the same of
//! them. Neither is made from the other: here they meet.

use api_contract::decode;
use api_contract::lightspeed as contract;
use lightspeed_agent_client::types as client;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::mutations::{self, Kind};

/// Holds both types to one judgement about this document and everything that is wrong with it in one
/// place. Returns how many documents were judged.
pub(crate) fn agree<Contract, Client>(kinds: &[Kind], document: &Value) -> usize
where
    Contract: decode::Decode,
    Client: DeserializeOwned,
{
    let name = std::any::type_name::<Client>();
    let judge = |document: &Value| {
        let contract = decode::from_value::<Contract>(document.clone());
        let client = serde_json::from_value::<Client>(document.clone());
        (
            contract.err().map(|error| error.message),
            client.err().map(|error| error.to_string()),
        )
    };
    assert_eq!(judge(document), (None, None), "{name}: {document}");
    let mut count = 1;
    for mutation in mutations::of(document) {
        if !kinds.contains(&mutation.kind) {
            continue;
        }
        match judge(&mutation.document) {
            (None, None) => {}
            (Some(contract), Some(client)) => {
                assert_eq!(
                    gist(&client),
                    gist(&contract),
                    "{name} {}: {}",
                    mutation.place,
                    mutation.what
                );
            }
            (contract, client) => panic!(
                "{name} {}: {}: {contract:?}, {client:?}",
                mutation.place, mutation.what
            ),
        }
        count += 1;
    }
    count
}

/// A message without what only one side says: the member, the value that came, the order of a list.
fn gist(message: &str) -> (String, Vec<String>) {
    let message = message
        .strip_prefix('`')
        .and_then(|rest| rest.split_once("`: "))
        .map_or(message, |(_, rest)| rest);
    let (found, expected) = message.rsplit_once(", expected ").unwrap_or((message, ""));
    let kind = found.split([':', '`']).next().unwrap_or_default();
    // The decoder's own word for the members of a variant.
    let expected = expected.replace("struct variant", "an object");
    let expected = expected.trim_start_matches("one of ").replace(" or ", ", ");
    let mut listed: Vec<String> = expected.split(", ").map(str::to_owned).collect();
    listed.sort();
    (kind.trim_end().to_owned(), listed)
}

/// A client writes these, and may leave out whatever the contract allows it to.
pub(crate) const SENT: [Kind; 2] = [Kind::Changed, Kind::Removed];

/// A client reads these as the server writes them: whole.
pub(crate) const READ: [Kind; 1] = [Kind::Changed];

fn session() -> Value {
    json!({
        "sessionId": "s", "displayName": "S", "metadata": { "team": "a" },
        "deleteAfterCloseMs": 60_000, "access": { "visibility": "universe" },
        "profile": { "kind": "named", "profileId": "p" },
        "config": {
            "model": { "apiKind": "openai:responses", "providerId": "p", "model": "m" },
            "generation": { "maxOutputTokens": 9 },
            "limits": { "maxTurns": 3 },
            "context": { "compaction": {
                "mode": "providerTriggered", "compactThresholdTokens": 9
            } },
            "features": {
                "vfs": { "version": 1, "workspaces": [
                    { "path": "/a", "workspaceId": "w", "access": "read" }
                ] },
                "web": { "fetch": {}, "search": { "blockedDomains": ["a"] } },
                "subagents": { "agents": [{ "profileId": "p" }], "maxDepth": 1 }
            }
        }
    })
}

#[test]
fn what_a_client_sends_is_judged_alike() {
    let run = json!({
        "sessionId": "s", "submissionId": "x", "notifyOnTerminal": { "token": "t" },
        "source": { "type": "input", "items": [
            { "type": "text", "text": "hi", "origin": "chat" },
            { "type": "media", "blobRef": "sha256:00", "mime": "image/png", "kind": "image" }
        ] }
    });
    let decisions = json!({ "sessionId": "s", "runId": "r", "decisions": [
        { "approvalId": "a", "decision": "approve", "note": "n" }
    ] });
    let page = json!({ "sessionId": "s", "after": { "seq": 1 }, "limit": 1, "waitMs": 5 });
    let judged = [
        agree::<contract::sessions::SessionStartParams, client::SessionStartParams>(
            &SENT,
            &session(),
        ),
        agree::<contract::runs::RunStartParams, client::RunStartParams>(&SENT, &run),
        agree::<contract::runs::RunApprovalsDecideParams, client::RunApprovalsDecideParams>(
            &SENT, &decisions,
        ),
        agree::<contract::events::SessionEventsReadParams, client::SessionEventsReadParams>(
            &SENT, &page,
        ),
    ];
    assert!(judged.iter().sum::<usize>() > 500, "{judged:?}");
}

fn event() -> Value {
    json!({
        "type": "toolCallCompleted", "runId": "r", "turnId": "t", "batchId": "b", "callId": "c",
        "status": "succeeded", "effects": [{ "kind": "k", "data": { "a": "b" } }],
        "outputBytes": 1, "truncated": false
    })
}

fn notification() -> Value {
    json!({ "method": "error", "params": { "sessionId": "s", "message": "m" } })
}

fn scope() -> Value {
    json!({ "kind": "universe", "universeId": "u" })
}

#[test]
fn what_a_client_reads_is_judged_alike() {
    let accepted = json!({
        "type": "runAccepted", "runId": "r", "submissionId": null,
        "source": { "type": "input", "entries": [] },
        "requestedBy": { "kind": "actor", "id": "a" }
    });
    let judged = [
        agree::<contract::events::SessionEventKindView, client::SessionEventKindView>(
            &READ,
            &event(),
        ),
        agree::<contract::events::SessionEventKindView, client::SessionEventKindView>(
            &READ, &accepted,
        ),
        agree::<contract::notification::AgentNotification, client::AgentNotification>(
            &READ,
            &notification(),
        ),
        agree::<contract::access::AccessScope, client::AccessScope>(&READ, &scope()),
    ];
    assert!(judged.iter().sum::<usize>() > 150, "{judged:?}");
}

/// The places where one more member makes the client refuse the document.
fn refuses_more_at<Client: DeserializeOwned>(document: &Value) -> Vec<String> {
    assert!(serde_json::from_value::<Client>(document.clone()).is_ok());
    let mut places: Vec<String> = mutations::of(document)
        .into_iter()
        .filter(|mutation| mutation.kind == Kind::Added)
        .filter(|mutation| serde_json::from_value::<Client>(mutation.document.clone()).is_err())
        .map(|mutation| mutation.place)
        .collect();
    places.sort();
    places
}

#[test]
fn a_member_of_a_newer_server_is_ignored_wherever_a_client_reads() {
    // Each of these is closed in the contract, or has parts that are.
    let config = json!({
        "limits": { "maxTurns": 3 },
        "features": {
            "vfs": { "version": 1, "workspaces": [
                { "path": "/a", "workspaceId": "w", "access": "read" }
            ] },
            "web": { "version": 1, "fetch": {}, "search": {} },
            "timers": { "version": 1 }
        }
    });
    assert_eq!(refuses_more_at::<client::SessionConfig>(&config), [""; 0]);
    assert_eq!(refuses_more_at::<client::AccessScope>(&scope()), [""; 0]);
    assert_eq!(
        refuses_more_at::<client::SessionEventKindView>(&event()),
        [
            // A map of texts, which got something else.
            "/effects/0/data"
        ]
    );
    assert_eq!(
        refuses_more_at::<client::AgentNotification>(&notification()),
        [""; 0]
    );
}

#[test]
fn a_member_nobody_knows_is_refused_in_what_a_client_only_sends() {
    assert_eq!(
        refuses_more_at::<client::SessionStartParams>(&session()),
        [
            "",
            "/access",
            "/config",
            "/config/features",
            "/config/features/subagents",
            "/config/features/vfs",
            "/config/features/web",
            // A map of texts, which got something else.
            "/metadata",
        ]
    );
}
