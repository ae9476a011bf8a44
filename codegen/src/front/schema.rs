//! JSON Schema definitions, draft 2020-12 or 7.
//!
//! Every keyword is either understood or refused where it stands: nothing is lost without a word.
//! The many spellings of one thing (four of "or null", three of an enum, inheritance by `allOf`)
//! become one thing in the model.
//!
//! Schemas without a name that need one get it from where they stand: the name of the type around
//! them and the member that holds them, `Item` in lists, `Value` in maps, and in choices what tells
//! the alternative apart. No name has a number; a name that is taken is a problem that shows both
//! places.
//!
//! Beyond the standard, the marks of [`api_contract::schema`] are read: `x-open` (a reader accepts
//! values an enum or union does not list), `x-presence: "patch"` (absent and null mean different
//! things), `x-aliases` (further names a member is read under).

mod annotations;
mod choice;
mod circles;
mod exclusion;
mod external;
mod form;
mod join;
mod kinds;
mod labels;
mod lift;
mod object;
mod open_tail;
mod parse;
mod place;
mod questions;
mod references;
mod resolve;
mod scalar;
mod syntax;
mod union;
mod values;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use serde_json::Value;

use self::form::Form;
use self::parse::Parser;
use crate::model::{NamedType, Shape};
use crate::problem::{Problem, Problems};

pub(super) use self::annotations::Annotations;
pub(super) use self::place::Place;
pub(super) use self::references::References;
pub(super) use self::syntax::{Object, Schema};

/// The types of these definitions, found under `#/$defs`, as Rust means them: an object that says
/// nothing of members is a struct that has none.
///
/// # Errors
/// Everything the model has no place for, by JSON pointer.
pub fn types(
    definitions: &BTreeMap<String, Value>,
) -> Result<BTreeMap<String, NamedType>, Problems> {
    let root = Place::root("").member("$defs");
    let names = definitions.keys().map(|name| (name.clone(), name.clone()));
    let mut reader = Reader::new(References {
        names: names.collect(),
        ..References::default()
    });
    reader.from_rust = true;
    for (name, schema) in definitions {
        reader.define(name, schema, &root.member(name));
    }
    reader.read();
    let mut types = reader.finish()?;
    super::presence::forget_null(&mut types);
    Ok(types)
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
    let names = types.keys().map(|name| (name.clone(), name.clone()));
    let references = References {
        names: names.collect(),
        ..References::default()
    };
    match schema.get("$ref").and_then(Value::as_str) {
        Some(target) => {
            let found = references.target(target, &Place::root(""));
            found.map_err(|problem| Problem::new(at, problem.what, problem.instead))
        }
        None => Err(Problem::new(
            at,
            "is not a reference to a named type",
            "give the type a name: its schema must stand among the definitions",
        )),
    }
}

/// Reads the schemas of one document. Definitions and members are judged one by one, so that one
/// run finds every bad one.
pub(super) struct Reader {
    references: References,
    definitions: BTreeMap<String, Rc<Schema>>,
    /// Definitions without `allOf` and references at their top, as far as somebody asked.
    flattened: HashMap<String, Rc<Schema>>,
    /// Whether an object that says nothing of members is a struct without any, as in Rust, and not
    /// one with whatever members it likes.
    from_rust: bool,
    /// The types that are so in any case: what methods take.
    parameters: BTreeSet<String>,
    /// Unions, each with a definition that one of its variants is made of.
    inlined: Vec<(String, String)>,
    /// The definitions that are being flattened.
    open: Vec<String>,
    /// How many schemas and members were joined.
    work: usize,
    /// How many choices are being read, each inside the one before.
    choices: usize,
    /// How many alternatives of the outermost of them were joined to be joined again.
    joined_again: usize,
    /// How deep the schema stands that is being read, through names that were made up, too.
    depth: usize,
    /// What is said of schemas that have no place for it.
    notes: Vec<String>,
    /// The names that are taken, as languages write them: the place of each.
    taken: BTreeMap<String, String>,
    types: BTreeMap<String, NamedType>,
    /// The types that were made for schemas without a name, in the order of making.
    made: Vec<String>,
    problems: Problems,
    /// What was wrong with members before they were read.
    unread: RefCell<Vec<Problem>>,
}

impl Reader {
    pub(super) fn new(references: References) -> Self {
        Reader {
            references,
            definitions: BTreeMap::new(),
            flattened: HashMap::new(),
            from_rust: false,
            parameters: BTreeSet::new(),
            inlined: Vec::new(),
            open: Vec::new(),
            work: 0,
            choices: 0,
            joined_again: 0,
            depth: 0,
            notes: Vec::new(),
            taken: BTreeMap::new(),
            types: BTreeMap::new(),
            made: Vec::new(),
            problems: Problems::default(),
            unread: RefCell::default(),
        }
    }

