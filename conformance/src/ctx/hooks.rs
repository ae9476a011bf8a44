//! What a check does to the target beside its API.

use std::sync::Arc;

use serde_json::Value;

use crate::ctx::Ctx;
use crate::outcome::{Cause, Checked, Stop};
use crate::runner::probe;
use crate::target::caller::Caller;
use crate::target::headers::Headers;
use crate::target::hooks::Action;

/// A credential that a check had made. What is not revoked stays.
#[derive(Clone, Debug)]
pub struct Key {
    /// What it is revoked by.
    pub id: String,
    /// Whoever shows it.
    pub caller: Caller,
}

impl Ctx {
    /// Drops the events of a session's log up to and including `through`.
    ///
    /// # Errors
    /// Stops the check as not exercised when the target does not do it.
    pub async fn trim(&self, session: &str, through: u64) -> Checked {
        self.act(Action::Trim { session, through }).await.map(drop)
    }

    /// Lets a session's next event have a number above `through`. What came before may be lost.
    ///
    /// # Errors
    /// Stops the check as not exercised when the target does not do it.
    pub async fn big_seqs(&self, session: &str, through: u64) -> Checked {
        let action = Action::BigSeqs { session, through };
        self.act(action).await.map(drop)
    }

    /// Restarts the target and waits until it answers again. No other check is under way.
    ///
    /// # Errors
    /// Stops the check as not exercised when the target does not do it; as lost when it does not
    /// come back.
    pub async fn restart(&self) -> Checked {
        self.act(Action::Restart).await?;
        self.transport.drop_idle();
        probe::startup(&self.transport)
            .await
            .map_err(|why| Stop::lost(format!("after its restart: {why}")))
    }

    /// Has a credential of the first tenant made.
    ///
    /// # Errors
    /// Stops the check as not exercised when the target does not do it.
    pub async fn create_key(&self) -> Result<Key, Stop> {
        let reply = self.act(Action::CreateKey).await?;
        let text = |member: &str| {
            let text = reply.get(member).and_then(Value::as_str);
            text.ok_or_else(|| {
                let why = format!("the hook that makes a credential replied without {member:?}");
                Stop::not_exercised(Cause::NoHook, why)
            })
        };
        let (name, value, id) = (text("header")?, text("value")?.to_owned(), text("id")?);
        let mut headers = Headers::default();
        headers
            .add(&format!("{name}=MADE_KEY"), |_| Some(value.clone()))
            .map_err(|why| Stop::not_exercised(Cause::NoHook, why.to_string()))?;
        Ok(Key {
            id: id.to_owned(),
            caller: Caller::Other(Arc::new(headers)),
        })
    }

    /// Has a credential revoked.
    ///
    /// # Errors
    /// Stops the check as not exercised when the target does not do it.
    pub async fn revoke_key(&self, id: &str) -> Checked {
        self.act(Action::RevokeKey { id }).await.map(drop)
    }

    async fn act(&self, action: Action<'_>) -> Result<Value, Stop> {
        let hook = action.hook();
        let needs = &self.check.needs;
        if ![needs.hook, needs.wants].contains(&Some(hook)) {
            let name = hook.name();
            let why =
                format!("the check uses the hook {name}, which it does not name in its needs");
            return Err(Stop::Harness(why));
        }
        let done = self.transport.target.hooks.act(action).await;
        done.map_err(|why| {
            let what = hook.as_str();
            Stop::not_exercised(Cause::NoHook, format!("{what} did not work: {why}"))
        })
    }
}
