//! Records of MCP servers, what they would answer, and the tools that sessions get from them.

use mock_server::core::{AccessMode, Caller};
use serde_json::{Value, json};

use crate::core_support::{Client, Refused, conflict, invalid, not_found, rejected};

const PUT: &str = "mcp/servers/put";

fn server(id: &str, url: &str) -> Value {
    json!({ "serverId": id, "serverUrl": url, "defaultServerLabel": "issues" })
}

/// A record of server `m` with these members besides those that it must have.
fn with(more: &Value) -> Value {
    let mut record = server("m", "https://mcp.example/mcp");
    let more = more.as_object().unwrap().clone();
    record.as_object_mut().unwrap().extend(more);
    record
}

fn put(client: &mut Client, record: &Value) -> Value {
    client.ok(PUT, json!({ "server": record }))["server"].take()
}

fn import_grant(client: &mut Client, id: &str) {
    let grant = json!({ "grantId": id, "token": "t" });
    client.ok("auth/grants/import", grant);
}

fn read(client: &mut Client) -> Value {
    client.ok("mcp/servers/read", json!({ "serverId": "m" }))["server"].take()
}

#[test]
fn a_record_is_put_whole_and_every_put_raises_its_revision() {
    let mut client = Client::new();
    let now = client.now;
    let first = put(
        &mut client,
        &with(&json!({ "displayName": "Issues", "approval": "always" })),
    );
    let expected = json!({
        "serverId": "m", "displayName": "Issues", "serverUrl": "https://mcp.example/mcp",
        "defaultServerLabel": "issues", "execution": "provider", "exposure": "inject",
        "approval": "always", "allowPrivateNetwork": false, "authPolicy": { "type": "none" },
        "status": "active", "revision": 1, "createdAtMs": now, "updatedAtMs": now,
    });
    assert_eq!(first, expected);
    assert_eq!(read(&mut client), expected);
    client.now += 5;
    let second = put(&mut client, &with(&json!({})));
    assert_eq!(second.get("displayName"), None);
    assert_eq!(
        [
            &second["approval"],
            &second["revision"],
            &second["createdAtMs"],
            &second["updatedAtMs"]
        ],
        [&json!("never"), &json!(2), &json!(now), &json!(now + 5)]
    );
    assert_eq!(put(&mut client, &with(&json!({})))["revision"], 3);
}

#[test]
fn an_expected_revision_is_compared_where_there_is_a_record() {
    let mut client = Client::new();
    let params = |id: &str, revision: u64| json!({ "server": server(id, "http://h/"), "expectedRevision": revision });
    assert_eq!(client.ok(PUT, params("m", 9))["server"]["revision"], 1);
    for stale in [0, 2, 9] {
        assert_eq!(client.refused(PUT, params("m", stale)), conflict());
    }
    assert_eq!(client.ok(PUT, params("m", 1))["server"]["revision"], 2);
}

#[test]
fn an_address_is_of_http_and_a_label_has_no_blanks() {
    let mut client = Client::new();
    let mut label = server("m", "https://h/");
    label["defaultServerLabel"] = "a b".into();
    for wrong in [
        server("m", "ftp://h/"),
        server("m", "zz"),
        server("a b", "https://h/"),
        label,
        with(&json!({ "status": "asleep" })),
    ] {
        let params = json!({ "server": wrong });
        assert_eq!(client.refused(PUT, params.clone()), invalid(), "{params}");
    }
    let decode = Refused {
        code: -32602,
        kind: None,
    };
    for wrong in [json!({ "serverId": "m" }), with(&json!({ "zzz": 1 }))] {
        assert_eq!(client.refused(PUT, json!({ "server": wrong })), decode);
    }
    assert_eq!(
        client.ok("mcp/servers/list", json!({})),
        json!({ "servers": [] })
    );
}

