//! TERM-15: what the events of a session add up to.

use api_contract::lightspeed::runs::RunStatus;

use super::{cancel, status_after};
use crate::prelude::*;

/// How often a view is looked at again because the log has grown meanwhile.
const TRIES: usize = 5;

/// What a log says that its session is.
#[derive(Debug, Default)]
struct Reduced {
    closed: bool,
    config_revision: u64,
    context_revision: u64,
    /// Ids and keys of the entries.
    context: Vec<(String, Option<String>)>,
    /// In the order accepted.
    runs: Vec<Run>,
}

#[derive(Debug)]
struct Run {
    id: String,
    status: &'static str,
    pending: Vec<String>,
}

impl Reduced {
    /// Adds the events of a whole log up.
    fn of(log: &Log) -> Result<Self, Stop> {
        let mut reduced = Reduced::default();
        for event in &log.events {
            match event.kind() {
                kinds::SESSION_CLOSED => reduced.closed = true,
                kinds::SESSION_CONFIG_CHANGED => {
                    reduced.config_revision = revision(event, "/kind/revision");
                }
                kinds::CONTEXT_ENTRIES_APPLIED
                | kinds::CONTEXT_ENTRIES_REMOVED
                | kinds::CONTEXT_KEYS_REMOVED
                | kinds::CONTEXT_KEY_PREFIX_REPLACED
                | kinds::CONTEXT_STATE_REPLACED => reduced.context(event)?,
                _ => reduced.run(event),
            }
        }
        Ok(reduced)
    }

    /// A change of the context, which follows from the one before it.
    fn context(&mut self, event: &Event) -> Checked {
        let (base, now) = (
            revision(event, "/kind/baseRevision"),
            revision(event, "/kind/revision"),
        );
        ensure!(
            base == self.context_revision && now == base + 1,
            [event.source()],
            "the context has revision {}, and {} at seq {} takes it from {base} to {now}",
            self.context_revision,
            event.kind(),
            event.seq()
        );
        self.context_revision = now;
        let texts = |pointer: &str| -> Vec<String> {
            let items = event.at(pointer).and_then(Value::as_array);
            let texts = items.into_iter().flatten().filter_map(Value::as_str);
            texts.map(str::to_owned).collect()
        };
        let (ids, keys) = (texts("/kind/entryIds"), texts("/kind/keys"));
        let all = event.kind() == kinds::CONTEXT_STATE_REPLACED;
        let prefix = event.text("/kind/keyPrefix");
        self.context.retain(|(id, key)| {
            let key = key.as_deref().unwrap_or_default();
            let replaced = prefix.is_some_and(|prefix| key.starts_with(prefix));
            !all && !replaced && !ids.contains(id) && !keys.iter().any(|gone| gone == key)
        });
        let entries = event.at("/kind/entries").and_then(Value::as_array);
        for entry in entries.into_iter().flatten() {
            let id = entry["id"].as_str().unwrap_or_default().to_owned();
            let key = entry["key"].as_str().map(str::to_owned);
            self.context
                .retain(|(other, old)| *other != id && (key.is_none() || *old != key));
            self.context.push((id, key));
        }
        Ok(())
    }

    /// A step of a run.
    fn run(&mut self, event: &Event) {
        let Some(id) = event.run_id() else { return };
        if event.kind() == kinds::RUN_ACCEPTED {
            self.runs.push(Run {
                id: id.to_owned(),
                status: RunStatus::Queued.as_str(),
                pending: Vec::new(),
            });
        }
        let Some(run) = self.runs.iter_mut().find(|run| run.id == id) else {
            return;
        };
        let approval = event.text("/kind/approvalId").unwrap_or_default();
        match event.kind() {
            kinds::RUN_STARTED => run.status = RunStatus::Running.as_str(),
            kinds::RUN_CANCELLATION_REQUESTED => run.status = RunStatus::Cancelling.as_str(),
            kinds::APPROVAL_RUN_PARKED => run.status = RunStatus::Parked.as_str(),
            kinds::APPROVAL_REQUESTED => run.pending.push(approval.to_owned()),
            kinds::APPROVAL_DECIDED | kinds::APPROVAL_CANCELLED => {
                run.pending.retain(|pending| pending != approval);
                if run.pending.is_empty() && run.status == RunStatus::Parked.as_str() {
                    run.status = RunStatus::Running.as_str();
                }
            }
            _ if event.is_terminal() => run.status = status_after(event),
            _ => {}
        }
    }

    /// The run that is at work, if one is.
    fn active(&self) -> Option<&Run> {
        let queued = RunStatus::Queued.as_str();
        let mut open = self.runs.iter().filter(|run| !kinds::is_ended(run.status));
        open.find(|run| run.status != queued)
    }

