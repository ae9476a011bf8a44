//! What a kind of fault is made of.

use std::fmt;
use std::sync::Arc;

use api_contract::rpc::{JsonRpcRequest, RequestId};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::duplicate_delivery::Delivered;
use super::plan::{Plan, Rendered};
use super::restart::StateAfter;
use crate::core::Response;
use crate::server::message::HttpReply;

/// The longest pause a fault can ask for: a day, in milliseconds.
pub(super) const LONGEST_PAUSE_MS: u64 = 24 * 60 * 60 * 1000;

/// A kind of fault: a struct of its settings, with what it does to a call.
///
/// At the moment of its kind it is shown each call in its scope and says what it would do to it, or
/// nothing where there is nothing for it to work on; such a call counts as no match.
pub(crate) trait FaultKind:
    fmt::Debug + Send + Sync + Serialize + DeserializeOwned + JsonSchema + 'static
{
    /// The name in files, in the table and in the documentation.
    const NAME: &'static str;
    /// What the gateway does, in one line without a full stop.
    const ABOUT: &'static str;
    /// What a client sees then, in one or two sentences.
    const SEEN: &'static str;
    /// A fault of this kind as JSON.
    const EXAMPLE: &'static str;
    /// A fault of this kind that is refused, and the member that the refusal names.
    const REFUSED: (&'static str, &'static str);
    /// The one method it can work on; any of them if `None`.
    const METHOD: Option<&'static str> = None;

    /// Whether the client still gets the whole answer that the gateway gave, sooner or later.
    const SPARES_ANSWER: bool = false;

    /// Checks settings whose types allow more than they mean.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    /// When it acts.
    fn moment(&self) -> Moment;

    /// What it does to a call that the state machine has not seen.
    fn before(&self, _: &JsonRpcRequest, _: &Facts) -> Option<Before> {
        None
    }

    /// What it does to a read that begins to wait.
    fn waiting(&self) -> Option<Waiting> {
        None
    }

    /// What it does to the answer of a call.
    fn after(&self, _: &Exchange<'_>) -> Option<Answering> {
        None
    }

    /// Turns back in a request what it does to answers, for all calls in its scope.
    fn translate(&self, _: &mut JsonRpcRequest) {}
}

/// When a kind acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Before the call is accepted.
    Before,
    /// On the answer.
    After,
    /// Before or after, as the fault says.
    Either,
    /// When a read begins to wait.
    Waiting,
}

impl Moment {
    /// The moment of a kind that cuts the answer, of which there is none before.
    pub(super) fn of_cut(at_byte: Option<u64>) -> Self {
        at_byte.map_or(Moment::Either, |_| Moment::After)
    }
}

/// What the state machine knows of the session a call speaks of, before the call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Facts {
    /// The number of the newest event; 0 without a session.
    pub(crate) head: u64,
    /// The number of the newest event that was dropped.
    pub(crate) dropped: u64,
    /// Whether a run has the submission id of the call.
    pub(crate) repeated: bool,
}

/// What happens to a call before, or in place of, its being handled.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Before {
    /// It is never handled; the client gets this.
    Answer(Answering),
    /// It is handled after so many milliseconds.
    Hold(u64),
    /// It is handled changed.
    Rewrite(JsonRpcRequest),
    /// It is handled twice.
    Twice(Delivered),
    /// It is answered now, and handled after so many milliseconds.
    Late(u64),
    /// The log of its session is trimmed to so many events first.
    Trim(u64),
    /// Its session has forgotten which submissions it knew.
    ForgetSubmissions,
}

/// What happens to a read that begins to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// It is answered at once, with nothing.
    Empty,
    /// It is never answered.
    Endless,
}

/// What the client gets.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Answering {
    /// This reply, framed as it should be.
    Reply(HttpReply),
    /// What this plan does to its connection, which ends with it.
    Wire(Plan),
    /// The answer as it is, after so many milliseconds.
    Hold(u64),
    /// Nothing: all connections are gone, and the state is as it says.
    Restart(StateAfter),
}

/// A call with its answer.
pub(crate) struct Exchange<'a> {
    pub(crate) request: &'a JsonRpcRequest,
    pub(crate) response: &'a Value,
    /// The same, as it would be sent.
    pub(crate) sent: &'a Response,
    /// The id of the answer before this one.
    pub(crate) previous: Option<&'a RequestId>,
}

