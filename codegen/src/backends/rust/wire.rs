//! `wire.rs`: the few things that the types need to be read and written as the contract says.

use crate::backends::{Backend, GeneratedFile};
use crate::model::Model;
use crate::problem::Problems;

/// The support of the types. It is the same for every contract.
pub(in crate::backends) struct Wire;

impl Backend for Wire {
    fn about(&self) -> &'static str {
        "the support of the Rust types"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let text = format!("// {}\n\n{SUPPORT}", model.notice);
        Ok(vec![GeneratedFile::new("rust/wire.rs", text)])
    }
}

const SUPPORT: &str = include_str!("wire.rs.in");
