//! Faults of what stands between client and gateway, and of answers.

use mock_server::faults::{Delivered, Fault};
use serde_json::{Value, json};

use crate::faults_rows::{Row, is_changed, reply_of, row};
use crate::faults_stage::{SESSION, START, Stage, run};

pub(crate) fn rows() -> Vec<Row> {
    vec![
        row!(
            "bad_gateway",
            Committed,
            a_page_of_html,
            Fault::bad_gateway()
                .method("session/runs/start")
                .after_commit()
                .once()
        ),
        row!(
            "unavailable",
            Lost,
            unavailable,
            Fault::unavailable(2).method("session/runs/start").once()
        ),
        row!(
            "too_many_requests",
            Lost,
            too_many_requests,
            Fault::too_many_requests(2)
                .method("session/runs/start")
                .once()
        ),
        row!(
            "duplicate_delivery",
            Committed,
            one_run_of_two_deliveries,
            Fault::duplicate_delivery(Delivered::Second)
                .method("session/runs/start")
                .once()
        ),
        row!(
            "malformed_json",
            Committed,
            no_json,
            Fault::malformed_json().method("session/runs/start").once()
        ),
        row!(
            "truncated_json",
            Committed,
            half_of_the_json,
            Fault::truncated_json().method("session/runs/start").once()
        ),
        row!(
            "empty_body",
            Committed,
            no_body,
            Fault::empty_body().method("session/runs/start").once()
        ),
        row!(
            "wrong_id",
            Committed,
            an_id_nobody_sent,
            Fault::wrong_id().method("session/runs/start").once()
        ),
        row!(
            "repeated_id",
            Committed,
            the_id_before,
            Fault::repeated_id().method("session/runs/start").once()
        ),
        row!(
            "missing_id",
            Committed,
            no_id,
            Fault::missing_id().method("session/runs/start").once()
        ),
        row!(
            "result_and_error",
            Committed,
            result_and_error,
            Fault::result_and_error()
                .method("session/runs/start")
                .once()
        ),
        row!(
            "neither_result_nor_error",
            Committed,
            the_id_alone,
            Fault::neither_result_nor_error()
                .method("session/runs/start")
                .once()
        ),
        row!(
            "error_after_commit",
            Committed,
            an_internal_error,
            Fault::error_after_commit()
                .method("session/runs/start")
                .once()
        ),
        row!(
            "unknown_enum_value",
            Committed,
            a_status_of_tomorrow,
            Fault::unknown_enum_value("status", "hibernating").method("session/runs/start")
        ),
        row!(
            "extra_members",
            Committed,
            members_of_tomorrow,
            Fault::extra_members().method("session/runs/start")
        ),
    ]
}

/// The same at the other moment.
pub(crate) fn more_rows() -> Vec<Row> {
    vec![
        row!(
            "bad_gateway",
            Lost,
            a_page_of_html,
            Fault::bad_gateway().method(START).once()
        ),
        row!(
            "unavailable",
            Committed,
            unavailable,
            Fault::unavailable(2).method(START).after_commit().once()
        ),
        row!(
            "duplicate_delivery",
            Committed,
            one_run_of_two_deliveries,
            Fault::duplicate_delivery(Delivered::First)
                .method(START)
                .once()
        ),
        row!(
            "duplicate_delivery",
            Other,
            two_runs_without_a_submission_id,
            Fault::duplicate_delivery(Delivered::Second)
                .method(START)
                .once()
        ),
    ]
}

async fn replied(stage: &mut Stage, fault: Fault, expected: &str) {
    stage.set(fault);
    let [faulty, _] = stage.ask(START, run("hello")).await;
    assert_eq!(faulty.text(), expected);
}

async fn a_page_of_html(stage: &mut Stage, fault: Fault) {
    let expected = "HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 118\r\n\r\n\
                    <html>\r\n<head><title>502 Bad Gateway</title></head>\r\n\
                    <body><center><h1>502 Bad Gateway</h1></center></body>\r\n</html>\r\n";
    replied(stage, fault, expected).await;
}

async fn unavailable(stage: &mut Stage, fault: Fault) {
    let expected = "HTTP/1.1 503 Service Unavailable\r\n\
                    content-type: text/plain; charset=utf-8\r\nretry-after: 2\r\n\
                    content-length: 26\r\n\r\nthe service is unavailable";
    replied(stage, fault, expected).await;
}

