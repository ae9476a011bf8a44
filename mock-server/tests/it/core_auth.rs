//! Credentials of other services: grants, OAuth clients and flows, providers, GitHub installations.

use mock_server::core::{AccessMode, Caller};
use serde_json::{Value, json};

use crate::core_support::{Client, conflict, invalid, not_found, rejected};

const IMPORT: &str = "auth/grants/import";
const READ: &str = "auth/grants/read";
const LEASE: &str = "auth/grants/lease";
const REVOKE: &str = "auth/grants/revoke";
const CLIENT: &str = "auth/clients/create";
const FLOW: &str = "auth/flows/start";
const PROVIDER: &str = "auth/providers/create";
const INSTALLATION: &str = "auth/github/installations/grant";

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

fn oauth_client(id: &str) -> Value {
    json!({
        "clientId": id, "providerKind": "mcpOAuth", "remoteClientId": "a b&c",
        "authorizationEndpoint": "https://login.example/authorize",
        "tokenEndpoint": "https://login.example/token", "scopesDefault": ["x:read", "y"],
        "audience": "https://x.example/mcp",
    })
}

#[test]
fn clients_are_created_read_listed_and_deleted_without_their_secrets() {
    let mut client = Client::new();
    let mut params = oauth_client("c");
    params["clientSecret"] = json!("CANARY");
    let created = client.ok(CLIENT, params.clone())["client"].take();
    assert_eq!(created["hasClientSecret"], true);
    assert_eq!(created["tokenEndpointAuthMethod"], "clientSecretBasic");
    assert_eq!(
        (&created["clientId"], &created["providerId"]),
        (&json!("c"), &json!("c"))
    );
    assert!(
        !serde_json::to_string(client.core.state())
            .unwrap()
            .contains("CANARY")
    );
    assert_eq!(client.refused(CLIENT, params), conflict());
    let public = client.ok(CLIENT, oauth_client("p"))["client"].take();
    assert_eq!(public["hasClientSecret"], false);
    assert_eq!(public["tokenEndpointAuthMethod"], "none");
    let mut unnamed = oauth_client("x");
    unnamed.as_object_mut().unwrap().remove("clientId");
    let made = client.ok(CLIENT, unnamed)["client"]["clientId"].take();
    assert!(made.as_str().unwrap().starts_with("authclient_"), "{made}");
    let id = json!({ "clientId": "c" });
    assert_eq!(
        client.ok("auth/clients/read", id.clone())["client"],
        created
    );
    let list = client.ok("auth/clients/list", json!({}));
    assert_eq!(
        column(&list, "clients", "clientId"),
        [made, json!("p"), json!("c")]
    );
    assert_eq!(
        client.ok("auth/clients/delete", id.clone())["client"],
        created
    );
    for method in ["auth/clients/read", "auth/clients/delete"] {
        assert_eq!(client.refused(method, id.clone()), not_found());
    }
}

#[test]
fn a_client_has_a_secret_that_is_not_empty_and_endpoints_that_are_web_addresses() {
    let mut client = Client::new();
    let with = |member: &str, value: &str| {
        let mut params = oauth_client("c");
        params[member] = json!(value);
        params
    };
    assert_eq!(client.refused(CLIENT, with("clientSecret", "")), invalid());
    for member in ["authorizationEndpoint", "tokenEndpoint"] {
        for bad in [
            "",
            "login",
            "ftp://x",
            "https://",
            "https:///x",
            "https://x/#y",
            "https://x y",
        ] {
            assert_eq!(
                client.refused(CLIENT, with(member, bad)),
                invalid(),
                "{bad:?}"
            );
        }
    }
    client.ok(CLIENT, with("clientSecret", "s"));
}

#[test]
fn a_flow_begins_with_an_address_for_a_person() {
    let mut client = Client::new();
    client.ok(CLIENT, oauth_client("c"));
    let started = client.ok(FLOW, json!({ "clientId": "c" }));
    assert_eq!(started["expiresAtMs"], client.now + 600_000);
    let url = started["authorizeUrl"].as_str().unwrap();
    let query = url
        .strip_prefix("https://login.example/authorize?")
        .unwrap();
    let pairs: Vec<_> = query
        .split('&')
        .map(|pair| pair.split_once('=').unwrap())
        .collect();
    let value = |name: &str| pairs.iter().find(|pair| pair.0 == name).unwrap().1;
    assert_eq!(value("response_type"), "code");
    assert_eq!(value("client_id"), "a%20b%26c");
    assert_eq!(value("scope"), "x%3Aread%20y");
    assert_eq!(value("resource"), "https%3A%2F%2Fx.example%2Fmcp");
    assert_eq!(
        (value("state").len(), value("code_challenge").len()),
        (43, 43)
    );
    assert_eq!(value("code_challenge_method"), "S256");
    let other = client.ok(
        FLOW,
        json!({ "clientId": "c", "scopes": [], "audience": "urn:é" }),
    );
    let url = other["authorizeUrl"].as_str().unwrap();
    assert!(
        !url.contains("scope=") && url.contains("resource=urn%3A%C3%A9"),
        "{url}"
    );
    assert!(!url.contains(value("state")));
    let absent = json!({ "clientId": "d" });
    assert_eq!(client.refused(FLOW, absent), not_found());
    let mut params = oauth_client("q");
    params["authorizationEndpoint"] = json!("https://login.example/?tenant=1");
    client.ok(CLIENT, params);
    let started = client.ok(FLOW, json!({ "clientId": "q" }));
    let url = started["authorizeUrl"].as_str().unwrap();
    assert!(
        url.starts_with("https://login.example/?tenant=1&response_type=code&"),
        "{url}"
    );
}

