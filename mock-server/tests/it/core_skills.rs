//! Skills that sessions find among their files.

use std::collections::BTreeMap;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value, json};

use crate::core_support::{Client, not_found};

const NOTES: &str = "---\nname: Release notes\ndescription: Writes release notes from changes\nshort-description: Release notes\n---\nTake the changes.";
const PLAIN: &str = "---\ndescription: 'Says hello'\n---\n";

/// Commits a tree of these files, by their paths.
fn commit(client: &mut Client, files: &[(&str, &str)]) -> Value {
    let mut root = Map::new();
    let (mut count, mut bytes) = (0, 0);
    for (path, text) in files {
        let blob = client.put_blob(text.as_bytes());
        let file = json!({ "kind": "file", "blob_ref": blob, "size_bytes": text.len(), "executable": false });
        let mut names: Vec<&str> = path.split('/').collect();
        let name = names.pop().unwrap();
        let directory = names.into_iter().fold(&mut root, |at, name| {
            let entry = at
                .entry(name)
                .or_insert_with(|| json!({ "kind": "directory", "entries": {} }));
            entry["entries"].as_object_mut().unwrap()
        });
        directory.insert(name.to_owned(), file);
        count += 1;
        bytes += text.len();
    }
    let manifest = json!({
        "schema_version": "lightspeed.vfs.snapshot.v1", "root": { "entries": root },
        "totals": { "files": count, "bytes": bytes },
    });
    client.ok("vfs/snapshots/commit", json!({ "manifest": manifest }))["snapshotRef"].take()
}

fn vfs(feature: &Value) -> Value {
    json!({ "sessionId": "s", "config": { "features": { "vfs": feature } } })
}

/// The parameters of a session that looks for skills in workspace `w` at `/files`.
fn looking() -> Value {
    let workspace = json!({ "path": "/files", "workspaceId": "w", "access": "edit" });
    vfs(&json!({ "workspaces": [workspace], "skills": {} }))
}

fn with_workspace(files: &[(&str, &str)]) -> Client {
    let mut client = Client::new();
    let snapshot = commit(&mut client, files);
    client.ok(
        "vfs/workspaces/create",
        json!({ "workspaceId": "w", "snapshotRef": snapshot }),
    );
    client
}

fn change(client: &mut Client, files: &[(&str, &str)]) {
    let snapshot = commit(client, files);
    client.ok(
        "vfs/workspaces/update",
        json!({ "workspaceId": "w", "snapshotRef": snapshot }),
    );
}

fn catalogs(client: &mut Client) -> Vec<Value> {
    let list = client.ok("session/skills/list", json!({ "sessionId": "s" }));
    list["catalogs"].as_array().unwrap().clone()
}

/// The ids of the skills in the only catalog, with the files they come from.
fn skills(client: &mut Client) -> BTreeMap<String, String> {
    let catalog = catalogs(client).remove(0);
    let skills = catalog["skills"].as_array().unwrap().iter();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    skills
        .map(|skill| {
            (
                text(&skill["skillId"]),
                text(&skill["location"]["skillDocPath"]),
            )
        })
        .collect()
}

fn is(id: &str, file: &str) -> (String, String) {
    (id.to_owned(), file.to_owned())
}

#[test]
fn a_session_that_looks_nowhere_has_no_catalogs() {
    let mut client = Client::with_session();
    assert_eq!(catalogs(&mut client), Vec::<Value>::new());
    assert_eq!(client.head(), 2);
    let unknown = json!({ "sessionId": "none" });
    assert_eq!(client.refused("session/skills/list", unknown), not_found());
    let mut client = with_workspace(&[("skills/notes/SKILL.md", NOTES)]);
    let workspace = json!({ "path": "/files", "workspaceId": "w", "access": "read" });
    client.ok("session/start", vfs(&json!({ "workspaces": [workspace] })));
    assert_eq!(catalogs(&mut client), Vec::<Value>::new());
}

