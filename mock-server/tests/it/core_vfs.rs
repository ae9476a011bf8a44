//! Snapshots, workspaces, and sessions that see them.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use mock_server::core::{AccessMode, Caller};
use serde_json::{Value, json};

use crate::core_support::{Client, Refused, conflict, invalid, not_found};

const VERSION: &str = "lightspeed.vfs.snapshot.v1";

fn absent() -> String {
    format!("sha256:{}", "0".repeat(64))
}

fn file(blob_ref: &Value, bytes: u64) -> Value {
    json!({ "kind": "file", "blob_ref": blob_ref, "size_bytes": bytes, "executable": false })
}

fn directory(entries: &Value) -> Value {
    json!({ "kind": "directory", "entries": entries })
}

fn manifest(entries: &Value, files: u64, bytes: u64) -> Value {
    let totals = json!({ "files": files, "bytes": bytes });
    json!({ "schema_version": VERSION, "root": { "entries": entries }, "totals": totals })
}

/// Commits a tree with the file `notes/a.txt` of these bytes.
fn commit(client: &mut Client, bytes: &[u8]) -> Value {
    let blob = client.put_blob(bytes);
    let size = bytes.len() as u64;
    let notes = directory(&json!({ "a.txt": file(&blob, size) }));
    let tree = manifest(&json!({ "notes": notes }), 1, size);
    client.ok("vfs/snapshots/commit", json!({ "manifest": tree }))["snapshotRef"].take()
}

fn create(client: &mut Client, params: Value) -> Value {
    client.ok("vfs/workspaces/create", params)["workspace"].take()
}

#[test]
fn a_snapshot_is_the_blob_of_its_tree_and_equal_trees_are_one() {
    let mut client = Client::new();
    let blob = client.put_blob(b"a");
    let entries = json!({ "a.txt": file(&blob, 1), "d": directory(&json!({})) });
    let tree = json!({ "manifest": manifest(&entries, 1, 1) });
    let committed = client.ok("vfs/snapshots/commit", tree.clone());
    // The reference that other gateways give the same tree.
    let known = "sha256:c57120cc962c1cb94ca1c4e27a7572f78088031f694d9cbd676a082b696aef22";
    assert_eq!(
        committed,
        json!({ "snapshotRef": known, "files": 1, "bytes": 1 })
    );
    assert_eq!(client.ok("vfs/snapshots/commit", tree.clone()), committed);

    let read = client.ok("vfs/snapshots/read", json!({ "snapshotRef": known }));
    assert_eq!(read["manifest"], tree["manifest"]);
    assert_eq!((&read["files"], &read["bytes"]), (&json!(1), &json!(1)));
    let bytes = client.ok("blobs/read", json!({ "blobRef": known }));
    let bytes = STANDARD.decode(bytes["bytesBase64"].as_str().unwrap());
    let stored: Value = serde_json::from_slice(&bytes.unwrap()).unwrap();
    assert_eq!(stored, tree["manifest"]);
}

#[test]
fn a_manifest_tells_the_truth_or_is_refused() {
    let mut client = Client::new();
    let blob = client.put_blob(b"a");
    let right = json!({ "a": file(&blob, 1) });
    let mut version = manifest(&right, 1, 1);
    version["schema_version"] = "x".into();
    for wrong in [
        json!({}),
        json!("x"),
        Value::Null,
        version,
        manifest(&right, 1, 2),
        manifest(&right, 0, 1),
        manifest(&json!({ "a": file(&blob, 5) }), 1, 5),
        manifest(&json!({ "a": file(&absent().into(), 1) }), 1, 1),
        manifest(&json!({ "a": file(&"sha256:x".into(), 1) }), 1, 1),
        manifest(&json!({ "a/b": file(&blob, 1) }), 1, 1),
        manifest(&json!({ "": file(&blob, 1) }), 1, 1),
        manifest(&json!({ "..": directory(&json!({})) }), 0, 0),
        manifest(&json!({ "a": { "kind": "link", "to": "b" } }), 0, 0),
        manifest(&json!({ "a": { "kind": "file", "blob_ref": blob } }), 1, 1),
        manifest(
            &json!({ "a": file(&blob, 1), "b": file(&blob, u64::MAX) }),
            2,
            u64::MAX,
        ),
    ] {
        let params = json!({ "manifest": wrong });
        assert_eq!(
            client.refused("vfs/snapshots/commit", params.clone()),
            invalid(),
            "{params}"
        );
    }
    let decode = Refused {
        code: -32602,
        kind: None,
    };
    assert_eq!(client.refused("vfs/snapshots/commit", json!({})), decode);
    client.ok(
        "vfs/snapshots/commit",
        json!({ "manifest": manifest(&right, 1, 1) }),
    );
}

