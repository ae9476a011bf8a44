//! Schemas as they are written, keyword by keyword, before it is decided what they mean.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Number, Value};

use super::annotations::Annotations;
use super::kinds::Kinds;
use super::place::Place;

/// A schema. Every keyword restricts the value, as do all of them together.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Schema {
    pub(crate) at: Place,
    pub(crate) about: Annotations,
    /// Accepts nothing.
    pub(crate) never: bool,
    /// Accepts null, whatever else it says.
    pub(crate) nullable: bool,
    /// The definition it refers to.
    pub(crate) reference: Option<String>,
    pub(crate) kinds: Option<Kinds>,
    /// The values it lists.
    pub(crate) values: Option<Vec<Listed>>,
    /// Whether the values were written as one `const`.
    pub(crate) constant: bool,
    pub(crate) all: Vec<Schema>,
    pub(crate) choices: Vec<Choices>,
    pub(crate) not: Vec<Schema>,
    pub(crate) format: Option<String>,
    pub(crate) number: Numeric,
    pub(crate) text: Textual,
    pub(crate) array: Option<Box<Array>>,
    pub(crate) object: Option<Box<Object>>,
}

/// A value that a schema lists, and what is said of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Listed {
    pub(crate) value: Value,
    pub(crate) docs: String,
}

/// `oneOf` or `anyOf`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Choices {
    pub(crate) at: Place,
    /// Whether exactly one has to fit.
    pub(crate) exclusive: bool,
    pub(crate) alternatives: Vec<Schema>,
}

/// Bounds of numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Numeric {
    pub(crate) min: Option<Number>,
    pub(crate) max: Option<Number>,
    pub(crate) above: Option<Number>,
    pub(crate) below: Option<Number>,
}

/// The form of texts.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Textual {
    pub(crate) min: Option<u64>,
    pub(crate) max: Option<u64>,
    pub(crate) pattern: Option<String>,
    /// Texts that are left out.
    pub(crate) except: BTreeSet<String>,
}

/// What arrays hold.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Array {
    /// What stands in the first places.
    pub(crate) first: Vec<Schema>,
    /// What stands in all others.
    pub(crate) rest: Option<Schema>,
    pub(crate) min: Option<u64>,
    pub(crate) max: Option<u64>,
    pub(crate) unique: bool,
}

/// What objects have.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Object {
    pub(crate) properties: BTreeMap<String, Schema>,
    pub(crate) required: Vec<String>,
    /// What members are that are not among the properties.
    pub(crate) additional: Option<Schema>,
    /// The same, judged after all schemas that are joined with this one.
    pub(crate) unevaluated: Option<Schema>,
    pub(crate) keys: Option<Schema>,
    /// Names that no member may have, until they are properties that accept nothing.
    pub(crate) refused: Vec<(String, Schema)>,
    /// What members are whose names match.
    pub(crate) patterns: Vec<(String, Schema)>,
    pub(crate) min: Option<u64>,
    pub(crate) max: Option<u64>,
}

impl Schema {
    /// The schema that accepts everything.
    pub(crate) fn anything(at: Place) -> Self {
        Schema {
            at,
            about: Annotations::default(),
            never: false,
            nullable: false,
            reference: None,
            kinds: None,
            values: None,
            constant: false,
            all: Vec::new(),
            choices: Vec::new(),
            not: Vec::new(),
            format: None,
            number: Numeric::default(),
            text: Textual::default(),
            array: None,
            object: None,
        }
    }

    /// The schema that accepts nothing.
    pub(crate) fn nothing(at: Place) -> Self {
        Schema {
            never: true,
            ..Schema::anything(at)
        }
    }

    /// An object without members.
    pub(crate) fn empty_object(at: Place) -> Self {
        Schema {
            kinds: Some(Kinds::OBJECT),
            ..Schema::anything(at)
        }
    }

    /// The reference that the schema is, if it restricts nothing else.
    pub(crate) fn only_reference(&self) -> Option<&str> {
        let name = self.reference.as_deref()?;
        self.restricts_nothing_else().then_some(name)
    }

    /// Whether the schema accepts everything.
    pub(crate) fn unrestricted(&self) -> bool {
        self.reference.is_none() && self.restricts_nothing_else()
    }

    fn restricts_nothing_else(&self) -> bool {
        !self.never
            && self.kinds.is_none()
            && self.values.is_none()
            && self.all.is_empty()
            && self.choices.is_empty()
            && self.not.is_empty()
            && self.number == Numeric::default()
            && self.text == Textual::default()
            && self.array.is_none()
            && self.object.is_none()
    }

    /// The properties, if it is about objects.
    pub(crate) fn properties(&self) -> impl Iterator<Item = (&str, &Schema)> {
        let object = self.object.iter();
        let all = object.flat_map(|object| &object.properties);
        all.map(|(name, schema)| (name.as_str(), schema))
    }

    /// The names of the members that have to be there.
    pub(crate) fn required(&self) -> &[String] {
        self.object
            .as_ref()
            .map_or(&[], |object| object.required.as_slice())
    }

    pub(crate) fn requires(&self, name: &str) -> bool {
        self.required().iter().any(|required| required == name)
    }

    /// The one value it lists.
    pub(crate) fn only_value(&self) -> Option<&Value> {
        match self.values.as_deref() {
            Some([only]) => Some(&only.value),
            _ => None,
        }
    }

    /// Whether it lists nothing but texts.
    pub(crate) fn lists_texts(&self) -> bool {
        let values = self.values.as_deref().filter(|values| !values.is_empty());
        values.is_some_and(|values| values.iter().all(|listed| listed.value.is_string()))
    }

    /// Calls `each` on the name of every definition that is mentioned inside.
    pub(crate) fn mentions<'a>(&'a self, each: &mut impl FnMut(&'a str)) {
        if let Some(name) = &self.reference {
            each(name);
        }
        let choices = self
            .choices
            .iter()
            .flat_map(|choices| &choices.alternatives);
        let array = self.array.iter();
        let items = array.flat_map(|array| array.first.iter().chain(&array.rest));
        let object = self.object.iter().flat_map(|object| {
            let patterns = object.patterns.iter().map(|(_, schema)| schema);
            let others = object.additional.iter().chain(&object.unevaluated);
            let others = others.chain(&object.keys).chain(patterns);
            object.properties.values().chain(others)
        });
        let inner = self.all.iter().chain(choices).chain(&self.not);
        for schema in inner.chain(items).chain(object) {
            schema.mentions(each);
        }
    }
}
