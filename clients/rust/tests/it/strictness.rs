//! What the contract refuses is refused.

use lightspeed_agent_client::types::*;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

pub(crate) fn refuses<T: DeserializeOwned>(sample: &Value, reason: &str) {
    match serde_json::from_value::<T>(sample.clone()) {
        Ok(_) => panic!("{sample} is read"),
        Err(error) => {
            let error = error.to_string();
            assert!(error.contains(reason), "{sample}: {error}");
        }
    }
}

#[test]
fn a_closed_enum_refuses_a_text_it_does_not_list() {
    refuses::<WorkspaceAccess>(
        &json!("write"),
        "unknown variant `write`, expected `read` or `edit`",
    );
    refuses::<WorkspaceAccess>(&json!({ "read": null }), "invalid type");
}

#[test]
fn a_closed_union_refuses_a_tag_it_does_not_list() {
    refuses::<InputItem>(
        &json!({ "type": "smell" }),
        "`type`: unknown variant, expected one of text, textRef, media, catalog",
    );
    refuses::<InputItem>(&json!({ "text": "no tag" }), "missing field `type`");
    refuses::<InputItem>(
        &json!({ "type": 7 }),
        "`type`: invalid type, expected a string",
    );
}

#[test]
fn a_listed_variant_is_never_taken_for_an_unlisted_one() {
    refuses::<SessionEventKindView>(&json!({ "type": "runFailed" }), "missing field");
    refuses::<AgentNotification>(
        &json!({ "method": "error", "params": ["s", "m"] }),
        "an object",
    );
}

#[test]
fn a_required_member_must_be_there_even_if_it_may_be_null() {
    refuses::<SessionEventKindView>(&json!({ "type": "sessionOpened" }), "missing field `model`");
}

#[test]
fn a_struct_is_not_read_from_a_list_of_its_members() {
    refuses::<EventCursor>(&json!([1]), "an object");
    refuses::<InputItem>(&json!(["text", "hello"]), "invalid type");
}

#[test]
fn a_closed_struct_that_is_only_sent_refuses_a_member_it_does_not_know() {
    refuses::<SessionStartParams>(&json!({ "sesionId": "typo" }), "unknown field `sesionId`");
    refuses::<SessionConfigIn>(&json!({ "limit": {} }), "unknown field `limit`");
}
