//! Who may call, in each access mode. Every refusal stands beside the call that differs from it in
//! the one thing and succeeds.

use mock_server::core::{AccessMode, Claim, Claims, Core, CoreConfig, StartRefused};
use serde_json::{Value, json};

use crate::core_support::{
    Client, Refused, claims, forbidden, invalid, not_found, unauthenticated,
};

const ACORN: &str = "6f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c21";
const BIRCH: &str = "7f1d1b9e-3c0a-4f5e-9a57-2f1f8a4f7c22";

/// What is answered when there is no such method.
const NO_METHOD: Refused = Refused {
    code: -32601,
    kind: None,
};

/// To whom a session is ascribed that is started by whoever says this of itself.
fn creator(client: &mut Client, claims: &Claims) -> Value {
    let id = client.ok_as(claims, "session/start", json!({}))["session"]["id"].take();
    let mut read = client.ok_as(claims, "session/read", json!({ "sessionId": id }));
    read["session"]["access"]["createdBy"].take()
}

fn list(client: &mut Client, claims: &Claims) -> Value {
    client.ok_as(claims, "session/list", json!({}))
}

#[test]
fn in_mode_single_everybody_is_the_local_caller_and_claims_to_be_another_are_refused() {
    let mut client = Client::new();
    for authorization in ["", "Bearer lsk_x", "Basic x"] {
        let claims = claims(authorization, "", "");
        let local = json!({ "kind": "local" });
        assert_eq!(creator(&mut client, &claims), local);
    }
    let garbled = Claims {
        authorization: Claim::Garbled,
        ..Claims::default()
    };
    list(&mut client, &garbled);
    for (universe, actor) in [(ACORN, ""), ("", "ann"), ("x", "")] {
        let claims = claims("", universe, actor);
        let refused = client.refused_as(&claims, "session/list", json!({}));
        assert_eq!(refused, invalid());
    }
    let caller = client.ok_as(&Claims::default(), "initialize", json!({}))["caller"].take();
    assert_eq!(caller["groups"].as_array().map(Vec::len), Some(17));
    assert_eq!(caller["scope"], json!({ "kind": "deployment" }));
    assert_eq!(
        (&caller["single"], caller.get("keyPrefix")),
        (&json!(true), None)
    );
}

#[test]
fn in_mode_trusted_header_each_call_names_a_universe_that_exists() {
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &[ACORN]);
    let spelled = [
        ACORN.to_owned(),
        ACORN.to_uppercase(),
        ACORN.replace('-', ""),
    ];
    for universe in spelled.into_iter().chain([format!(" {ACORN}\t")]) {
        list(&mut client, &claims("", &universe, ""));
    }
    for malformed in [
        "",
        " ",
        "acorn",
        "6f1d1b9e",
        "6f1d1b9e3c0a-4f5e-9a57-2f1f8a4f7c21",
    ] {
        let claims = claims("", malformed, "");
        let refused = client.refused_as(&claims, "session/list", json!({}));
        assert_eq!(refused, invalid(), "{malformed:?}");
    }
    let garbled = Claims {
        universe: Claim::Garbled,
        ..Claims::default()
    };
    assert_eq!(
        client.refused_as(&garbled, "session/list", json!({})),
        invalid()
    );
    // Twice: it is not created by being named.
    for _ in 0..2 {
        let unknown = claims("", BIRCH, "");
        let refused = client.refused_as(&unknown, "session/start", json!({}));
        assert_eq!(refused, not_found());
    }
    // No key is asked for, and one that is sent means nothing.
    list(&mut client, &claims("Bearer lsk_x", ACORN, ""));
}

