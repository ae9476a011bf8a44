//! Schemas as instances are made from them: unions, nulls and flattened parts laid out.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use jsonschema::Validator;
use serde_json::{Value, json};

mod count;
mod join;
mod read;

/// What a schema admits at one place.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// Any JSON.
    Any,
    /// No value at all.
    Never,
    /// Null.
    Null,
    /// True or false.
    Bool,
    /// A whole number; both bounds belong to it.
    #[expect(missing_docs, reason = "the names are those of the bounds")]
    Integer { min: i128, max: i128 },
    /// Any number; both bounds belong to it.
    #[expect(missing_docs, reason = "the names are those of the bounds")]
    Number { min: f64, max: f64 },
    /// A text.
    Text(TextForm),
    /// One value.
    Const(Value),
    /// A list of equal things.
    List(Box<ListForm>),
    /// A list with a form for each place.
    Tuple(Box<TupleForm>),
    /// An object.
    Object(ObjectForm),
    /// One of several.
    OneOf(Vec<Form>),
    /// A definition, by name.
    Ref(String),
}

/// A text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TextForm {
    /// The regular expression it matches.
    pub pattern: Option<String>,
    /// The name of its form.
    pub format: Option<String>,
    /// The least number of characters.
    pub min: usize,
    /// The greatest number of characters.
    pub max: Option<usize>,
}

/// A list of equal things.
#[derive(Clone, Debug, PartialEq)]
pub struct ListForm {
    /// What it holds.
    pub item: Form,
    /// The least number of items.
    pub min: usize,
    /// The greatest number of items.
    pub max: Option<usize>,
    /// Whether no item may occur twice.
    pub unique: bool,
}

/// A list with a form for each place.
#[derive(Clone, Debug, PartialEq)]
pub struct TupleForm {
    /// What stands in the first places.
    pub items: Vec<Form>,
    /// How many items there are at least.
    pub min: usize,
    /// What may follow; `Never` where nothing may.
    pub rest: Form,
}

/// An object.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ObjectForm {
    /// The members that the schema names.
    pub members: BTreeMap<String, Member>,
    /// What it says of the others.
    pub rest: Rest,
    /// The form of the names of the others.
    pub keys: Option<TextForm>,
    /// The greatest number of members.
    pub max: Option<usize>,
}

/// A member that a schema names.
#[derive(Clone, Debug, PartialEq)]
pub struct Member {
    /// What it holds.
    pub form: Form,
    /// Whether it has to be there.
    pub required: bool,
}

/// What a schema says of members that it does not name.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Rest {
    /// Nothing.
    #[default]
    Ignored,
    /// There are none.
    Denied,
    /// Each has this form.
    Each(Box<Form>),
}

/// What is known of a contract beyond its schemas. By default, nothing.
#[derive(Clone, Copy, Debug)]
pub struct Beyond {
    /// Makes an instance of the definition of this name keep rules that no schema tells.
    pub keep: fn(&str, Value) -> Value,
    /// Members, by definition and name, whose inner bounds are judged later than their shape.
    pub judged_later: &'static [(&'static str, &'static str)],
    /// Keys that some map refuses, beside the empty one and the one that is too long.
    pub bad_keys: &'static [&'static str],
}

impl Default for Beyond {
    fn default() -> Self {
        Beyond {
            keep: |_, instance| instance,
            judged_later: &[],
            bad_keys: &[],
        }
    }
}

/// The forms of definitions.
#[derive(Debug)]
pub struct Forms {
    definitions: BTreeMap<String, Form>,
    passed_over: BTreeSet<String>,
    heights: BTreeMap<String, u32>,
    pub(crate) beyond: Beyond,
}

impl Forms {
    /// Reads definitions. `alone` says that keywords beside `$ref` mean nothing.
    pub fn of(definitions: &BTreeMap<String, Value>, alone: bool, beyond: Beyond) -> Self {
        let (definitions, passed_over) = read::all(definitions, alone);
        let mut forms = Forms {
            definitions,
            passed_over,
            heights: BTreeMap::new(),
            beyond,
        };
        forms.measure();
        forms
    }

