//! The gateway as a whole: what there is, going back to the start, storing it and putting it back.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use hyper::header::CONTENT_TYPE;
use serde::Deserialize;
use serde_json::{Value, json};

use super::ask::{Document, Names, Text};
use super::error::AdminError;
use super::routes::{Done, Shared, done};
use crate::core::{DaemonRefused, Snapshot, SnapshotRefused};

/// Everything there is, in numbers and names.
pub(super) async fn summary(State(shared): State<Shared>) -> Result<Json<Value>, AdminError> {
    let (control, gateway) = (&shared.control, shared.control.gateway());
    let error = gateway.scenario_error();
    Ok(Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "nowMs": control.now_ms(),
        "clockPaused": control.clock_is_paused(),
        "universes": control.universes(),
        "sessions": control.sessions()?.len(),
        "parked": gateway.parked(),
        "journalEntries": gateway.journal_len(),
        "faults": gateway.faults().len(),
        "defect": gateway.defect().map(|defect| defect.id),
        "scenarios": gateway.scenarios().len(),
        "scenarioError": error.map(|error| error.to_string()),
    })))
}

/// Goes back to the state of the start. Faults, defect and scenarios are no state and stay.
pub(super) async fn reset(State(shared): State<Shared>) -> Json<Done> {
    shared.control.reset();
    done()
}

/// Everything there is, to be stored.
pub(super) async fn snapshot(State(shared): State<Shared>) -> Response {
    let text = shared.control.snapshot().to_json();
    ([(CONTENT_TYPE, "application/json")], text).into_response()
}

/// Puts back what was stored.
pub(super) async fn restore(
    State(shared): State<Shared>,
    Text(text): Text,
) -> Result<Json<Done>, AdminError> {
    let snapshot = Snapshot::from_json(&text)?;
    shared.control.restore(&snapshot)?;
    Ok(done())
}

/// A daemon that calls.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Daemon {
    secret: String,
    daemon_id: String,
}

/// Lets a daemon connect.
pub(super) async fn connect_daemon(
    State(shared): State<Shared>,
    Document(daemon): Document<Daemon>,
) -> Result<Json<Value>, AdminError> {
    let gateway = shared.control.gateway();
    let environment = gateway.connect_daemon(&daemon.secret, &daemon.daemon_id)?;
    Ok(Json(json!({ "environmentId": environment })))
}

/// Lets the daemon of an environment go.
pub(super) async fn disconnect_daemon(
    State(shared): State<Shared>,
    Names(environment): Names<String>,
) -> Result<Json<Done>, AdminError> {
    shared.control.gateway().disconnect_daemon(&environment)?;
    Ok(done())
}

impl From<SnapshotRefused> for AdminError {
    fn from(refused: SnapshotRefused) -> Self {
        let message = refused.to_string();
        match refused {
            SnapshotRefused::OtherAccess { taken, .. } => {
                AdminError::conflict(message, format!("start the program with --auth {taken}"))
            }
            _ => AdminError::bad_request(message, "send what GET /__admin/snapshot answers"),
        }
    }
}

impl From<DaemonRefused> for AdminError {
    fn from(refused: DaemonRefused) -> Self {
        let message = refused.to_string();
        match refused {
            DaemonRefused::UnknownSecret => AdminError::not_found(
                message,
                "make a key with environments/registration-keys/create and show its secret",
            ),
            DaemonRefused::NotConnected { .. } => AdminError::not_found(
                message,
                "name an environment that POST /__admin/daemons has answered",
            ),
            DaemonRefused::KeyNotActive { .. } | DaemonRefused::TooMany { .. } => {
                AdminError::conflict(message, "use another registration key")
            }
        }
    }
}
