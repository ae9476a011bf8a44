//! Type expressions.

use super::type_ident_name;
use super::types::TypePrinter;
use crate::model::{Integer, IntegerFormat, Type};

impl TypePrinter<'_> {
    /// A type expression. A value of `owner` contains it, unless something that points elsewhere
    /// stands between.
    pub(super) fn expression(&self, ty: &Type, owner: Option<&str>) -> String {
        match ty {
            // Each choice has a name by now.
            Type::Any | Type::Choice(_) => self.paths.name("Value").into_owned(),
            Type::Never => self.paths.name("Never").into_owned(),
            Type::Boolean => "bool".to_owned(),
            Type::Integer(integer) => integer_type(*integer).to_owned(),
            Type::Number(_) => "f64".to_owned(),
            Type::Text(_) => self.paths.name("String").into_owned(),
            Type::Constant(constant) => self.constants.expression(constant, &self.paths),
            Type::List(list) => self.list_of(&self.expression(&list.items, None)),
            Type::Map(map) => self.map_of(&self.expression(&map.values, None)),
            Type::Tuple(tuple) => {
                let items = tuple.items.iter().map(|item| self.expression(item, owner));
                let items: Vec<String> = items.collect();
                let end = if items.len() == 1 { "," } else { "" };
                format!("({}{end})", items.join(", "))
            }
            Type::Nullable(inner) => self.option_of(&self.expression(inner, owner)),
            Type::Reference(name) => {
                let name_here = type_ident_name(name);
                if owner.is_some_and(|owner| self.layout.boxed(owner, name)) {
                    format!("{}<{name_here}>", self.paths.name("Box"))
                } else {
                    name_here
                }
            }
        }
    }

    /// A value of this type, or nothing.
    pub(super) fn option_of(&self, ty: &str) -> String {
        format!("{}<{ty}>", self.paths.name("Option"))
    }

    /// A list of these.
    pub(super) fn list_of(&self, ty: &str) -> String {
        format!("{}<{ty}>", self.paths.name("Vec"))
    }

    /// A map of texts to these.
    pub(super) fn map_of(&self, ty: &str) -> String {
        let (tree, string) = (self.paths.name("BTreeMap"), self.paths.name("String"));
        format!("{tree}<{string}, {ty}>")
    }
}

/// The least integer type that holds the declared width, or without one the declared range. Without
/// either it is `i64`.
fn integer_type(integer: Integer) -> &'static str {
    match integer.format {
        Some(IntegerFormat::Int8) => "i8",
        Some(IntegerFormat::Int16) => "i16",
        Some(IntegerFormat::Int32) => "i32",
        Some(IntegerFormat::Uint8) => "u8",
        Some(IntegerFormat::Uint16) => "u16",
        Some(IntegerFormat::Uint32) => "u32",
        Some(IntegerFormat::Uint64 | IntegerFormat::Uint) => "u64",
        None if integer.min.is_some_and(|min| min >= 0) => "u64",
        None if integer.max.is_some_and(|max| max > i128::from(i64::MAX)) => "i128",
        Some(IntegerFormat::Int64 | IntegerFormat::Int) | None => "i64",
    }
}
