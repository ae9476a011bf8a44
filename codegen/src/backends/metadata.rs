//! What is known of methods beside their types, as JSON: the same in every document.

use serde_json::{Value, json};

use crate::model::{Method, Model, Retry};

/// How calls travel.
pub(super) fn transport(model: &Model) -> Value {
    let headers = model.transport.headers.iter();
    json!({
        "kind": model.transport.kind,
        "endpoint": model.transport.endpoint,
        "headers": headers
            .map(|(name, about)| json!({ "name": name, "description": about }))
            .collect::<Vec<_>>(),
    })
}

/// The groups of methods, in the order of the reference.
pub(super) fn groups(model: &Model) -> Vec<Value> {
    let groups = model.groups.iter();
    groups
        .map(|group| {
            json!({
                "name": group.name,
                "summary": group.summary,
                "description": group.description,
            })
        })
        .collect()
}

/// The notifications, in the order of the contract.
pub(super) fn notifications(model: &Model) -> Vec<Value> {
    let listed = model.notifications.iter().flat_map(|all| &all.listed);
    listed
        .map(|(name, summary)| json!({ "method": name, "summary": summary }))
        .collect()
}

/// The names that only the server gives.
pub(super) fn reserved(model: &Model) -> Vec<Value> {
    let reserved = model.reserved.iter();
    reserved
        .map(|reserved| {
            let (form, text) = reserved.form.parts();
            json!({ "of": reserved.of, "form": form, "text": text, "summary": reserved.summary })
        })
        .collect()
}

/// Who may call a method.
pub(super) fn access(method: &Method) -> Value {
    json!({
        "kind": method.scope,
        "action": method.access.action,
        "group": method.access.group,
        "role": method.access.role,
        "target": method.access.target,
    })
}

/// What to do when the answer was lost.
pub(super) fn retry(retry: &Retry) -> Value {
    match retry.id() {
        None => json!({ "kind": retry.kind() }),
        Some(id) => json!({ "kind": retry.kind(), "id": id }),
    }
}
