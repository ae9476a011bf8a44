//! Runs one check and says how it ended.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures_util::FutureExt as _;

use crate::check::{Check, Credentials};
use crate::ctx::{Ctx, absent};
use crate::lock::locked;
use crate::names::Names;
use crate::outcome::{Cause, Outcome, Stop};
use crate::runner::{Execution, Ran, cleanup, probe};

impl Execution<'_> {
    /// Runs one check, within its time, and removes what it created.
    pub(super) async fn one(&self, check: &'static Check, names: &Names) -> Ran {
        if let Some(outcome) = self.not_runnable(check).await {
            return Ran {
                outcome,
                requests: 0,
            };
        }
        let Some(run) = check.kind.run() else {
            let outcome = Outcome::HarnessError("a passive check has nothing to run".to_owned());
            return Ran {
                outcome,
                requests: 0,
            };
        };
        let ctx = Ctx::new(Arc::clone(&self.transport), check, names.clone());
        let limit = self.transport.target.timeouts.check();
        let running = AssertUnwindSafe(run(&ctx)).catch_unwind();
        let outcome = match tokio::time::timeout(limit, running).await {
            Err(_) => Outcome::NotExercised {
                cause: Cause::Budget,
                detail: format!("the check was not over after {} ms", limit.as_millis()),
            },
            Ok(Err(_)) => Outcome::HarnessError("the check panicked".to_owned()),
            Ok(Ok(Ok(()))) if ctx.warnings().is_empty() => Outcome::Pass,
            Ok(Ok(Ok(()))) => Outcome::Warn(ctx.warnings()),
            Ok(Ok(Err(stop))) => self.stopped(stop).await,
        };
        if self.lost().is_none() {
            cleanup::of_check(&self.transport, check).await;
        }
        Ran {
            outcome,
            requests: ctx.requests(),
        }
    }

    /// Why a check cannot be run at all, if so.
    async fn not_runnable(&self, check: &Check) -> Option<Outcome> {
        let not = |cause, detail: String| Some(Outcome::NotExercised { cause, detail });
        if let Some(why) = self.lost() {
            return not(Cause::EndpointLost, why);
        }
        if let Some(hook) = check.needs.hook
            && !self.transport.target.hooks.offers(hook)
        {
            return not(
                Cause::NoHook,
                format!("it needs a hook for {}", hook.as_str()),
            );
        }
        let target = &self.transport.target;
        let (one, two) = (target.headers.hold_a_credential(), target.second.is_some());
        let lacking = match check.needs.credentials {
            Credentials::One | Credentials::OneEach if !one => Some("a credential"),
            Credentials::Two | Credentials::OneEach if !two => Some("a second tenant"),
            Credentials::Any | Credentials::One | Credentials::Two | Credentials::OneEach => None,
        };
        if let Some(what) = lacking {
            return not(Cause::NoSecondCredential, format!("it needs {what}"));
        }
        if let Some(method) = self.offered.absent(&self.transport, check).await {
            return not(Cause::MethodAbsent, absent(method));
        }
        None
    }

    async fn stopped(&self, stop: Stop) -> Outcome {
        match stop {
            Stop::Fail(failure) => Outcome::Fail(failure),
            Stop::NotExercised { cause, detail } => Outcome::NotExercised { cause, detail },
            Stop::Harness(why) => Outcome::HarnessError(why),
            Stop::Lost(failure) => {
                if probe::is_alive(&self.transport).await.is_ok() {
                    // It still serves others, so breaking this one off is a fault of its own.
                    return Outcome::Fail(failure);
                }
                let detail = failure.reason;
                let mut lost = locked(&self.lost);
                lost.get_or_insert_with(|| detail.clone());
                Outcome::NotExercised {
                    cause: Cause::EndpointLost,
                    detail,
                }
            }
        }
    }
}
