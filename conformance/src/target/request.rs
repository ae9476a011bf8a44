//! What a check sends.

use std::fmt;
use std::time::Duration;

use bytes::Bytes;
use serde_json::{Map, Value};

use crate::target::caller::Caller;

/// What a check sends: a JSON-RPC call, or a body of any bytes.
#[derive(Clone, Debug)]
pub struct Request {
    payload: Payload,
    verb: &'static str,
    content_type: &'static str,
    caller: Caller,
    headers: Vec<(&'static str, String)>,
    wrong: bool,
    may_break: bool,
    timeout: Option<Duration>,
    cut: Option<Cut>,
}

/// What stands in the body.
#[derive(Clone, Debug)]
enum Payload {
    Call {
        id: Option<Value>,
        method: String,
        params: Option<Value>,
    },
    Raw(Bytes),
}

/// Where the suite breaks its own connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    /// When the request's head and half of its body are sent.
    InRequest,
    /// After the whole request, without waiting for the answer.
    AfterSend,
    /// As soon as the answer has begun to arrive, none of it read.
    WhenAnswered,
    /// When some of the answer's head has been read, and none of its body.
    InHead,
    /// When the answer's head and some of its body have been read, and not all of it.
    InBody,
}

impl fmt::Display for Cut {
    /// As the end of a sentence: `the connection broke ...`.
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Cut::InRequest => "in the middle of the request",
            Cut::AfterSend => "when the request was sent",
            Cut::WhenAnswered => "when the answer began to arrive",
            Cut::InHead => "in the head of the answer",
            Cut::InBody => "in the body of the answer",
        })
    }
}

impl Request {
    /// A call of a method. Its id is given when it is sent.
    pub fn call(method: &str, params: Value) -> Self {
        Request::of(Payload::Call {
            id: None,
            method: method.to_owned(),
            params: Some(params),
        })
    }

    /// A call without the member `params`.
    pub fn bare(method: &str) -> Self {
        Request::of(Payload::Call {
            id: None,
            method: method.to_owned(),
            params: None,
        })
    }

    /// A body of these bytes. It counts as deliberately wrong.
    pub fn raw(body: impl Into<Bytes>) -> Self {
        Request {
            wrong: true,
            ..Request::of(Payload::Raw(body.into()))
        }
    }

    fn of(payload: Payload) -> Self {
        Request {
            payload,
            verb: "POST",
            content_type: "application/json",
            caller: Caller::default(),
            headers: Vec::new(),
            wrong: false,
            may_break: false,
            timeout: None,
            cut: None,
        }
    }

    /// Sends this id in place of the next free number.
    pub fn id(mut self, value: Value) -> Self {
        if let Payload::Call { id, .. } = &mut self.payload {
            *id = Some(value);
        }
        self
    }

    /// Marks the call as deliberately against its own schema. Without the mark, a request that
    /// breaks its schema is the suite's own fault.
    pub fn wrong(mut self) -> Self {
        self.wrong = true;
        self
    }

    /// Lets a transport failure come back as an exchange, in place of stopping the check.
    pub fn may_break(mut self) -> Self {
        self.may_break = true;
        self
    }

    /// Waits this long for the whole answer, in place of the target's timeout.
    pub fn timeout(mut self, limit: Duration) -> Self {
        self.timeout = Some(limit);
        self
    }

    /// Breaks the connection there. An answer that is whole before that is read as any other.
    pub fn cut(mut self, at: Cut) -> Self {
        self.cut = Some(at);
        self
    }

    /// Sends it in the name of somebody else than the first tenant.
    pub fn by(mut self, caller: Caller) -> Self {
        self.caller = caller;
        self
    }

    /// Sends one more header. Its value is no secret and may stand in reports.
    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// Sends the body under this HTTP method, in place of POST.
    pub fn verb(mut self, verb: &'static str) -> Self {
        self.verb = verb;
        self
    }

    /// Sends this content type; an empty text, none.
    pub fn content_type(mut self, value: &'static str) -> Self {
        self.content_type = value;
        self
    }

    /// Gives a call its number, unless it has an id.
    pub(crate) fn with_default_id(mut self, number: u64) -> Self {
        if let Payload::Call { id, .. } = &mut self.payload {
            id.get_or_insert_with(|| number.into());
        }
        self
    }

    /// The method's name, or `a raw body`.
    pub fn name(&self) -> &str {
        self.method().unwrap_or("a raw body")
    }

    /// The method, unless the body is raw.
    pub fn method(&self) -> Option<&str> {
        match &self.payload {
            Payload::Call { method, .. } => Some(method),
            Payload::Raw(_) => None,
        }
    }

    /// The parameters, if there are any.
    pub fn params(&self) -> Option<&Value> {
        match &self.payload {
            Payload::Call { params, .. } => params.as_ref(),
            Payload::Raw(_) => None,
        }
    }

    /// The id it carries, unless the body is raw.
    pub fn sent_id(&self) -> Option<&Value> {
        match &self.payload {
            Payload::Call { id, .. } => id.as_ref(),
            Payload::Raw(_) => None,
        }
    }

    /// Whether it is deliberately against its own schema.
    pub fn is_wrong(&self) -> bool {
        self.wrong
    }

    /// Whether a transport failure comes back as an exchange.
    pub(crate) fn tolerates_breaks(&self) -> bool {
        self.may_break
    }

    /// The wait it asks for, if any.
    pub(crate) fn own_timeout(&self) -> Option<Duration> {
        self.timeout
    }

    /// Where the suite is to cut, if anywhere.
    pub(crate) fn cut_at(&self) -> Option<Cut> {
        self.cut
    }

    /// In whose name it is sent.
    pub fn caller(&self) -> &Caller {
        &self.caller
    }

    /// The headers that it has beside those of its caller.
    pub(crate) fn own_headers(&self) -> impl Iterator<Item = (&str, &str)> {
        let headers = self.headers.iter();
        headers.map(|(name, value)| (*name, value.as_str()))
    }

    /// The HTTP method it is sent under.
    pub fn http_method(&self) -> &'static str {
        self.verb
    }

    /// The content type it is sent with; an empty text is none.
    pub fn declared_type(&self) -> &'static str {
        self.content_type
    }

    /// The body as JSON, for reports; `None` when it is not JSON.
    pub fn json(&self) -> Option<Value> {
        match &self.payload {
            Payload::Raw(body) => serde_json::from_slice(body).ok(),
            Payload::Call { id, method, params } => {
                let mut members = Map::new();
                members.insert("jsonrpc".to_owned(), "2.0".into());
                if let Some(id) = id {
                    members.insert("id".to_owned(), id.clone());
                }
                members.insert("method".to_owned(), method.as_str().into());
                if let Some(params) = params {
                    members.insert("params".to_owned(), params.clone());
                }
                Some(Value::Object(members))
            }
        }
    }

    /// The body's bytes.
    pub fn body(&self) -> Bytes {
        match &self.payload {
            Payload::Raw(body) => body.clone(),
            Payload::Call { .. } => self
                .json()
                .map(|json| json.to_string().into())
                .unwrap_or_default(),
        }
    }
}
