//! A client of the core, for the tests of it.

use std::sync::Arc;

use api_contract::rpc::{self, JsonRpcRequest, RequestId};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use mock_server::core::{
    AccessMode, Answer, Caller, Claim, Claims, Core, CoreConfig, Rules, Ticket, UnixMs,
};
use serde_json::{Value, json};

use crate::core_schema;

/// A core, the time it lives in, and the caller who calls it.
pub(crate) struct Client {
    pub(crate) core: Core,
    pub(crate) now: u64,
    pub(crate) caller: Caller,
    id: u64,
}

/// What a refused call is answered with.
#[derive(Debug, PartialEq)]
pub(crate) struct Refused {
    pub(crate) code: i64,
    /// `None` when the error has no data.
    pub(crate) kind: Option<String>,
}

impl Client {
    pub(crate) fn new() -> Self {
        Self::of(Core::new(CoreConfig::default()))
    }

    pub(crate) fn with_rules(rules: Arc<dyn Rules>) -> Self {
        Self::of(Core::with_rules(CoreConfig::default(), rules))
    }

    pub(crate) fn of(core: Core) -> Self {
        Client {
            core,
            now: 1_000_000,
            caller: Caller::local(),
            id: 0,
        }
    }

    /// A client of a core in this mode, with these universes.
    pub(crate) fn in_mode(access: AccessMode, universes: &[&str]) -> Self {
        Self::of(Core::new(CoreConfig {
            access,
            universes: universes.iter().map(|id| (*id).into()).collect(),
            ..CoreConfig::default()
        }))
    }

    /// A client with one open session `s`.
    pub(crate) fn with_session() -> Self {
        let mut client = Self::new();
        client.ok("session/start", json!({ "sessionId": "s" }));
        client
    }

    pub(crate) fn answer(&mut self, method: &str, params: Value) -> Answer {
        self.id += 1;
        let request = JsonRpcRequest::new(RequestId::Number(self.id), method, params);
        self.core.handle(&self.caller, &request, UnixMs(self.now))
    }

    /// The whole response of a call that says this of its caller.
    pub(crate) fn response_as(&mut self, claims: &Claims, method: &str, params: Value) -> Value {
        let now = UnixMs(self.now);
        match self.core.identify(claims, method, now) {
            Ok(caller) => {
                self.caller = caller;
                self.response(method, params)
            }
            Err(error) => rpc::failure(RequestId::Number(0), &error.into()),
        }
    }

    /// The method data of a call that succeeds for whoever says this of itself.
    pub(crate) fn ok_as(&mut self, claims: &Claims, method: &str, params: Value) -> Value {
        let response = self.response_as(claims, method, params);
        data_of(method, response)
    }

    /// The error of a call that is refused to whoever says this of itself.
    pub(crate) fn refused_as(&mut self, claims: &Claims, method: &str, params: Value) -> Refused {
        let response = self.response_as(claims, method, params);
        error_of(method, &response)
    }

    /// The request id of the latest call.
    pub(crate) fn last_id(&self) -> u64 {
        self.id
    }

    /// The whole response of a call that is answered at once.
    pub(crate) fn response(&mut self, method: &str, params: Value) -> Value {
        match self.answer(method, params) {
            Answer::Now(response) => response.to_value(),
            other @ Answer::Later(_) => panic!("{method} was not answered at once: {other:?}"),
        }
    }

    /// The method data of a call that succeeds.
    pub(crate) fn ok(&mut self, method: &str, params: Value) -> Value {
        let response = self.response(method, params);
        data_of(method, response)
    }

    /// The error of a call that is refused.
    pub(crate) fn refused(&mut self, method: &str, params: Value) -> Refused {
        let response = self.response(method, params);
        error_of(method, &response)
    }

    /// Parks a read.
    pub(crate) fn parks(&mut self, params: Value) -> Ticket {
        self.waits("session/events/read", params)
    }

    /// Makes a call that is answered later.
    pub(crate) fn waits(&mut self, method: &str, params: Value) -> Ticket {
        match self.answer(method, params) {
            Answer::Later(ticket) => ticket,
            other @ Answer::Now(_) => panic!("{method} was answered at once: {other:?}"),
        }
    }

    /// Lets time pass in one go, and returns the responses of woken readers.
    pub(crate) fn pass(&mut self, ms: u64) -> Vec<(Ticket, Value)> {
        self.now += ms;
        let woken = self.core.advance(UnixMs(self.now));
        woken
            .into_iter()
            .map(|wake_up| (wake_up.ticket, wake_up.response.to_value()))
            .collect()
    }

    /// Stores bytes and returns the reference to them.
    pub(crate) fn put_blob(&mut self, bytes: &[u8]) -> Value {
        let blobs = json!({ "blobs": [{ "bytesBase64": STANDARD.encode(bytes) }] });
        self.ok("blobs/put", blobs)["blobs"][0]["blobRef"].take()
    }

