//! Keywords that say something about a value instead of restricting it.

use api_contract::schema::{ALIASES, OPEN, PATCH, PRESENCE};
use serde_json::{Map, Value};

use super::place::Place;
use crate::problem::Problem;

/// What stands beside the restrictions of a schema.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Annotations {
    /// What it is called by people. Names come from elsewhere, but for alternatives without a name.
    pub(crate) title: Option<String>,
    pub(crate) docs: String,
    pub(crate) default: Option<Value>,
    pub(crate) deprecated: bool,
    pub(crate) three_state: bool,
    pub(crate) aliases: Vec<String>,
    pub(crate) open: bool,
}

/// Keywords that neither restrict a value nor say anything about it that generated code could use.
const IGNORED: &[&str] = &[
    "$anchor",
    "$comment",
    "$id",
    "$schema",
    "$vocabulary",
    "contentEncoding",
    "contentMediaType",
    "contentSchema",
    "discriminator",
    "example",
    "examples",
    "externalDocs",
    "id",
    "readOnly",
    "writeOnly",
    "xml",
];

impl Annotations {
    /// What the keyword says, if it restricts nothing.
    pub(super) fn take(
        &mut self,
        keyword: &str,
        value: &Value,
        at: &Place,
    ) -> Result<bool, Problem> {
        let here = || at.member(keyword);
        match keyword {
            "title" => self.title = Some(text(value, &here())?.to_owned()),
            "description" => text(value, &here())?.trim().clone_into(&mut self.docs),
            "default" => self.default = Some(value.clone()),
            "deprecated" => self.deprecated = truth(value, &here())?,
            OPEN => self.open = truth(value, &here())?,
            PRESENCE if value == PATCH => self.three_state = true,
            PRESENCE => {
                return Err(here().problem(
                    format!("is {value}, which is not understood"),
                    format!("write \"{PATCH}\", or leave it out"),
                ));
            }
            ALIASES => self.aliases = texts(value, &here())?,
            // An extension of somebody else's restricts nothing, by the rules of all dialects.
            other => return Ok(IGNORED.contains(&other) || other.starts_with("x-")),
        }
        Ok(true)
    }

    /// Adds a paragraph.
    pub(crate) fn note(&mut self, paragraph: &str) {
        if paragraph.is_empty() {
            return;
        }
        if !self.docs.is_empty() {
            self.docs.push_str("\n\n");
        }
        self.docs.push_str(paragraph);
    }

    /// Takes over what the schemas say that this one joins.
    pub(super) fn join(&mut self, other: Annotations) {
        if self.docs != other.docs {
            self.note(&other.docs);
        }
        self.title = self.title.take().or(other.title);
        self.default = self.default.take().or(other.default);
        self.deprecated |= other.deprecated;
        self.three_state |= other.three_state;
        self.open |= other.open;
        self.aliases.extend(other.aliases);
    }

    /// Refuses what only a member can say of itself.
    pub(super) fn no_member(&self, at: &Place) -> Result<(), Problem> {
        let misplaced = [
            (PRESENCE, self.three_state),
            (ALIASES, !self.aliases.is_empty()),
        ];
        match misplaced.iter().find(|(_, there)| *there) {
            None => Ok(()),
            Some((keyword, _)) => Err(at.problem(
                format!("has `{keyword}`, which only a member of an object can have"),
                "write it at the members that use this schema",
            )),
        }
    }

    /// Refuses the mark of an open type where the schema cannot be one.
    pub(super) fn not_open(&self, at: &Place) -> Result<(), Problem> {
        if self.open {
            return Err(at.problem(
                format!("is marked `{OPEN}` but lists no values that could be told apart"),
                "mark enums of texts and unions with a tag only",
            ));
        }
        Ok(())
    }

    /// Everything in words, for a schema that has no type of its own to say it of.
    pub(super) fn in_words(&self) -> String {
        let mut words = self.docs.clone();
        let mut add = |sentence: &str| {
            if !words.is_empty() {
                words.push(' ');
            }
            words.push_str(sentence);
        };
        if let Some(default) = &self.default {
            add(&format!("Default: `{default}`."));
        }
        if self.deprecated {
            add("Deprecated.");
        }
        words
    }
}

pub(super) fn text<'a>(value: &'a Value, at: &Place) -> Result<&'a str, Problem> {
    value.as_str().ok_or_else(|| at.mismatch("a text"))
}

pub(super) fn truth(value: &Value, at: &Place) -> Result<bool, Problem> {
    value.as_bool().ok_or_else(|| at.mismatch("true or false"))
}

pub(super) fn texts(value: &Value, at: &Place) -> Result<Vec<String>, Problem> {
    let items = value.as_array();
    let found: Option<Vec<String>> = items.and_then(|items| {
        items
            .iter()
            .map(|item| item.as_str().map(str::to_owned))
            .collect()
    });
    found.ok_or_else(|| at.mismatch("a list of texts"))
}

/// The members of an object of schemas.
pub(super) fn members<'a>(value: &'a Value, at: &Place) -> Result<&'a Map<String, Value>, Problem> {
    value.as_object().ok_or_else(|| at.mismatch("an object"))
}
