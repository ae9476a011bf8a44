//! Effects on blobs, profiles, snapshots, workspaces, MCP servers, models and transcriptions.

use super::{Call, Effect};

const HELLO: &str = r#""sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824""#;
const PUT_HELLO: Call = (
    "blobs/put",
    r#"{ "blobs": [{ "bytesBase64": "aGVsbG8=" }] }"#,
);
const TREE: &str = r#"{ "manifest": {
    "schema_version": "lightspeed.vfs.snapshot.v1",
    "root": { "entries": { "a.txt": { "kind": "file", "size_bytes": 5, "executable": false,
        "blob_ref": "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824" } } },
    "totals": { "files": 1, "bytes": 5 } } }"#;
const COMMIT: Call = ("vfs/snapshots/commit", TREE);
const WORKSPACE: Call = ("vfs/workspaces/create", r#"{ "workspaceId": "w" }"#);
const READ_WORKSPACE: Call = ("vfs/workspaces/read", r#"{ "workspaceId": "w" }"#);
const PROFILE: Call = (
    "profiles/create",
    r#"{ "profile": { "profileId": "p", "displayName": "Old" } }"#,
);
const READ_PROFILE: Call = ("profiles/read", r#"{ "profileId": "p" }"#);
const SERVER: Call = (
    "mcp/servers/put",
    r#"{ "server": { "serverId": "m", "serverUrl": "https://m.example/mcp",
        "defaultServerLabel": "issues" } }"#,
);
const READ_SERVER: Call = ("mcp/servers/read", r#"{ "serverId": "m" }"#);
const TRANSCRIBE: &str = r#"{ "idempotencyKey": "k",
    "model": { "providerId": "p", "apiKind": "openai:audio-transcriptions", "model": "m" },
    "audio": { "blobRef": "$0/blobs/0/blobRef", "mime": "audio/ogg", "name": "a.ogg" } }"#;

pub(super) const ROWS: &[Effect] = &[
    Effect {
        method: "blobs/put",
        given: &[],
        params: PUT_HELLO.1,
        read: ("blobs/read", r#"{ "blobRef": "$!/blobs/0/blobRef" }"#),
        seen: &[
            ("/blobRef", HELLO),
            ("/bytes", "5"),
            ("/bytesBase64", r#""aGVsbG8=""#),
        ],
    },
    Effect {
        method: "blobs/put",
        given: &[],
        params: PUT_HELLO.1,
        read: ("blobs/has", r#"{ "blobRefs": ["$!/blobs/0/blobRef"] }"#),
        seen: &[("/blobs/0/exists", "true")],
    },
    Effect {
        method: "profiles/create",
        given: &[],
        params: PROFILE.1,
        read: READ_PROFILE,
        seen: &[
            ("/profile/displayName", r#""Old""#),
            ("/profile/revision", "1"),
        ],
    },
    Effect {
        method: "profiles/create",
        given: &[],
        params: PROFILE.1,
        read: ("profiles/list", "{}"),
        seen: &[("/profiles/0/profileId", r#""p""#)],
    },
    Effect {
        method: "profiles/put",
        given: &[PROFILE],
        params: r#"{ "profile": { "profileId": "p", "displayName": "New" } }"#,
        read: READ_PROFILE,
        seen: &[
            ("/profile/displayName", r#""New""#),
            ("/profile/revision", "2"),
        ],
    },
    Effect {
        method: "profiles/delete",
        given: &[PROFILE],
        params: r#"{ "profileId": "p" }"#,
        read: READ_PROFILE,
        seen: &[("/error", "-32004")],
    },
    Effect {
        method: "vfs/snapshots/commit",
        given: &[PUT_HELLO],
        params: TREE,
        read: (
            "vfs/snapshots/read",
            r#"{ "snapshotRef": "$!/snapshotRef" }"#,
        ),
        seen: &[
            ("/manifest/root/entries/a.txt/blob_ref", HELLO),
            ("/files", "1"),
            ("/bytes", "5"),
        ],
    },
    Effect {
        method: "vfs/workspaces/create",
        given: &[PUT_HELLO, COMMIT],
        params: r#"{ "workspaceId": "w", "snapshotRef": "$1/snapshotRef", "displayName": "Notes" }"#,
        read: READ_WORKSPACE,
        seen: &[
            ("/workspace/displayName", r#""Notes""#),
            ("/workspace/headSnapshotRef", r#""$1/snapshotRef""#),
            ("/workspace/revision", "0"),
        ],
    },
    Effect {
        method: "vfs/workspaces/create",
        given: &[],
        params: WORKSPACE.1,
        read: ("vfs/workspaces/list", "{}"),
        seen: &[("/workspaces/0/workspaceId", r#""w""#)],
    },
    Effect {
        method: "vfs/workspaces/update",
        given: &[PUT_HELLO, COMMIT, WORKSPACE],
        params: r#"{ "workspaceId": "w", "snapshotRef": "$1/snapshotRef" }"#,
        read: READ_WORKSPACE,
        seen: &[
            ("/workspace/headSnapshotRef", r#""$1/snapshotRef""#),
            ("/workspace/revision", "1"),
            ("/workspace/files", "1"),
        ],
    },
    Effect {
        method: "vfs/workspaces/update",
        given: &[PUT_HELLO, COMMIT, WORKSPACE],
        params: r#"{ "workspaceId": "w", "snapshotRef": "$1/snapshotRef" }"#,
        read: (
            "vfs/workspaces/files/read",
            r#"{ "workspaceId": "w", "path": "a.txt" }"#,
        ),
        seen: &[("/bytesBase64", r#""aGVsbG8=""#)],
    },
    Effect {
        method: "vfs/workspaces/delete",
        given: &[WORKSPACE],
        params: r#"{ "workspaceId": "w" }"#,
        read: READ_WORKSPACE,
        seen: &[("/error", "-32004")],
    },
    Effect {
        method: "mcp/servers/put",
        given: &[],
        params: SERVER.1,
        read: READ_SERVER,
        seen: &[
            ("/server/serverUrl", r#""https://m.example/mcp""#),
            ("/server/revision", "1"),
        ],
    },
    Effect {
        method: "mcp/servers/put",
        given: &[SERVER],
        params: r#"{ "server": { "serverId": "m", "serverUrl": "https://m.example/other",
            "defaultServerLabel": "issues", "status": "disabled" } }"#,
        read: ("mcp/servers/list", r#"{ "status": "disabled" }"#),
        seen: &[
            ("/servers/0/serverUrl", r#""https://m.example/other""#),
            ("/servers/0/revision", "2"),
        ],
    },
    Effect {
        method: "mcp/servers/delete",
        given: &[SERVER],
        params: r#"{ "serverId": "m" }"#,
        read: READ_SERVER,
        seen: &[("/error", "-32004")],
    },
    Effect {
        method: "models/defaults/put",
        given: &[],
        params: r#"{ "slot": "agentRun", "expectedRevision": 0,
            "model": { "providerId": "p", "apiKind": "anthropic:messages", "model": "m" } }"#,
        read: ("models/defaults/read", "{}"),
        seen: &[
            (
                "/defaults/agentRun",
                r#"{ "providerId": "p", "apiKind": "anthropic:messages", "model": "m" }"#,
            ),
            ("/defaults/revision", "1"),
        ],
    },
    Effect {
        method: "transcriptions/start",
        given: &[PUT_HELLO],
        params: TRANSCRIBE,
        read: (
            "transcriptions/read",
            r#"{ "transcriptionId": "$!/transcription/transcriptionId" }"#,
        ),
        seen: &[
            ("/transcription/status", r#""pending""#),
            ("/transcription/audio/blobRef", HELLO),
        ],
    },
    Effect {
        method: "transcriptions/cancel",
        given: &[PUT_HELLO, ("transcriptions/start", TRANSCRIBE)],
        params: r#"{ "transcriptionId": "$1/transcription/transcriptionId" }"#,
        read: (
            "transcriptions/read",
            r#"{ "transcriptionId": "$1/transcription/transcriptionId" }"#,
        ),
        seen: &[("/transcription/status", r#""cancelled""#)],
    },
];
