//! OAuth clients and flows, providers, and the installations of GitHub Apps.

use mock_server::core::Caller;
use serde_json::{Value, json};

use crate::core_support::{Client, conflict, invalid, not_found, rejected};

const CLIENT: &str = "auth/clients/create";
const FLOW: &str = "auth/flows/start";
const PROVIDER: &str = "auth/providers/create";
const INSTALLATION: &str = "auth/github/installations/grant";
const IMPORT: &str = "auth/grants/import";
const READ: &str = "auth/grants/read";
const LEASE: &str = "auth/grants/lease";

fn grant(id: &str) -> Value {
    json!({ "grantId": id })
}

fn import(id: &str) -> Value {
    json!({ "grantId": id, "token": "t" })
}

/// The members with this name of all rows of a list.
fn column(list: &Value, rows: &str, member: &str) -> Vec<Value> {
    let rows = list[rows].as_array().unwrap().iter();
    rows.map(|row| row[member].clone()).collect()
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
        [58_201_934, 58_201_951]
    );
    for (id, refusal) in [
        ("bare", rejected()),
        ("key", rejected()),
        ("no", not_found()),
    ] {
        assert_eq!(client.refused(method, list(id)), refusal, "{id}");
        let params = json!({ "providerId": id, "installationId": 58_201_934 });
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
    let made = client.ok(INSTALLATION, with("g", 58_201_934, "one"))["grant"].take();
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
    let refreshed = client.ok(INSTALLATION, with("g", 58_201_934, "two"))["grant"].take();
    assert_eq!(
        (&refreshed["displayName"], &refreshed["leaseCount"]),
        (&json!("two"), &json!(3))
    );
    assert_eq!(refreshed["createdAtMs"], made["createdAtMs"]);
    for (id, installation) in [("g", 58_201_951), ("imported", 58_201_934)] {
        let params = with(id, installation, "x");
        assert_eq!(client.refused(INSTALLATION, params), conflict(), "{id}");
    }
    client.ok(INSTALLATION, with("h", 58_201_951, "x"));
    let unnamed = json!({ "providerId": "app", "installationId": 58_201_934 });
    let other = client.ok(INSTALLATION, unnamed)["grant"]["grantId"].take();
    assert!(other.as_str().unwrap().starts_with("authgrant_"), "{other}");
}
