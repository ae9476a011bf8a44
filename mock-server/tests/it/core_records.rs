//! Blobs and profiles.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::core_support::{Client, Refused, conflict, invalid, not_found};

fn blobs(contents: &[&str]) -> Value {
    let blobs: Vec<Value> = contents
        .iter()
        .map(|base64| json!({ "bytesBase64": base64 }))
        .collect();
    json!({ "blobs": blobs })
}

#[test]
fn a_blob_has_the_hash_of_its_bytes_and_comes_back_whole() {
    let mut client = Client::new();
    let hash = |bytes: &[u8]| {
        let digest = Sha256::digest(bytes);
        let hex = digest
            .iter()
            .fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"));
        format!("sha256:{hex}")
    };
    let put = client.ok("blobs/put", blobs(&["aGVsbG8=", "", "aGVsbG8=", "//4="]));
    let expected = json!([
        { "blobRef": hash(b"hello"), "bytes": 5 },
        { "blobRef": hash(b""), "bytes": 0 },
        { "blobRef": hash(b"hello"), "bytes": 5 },
        { "blobRef": hash(&[0xff, 0xfe]), "bytes": 2 },
    ]);
    assert_eq!(put["blobs"], expected);
    let read = client.ok("blobs/read", json!({ "blobRef": hash(&[0xff, 0xfe]) }));
    assert_eq!(
        (&read["bytesBase64"], &read["bytes"]),
        (&json!("//4="), &json!(2))
    );
    let absent = hash(b"absent");
    let has = client.ok(
        "blobs/has",
        json!({ "blobRefs": [hash(b""), absent, hash(b"")] }),
    );
    let exists: Vec<&Value> = has["blobs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|blob| &blob["exists"])
        .collect();
    assert_eq!(exists, [&json!(true), &json!(false), &json!(true)]);
    assert_eq!(client.ok("blobs/put", json!({})), json!({ "blobs": [] }));
    assert_eq!(
        client.refused("blobs/read", json!({ "blobRef": absent })),
        not_found()
    );
    let upper = hash(b"hello").to_uppercase().replace("SHA", "sha");
    assert_eq!(
        client.refused("blobs/read", json!({ "blobRef": upper })),
        invalid()
    );
    assert_eq!(
        client.refused("blobs/has", json!({ "blobRefs": [absent, "x"] })),
        invalid()
    );
}

#[test]
fn bad_base64_is_refused_and_nothing_is_stored() {
    let mut client = Client::new();
    // Without padding, of the other alphabet, with white space, with bits left over.
    for bad in [
        "aGVsbG8",
        "__4=",
        "aGVs bG8=",
        "aGVsbG8=\n",
        "aGVsbG9=",
        "====",
        "é",
    ] {
        assert_eq!(
            client.refused("blobs/put", blobs(&["d29ybGQ=", bad])),
            invalid(),
            "{bad:?}"
        );
    }
    let world = Client::new().ok("blobs/put", blobs(&["d29ybGQ="]))["blobs"][0]["blobRef"].take();
    assert_eq!(
        client.refused("blobs/read", json!({ "blobRef": world })),
        not_found()
    );
}

#[test]
fn profiles_have_revisions_that_a_put_raises() {
    let mut client = Client::new();
    let now = client.now;
    let profile = |name: &str| json!({ "profileId": "p", "displayName": name, "description": "d" });
    assert_eq!(
        client.refused("profiles/read", json!({ "profileId": "p" })),
        not_found()
    );
    let created =
        client.ok("profiles/create", json!({ "profile": profile("one") }))["profile"].take();
    let expected = json!({
        "profileId": "p", "displayName": "one", "description": "d", "revision": 1,
        "createdAtMs": now, "updatedAtMs": now,
    });
    assert_eq!(created, expected);
    assert_eq!(
        client.refused("profiles/create", json!({ "profile": profile("two") })),
        conflict()
    );
    client.now += 7;
    let put = |name: &str, expected: Value| json!({ "profile": profile(name), "expectedRevision": expected });
    let replaced = client.ok("profiles/put", put("two", json!(1)))["profile"].take();
    assert_eq!(
        (&replaced["revision"], &replaced["displayName"]),
        (&json!(2), &json!("two"))
    );
    assert_eq!(
        (&replaced["createdAtMs"], &replaced["updatedAtMs"]),
        (&json!(now), &json!(now + 7))
    );
    for stale in [1, 3] {
        assert_eq!(
            client.refused("profiles/put", put("x", json!(stale))),
            conflict()
        );
    }
    assert_eq!(
        client.ok("profiles/put", put("two", Value::Null))["profile"]["revision"],
        3
    );
    let new = json!({ "profile": { "profileId": "q" }, "expectedRevision": 5 });
    assert_eq!(client.ok("profiles/put", new)["profile"]["revision"], 1);
    let deleted = client.ok("profiles/delete", json!({ "profileId": "p" }));
    assert_eq!(deleted["profile"]["revision"], 3);
    assert_eq!(
        client.refused("profiles/delete", json!({ "profileId": "p" })),
        not_found()
    );
    assert_eq!(
        client.ok("profiles/create", json!({ "profile": profile("again") }))["profile"]["revision"],
        1
    );
}

#[test]
fn profiles_are_listed_by_their_last_put() {
    let mut client = Client::new();
    for id in ["a", "c", "b", "a"] {
        client.ok("profiles/put", json!({ "profile": { "profileId": id } }));
    }
    let list = client.ok("profiles/list", json!({}));
    let ids: Vec<&Value> = list["profiles"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| &row["profileId"])
        .collect();
    assert_eq!(ids, ["a", "b", "c", "release-editor"]);
}

#[test]
fn a_profile_is_judged_for_form_when_it_is_stored_and_for_sense_when_it_is_used() {
    let mut client = Client::new();
    let put = |profile: Value| json!({ "profile": profile });
    for profile in [
        json!({ "profileId": "p", "displayName": "" }),
        json!({ "profileId": "p", "instructions": { "type": "text", "text": "" } }),
        json!({ "profileId": "a b" }),
    ] {
        assert_eq!(
            client.refused("profiles/put", put(profile.clone())),
            invalid(),
            "{profile}"
        );
    }
    let decode = Refused {
        code: -32602,
        kind: None,
    };
    assert_eq!(client.refused("profiles/put", put(json!({}))), decode);
    let unknown = json!({ "profileId": "p", "config": { "zz": 1 } });
    assert_eq!(client.refused("profiles/put", put(unknown)), decode);
    client.ok(
        "profiles/put",
        put(json!({ "profileId": "p", "zzz": 1, "config": { "features": { "web": {} } } })),
    );
    let absent = format!("sha256:{}", "0".repeat(64));
    let by_ref =
        json!({ "profileId": "q", "instructions": { "type": "textRef", "blobRef": absent } });
    client.ok("profiles/put", put(by_ref));
    for id in ["p", "q"] {
        let profile = json!({ "kind": "named", "profileId": id });
        let params = json!({ "sessionId": "s", "profile": profile });
        assert_eq!(client.refused("session/start", params), invalid(), "{id}");
    }
}

#[test]
fn a_reference_is_64_hexadecimal_digits_in_lower_case() {
    let mut client = Client::new();
    let stored = client.put_blob(b"hello");
    let digits = stored.as_str().unwrap().trim_start_matches("sha256:");
    for malformed in [
        format!("sha256:{}", digits.to_uppercase()),
        format!("SHA256:{digits}"),
        format!("sha256:{}", &digits[1..]),
        format!("sha256:0{digits}"),
        digits.to_owned(),
        String::new(),
    ] {
        let read = json!({ "blobRef": malformed });
        assert_eq!(client.refused("blobs/read", read), invalid(), "{malformed}");
        let has = json!({ "blobRefs": [stored, malformed] });
        assert_eq!(client.refused("blobs/has", has), invalid(), "{malformed}");
    }
}