#[test]
fn what_is_wrong_with_a_manifest_is_named() {
    let mut client = Client::new();
    let notes = directory(&json!({ "a.txt": { "kind": "file" } }));
    let tree = manifest(&json!({ "notes": notes }), 1, 1);
    let response = client.response("vfs/snapshots/commit", json!({ "manifest": tree }));
    let message = response["error"]["message"].as_str().unwrap();
    assert!(
        message.contains("notes") && message.contains("blob_ref"),
        "{message}"
    );
}

#[test]
fn a_snapshot_that_is_absent_and_a_blob_that_is_none_are_told_apart() {
    let mut client = Client::new();
    let (text, empty_object) = (client.put_blob(b"a"), client.put_blob(b"{}"));
    client.ok("vfs/workspaces/create", json!({ "workspaceId": "w" }));
    for (method, mut params) in [
        ("vfs/snapshots/read", json!({})),
        ("vfs/workspaces/create", json!({ "workspaceId": "other" })),
        ("vfs/workspaces/update", json!({ "workspaceId": "w" })),
    ] {
        params["snapshotRef"] = absent().into();
        assert_eq!(client.refused(method, params.clone()), not_found());
        for blob in [&text, &empty_object] {
            params["snapshotRef"] = blob.clone();
            assert_eq!(client.refused(method, params.clone()), invalid());
        }
        params["snapshotRef"] = "zz".into();
        assert_eq!(client.refused(method, params), invalid());
    }
    let read = client.ok("vfs/workspaces/read", json!({ "workspaceId": "w" }));
    assert_eq!(read["workspace"]["revision"], 0);
}

