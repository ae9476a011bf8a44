//! From a schema to a form.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::{Form, ListForm, Member, ObjectForm, Rest, TextForm, TupleForm};

/// Where a reference to a definition leads.
const PREFIXES: [&str; 3] = ["#/$defs/", "#/definitions/", "#/components/schemas/"];

/// The whole numbers that every reader of JSON takes.
const SAFE: i128 = (1 << 53) - 1;

/// How many parts are laid out within each other; deeper ones are passed over.
const DEEPEST: usize = 64;

/// The forms of all definitions, and what was passed over.
pub(super) fn all(
    definitions: &BTreeMap<String, Value>,
    alone: bool,
) -> (BTreeMap<String, Form>, BTreeSet<String>) {
    let mut reader = Reader {
        definitions,
        alone,
        passed_over: BTreeSet::new(),
        entered: Vec::new(),
        depth: 0,
    };
    let forms = definitions
        .iter()
        .map(|(name, schema)| (name.clone(), reader.read(name, schema)))
        .collect();
    (forms, reader.passed_over)
}

struct Reader<'a> {
    definitions: &'a BTreeMap<String, Value>,
    alone: bool,
    passed_over: BTreeSet<String>,
    /// The definitions that are being laid out, within each other.
    entered: Vec<String>,
    depth: usize,
}