#[test]
fn a_flow_expires_after_ten_minutes() {
    let mut client = Client::new();
    client.ok(CLIENT, oauth_client("c"));
    let began = client.now;
    let flow_id = client.ok(FLOW, json!({ "clientId": "c" }))["flowId"].take();
    assert!(
        flow_id.as_str().unwrap().starts_with("authflow_"),
        "{flow_id}"
    );
    let id = json!({ "flowId": flow_id });
    let read = |client: &mut Client| client.ok("auth/flows/read", id.clone())["flow"].take();
    client.now = began + 599_999;
    let pending = json!({
        "flowId": flow_id, "clientId": "c", "providerId": "c", "status": "pending",
        "expiresAtMs": began + 600_000, "createdAtMs": began, "updatedAtMs": began,
    });
    assert_eq!(read(&mut client), pending);
    client.now = began + 600_000;
    let expired = read(&mut client);
    assert_eq!(expired["status"], "expired");
    assert_eq!(expired["updatedAtMs"], began + 600_000);
    client.now += 1_000_000;
    assert_eq!(read(&mut client), expired);
    let absent = json!({ "flowId": "authflow_0" });
    assert_eq!(client.refused("auth/flows/read", absent), not_found());
}

fn app(id: &str, key: Option<&str>) -> Value {
    let config = json!({ "type": "githubApp", "appId": "7" });
    json!({ "providerId": id, "config": config, "credential": key })
}

#[test]
fn providers_are_created_read_listed_and_deleted_without_their_credentials() {
    let mut client = Client::new();
    client.ok(IMPORT, import("g"));
    let endpoint = json!({ "baseUrl": "https://x.example", "apiKinds": ["openai:responses"] });
    let api = "https://api.github.com";
    for (id, config, credential, kind, shown) in [
        (
            "app",
            json!({ "type": "githubApp", "appId": "7" }),
            Some("CANARY"),
            "gitHubApp",
            json!({ "type": "githubApp", "appId": "7", "apiBaseUrl": api }),
        ),
        (
            "key",
            json!({ "type": "modelApiKey" }),
            Some("CANARY"),
            "modelApiKey",
            json!({ "type": "modelApiKey" }),
        ),
        (
            "oauth",
            json!({ "type": "modelOAuth", "grantId": "g" }),
            None,
            "modelOAuth",
            json!({ "type": "modelOAuth", "grantId": "g" }),
        ),
        (
            "open",
            json!({ "type": "modelEndpoint", "endpoint": endpoint }),
            None,
            "modelEndpoint",
            json!({ "type": "modelEndpoint", "endpoint": endpoint }),
        ),
    ] {
        let params = json!({ "providerId": id, "config": config, "credential": credential });
        let created = client.ok(PROVIDER, params.clone())["provider"].take();
        assert_eq!(
            (&created["providerKind"], &created["config"]),
            (&json!(kind), &shown)
        );
        assert_eq!(created["status"], "active");
        assert_eq!(created["hasCredential"], credential.is_some());
        assert_eq!(client.refused(PROVIDER, params), conflict());
        let read = client.ok("auth/providers/read", json!({ "providerId": id }));
        assert_eq!(read["provider"], created);
    }
    let list = client.ok("auth/providers/list", json!({}));
    assert_eq!(
        column(&list, "providers", "providerId"),
        ["open", "oauth", "key", "app"]
    );
    let state = serde_json::to_value(client.core.state()).unwrap();
    let kept = &state["universes"][Caller::LOCAL_UNIVERSE]["credentials"]["providers"];
    assert!(!kept.to_string().contains("CANARY"));
    let id = json!({ "providerId": "app" });
    let deleted = client.ok("auth/providers/delete", id.clone());
    assert_eq!(deleted["provider"]["providerId"], "app");
    for method in ["auth/providers/read", "auth/providers/delete"] {
        assert_eq!(client.refused(method, id.clone()), not_found());
    }
}

