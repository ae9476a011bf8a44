//! One request and what came back, kept byte for byte.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use serde_json::Value;

use crate::outcome::Stop;
use crate::pointer;
use crate::refusal::ErrorClass;
use crate::target::dialect::{Dialect, LIGHTSPEED};
use crate::target::envelope::{Envelope, RpcError};
use crate::target::request::{Cut, Request};

/// One request and what came back. Cheap to clone.
///
/// Checks read the method's data through [`Exchange::result`] and the accessors below it, each of
/// which fails the check when the data is not there. There is no accessor for an error's code: a
/// refusal is asserted by a [`Refusal`](crate::refusal::Refusal), with its control.
#[derive(Clone)]
pub struct Exchange(Arc<Record>);

/// What is kept of an exchange.
#[derive(Debug)]
struct Record {
    sender: String,
    dialect: &'static Dialect,
    request: Request,
    ending: Ending,
    span: Span,
}

/// When an exchange was under way: ticks of the journal's counter, and the time it took.
///
/// Of two exchanges, one came wholly after the other when its `sent` is greater than the other's
/// `done`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Span {
    /// The tick before the first byte was sent. It is unique and numbers the exchange.
    pub sent: u64,
    /// The tick after the last byte was read.
    pub done: u64,
    /// Time between the two.
    pub elapsed: Duration,
}

/// How an exchange ended.
#[derive(Clone, Debug)]
pub enum Ending {
    /// With a whole HTTP response.
    Answered(Response),
    /// As the request demanded: the suite closed the connection, there.
    Cut(Cut),
    /// Without a whole response.
    Broken(NoAnswer),
}

/// What happened in place of a whole response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoAnswer {
    /// Where in the exchange it happened.
    pub stage: Stage,
    /// What happened.
    pub detail: String,
}

/// A stage of an exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// No connection was made.
    Connect,
    /// The connection broke, or its bytes were not HTTP.
    Transfer,
    /// Nothing (or not everything) came within the time allowed.
    Timeout,
}

impl fmt::Display for NoAnswer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.detail)
    }
}

/// A whole HTTP response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Response {
    /// The status code.
    pub status: u16,
    /// Names in lower case and values, in the order of the wire.
    pub headers: Vec<(String, String)>,
    /// The body, without any transfer coding.
    pub body: Bytes,
    /// The body as JSON, when it is JSON.
    pub json: Option<Value>,
}

impl Response {
    /// A response of these bytes.
    pub fn new(status: u16, headers: Vec<(String, String)>, body: Bytes) -> Self {
        let json = serde_json::from_slice(&body).ok();
        Response {
            status,
            headers,
            body,
            json,
        }
    }

    /// The first header of this (lower-case) name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }
}

impl Exchange {
    /// An exchange that is over. `sender` names the check (or the part of the suite) that sent it.
    pub fn new(
        sender: &str,
        dialect: &'static Dialect,
        request: Request,
        ending: Ending,
        span: Span,
    ) -> Self {
        Exchange(Arc::new(Record {
            sender: sender.to_owned(),
            dialect,
            request,
            ending,
            span,
        }))
    }

    /// An exchange with this answer, as if it had happened: for tests of oracles and reports.
    pub fn fabricated(number: u64, request: Request, answer: &Value) -> Self {
        let headers = vec![("content-type".to_owned(), "application/json".to_owned())];
        let response = Response::new(200, headers, Bytes::from(answer.to_string()));
        let request = request.with_default_id(number);
        let span = Span {
            sent: 2 * number,
            done: 2 * number + 1,
            elapsed: Duration::ZERO,
        };
        Exchange::new(
            "fabricated",
            &LIGHTSPEED,
            request,
            Ending::Answered(response),
            span,
        )
    }

    /// Who sent it: a check's id, or a part of the suite.
    pub fn sender(&self) -> &str {
        &self.0.sender
    }

    /// What was sent.
    pub fn request(&self) -> &Request {
        &self.0.request
    }

    /// How it ended.
    pub fn ending(&self) -> &Ending {
        &self.0.ending
    }

    /// When it was under way.
    pub fn span(&self) -> Span {
        self.0.span
    }

    /// The time between the first byte sent and the last byte read.
    pub fn elapsed(&self) -> Duration {
        self.0.span.elapsed
    }

    /// The response, if there is a whole one.
    pub fn response(&self) -> Option<&Response> {
        match &self.0.ending {
            Ending::Answered(response) => Some(response),
            Ending::Cut(_) | Ending::Broken(_) => None,
        }
    }

    /// The HTTP status, if there is a whole response.
    pub fn status(&self) -> Option<u16> {
        self.response().map(|response| response.status)
    }

    /// What went wrong on the connection, if something did.
    pub fn broken(&self) -> Option<&str> {
        match &self.0.ending {
            Ending::Broken(broken) => Some(&broken.detail),
            Ending::Answered(_) | Ending::Cut(_) => None,
        }
    }

