//! `methods.json`: everything that is known of methods, notifications and errors beside their types.

use serde_json::{Value, json};

use super::metadata::{access, groups, notifications, reserved, retry, transport};
use super::schema_dialect::SchemaDialect;
use super::{Backend, GeneratedFile, pretty};
use crate::model::{Envelope, Group, Method, Model};
use crate::problem::Problems;

/// The manifest of methods.
pub(super) struct MethodsJson;

impl Backend for MethodsJson {
    fn about(&self) -> &'static str {
        "the manifest of methods"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let manifest = json!({
            "$comment": model.notice,
            "title": model.title,
            "description": model.description,
            "protocolVersion": model.protocol_version,
            "transport": transport(model),
            "envelope": model.envelope.as_ref().map(envelope),
            "groups": groups(model),
            "methodGroups": distinct(model, |method| method.access.group.as_deref()),
            "actions": distinct(model, |method| method.access.action.as_deref()),
            "methods": model.groups.iter().flat_map(methods).collect::<Vec<_>>(),
            "notificationType": model.notifications.as_ref().map(|all| typed(&all.type_name)),
            "notifications": notifications(model),
            "reserved": reserved(model),
            "errorType": model.error_type.as_deref().map(typed),
            "errors": errors(model),
            "commonErrors": model.common_errors().collect::<Vec<_>>(),
        });
        Ok(vec![GeneratedFile::new(
            "contract/methods.json",
            pretty(&manifest),
        )])
    }
}

fn envelope(envelope: &Envelope) -> Value {
    let mut object = json!({
        "type": envelope.name,
        "description": envelope.description,
        "result": envelope.result,
        "notifications": envelope.notifications,
    });
    if !envelope.monomorphs.is_empty() {
        object["monomorphs"] = json!(envelope.monomorphs);
    }
    object
}

fn methods(group: &Group) -> impl Iterator<Item = Value> {
    group.methods.iter().map(|method| {
        json!({
            "method": method.name,
            "group": group.name,
            "summary": method.summary,
            "description": method.description,
            "scope": method.scope,
            "access": access(method),
            "params": typed(&method.params),
            "response": typed(&method.response),
            "retry": method.retry.as_ref().map(retry),
            "errors": method.errors,
            "paginated": method.paginated,
            "longPoll": method.long_poll,
            "deprecated": method.deprecated,
            "stability": method.stability.as_str(),
        })
    })
}

/// The kinds and codes of errors.
fn errors(model: &Model) -> Vec<Value> {
    model
        .errors
        .iter()
        .map(|error| json!({ "kind": error.kind, "code": error.code, "summary": error.summary }))
        .collect()
}

fn typed(name: &str) -> Value {
    json!({ "type": name, "schema": SchemaDialect::BESIDE_BUNDLE.reference_to(name) })
}

/// Each value once, in the order of its first use.
fn distinct<'a>(model: &'a Model, of: impl Fn(&'a Method) -> Option<&'a str>) -> Vec<&'a str> {
    let mut found = Vec::new();
    for value in model.methods().filter_map(of) {
        if !found.contains(&value) {
            found.push(value);
        }
    }
    found
}
