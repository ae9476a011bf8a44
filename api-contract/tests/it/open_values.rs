//! Open enums and unions keep what they do not list; closed ones refuse it.

use api_contract::lightspeed::events::SessionEventKindView;
use api_contract::lightspeed::input::InputItem;
use api_contract::lightspeed::runs::RunStatus;
use api_contract::lightspeed::session_config::features::WorkspaceAccess;
use api_contract::validate::Validate;
use serde_json::{Value, json};

#[test]
fn an_unlisted_status_is_kept_and_written_back() {
    let status: RunStatus = serde_json::from_value(json!("hibernating")).expect("kept");
    assert_eq!(status, RunStatus::Unlisted("hibernating".to_owned()));
    assert_eq!(
        serde_json::to_value(&status).expect("a text"),
        json!("hibernating")
    );
    assert!(
        status.validate().is_err(),
        "an unlisted value passed as one of the contract"
    );
}

#[test]
fn an_unlisted_event_kind_is_kept_with_all_its_members() {
    let event = json!({ "type": "moonRose", "phase": 3, "deep": { "list": [1, null] } });
    let kind: SessionEventKindView = serde_json::from_value(event.clone()).expect("kept");
    assert_eq!(kind.tag(), "moonRose");
    assert_eq!(serde_json::to_value(&kind).expect("an object"), event);
}

#[test]
fn a_listed_event_kind_with_wrong_members_is_refused() {
    for event in [
        json!({ "type": "runStarted" }),
        json!({ "type": "runStarted", "runId": 5 }),
    ] {
        let kind = serde_json::from_value::<SessionEventKindView>(event);
        assert!(
            kind.is_err(),
            "a known kind was kept as an unlisted one: {kind:?}"
        );
    }
}

#[test]
fn a_union_needs_its_tag() {
    for event in [json!({}), json!({ "type": 5 }), json!([]), Value::Null] {
        assert!(serde_json::from_value::<SessionEventKindView>(event).is_err());
    }
}

#[test]
fn closed_enums_and_unions_refuse_what_they_do_not_list() {
    assert!(serde_json::from_value::<WorkspaceAccess>(json!("own")).is_err());
    assert!(serde_json::from_value::<InputItem>(json!({ "type": "smell", "text": "x" })).is_err());
}
