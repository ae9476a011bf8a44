//! Scenarios.

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use super::ask::Text;
use super::error::AdminError;
use super::routes::{Done, Shared, done};
use crate::scenarios::{ScenarioError, Scenarios};

/// The scenarios in force, and what is wrong with the file that is followed.
pub(super) async fn read(State(shared): State<Shared>) -> Json<Value> {
    let gateway = shared.control.gateway();
    let scenarios = gateway.scenarios();
    let names: Vec<_> = scenarios.names().collect();
    let error = gateway.scenario_error().map(|error| error.to_string());
    Json(json!({ "scenarios": names, "error": error }))
}

/// Puts other scenarios in force.
pub(super) async fn replace(
    State(shared): State<Shared>,
    Text(text): Text,
) -> Result<Json<Value>, AdminError> {
    if text.trim().is_empty() {
        return Err(AdminError::bad_request(
            "the body is empty; DELETE takes scenarios away",
            "send a TOML document with scenarios, or DELETE /__admin/scenarios",
        ));
    }
    let scenarios = Scenarios::from_toml(&text, "body").map_err(|error| {
        let refused = AdminError::from(error);
        if text.trim_end().contains('\n') {
            return refused;
        }
        // `curl -d @FILE` joins the lines, and a comment in the first one takes in all of them.
        AdminError {
            fix:
                "the body has one line: with curl use --data-binary, because -d drops the ends of \
                  lines; DELETE takes scenarios away"
                    .to_owned(),
            ..refused
        }
    })?;
    let count = scenarios.len();
    shared.control.gateway().set_scenarios(scenarios);
    Ok(Json(json!({ "scenarios": count })))
}

/// Leaves runs to the words in their inputs.
pub(super) async fn clear(State(shared): State<Shared>) -> Json<Done> {
    shared.control.gateway().set_scenarios(Scenarios::default());
    done()
}

impl From<ScenarioError> for AdminError {
    fn from(error: ScenarioError) -> Self {
        AdminError::bad_request(
            error.to_string(),
            "change the line it names; docs/scenarios.md has all fields; DELETE takes scenarios away",
        )
    }
}
