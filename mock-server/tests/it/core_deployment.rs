//! Universes, environment providers, bindings, adopted environments and channel accounts, as the
//! operator of a deployment has them.

use std::sync::Arc;

use mock_server::core::{Caller, Core, CoreConfig, Right, State};
use serde_json::{Value, json};

use crate::core_support::{Client, conflict, invalid, not_found, rejected, start};

const ACORN: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";
const BIRCH: &str = "7f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c22";
const CREATE: &str = "deployment/universes/create";
const READ: &str = "deployment/universes/read";
const DELETE: &str = "deployment/universes/delete";
const SLUG: &str = "deployment/universes/slug/put";
const PROVIDER_PUT: &str = "deployment/environment-providers/put";
const PROVIDER_DELETE: &str = "deployment/environment-providers/delete";
const BINDING_PUT: &str = "deployment/environment-providers/bindings/put";
const BINDING_DELETE: &str = "deployment/environment-providers/bindings/delete";
const BINDINGS: &str = "deployment/environment-provider-bindings/list";
const ADOPT: &str = "deployment/environments/adopt";
const ACCOUNTS: &str = "deployment/channels/accounts/list";

fn named(universe: &str) -> Value {
    json!({ "universeId": universe })
}

#[test]
fn a_universe_is_created_once_and_found_again_under_its_id_in_any_spelling() {
    let mut client = Client::new();
    let now = client.now;
    assert_eq!(client.refused(READ, named(ACORN)), not_found());
    let created = client.ok(CREATE, json!({ "universeId": ACORN, "slug": "acorn" }));
    let view = json!({
        "universeId": ACORN, "slug": "acorn", "createdAtMs": now, "sessions": 0, "workspaces": 0,
        "profiles": 0, "blobBytes": 0,
    });
    assert_eq!(created, json!({ "universe": view, "created": true }));
    client.now += 5;
    let upper = ACORN.to_uppercase();
    let again = client.ok(CREATE, json!({ "universeId": upper, "slug": "other" }));
    assert_eq!(again, json!({ "universe": view, "created": false }));
    assert_eq!(client.ok(READ, named(&upper)), json!({ "universe": view }));
    let list = client.ok("deployment/universes/list", json!({}));
    assert_eq!(list["universes"].as_array().map(Vec::len), Some(2));
    assert_eq!(list["universes"][1], view);
    assert_eq!(client.refused(CREATE, named("acorn")), invalid());
}

#[test]
fn a_slug_belongs_to_one_universe() {
    let mut client = Client::new();
    client.ok(CREATE, json!({ "universeId": ACORN, "slug": "acorn" }));
    let taken = json!({ "universeId": BIRCH, "slug": "acorn" });
    assert_eq!(client.refused(CREATE, taken.clone()), conflict());
    assert_eq!(client.refused(READ, named(BIRCH)), not_found());
    assert_eq!(client.refused(SLUG, taken.clone()), not_found());
    client.ok(CREATE, named(BIRCH));
    assert_eq!(client.refused(SLUG, taken), conflict());
    let put =
        |slug: &str, only: bool| json!({ "universeId": BIRCH, "slug": slug, "onlyIfUnset": only });
    client.ok(SLUG, put("birch", true));
    client.ok(SLUG, put("birch", true));
    assert_eq!(client.refused(SLUG, put("birch-2", true)), conflict());
    assert_eq!(
        client.ok(SLUG, put("birch-2", false))["universe"]["slug"],
        "birch-2"
    );
    // The old one is free.
    client.ok(SLUG, json!({ "universeId": ACORN, "slug": "birch" }));
    assert_eq!(client.ok(READ, named(ACORN))["universe"]["slug"], "birch");
}

