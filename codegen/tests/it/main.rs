//! What the generator promises, judged by its output.
//!
//! `small.rs` holds a contract with one of everything; the printed form of each file is kept in
//! `snapshots/`. After a wanted change: `INSTA_UPDATE=always cargo test -p codegen`, and read the
//! difference.

mod cases;
mod choices;
mod corpus;
mod corpus_documents;
mod directions;
mod drift;
mod envelopes;
mod fidelity;
mod foreign_methods;
mod foreign_schemas;
mod names;
mod other_texts;
mod printed;
mod program;
mod refused;
mod rust_crate;
mod rust_output;
mod schema;
mod small;
mod targets;
mod typescript;
