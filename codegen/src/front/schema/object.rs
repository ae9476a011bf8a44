//! Objects with named members.

use api_contract::schema::PRESENCE;
use serde_json::{Map, Value};

use super::Reader;
use super::annotations::Annotations;
use super::place::{Place, type_mismatch};
use crate::model::{Member, Others, Presence, Struct, Type};
use crate::problem::Problem;

/// Whether an object schema has free keys: no member is named, and others are not refused.
pub(super) fn is_map(schema: &Map<String, Value>) -> bool {
    !schema.contains_key("properties")
        && schema.get("additionalProperties") != Some(&Value::Bool(false))
}

/// Whether a definition is an object with named members, or with none at all.
pub(super) fn is_struct(schema: &Map<String, Value>) -> bool {
    let object = schema.get("type").is_some_and(|name| name == "object");
    let nothing_but_type = object && schema.len() == 1;
    schema.contains_key("properties") || nothing_but_type || (object && !is_map(schema))
}

impl Reader<'_> {
    pub(super) fn structure(
        &mut self,
        schema: &Map<String, Value>,
        at: &Place,
    ) -> Result<Struct, Problem> {
        at.only(
            schema,
            &["type", "properties", "required", "additionalProperties"],
        )?;
        let members = self.members(schema, at)?;
        let others = match schema.get("additionalProperties") {
            None => Others::Ignored,
            Some(Value::Bool(false)) => Others::Refused,
            Some(values) => {
                Others::Kept(self.expression(values, &at.member("additionalProperties"))?)
            }
        };
        Ok(Struct { members, others })
    }

    /// The members that an object lists.
    pub(super) fn members(
        &mut self,
        schema: &Map<String, Value>,
        at: &Place,
    ) -> Result<Vec<Member>, Problem> {
        if let Some(name) = schema.get("type").filter(|name| *name != "object") {
            return Err(at.member("type").problem(
                format!("is {name}, but the schema has members"),
                "write \"object\"; what may be null says so where it is used",
            ));
        }
        let empty = Map::new();
        let properties = match schema.get("properties") {
            None => &empty,
            Some(Value::Object(properties)) => properties,
            Some(_) => return Err(type_mismatch(&at.member("properties"), "an object")),
        };
        let required = required(schema, at)?;
        if let Some(name) = required
            .iter()
            .find(|name| !properties.contains_key(**name))
        {
            return Err(at.member("required").problem(
                format!("names `{name}`, which is not among the properties"),
                "add the property; `true` as its schema accepts any value",
            ));
        }
        let others = properties
            .keys()
            .map(String::as_str)
            .filter(|name| !required.contains(name));
        let mut members = Vec::new();
        for name in required.iter().copied().chain(others) {
            let Some(schema) = properties.get(name) else {
                continue;
            };
            let at = at.member("properties").member(name);
            let member = self.member(name, schema, required.contains(&name), &at);
            members.extend(self.problems.keep(member));
        }
        Ok(members)
    }

    fn member(
        &mut self,
        name: &str,
        schema: &Value,
        required: bool,
        at: &Place,
    ) -> Result<Member, Problem> {
        let (about, rest) = Annotations::split(schema, at)?;
        about.not_open(at)?;
        let ty = self.expression_of(&rest, at)?;
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
        Ok(Member {
            name: name.to_owned(),
            ty,
            presence,
            default: about.default,
            docs: about.docs,
            aliases: about.aliases,
        })
    }
}

/// The names of the required members, in their order.
pub(super) fn required<'a>(
    schema: &'a Map<String, Value>,
    at: &Place,
) -> Result<Vec<&'a str>, Problem> {
    match schema.get("required") {
        None => Ok(Vec::new()),
        Some(names) => names
            .as_array()
            .and_then(|names| names.iter().map(Value::as_str).collect())
            .ok_or_else(|| type_mismatch(&at.member("required"), "a list of texts")),
    }
}