#[test]
fn the_counts_of_a_universe_are_those_of_what_is_in_it() {
    let mut client = Client::new();
    client.ok(CREATE, named(ACORN));
    client.caller = Caller::local().in_universe(ACORN.into());
    client.put_blob(b"hello");
    client.put_blob(b"hello");
    client.put_blob(b"you");
    client.ok("profiles/put", json!({ "profile": { "profileId": "p" } }));
    let before = client.ok(READ, named(ACORN))["universe"].take();
    assert_eq!(
        (&before["blobBytes"], &before["profiles"]),
        (&json!(8), &json!(1))
    );
    assert_eq!(before.get("lastActivityAtMs"), None);
    client.now += 3;
    client.ok("session/start", json!({ "sessionId": "s" }));
    client.now += 3;
    client.ok("session/start", json!({ "sessionId": "t" }));
    let after = client.ok(READ, named(ACORN))["universe"].take();
    assert_eq!(after["sessions"], 2);
    assert_eq!(after["lastActivityAtMs"], client.now);
    client.ok("session/close", json!({ "sessionId": "t" }));
    client.ok("session/delete", json!({ "sessionId": "t" }));
    assert_eq!(client.ok(READ, named(ACORN))["universe"]["sessions"], 1);
    let local = client.ok(READ, named(Caller::LOCAL_UNIVERSE));
    assert_eq!(local["universe"]["sessions"], 0);
}

#[test]
fn a_universe_is_deleted_with_everything_in_it_and_nothing_outside() {
    let mut client = Client::with_session();
    client.ok(CREATE, json!({ "universeId": ACORN, "slug": "acorn" }));
    client.caller = Caller::local().in_universe(ACORN.into());
    client.put_blob(b"hello");
    for session in ["s", "closed"] {
        client.ok("session/start", json!({ "sessionId": session }));
    }
    client.ok("session/close", json!({ "sessionId": "closed" }));
    client.run("sleep=5");
    let blobs = client.ok(DELETE, named(ACORN));
    assert_eq!(blobs["universeId"], ACORN);
    assert_eq!(blobs["workflowsTerminated"], 1);
    assert!(blobs["blobObjectsDeleted"].as_u64() >= Some(1), "{blobs}");
    assert_eq!(client.refused(DELETE, named(ACORN)), not_found());
    assert_eq!(client.refused("session/list", json!({})), not_found());
    // Nothing that was planned in it happens to its successor.
    client.ok(CREATE, json!({ "universeId": ACORN, "slug": "acorn" }));
    assert_eq!(
        client.ok("session/list", json!({})),
        json!({ "sessions": [] })
    );
    client.ok("session/start", json!({ "sessionId": "s" }));
    client.pass(10_000);
    assert_eq!(client.core.next_due(), None);
    assert_eq!(client.head(), 2);
    client.caller = Caller::local();
    assert_eq!(client.session()["status"], "idle");
}

#[test]
fn the_one_universe_of_a_server_for_one_caller_is_emptied_and_stays() {
    let mut client = Client::with_session();
    let local = named(Caller::LOCAL_UNIVERSE);
    let deleted = client.ok(DELETE, local.clone());
    assert_eq!(deleted["workflowsTerminated"], 1);
    assert_eq!(
        client.ok("session/list", json!({})),
        json!({ "sessions": [] })
    );
    assert_eq!(client.ok(READ, local)["universe"]["profiles"], 0);
    client.ok("session/start", json!({ "sessionId": "s" }));
    assert!(client.ok("session/runs/start", start("hello"))["run"].is_object());
}

fn provider(id: &str, name: &str) -> Value {
    let transport = json!({ "type": "provider", "providerType": "incus" });
    json!({
        "providerId": id, "displayName": name, "metadata": { "k": "v" },
        "controllerConnection": { "endpoint": "https://example.com", "transport": transport },
    })
}

fn binding(id: &str, provider: &str) -> Value {
    json!({ "universeId": ACORN, "bindingId": id, "providerId": provider, "status": "enabled" })
}

/// A client with a universe, two providers, and a binding `b` for the provider `one`.
fn bound() -> Client {
    let mut client = Client::new();
    client.ok(CREATE, named(ACORN));
    client.ok(PROVIDER_PUT, provider("one", "One"));
    client.ok(PROVIDER_PUT, provider("two", "Two"));
    client.ok(BINDING_PUT, binding("b", "one"));
    client
}

