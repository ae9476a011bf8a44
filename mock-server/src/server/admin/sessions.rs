//! Sessions, their logs and their runs.

use api_contract::lightspeed::events::{RunFailureKindView, SessionEventKindView};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use super::ask::{Document, Names, Options};
use super::error::AdminError;
use super::routes::{Done, Shared, done};
use crate::control::Control;
use crate::core::{ControlRefused, Ending};

/// The events that end a run.
const ENDS: [&str; 3] = ["runCompleted", "runFailed", "runCancelled"];

/// Which universe is meant, where several have a session of one id.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Place {
    universe: Option<String>,
}

impl Place {
    fn of(self, shared: &Shared) -> Control {
        named(shared, self.universe)
    }
}

fn named(shared: &Shared, universe: Option<String>) -> Control {
    match universe {
        Some(universe) => shared.control.universe(universe),
        None => shared.control.clone(),
    }
}

/// All sessions.
pub(super) async fn list(
    State(shared): State<Shared>,
    Options(place): Options<Place>,
) -> Result<Json<Value>, AdminError> {
    let sessions = place.of(&shared).sessions()?;
    Ok(Json(json!({ "sessions": sessions })))
}

/// A session with its runs.
pub(super) async fn read(
    State(shared): State<Shared>,
    Names(session): Names<String>,
    Options(place): Options<Place>,
) -> Result<Json<Value>, AdminError> {
    let control = place.of(&shared);
    let view = control.session(session.as_str())?;
    let runs = control.runs(session)?;
    Ok(Json(json!({ "session": view, "runs": runs })))
}

/// The log of a session.
pub(super) async fn events(
    State(shared): State<Shared>,
    Names(session): Names<String>,
    Options(place): Options<Place>,
) -> Result<Json<Value>, AdminError> {
    let events = place.of(&shared).events(session)?;
    Ok(Json(json!({ "events": events })))
}

/// How to add an event.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Push {
    universe: Option<String>,
    #[serde(default)]
    unchecked: bool,
}

/// Adds an event to the log of a session.
pub(super) async fn push(
    State(shared): State<Shared>,
    Names(session): Names<String>,
    Options(push): Options<Push>,
    Document(kind): Document<SessionEventKindView>,
) -> Result<Json<Value>, AdminError> {
    let control = named(&shared, push.universe);
    let seq = if push.unchecked {
        control.push_event_unchecked(session, kind)?
    } else {
        control.push_event(session, kind)?
    };
    Ok(Json(json!({ "seq": seq })))
}

/// How far to trim.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trim {
    through: u64,
}

/// Drops old events of a session.
pub(super) async fn trim(
    State(shared): State<Shared>,
    Names(session): Names<String>,
    Options(place): Options<Place>,
    Document(Trim { through }): Document<Trim>,
) -> Result<Json<Done>, AdminError> {
    place.of(&shared).trim(session, through)?;
    Ok(done())
}

/// Why a compaction is to fail.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CompactionFailure {
    message: String,
}

/// Lets the next compaction of a session fail.
pub(super) async fn fail_compaction(
    State(shared): State<Shared>,
    Names(session): Names<String>,
    Options(place): Options<Place>,
    Document(CompactionFailure { message }): Document<CompactionFailure>,
) -> Result<Json<Done>, AdminError> {
    place.of(&shared).fail_next_compaction(session, message)?;
    Ok(done())
}

/// How a run is to end.
#[derive(Deserialize)]
#[serde(tag = "status", rename_all = "camelCase", deny_unknown_fields)]
pub(super) enum Finish {
    Completed {
        text: String,
    },
    Failed {
        kind: RunFailureKindView,
        message: String,
    },
    Cancelled {},
}

/// Ends a run.
pub(super) async fn finish(
    State(shared): State<Shared>,
    Names((session, run)): Names<(String, String)>,
    Options(place): Options<Place>,
    Document(finish): Document<Finish>,
) -> Result<Json<Value>, AdminError> {
    let ending = match finish {
        Finish::Completed { text } => Ending::Completed { text },
        Finish::Failed { kind, message } => Ending::Failed { kind, message },
        Finish::Cancelled {} => Ending::Cancelled,
    };
    let run = place.of(&shared).finish_run(session, run, ending)?;
    Ok(Json(json!({ "run": run })))
}

impl From<ControlRefused> for AdminError {
    fn from(refused: ControlRefused) -> Self {
        let message = refused.to_string();
        match refused {
            ControlRefused::UnknownUniverse { .. } => {
                AdminError::not_found(message, "GET /__admin/state lists the universes")
            }
            ControlRefused::UnknownSession { .. } => {
                AdminError::not_found(message, "GET /__admin/sessions lists the sessions")
            }
            ControlRefused::UnknownRun { session, .. } => AdminError::not_found(
                message,
                format!("GET /__admin/sessions/{session} lists its runs"),
            ),
            ControlRefused::SeveralSessions { .. } => {
                AdminError::conflict(message, "add ?universe=UUID")
            }
            ControlRefused::RunIsOver { .. } => AdminError::conflict(message, "start another run"),
            ControlRefused::UnlistedFailureKind { .. } => {
                AdminError::bad_request(message, "name one of them as `kind` of the body")
            }
            ControlRefused::NothingLeft { .. } => {
                AdminError::conflict(message, "trim through a lower number")
            }
            ControlRefused::EventDoesNotFit { kind, .. } if ENDS.contains(&kind.as_str()) => {
                AdminError::conflict(
                    message,
                    "POST /__admin/sessions/{session}/runs/{run}/finish ends a run; ?unchecked=true adds \
                     the event all the same",
                )
            }
            ControlRefused::NumbersEnd { .. } => {
                AdminError::bad_request(message, "name a lower number")
            }
            ControlRefused::NoKeys => {
                AdminError::conflict(message, "start the server in the access mode api-key")
            }
            ControlRefused::UnknownKey { .. } => {
                AdminError::not_found(message, "name a key by its first 12 characters")
            }
            ControlRefused::EventDoesNotFit { .. } => AdminError::conflict(
                message,
                "add ?unchecked=true to have it in the log all the same",
            ),
        }
    }
}
