//! What a contract is, free of the language it was written in.
//!
//! Front ends make a [`Model`], backends print it. Whatever decides about names, presence or ranges
//! is decided here, never on printed text.

pub mod directions;
pub mod methods;
pub mod names;
pub mod shapes;
pub mod types;

use std::collections::{BTreeMap, BTreeSet};

pub use directions::Directions;
pub use methods::{
    Access, Envelope, ErrorInfo, Group, Method, Notifications, Reserved, ReservedForm, Retry,
    Stability, Transport,
};
pub use shapes::{
    Member, NamedType, Others, Presence, Shape, Struct, Tagging, TextEnum, TextValue, Union,
    Variant,
};
pub use types::{Choice, Constant, Integer, IntegerFormat, List, Map, Number, Text, Tuple, Type};

use crate::problem::{Problem, Problems};

/// What a generated file says about itself where nobody says how it is made again.
pub const NOTICE: &str = "Generated from the API contract. Do not edit.";

/// What printed documents say by `x-presence` at their top: members for which absence and null differ
/// are marked, so that for all others both are the same. Other documents leave that open.
pub(crate) const PRESENCE_MARKED: &str = "marked";

/// Whether a text says of itself that it was generated, in one of its lines: a notice begins with
/// "Generated from" and ends with "Do not edit.".
pub fn carries_notice(text: &str) -> bool {
    text.lines().any(|line| {
        line.split_once("Generated from ")
            .is_some_and(|(_, rest)| rest.contains("Do not edit."))
    })
}

/// A whole contract.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// For people.
    pub title: String,
    /// A few sentences about the API as a whole.
    pub description: String,
    /// What every generated file says about itself, in one line. Front ends write [`NOTICE`]; a
    /// program that generates can name the command that makes the files again.
    pub notice: String,
    /// The version that peers compare.
    pub protocol_version: String,
    /// How calls travel.
    pub transport: Transport,
    /// Every named type, by name.
    pub types: BTreeMap<String, NamedType>,
    /// The methods, in groups, in the order of the contract.
    pub groups: Vec<Group>,
    /// What the server may tell without being asked.
    pub notifications: Option<Notifications>,
    /// The names that only the server gives.
    pub reserved: Vec<Reserved>,
    /// Every error a call can end with.
    pub errors: Vec<ErrorInfo>,
    /// The type of an error's structured data.
    pub error_type: Option<String>,
    /// The one generic object around every response.
    pub envelope: Option<Envelope>,
}

impl Model {
    /// Every method, in the order of the contract.
    pub fn methods(&self) -> impl Iterator<Item = &Method> {
        self.groups.iter().flat_map(|group| &group.methods)
    }

    /// The error kinds that every method can end with, whatever it lists itself.
    pub fn common_errors(&self) -> impl Iterator<Item = &str> {
        let common = self.errors.iter().filter(|error| error.common);
        common.filter_map(|error| error.kind.as_deref())
    }

    /// Every error that this method can end with.
    pub fn errors_of<'a>(&'a self, method: &'a Method) -> impl Iterator<Item = &'a ErrorInfo> {
        self.errors.iter().filter(|error| {
            let listed = |kind: &String| method.errors.contains(kind);
            error.common || error.kind.as_ref().is_none_or(listed)
        })
    }

    /// Which way each type travels.
    pub fn directions(&self) -> Directions {
        Directions::of(self)
    }

    /// These types and all that they are made of, by name.
    pub fn reached_from<'a>(
        &'a self,
        names: impl IntoIterator<Item = &'a String>,
    ) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        let mut waiting: Vec<&String> = names.into_iter().collect();
        while let Some(name) = waiting.pop() {
            if let Some(named) = self.types.get(name)
                && reached.insert(name.clone())
            {
                waiting.extend(named.shape.references());
            }
        }
        reached
    }

    /// The struct of this name, through aliases; `None` when it is something else.
    pub fn structure<'a>(&'a self, name: &'a str) -> Option<&'a Struct> {
        let mut name = name;
        let mut seen = BTreeSet::new();
        while seen.insert(name) {
            match &self.types.get(name)?.shape {
                Shape::Struct(found) => return Some(found),
                Shape::Alias(Type::Reference(other)) => name = other,
                Shape::Alias(_) | Shape::TextEnum(_) | Shape::Union(_) => return None,
            }
        }
        None
    }

    /// Whether the model holds together: every reference leads to a type, every name is used once,
    /// every error a method lists is in the table of errors, every parameter that its metadata
    /// names exists.
    ///
    /// # Errors
    /// Everything that does not.
    pub fn check(&self) -> Result<(), Problems> {
        let mut problems = Problems::default();
        if self.notice.contains('\n') || self.notice.contains("--") {
            problems.push(Problem::new(
                "the notice",
                "would end the comment that it stands in",
                "write one line without `--`",
            ));
        }
        for named in self.types.values() {
            named.shape.visit(&mut |ty| {
                if let Type::Reference(name) = ty {
                    self.check_reference(name, &named.origin, &mut problems);
                }
            });
        }
        if let Some(notifications) = &self.notifications {
            let name = &notifications.type_name;
            self.check_reference(name, "the notifications", &mut problems);
        }
        if let Some(name) = &self.error_type {
            self.check_reference(name, "the error type", &mut problems);
        }
        if let Some(envelope) = &self.envelope
            && let Some(named) = self.types.get(&envelope.name)
        {
            problems.push(Problem::new(
                &named.origin,
                format!("has the name of the envelope, `{}`", envelope.name),
                "rename one of them",
            ));
        }
        let mut methods = BTreeSet::new();
        for method in self.methods() {
            if !methods.insert(&method.name) {
                problems.push(Problem::new(
                    &method.origin,
                    format!("is the second method called `{}`", method.name),
                    "rename one",
                ));
            }
            for (side, name) in [("params", &method.params), ("response", &method.response)] {
                self.check_reference(name, &format!("{}, {side}", method.origin), &mut problems);
            }
            let named = method.retry.as_ref().and_then(Retry::id);
            for parameter in named.into_iter().chain(method.access.target.as_deref()) {
                let known = self.structure(&method.params).is_some_and(|params| {
                    params.members.iter().any(|member| member.name == parameter)
                });
                if !known {
                    problems.push(Problem::new(
                        &method.origin,
                        format!("names the parameter `{parameter}`, which it does not have"),
                        "correct the name or add the parameter",
                    ));
                }
            }
            for kind in &method.errors {
                if !self
                    .errors
                    .iter()
                    .any(|error| error.kind.as_ref() == Some(kind))
                {
                    problems.push(Problem::new(
                        &method.origin,
                        format!(
                            "lists the error `{kind}`, which the table of errors does not have"
                        ),
                        "add it to the table or correct its name",
                    ));
                }
            }
        }
        problems.or(())
    }

    fn check_reference(&self, name: &str, at: &str, problems: &mut Problems) {
        if !self.types.contains_key(name) {
            problems.push(Problem::new(
                at,
                format!("refers to the type `{name}`, which is not defined"),
                "define it or correct the reference",
            ));
        }
    }
}
