//! Putting events into a log.

use api_contract::lightspeed::events::{EventJoinsView, SessionEventKindView};
use api_contract::lightspeed::ids::{RunId, SubmissionId, ToolBatchId, ToolCallId, TurnId};
use serde_json::Value;

use super::{ControlRefused, SessionAt};
use crate::core::Core;
use crate::core::state::Session;
use crate::core::time::UnixMs;
use crate::core::worker::{Worker, work};

impl Core {
    /// Adds an event to a session's log, and returns its number. What the event belongs to is taken
    /// from its own members.
    ///
    /// It has to fit: events by which a view of the session, its runs or its tools would change are
    /// refused, because only the log would tell of them. What fits are promises, workflow tools (of
    /// the active run, where they name one) and `contextEntriesApplied` at the revision of the
    /// context, whose entries come into the context.
    ///
    /// # Errors
    /// When the session is not found or the event does not fit.
    pub fn push_event(
        &mut self,
        at: &SessionAt,
        kind: SessionEventKindView,
        now: UnixMs,
    ) -> Result<u64, ControlRefused> {
        self.append_event(at, kind, now, check)
    }

    /// Adds any event to a session's log, and returns its number. Nothing but the log changes: what
    /// views show may then contradict it, which is what to use this for. The numbers and times of the
    /// log stay in order.
    ///
    /// # Errors
    /// When the session is not found.
    pub fn push_event_unchecked(
        &mut self,
        at: &SessionAt,
        kind: SessionEventKindView,
        now: UnixMs,
    ) -> Result<u64, ControlRefused> {
        self.append_event(at, kind, now, |_, _| Ok(Fit::LogOnly))
    }

    fn append_event(
        &mut self,
        at: &SessionAt,
        kind: SessionEventKindView,
        now: UnixMs,
        check: impl FnOnce(&Session, &SessionEventKindView) -> Result<Fit, String>,
    ) -> Result<u64, ControlRefused> {
        self.control(at, now, |core, key| {
            let rules = &*core.rules;
            let pushed = work(&mut core.state, key, rules, |worker| {
                let fit = check(worker.session, &kind).map_err(|why| {
                    let kind = kind.tag().to_owned();
                    ControlRefused::EventDoesNotFit { kind, why }
                })?;
                Ok(push(worker, kind, fit))
            });
            let session = key.session.clone();
            pushed.map_or(
                Err(ControlRefused::UnknownSession { session }),
                |(pushed, _)| pushed,
            )
        })
    }
}

/// What else than the log an event changes.
enum Fit {
    LogOnly,
    Context,
}

fn push(worker: &mut Worker<'_>, kind: SessionEventKindView, fit: Fit) -> u64 {
    let joins = joins(&kind);
    let mut writer = worker.writer();
    match (kind, fit) {
        (SessionEventKindView::ContextEntriesApplied { entries, .. }, Fit::Context) => {
            writer.apply(joins, entries);
            writer.record.log.head()
        }
        (kind, _) => writer.append(joins, kind),
    }
}

/// Whether an event fits a session as it is.
fn check(session: &Session, kind: &SessionEventKindView) -> Result<Fit, String> {
    use SessionEventKindView as Kind;
    if !session.is_open() {
        return Err("the session is closed, and nothing follows its close".to_owned());
    }
    let because = |why: &str| Err(why.to_owned());
    match kind {
        Kind::PromiseCreated { .. }
        | Kind::PromiseResolved { .. }
        | Kind::PromiseFailed { .. }
        | Kind::PromiseCancelled { .. }
        | Kind::PromiseDetached { .. }
        | Kind::WorkflowToolDeliveryFailed { .. }
        | Kind::WorkflowToolStartFailed { .. } => Ok(Fit::LogOnly),
        // More often a mistake in writing than a test of what readers do with new kinds.
        Kind::Unlisted(_) => Err(format!(
            "the contract does not list it; there are {}",
            Kind::TAGS.join(", ")
        )),
        Kind::WorkflowToolEmitted { run_id, .. }
        | Kind::WorkflowToolStartRequested { run_id, .. } => of_active_run(session, run_id),
        Kind::ContextEntriesApplied {
            base_revision,
            revision,
            ..
        } => {
            let stands = session.record.context.revision();
            if (*base_revision, Some(*revision)) == (stands, stands.checked_add(1)) {
                Ok(Fit::Context)
            } else {
                Err(format!(
                    "the context is at revision {stands}, so it has to lead from {stands} to {}",
                    stands.saturating_add(1)
                ))
            }
        }
        Kind::SessionOpened { .. } => {
            because("it is the first event of every log, and of no other place")
        }
        Kind::SessionClosed => because("the session is open; close it with `session/close`"),
        Kind::SessionConfigChanged { .. } => {
            because("the configuration is as it was; change it with `session/config/put`")
        }
        Kind::RunAccepted { .. } => {
            because("there is no such run; start one with `session/runs/start`")
        }
        Kind::RunCompleted { run_id, .. }
        | Kind::RunFailed { run_id, .. }
        | Kind::RunCancelled { run_id, .. } => {
            let run = run_id.number().and_then(|number| session.runs.get(number));
            match run.map(|run| run.status.is_terminal()) {
                None => Err(format!("there is no run {run_id}")),
                Some(true) => Err(format!("{run_id} has ended, and a run ends once")),
                Some(false) => Err(format!(
                    "{run_id} has not ended; let it end with `finish_run`"
                )),
            }
        }
        _ => because(
            "what views show would contradict it; let a call or a run bring it about, or push it unchecked",
        ),
    }
}

fn of_active_run(session: &Session, run: &RunId) -> Result<Fit, String> {
    match session.runs.active() {
        Some(active) if active.id() == *run => Ok(Fit::LogOnly),
        Some(active) => Err(format!(
            "{run} is not the active run, which is {}",
            active.id()
        )),
        None => Err(format!("{run} is not active, and no run is")),
    }
}

/// What an event belongs to, by its own members.
fn joins(kind: &SessionEventKindView) -> EventJoinsView {
    let members = serde_json::to_value(kind).unwrap_or_default();
    let text = |name: &str| members.get(name).and_then(Value::as_str);
    EventJoinsView {
        run_id: text("runId").map(RunId::new),
        turn_id: text("turnId").map(TurnId::new),
        tool_batch_id: text("batchId").map(ToolBatchId::new),
        tool_call_id: text("callId").map(ToolCallId::new),
        submission_id: text("submissionId").map(SubmissionId::new),
        correlation_id: None,
    }
}