#[test]
fn in_mode_trusted_header_universes_are_apart_and_the_actor_is_recorded() {
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &[ACORN, BIRCH]);
    let by = |client: &mut Client, actor: &str| creator(client, &claims("", ACORN, actor));
    let ann = json!({ "kind": "actor", "id": "ann" });
    assert_eq!(by(&mut client, " ann "), ann);
    assert_eq!(by(&mut client, "")["kind"], "internal");
    assert_eq!(by(&mut client, " ")["kind"], "internal");
    let garbled = Claims {
        actor: Claim::Garbled,
        ..claims("", ACORN, "")
    };
    assert_eq!(
        client.refused_as(&garbled, "session/list", json!({})),
        invalid()
    );
    let (here, there) = (claims("", ACORN, ""), claims("", BIRCH, ""));
    let start = json!({ "sessionId": "s" });
    client.ok_as(&here, "session/start", start.clone());
    let read = client.refused_as(&there, "session/read", start.clone());
    assert_eq!(read, not_found());
    client.ok_as(&here, "session/read", start);
}

#[test]
fn in_mode_trusted_header_the_universe_comes_before_the_method_and_no_universe_with_deployments() {
    let mut client = Client::in_mode(AccessMode::TrustedHeader, &[ACORN]);
    let mut refused = |universe: &str, method: &str| {
        client.refused_as(&claims("", universe, ""), method, json!({ "zzz": 1 }))
    };
    assert_eq!(refused("", "no/such"), invalid());
    assert_eq!(refused(BIRCH, "no/such"), not_found());
    assert_eq!(refused(ACORN, "no/such"), NO_METHOD);
    assert_eq!(refused(ACORN, "deployment/no/such"), invalid());
    assert_eq!(refused("", "deployment/no/such"), NO_METHOD);
    assert_eq!(refused("", "initialize"), invalid());
    let caller = client.ok_as(&claims("", ACORN, "ann"), "initialize", json!({}))["caller"].take();
    assert_eq!(
        (&caller["single"], caller.get("keyPrefix")),
        (&json!(false), None)
    );
    assert_eq!(caller["scope"], json!({ "kind": "deployment" }));
}

fn with_keys() -> (Client, String) {
    let client = Client::in_mode(AccessMode::ApiKey, &[ACORN]);
    let key = client.core.bootstrap_key().unwrap().as_str().to_owned();
    (client, format!("Bearer {key}"))
}

#[test]
fn in_mode_api_key_whatever_is_wrong_with_a_credential_is_answered_with_the_same_words() {
    let (mut client, good) = with_keys();
    list(&mut client, &claims(&good, ACORN, ""));
    let spaces = good.replace("Bearer ", "Bearer   ") + " \t";
    list(&mut client, &claims(&spaces, ACORN, ""));
    let other = if good.ends_with('A') { "B" } else { "A" };
    let wrong = [
        String::new(),
        "Bearer".to_owned(),
        "Bearer ".to_owned(),
        good.replace("Bearer", "bearer"),
        good.replace("Bearer", "Basic"),
        good.replace("Bearer ", ""),
        good.replace("lsk_", "lsk-"),
        good[..good.len() - 1].to_owned(),
        format!("{}{other}", &good[..good.len() - 1]),
        format!("{good}A"),
        format!("Bearer lsk_{}", "A".repeat(43)),
        "Bearer lsk_éééééééé".to_owned(),
    ];
    let claimed = wrong.map(|authorization| claims(&authorization, ACORN, ""));
    let garbled = Claims {
        authorization: Claim::Garbled,
        ..claims("", ACORN, "")
    };
    let mut errors = Vec::new();
    for claims in claimed.iter().chain([&garbled]) {
        // The same for methods that do not exist, of the deployment, and without parameters.
        for method in [
            "session/list",
            "no/such",
            "deployment/universes/list",
            "initialize",
        ] {
            let response = client.response_as(claims, method, json!({ "zzz": 1 }));
            errors.push(response["error"].clone());
        }
    }
    assert!(errors.iter().all(|error| *error == errors[0]));
    assert_eq!(errors[0]["code"], unauthenticated().code);
    assert_eq!(errors[0]["data"]["kind"], "unauthenticated");
    assert!(!format!("{claimed:?}").contains("lsk_"));
}