impl Reader<'_> {
    fn pass_over(&mut self, place: &str, what: &str) {
        self.passed_over.insert(format!("{place}: {what}"));
    }

    /// Reads the schema at `place`, which is named when something of it is passed over.
    fn read(&mut self, place: &str, schema: &Value) -> Form {
        if self.depth >= DEEPEST {
            self.pass_over(place, "it is too deep");
            return Form::Any;
        }
        self.depth += 1;
        let form = match schema {
            Value::Bool(true) => Form::Any,
            Value::Bool(false) => Form::Never,
            Value::Object(members) => self.members(place, members),
            _ => {
                self.pass_over(place, "it is no schema");
                Form::Any
            }
        };
        self.depth -= 1;
        form
    }

    fn members(&mut self, place: &str, members: &Map<String, Value>) -> Form {
        for keyword in members.keys() {
            if !KEYWORDS.contains(&keyword.as_str()) && !keyword.starts_with("x-") {
                self.pass_over(place, keyword);
            }
        }
        let mut parts = Vec::new();
        if let Some(target) = members.get("$ref").and_then(Value::as_str) {
            let form = self.reference(place, target);
            if self.alone {
                return form;
            }
            parts.push(form);
        }
        if let Some(value) = members.get("const") {
            parts.push(Form::Const(value.clone()));
        }
        if let Some(Value::Array(values)) = members.get("enum") {
            let values = values.iter().cloned().map(Form::Const).collect();
            parts.push(Form::one_of(values));
        }
        parts.extend(self.typed(place, members));
        for keyword in ["oneOf", "anyOf"] {
            if let Some(Value::Array(cases)) = members.get(keyword) {
                let cases = self.each(place, cases);
                parts.push(Form::one_of(cases));
            }
        }
        if let Some(Value::Array(all)) = members.get("allOf") {
            parts.extend(self.each(place, all));
        }
        parts.into_iter().fold(Form::Any, |form, part| {
            form.and(part, &mut |name| self.laid_out(name))
        })
    }

    fn each(&mut self, place: &str, schemas: &[Value]) -> Vec<Form> {
        schemas
            .iter()
            .enumerate()
            .map(|(index, schema)| self.read(&format!("{place}#{index}"), schema))
            .collect()
    }

    fn reference(&mut self, place: &str, target: &str) -> Form {
        let name = PREFIXES
            .iter()
            .find_map(|prefix| target.strip_prefix(prefix))
            .map(|name| name.replace("~1", "/").replace("~0", "~"));
        match name {
            Some(name) if self.definitions.contains_key(&name) => Form::Ref(name),
            _ => {
                self.pass_over(place, &format!("$ref {target}"));
                Form::Any
            }
        }
    }

    /// The form of a definition that another one is made of.
    fn laid_out(&mut self, name: &str) -> Form {
        let Some(schema) = self.definitions.get(name) else {
            return Form::Never;
        };
        if self.entered.iter().any(|entered| entered == name) {
            self.pass_over(name, "it is made of itself");
            return Form::Any;
        }
        self.entered.push(name.to_owned());
        let form = self.read(name, schema);
        let form = match form {
            Form::Ref(other) => self.laid_out(&other),
            form => form,
        };
        self.entered.pop();
        form
    }

    /// What `type` says, together with the keywords that belong to the types. `None` where nothing is
    /// said of any.
    fn typed(&mut self, place: &str, members: &Map<String, Value>) -> Option<Form> {
        let types: Vec<&str> = match members.get("type") {
            Some(Value::String(one)) => vec![one],
            Some(Value::Array(several)) => several.iter().filter_map(Value::as_str).collect(),
            _ => {
                // Objects are often left untyped. Whoever says nothing of them admits the rest, too:
                // that is more than is made here.
                let listed = ["const", "enum", "$ref"];
                let object = ["properties", "required", "additionalProperties"];
                let has = |words: &[&str]| words.iter().any(|word| members.contains_key(*word));
                if !has(&object) || has(&listed) {
                    return None;
                }
                vec!["object"]
            }
        };
        let cases = types.iter().map(|one| self.of_type(place, one, members));
        Some(Form::one_of(cases.collect()))
    }

    fn of_type(&mut self, place: &str, name: &str, members: &Map<String, Value>) -> Form {
        match name {
            "null" => Form::Null,
            "boolean" => Form::Bool,
            "integer" => integer(members),
            "number" => number(members),
            "string" => Form::Text(self.text(place, members)),
            "array" => self.list(place, members),
            "object" => self.object(place, members),
            other => {
                self.pass_over(place, &format!("type {other}"));
                Form::Any
            }
        }
    }

    fn text(&mut self, place: &str, members: &Map<String, Value>) -> TextForm {
        let text = |keyword: &str| {
            let value = members.get(keyword).and_then(Value::as_str);
            value.map(str::to_owned)
        };
        let form = TextForm {
            pattern: text("pattern"),
            format: text("format"),
            min: size(members, "minLength").unwrap_or(0),
            max: size(members, "maxLength"),
        };
        if let Some(format) = &form.format
            && !crate::instances::FORMATS.contains(&format.as_str())
        {
            self.pass_over(place, &format!("format {format}"));
        }
        form
    }

    fn list(&mut self, place: &str, members: &Map<String, Value>) -> Form {
        let min = size(members, "minItems").unwrap_or(0);
        let max = size(members, "maxItems");
        let (first, rest) = match (members.get("prefixItems"), members.get("items")) {
            (Some(Value::Array(first)), rest) => (Some(first), rest),
            (_, Some(Value::Array(first))) => (Some(first), members.get("additionalItems")),
            (_, rest) => (None, rest),
        };
        let rest = rest.map_or(Form::Any, |rest| self.read(&format!("{place}[]"), rest));
        let Some(first) = first else {
            return Form::List(Box::new(ListForm {
                item: rest,
                min,
                max,
                unique: members.get("uniqueItems") == Some(&Value::Bool(true)),
            }));
        };
        let mut items = self.each(&format!("{place}[]"), first);
        // What may not be there is not given a place.
        items.truncate(max.unwrap_or(usize::MAX));
        let closed = max.is_some_and(|max| max <= items.len());
        Form::Tuple(Box::new(TupleForm {
            min,
            rest: if closed { Form::Never } else { rest },
            items,
        }))
    }

    fn object(&mut self, place: &str, schema: &Map<String, Value>) -> Form {
        let required = schema.get("required").and_then(Value::as_array);
        let required = required.into_iter().flatten().filter_map(Value::as_str);
        let required: BTreeSet<&str> = required.collect();
        let properties = schema.get("properties").and_then(Value::as_object);
        let mut members: BTreeMap<String, Member> = BTreeMap::new();
        for (name, schema) in properties.into_iter().flatten() {
            let form = self.read(&format!("{place}.{name}"), schema);
            let required = required.contains(name.as_str());
            members.insert(name.clone(), Member { form, required });
        }
        let rest = match (
            schema.get("additionalProperties"),
            schema.get("unevaluatedProperties"),
        ) {
            (None, None) => Rest::Ignored,
            (Some(Value::Bool(false)), _) | (None, Some(Value::Bool(false))) => Rest::Denied,
            (Some(rest), _) | (None, Some(rest)) => {
                Rest::Each(Box::new(self.read(&format!("{place}.*"), rest)))
            }
        };
        // A member may be required here and described elsewhere.
        for name in required {
            members.entry(name.to_owned()).or_insert_with(|| Member {
                form: match &rest {
                    Rest::Ignored => Form::Any,
                    Rest::Denied => Form::Never,
                    Rest::Each(form) => (**form).clone(),
                },
                required: true,
            });
        }
        let keys = schema.get("propertyNames").and_then(Value::as_object);
        Form::Object(ObjectForm {
            members,
            rest,
            keys: keys.map(|keys| self.text(place, keys)),
            max: size(schema, "maxProperties"),
        })
    }
}

