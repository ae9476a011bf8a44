//! `wire.rs`: the few things that the types need to be read and written as the contract says.

use super::anonymous;
use super::layout::has_own_type;
use crate::backends::{Backend, GeneratedFile};
use crate::model::{Model, Type};
use crate::problem::Problems;

/// The support of the types. It is the same for every contract, but for the
/// part that not all need.
pub(in crate::backends) struct Wire;

impl Backend for Wire {
    fn about(&self) -> &'static str {
        "the support of the Rust types"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let model = &anonymous::named(model)?;
        let shapes = if needs_shapes(model) { SHAPES } else { "" };
        let text = format!("// {}\n\n{SUPPORT}{shapes}", model.notice);
        Ok(vec![GeneratedFile::new("rust/wire.rs", text)])
    }
}

/// Whether JSON tells some types apart by shape alone, or has them in places of a list.
fn needs_shapes(model: &Model) -> bool {
    let mut needed = false;
    for named in model.types.values() {
        named.shape.visit(&mut |ty| {
            needed |= match ty {
                Type::Never | Type::Constant(_) => true,
                Type::Text(text) => !text.except.is_empty(),
                other => has_own_type(other),
            };
        });
    }
    needed
}

/// What every contract needs.
const SUPPORT: &str = include_str!("wire.rs.in");

/// What only some do.
const SHAPES: &str = include_str!("shapes.rs.in");
