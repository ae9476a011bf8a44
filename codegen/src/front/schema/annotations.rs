//! Keywords that say something about a value instead of restricting it.

use api_contract::schema::{ALIASES, OPEN, PATCH, PRESENCE};
use serde_json::{Map, Value};

use super::place::{Place, type_mismatch};
use crate::problem::Problem;

/// What stands beside the restrictions of a schema.
#[derive(Debug, Default)]
pub(super) struct Annotations {
    pub(super) docs: String,
    pub(super) default: Option<Value>,
    pub(super) three_state: bool,
    pub(super) aliases: Vec<String>,
    pub(super) open: bool,
}

impl Annotations {
    /// Parts a schema into what it says about the value and what it demands of it.
    pub(super) fn split(schema: &Value, at: &Place) -> Result<(Self, Map<String, Value>), Problem> {
        let mut rest = at.schema(schema)?;
        let mut about = Annotations::default();
        // A title repeats the name, or disagrees with it; names come from the definitions alone.
        for ignored in ["title", "$comment"] {
            rest.remove(ignored);
        }
        if let Some(docs) = rest.remove("description") {
            let docs = docs
                .as_str()
                .ok_or_else(|| type_mismatch(&at.member("description"), "a text"))?;
            docs.trim().clone_into(&mut about.docs);
        }
        about.default = rest.remove("default");
        if let Some(open) = rest.remove(OPEN) {
            about.open = open
                .as_bool()
                .ok_or_else(|| type_mismatch(&at.member(OPEN), "true or false"))?;
        }
        if let Some(presence) = rest.remove(PRESENCE) {
            about.three_state = presence == PATCH;
            if !about.three_state {
                return Err(at.member(PRESENCE).problem(
                    format!("is {presence}, which is not understood"),
                    format!("write \"{PATCH}\", or leave it out"),
                ));
            }
        }
        if let Some(aliases) = rest.remove(ALIASES) {
            let names: Option<Vec<String>> = aliases.as_array().and_then(|names| {
                names
                    .iter()
                    .map(|name| name.as_str().map(str::to_owned))
                    .collect()
            });
            about.aliases =
                names.ok_or_else(|| type_mismatch(&at.member(ALIASES), "a list of texts"))?;
        }
        Ok((about, rest))
    }

    /// Refuses what only a definition can say of itself.
    pub(super) fn not_open(&self, at: &Place) -> Result<(), Problem> {
        if self.open {
            return Err(at.problem(
                format!("is marked `{OPEN}`, which is for definitions"),
                "move the schema to the definitions and refer to it",
            ));
        }
        Ok(())
    }

    /// Refuses everything but documentation: for the alternatives of a definition.
    pub(super) fn only_docs(&self, at: &Place) -> Result<(), Problem> {
        self.no_member(at)?;
        self.not_open(at)
    }

    /// Refuses what only a member can say of itself.
    pub(super) fn no_member(&self, at: &Place) -> Result<(), Problem> {
        let misplaced = [
            ("default", self.default.is_some()),
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

    /// Refuses everything: for schemas inside others, which have no documentation of their own.
    pub(super) fn none(&self, at: &Place) -> Result<(), Problem> {
        self.only_docs(at)?;
        if self.docs.is_empty() {
            return Ok(());
        }
        Err(at.problem(
            "describes a schema without a name",
            "describe the member around it, or move the schema to the definitions and refer to it",
        ))
    }
}
