//! Credentials that the jobs of environments find, and the keys with which daemons register.

use serde_json::{Value, json};

use crate::core_environments::{external, ids, make, named};
use crate::core_support::{Client, invalid, not_found};

const EXTERNAL: &str = "environments/external/create";

#[test]
fn variables_are_bound_to_credentials_that_are_named_and_never_shown() {
    let mut client = Client::new();
    let id = make(&mut client, EXTERNAL, external("x", "wss://h.example"))["environmentId"].take();
    let bind = |name: &str, source: Value| json!({ "environmentId": id, "envName": name, "source": source });
    let method = "environments/credentials/bind";
    let grant = json!({ "type": "authGrant", "grantId": "g" });
    assert_eq!(client.refused(method, bind("T", grant.clone())), invalid());
    client.ok(
        "auth/grants/import",
        json!({ "grantId": "g", "token": "very secret", "exposure": "retrievable" }),
    );
    let at = client.now;
    let bound = client.ok(method, bind("T", grant.clone()))["credential"].take();
    let expected = json!({
        "environmentId": id, "envName": "T", "source": grant, "createdAtMs": at, "updatedAtMs": at,
    });
    assert_eq!(bound, expected);
    client.now += 7;
    let secret = json!({ "type": "directSecret", "secretId": "s" });
    let again = client.ok(method, bind("T", secret.clone()))["credential"].take();
    assert_eq!(
        (
            &again["source"],
            &again["createdAtMs"],
            &again["updatedAtMs"]
        ),
        (&secret, &json!(at), &json!(at + 7))
    );
    client.ok(method, bind("A_1", secret));
    let unknown = json!({ "type": "authProviderCredential", "providerId": "none" });
    assert_eq!(client.refused(method, bind("T", unknown)), invalid());
    assert_eq!(client.refused(method, bind("1A", grant)), invalid());
    let list = client.ok("environments/credentials/list", named(&id));
    assert_eq!(ids(&list["credentials"], "envName"), ["A_1", "T"]);
    let unbind = json!({ "environmentId": id, "envName": "T" });
    let method = "environments/credentials/unbind";
    assert_eq!(client.ok(method, unbind.clone())["credential"], again);
    assert_eq!(client.refused(method, unbind), not_found());
}

#[test]
fn the_secret_of_a_registration_key_is_shown_once() {
    let mut client = Client::new();
    let params = json!({
        "displayName": "Machines", "identityMode": "ephemeral", "maxActiveEnvironments": 4,
        "expiresAtMs": client.now + 100,
    });
    let made = client.ok("environments/registration-keys/create", params.clone());
    let key = &made["registrationKey"];
    let secret = made["secret"].as_str().unwrap();
    assert!(secret.starts_with(key["keyPrefix"].as_str().unwrap()));
    assert_eq!(
        (&key["status"], &key["ephemeralDisconnectGraceMs"]),
        (&json!("active"), &json!(60_000))
    );
    let named = json!({ "registrationKeyId": key["registrationKeyId"] });
    let read = client.ok("environments/registration-keys/read", named.clone());
    assert_eq!(read["registrationKey"], *key);
    assert!(!read.to_string().contains(secret));
    let state = serde_json::to_string(client.core.state()).unwrap();
    assert!(!state.contains(secret));
    client.pass(100);
    let expired = client.ok("environments/registration-keys/read", named.clone());
    assert_eq!(expired["registrationKey"]["status"], "expired");
    let other = client.ok("environments/registration-keys/create", params);
    assert_ne!(other["secret"], made["secret"]);
    let list = client.ok("environments/registration-keys/list", json!({}));
    let id = other["registrationKey"]["registrationKeyId"].clone();
    let expected = [id, key["registrationKeyId"].clone()];
    assert_eq!(
        ids(&list["registrationKeys"], "registrationKeyId"),
        expected
    );

    let revoke = "environments/registration-keys/revoke";
    let revoked = client.ok(revoke, named.clone());
    assert_eq!(revoked["registrationKey"]["status"], "revoked");
    assert_eq!(revoked["registrationKey"]["revokedAtMs"], client.now);
    client.pass(5);
    assert_eq!(client.ok(revoke, named), revoked);
    let none = json!({ "registrationKeyId": "none" });
    for method in [revoke, "environments/registration-keys/read"] {
        assert_eq!(client.refused(method, none.clone()), not_found());
    }
}