#[test]
fn an_active_server_has_the_credential_that_its_policy_requires() {
    let mut client = Client::new();
    import_grant(&mut client, "g");
    let oauth = json!({ "type": "requiredOAuth", "resource": "https://mcp.example/mcp" });
    for policy in [json!({ "type": "requiredBearer" }), oauth] {
        let without = with(&json!({ "authPolicy": policy }));
        let params = json!({ "server": without });
        assert_eq!(client.refused(PUT, params), rejected());
        let waiting = with(&json!({ "authPolicy": policy, "status": "needsAuthConfig" }));
        assert_eq!(put(&mut client, &waiting)["status"], "needsAuthConfig");
        let credential = json!({ "type": "authGrant", "grantId": "g" });
        let record = put(
            &mut client,
            &with(&json!({ "authPolicy": policy, "credential": credential })),
        );
        assert_eq!(
            (&record["credential"], &record["status"]),
            (&credential, &json!("active"))
        );
    }
    let scopes = read(&mut client)["authPolicy"].take();
    assert_eq!(scopes["scopes_default"], json!([]));
    let optional = json!({ "type": "optionalBearer" });
    put(&mut client, &with(&json!({ "authPolicy": optional })));
}

#[test]
fn a_credential_names_a_grant_of_the_same_universe() {
    let other = "00000000-0000-4000-8000-000000000002";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    let credential = json!({ "type": "authGrant", "grantId": "g" });
    let params = json!({ "server": with(&json!({ "credential": credential })) });
    assert_eq!(client.refused(PUT, params.clone()), invalid());
    import_grant(&mut client, "g");
    assert_eq!(
        client.ok(PUT, params.clone())["server"]["credential"],
        credential
    );
    // A policy does not change that, a refused put changes nothing, and a lost bet comes first.
    let unknown = json!({
        "credential": { "type": "authGrant", "grantId": "zzz" },
        "authPolicy": { "type": "requiredBearer" },
    });
    let mut wrong = json!({ "server": with(&unknown) });
    assert_eq!(client.refused(PUT, wrong.clone()), invalid());
    wrong["expectedRevision"] = 9.into();
    assert_eq!(client.refused(PUT, wrong), conflict());
    assert_eq!(read(&mut client)["credential"], credential);
    // A grant that was revoked still exists.
    client.ok("auth/grants/revoke", json!({ "grantId": "g" }));
    assert_eq!(client.ok(PUT, params.clone())["server"]["revision"], 2);
    client.caller = Caller::local().in_universe(other.into());
    assert_eq!(client.refused(PUT, params), invalid());
}

#[test]
fn records_are_listed_by_id_and_by_status() {
    let other = "00000000-0000-4000-8000-000000000002";
    let universes = [Caller::LOCAL_UNIVERSE, other];
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &universes);
    for (id, status) in [("c", "active"), ("a", "disabled"), ("b", "active")] {
        let mut record = server(id, "https://h/");
        record["status"] = status.into();
        put(&mut client, &record);
    }
    let ids = |client: &mut Client, params: Value| {
        let mut list = client.ok("mcp/servers/list", params);
        let rows = list["servers"].as_array_mut().unwrap().iter_mut();
        rows.map(|row| row["serverId"].take()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&mut client, json!({})), ["a", "b", "c"]);
    assert_eq!(ids(&mut client, json!({ "status": "active" })), ["b", "c"]);
    assert!(ids(&mut client, json!({ "status": "unverified" })).is_empty());
    assert_eq!(
        client.refused("mcp/servers/list", json!({ "status": "asleep" })),
        invalid()
    );
    client.caller = Caller::local().in_universe(other.into());
    assert!(ids(&mut client, json!({})).is_empty());
}

#[test]
fn a_deleted_record_is_gone_and_sessions_stay_as_they_are() {
    let mut client = Client::new();
    let record = put(&mut client, &with(&json!({})));
    let config = json!({ "features": { "mcp": { "servers": [{ "serverId": "m" }] } } });
    let params = json!({ "sessionId": "s", "config": config });
    client.ok("session/start", params.clone());
    let session = client.session();
    let named = json!({ "serverId": "m" });
    let deleted = client.ok("mcp/servers/delete", named.clone());
    assert_eq!(deleted["server"], record);
    for method in [
        "mcp/servers/delete",
        "mcp/servers/read",
        "mcp/servers/tools/discover",
    ] {
        assert_eq!(client.refused(method, named.clone()), not_found());
    }
    assert_eq!(client.session(), session);
    // A configuration that names it is judged anew, also at a repeated start.
    assert_eq!(
        client.refused("session/config/put", params.clone()),
        not_found()
    );
    assert_eq!(client.refused("session/start", params), not_found());
    assert_eq!(put(&mut client, &with(&json!({})))["revision"], 1);
}

