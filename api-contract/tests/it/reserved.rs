//! The names that the contract reserves are those that validation refuses.

use api_contract::contract::{Reserved, ReservedForm};
use api_contract::lightspeed::CONTRACT;
use api_contract::lightspeed::ids::ContextEntryKey;
use api_contract::lightspeed::reserved::{CONTEXT_KEY, METADATA_KEY, SESSION_ID};
use serde_json::json;

/// A name that the row covers.
fn covered(reserved: &Reserved) -> String {
    match reserved.form {
        ReservedForm::Prefix(prefix) => format!("{prefix}1"),
        ReservedForm::Exact(word) => word.to_owned(),
    }
}

/// Whether a client may use the name where names of that kind stand.
fn is_free(of: &str, name: &str) -> bool {
    let start = CONTRACT.method("session/start").expect("it is listed");
    match of {
        SESSION_ID => start.accepts(Some(json!({ "sessionId": name }))),
        METADATA_KEY => start.accepts(Some(json!({ "metadata": { name: "1" } }))),
        CONTEXT_KEY => !ContextEntryKey::from(name).is_reserved(),
        other => panic!("{other} is a kind of name that this test does not know"),
    }
}

#[test]
fn a_reserved_name_is_refused_and_its_like_is_not() {
    for reserved in CONTRACT.reserved {
        let name = covered(reserved);
        assert!(reserved.covers(&name), "{name}");
        assert!(!is_free(reserved.of, &name), "{}: {name}", reserved.of);
        let alike = format!("x{name}");
        assert!(!reserved.covers(&alike), "{alike}");
        assert!(is_free(reserved.of, &alike), "{}: {alike}", reserved.of);
    }
}

#[test]
fn a_prefix_reserves_no_name_that_only_begins_alike() {
    for (of, name) in [
        (SESSION_ID, "bot"),
        (SESSION_ID, "robot-1"),
        (SESSION_ID, "session_0123456789abcdef0123456789abcdef"),
        (CONTEXT_KEY, "runx"),
        (CONTEXT_KEY, "runtimes.1"),
        (METADATA_KEY, "lightspeed"),
    ] {
        assert!(is_free(of, name), "{of}: {name}");
    }
}

#[test]
fn these_names_are_reserved() {
    let rows: Vec<String> = CONTRACT
        .reserved
        .iter()
        .map(|row| format!("{} {}: {}", row.of, row.form, row.summary))
        .collect();
    insta::assert_snapshot!(rows.join("\n"));
}