#[test]
fn a_key_of_the_deployment_names_the_universe_where_one_is_meant_and_only_there() {
    let (mut client, key) = with_keys();
    let caller = client.ok_as(&claims(&key, "", ""), "initialize", json!({}))["caller"].take();
    assert_eq!(caller["keyPrefix"], key["Bearer ".len()..][..12]);
    assert_eq!(caller["scope"], json!({ "kind": "deployment" }));
    assert_eq!(caller["groups"].as_array().map(Vec::len), Some(17));
    assert_eq!(caller["single"], false);
    let mut refused = |universe: &str, method: &str| {
        client.refused_as(&claims(&key, universe, ""), method, json!({}))
    };
    assert_eq!(refused(ACORN, "initialize"), forbidden());
    assert_eq!(refused(ACORN, "deployment/universes/list"), forbidden());
    assert_eq!(refused("", "session/list"), invalid());
    assert_eq!(refused("acorn", "session/list"), invalid());
    assert_eq!(refused(BIRCH, "session/list"), not_found());
    assert_eq!(refused("", "no/such"), NO_METHOD);
    assert_eq!(refused(BIRCH, "no/such"), not_found());
    assert_eq!(refused(ACORN, "no/such"), NO_METHOD);
    list(&mut client, &claims(&key, ACORN, ""));
    list(&mut client, &claims(&key, &ACORN.replace('-', ""), ""));
}

#[test]
fn calls_with_a_key_are_ascribed_to_it_or_to_the_actor_it_names() {
    let (mut client, key) = with_keys();
    let mut by = |actor: &str| creator(&mut client, &claims(&key, ACORN, actor));
    let prefix = &key["Bearer ".len()..][..12];
    assert_eq!(by(""), json!({ "kind": "key", "prefix": prefix }));
    assert_eq!(by("ann"), json!({ "kind": "actor", "id": "ann" }));
}

#[test]
fn the_bootstrap_key_comes_from_the_seed_or_is_given() {
    let first = |seed, given: Option<&str>| {
        let core = Core::new(CoreConfig {
            seed,
            access: AccessMode::ApiKey,
            bootstrap_key: given.map(Into::into),
            ..CoreConfig::default()
        });
        core.bootstrap_key().unwrap().as_str().to_owned()
    };
    let made = first(1, None);
    assert_eq!(made, first(1, None));
    assert_ne!(made, first(2, None));
    assert!(made.starts_with("lsk_") && made.len() == 47, "{made}");
    let given = format!("lsk_{}", "a-_9".repeat(11).split_at(43).0);
    assert_eq!(first(1, Some(&given)), given);
    assert!(Core::new(CoreConfig::default()).bootstrap_key().is_none());
}

#[test]
fn settings_that_do_not_fit_each_other_are_told() {
    let check = |access, universe: Option<&str>, key: Option<&str>| {
        CoreConfig {
            access,
            universes: universe.into_iter().map(Into::into).collect(),
            bootstrap_key: key.map(Into::into),
            ..CoreConfig::default()
        }
        .check()
    };
    let key = format!("lsk_{}", "A".repeat(43));
    let short = "lsk_CANARY";
    assert_eq!(check(AccessMode::ApiKey, Some(ACORN), Some(&key)), Ok(()));
    assert_eq!(check(AccessMode::TrustedHeader, Some(ACORN), None), Ok(()));
    assert_eq!(
        check(AccessMode::Single, Some(ACORN), None),
        Err(StartRefused::Universes)
    );
    assert_eq!(
        check(AccessMode::TrustedHeader, None, Some(&key)),
        Err(StartRefused::Key)
    );
    assert_eq!(
        check(AccessMode::ApiKey, None, Some(short)),
        Err(StartRefused::KeyForm)
    );
    assert!(!StartRefused::KeyForm.to_string().contains("CANARY"));
    let id = "acorn".to_owned();
    assert_eq!(
        check(AccessMode::ApiKey, Some("acorn"), None),
        Err(StartRefused::UniverseId { id })
    );
}

#[test]
fn no_secret_is_in_the_state_or_in_what_is_printed_for_people() {
    let (mut client, key) = with_keys();
    list(&mut client, &claims(&key, ACORN, ""));
    let secret = &key["Bearer lsk_".len() + 8..];
    let state = client.core.state();
    for text in [
        serde_json::to_string(state).unwrap(),
        format!("{state:?}"),
        format!("{:?}", client.core),
    ] {
        assert!(!text.contains(secret), "{text}");
    }
}