#[test]
fn a_server_offers_two_tools_and_those_that_its_record_names() {
    let mut client = Client::new();
    put(
        &mut client,
        &with(&json!({ "allowedTools": ["read_issue", "search"] })),
    );
    let tools = client.ok("mcp/servers/tools/discover", json!({ "serverId": "m" }));
    assert_eq!(tools["status"], "success");
    let names = tools["tools"].as_array().unwrap().iter();
    let names: Vec<&Value> = names.map(|tool| &tool["name"]).collect();
    assert_eq!(names, ["echo", "read_issue", "search"]);
    assert_eq!(tools["tools"][0]["annotations"]["readOnlyHint"], true);
}

#[test]
fn why_a_server_cannot_be_asked_is_told_without_an_error_of_the_call() {
    let mut client = Client::new();
    let mut code = |record: &Value| {
        put(&mut client, record);
        let answer = client.ok("mcp/servers/tools/discover", json!({ "serverId": "m" }));
        assert_eq!(answer["status"], "failure");
        answer
    };
    for host in [
        "https://mcp.invalid/mcp",
        "http://user@MCP.INVALID:80",
        "https://invalid?x",
    ] {
        assert_eq!(code(&server("m", host))["code"], "unreachable", "{host}");
    }
    for fail in ["remoteRateLimited", "forbidden", "paginationLimit"] {
        let url = format!("https://mcp.example/?a=b&fail={fail}#top");
        assert_eq!(code(&server("m", &url))["code"], fail);
    }
    let consent = code(&server("m", "https://h/?fail=additionalConsentRequired"));
    assert_eq!(
        consent["required_scopes"],
        json!(["tools:read", "tools:call"])
    );
    let policy = json!({ "type": "requiredBearer" });
    let absent = code(&with(
        &json!({ "authPolicy": policy, "status": "disabled" }),
    ));
    assert_eq!(absent["code"], "credentialAbsent");
}

#[test]
fn an_address_tells_how_to_authorize_or_nothing() {
    let mut client = Client::new();
    let mut discover =
        |url: &str| client.ok("mcp/servers/auth/discover", json!({ "serverUrl": url }));
    let expected = json!({
        "resource": "https://mcp.example:8443/mcp?x=1",
        "authorizationServers": ["https://mcp.example:8443"],
        "scopesSupported": ["tools:read", "tools:call"],
    });
    assert_eq!(
        discover("https://mcp.example:8443/mcp?x=1"),
        json!({ "oauth": expected })
    );
    for silent in ["https://mcp.invalid/mcp", "https://h/?fail=unreachable"] {
        assert_eq!(discover(silent), json!({}), "{silent}");
    }
    let wrong = json!({ "serverUrl": "ftp://h/" });
    assert_eq!(
        client.refused("mcp/servers/auth/discover", wrong),
        invalid()
    );
}

fn using(servers: &Value) -> Value {
    json!({ "sessionId": "s", "config": { "features": { "mcp": { "servers": servers } } } })
}

