//! Each defect shows at its point, and a gateway without it is right there.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use api_contract::rpc::{JsonRpcRequest, RequestId};
use mock_server::core::{Answer, Caller, Core, CoreConfig, Right, Rules, UnixMs};
use mock_server::defects::{self, DEFECTS};
use serde_json::{Value, json};

use crate::core_support::{Client, submit};

fn session(rules: Arc<dyn Rules>) -> Client {
    let mut client = Client::with_rules(rules);
    // Not through `ok`: a defect may spoil the envelope.
    client.answer("session/start", json!({ "sessionId": "s" }));
    client
}

fn replay(client: &mut Client, text: &str) -> Value {
    client.response("session/runs/start", submit("a", "one"));
    let response = client.response("session/runs/start", submit("a", text));
    match response.get("error") {
        Some(error) => error["code"].clone(),
        None => response["result"]["result"]["run"]["id"].clone(),
    }
}

/// What a client sees at the point that each defect is about.
fn look(id: &str, rules: Arc<dyn Rules>) -> Value {
    let mut client = session(rules);
    let read = |params: Value| {
        let mut all = json!({ "sessionId": "s" });
        all.as_object_mut()
            .unwrap()
            .extend(params.as_object().unwrap().clone());
        all
    };
    match id {
        "M-IDM-01" => replay(&mut client, "one"),
        "M-IDM-02" => replay(&mut client, "two"),
        "M-CUR-01" => {
            let page = client.ok(
                "session/events/read",
                read(json!({ "after": { "seq": 1 } })),
            );
            page["events"][0]["cursor"]["seq"].clone()
        }
        "M-CUR-09" => {
            let page = client.ok(
                "session/events/read",
                read(json!({ "after": { "seq": 2 } })),
            );
            page["headCursor"]["seq"].clone()
        }
        "M-GAP-01" => {
            client.core.trim("s", 1, UnixMs(client.now)).unwrap();
            let forward = client.ok("session/events/read", read(json!({})));
            let backward = client.ok(
                "session/events/read",
                read(json!({ "direction": "backward" })),
            );
            json!([forward.get("gap").is_some(), backward.get("gap").is_some()])
        }
        "M-TRM-02" => {
            client.run("sleep=forever");
            client.pass(5);
            client.ok(
                "session/runs/cancel",
                json!({ "sessionId": "s", "runId": "run_1" }),
            );
            client.pass(1000);
            json!(client.kinds_after(9))
        }
        "M-TRM-14" => {
            client.run("sleep=forever");
            client.run("second")["status"].clone()
        }
        "M-POL-02" => {
            client.parks(read(json!({ "after": { "seq": 2 }, "waitMs": 1000 })));
            client.run("hello");
            let at_once = client.pass(0).len();
            let at_deadline = client.pass(1000);
            let events = at_deadline
                .first()
                .map(|(_, page)| page["result"]["result"]["events"].as_array().unwrap().len());
            json!([at_once, events])
        }
        "M-RPC-02" => client.response("session/list", json!({}))["id"].clone(),
        "M-BLB-01" => {
            let blobs = json!({ "blobs": [{ "bytesBase64": "aGVsbG8=" }] });
            let blob_ref = client.ok("blobs/put", blobs)["blobs"][0]["blobRef"].take();
            let read = client.ok("blobs/read", json!({ "blobRef": blob_ref }));
            json!([blob_ref, read["bytesBase64"]])
        }
        other => panic!("{other} is seen nowhere; add it here"),
    }
}

#[test]
fn each_defect_is_wrong_at_its_point_and_only_there() {
    let hash = |head: &str| format!("sha256:{head}");
    let wrong: BTreeMap<&str, Value> = BTreeMap::from([
        ("M-IDM-01", json!("run_2")),
        ("M-IDM-02", json!("run_1")),
        ("M-CUR-01", json!(1)),
        ("M-CUR-09", json!(3)),
        ("M-GAP-01", json!([false, false])),
        (
            "M-TRM-02",
            json!(["turnCancelled", "runCancelled", "runCompleted"]),
        ),
        ("M-TRM-14", json!("running")),
        ("M-POL-02", json!([0, 10])),
        ("M-RPC-02", json!("2")),
        (
            "M-BLB-01",
            json!([
                hash("5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03"),
                "aGVsbG8="
            ]),
        ),
    ]);
    let right: BTreeMap<&str, Value> = BTreeMap::from([
        ("M-IDM-01", json!("run_1")),
        ("M-IDM-02", json!(-32010)),
        ("M-CUR-01", json!(2)),
        ("M-CUR-09", json!(2)),
        ("M-GAP-01", json!([true, true])),
        ("M-TRM-02", json!(["turnCancelled", "runCancelled"])),
        ("M-TRM-14", json!("queued")),
        ("M-POL-02", json!([1, null])),
        ("M-RPC-02", json!(2)),
        (
            "M-BLB-01",
            json!([
                hash("2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"),
                "aGVsbG8="
            ]),
        ),
    ]);
    for point in DEFECTS {
        assert_eq!(
            look(point.id, Arc::new(Right)),
            right[point.id],
            "{} without a defect",
            point.id
        );
        for defect in DEFECTS {
            // Without the earlier run there is nothing to be compared with, and a page that
            // repeats its position is never empty, so nothing is ahead of it or waits.
            if matches!(
                (point.id, defect.id),
                ("M-IDM-02", "M-IDM-01") | ("M-CUR-09" | "M-POL-02", "M-CUR-01")
            ) {
                continue;
            }
            let seen = look(point.id, (defect.rules)());
            let expected = if defect.id == point.id {
                &wrong
            } else {
                &right
            };
            assert_eq!(seen, expected[point.id], "{} with {}", point.id, defect.id);
        }
    }
}

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
        assert!((1..=12).contains(&defect.fails.len()), "{}", defect.id);
        let checks: BTreeSet<&str> = defect.fails.iter().map(|(check, _)| *check).collect();
        assert_eq!(checks.len(), defect.fails.len(), "{}", defect.id);
        assert!(
            defect.fails.iter().all(|(_, reason)| !reason.is_empty()),
            "{}",
            defect.id
        );
    }
    assert!(defects::find("M-XXX-00").is_none());
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
            Answer::Now(response) => assert_eq!(response["id"], "7"),
            other @ Answer::Later(_) => panic!("{other:?}"),
        }
    }
}
