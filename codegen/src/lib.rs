//! API contracts in, schemas, metadata and client types out.
//!
//! A *front end* reads a contract into a [`Model`](model::Model), *backends* print the model. Nothing
//! here touches the disk: files come in and go out as values.
//!
//! ```
//! use api_contract::lightspeed::CONTRACT;
//!
//! let model = codegen::front::rust::model(&CONTRACT)?;
//! let files = codegen::generate(&model)?;
//! let types = files.iter().find(|file| file.path == "typescript/types.ts").unwrap();
//! assert!(types.contents.contains("export interface SessionStartParams {"));
//!
//! // Nothing was written anywhere, so every file is missing.
//! let drift = codegen::check(&files, &std::collections::BTreeMap::new());
//! assert_eq!(drift.len(), files.len());
//! # Ok::<(), codegen::problem::Problems>(())
//! ```

pub mod backends;
pub mod drift;
pub mod front;
pub mod model;
pub mod problem;

pub use backends::{GeneratedFile, generate};
pub use drift::check;