#[test]
fn a_workspace_begins_with_no_files_or_with_a_snapshot() {
    let mut client = Client::new();
    let now = client.now;
    let empty = create(
        &mut client,
        json!({ "workspaceId": "w", "displayName": "W" }),
    );
    let none = "sha256:16ae4c84c06975f8e881bd09b5d264f155ad80802e1233c3e334e50f4427fccb";
    let expected = json!({
        "workspaceId": "w", "displayName": "W", "files": 0, "bytes": 0, "revision": 0,
        "baseSnapshotRef": none, "headSnapshotRef": none, "createdAtMs": now, "updatedAtMs": now,
    });
    assert_eq!(empty, expected);
    let read = client.ok("vfs/workspaces/read", json!({ "workspaceId": "w" }));
    assert_eq!(read["workspace"], expected);
    assert_eq!(
        client.refused("vfs/workspaces/create", json!({ "workspaceId": "w" })),
        conflict()
    );

    let snapshot = commit(&mut client, b"hello");
    let made = create(&mut client, json!({ "snapshotRef": snapshot }));
    let id = made["workspaceId"].as_str().unwrap();
    let digits = id.strip_prefix("workspace_").unwrap();
    assert!(digits.len() == 32 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
    assert_eq!(
        (&made["headSnapshotRef"], &made["files"], &made["bytes"]),
        (&snapshot, &json!(1), &json!(5))
    );
    assert_eq!(
        client.refused("vfs/workspaces/create", json!({ "workspaceId": "a b" })),
        invalid()
    );
}

#[test]
fn an_update_moves_the_head_and_always_raises_the_revision() {
    let mut client = Client::new();
    let base = create(
        &mut client,
        json!({ "workspaceId": "w", "displayName": "W" }),
    );
    let snapshot = commit(&mut client, b"hello");
    client.now += 3;
    let now = client.now;
    let update = |expected: Value| json!({ "workspaceId": "w", "snapshotRef": snapshot, "expectedRevision": expected });
    assert_eq!(
        client.refused("vfs/workspaces/update", update(7.into())),
        conflict()
    );
    let moved = client.ok("vfs/workspaces/update", update(0.into()))["workspace"].take();
    let expected = json!({
        "workspaceId": "w", "displayName": "W", "files": 1, "bytes": 5, "revision": 1,
        "baseSnapshotRef": base["baseSnapshotRef"], "headSnapshotRef": snapshot,
        "createdAtMs": now - 3, "updatedAtMs": now,
    });
    assert_eq!(moved, expected);
    let same = client.ok("vfs/workspaces/update", update(Value::Null));
    assert_eq!(same["workspace"]["revision"], 2);
    assert_eq!(
        client.refused("vfs/workspaces/update", update(1.into())),
        conflict()
    );
    let mut renamed = update(2.into());
    renamed["displayName"] = "W2".into();
    let renamed = client.ok("vfs/workspaces/update", renamed)["workspace"].take();
    assert_eq!(
        (&renamed["displayName"], &renamed["revision"]),
        (&json!("W2"), &json!(3))
    );
    let read = client.ok("vfs/workspaces/read", json!({ "workspaceId": "w" }));
    assert_eq!(read["workspace"], renamed);
}

#[test]
fn workspaces_are_listed_by_their_last_update_and_gone_once_deleted() {
    let mut client = Client::new();
    let snapshot = commit(&mut client, b"hello");
    for id in ["a", "b", "c"] {
        client.ok("vfs/workspaces/create", json!({ "workspaceId": id }));
    }
    let update = json!({ "workspaceId": "a", "snapshotRef": snapshot });
    let updated = client.ok("vfs/workspaces/update", update.clone());
    let ids = |client: &mut Client| {
        let list = client.ok("vfs/workspaces/list", json!({}))["workspaces"].take();
        let rows = list.as_array().unwrap().clone();
        rows.into_iter()
            .map(|mut row| row["workspaceId"].take())
            .collect::<Vec<_>>()
    };
    assert_eq!(ids(&mut client), ["a", "c", "b"]);
    let delete = json!({ "workspaceId": "a" });
    assert_eq!(client.ok("vfs/workspaces/delete", delete.clone()), updated);
    assert_eq!(ids(&mut client), ["c", "b"]);
    for method in ["vfs/workspaces/delete", "vfs/workspaces/read"] {
        assert_eq!(client.refused(method, delete.clone()), not_found());
    }
    assert_eq!(client.refused("vfs/workspaces/update", update), not_found());
    // The snapshot and the id outlive the workspace.
    client.ok("vfs/snapshots/read", json!({ "snapshotRef": snapshot }));
    assert_eq!(create(&mut client, delete)["revision"], 0);
}

#[test]
fn a_file_is_read_by_its_path_from_the_head() {
    let mut client = Client::new();
    let one = commit(&mut client, b"one");
    create(
        &mut client,
        json!({ "workspaceId": "w", "snapshotRef": one }),
    );
    let path = |path: &str| json!({ "workspaceId": "w", "path": path });
    let read = client.ok("vfs/workspaces/files/read", path("notes/a.txt"));
    let blob = client.put_blob(b"one");
    assert_eq!(
        read,
        json!({ "blobRef": blob, "bytes": 3, "bytesBase64": STANDARD.encode("one") })
    );
    let two = commit(&mut client, b"two");
    let update = json!({ "workspaceId": "w", "snapshotRef": two });
    client.ok("vfs/workspaces/update", update);
    let read = client.ok("vfs/workspaces/files/read", path("notes/a.txt"));
    assert_eq!(read["bytesBase64"], STANDARD.encode("two"));
    for absent in ["", "notes", "notes/", "/notes/a.txt", "notes/a.txt/b", "b"] {
        assert_eq!(
            client.refused("vfs/workspaces/files/read", path(absent)),
            not_found(),
            "{absent:?}"
        );
    }
    let elsewhere = json!({ "workspaceId": "x", "path": "notes/a.txt" });
    assert_eq!(
        client.refused("vfs/workspaces/files/read", elsewhere),
        not_found()
    );
}

#[test]
fn another_universe_has_neither_workspaces_nor_snapshots_of_this_one() {
    let other = "00000000-0000-4000-8000-000000000002";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    let snapshot = commit(&mut client, b"one");
    create(&mut client, json!({ "workspaceId": "w" }));
    client.caller = Caller::local().in_universe(other.into());
    assert_eq!(
        client.ok("vfs/workspaces/list", json!({})),
        json!({ "workspaces": [] })
    );
    assert_eq!(
        client.refused("vfs/snapshots/read", json!({ "snapshotRef": snapshot })),
        not_found()
    );
    create(&mut client, json!({ "workspaceId": "w" }));
}

fn attached(workspaces: &Value) -> Value {
    json!({ "features": { "vfs": { "workspaces": workspaces } } })
}

#[test]
fn a_session_attaches_only_workspaces_and_snapshots_that_exist() {
    let mut client = Client::new();
    let snapshot = commit(&mut client, b"one");
    let blob = client.put_blob(b"one");
    let workspace = json!([{ "path": "/w", "workspaceId": "w", "access": "edit" }]);
    let by_ref = |blob: &Value| json!([{ "path": "/w", "snapshotRef": blob, "access": "read" }]);
    let start = |workspaces: &Value| json!({ "sessionId": "s", "config": attached(workspaces) });
    for missing in [&workspace, &by_ref(&blob), &by_ref(&absent().into())] {
        assert_eq!(client.refused("session/start", start(missing)), invalid());
    }
    create(&mut client, json!({ "workspaceId": "w" }));
    client.ok("session/start", start(&by_ref(&snapshot)));
    let put = json!({ "sessionId": "s", "config": attached(&workspace) });
    client.ok("session/config/put", put.clone());
    client.ok("vfs/workspaces/delete", json!({ "workspaceId": "w" }));
    assert_eq!(client.refused("session/config/put", put), invalid());
}

#[test]
fn the_context_tells_which_workspaces_are_attached() {
    let mut client = Client::new();
    create(&mut client, json!({ "workspaceId": "w" }));
    let snapshot = commit(&mut client, b"one");
    let one = json!({ "path": "/files", "workspaceId": "w", "access": "edit" });
    let other = json!({ "path": "/docs", "snapshotRef": snapshot, "access": "read" });
    let config = attached(&json!([one, other]));
    client.ok(
        "session/start",
        json!({ "sessionId": "s", "config": config }),
    );
    let kinds = [
        "contextEntriesApplied(instructions)",
        "contextEntriesApplied(catalog)",
    ];
    assert_eq!(client.kinds_after(1), kinds);
    let catalog = |client: &mut Client| {
        let entries = client.session()["activeContext"]["entries"].take();
        let entries = entries.as_array().unwrap().clone();
        entries
            .into_iter()
            .find(|entry| entry["key"] == "runtime.workspaces")
    };
    let entry = catalog(&mut client).unwrap();
    assert_eq!(
        entry["kind"],
        json!({ "type": "catalog", "title": "Workspaces" })
    );
    assert_eq!(
        entry["source"],
        json!({ "type": "runtime", "label": "vfs" })
    );
    let snapshot = snapshot.as_str().unwrap();
    let text = format!("/files: workspace w (edit)\n/docs: snapshot {snapshot} (read)");
    assert_eq!(entry["text"], text);
    let blob = client.ok(
        "blobs/read",
        json!({ "blobRef": entry["content"]["contentRef"] }),
    );
    assert_eq!(blob["bytesBase64"], STANDARD.encode(&text));

    // Another configuration: the entry follows, and goes when nothing is attached any more.
    let put = |config: Value| json!({ "sessionId": "s", "config": config });
    let head = client.head();
    client.ok("session/config/put", put(attached(&json!([one]))));
    assert_eq!(
        client.kinds_after(head),
        ["sessionConfigChanged", "contextEntriesApplied(catalog)"]
    );
    let second = catalog(&mut client).unwrap();
    assert_eq!(second["text"], "/files: workspace w (edit)");
    assert_eq!(second["supersedes"], entry["id"]);
    let head = client.head();
    let mut generation = attached(&json!([one]));
    generation["limits"] = json!({ "maxTurns": 3 });
    client.ok("session/config/put", put(generation));
    assert_eq!(client.kinds_after(head), ["sessionConfigChanged"]);
    let head = client.head();
    client.ok("session/config/put", put(json!({})));
    assert_eq!(
        client.kinds_after(head),
        ["sessionConfigChanged", "contextKeysRemoved"]
    );
    assert_eq!(catalog(&mut client), None);
}
