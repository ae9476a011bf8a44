//! The table of the defects. That each one shows is in `defect_demonstrations`.

use std::collections::BTreeSet;
use std::sync::Arc;

use api_contract::lightspeed::CONTRACT;
use api_contract::rpc::{JsonRpcRequest, RequestId};
use mock_server::core::{Answer, Caller, Core, CoreConfig, Right, Rules, UnixMs};
use mock_server::defects::{self, DEFECTS};
use serde_json::{Value, json};

#[test]
fn the_table_is_in_order() {
    let ids: BTreeSet<&str> = DEFECTS.iter().map(|defect| defect.id).collect();
    assert_eq!(ids.len(), DEFECTS.len());
    for defect in DEFECTS {
        assert!(std::ptr::eq(defects::find(defect.id).unwrap(), defect));
        assert!(
            !defect.title.is_empty() && !defect.title.ends_with('.'),
            "{}",
            defect.id
        );
        let checks: BTreeSet<&str> = defect.fails.iter().map(|(check, _)| *check).collect();
        assert_eq!(checks.len(), defect.fails.len(), "{}", defect.id);
        assert!(
            defect.fails.iter().all(|(_, reason)| !reason.is_empty()),
            "{}",
            defect.id
        );
    }
    assert!(defects::find("M-IDM-00").is_none());
}

#[test]
fn a_text_id_stays_as_it_is_with_and_without_the_defect() {
    for rules in [
        Arc::new(Right) as Arc<dyn Rules>,
        (defects::find("M-RPC-02").unwrap().rules)(),
    ] {
        let mut core = Core::with_rules(CoreConfig::default(), rules);
        let request = JsonRpcRequest::new(RequestId::Text("7".into()), "session/list", Value::Null);
        match core.handle(&Caller::local(), &request, UnixMs(0)) {
            Answer::Now(response) => assert_eq!(response.to_value()["id"], "7"),
            other @ Answer::Later(_) => panic!("{other:?}"),
        }
    }
}

#[test]
fn no_defect_panics_whatever_a_method_is_given() {
    let shapes = [
        json!(null),
        json!(true),
        json!(7),
        json!("text"),
        json!([]),
        json!([{}]),
        json!({}),
    ];
    for defect in DEFECTS {
        let mut core = Core::with_rules(CoreConfig::default(), (defect.rules)());
        for method in CONTRACT.methods().map(|method| method.info.name) {
            for shape in &shapes {
                let id = RequestId::Text(format!("{} {method} {shape}", defect.id));
                let request = JsonRpcRequest::new(id, method, shape.clone());
                if let Answer::Later(ticket) = core.handle(&Caller::local(), &request, UnixMs(0)) {
                    core.forget(ticket);
                }
            }
        }
    }
}