    /// Keywords and values that instances are made without, each with its place.
    pub fn passed_over(&self) -> &BTreeSet<String> {
        &self.passed_over
    }

    /// The names of the definitions.
    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.definitions.keys()
    }

    /// The form of a definition. What is not defined admits nothing.
    pub fn get(&self, name: &str) -> &Form {
        self.definitions.get(name).unwrap_or(&Form::Never)
    }

    /// The form itself, behind all references. One that only refers to itself admits nothing.
    pub fn resolve<'a>(&'a self, form: &'a Form) -> &'a Form {
        let (mut form, mut seen) = (form, BTreeSet::new());
        while let Form::Ref(name) = form {
            if !seen.insert(name) {
                return &Form::Never;
            }
            form = self.get(name);
        }
        form
    }

    /// The case of a union that `instance` is meant to be: the only one that it looks like, or the
    /// first that it fits in full.
    pub fn case<'a>(&'a self, form: &'a Form, instance: &Value) -> Option<&'a Form> {
        let mut alike = Vec::new();
        self.cases_like(form, instance, 0, &mut alike);
        match alike.as_slice() {
            [one] => Some(one),
            several => several
                .iter()
                .find(|case| self.admits(case, instance))
                .or(several.first())
                .copied(),
        }
    }

    fn cases_like<'a>(
        &'a self,
        form: &'a Form,
        instance: &Value,
        depth: usize,
        found: &mut Vec<&'a Form>,
    ) {
        match self.resolve(form) {
            Form::OneOf(cases) if depth < 16 => {
                for case in cases {
                    self.cases_like(case, instance, depth + 1, found);
                }
            }
            form if self.is_about(form, instance) => found.push(form),
            _ => {}
        }
    }

    /// Whether an instance is meant for this form and not for another case of the union.
    fn is_about(&self, form: &Form, instance: &Value) -> bool {
        match (form, instance) {
            (Form::Const(value), instance) => value == instance,
            (Form::Object(object), Value::Object(members)) => {
                object.members.iter().all(|(name, member)| {
                    let present = members.get(name);
                    match self.resolve(&member.form) {
                        Form::Const(value) => {
                            present.map_or(!member.required, |present| present == value)
                        }
                        _ => !member.required || present.is_some(),
                    }
                })
            }
            (Form::Any, _)
            | (Form::Null, Value::Null)
            | (Form::Bool, Value::Bool(_))
            | (Form::Integer { .. } | Form::Number { .. }, Value::Number(_))
            | (Form::Text(_), Value::String(_))
            | (Form::List(_) | Form::Tuple(_), Value::Array(_)) => true,
            _ => false,
        }
    }

    /// Whether an instance has this form, as far as forms tell.
    fn admits(&self, form: &Form, instance: &Value) -> bool {
        match (self.resolve(form), instance) {
            (Form::OneOf(cases), instance) => cases.iter().any(|case| self.admits(case, instance)),
            (Form::Integer { min, max }, Value::Number(number)) => number
                .as_i128()
                .is_some_and(|number| (*min..=*max).contains(&number)),
            (Form::Text(form), Value::String(text)) => form.admits(text),
            (Form::List(list), Value::Array(items)) => {
                items.len() >= list.min
                    && list.max.is_none_or(|max| items.len() <= max)
                    && items.iter().all(|item| self.admits(&list.item, item))
            }
            (Form::Tuple(tuple), Value::Array(items)) => {
                items.len() >= tuple.min
                    && items
                        .iter()
                        .enumerate()
                        .all(|(index, item)| self.admits(tuple.at(index), item))
            }
            (form @ Form::Object(object), Value::Object(members)) => {
                self.is_about(form, instance)
                    && members.iter().all(|(name, value)| {
                        match (object.members.get(name), &object.rest) {
                            (Some(member), _) => self.admits(&member.form, value),
                            (None, Rest::Denied) => false,
                            (None, Rest::Ignored) => true,
                            (None, Rest::Each(form)) => self.admits(form, value),
                        }
                    })
            }
            (form, instance) => self.is_about(form, instance),
        }
    }

    /// The JSON types that a form admits; none when it admits anything.
    pub fn types(&self, form: &Form) -> Option<BTreeSet<&'static str>> {
        self.types_within(form, 0)
    }

    fn types_within(&self, form: &Form, depth: usize) -> Option<BTreeSet<&'static str>> {
        Some(match self.resolve(form) {
            Form::Never | Form::Ref(_) => BTreeSet::new(),
            Form::Any => return None,
            Form::Null => BTreeSet::from(["null"]),
            Form::Bool => BTreeSet::from(["boolean"]),
            Form::Integer { .. } => BTreeSet::from(["integer"]),
            Form::Number { .. } => BTreeSet::from(["integer", "number"]),
            Form::Text(_) => BTreeSet::from(["string"]),
            Form::Const(value) => BTreeSet::from([type_of(value)]),
            Form::List(_) | Form::Tuple(_) => BTreeSet::from(["array"]),
            Form::Object(_) => BTreeSet::from(["object"]),
            Form::OneOf(_) if depth > 16 => return None,
            Form::OneOf(cases) => {
                let types = cases.iter().map(|case| self.types_within(case, depth + 1));
                let types: Option<Vec<_>> = types.collect();
                types?.into_iter().flatten().collect()
            }
        })
    }

    /// How deep the flattest instance of a form is; `None` where there is no instance.
    pub(crate) fn height(&self, form: &Form) -> Option<u32> {
        Some(match form {
            Form::Never => return None,
            Form::Ref(name) => return self.heights.get(name).copied(),
            Form::OneOf(cases) => return cases.iter().filter_map(|case| self.height(case)).min(),
            Form::List(list) if list.min > 0 => 1 + self.height(&list.item)?,
            Form::Tuple(tuple) => {
                let needed = (0..tuple.min).map(|index| self.height(tuple.at(index)));
                1 + needed
                    .collect::<Option<Vec<_>>>()?
                    .into_iter()
                    .max()
                    .unwrap_or(0)
            }
            Form::Object(object) => {
                let needed = object.members.values().filter(|member| member.required);
                let needed = needed.map(|member| self.height(&member.form));
                1 + needed
                    .collect::<Option<Vec<_>>>()?
                    .into_iter()
                    .max()
                    .unwrap_or(0)
            }
            _ => 0,
        })
    }

    /// Definitions may need each other: heights are looked for until none gets lower.
    fn measure(&mut self) {
        loop {
            let mut lower = Vec::new();
            for (name, form) in &self.definitions {
                let height = self.height(form);
                if let Some(height) = height
                    && self.heights.get(name).is_none_or(|known| height < *known)
                {
                    lower.push((name.clone(), height));
                }
            }
            if lower.is_empty() {
                return;
            }
            self.heights.extend(lower);
        }
    }
}

/// The JSON type of a value, with `integer` and `number` apart.
pub fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

impl TupleForm {
    /// What stands at a place.
    pub fn at(&self, index: usize) -> &Form {
        self.items.get(index).unwrap_or(&self.rest)
    }
}

impl TextForm {
    /// Whether a text has this form, as the schema sees it. A name of a form says nothing here.
    pub fn admits(&self, text: &str) -> bool {
        let length = text.chars().count();
        length >= self.min
            && self.max.is_none_or(|max| length <= max)
            && self
                .pattern
                .as_ref()
                .is_none_or(|pattern| matches(pattern, text))
    }
}

/// Whether a text matches a pattern, as JSON Schema understands it. No text matches what is none.
fn matches(pattern: &str, text: &str) -> bool {
    thread_local! {
        static COMPILED: RefCell<BTreeMap<String, Option<Validator>>> = RefCell::default();
    }
    COMPILED.with_borrow_mut(|compiled| {
        compiled
            .entry(pattern.to_owned())
            .or_insert_with(|| jsonschema::validator_for(&json!({ "pattern": pattern })).ok())
            .as_ref()
            .is_some_and(|validator| validator.is_valid(&json!(text)))
    })
}
