//! Valid instances of JSON Schema definitions, and instances with exactly one flaw.
//!
//! Tests and benches of everything that reads or generates from a schema work with these. The same
//! seed gives the same instances. Whatever leaves [`Judge`] was judged by the `jsonschema` crate
//! first, so that a mistake here cannot pass for one of the thing under test.
//!
//! ```
//! use api_contract_instances::{Beyond, Judge};
//! use serde_json::json;
//!
//! let document = json!({ "$defs": { "Size": {
//!     "type": "object",
//!     "properties": { "width": { "type": "integer", "minimum": 0, "maximum": 9 } },
//!     "required": ["width"],
//! } } });
//! let judge = Judge::new(&document, Beyond::default(), true)?;
//! let judged = judge.judged("Size", 1, 5, 8);
//! assert_eq!(judged.valid.len(), 5);
//! assert!(judged.flawed.iter().any(|flawed| flawed.document == json!({})));
//! # Ok::<(), String>(())
//! ```
//!
//! # What is read
//!
//! Drafts 7 and 2020-12: `$ref` to definitions, `type` (one or several), `enum` of anything, `const`,
//! `properties`, `required`, `additionalProperties`, `unevaluatedProperties`, `propertyNames`,
//! `items` (a list of schemas, too), `prefixItems`, `additionalItems`, `uniqueItems`, `oneOf`,
//! `anyOf`, `allOf`, and the bounds of numbers, texts, lists and objects. Other keywords are passed
//! over and named by [`Forms::passed_over`](forms::Forms::passed_over); an instance that breaks one
//! of them is left out by the judge and counted.

pub mod flaws;
pub mod forms;
pub mod instances;

mod document;
mod judge;

pub use document::Document;
pub use flaws::{Flaw, Kind, UNLISTED};
pub use forms::{Beyond, Form, Forms};
pub use instances::{Instances, runner, seeded};
pub use judge::{Flawed, Judge, Judged};
