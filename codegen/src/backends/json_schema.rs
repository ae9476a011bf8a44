//! `api.schema.json`: every type as JSON Schema, draft 2020-12.

use api_contract::schema::PRESENCE;
use serde_json::json;

use super::schema_dialect::{BUNDLE, SchemaDialect};
use super::{Backend, GeneratedFile, pretty};
use crate::model::{Model, PRESENCE_MARKED};
use crate::problem::Problems;

/// The bundle of all schemas.
pub(super) struct JsonSchema;

impl Backend for JsonSchema {
    fn about(&self) -> &'static str {
        "the JSON Schema bundle"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let mut bundle = json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "$comment": model.notice,
            "title": model.title,
            "description": model.description,
            PRESENCE: PRESENCE_MARKED,
        });
        // The macro would copy them.
        bundle["$defs"] = SchemaDialect::BUNDLE.definitions(model).into();
        Ok(vec![GeneratedFile::new(
            format!("contract/{BUNDLE}"),
            pretty(&bundle),
        )])
    }
}
