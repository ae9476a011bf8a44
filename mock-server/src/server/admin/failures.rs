//! Faults, and the defect.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};

use super::ask::{Document, Names};
use super::error::AdminError;
use super::routes::{Done, Shared, done};
use crate::defects::{self, DEFECTS};
use crate::faults::{Fault, FaultId, KINDS};
use crate::nearest;

/// The faults that are set, and the kinds there are.
pub(super) async fn faults(State(shared): State<Shared>) -> Json<Value> {
    let kinds: Vec<_> = KINDS.iter().map(|kind| kind.name).collect();
    Json(json!({ "faults": shared.control.gateway().faults(), "kinds": kinds }))
}

/// Sets a fault.
pub(super) async fn add_fault(
    State(shared): State<Shared>,
    fault: Result<Document<Fault>, AdminError>,
) -> Result<Json<Value>, AdminError> {
    let Document(fault) = fault.map_err(|error| AdminError {
        fix: "docs/faults.md has every kind".to_owned(),
        ..error
    })?;
    Ok(Json(
        json!({ "id": shared.control.gateway().add_fault(fault) }),
    ))
}

/// Ends a fault.
pub(super) async fn remove_fault(
    State(shared): State<Shared>,
    Names(id): Names<String>,
) -> Result<Json<Done>, AdminError> {
    let Ok(id) = id.parse() else {
        return Err(AdminError::bad_request(
            format!("{id:?} is not the number of a fault"),
            "GET /__admin/faults lists the faults that are set",
        ));
    };
    if shared.control.gateway().remove_fault(FaultId(id)) {
        return Ok(done());
    }
    Err(AdminError::not_found(
        format!("there is no fault {id}"),
        "GET /__admin/faults lists the faults that are set",
    ))
}

/// Ends all faults.
pub(super) async fn clear_faults(State(shared): State<Shared>) -> Json<Done> {
    shared.control.gateway().clear_faults();
    done()
}

/// The defect that the gateway has, and those it could have.
pub(super) async fn defect(State(shared): State<Shared>) -> Json<Value> {
    let defect = shared.control.gateway().defect();
    let known: Vec<_> = DEFECTS
        .iter()
        .map(|defect| json!({ "id": defect.id, "title": defect.title }))
        .collect();
    Json(json!({ "defect": defect.map(|defect| defect.id), "known": known }))
}

/// Which defect to have.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// Has to be there, so that nothing is taken away by mistake; null for none.
    #[serde(deserialize_with = "Option::deserialize")]
    id: Option<String>,
}

/// The defect that was probably meant by an id.
fn meant(id: &str) -> String {
    let ids = DEFECTS.iter().map(|defect| defect.id);
    let meant = nearest(&id.to_uppercase(), ids);
    meant.map_or_else(String::new, |id| format!(", did you mean {id}?"))
}

/// Gives the gateway a defect, or takes it away.
pub(super) async fn set_defect(
    State(shared): State<Shared>,
    Document(Wanted { id }): Document<Wanted>,
) -> Result<Json<Done>, AdminError> {
    let defect = match id {
        None => None,
        Some(id) => Some(defects::find(&id).ok_or_else(|| {
            AdminError::not_found(
                format!("there is no defect {id:?}{}", meant(&id)),
                "GET /__admin/defect lists the defects; {\"id\": null} takes it away",
            )
        })?),
    };
    shared.control.gateway().set_defect(defect);
    Ok(done())
}
