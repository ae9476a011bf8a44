//! A session that a check works in.

use crate::kinds;
use crate::methods::{
    SessionClose, SessionContextAppend, SessionDelete, SessionEventsRead, SessionRead,
    SessionRunsStart,
};
use api_contract::method::Method as _;
use serde_json::{Value, json};

use crate::ctx::{Ctx, Event, Events as _, Log, Page, merged, text};
use crate::outcome::{Cause, Stop};
use crate::record::exchange::Exchange;
use crate::target::caller::Caller;
use crate::target::prompts::not_kept_busy;

/// A session that a check works in. It is removed when the check is over.
pub struct Session<'a> {
    ctx: &'a Ctx,
    id: String,
    caller: Caller,
}

/// A run that was accepted.
#[derive(Clone, Debug)]
pub struct Run {
    /// Its id.
    pub id: String,
    /// The submission id it was started with.
    pub submission: String,
    /// The exchange that started it.
    pub started: Exchange,
}

impl<'a> Session<'a> {
    pub(super) fn new(ctx: &'a Ctx, id: &str) -> Self {
        Session {
            ctx,
            id: id.to_owned(),
            caller: Caller::First,
        }
    }

    /// The session of the same id in the eyes of somebody else: theirs, or this one where it can be
    /// seen.
    pub fn seen_by(&self, caller: Caller) -> Self {
        Session {
            ctx: self.ctx,
            id: self.id.clone(),
            caller,
        }
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The check it belongs to.
    pub fn ctx(&self) -> &'a Ctx {
        self.ctx
    }

    /// Calls a method with this session's id and more parameters.
    ///
    /// # Errors
    /// As [`Ctx::call`].
    pub async fn call(&self, method: &str, extra: Value) -> Result<Exchange, Stop> {
        self.ctx
            .call_as(&self.caller, method, self.params(extra))
            .await
    }

    /// This session's id and more parameters.
    pub fn params(&self, extra: Value) -> Value {
        merged(json!({ "sessionId": self.id }), extra)
    }

    /// Submits a run with these parameters, whatever comes of it.
    ///
    /// # Errors
    /// As [`Ctx::call`].
    pub async fn submit(&self, params: Value) -> Result<Exchange, Stop> {
        self.call(SessionRunsStart::NAME, params).await
    }

    /// Starts a run of this text under a new submission id.
    ///
    /// # Errors
    /// As [`Ctx::call`]; a failure when it is refused.
    pub async fn run(&self, input: &str) -> Result<Run, Stop> {
        let submission = self.ctx.unique("run");
        let started = self
            .submit(json!({ "submissionId": submission, "source": text(input) }))
            .await?;
        Ok(Run {
            id: started.text("/run/id")?.to_owned(),
            submission,
            started,
        })
    }

    /// Starts a run that goes on until it is cancelled, and sees it started.
    ///
    /// # Errors
    /// As [`Session::run`]; the check is not exercised when the target does not act on the prompt,
    /// or when the run did not start in time.
    pub async fn busy(&self) -> Result<Run, Stop> {
        let run = self.run(&self.ctx.prompts().busy).await?;
        let started = |event: &Event| {
            event.run_id() == Some(run.id.as_str()) && event.kind() == kinds::RUN_STARTED
        };
        let seen = self.follow(0, started).await?;
        let log = self.kept_busy(&run.id).await?;
        if seen.is_err() || log.life_of(&run.id).ended.is_some() {
            return Err(Stop::not_exercised(
                Cause::LostRace,
                "the run that should be busy was not seen running",
            ));
        }
        Ok(run)
    }

    /// The log, in which a run under the busy prompt has not come to its end by itself.
    ///
    /// # Errors
    /// As [`Session::log`]; the check is not exercised when it has, because nothing that needs a
    /// run at work can be judged then.
    pub async fn kept_busy(&self, run: &str) -> Result<Log, Stop> {
        let log = self.log().await?;
        match log.life_of(run).own_end() {
            Some(end) => Err(not_kept_busy(run, end.kind())),
            None => Ok(log),
        }
    }

    /// Reads one page of the log.
    ///
    /// # Errors
    /// As [`Ctx::call`]; a failure when it is refused.
    pub async fn page(&self, extra: Value) -> Result<Page, Stop> {
        let exchange = self.call(SessionEventsRead::NAME, extra).await?;
        exchange.result()?;
        Page::of(&exchange).ok_or_else(|| Stop::Harness("a page without a session id".to_owned()))
    }

    /// Puts a text into the session's context, under a key: one event at least, and no run.
    ///
    /// # Errors
    /// As [`Ctx::call`]; a failure when it is refused.
    pub async fn append_text(&self, key: &str, text: &str) -> Result<Exchange, Stop> {
        let item = json!({ "type": "text", "text": text });
        let entries = json!({ "entries": [{ "key": key, "item": item }] });
        self.succeeding(SessionContextAppend::NAME, entries).await
    }

    /// Reads the session.
    ///
    /// # Errors
    /// As [`Ctx::call`]; a failure when it is refused.
    pub async fn read(&self) -> Result<Exchange, Stop> {
        self.succeeding(SessionRead::NAME, json!({})).await
    }

    /// Closes the session, which must be idle.
    ///
    /// # Errors
    /// As [`Ctx::call`]; a failure when it is refused.
    pub async fn close(&self) -> Result<Exchange, Stop> {
        self.succeeding(SessionClose::NAME, json!({})).await
    }

    /// Closes the session and cancels its runs.
    ///
    /// # Errors
    /// As [`Ctx::call`]; a failure when it is refused.
    pub async fn close_forced(&self) -> Result<Exchange, Stop> {
        self.succeeding(SessionClose::NAME, json!({ "force": true }))
            .await
    }

    /// Deletes the session, which must be closed.
    ///
    /// # Errors
    /// As [`Ctx::call`]; a failure when it is refused.
    pub async fn delete(&self) -> Result<Exchange, Stop> {
        self.succeeding(SessionDelete::NAME, json!({})).await
    }

    async fn succeeding(&self, method: &str, extra: Value) -> Result<Exchange, Stop> {
        let exchange = self.call(method, extra).await?;
        exchange.result()?;
        Ok(exchange)
    }
}