    /// Where the suite closed the connection, if it did so before the answer was whole.
    pub fn cut(&self) -> Option<Cut> {
        match &self.0.ending {
            Ending::Cut(cut) => Some(*cut),
            Ending::Answered(_) | Ending::Broken(_) => None,
        }
    }

    /// The response as JSON-RPC, for oracles, which judge the envelope itself; `None` when it is no
    /// JSON object.
    pub fn envelope(&self) -> Option<Envelope<'_>> {
        self.response()
            .and_then(|response| response.json.as_ref())
            .and_then(Envelope::of)
    }

    /// The method's data, when the call succeeded: for oracles, which skip what did not.
    pub fn data(&self) -> Option<&Value> {
        self.0.dialect.data(self.envelope()?.answer.outcome()?)
    }

    /// The error, when there is one: for oracles and for refusals. Checks have no use for it.
    pub(crate) fn error(&self) -> Option<RpcError<'_>> {
        self.envelope()?.answer.error()
    }

    /// Whether it was refused as this class: for the suite itself. Checks assert a refusal together
    /// with its control.
    pub(crate) fn is_refused_as(&self, class: ErrorClass) -> bool {
        self.error()
            .is_some_and(|error| self.0.dialect.is_class(&error, class))
    }

    /// The dialect it was sent in.
    pub(crate) fn dialect(&self) -> &'static Dialect {
        self.0.dialect
    }

    /// Whether a body that is no request was refused as a client's error: by an HTTP status of the
    /// 400s, or by a JSON-RPC error.
    pub fn is_clean_refusal(&self) -> bool {
        self.response().is_some_and(|response| {
            self.0
                .dialect
                .is_clean_refusal(response.status, response.json.as_ref())
        })
    }

    /// Whether the target said that it failed by itself, which is no judgement of the call.
    pub fn is_internal_error(&self) -> bool {
        self.error()
            .is_some_and(|error| self.0.dialect.is_internal(&error))
    }

    /// Whether the call returned the method's data.
    pub fn succeeded(&self) -> bool {
        self.data().is_some()
    }

    /// The method's data.
    ///
    /// # Errors
    /// A failure of the check when the call was refused or not answered with data.
    pub fn result(&self) -> Result<&Value, Stop> {
        self.data().ok_or_else(|| {
            let name = self.request().name();
            match self.error() {
                Some(error) => self.fail(format!("{name} was refused with {error}")),
                None => self.fail(match self.status() {
                    Some(status) => {
                        format!("{name} was answered with HTTP {status} and without a result")
                    }
                    None => format!("{name} has no answer"),
                }),
            }
        })
    }

    /// A member of the method's data, by JSON pointer.
    ///
    /// # Errors
    /// A failure of the check when it is absent or null.
    pub fn at(&self, pointer: &str) -> Result<&Value, Stop> {
        pointer::member(self.result()?, pointer).ok_or_else(|| {
            self.fail(format!(
                "the result of {} has no {pointer}",
                self.request().name()
            ))
        })
    }

    /// A member of the method's data, or `None` when it is absent or null.
    ///
    /// # Errors
    /// A failure of the check when the call did not succeed.
    pub fn optional(&self, pointer: &str) -> Result<Option<&Value>, Stop> {
        Ok(pointer::member(self.result()?, pointer))
    }

    /// A text in the method's data.
    ///
    /// # Errors
    /// A failure of the check when it is absent or no text.
    pub fn text(&self, pointer: &str) -> Result<&str, Stop> {
        let value = self.at(pointer)?;
        value
            .as_str()
            .ok_or_else(|| self.fail(format!("{pointer} is no text: {value}")))
    }

    /// A non-negative integer in the method's data.
    ///
    /// # Errors
    /// A failure of the check when it is absent or no such integer.
    pub fn number(&self, pointer: &str) -> Result<u64, Stop> {
        let value = self.at(pointer)?;
        value
            .as_u64()
            .ok_or_else(|| self.fail(format!("{pointer} is no integer: {value}")))
    }

    /// A truth value in the method's data; absent means false.
    ///
    /// # Errors
    /// A failure of the check when it is of another type.
    pub fn flag(&self, pointer: &str) -> Result<bool, Stop> {
        match self.optional(pointer)? {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(other) => Err(self.fail(format!("{pointer} is no truth value: {other}"))),
        }
    }

    /// A list in the method's data; absent means empty.
    ///
    /// # Errors
    /// A failure of the check when it is of another type.
    pub fn list(&self, pointer: &str) -> Result<&[Value], Stop> {
        match self.optional(pointer)? {
            None => Ok(&[]),
            Some(Value::Array(items)) => Ok(items),
            Some(other) => Err(self.fail(format!("{pointer} is no list: {other}"))),
        }
    }

    /// A failure of the check with this exchange as its evidence.
    pub fn fail(&self, reason: impl Into<String>) -> Stop {
        Stop::fail(reason, [self])
    }
}

impl fmt::Debug for Exchange {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "#{} {}", self.0.span.sent, self.0.request.name())
    }
}
