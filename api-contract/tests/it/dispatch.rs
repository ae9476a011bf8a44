//! From raw parameters to a handler, and what is said of a refusal.

use api_contract::dispatch::{Refusal, decode_params};
use api_contract::lightspeed::error::to_rpc_error;
use api_contract::lightspeed::sessions::SessionStart;
use api_contract::lightspeed::{events::SessionEventsRead, runs::SessionRunsStart};
use api_contract::method::Method;
use api_contract::validate::Validate;
use serde_json::{Value, json};

fn refusal<M: Method>(params: Value) -> (i64, Option<Value>, String) {
    let refusal = match decode_params::<M>(Some(params)) {
        Err(error) => Refusal::Decode(error),
        Ok(params) => Refusal::Invalid(params.validate().expect_err("refused")),
    };
    let error = to_rpc_error(M::NAME, refusal);
    let kind = error.data.as_ref().map(|data| data["kind"].clone());
    (error.code, kind, error.message)
}

#[test]
fn a_shape_error_has_no_data_and_names_the_member() {
    for (params, message) in [
        (
            json!({ "sessionId": 5 }),
            "`sessionId`: invalid type: integer, expected a string",
        ),
        (
            json!({ "metadata": { "a": 1 } }),
            "`metadata.a`: invalid type: integer, expected a string",
        ),
        (
            json!({ "config": { "limits": { "maxTurns": -1 } } }),
            "`config.limits.maxTurns`: invalid value: integer, expected u32",
        ),
        (json!([]), "invalid type: sequence, expected an object"),
    ] {
        assert_eq!(
            refusal::<SessionStart>(params),
            (-32602, None, message.to_owned())
        );
    }
    for (item, message) in [
        (
            json!({ "type": "text", "text": 5 }),
            "`source.items[0].text`: invalid type: integer, expected a string",
        ),
        (
            json!({ "type": "text" }),
            "`source.items[0]`: missing field `text`",
        ),
        (
            json!({ "type": 0, "text": "x" }),
            "`source.items[0].type`: invalid type, expected a string",
        ),
        (
            json!({ "type": "smell" }),
            "`source.items[0].type`: unknown variant, expected one of text, textRef, media, catalog",
        ),
    ] {
        let params = json!({ "sessionId": "s", "source": { "type": "input", "items": [item] } });
        assert_eq!(
            refusal::<SessionRunsStart>(params),
            (-32602, None, message.to_owned())
        );
    }
    let (code, kind, message) = refusal::<SessionStart>(json!({ "colour": "red" }));
    assert_eq!((code, kind), (-32602, None));
    assert!(message.contains("unknown field `colour`"), "{message}");
}

#[test]
fn a_broken_rule_is_an_invalid_request_that_names_member_and_shape() {
    for (params, message) in [
        (
            json!({ "sessionId": "a".repeat(129) }),
            "`sessionId` must have 1 to 128 bytes; found a text of 129 bytes",
        ),
        (
            json!({ "sessionId": "" }),
            "`sessionId` must have 1 to 128 bytes; found an empty text",
        ),
        (
            json!({ "sessionId": "a/b" }),
            "`sessionId` must match ^[A-Za-z0-9][A-Za-z0-9_.:-]*$; found a text of 3 bytes",
        ),
        (
            json!({ "deleteAfterCloseMs": 0 }),
            "`deleteAfterCloseMs` must be 1 to 3153600000000; found the number 0",
        ),
        (
            json!({ "metadata": { "lightspeed.x": "1" } }),
            "`metadata` must not have keys that start with `lightspeed.`; found a key of 12 bytes",
        ),
    ] {
        let kind = Some(json!("invalid_request"));
        assert_eq!(
            refusal::<SessionStart>(params),
            (-32602, kind, message.to_owned())
        );
    }
}

#[test]
fn a_message_never_shows_the_value_it_refuses() {
    let secret = "lsk_do_not_show_me";
    let (_, _, message) =
        refusal::<SessionEventsRead>(json!({ "sessionId": "s", "limit": secret }));
    assert!(!message.contains(secret), "{message}");
    let (_, _, message) = refusal::<SessionRunsStart>(
        json!({ "sessionId": "s", "source": { "type": secret, "items": [] } }),
    );
    assert!(!message.contains(secret), "{message}");
    let (_, _, message) = refusal::<SessionStart>(json!({ "sessionId": format!("{secret}/") }));
    assert!(!message.contains(secret), "{message}");
}

#[test]
fn absent_and_null_parameters_mean_an_empty_object() {
    for params in [None, Some(Value::Null), Some(json!({}))] {
        assert!(decode_params::<SessionStart>(params).is_ok());
    }
}
