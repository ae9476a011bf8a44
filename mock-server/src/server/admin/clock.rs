//! The time.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use super::ask::Document;
use super::error::AdminError;
use super::routes::Shared;
use crate::control::Control;
use crate::core::UnixMs;

/// What the clock shows.
pub(super) async fn read(State(shared): State<Shared>) -> Json<Value> {
    shown(&shared.control)
}

/// How far to move.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Advance {
    ms: u64,
}

/// Moves the time forward.
pub(super) async fn advance(
    State(shared): State<Shared>,
    Document(Advance { ms }): Document<Advance>,
) -> Result<Json<Value>, AdminError> {
    let most = UnixMs::LAST.0.saturating_sub(shared.control.now_ms());
    if ms > most {
        return Err(AdminError::bad_request(
            format!("the body: `ms`: {ms} leads past the end of the year 9999"),
            format!("move the time by at most {most}"),
        ));
    }
    let control = shared.control.clone();
    let asker = Arc::new(());
    let waits = Arc::downgrade(&asker);
    // It may take a while, and the workers have others to serve. It ends when nobody waits for it any
    // more. It fails only by a panic, which is reported where it happens.
    let advance =
        move || control.advance_while(Duration::from_millis(ms), || waits.strong_count() > 0);
    let advanced = tokio::task::spawn_blocking(advance).await;
    drop(asker);
    let Json(mut clock) = shown(&shared.control);
    clock["reached"] = json!(advanced.is_ok_and(|advanced| advanced.arrived));
    Ok(Json(clock))
}

/// Lets the time stand still.
pub(super) async fn pause(State(shared): State<Shared>) -> Json<Value> {
    shared.control.pause_clock();
    shown(&shared.control)
}

/// Lets the time run.
pub(super) async fn resume(State(shared): State<Shared>) -> Json<Value> {
    shared.control.resume_clock();
    shown(&shared.control)
}

/// Moves the time to the moment at which something happens next.
pub(super) async fn step(State(shared): State<Shared>) -> Json<Value> {
    let reached = shared.control.step_to_next_event();
    let Json(mut clock) = shown(&shared.control);
    clock["moved"] = json!(reached.is_some());
    Json(clock)
}

fn shown(control: &Control) -> Json<Value> {
    Json(json!({ "nowMs": control.now_ms(), "paused": control.clock_is_paused() }))
}
