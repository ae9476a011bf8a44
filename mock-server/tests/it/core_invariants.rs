//! What holds of every log, whatever was asked of the session.

use std::collections::BTreeMap;

use proptest::prelude::*;
use serde_json::Value;

/// What a reader learns about a run from the log alone.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    accepted: usize,
    started: usize,
    end: Option<&'static str>,
}

/// What a reader learns from a whole log.
#[derive(Debug, Default)]
pub(crate) struct Story {
    runs: BTreeMap<String, Seen>,
    /// The run that has started and not ended.
    active: Option<String>,
    context_revision: u64,
    closed: bool,
}

fn run_of(event: &Value) -> Option<&str> {
    event["joins"]["runId"].as_str()
}

/// Reads a log from its first event to its head.
pub(crate) fn story_of(events: &[Value]) -> Result<Story, TestCaseError> {
    let mut story = Story::default();
    let mut observed = 0;
    let mut open_turn: Option<Value> = None;
    for (index, event) in events.iter().enumerate() {
        prop_assert_eq!(event["cursor"]["seq"].as_u64(), Some(index as u64 + 1));
        let at = event["observedAtMs"].as_u64().unwrap_or(0);
        prop_assert!(at >= observed, "time goes back at {}", event);
        observed = at;
        prop_assert!(!story.closed, "{} after the session was closed", event);
        let kind = &event["kind"];
        if let Some(base) = kind["baseRevision"].as_u64() {
            prop_assert_eq!(
                (base, kind["revision"].as_u64()),
                (story.context_revision, Some(story.context_revision + 1))
            );
            story.context_revision += 1;
        }
        let name = kind["type"].as_str().unwrap_or_default();
        prop_assert_eq!(name == "sessionOpened", index == 0);
        match name {
            "sessionClosed" => story.closed = true,
            "turnStarted" => {
                prop_assert!(open_turn.is_none());
                open_turn = Some(kind["turnId"].clone());
            }
            "turnCompleted" | "turnCancelled" => {
                prop_assert_eq!(open_turn.take(), Some(kind["turnId"].clone()));
            }
            "runCancelled" if story.active.as_deref() == run_of(event) => open_turn = None,
            _ => {}
        }
        if let Some(run) = run_of(event) {
            story.goes_on(run, name, event)?;
        }
    }
    Ok(story)
}

impl Story {
    fn goes_on(&mut self, run: &str, name: &str, event: &Value) -> Result<(), TestCaseError> {
        let Story { runs, active, .. } = self;
        let seen = runs.entry(run.to_owned()).or_default();
        prop_assert!(seen.end.is_none(), "{} after the end of {}", name, run);
        let before = usize::from(name != "runAccepted");
        prop_assert_eq!(seen.accepted, before, "{}", event);
        match name {
            "runAccepted" => seen.accepted += 1,
            "runStarted" => {
                prop_assert!(
                    active.is_none(),
                    "{} starts while {:?} is active",
                    run,
                    active
                );
                seen.started += 1;
                prop_assert_eq!(seen.started, 1);
                *active = Some(run.to_owned());
            }
            "runCompleted" => seen.end = Some("completed"),
            "runFailed" => seen.end = Some("failed"),
            "runCancelled" => seen.end = Some("cancelled"),
            _ => prop_assert_eq!(
                active.as_deref(),
                Some(run),
                "{} of a run that is not active",
                name
            ),
        }
        if seen.end.is_some() && active.as_deref() == Some(run) {
            *active = None;
        }
        Ok(())
    }

    /// Holds the session's view and those of all its runs to the log.
    pub(crate) fn agrees_with(&self, session: &Value, runs: &[Value]) -> Result<(), TestCaseError> {
        prop_assert_eq!(
            session["activeContext"]["revision"].as_u64(),
            Some(self.context_revision)
        );
        prop_assert_eq!(session["activeRun"]["id"].as_str(), self.active.as_deref());
        prop_assert_eq!(runs.len(), self.runs.len());
        for view in runs {
            let id = view["id"].as_str().unwrap_or_default();
            let seen = self.runs.get(id);
            let seen =
                seen.ok_or_else(|| TestCaseError::fail(format!("no event tells of {id}")))?;
            let status = view["status"].as_str().unwrap_or_default();
            match seen.end {
                Some(end) => prop_assert_eq!(status, end),
                None if seen.started == 0 => prop_assert_eq!(status, "queued"),
                None => prop_assert!(["running", "parked", "cancelling"].contains(&status)),
            }
            prop_assert_eq!(view.get("completedAtMs").is_some(), seen.end.is_some());
            prop_assert_eq!(view.get("startedAtMs").is_some(), seen.started == 1);
        }
        let over = self.runs.values().all(|seen| seen.end.is_some());
        prop_assert_eq!(session["status"] == "closed", self.closed);
        prop_assert!(over || !self.closed, "a run outlives its session");
        // Nothing waits in the queue while no run is at work.
        prop_assert!(over || self.active.is_some(), "{:?}", self);
        Ok(())
    }
}
