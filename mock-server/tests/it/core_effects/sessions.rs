//! Effects on sessions themselves and on what stands in their context.

use super::{Effect, PASS};

const START: super::Call = ("session/start", r#"{ "sessionId": "s" }"#);
const CLOSE: super::Call = ("session/close", r#"{ "sessionId": "s" }"#);
const READ: super::Call = ("session/read", r#"{ "sessionId": "s" }"#);

pub(super) const ROWS: &[Effect] = &[
    Effect {
        method: "session/start",
        given: &[],
        params: r#"{ "sessionId": "s", "displayName": "Acorn", "metadata": { "k": "v" } }"#,
        read: READ,
        seen: &[
            ("/session/status", r#""idle""#),
            ("/session/displayName", r#""Acorn""#),
            ("/session/metadata", r#"{ "k": "v" }"#),
        ],
    },
    Effect {
        method: "session/start",
        given: &[],
        params: "{}",
        read: ("session/list", "{}"),
        seen: &[("/sessions/0/id", r#""$!/session/id""#)],
    },
    Effect {
        method: "session/managed/start",
        given: &[],
        params: r#"{ "sessionId": "s", "workflowTools": { "version": 1, "tools": [],
            "lifecycleController": { "workflowId": "w", "workflowKind": "pipeline" } } }"#,
        read: READ,
        seen: &[
            ("/session/managed", "true"),
            (
                "/session/management/lifecycleController/workflowId",
                r#""w""#,
            ),
        ],
    },
    Effect {
        method: "session/config/put",
        given: &[START],
        params: r#"{ "sessionId": "s", "config": { "generation": { "maxOutputTokens": 7 } } }"#,
        read: READ,
        seen: &[
            ("/session/configRevision", "1"),
            ("/session/config/generation", r#"{ "maxOutputTokens": 7 }"#),
        ],
    },
    Effect {
        method: "session/rename",
        given: &[START],
        params: r#"{ "sessionId": "s", "displayName": "Birch" }"#,
        read: READ,
        seen: &[("/session/displayName", r#""Birch""#)],
    },
    Effect {
        method: "session/rename",
        given: &[(
            "session/start",
            r#"{ "sessionId": "s", "displayName": "Acorn" }"#,
        )],
        params: r#"{ "sessionId": "s" }"#,
        read: ("session/list", "{}"),
        seen: &[("/sessions/0/displayName", "absent")],
    },
    Effect {
        method: "session/metadata/put",
        given: &[(
            "session/start",
            r#"{ "sessionId": "s", "metadata": { "old": "1" } }"#,
        )],
        params: r#"{ "sessionId": "s", "metadata": { "new": "2" } }"#,
        read: ("session/list", r#"{ "metadata": { "new": "" } }"#),
        seen: &[("/sessions/0/metadata", r#"{ "new": "2" }"#)],
    },
    Effect {
        method: "session/retention/put",
        given: &[START],
        params: r#"{ "sessionId": "s", "deleteAfterCloseMs": 50 }"#,
        read: READ,
        seen: &[("/session/retention/deleteAfterCloseMs", "50")],
    },
    Effect {
        method: "session/retention/put",
        given: &[START, CLOSE],
        params: r#"{ "sessionId": "s", "deleteAfterCloseMs": 50 }"#,
        read: READ,
        seen: &[("/session/retention/deleteAtMs", "1000050")],
    },
    Effect {
        method: "session/share",
        given: &[START],
        params: r#"{ "sessionId": "s" }"#,
        read: READ,
        seen: &[("/session/access/visibility", r#""universe""#)],
    },
    Effect {
        method: "session/close",
        given: &[START],
        params: r#"{ "sessionId": "s" }"#,
        read: READ,
        seen: &[
            ("/session/status", r#""closed""#),
            ("/session/closedAtMs", "1000000"),
        ],
    },
    Effect {
        method: "session/close",
        given: &[START],
        params: r#"{ "sessionId": "s" }"#,
        read: (
            "session/events/read",
            r#"{ "sessionId": "s", "direction": "backward", "limit": 1 }"#,
        ),
        seen: &[("/events/0/kind/type", r#""sessionClosed""#)],
    },
    Effect {
        method: "session/delete",
        given: &[START, CLOSE],
        params: r#"{ "sessionId": "s" }"#,
        read: READ,
        seen: &[("/error", "-32004")],
    },
    Effect {
        method: "session/delete",
        given: &[START, CLOSE],
        params: r#"{ "sessionId": "s" }"#,
        read: ("session/list", "{}"),
        seen: &[("/sessions/0", "absent")],
    },
    Effect {
        method: "session/context/append",
        given: &[START],
        params: r#"{ "sessionId": "s", "entries": [
            { "key": "note", "item": { "type": "text", "text": "remember" } }] }"#,
        read: READ,
        seen: &[
            ("/session/activeContext/entries/1/key", r#""note""#),
            ("/session/activeContext/entries/1/text", r#""remember""#),
            ("/session/activeContext/revision", r#""$!/contextRevision""#),
        ],
    },
    Effect {
        method: "session/context/remove",
        given: &[START],
        params: r#"{ "sessionId": "s", "keys": ["instructions.000.default"] }"#,
        read: READ,
        seen: &[
            ("/session/activeContext/entries", "[]"),
            ("/session/activeContext/revision", r#""$!/contextRevision""#),
        ],
    },
    Effect {
        method: "session/context/compact",
        given: &[
            (
                "session/start",
                r#"{ "sessionId": "s",
                    "config": { "context": { "compaction": { "mode": "providerStandalone" } } } }"#,
            ),
            (
                "session/runs/start",
                r#"{ "sessionId": "s",
                    "source": { "type": "input", "items": [{ "type": "text", "text": "x" }] } }"#,
            ),
            (PASS, "100"),
        ],
        params: r#"{ "sessionId": "s" }"#,
        read: READ,
        // The instructions, and one entry in place of the two messages.
        seen: &[
            (
                "/session/activeContext/entries/1/source/type",
                r#""runtime""#,
            ),
            ("/session/activeContext/entries/2", "absent"),
        ],
    },
    Effect {
        method: "session/profiles/apply",
        given: &[START],
        params: r#"{ "sessionId": "s", "profile": { "kind": "inline", "profile": {
            "config": { "limits": { "maxTurns": 3 } },
            "instructions": { "type": "text", "text": "Be brief." } } } }"#,
        read: READ,
        seen: &[
            ("/session/config/limits/maxTurns", "3"),
            ("/session/configRevision", "1"),
            (
                "/session/activeContext/entries/0/key",
                r#""instructions.050.profile""#,
            ),
        ],
    },
];
