//! What a check works with: calls, names, waits, warnings.

pub(crate) mod finished_log;
mod follow;
mod hooks;
pub(crate) mod managed;
pub(crate) mod run_ids;
mod session;
pub(crate) mod waits;
pub(crate) mod walk;
pub(crate) mod wording;

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use crate::lock::locked;
use crate::methods::SessionStart;
use api_contract::method::Method as _;
use serde_json::{Value, json};

use crate::check::Check;
use crate::names::Names;
use crate::outcome::{Cause, Checked, Failure, Stop};
use crate::record::exchange::{Ending, Exchange};
use crate::refusal::{ErrorClass, Refusal};
use crate::target::Timeouts;
use crate::target::caller::Caller;
use crate::target::dialect::Dialect;
use crate::target::hooks::Hook;
use crate::target::prompts::Prompts;
use crate::target::request::Request;
use crate::target::transport::Transport;

pub use self::hooks::Key;
pub use self::session::{Run, Session};
pub use crate::events::{Event, Events, Log, Page};

/// What a check works with. Every call is recorded, counted and shown to the oracles.
pub struct Ctx {
    transport: Arc<Transport>,
    check: &'static Check,
    names: Names,
    requests: AtomicU32,
    named: AtomicU32,
    warnings: Mutex<Vec<Failure>>,
}

/// A run's input of one text, as the member `source` of `session/runs/start`.
pub fn text(text: &str) -> Value {
    json!({ "type": "input", "items": [{ "type": "text", "text": text }] })
}

impl Ctx {
    pub(crate) fn new(transport: Arc<Transport>, check: &'static Check, names: Names) -> Self {
        Ctx {
            transport,
            check,
            names,
            requests: AtomicU32::new(0),
            named: AtomicU32::new(0),
            warnings: Mutex::default(),
        }
    }

    /// Calls a method and waits for its answer, whatever that says.
    ///
    /// # Errors
    /// Stops the check when no whole answer came, when the target does not have the method, and
    /// when the check has used up its budget.
    pub async fn call(&self, method: &str, params: Value) -> Result<Exchange, Stop> {
        self.send(Request::call(method, params)).await
    }

    /// Sends a request made to measure.
    ///
    /// # Errors
    /// As [`Ctx::call`]; a request that may break comes back in any case.
    pub async fn send(&self, request: Request) -> Result<Exchange, Stop> {
        if let Some(method) = request.method()
            && self.dialect().method(method).is_some()
            && !self.check.names(method)
        {
            let reason = format!("the check calls {method}, which it does not name in its needs");
            return Err(Stop::Harness(reason));
        }
        let used = self.requests.fetch_add(1, Ordering::Relaxed);
        if used >= self.check.budget {
            self.requests.fetch_sub(1, Ordering::Relaxed);
            return Err(Stop::not_exercised(
                Cause::Budget,
                format!("the check may send {} requests", self.check.budget),
            ));
        }
        if let Err(why) = self.transport.spending.spend(&request) {
            return Err(Stop::not_exercised(Cause::Budget, why));
        }
        let tolerant = request.tolerates_breaks();
        let exchange = self.transport.send(self.check.id, request).await;
        if let Ending::Broken(broken) = exchange.ending()
            && !tolerant
        {
            let reason = format!("{} got no answer: {broken}", exchange.request().name());
            return Err(Stop::Lost(Failure::new(reason, [&exchange])));
        }
        self.method_is_there(&exchange)?;
        Ok(exchange)
    }

