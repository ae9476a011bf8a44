//! `wire.rs`: the few things that the types need to be read and written as the contract says.

use super::layout::has_own_type;
use crate::backends::GeneratedFile;
use crate::model::{Model, Type};

/// The support of the types of a model in which all types that Rust needs have names. It is the same
/// for every contract, but for the part that not all need.
pub(super) fn file(model: &Model) -> GeneratedFile {
    let shapes = if needs_shapes(model) { SHAPES } else { "" };
    let text = format!("// {}\n\n{SUPPORT}{shapes}", model.notice);
    GeneratedFile::new("rust/wire.rs", text)
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