    pub(super) fn parser(&self) -> Parser<'_> {
        Parser {
            references: &self.references,
            problems: &self.unread,
        }
    }

    /// Takes a definition, to be read later.
    pub(super) fn define(&mut self, name: &str, schema: &Value, at: &Place) {
        let name = self.references.names.get(name);
        if let Some(name) = name.cloned() {
            self.insert(name, schema, at);
        }
    }

    fn insert(&mut self, name: String, schema: &Value, at: &Place) {
        let parsed = self.parser().schema(schema, at);
        let schema = parsed.unwrap_or_else(|problem| {
            self.unread.borrow_mut().push(problem);
            Schema::anything(at.clone())
        });
        self.take(&name, at);
        self.definitions.insert(name, Rc::new(schema));
    }

    /// The type of a schema that stands outside the definitions: the one it refers to, or a new one
    /// of this name.
    pub(super) fn named(&mut self, schema: Schema, name: &str) -> Result<String, Problem> {
        let at = schema.at.clone();
        let schema = self.flat(schema)?;
        if let Some(name) = schema.only_reference().filter(|_| !schema.nullable) {
            return Ok(name.to_owned());
        }
        if let Some(other) = self.taken.get(name) {
            return Err(at.problem(
                format!("would be the type `{name}`, which is taken by {other}"),
                "refer to that type here, or rename one of them",
            ));
        }
        self.take(name, &at);
        let named = self.definition(name, schema)?;
        self.types.insert(name.to_owned(), named);
        Ok(name.to_owned())
    }

    /// What was read so far, by name.
    pub(super) fn types(&self) -> &BTreeMap<String, NamedType> {
        &self.types
    }

    /// Says which types are what methods take: without a word of members they have none, where
    /// others have any.
    pub(super) fn parameters(&mut self, names: BTreeSet<String>) {
        self.parameters = names;
    }

    /// Unions that were read, each with a definition that one of its variants is made of.
    pub(super) fn inlined(&self) -> Vec<(String, String)> {
        self.inlined.clone()
    }

    /// What was defined, by name.
    pub(super) fn definitions(&self) -> impl Iterator<Item = (&String, &Schema)> {
        self.definitions
            .iter()
            .map(|(name, schema)| (name, schema.as_ref()))
    }

    /// Takes a definition out again.
    pub(super) fn forget(&mut self, name: &str) {
        self.definitions.remove(name);
        self.taken.remove(&crate::model::names::type_name(name));
    }

    /// Takes what a document as a whole describes.
    pub(super) fn define_root(&mut self, name: &str, schema: &Value, at: &Place) {
        if let Some(other) = self.taken.get(name) {
            self.problems.push(at.problem(
                format!("would be the type `{name}`, which is taken by {other}"),
                "give the document a `title` of its own, or move the schema to the definitions",
            ));
            return;
        }
        self.insert(name.to_owned(), schema, at);
    }

    /// Whether nothing is defined.
    pub(super) fn is_empty(&self) -> bool {
        self.definitions.is_empty()
    }

    /// Reads every definition.
    pub(super) fn read(&mut self) {
        for (name, schema) in self.definitions.clone() {
            let named = self.definition(&name, schema.as_ref().clone());
            let named = self.problems.keep(named);
            self.types.extend(named.map(|named| (name, named)));
        }
    }

    /// The types that were read.
    pub(super) fn finish(mut self) -> Result<BTreeMap<String, NamedType>, Problems> {
        let mut problems = self.unread.take();
        // What cannot be read at all explains what is missing elsewhere.
        if problems.is_empty() {
            problems = std::mem::take(&mut self.problems.0);
        }
        problems.sort();
        problems.dedup();
        self.problems.0 = problems;
        if self.problems.0.is_empty() {
            self.refuse_circles();
        }
        self.problems.or(self.types)
    }

    /// Keeps a problem of whoever reads what stands around the schemas.
    pub(super) fn keep<T>(&mut self, found: Result<T, Problem>) -> Option<T> {
        self.problems.keep(found)
    }

    fn definition(&mut self, name: &str, schema: Schema) -> Result<NamedType, Problem> {
        let at = schema.at.clone();
        self.notes.clear();
        let schema = self.flat(schema)?;
        let mut about = schema.about.clone();
        about.no_member(&at)?;
        let (form, null) = self.form(schema, name, true)?;
        let shape = match (form, null) {
            (Form::Shape(shape), false) => shape,
            (Form::Shape(shape), true) => {
                let inner = self.lift(&format!("{name}Value"), String::new(), shape, &at)?;
                Shape::Alias(inner.or_null())
            }
            (Form::Type(ty), false) => Shape::Alias(ty),
            (Form::Type(ty), true) => Shape::Alias(ty.or_null()),
        };
        if let Some(default) = about.default.take() {
            about.note(&format!("Default: `{default}`."));
        }
        for note in self.notes.drain(..) {
            about.note(&note);
        }
        Ok(NamedType {
            name: name.to_owned(),
            docs: about.docs,
            shape,
            deprecated: about.deprecated,
            origin: at.to_string(),
        })
    }
}
