//! The rules of the endpoint for what a body holds, behind both doors.

use crate::server_client::{
    RawClient, assert_plain_text, behind_both_doors, check, good_call, post, request,
};

async fn check_bodies(bodies: &[&str], status: u16) {
    let cases: Vec<_> = bodies.iter().map(|body| (*body, post(body))).collect();
    check(&cases, |name, response| {
        assert_eq!(response.status(), status, "{name}: {response:?}");
        assert_plain_text(name, response);
    })
    .await;
}

#[tokio::test]
async fn what_is_not_json_gets_400() {
    let deep = format!(
        r#"{{"id":1,"method":"x","params":{}{}}}"#,
        "[".repeat(200),
        "]".repeat(200)
    );
    check_bodies(
        &[
            "",
            " ",
            "{",
            r#"{"id":1,"method":"initialize""#,
            r#"{"id":1,"method":"initialize",}"#,
            "\u{feff}{\"id\":1,\"method\":\"initialize\"}",
            r#"{"id":1,"method":"\ud800"}"#,
            r#"{"id":1,"method":"initialize","extra":"\udc00x"}"#,
            r#"{"id":1,"method":"initialize"} x"#,
            r#"{"id":1,"method":"initialize"}{"id":2,"method":"initialize"}"#,
            r#"{"id":01,"method":"initialize"}"#,
            r#"{"id":1,"id":2,"method""#,
            "nonsense",
            &deep,
        ],
        400,
    )
    .await;
}

#[tokio::test]
async fn a_body_that_is_not_utf_8_gets_400() {
    for gateway in behind_both_doors().await {
        let mut client = RawClient::connect(gateway.address()).await;
        let mut bytes = post(r#"{"id":1,"method":"??"}"#).into_bytes();
        let end = bytes.len();
        bytes[end - 4..end - 2].copy_from_slice(&[0xc3, 0x28]);
        client.send(bytes).await;
        assert_eq!(client.receive().await.status(), 400);
        client.send(good_call()).await;
        assert_eq!(client.receive().await.status(), 200);
    }
}

#[tokio::test]
async fn json_that_is_not_a_request_gets_422() {
    check_bodies(
        &[
            "{}",
            "null",
            "7",
            r#""initialize""#,
            "[]",
            r#"[{"id":1,"method":"initialize"}]"#,
            r#"[1,"initialize",{}]"#,
            r#"{"id":1}"#,
            r#"{"method":"initialize"}"#,
            r#"{"id":1,"method":null}"#,
            r#"{"id":1,"method":7}"#,
            r#"{"id":1,"id":1,"method":"initialize"}"#,
            r#"{"id":1,"method":"initialize","method":"initialize"}"#,
            r#"{"id":1,"method":"initialize","params":{},"params":{}}"#,
            r#"{"id":1,"method":"initialize","x":1,"x":2}"#,
        ],
        422,
    )
    .await;
}

#[tokio::test]
async fn an_id_that_is_no_text_and_no_unsigned_integer_gets_422() {
    let ids = [
        "null",
        "-1",
        "-0",
        "1.0",
        "1.5",
        "1e3",
        "true",
        "[]",
        "{}",
        "18446744073709551616",
        "1e999",
    ];
    for id in ids {
        // A number beyond every range is no JSON number that could be held.
        let status = if id == "1e999" { 400 } else { 422 };
        check_bodies(
            &[&format!(r#"{{"id":{id},"method":"initialize"}}"#)],
            status,
        )
        .await;
    }
}

#[tokio::test]
async fn an_id_is_echoed_with_its_type_and_exact_value() {
    let ids = [
        "0",
        "9007199254740993",
        "18446744073709551615",
        r#""""#,
        r#""7""#,
        r#""18446744073709551616""#,
        r#""\u00e4\n\"""#,
    ];
    let cases: Vec<_> = ids
        .iter()
        .map(|id| {
            (
                *id,
                post(&format!(r#"{{"method":"initialize","id": {id} }}"#)),
            )
        })
        .collect();
    check(&cases, |id, response| {
        assert_eq!(response.status(), 200, "{id}");
        let sent: serde_json::Value = serde_json::from_str(id).expect("a JSON value");
        assert_eq!(response.json()["id"], sent, "{id}");
    })
    .await;
}

#[tokio::test]
async fn other_members_of_the_envelope_are_ignored() {
    let bodies = [
        r#"{"jsonrpc":"2.0","id":7,"method":"initialize"}"#,
        r#"{"jsonrpc":"1.0","id":7,"method":"initialize","params":{}}"#,
        r#"{"jsonrpc":[],"id":7,"method":"initialize","params":null,"extra":{"a":1}}"#,
    ];
    let cases: Vec<_> = bodies.iter().map(|body| (*body, post(body))).collect();
    check(&cases, |name, response| {
        let json = response.json();
        assert!(json["result"]["result"].is_object(), "{name}: {json}");
        assert_eq!(json.get("jsonrpc"), None, "{name}");
    })
    .await;
}

#[tokio::test]
async fn params_of_the_wrong_kind_and_unknown_methods_are_errors_of_the_call() {
    let bodies = [
        (r#"{"id":7,"method":"session/read","params":["a"]}"#, -32602),
        (r#"{"id":7,"method":"session/read","params":"a"}"#, -32602),
        (r#"{"id":7,"method":"session/read"}"#, -32602),
        (r#"{"id":7,"method":"Session/Read","params":{}}"#, -32601),
        (r#"{"id":7,"method":""}"#, -32601),
    ];
    for (body, code) in bodies {
        check(&[(body, post(body))], |name, response| {
            assert_eq!(response.status(), 200, "{name}");
            assert_eq!(response.json()["error"]["code"], code, "{name}");
        })
        .await;
    }
}

#[tokio::test]
async fn a_claim_to_a_tenant_or_an_actor_is_an_invalid_request_of_the_call() {
    let cases: Vec<_> = ["x-lightspeed-universe", "X-Lightspeed-Actor"]
        .iter()
        .map(|name| {
            let headers = [("content-type", "application/json"), (*name, "")];
            (
                *name,
                request("POST", "/rpc", &headers, r#"{"id":"q","method":"nope"}"#),
            )
        })
        .collect();
    check(&cases, |name, response| {
        assert_eq!(response.status(), 200, "{name}");
        let json = response.json();
        assert_eq!(json["id"], "q", "{name}");
        assert_eq!(json["error"]["code"], -32602, "{name}");
        assert_eq!(json["error"]["data"]["kind"], "invalid_request", "{name}");
    })
    .await;
}

#[tokio::test]
async fn of_a_member_that_the_params_have_twice_the_last_counts() {
    let start =
        r#"{"id":1,"method":"session/start","params":{"sessionId":"a b","sessionId":"good"}}"#;
    let spoilt =
        r#"{"id":1,"method":"session/start","params":{"sessionId":"good","sessionId":"a b"}}"#;
    check(&[("last is good", post(start))], |name, response| {
        let json = response.json();
        assert_eq!(json["result"]["result"]["session"]["id"], "good", "{name}");
    })
    .await;
    check(&[("last is bad", post(spoilt))], |name, response| {
        assert_eq!(response.json()["error"]["code"], -32602, "{name}");
    })
    .await;
}