    fn method_is_there(&self, exchange: &Exchange) -> Checked {
        match exchange.request().method() {
            Some(method)
                if self.dialect().method(method).is_some()
                    && exchange.is_refused_as(ErrorClass::MethodNotFound) =>
            {
                Err(Stop::not_exercised(Cause::MethodAbsent, absent(method)))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Calls a method with parameters that must be refused as `class`, then with others that must
    /// be accepted. `differs` says what is wrong with the first, as a noun phrase.
    ///
    /// # Errors
    /// As [`Ctx::call`] and [`Refusal::verify`].
    pub async fn refuses(
        &self,
        method: &str,
        refused: Value,
        class: ErrorClass,
        accepted: Value,
        differs: &str,
    ) -> Checked {
        let call = self.send(Request::call(method, refused).wrong()).await?;
        let control = self.call(method, accepted).await?;
        Refusal {
            call: &call,
            class,
            control: &control,
            differs,
        }
        .verify()
    }

    /// An id that no one else uses, under the run's prefix. Good for sessions, profiles and
    /// submissions.
    pub fn unique(&self, label: &str) -> String {
        let number = self.named.fetch_add(1, Ordering::Relaxed);
        self.names.unique(self.check.id, label, number)
    }

    /// The metadata that marks this run's sessions: a filter for `session/list`.
    pub fn tag(&self) -> Value {
        self.names.tag()
    }

    /// A number that depends on the run's seed and on the check only.
    pub fn seed(&self) -> u64 {
        self.names.seed_of(self.check.id)
    }

    /// Starts a session of this check's own.
    ///
    /// # Errors
    /// As [`Ctx::call`]; a failure when it is refused.
    pub async fn session(&self, label: &str) -> Result<Session<'_>, Stop> {
        self.session_with(label, json!({})).await
    }

    /// Starts a session with more parameters than its id and the run's tag.
    ///
    /// # Errors
    /// As [`Ctx::session`].
    pub async fn session_with(&self, label: &str, extra: Value) -> Result<Session<'_>, Stop> {
        self.start(self.open(&self.unique(label)), extra).await
    }

    /// Starts a session that is not there yet, with more parameters, in the name of its caller.
    ///
    /// # Errors
    /// As [`Ctx::session`].
    pub async fn start<'a>(&self, session: Session<'a>, extra: Value) -> Result<Session<'a>, Stop> {
        let params = merged(json!({ "metadata": self.tag() }), extra);
        let started = session.call(SessionStart::NAME, params).await?;
        if started.text("/session/id")? != session.id() {
            return Err(started.fail("the answer is about another session than the one asked for"));
        }
        Ok(session)
    }

    /// A submission of a text under an id of its own: parameters of `session/runs/start` that can
    /// be sent again.
    pub fn submission(&self, input: &str) -> Value {
        json!({ "submissionId": self.unique("key"), "source": text(input) })
    }

    /// A session that is there already, or is not.
    pub fn open(&self, id: &str) -> Session<'_> {
        Session::new(self, id)
    }

    /// Whether the target has this hook: for checks that do more with it than without.
    pub fn offers(&self, hook: Hook) -> bool {
        self.transport.target.hooks.offers(hook)
    }

    /// Calls a method in the name of somebody.
    ///
    /// # Errors
    /// As [`Ctx::call`].
    pub async fn call_as(
        &self,
        caller: &Caller,
        method: &str,
        params: Value,
    ) -> Result<Exchange, Stop> {
        self.send(Request::call(method, params).by(caller.clone()))
            .await
    }

    /// Notes something that is no failure.
    pub fn warn<'a>(
        &self,
        reason: impl Into<String>,
        evidence: impl IntoIterator<Item = &'a Exchange>,
    ) {
        let mut warnings = locked(&self.warnings);
        warnings.push(Failure::new(reason, evidence));
    }

    /// Whoever shows the first tenant's credential with one character changed; `None` when it shows
    /// none.
    pub fn spoilt(&self) -> Option<Caller> {
        let spoilt = self.transport.target.headers.spoilt()?;
        Some(Caller::Other(Arc::new(spoilt)))
    }

    /// Whether the first tenant's credential stands in the header `authorization`.
    pub fn shows_a_key(&self) -> bool {
        self.transport.target.headers.authorization().is_some()
    }

    /// The texts that bring runs into the states that checks look at.
    pub fn prompts(&self) -> &Prompts {
        &self.transport.target.prompts
    }

    /// How the target speaks, with the contract's tables.
    pub fn dialect(&self) -> &'static Dialect {
        self.transport.target.dialect
    }

    /// How long to wait.
    pub fn timeouts(&self) -> Timeouts {
        self.transport.target.timeouts
    }

    /// How many requests the check has sent.
    pub(crate) fn requests(&self) -> u64 {
        u64::from(self.requests.load(Ordering::Relaxed))
    }

    /// What the check noted.
    pub(crate) fn warnings(&self) -> Vec<Failure> {
        locked(&self.warnings).clone()
    }
}

/// What is said of a method that the target does not have.
pub(crate) fn absent(method: &str) -> String {
    format!("the target does not have {method}")
}

/// The members of both objects; those of `extra` win.
pub(crate) fn merged(mut base: Value, extra: Value) -> Value {
    if let (Value::Object(members), Value::Object(extra)) = (&mut base, extra) {
        members.extend(extra);
    }
    base
}