#[test]
fn environment_providers_are_put_read_listed_and_deleted() {
    let mut client = Client::new();
    let at = client.now;
    let put = client.ok(PROVIDER_PUT, provider("one", "One"))["provider"].take();
    let mut expected = provider("one", "One");
    expected["createdAtMs"] = at.into();
    expected["updatedAtMs"] = at.into();
    assert_eq!(put, expected);
    client.ok(PROVIDER_PUT, provider("two", "Two"));
    client.now += 4;
    let again = client.ok(PROVIDER_PUT, provider("one", "1"))["provider"].take();
    assert_eq!(
        (&again["createdAtMs"], &again["updatedAtMs"]),
        (&json!(at), &json!(at + 4))
    );
    let one = json!({ "providerId": "one" });
    let read = "deployment/environment-providers/read";
    assert_eq!(client.ok(read, one.clone())["provider"], again);
    let list = client.ok("deployment/environment-providers/list", json!({}));
    let ids: Vec<_> = list["providers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["providerId"])
        .collect();
    assert_eq!(ids, ["one", "two"]);
    assert_eq!(client.ok(PROVIDER_DELETE, one.clone())["provider"], again);
    assert_eq!(client.refused(read, one.clone()), not_found());
    assert_eq!(client.refused(PROVIDER_DELETE, one), not_found());
}

#[test]
fn a_provider_stays_while_a_universe_has_a_binding_for_it() {
    let mut client = bound();
    let one = json!({ "providerId": "one" });
    assert_eq!(client.refused(PROVIDER_DELETE, one.clone()), rejected());
    client.ok(PROVIDER_DELETE, json!({ "providerId": "two" }));
    client.ok(
        BINDING_DELETE,
        json!({ "universeId": ACORN, "bindingId": "b" }),
    );
    client.ok(PROVIDER_DELETE, one);
    let mut client = bound();
    client.ok(DELETE, named(ACORN));
    client.ok(PROVIDER_DELETE, json!({ "providerId": "one" }));
}

#[test]
fn bindings_have_revisions_and_there_is_one_for_a_provider() {
    let mut client = bound();
    let at = client.now;
    client.now += 1;
    let mut put = binding("b", "one");
    put["status"] = json!("disabled");
    put["expectedRevision"] = json!(2);
    assert_eq!(client.refused(BINDING_PUT, put.clone()), conflict());
    put["expectedRevision"] = json!(1);
    let expected = json!({
        "bindingId": "b", "providerId": "one", "status": "disabled", "revision": 2,
        "createdAtMs": at, "updatedAtMs": at + 1,
    });
    assert_eq!(client.ok(BINDING_PUT, put), json!({ "binding": expected }));
    assert_eq!(client.refused(BINDING_PUT, binding("c", "one")), conflict());
    let mut new = binding("c", "two");
    new["expectedRevision"] = json!(9);
    assert_eq!(client.ok(BINDING_PUT, new)["binding"]["revision"], 1);
    assert_eq!(client.refused(BINDING_PUT, binding("b", "two")), conflict());
    let list = client.ok(BINDINGS, named(ACORN));
    let ids: Vec<_> = list["bindings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["bindingId"])
        .collect();
    assert_eq!(ids, ["c", "b"]);
    assert_eq!(
        client.ok(BINDINGS, named(Caller::LOCAL_UNIVERSE)),
        json!({ "bindings": [] })
    );
    // Another universe has its own.
    let mut elsewhere = binding("b", "one");
    elsewhere["universeId"] = json!(Caller::LOCAL_UNIVERSE);
    assert_eq!(client.ok(BINDING_PUT, elsewhere)["binding"]["revision"], 1);
}

#[test]
fn a_binding_is_between_a_universe_and_a_provider_that_exist() {
    let mut client = bound();
    assert_eq!(
        client.refused(BINDING_PUT, binding("c", "three")),
        not_found()
    );
    let mut nowhere = binding("c", "two");
    nowhere["universeId"] = json!(BIRCH);
    assert_eq!(client.refused(BINDING_PUT, nowhere), not_found());
    assert_eq!(client.refused(BINDINGS, named(BIRCH)), not_found());
    client.ok(BINDING_PUT, binding("c", "two"));
    let gone = |universe: &str, id: &str| json!({ "universeId": universe, "bindingId": id });
    for (universe, id) in [(BIRCH, "c"), (Caller::LOCAL_UNIVERSE, "c"), (ACORN, "d")] {
        assert_eq!(
            client.refused(BINDING_DELETE, gone(universe, id)),
            not_found()
        );
    }
    let deleted = client.ok(BINDING_DELETE, gone(ACORN, "c"));
    assert_eq!(deleted["binding"]["providerId"], "two");
}

fn adopt(request: &str, target: &str) -> Value {
    json!({
        "universeId": ACORN, "requestId": request, "bindingId": "b", "sourceTarget": target,
        "takeOwnership": true, "displayName": "Host", "metadata": { "k": "v" },
    })
}

#[test]
fn a_machine_is_adopted_once_for_a_request() {
    let mut client = bound();
    let made = client.ok(ADOPT, adopt("r", "host"))["environment"].take();
    assert_eq!(
        (&made["requestId"], &made["displayName"]),
        (&json!("r"), &json!("Host"))
    );
    let source = json!({ "type": "provisioned", "providerId": "one", "bindingId": "b" });
    assert_eq!(
        (&made["source"], &made["status"]),
        (&source, &json!("ready"))
    );
    assert_eq!(made["incarnation"]["providerTargetId"], "host");
    client.now += 9;
    // Whatever else the repeat says.
    assert_eq!(client.ok(ADOPT, adopt("r", "another"))["environment"], made);
    let other = client.ok(ADOPT, adopt("q", "another"))["environment"].take();
    assert_ne!(other["environmentId"], made["environmentId"]);
    assert_eq!(client.refused(ADOPT, adopt("p", "host")), rejected());
}

#[test]
fn a_machine_is_adopted_by_a_binding_that_is_there_and_enabled_with_its_ownership() {
    let mut client = bound();
    let with = |member: &str, value: Value| {
        let mut params = adopt("r", "host");
        params[member] = value;
        params
    };
    assert_eq!(
        client.refused(ADOPT, with("universeId", json!(BIRCH))),
        not_found()
    );
    assert_eq!(
        client.refused(ADOPT, with("bindingId", json!("c"))),
        not_found()
    );
    assert_eq!(
        client.refused(ADOPT, with("takeOwnership", json!(false))),
        invalid()
    );
    let mut disabled = binding("b", "one");
    disabled["status"] = json!("disabled");
    client.ok(BINDING_PUT, disabled);
    assert_eq!(client.refused(ADOPT, adopt("r", "host")), rejected());
    client.ok(BINDING_PUT, binding("b", "one"));
    client.ok(ADOPT, adopt("r", "host"));
    let gone = json!({ "universeId": ACORN, "bindingId": "b" });
    assert_eq!(client.refused(BINDING_DELETE, gone), rejected());
}

#[test]
fn channel_accounts_of_all_universes_are_listed_with_their_universe() {
    let mut client = Client::new();
    client.ok(CREATE, named(ACORN));
    assert_eq!(client.ok(ACCOUNTS, json!({})), json!({ "accounts": [] }));
    let account = |id: &str, provider: &str, enabled: bool| {
        let record = json!({
            "accountId": id, "provider": provider, "providerAccountId": "1", "displayName": "d",
            "settings": {}, "enabled": enabled, "revision": 1, "createdAtMs": 0, "updatedAtMs": 0,
        });
        json!({ "record": record, "put": 1 })
    };
    // Accounts come from the methods of a universe; here, from a state that has some.
    let mut state = serde_json::to_value(client.core.state()).unwrap();
    let universes = &mut state["universes"];
    universes[ACORN]["channel_accounts"]["records"] =
        json!({ "off": account("off", "telegram", false), "on": account("on", "telegram", true) });
    universes[Caller::LOCAL_UNIVERSE]["channel_accounts"]["records"] =
        json!({ "wa": account("wa", "whatsapp", true) });
    let state: State = serde_json::from_value(state).unwrap();
    let mut client = Client::of(Core::resume(CoreConfig::default(), Arc::new(Right), state));
    let mut list = |params: Value| {
        let list = client.ok(ACCOUNTS, params);
        let rows = list["accounts"].as_array().unwrap().iter();
        rows.map(|row| (row["universeId"].clone(), row["accountId"].clone()))
            .collect::<Vec<_>>()
    };
    let wa = (json!(Caller::LOCAL_UNIVERSE), json!("wa"));
    let (on, off) = ((json!(ACORN), json!("on")), (json!(ACORN), json!("off")));
    assert_eq!(list(json!({})), [wa.clone(), on.clone()]);
    assert_eq!(
        list(json!({ "includeDisabled": true })),
        [wa, off, on.clone()]
    );
    assert_eq!(list(json!({ "provider": "telegram" })), [on]);
    assert_eq!(list(json!({ "provider": "signal" })), []);
}
