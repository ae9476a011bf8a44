//! The JSON Schema of a fault, for editors.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use super::KINDS;
use super::fault::Fault;
use super::kind::KindInfo;
use super::scope::Scope;

impl JsonSchema for Fault {
    fn schema_name() -> Cow<'static, str> {
        "Fault".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let scope = Scope::json_schema(generator);
        let kinds: Vec<Value> = KINDS
            .iter()
            .map(|kind| of_kind(kind, &scope, generator))
            .collect();
        json_schema!({ "oneOf": kinds })
    }
}

/// The members of the scope and those of the kind, in one object.
fn of_kind(kind: &KindInfo, scope: &Schema, generator: &mut SchemaGenerator) -> Value {
    let settings = (kind.schema)(generator);
    let mut properties = Map::new();
    properties.insert("kind".to_owned(), json!({ "const": kind.name }));
    for schema in [scope, &settings] {
        if let Some(Value::Object(members)) = schema.get("properties") {
            properties.extend(members.clone());
        }
    }
    let mut required = vec![json!("kind")];
    if let Some(Value::Array(members)) = settings.get("required") {
        required.extend(members.iter().cloned());
    }
    json!({
        "type": "object",
        "description": kind.about,
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}