/// An integer. Where a bound is missing, its format has one, or it is where the numbers of
/// JavaScript get gaps.
fn integer(members: &Map<String, Value>) -> Form {
    let format = members.get("format").and_then(Value::as_str);
    let (least, most) = match format.unwrap_or_default() {
        "int8" => (i8::MIN.into(), i8::MAX.into()),
        "int16" => (i16::MIN.into(), i16::MAX.into()),
        "int32" => (i32::MIN.into(), i32::MAX.into()),
        "int64" | "int" => (i64::MIN.into(), i64::MAX.into()),
        "uint8" => (0, u8::MAX.into()),
        "uint16" => (0, u16::MAX.into()),
        "uint32" => (0, u32::MAX.into()),
        "uint64" | "uint" => (0, u64::MAX.into()),
        _ => (-SAFE, SAFE),
    };
    let min = whole(members, "minimum").or(whole(members, "exclusiveMinimum").map(|min| min + 1));
    let max = whole(members, "maximum").or(whole(members, "exclusiveMaximum").map(|max| max - 1));
    let (min, max) = (
        min.unwrap_or(least.min(max.unwrap_or(least))),
        max.unwrap_or(most.max(min.unwrap_or(most))),
    );
    Form::integer(min, max)
}

fn number(members: &Map<String, Value>) -> Form {
    let bound = |keyword: &str| members.get(keyword).and_then(Value::as_f64);
    let min = bound("minimum").or(bound("exclusiveMinimum").map(|min| min + 0.25));
    let max = bound("maximum").or(bound("exclusiveMaximum").map(|max| max - 0.25));
    Form::Number {
        min: min.unwrap_or(max.map_or(-1e6, |max| max - 1e6)),
        max: max.unwrap_or(min.map_or(1e6, |min| min + 1e6)),
    }
}

fn whole(members: &Map<String, Value>, keyword: &str) -> Option<i128> {
    let value = members.get(keyword)?;
    let exact = value
        .as_i64()
        .map(i128::from)
        .or(value.as_u64().map(i128::from));
    exact.or_else(|| {
        let value = value.as_f64().filter(|value| value.abs() < 1e30)?;
        // A bound such as `0.0`.
        format!("{value:.0}").parse().ok()
    })
}

fn size(members: &Map<String, Value>, keyword: &str) -> Option<usize> {
    let size = members.get(keyword)?.as_u64()?;
    usize::try_from(size).ok()
}

/// Keywords that are understood, or that say nothing about instances.
const KEYWORDS: &[&str] = &[
    "$anchor",
    "$comment",
    "$defs",
    "$id",
    "$ref",
    "$schema",
    "additionalItems",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "default",
    "definitions",
    "deprecated",
    "description",
    "enum",
    "examples",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "oneOf",
    "pattern",
    "prefixItems",
    "properties",
    "propertyNames",
    "readOnly",
    "required",
    "title",
    "type",
    "unevaluatedProperties",
    "uniqueItems",
    "writeOnly",
];