#[test]
fn a_session_may_call_the_tools_of_its_servers() {
    let mut client = Client::new();
    let record = with(&json!({
        "description": "Issues of Acorn", "approval": "always", "allowedTools": ["read", "write"],
    }));
    put(&mut client, &record);
    let narrowed = json!([{ "serverId": "m", "tools": ["write", "burn"] }]);
    client.ok("session/start", using(&narrowed));
    assert_eq!(
        client.kinds_after(1),
        ["contextEntriesApplied(instructions)", "toolsPatched"]
    );
    let patched = client.events()[2]["kind"].take();
    assert_eq!(
        patched,
        json!({ "type": "toolsPatched", "baseRevision": 0, "revision": 1, "upserted": ["m"], "removed": [] })
    );
    let description = client.put_blob(b"Issues of Acorn");
    let kind = json!({
        "type": "remoteMcp", "serverId": "m", "serverLabel": "issues",
        "serverUrl": "https://mcp.example/mcp", "descriptionRef": description,
        "allowedTools": ["write"], "approval": "always", "authRequired": false,
    });
    let tool = json!({ "toolId": "m", "kind": kind, "parallelism": "parallelSafe" });
    assert_eq!(
        client.session()["activeTools"],
        json!({ "revision": 1, "tools": [tool] })
    );
    let mut run = crate::core_support::start("hello");
    let choice = |id: &str| json!({ "toolChoice": { "type": "specific", "toolId": id } });
    run["config"] = json!({ "generation": choice("other") });
    assert_eq!(
        client.refused("session/runs/start", run.clone()),
        rejected()
    );
    run["config"] = json!({ "generation": choice("m") });
    client.ok("session/runs/start", run);
    client.pass(50);

    // A later record reaches the session with its next configuration.
    put(&mut client, &with(&json!({})));
    assert_eq!(client.session()["activeTools"]["revision"], 1);
    let head = client.head();
    client.ok("session/config/put", using(&json!([{ "serverId": "m" }])));
    assert_eq!(
        client.kinds_after(head),
        ["sessionConfigChanged", "toolsPatched"]
    );
    let kind = client.session()["activeTools"]["tools"][0]["kind"].take();
    assert_eq!(kind.get("allowedTools"), None);
    client.ok("session/config/put", using(&json!([])));
    assert_eq!(
        client.session()["activeTools"],
        json!({ "revision": 3, "tools": [] })
    );
    let last = client.events().pop().unwrap();
    assert_eq!(last["kind"]["removed"], json!(["m"]));
}

#[test]
fn a_server_that_sessions_may_not_use_gives_no_tools() {
    let mut client = Client::new();
    put(&mut client, &with(&json!({ "status": "disabled" })));
    client.ok("session/start", using(&json!([{ "serverId": "m" }])));
    assert_eq!(
        client.session()["activeTools"],
        json!({ "revision": 0, "tools": [] })
    );
}

#[test]
fn tools_of_servers_stand_after_those_of_workflows_and_never_under_their_ids() {
    let mut client = Client::new();
    let schema = client.put_blob(b"{}");
    for id in ["m", "taken"] {
        let mut record = with(&json!({}));
        record["serverId"] = id.into();
        put(&mut client, &record);
    }
    let kind = json!({ "type": "function", "inputSchemaRef": schema });
    let definition = json!({
        "toolId": "taken", "revision": 1, "semanticType": "ticket",
        "tool": { "name": "taken", "kind": kind },
    });
    let receiver = json!({ "workflowId": "w", "workflowKind": "pipeline" });
    let tool = json!({
        "definition": definition, "completion": { "type": "accepted" },
        "target": { "type": "bound", "receiver": receiver, "dispatch": "pull" },
    });
    let mut params =
        using(&json!([{ "serverId": "taken" }, { "serverId": "m" }, { "serverId": "m" }]));
    params["workflowTools"] = json!({ "version": 1, "tools": [tool] });
    client.ok("session/managed/start", params);
    let kinds = client.kinds_after(2);
    assert_eq!(kinds, ["workflowToolsConfigured", "toolsPatched"]);
    let patched = client.events()[3]["kind"]["upserted"].take();
    assert_eq!(patched, json!(["taken", "m"]));
    let tools = client.session()["activeTools"]["tools"].take();
    let types: Vec<&Value> = [0, 1].map(|at| &tools[at]["kind"]["type"]).to_vec();
    assert_eq!(types, ["function", "remoteMcp"]);
    assert_eq!(tools.as_array().map(Vec::len), Some(2));
}
