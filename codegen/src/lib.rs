//! API contracts in, schemas, metadata and client types out.
//!
//! A *front end* reads a contract into a [`Model`](model::Model), *backends* print the model. Nothing
//! here touches the disk: files come in and go out as values.
//!
//! # From a contract to files
//!
//! Any [`Contract`](api_contract::contract::Contract) will do. This one has one method:
//!
//! ```
//! use api_contract::contract::{Contract, Transport};
//! use api_contract::method::TypeDescriptor;
//! use api_contract::{contract, wire};
//!
//! /// Something that is said.
//! #[wire]
//! pub struct Words {
//!     /// The text, 1 to 500 bytes.
//!     #[wire(length(1, 500))]
//!     pub text: String,
//! }
//!
//! /// Saying things.
//! #[contract]
//! pub trait Speech {
//!     /// Say a text back
//!     #[method("speech/echo", retry = always, example = r#"{"text": "hi"}"#)]
//!     fn speech_echo(&mut self, params: Words) -> Result<Words, Words>;
//! }
//!
//! static CONTRACT: Contract = Contract {
//!     title: "Speech",
//!     description: "Says things.",
//!     protocol_version: "speech.v1",
//!     transport: Transport { kind: "http-json-rpc", endpoint: "/rpc", headers: &[] },
//!     groups: &[&SPEECH],
//!     notifications: &[],
//!     notification_type: None,
//!     reserved: &[],
//!     errors: &[],
//!     error_type: TypeDescriptor::of::<Words>(),
//!     envelope: None,
//! };
//!
//! let mut model = codegen::front::rust::model(&CONTRACT)?;
//! model.notice = "Generated from the API contract by `make bindings`. Do not edit.".to_owned();
//! let files = codegen::generate(&model)?;
//!
//! let folder = tempfile::tempdir()?;
//! for file in &files {
//!     let path = folder.path().join(&file.path);
//!     std::fs::create_dir_all(path.parent().unwrap())?;
//!     std::fs::write(path, &file.contents)?;
//! }
//!
//! let read = |path: &str| std::fs::read_to_string(folder.path().join(path));
//! assert!(read("typescript/types.ts")?.contains("export interface Words {"));
//! assert!(read("typescript/methods.ts")?.contains("speechEcho: helper(\"speech/echo\"),"));
//! assert!(read("rust/types.rs")?.contains("pub struct Words {"));
//! assert!(read("contract/reference/speech.md")?.contains("## `speech/echo`"));
//!
//! let openrpc: serde_json::Value = serde_json::from_str(&read("contract/openrpc.json")?)?;
//! assert_eq!(openrpc["methods"][0]["params"][0]["name"], "text");
//! let schemas: serde_json::Value = serde_json::from_str(&read("contract/api.schema.json")?)?;
//! assert_eq!(schemas["$defs"]["Words"]["properties"]["text"]["maxLength"], 500);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | target | files |
//! |---|---|
//! | `contract/` | `api.schema.json`, `methods.json`, `openrpc.json`, `reference/*.md` |
//! | `rust/` | `types.rs`, `methods.rs`, `client.rs`, `wire.rs`: modules beside each other, of edition 2021 or newer; they need `serde` and `serde_json` |
//! | `typescript/` | `types.ts`, `methods.ts`, `validators.ts`, `validation.ts`, `json.ts`: ES modules beside each other without dependencies |
//!
//! # Whether files are current
//!
//! ```
//! let model = codegen::front::rust::model(&api_contract::lightspeed::CONTRACT)?;
//! let files = codegen::generate(&model)?;
//!
//! // Nothing was written anywhere, so every file is missing.
//! let present = std::collections::BTreeMap::new();
//! let drift = codegen::check(&files, &present);
//! assert_eq!(drift.len(), files.len());
//! # Ok::<(), codegen::problem::Problems>(())
//! ```

pub mod backends;
pub mod drift;
pub mod front;
pub mod model;
pub mod problem;

pub use backends::{GeneratedFile, Options, Target, generate, generate_for, generate_with};
pub use drift::check;
