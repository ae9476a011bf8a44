//! Grants: the stored tokens of other services.

use mock_server::core::{AccessMode, Caller};
use serde_json::{Value, json};

use crate::core_support::{Client, conflict, invalid, not_found, rejected};

const IMPORT: &str = "auth/grants/import";
const READ: &str = "auth/grants/read";
const LEASE: &str = "auth/grants/lease";
const REVOKE: &str = "auth/grants/revoke";

fn grant(id: &str) -> Value {
    json!({ "grantId": id })
}

fn import(id: &str) -> Value {
    json!({ "grantId": id, "token": "CANARY", "exposure": "retrievable" })
}

/// The members with this name of all rows of a list.
fn column(list: &Value, rows: &str, member: &str) -> Vec<Value> {
    let rows = list[rows].as_array().unwrap().iter();
    rows.map(|row| row[member].clone()).collect()
}

#[test]
fn an_imported_grant_is_described_without_its_token() {
    let mut client = Client::new();
    let now = client.now;
    let params = json!({
        "grantId": "g", "token": "CANARY", "displayName": "d", "subjectHint": "s",
        "scopes": ["a", "b"], "audience": "https://x.example", "expiresAtMs": now + 10,
        "metadata": { "k": [1] },
    });
    let imported = client.ok(IMPORT, params)["grant"].take();
    let expected = json!({
        "grantId": "g", "providerId": "static-bearer", "providerKind": "staticBearer",
        "exposure": "brokered", "createdBy": { "kind": "local" }, "displayName": "d",
        "subjectHint": "s", "scopes": ["a", "b"], "audience": "https://x.example",
        "hasAccessToken": true, "hasRefreshToken": false, "expiresAtMs": now + 10,
        "status": "active", "metadata": { "k": [1] }, "leaseCount": 0, "createdAtMs": now,
        "updatedAtMs": now,
    });
    assert_eq!(imported, expected);
    assert_eq!(client.ok(READ, grant("g")), json!({ "grant": expected }));
    let printed = format!("{:?} {:?}", client.core, client.core.state());
    assert!(!printed.contains("CANARY"));
}

#[test]
fn an_id_is_taken_once_and_made_where_none_is_given() {
    let mut client = Client::new();
    client.ok(IMPORT, import("g"));
    assert_eq!(client.refused(IMPORT, import("g")), conflict());
    client.ok(IMPORT, import("h"));
    let unnamed = json!({ "token": "t" });
    let [one, two] =
        [(); 2].map(|()| client.ok(IMPORT, unnamed.clone())["grant"]["grantId"].take());
    assert_ne!(one, two);
    assert!(one.as_str().unwrap().starts_with("authgrant_"), "{one}");
    let empty = json!({ "grantId": "i", "token": "" });
    assert_eq!(client.refused(IMPORT, empty), invalid());
    for method in [READ, LEASE, REVOKE] {
        assert_eq!(client.refused(method, grant("i")), not_found(), "{method}");
    }
}

#[test]
fn grants_are_listed_newest_first_all_or_those_of_one_status() {
    let mut client = Client::new();
    let ends = client.now + 10;
    client.ok(IMPORT, import("a"));
    client.ok(IMPORT, import("b"));
    client.ok(
        IMPORT,
        json!({ "grantId": "c", "token": "t", "expiresAtMs": ends }),
    );
    client.ok(REVOKE, grant("a"));
    let mut list = |at, params| {
        client.now = at;
        column(&client.ok("auth/grants/list", params), "grants", "grantId")
    };
    assert_eq!(list(ends - 1, json!({})), ["c", "b", "a"]);
    assert_eq!(list(ends - 1, json!({ "status": "active" })), ["c", "b"]);
    assert_eq!(list(ends - 1, json!({ "status": "revoked" })), ["a"]);
    assert_eq!(list(ends, json!({ "status": "active" })), ["b"]);
    assert_eq!(list(ends, json!({ "status": "needsReauth" })), ["c"]);
}

#[test]
fn a_lease_returns_the_token_and_is_recorded() {
    let mut client = Client::new();
    client.ok(IMPORT, import("g"));
    for count in [1, 2] {
        client.now += 5;
        let leased = client.ok(LEASE, grant("g"));
        let expected = json!({ "token": "CANARY", "grantId": "g", "providerKind": "staticBearer" });
        assert_eq!(leased, expected);
        let read = client.ok(READ, grant("g"))["grant"].take();
        let recorded = (&read["leaseCount"], &read["lastLeasedAtMs"]);
        assert_eq!(recorded, (&json!(count), &json!(client.now)));
    }
}

#[test]
fn only_an_active_grant_that_is_retrievable_and_for_the_audience_is_leased() {
    let mut client = Client::new();
    let ends = client.now + 10;
    client.ok(IMPORT, json!({ "grantId": "brokered", "token": "t" }));
    assert_eq!(client.refused(LEASE, grant("brokered")), rejected());
    let mut params = import("g");
    params["audience"] = json!("https://x.example");
    params["expiresAtMs"] = json!(ends);
    client.ok(IMPORT, params);
    let lease = |audience: &str| json!({ "grantId": "g", "audience": audience });
    assert_eq!(
        client.refused(LEASE, lease("https://y.example")),
        rejected()
    );
    assert_eq!(
        client.ok(LEASE, lease("https://x.example"))["expiresAtMs"],
        ends
    );
    client.ok(LEASE, grant("g"));
    client.now = ends;
    assert_eq!(client.refused(LEASE, grant("g")), rejected());
    assert_eq!(client.ok(READ, grant("g"))["grant"]["leaseCount"], 2);
    client.ok(IMPORT, import("h"));
    client.ok(LEASE, grant("h"));
    client.ok(REVOKE, grant("h"));
    assert_eq!(client.refused(LEASE, grant("h")), rejected());
}

#[test]
fn a_revoked_grant_stays_and_a_repeat_changes_nothing() {
    let mut client = Client::new();
    client.ok(IMPORT, import("g"));
    client.now += 5;
    let revoked = client.ok(REVOKE, grant("g"));
    assert_eq!(revoked["grant"]["status"], "revoked");
    assert_eq!(revoked["grant"]["hasAccessToken"], false);
    assert_eq!(revoked["grant"]["updatedAtMs"], client.now);
    client.now += 5;
    assert_eq!(client.ok(REVOKE, grant("g")), revoked);
    assert_eq!(client.ok(READ, grant("g")), revoked);
    assert_eq!(client.refused(IMPORT, import("g")), conflict());
}

#[test]
fn credentials_belong_to_one_universe() {
    let other = "00000000-0000-4000-8000-00000000000b";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    client.ok(IMPORT, import("g"));
    client.caller = Caller::local().in_universe(other.into());
    assert_eq!(client.refused(READ, grant("g")), not_found());
    assert_eq!(
        client.ok("auth/grants/list", json!({})),
        json!({ "grants": [] })
    );
    client.ok(IMPORT, import("g"));
}