    /// The session must be shown as this.
    fn is_shown(&self, point: &str, view: &Exchange, log: &Log) -> Checked {
        let both = || [view].into_iter().chain(log.evidence());
        let is_closed = view.text("/session/status")? == "closed";
        ensure!(
            is_closed == self.closed,
            both(),
            "{point}: closed by its log {}, by its view {is_closed}",
            self.closed
        );
        for (member, reduced) in [
            ("/session/configRevision", self.config_revision),
            ("/session/activeContext/revision", self.context_revision),
        ] {
            let shown = view.number(member)?;
            ensure!(
                shown == reduced,
                both(),
                "{point}: {member} is {shown}, the log adds up to {reduced}"
            );
        }
        let entries = view.list("/session/activeContext/entries")?.iter();
        let mut shown: Vec<&str> = entries.filter_map(|entry| entry["id"].as_str()).collect();
        let mut added: Vec<&str> = self.context.iter().map(|(id, _)| id.as_str()).collect();
        shown.sort_unstable();
        added.sort_unstable();
        ensure!(
            shown == added,
            both(),
            "{point}: the context shows the entries {shown:?}, the log adds up to {added:?}"
        );
        let active = view.optional("/session/activeRun/id")?;
        let active = active.and_then(Value::as_str);
        let reduced = self.active().map(|run| run.id.as_str());
        ensure!(
            active == reduced,
            both(),
            "{point}: the active run is {active:?}, the log adds up to {reduced:?}"
        );
        self.are_listed(point, view, "/session/runs", log)
    }

    /// A list of runs, newest first, must show what it holds of them as this.
    fn are_listed(&self, point: &str, view: &Exchange, list: &str, log: &Log) -> Checked {
        let newest = self.runs.iter().rev();
        for (shown, run) in view.list(list)?.iter().zip(newest) {
            ensure!(
                shown["id"] == *run.id && shown["status"] == run.status,
                [view].into_iter().chain(log.evidence()),
                "{point}: {list} shows {} as {}, the log adds up to {} as {}",
                shown["id"],
                shown["status"],
                run.id,
                run.status
            );
        }
        Ok(())
    }
}

fn revision(event: &Event, pointer: &str) -> u64 {
    event
        .at(pointer)
        .and_then(Value::as_u64)
        .unwrap_or_default()
}

/// Compares every view of a session with its log, at a moment between two events.
async fn compare(session: &Session<'_>, point: &str) -> Checked {
    for _ in 0..TRIES {
        let log = session.log().await?;
        let view = session.read().await?;
        let list = session.call(SessionRunsList::NAME, json!({})).await?;
        let reduced = Reduced::of(&log)?;
        let mut runs = Vec::new();
        for run in &reduced.runs {
            let read = session.call(SessionRunsRead::NAME, json!({ "runId": run.id }));
            runs.push(read.await?);
        }
        if session.log().await?.seqs() != log.seqs() {
            continue;
        }
        reduced.is_shown(point, &view, &log)?;
        reduced.are_listed(point, &list, "/runs", &log)?;
        for (run, read) in reduced.runs.iter().zip(&runs) {
            let status = read.text("/run/status")?;
            let pending = read.list("/run/pendingApprovals")?.iter();
            let pending: Vec<&str> = pending
                .filter_map(|approval| approval["approvalId"].as_str())
                .collect();
            ensure!(
                status == run.status && pending == run.pending,
                [read].into_iter().chain(log.evidence()),
                "{point}: {} is {status} and waits for {pending:?}, the log adds up to {run:?}",
                run.id
            );
        }
        return Ok(());
    }
    Err(Stop::not_exercised(
        Cause::LostRace,
        format!("{point}: the log has grown whenever it was compared with its views"),
    ))
}

pub(super) async fn term_15(ctx: &Ctx) -> Checked {
    let session = ctx.session("reduced").await?;
    compare(&session, "a new session").await?;
    let config = json!({ "config": { "limits": { "maxTurns": 70 } } });
    session
        .call(SessionConfigPut::NAME, config)
        .await?
        .result()?;
    compare(&session, "a configured session").await?;

    let done = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&done.id).await?;
    compare(&session, "after a run").await?;

    let busy = session.busy().await?;
    let queued = session.run(&ctx.prompts().approval).await?;
    compare(&session, "with a run at work and one in the queue").await?;
    cancel(&session, &busy.id).await?;
    session.wait_terminal(&busy.id).await?;
    let halts = |event: &Event| {
        let halt = event.is_terminal() || event.kind() == kinds::APPROVAL_RUN_PARKED;
        halt && event.run_id() == Some(queued.id.as_str())
    };
    session
        .wait_event("a run that waits, or its end", halts)
        .await?;
    compare(&session, "with a run that waits for approvals").await?;
    cancel(&session, &queued.id).await?;
    session.wait_terminal(&queued.id).await?;
    compare(&session, "after cancellations").await?;
    session.close_forced().await?;
    compare(&session, "a closed session").await
}
