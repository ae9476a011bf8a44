//! Objects: with named members, or with free keys.

use api_contract::schema::PRESENCE;

use super::Reader;
use super::form::Form;
use super::kinds::Kinds;
use super::lift::inner_name;
use super::place::Place;
use super::syntax::{Object, Schema};
use crate::model::{Map, Member, Others, Presence, Shape, Struct, Text, Type};
use crate::problem::Problem;

impl Reader {
    pub(super) fn object(
        &mut self,
        schema: Schema,
        name: &str,
        top: bool,
    ) -> Result<Form, Problem> {
        let at = schema.at.clone();
        let mut schema = schema;
        let memberless = top && (self.from_rust || self.parameters.contains(name));
        let object = schema.object.get_or_insert_default();
        let unnamed = object.properties.is_empty() && object.required.is_empty();
        let closed = object.additional.as_ref().is_some_and(|other| other.never);
        let by_pattern = unnamed && closed && object.patterns.len() == 1;
        let free = object.additional.is_some() || object.keys.is_some();
        let bounded = object.min.is_some() || object.max.is_some();
        if by_pattern || (unnamed && !closed && (!memberless || free || bounded)) {
            return self
                .map(*object.clone(), name, &at)
                .map(Type::Map)
                .map(Form::Type);
        }
        if object.properties.is_empty() && object.additional.is_none() && !(unnamed && memberless) {
            // It names what has to be there, and describes nothing: the rest is as good.
            object.additional = Some(Schema::anything(at));
        }
        let structure = self.structure(schema, name)?;
        Ok(Form::Shape(Shape::Struct(structure)))
    }

    fn map(&mut self, mut object: Object, name: &str, at: &Place) -> Result<Map, Problem> {
        let mut keys = match object.keys.take() {
            None => Text::default(),
            Some(keys) => {
                let keys = self.flat(keys)?;
                let text = keys.kinds.is_none_or(|kinds| kinds.has(Kinds::TEXT));
                let only = keys.values.is_none() && keys.choices.is_empty() && keys.not.is_empty();
                if !text || !only || keys.reference.is_some() {
                    return Err(keys.at.problem(
                        "restricts keys by more than the form of a text",
                        "write `pattern`, `minLength` or `maxLength`",
                    ));
                }
                Self::text(&keys)
            }
        };
        let mut values = object
            .additional
            .take()
            .unwrap_or_else(|| Schema::anything(at.clone()));
        if let Some((pattern, schema)) = object.patterns.pop() {
            if !object.patterns.is_empty() || !values.never || keys != Text::default() {
                return Err(at.member("patternProperties").problem(
                    "gives members a type by their names, beside others",
                    "write one pattern and `additionalProperties: false`",
                ));
            }
            keys.pattern = Some(pattern);
            values = schema;
        }
        let values = self.noted(values, &inner_name(name, "Value"))?;
        Ok(Map {
            keys,
            values: Box::new(values),
            min: object.min,
            max: object.max,
        })
    }

    /// The members that an object lists, and what becomes of others.
    pub(super) fn structure(&mut self, schema: Schema, name: &str) -> Result<Struct, Problem> {
        let at = schema.at;
        let mut object = *schema.object.unwrap_or_default();
        let refuse = |keyword: &str| {
            let what = "restricts members by more than their names, beside listed ones";
            Err(at
                .member(keyword)
                .problem(what, "list the members, or none"))
        };
        let required = u64::try_from(object.required.len()).unwrap_or(u64::MAX);
        if object.min.is_some_and(|min| min > required) {
            return refuse("minProperties");
        }
        if object.max.is_some() {
            return refuse("maxProperties");
        }
        if object.keys.is_some() {
            return refuse("propertyNames");
        }
        if !object.patterns.is_empty() {
            return refuse("patternProperties");
        }
        for required in &object.required {
            if !object.properties.contains_key(required) {
                let other = object.additional.clone();
                let other = other.unwrap_or_else(|| Schema::anything(at.clone()));
                if other.never {
                    return Err(at.member("required").problem(
                        format!("names `{required}`, which the object refuses"),
                        "add it to `properties`, or allow further members",
                    ));
                }
                object.properties.insert(required.clone(), other);
            }
        }
        let others = object.additional.take();
        let members = self.members(object, name);
        let others = match others {
            None => Others::Ignored,
            Some(other) if other.never => Others::Refused,
            Some(other) => Others::Kept(self.noted(other, &inner_name(name, "Value"))?),
        };
        Ok(Struct { members, others })
    }

    /// The members that an object lists: the required ones in their order, then the others by name.
    /// What is wrong with one is kept, and the next one is read.
    pub(super) fn members(&mut self, mut object: Object, owner: &str) -> Vec<Member> {
        let mut listed = Vec::new();
        for name in std::mem::take(&mut object.required) {
            let schema = object.properties.remove(&name);
            listed.extend(schema.map(|schema| (name, schema, true)));
        }
        let others = object.properties.into_iter();
        listed.extend(others.map(|(name, schema)| (name, schema, false)));
        let mut members = Vec::new();
        for (name, schema, required) in listed {
            let member = self.member(name, schema, required, owner);
            members.extend(self.problems.keep(member));
        }
        members
    }

    pub(crate) fn member(
        &mut self,
        name: String,
        schema: Schema,
        required: bool,
        owner: &str,
    ) -> Result<Member, Problem> {
        let at = schema.at.clone();
        let before = self.notes.len();
        let (ty, mut about) = self.expression(schema, &inner_name(owner, &name))?;
        let notes = self.notes.split_off(before.min(self.notes.len()));
        for note in notes {
            about.note(&note);
        }
        let presence = match (required, about.three_state) {
            (true, false) => Presence::Required,
            (false, false) => Presence::Optional,
            (false, true) if matches!(ty, Type::Nullable(_)) => Presence::ThreeState,
            (true, true) => {
                return Err(at.member(PRESENCE).problem(
                    "says that absence means something, but the member is required",
                    "take the member out of `required`",
                ));
            }
            (false, true) => {
                return Err(at.member(PRESENCE).problem(
                    "says that null means something, but the schema refuses null",
                    "allow null",
                ));
            }
        };
        if ty == Type::Never && required {
            return Err(at.problem(
                "accepts no value at all, but the member is required",
                "take the member out of `required`, or write what it holds",
            ));
        }
        Ok(Member {
            name,
            ty,
            presence,
            default: about.default,
            docs: about.docs,
            aliases: about.aliases,
            deprecated: about.deprecated,
        })
    }
}
