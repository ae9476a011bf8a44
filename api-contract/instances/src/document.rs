//! A file with definitions, and the schema of each by itself.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

/// Where definitions may stand, by JSON pointer.
const PLACES: [&str; 3] = ["/$defs", "/definitions", "/components/schemas"];

/// The definitions of a JSON Schema or `OpenRPC` document.
#[derive(Clone, Debug)]
pub struct Document {
    /// The definitions, by name.
    pub definitions: BTreeMap<String, Value>,
    /// What is said of the document as a whole.
    pub description: Option<String>,
    place: &'static str,
    dialect: Option<Value>,
}

impl Document {
    /// The definitions of a document.
    ///
    /// # Errors
    /// It has none.
    pub fn read(document: &Value) -> Result<Document, String> {
        let found = PLACES.iter().find_map(|place| {
            let definitions = document.pointer(place)?.as_object()?;
            Some((*place, definitions))
        });
        let (place, definitions) =
            found.ok_or_else(|| format!("there are definitions under none of {PLACES:?}"))?;
        Ok(Document {
            definitions: definitions.clone().into_iter().collect(),
            place,
            description: ["/description", "/info/description"]
                .iter()
                .find_map(|place| document.pointer(place)?.as_str())
                .map(str::to_owned),
            dialect: document.get("$schema").cloned(),
        })
    }

    /// Whether keywords beside `$ref` say nothing, as in draft 7 and before.
    pub fn references_stand_alone(&self) -> bool {
        match self.dialect.as_ref().and_then(Value::as_str) {
            Some(dialect) => ["draft-04", "draft-06", "draft-07"]
                .iter()
                .any(|old| dialect.contains(old)),
            None => self.place == "/definitions",
        }
    }

    /// A schema of one definition that has all it refers to.
    pub fn schema_of(&self, name: &str) -> Value {
        let definitions: Map<String, Value> = self.definitions.clone().into_iter().collect();
        let dialect = self.dialect.clone().unwrap_or_else(|| {
            if self.references_stand_alone() {
                json!("http://json-schema.org/draft-07/schema#")
            } else {
                json!("https://json-schema.org/draft/2020-12/schema")
            }
        });
        let mut parts = self.place.split('/').skip(1);
        let (outer, inner) = (parts.next().unwrap_or_default(), parts.next());
        let holder = match inner {
            Some(inner) => json!({ inner: definitions }),
            None => Value::Object(definitions),
        };
        let escaped = name.replace('~', "~0").replace('/', "~1");
        let escaped = escaped.replace('%', "%25");
        json!({
            "$schema": dialect,
            "$ref": format!("#{}/{escaped}", self.place),
            outer: holder,
        })
    }
}
