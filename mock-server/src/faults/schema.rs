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

/// A member that faults of one kind have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindMember {
    /// Its name.
    pub name: String,
    /// Whether it must be there.
    pub required: bool,
    /// What it says, in one line.
    pub about: String,
}

impl KindInfo {
    /// The members of its own that a fault of this kind has, beside `kind` and those that say which
    /// calls it strikes.
    pub fn members(&self) -> Vec<KindMember> {
        let schema = (self.schema)(&mut SchemaGenerator::default());
        let required = schema.get("required").and_then(Value::as_array);
        let is_required = |name: &str| {
            required.is_some_and(|required| required.iter().any(|one| one.as_str() == Some(name)))
        };
        let members = schema.get("properties").and_then(Value::as_object);
        let members = members.into_iter().flatten();
        let members = members.map(|(name, schema)| KindMember {
            name: name.clone(),
            required: is_required(name),
            about: schema["description"]
                .as_str()
                .unwrap_or_default()
                .replace('\n', " "),
        });
        members.collect()
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