#[test]
fn skills_are_found_in_the_usual_places_when_the_session_opens() {
    let mut client = with_workspace(&[
        ("skills/notes/SKILL.md", NOTES),
        ("skills/notes/example.md", "x"),
        (".agents/skills/hello/SKILL.md", PLAIN),
        ("elsewhere/other/SKILL.md", PLAIN),
        ("skills/SKILL.md", PLAIN),
    ]);
    client.ok("session/start", looking());
    let catalog = catalogs(&mut client).remove(0);
    let hello = json!({
        "skillId": "hello", "name": "hello", "description": "Says hello", "enabled": true,
        "location": { "skillDirPath": "/files/.agents/skills/hello", "skillDocPath": "/files/.agents/skills/hello/SKILL.md" },
    });
    let notes = json!({
        "skillId": "notes", "name": "Release notes", "enabled": true,
        "description": "Writes release notes from changes", "shortDescription": "Release notes",
        "location": { "skillDirPath": "/files/skills/notes", "skillDocPath": "/files/skills/notes/SKILL.md" },
    });
    let expected = json!({
        "source": { "type": "vfs" }, "catalogRef": catalog["catalogRef"],
        "availability": "available", "skills": [hello, notes], "warnings": [],
    });
    assert_eq!(catalog, expected);

    let blob = client.ok("blobs/read", json!({ "blobRef": catalog["catalogRef"] }));
    let bytes = STANDARD.decode(blob["bytesBase64"].as_str().unwrap());
    let stored: Value = serde_json::from_slice(&bytes.unwrap()).unwrap();
    assert_eq!(stored["skills"], catalog["skills"]);

    let kinds = [
        "contextEntriesApplied(instructions)",
        "contextEntriesApplied(catalog)",
        "skillCatalogSet",
        "contextEntriesApplied(catalog)",
    ];
    assert_eq!(client.kinds_after(1), kinds);
    let set = client.events()[3]["kind"]["catalogRef"].take();
    assert_eq!(set, catalog["catalogRef"]);
    let entry = client.session()["activeContext"]["entries"][2].take();
    assert_eq!(entry["key"], "runtime.skills");
    assert_eq!(
        entry["text"],
        "hello: Says hello (/files/.agents/skills/hello/SKILL.md)\nRelease notes: Release notes (/files/skills/notes/SKILL.md)"
    );
}

#[test]
fn named_roots_take_the_place_of_the_usual_ones() {
    let mut client = with_workspace(&[
        ("skills/notes/SKILL.md", NOTES),
        ("a/one/SKILL.md", PLAIN),
        ("b/deep/two/SKILL.md", PLAIN),
        ("bb/three/SKILL.md", PLAIN),
    ]);
    let workspace = json!({ "path": "docs/", "workspaceId": "w", "access": "read" });
    let feature = json!({
        "workingDirectory": "/home", "workspaces": [workspace],
        "skills": { "roots": ["docs/a", "/home/docs/b/"] },
    });
    client.ok("session/start", vfs(&feature));
    let expected = [
        is("one", "/home/docs/a/one/SKILL.md"),
        is("two", "/home/docs/b/deep/two/SKILL.md"),
    ];
    assert_eq!(skills(&mut client), BTreeMap::from(expected));
}

#[test]
fn a_file_that_is_no_skill_is_told_in_the_warnings() {
    let mut client = with_workspace(&[
        ("skills/bad/SKILL.md", "# no head"),
        ("skills/of two words/SKILL.md", PLAIN),
        ("skills/hello/SKILL.md", PLAIN),
    ]);
    let snapshot = commit(&mut client, &[("skills/hello/SKILL.md", NOTES)]);
    let one = json!({ "path": "/files", "workspaceId": "w", "access": "edit" });
    let other = json!({ "path": "/more", "snapshotRef": snapshot, "access": "read" });
    client.ok(
        "session/start",
        vfs(&json!({ "workspaces": [one, other], "skills": {} })),
    );
    let expected = [is("hello", "/files/skills/hello/SKILL.md")];
    assert_eq!(skills(&mut client), BTreeMap::from(expected));
    let warnings = catalogs(&mut client).remove(0)["warnings"].take();
    let about: Vec<&str> = warnings
        .as_array()
        .unwrap()
        .iter()
        .map(|warning| warning.as_str().unwrap().split(": ").next().unwrap())
        .collect();
    let expected = [
        "/files/skills/bad/SKILL.md",
        "/files/skills/of two words/SKILL.md",
        "/more/skills/hello/SKILL.md",
    ];
    assert_eq!(about, expected);
}