impl Exchange<'_> {
    /// The answer as it would go over the wire.
    pub(super) fn rendered(&self) -> Rendered {
        Rendered::of(HttpReply::json(self.sent.clone()))
    }

    /// The answer with a change; nothing when the change says that there is nothing to change.
    pub(super) fn changed(
        &self,
        change: impl FnOnce(&mut Map<String, Value>) -> Option<()>,
    ) -> Option<Answering> {
        let mut members = self.response.as_object()?.clone();
        change(&mut members)?;
        let response = Value::Object(members);
        Some(Answering::Reply(HttpReply::json(response)))
    }

    /// The answer with another body.
    pub(super) fn with_body(body: impl Into<bytes::Bytes>) -> Answering {
        let mut reply = HttpReply::json(Value::Null);
        reply.body = crate::server::message::ReplyBody::Bytes(body.into());
        Answering::Reply(reply)
    }
}

/// A kind with its settings, whichever it is.
pub(crate) trait AnyKind: fmt::Debug + Send + Sync {
    fn info(&self) -> KindInfo;
    fn settings(&self) -> Map<String, Value>;
    fn moment(&self) -> Moment;
    fn before(&self, request: &JsonRpcRequest, facts: &Facts) -> Option<Before>;
    fn waiting(&self) -> Option<Waiting>;
    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering>;
    fn translate(&self, request: &mut JsonRpcRequest);
}

impl<K: FaultKind> AnyKind for K {
    fn info(&self) -> KindInfo {
        KindInfo::of::<K>()
    }

    fn settings(&self) -> Map<String, Value> {
        match serde_json::to_value(self) {
            Ok(Value::Object(settings)) => settings,
            // A struct of texts and numbers is always an object.
            _ => Map::new(),
        }
    }

    fn moment(&self) -> Moment {
        FaultKind::moment(self)
    }

    fn before(&self, request: &JsonRpcRequest, facts: &Facts) -> Option<Before> {
        FaultKind::before(self, request, facts)
    }

    fn waiting(&self) -> Option<Waiting> {
        FaultKind::waiting(self)
    }

    fn after(&self, exchange: &Exchange<'_>) -> Option<Answering> {
        FaultKind::after(self, exchange)
    }

    fn translate(&self, request: &mut JsonRpcRequest) {
        FaultKind::translate(self, request);
    }
}

/// Reads the settings of a kind; the refusal names the member.
type ReadSettings = fn(Map<String, Value>) -> Result<Arc<dyn AnyKind>, String>;

/// What there is to know of a kind of fault.
#[derive(Clone, Copy)]
pub struct KindInfo {
    /// The name in files and over the admin API.
    pub name: &'static str,
    /// What the gateway does, in one line without a full stop.
    pub about: &'static str,
    /// What a client sees then.
    pub seen: &'static str,
    /// A fault of this kind as JSON.
    pub example: &'static str,
    /// A fault of this kind that is refused, and the member that the refusal names.
    pub refused: (&'static str, &'static str),
    /// The one method it can work on; any of them if `None`.
    pub method: Option<&'static str>,
    /// Whether the client still gets the whole answer that the gateway gave, sooner or later.
    pub spares_answer: bool,
    pub(super) read: ReadSettings,
    pub(super) schema: fn(&mut SchemaGenerator) -> Schema,
}

impl KindInfo {
    pub(super) const fn of<K: FaultKind>() -> Self {
        KindInfo {
            name: K::NAME,
            about: K::ABOUT,
            seen: K::SEEN,
            example: K::EXAMPLE,
            refused: K::REFUSED,
            method: K::METHOD,
            spares_answer: K::SPARES_ANSWER,
            read: read::<K>,
            schema: K::json_schema,
        }
    }
}

fn read<K: FaultKind>(settings: Map<String, Value>) -> Result<Arc<dyn AnyKind>, String> {
    let kind: K = read_members(settings)?;
    kind.check()?;
    Ok(Arc::new(kind))
}

/// Decodes an object; the refusal names the member.
pub(super) fn read_members<T: DeserializeOwned>(members: Map<String, Value>) -> Result<T, String> {
    serde_path_to_error::deserialize(Value::Object(members)).map_err(|error| {
        let path = error.path().to_string();
        match path.as_str() {
            // What is missing or not known here is named by the message itself.
            "." => error.into_inner().to_string(),
            _ => format!("`{path}`: {}", error.into_inner()),
        }
    })
}

impl fmt::Debug for KindInfo {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("KindInfo")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// A pause of settings, checked.
pub(super) fn check_pause(member: &str, ms: u64) -> Result<(), String> {
    if ms <= LONGEST_PAUSE_MS {
        return Ok(());
    }
    Err(format!(
        "`{member}` is at most {LONGEST_PAUSE_MS}, a day in milliseconds"
    ))
}

/// A pause of settings, from Rust; a longer one is cut to a day.
pub(super) fn pause_ms(pause: std::time::Duration) -> u64 {
    u64::try_from(pause.as_millis()).map_or(LONGEST_PAUSE_MS, |ms| ms.min(LONGEST_PAUSE_MS))
}
