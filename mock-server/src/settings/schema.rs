//! The JSON Schema of the configuration file, for editors.

use serde_json::{Map, Value, json};

use super::setting::{Kind, Setting};
use super::table::TABLE;

/// The schema: one property for each setting, and no others.
pub(crate) fn schema() -> Value {
    let members = TABLE.iter();
    let members: Map<String, Value> = members
        .map(|setting| (setting.name.to_owned(), member(setting)))
        .collect();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Configuration of mock-server",
        "type": "object",
        "additionalProperties": false,
        "properties": members,
    })
}

fn member(setting: &Setting) -> Value {
    let mut schema = match setting.kind {
        Kind::Text | Kind::Path => json!({ "type": "string", "minLength": 1 }),
        Kind::Choice(names) => json!({ "enum": names() }),
        Kind::Number(least, most) if most >= i64::MAX.unsigned_abs() => {
            json!({ "type": "integer", "minimum": least })
        }
        Kind::Number(least, most) => {
            json!({ "type": "integer", "minimum": least, "maximum": most })
        }
        Kind::Count(most) => json!({ "type": "integer", "minimum": 0, "maximum": most }),
        Kind::Switch(_) => json!({ "type": "boolean" }),
        Kind::List => json!({ "type": "array", "items": { "type": "string" } }),
        Kind::Tables(schema) => json!({ "type": "array", "items": schema() }),
    };
    schema["description"] = json!(format!(
        "{}. Flag --{}, variable {}.",
        setting.help,
        setting.name,
        setting.variable()
    ));
    let default = match setting.default_value() {
        super::setting::Value::Text(text) => json!(text),
        super::setting::Value::Number(number) => json!(number),
        super::setting::Value::Switch(on) => json!(on),
        super::setting::Value::List(texts) => json!(texts),
        super::setting::Value::Tables(_) | super::setting::Value::Unset => return schema,
    };
    schema["default"] = default;
    schema
}
