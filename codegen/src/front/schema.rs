//! JSON Schema definitions, draft 2020-12 or 7.
//!
//! Every keyword is either understood or refused where it stands: nothing is lost without a word.
//! The many spellings of one thing (three of "or null", two of an enum, a list of one `allOf`)
//! become one thing in the model.
//!
//! Beyond the standard, the marks of [`api_contract::schema`] are read: `x-open` (a reader accepts
//! values an enum or union does not list), `x-presence: "patch"` (absent and null mean different
//! things), `x-aliases` (further names a member is read under).

mod annotations;
mod expression;
mod external;
mod object;
mod place;
mod text_enum;
mod union;

use std::collections::BTreeMap;

use api_contract::schema::OPEN;
use serde_json::{Map, Value};

use self::annotations::Annotations;
use self::place::Place;
use crate::model::{NamedType, Shape};
use crate::problem::{Problem, Problems};

/// The types of these definitions, found under `#/$defs`.
///
/// # Errors
/// Everything the model has no place for, by JSON pointer.
pub fn types(
    definitions: &BTreeMap<String, Value>,
) -> Result<BTreeMap<String, NamedType>, Problems> {
    let mut reader = Reader {
        definitions,
        problems: Problems::default(),
    };
    let root = Place::definitions();
    let mut types = BTreeMap::new();
    for (name, schema) in definitions {
        let named = reader.named(name, schema, &root.member(name));
        let named = reader.problems.keep(named);
        types.extend(named.map(|named| (name.clone(), named)));
    }
    reader.problems.or(types)
}

/// The name of the type that a schema refers to: one of these.
///
/// # Errors
/// It is none, or leads nowhere; `at` says whose it is.
pub fn reference(
    schema: &Value,
    at: &str,
    types: &BTreeMap<String, NamedType>,
) -> Result<String, Problem> {
    match schema.get("$ref").and_then(Value::as_str) {
        Some(target) => expression::target(target, at, |name| types.contains_key(name)),
        None => Err(Problem::new(
            at,
            "is not a reference to a named type",
            "give the type a name: its schema must stand among the definitions",
        )),
    }
}

/// Reads definitions. Members are judged one by one, so that one run finds every bad one.
struct Reader<'a> {
    definitions: &'a BTreeMap<String, Value>,
    problems: Problems,
}

impl Reader<'_> {
    fn named(&mut self, name: &str, schema: &Value, at: &Place) -> Result<NamedType, Problem> {
        let (about, rest) = Annotations::split(schema, at)?;
        about.no_member(at)?;
        let shape = self.shape(&rest, about.open, at)?;
        if about.open && !matches!(shape, Shape::TextEnum(_) | Shape::Union(_)) {
            return Err(at.problem(
                format!("is marked `{OPEN}` but lists no values"),
                "mark enums of texts and tagged unions only",
            ));
        }
        Ok(NamedType {
            name: name.to_owned(),
            docs: about.docs,
            shape,
            origin: at.to_string(),
        })
    }

    fn shape(
        &mut self,
        schema: &Map<String, Value>,
        open: bool,
        at: &Place,
    ) -> Result<Shape, Problem> {
        if let Some(values) = text_enum::read(schema, open, at)? {
            return Ok(Shape::TextEnum(values));
        }
        if let Some(choice) = union::choice(schema, at)? {
            return self.union(&choice, open, at).map(Shape::Union);
        }
        if object::is_struct(schema) {
            return self.structure(schema, at).map(Shape::Struct);
        }
        self.expression_of(schema, at).map(Shape::Alias)
    }
}
