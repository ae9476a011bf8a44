//! A client sends what the server reads and reads what it answers, however the messages travel.

use std::cell::RefCell;
use std::future::{Ready, ready};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use lightspeed_agent_client::client::{
    Answer, Blocking, CallError, Client, Method, Refusal, answer, calls, request,
};
use lightspeed_agent_client::methods::METHOD_INFO;
use lightspeed_agent_client::types::{SessionCloseParams, SessionReadParams};
use serde_json::{Value, json};

fn params() -> SessionReadParams {
    serde_json::from_value(json!({ "sessionId": "s" })).expect("parameters")
}

/// What a client over this response says of the call that it answers.
fn refusal(response: &str) -> String {
    let client = Blocking::new(|_: &str| Ok::<_, String>(response.to_owned()));
    match client.session_read(&params()) {
        Err(CallError::Refused(refusal)) => refusal.to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_request_names_the_method_and_has_an_id_of_its_own() {
    let sent = RefCell::new(Vec::new());
    let client = Blocking::new(|request: &str| {
        sent.borrow_mut().push(request.to_owned());
        Err::<String, _>("the line is dead")
    });
    for _ in 0..2 {
        let failed = client.session_read(&params());
        assert!(matches!(
            failed,
            Err(CallError::Transport("the line is dead"))
        ));
    }
    let sent = sent.borrow();
    let sent: Vec<Value> = sent
        .iter()
        .map(|text| serde_json::from_str(text).expect("it is JSON"))
        .collect();
    let expected = |id: u64| {
        json!({
            "jsonrpc": "2.0", "id": id, "method": "session/read", "params": { "sessionId": "s" }
        })
    };
    assert_eq!(sent, [expected(1), expected(2)]);
}

#[test]
fn a_refused_call_tells_the_error_of_the_server() {
    let response = r#"{"id":1,"error":{"code":-32004,"message":"gone","data":{"kind":"x"}}}"#;
    assert_eq!(refusal(response), "gone (-32004)");
    let found = answer::<calls::SessionRead>(1, response);
    let Err(Refusal::Error(error)) = found else {
        panic!("{found:?}")
    };
    assert_eq!(error.data, Some(json!({ "kind": "x" })));
    // What cannot be read has no id.
    let unread = r#"{"id":null,"error":{"code":-32700,"message":"no JSON"}}"#;
    assert_eq!(refusal(unread), "no JSON (-32700)");
}

#[test]
fn what_is_no_answer_to_the_request_is_malformed() {
    for (response, what) in [
        ("{", "malformed response: EOF"),
        (
            r#"{"id":2,"result":{}}"#,
            "malformed response: `id` is not 1",
        ),
        (r#"{"result":{}}"#, "malformed response: `id` is not 1"),
        (
            r#"{"id":1}"#,
            "malformed response: neither a result nor an error",
        ),
        (
            r#"{"id":1,"result":{}}"#,
            "malformed response: missing field `result`",
        ),
        (
            r#"{"id":1,"error":"?"}"#,
            "malformed response: invalid type",
        ),
    ] {
        let found = refusal(response);
        assert!(found.starts_with(what), "{response}: {found}");
    }
}

/// A client that has its answer at once, but as a future.
struct AtOnce(&'static str);

impl Client for AtOnce {
    type Call<'a, M: Method> = Ready<Result<Answer<M>, Refusal>>;

    fn call<'a, M: Method>(&'a self, params: &'a M::Params) -> Self::Call<'a, M> {
        let sent = request::<M>(1, params).expect("parameters are JSON");
        assert!(sent.contains(M::NAME));
        ready(answer::<M>(1, self.0))
    }
}

#[test]
fn an_asynchronous_client_gives_a_future() {
    let client = AtOnce(r#"{"id":1,"error":{"code":-32000,"message":"later"}}"#);
    let params: SessionCloseParams =
        serde_json::from_value(json!({ "sessionId": "s" })).expect("parameters");
    let call = pin!(client.session_close(&params));
    let Poll::Ready(closed) = call.poll(&mut Context::from_waker(Waker::noop())) else {
        panic!("it is ready")
    };
    let refusal = closed.expect_err("it is refused");
    assert_eq!(refusal.to_string(), "later (-32000)");
}

#[test]
fn every_method_is_a_type_that_knows_what_is_said_of_it() {
    let info = calls::SessionRunsStart::info().expect("it is listed");
    assert_eq!(info.name, "session/runs/start");
    assert!(METHOD_INFO.contains(info));
}
