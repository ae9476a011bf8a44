//! Effects on runs.

use super::{Call, Effect, PASS};

const START: Call = ("session/start", r#"{ "sessionId": "s" }"#);
const RUN: &str = r#"{ "sessionId": "s", "runId": "run_1" }"#;
const READ: Call = ("session/runs/read", RUN);
const SLOW: Call = (
    "session/runs/start",
    r#"{ "sessionId": "s",
        "source": { "type": "input", "items": [{ "type": "text", "text": "sleep=forever" }] } }"#,
);
const HELLO: &str = r#"{ "sessionId": "s", "submissionId": "k",
    "source": { "type": "input", "items": [{ "type": "text", "text": "hello" }] } }"#;
const APPROVE: Call = (
    "session/runs/start",
    r#"{ "sessionId": "s",
        "source": { "type": "input", "items": [{ "type": "text", "text": "approve=a" }] } }"#,
);

pub(super) const ROWS: &[Effect] = &[
    Effect {
        method: "session/runs/start",
        given: &[START],
        params: HELLO,
        read: READ,
        seen: &[
            ("/run/status", r#""running""#),
            (
                "/run/source/items",
                r#"[{ "type": "text", "text": "hello" }]"#,
            ),
        ],
    },
    Effect {
        method: "session/runs/start",
        given: &[START],
        params: HELLO,
        read: ("session/runs/list", r#"{ "sessionId": "s" }"#),
        seen: &[("/runs/0/id", r#""run_1""#)],
    },
    Effect {
        method: "session/runs/start",
        given: &[START],
        params: HELLO,
        read: (
            "session/events/read",
            r#"{ "sessionId": "s", "after": { "seq": 2 } }"#,
        ),
        seen: &[
            ("/events/0/kind/type", r#""runAccepted""#),
            ("/events/0/joins/submissionId", r#""k""#),
            ("/events/1/kind/type", r#""runStarted""#),
        ],
    },
    Effect {
        method: "session/runs/start",
        given: &[START, SLOW],
        params: HELLO,
        read: ("session/read", r#"{ "sessionId": "s" }"#),
        seen: &[
            ("/session/runs/0/status", r#""queued""#),
            ("/session/runs/1/status", r#""running""#),
        ],
    },
    Effect {
        method: "session/runs/cancel",
        given: &[START, SLOW],
        params: RUN,
        read: READ,
        seen: &[("/run/status", r#""cancelling""#)],
    },
    Effect {
        method: "session/runs/cancel",
        given: &[START, SLOW, ("session/runs/start", HELLO)],
        params: r#"{ "sessionId": "s", "runId": "run_2" }"#,
        read: (
            "session/events/read",
            r#"{ "sessionId": "s", "direction": "backward", "limit": 1 }"#,
        ),
        seen: &[(
            "/events/0/kind",
            r#"{ "type": "runCancelled", "runId": "run_2", "requestedBy": { "kind": "local" } }"#,
        )],
    },
    Effect {
        method: "session/runs/steer",
        given: &[START, SLOW],
        params: r#"{ "sessionId": "s", "runId": "run_1",
            "items": [{ "type": "text", "text": "left" }] }"#,
        read: (
            "session/events/read",
            r#"{ "sessionId": "s", "direction": "backward", "limit": 1 }"#,
        ),
        seen: &[
            ("/events/0/kind/type", r#""runSteeringAccepted""#),
            ("/events/0/kind/steeringId", r#""$!/steeringId""#),
        ],
    },
    Effect {
        method: "session/runs/approvals/decide",
        given: &[START, APPROVE, (PASS, "100")],
        params: r#"{ "sessionId": "s", "runId": "run_1",
            "decisions": [{ "approvalId": "approval_1", "decision": "approve" }] }"#,
        read: READ,
        seen: &[
            ("/run/status", r#""running""#),
            ("/run/pendingApprovals", "absent"),
        ],
    },
];