async fn too_many_requests(stage: &mut Stage, fault: Fault) {
    let expected = "HTTP/1.1 429 Too Many Requests\r\n\
                    content-type: text/plain; charset=utf-8\r\nretry-after: 2\r\n\
                    content-length: 17\r\n\r\ntoo many requests";
    replied(stage, fault, expected).await;
}

async fn one_run_of_two_deliveries(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let [faulty, clean] = stage.ask(START, run("hello")).await;
    assert_eq!(faulty, clean);
    let journal = stage.faulty.journal();
    let deliveries = journal
        .iter()
        .filter(|entry| entry.method.as_deref() == Some(START));
    assert_eq!(deliveries.count(), 2);
}

async fn two_runs_without_a_submission_id(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let mut params = run("hello");
    params["submissionId"] = Value::Null;
    let [faulty, _] = stage.ask(START, params).await;
    assert_eq!(faulty.result()["run"]["id"], "run_2");
    assert_eq!(stage.runs().await, 2);
}

async fn with_body(stage: &mut Stage, fault: Fault, change: impl FnOnce(String) -> String) {
    stage.set(fault);
    let [faulty, clean] = stage.ask(START, run("hello")).await;
    let body = change(String::from_utf8(clean.body().to_vec()).expect("text"));
    assert!(serde_json::from_str::<Value>(&body).is_err(), "{body}");
    assert_eq!(faulty.bytes, reply_of(body.as_bytes()));
}

async fn no_json(stage: &mut Stage, fault: Fault) {
    with_body(stage, fault, |body| body.replacen("\"id\":", "\"id\"=", 1)).await;
}

async fn half_of_the_json(stage: &mut Stage, fault: Fault) {
    with_body(stage, fault, |body| body[..body.len() / 2].to_owned()).await;
}

async fn no_body(stage: &mut Stage, fault: Fault) {
    with_body(stage, fault, |_| String::new()).await;
}

async fn changed(stage: &mut Stage, fault: Fault, change: impl FnOnce(&mut Value)) {
    stage.set(fault);
    let [faulty, clean] = stage.ask(START, run("hello")).await;
    is_changed(&faulty, &clean, change);
}

async fn an_id_nobody_sent(stage: &mut Stage, fault: Fault) {
    changed(stage, fault, |response| {
        let id = response["id"].as_u64().expect("a number");
        response["id"] = json!(id + 1);
    })
    .await;
}

async fn the_id_before(stage: &mut Stage, fault: Fault) {
    stage.set(fault);
    let read = json!({ "sessionId": SESSION });
    let [before, clean] = stage.ask("session/read", read).await;
    assert_eq!(before, clean);
    let [faulty, clean] = stage.ask(START, run("hello")).await;
    is_changed(&faulty, &clean, |response| {
        response["id"] = before.json()["id"].clone();
    });
}

async fn no_id(stage: &mut Stage, fault: Fault) {
    changed(stage, fault, |response| {
        response.as_object_mut().expect("an object").remove("id");
    })
    .await;
}

async fn result_and_error(stage: &mut Stage, fault: Fault) {
    changed(stage, fault, |response| {
        response["error"] = json!({ "code": -32603, "message": "something else failed" });
    })
    .await;
}

async fn the_id_alone(stage: &mut Stage, fault: Fault) {
    changed(stage, fault, |response| {
        *response = json!({ "id": response["id"] });
    })
    .await;
}

async fn an_internal_error(stage: &mut Stage, fault: Fault) {
    changed(stage, fault, |response| {
        let message = "the gateway failed";
        *response = json!({ "id": response["id"], "error": {
            "code": -32603, "message": message,
            "data": { "kind": "internal", "message": message },
        }});
    })
    .await;
}

async fn a_status_of_tomorrow(stage: &mut Stage, fault: Fault) {
    changed(stage, fault, |response| {
        assert_eq!(response["result"]["result"]["run"]["status"], "running");
        response["result"]["result"]["run"]["status"] = json!("hibernating");
    })
    .await;
}

async fn members_of_tomorrow(stage: &mut Stage, fault: Fault) {
    fn extend(value: &mut Value) {
        if let Some(items) = value.as_array_mut() {
            items.iter_mut().for_each(extend);
        }
        if let Some(members) = value.as_object_mut() {
            members.iter_mut().for_each(|(_, value)| extend(value));
            members.insert("xFuture".to_owned(), json!({ "since": "tomorrow" }));
        }
    }
    changed(stage, fault, |response| extend(&mut response["result"])).await;
}