    /// Starts a run in session `s` with this text.
    pub(crate) fn run(&mut self, text: &str) -> Value {
        self.ok("session/runs/start", start(text))["run"].take()
    }

    pub(crate) fn read_run(&mut self, number: u64) -> Value {
        let params = json!({ "sessionId": "s", "runId": format!("run_{number}") });
        self.ok("session/runs/read", params)["run"].take()
    }

    pub(crate) fn session(&mut self) -> Value {
        self.ok("session/read", json!({ "sessionId": "s" }))["session"].take()
    }

    /// All events of session `s`.
    pub(crate) fn events(&mut self) -> Vec<Value> {
        let mut events: Vec<Value> = Vec::new();
        loop {
            let after = events.last().map(|event| event["cursor"].clone());
            let params = json!({ "sessionId": "s", "after": after, "limit": 512 });
            let page = self.ok("session/events/read", params);
            events.extend(page["events"].as_array().unwrap().iter().cloned());
            if page["complete"] == true {
                return events;
            }
        }
    }

    /// The kinds of the events of session `s` from its first run on.
    pub(crate) fn kinds(&mut self) -> Vec<String> {
        self.kinds_after(2)
    }

    /// The kinds of the events of session `s` numbered above `seq`.
    pub(crate) fn kinds_after(&mut self, seq: u64) -> Vec<String> {
        let events = self.events().into_iter();
        events
            .filter(|event| event["cursor"]["seq"].as_u64() > Some(seq))
            .map(|event| label(&event))
            .collect()
    }

    pub(crate) fn head(&mut self) -> u64 {
        let params = json!({ "sessionId": "s", "limit": 1 });
        self.ok("session/events/read", params)["headCursor"]["seq"]
            .as_u64()
            .unwrap()
    }
}

/// The data of a response that is no error. It is valid against the contract's schema, and no
/// notification comes with it.
fn data_of(method: &str, mut response: Value) -> Value {
    assert!(response.get("error").is_none(), "{method}: {response}");
    let notifications = response["result"].get("notifications");
    assert_eq!(notifications, None, "{method}");
    let data = response["result"]["result"].take();
    core_schema::check(method, &data);
    data
}

/// The error of a response that is one.
fn error_of(method: &str, response: &Value) -> Refused {
    let error = &response["error"];
    assert!(response.get("result").is_none(), "{method} was not refused");
    if let Some(message) = error["data"].get("message") {
        assert_eq!(*message, error["message"]);
    }
    Refused {
        code: error["code"].as_i64().unwrap(),
        kind: error["data"]["kind"].as_str().map(ToOwned::to_owned),
    }
}

/// What a request with these headers says of its caller: `authorization`, universe and actor, where
/// they are not empty.
pub(crate) fn claims(authorization: &str, universe: &str, actor: &str) -> Claims {
    let claim = |text: &str| match text {
        "" => Claim::Absent,
        text => Claim::Made(text.to_owned()),
    };
    Claims {
        authorization: claim(authorization),
        universe: claim(universe),
        actor: claim(actor),
    }
}

/// The parameters of a run with this text.
pub(crate) fn start(text: &str) -> Value {
    json!({
        "sessionId": "s",
        "source": { "type": "input", "items": [{ "type": "text", "text": text }] },
    })
}

/// The parameters of a run under a submission id.
pub(crate) fn submit(id: &str, text: &str) -> Value {
    let mut params = start(text);
    params["submissionId"] = id.into();
    params
}

pub(crate) fn refusal(code: i64, kind: &str) -> Refused {
    Refused {
        code,
        kind: Some(kind.to_owned()),
    }
}

pub(crate) fn invalid() -> Refused {
    refusal(-32602, "invalid_request")
}

pub(crate) fn unauthenticated() -> Refused {
    refusal(-32001, "unauthenticated")
}

pub(crate) fn forbidden() -> Refused {
    refusal(-32003, "forbidden")
}

pub(crate) fn rejected() -> Refused {
    refusal(-32010, "rejected")
}

pub(crate) fn not_found() -> Refused {
    refusal(-32004, "not_found")
}

pub(crate) fn conflict() -> Refused {
    refusal(-32009, "conflict")
}

/// An event's kind; entries that are applied are named by what they are.
fn label(event: &Value) -> String {
    let kind = event["kind"]["type"].as_str().unwrap();
    let what: Vec<&str> = match event["kind"]["entries"].as_array() {
        Some(entries) => entries.iter().map(entry_label).collect(),
        None => return kind.to_owned(),
    };
    format!("{kind}({})", what.join(", "))
}

fn entry_label(entry: &Value) -> &str {
    match entry["kind"]["type"].as_str() {
        Some("message") => entry["source"]["type"].as_str().unwrap(),
        Some(kind) => kind,
        None => "?",
    }
}
