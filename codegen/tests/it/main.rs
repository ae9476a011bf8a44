//! What the generator promises, judged by its output.
//!
//! `small.rs` holds a contract with one of everything; the printed form of each file is kept in
//! `snapshots/`. After a wanted change: `INSTA_UPDATE=always cargo test -p codegen`, and read the
//! difference.

mod choices;
mod directions;
mod drift;
mod fidelity;
mod names;
mod printed;
mod refused;
mod schema;
mod small;