#[test]
fn a_catalog_is_stale_until_the_session_looks_again() {
    let mut client = with_workspace(&[("skills/notes/SKILL.md", NOTES)]);
    client.ok("session/start", looking());
    let before = catalogs(&mut client).remove(0);
    change(&mut client, &[("skills/hello/SKILL.md", PLAIN)]);
    let stale = catalogs(&mut client).remove(0);
    assert_eq!(stale["availability"], "stale");
    assert_eq!(stale["skills"], before["skills"]);

    let head = client.head();
    client.run("hello");
    let kinds = client.kinds_after(head);
    assert_eq!(
        kinds[..3],
        [
            "skillCatalogSet",
            "contextEntriesApplied(catalog)",
            "runAccepted"
        ]
    );
    let expected = [is("hello", "/files/skills/hello/SKILL.md")];
    assert_eq!(skills(&mut client), BTreeMap::from(expected));
    assert_eq!(catalogs(&mut client)[0]["availability"], "available");

    // Other files change, the skills do not: the session looks, and there is nothing to tell.
    client.pass(50);
    change(
        &mut client,
        &[("skills/hello/SKILL.md", PLAIN), ("readme", "x")],
    );
    let head = client.head();
    client.run("hello");
    assert_eq!(client.kinds_after(head)[0], "runAccepted");
    assert_eq!(catalogs(&mut client)[0]["availability"], "available");
}

#[test]
fn a_session_at_work_does_not_look_for_skills() {
    let mut client = with_workspace(&[("skills/notes/SKILL.md", NOTES)]);
    client.ok("session/start", looking());
    client.run("sleep=forever");
    change(&mut client, &[("skills/hello/SKILL.md", PLAIN)]);
    let head = client.head();
    client.run("waits for the first");
    assert_eq!(client.kinds_after(head), ["runAccepted"]);
    assert_eq!(catalogs(&mut client)[0]["availability"], "stale");
}

#[test]
fn a_catalog_of_a_workspace_that_was_deleted_is_unavailable_also_in_a_closed_session() {
    let mut client = with_workspace(&[("skills/notes/SKILL.md", NOTES)]);
    client.ok("session/start", looking());
    client.ok("session/close", json!({ "sessionId": "s" }));
    client.ok("vfs/workspaces/delete", json!({ "workspaceId": "w" }));
    let catalog = catalogs(&mut client).remove(0);
    assert_eq!(catalog["availability"], "unavailable");
    assert_eq!(catalog["skills"][0]["skillId"], "notes");
}

#[test]
fn a_configuration_that_looks_for_no_skills_takes_the_catalog_away() {
    let mut client = with_workspace(&[("skills/notes/SKILL.md", NOTES)]);
    client.ok("session/start", looking());
    let head = client.head();
    client.ok(
        "session/config/put",
        json!({ "sessionId": "s", "config": {} }),
    );
    assert_eq!(
        client.kinds_after(head),
        [
            "sessionConfigChanged",
            "contextKeysRemoved",
            "skillCatalogSet",
            "contextKeysRemoved"
        ]
    );
    assert_eq!(
        client.events()[usize::try_from(head).unwrap() + 2]["kind"]["catalogRef"],
        Value::Null
    );
    assert_eq!(catalogs(&mut client), Vec::<Value>::new());
    client.ok("session/config/put", looking());
    assert_eq!(skills(&mut client).len(), 1);
}