#[test]
fn a_provider_has_the_credential_that_its_settings_call_for() {
    let mut client = Client::new();
    client.ok(IMPORT, import("g"));
    let without = client.ok(PROVIDER, app("app", None))["provider"].take();
    assert_eq!(
        (&without["status"], &without["hasCredential"]),
        (&json!("needsConfiguration"), &json!(false))
    );
    assert_eq!(client.refused(PROVIDER, app("other", Some(""))), invalid());
    let oauth = |grant: &str, credential: Option<&str>| {
        let config = json!({ "type": "modelOAuth", "grantId": grant });
        json!({ "config": config, "credential": credential })
    };
    assert_eq!(client.refused(PROVIDER, oauth("g", Some("x"))), invalid());
    assert_eq!(client.refused(PROVIDER, oauth("absent", None)), invalid());
    let made = client.ok(PROVIDER, oauth("g", None))["provider"]["providerId"].take();
    assert!(
        made.as_str().unwrap().starts_with("authprovider_"),
        "{made}"
    );
}

#[test]
fn installations_are_those_of_a_github_app_that_is_active() {
    let mut client = Client::new();
    client.ok(PROVIDER, app("app", Some("pem")));
    client.ok(PROVIDER, app("bare", None));
    let key =
        json!({ "providerId": "key", "config": { "type": "modelApiKey" }, "credential": "k" });
    client.ok(PROVIDER, key);
    let list = |id: &str| json!({ "providerId": id });
    let method = "auth/github/installations/list";
    let installations = client.ok(method, list("app"));
    assert_eq!(
        column(&installations, "installations", "installationId"),
        [1001, 1002]
    );
    for (id, refusal) in [
        ("bare", rejected()),
        ("key", rejected()),
        ("no", not_found()),
    ] {
        assert_eq!(client.refused(method, list(id)), refusal, "{id}");
        let params = json!({ "providerId": id, "installationId": 1001 });
        assert_eq!(client.refused(INSTALLATION, params), refusal, "{id}");
    }
    let absent = json!({ "providerId": "app", "installationId": 7 });
    assert_eq!(client.refused(INSTALLATION, absent), not_found());
}

#[test]
fn a_grant_for_an_installation_is_made_refreshed_and_leased_with_tokens_that_are_renewed() {
    let mut client = Client::new();
    client.ok(PROVIDER, app("app", Some("pem")));
    client.ok(IMPORT, import("imported"));
    let with = |id: &str, installation: u64, name: &str| {
        json!({
            "providerId": "app", "installationId": installation, "grantId": id,
            "displayName": name, "exposure": "retrievable",
        })
    };
    let made = client.ok(INSTALLATION, with("g", 1001, "one"))["grant"].take();
    assert_eq!(
        (&made["providerKind"], &made["subjectHint"]),
        (&json!("gitHubApp"), &json!("acorn"))
    );
    assert_eq!(made["hasAccessToken"], false);
    let first = client.ok(LEASE, grant("g"));
    assert_eq!(first["expiresAtMs"], client.now + 3_600_000);
    client.now += 3_599_999;
    assert_eq!(client.ok(LEASE, grant("g")), first);
    client.now += 1;
    let read = client.ok(READ, grant("g"))["grant"].take();
    assert_eq!(
        (&read["status"], &read["hasAccessToken"]),
        (&json!("active"), &json!(true))
    );
    let second = client.ok(LEASE, grant("g"));
    assert_ne!(second["token"], first["token"]);
    let refreshed = client.ok(INSTALLATION, with("g", 1001, "two"))["grant"].take();
    assert_eq!(
        (&refreshed["displayName"], &refreshed["leaseCount"]),
        (&json!("two"), &json!(3))
    );
    assert_eq!(refreshed["createdAtMs"], made["createdAtMs"]);
    for (id, installation) in [("g", 1002), ("imported", 1001)] {
        let params = with(id, installation, "x");
        assert_eq!(client.refused(INSTALLATION, params), conflict(), "{id}");
    }
    client.ok(INSTALLATION, with("h", 1002, "x"));
    let unnamed = json!({ "providerId": "app", "installationId": 1001 });
    let other = client.ok(INSTALLATION, unnamed)["grant"]["grantId"].take();
    assert!(other.as_str().unwrap().starts_with("authgrant_"), "{other}");
}

#[test]
fn credentials_belong_to_one_universe() {
    let other = "00000000-0000-4000-8000-00000000000b";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    client.ok(IMPORT, import("g"));
    client.ok(CLIENT, oauth_client("c"));
    client.caller = Caller::local().in_universe(other.into());
    assert_eq!(client.refused(READ, grant("g")), not_found());
    assert_eq!(
        client.refused(FLOW, json!({ "clientId": "c" })),
        not_found()
    );
    assert_eq!(
        client.ok("auth/grants/list", json!({})),
        json!({ "grants": [] })
    );
    client.ok(IMPORT, import("g"));
}
