//! A whole contract as data: what code generators, fakes and checks are driven by.

use std::fmt;

use serde_json::{Map, Value};

use crate::method::{Group, MethodDescriptor, TypeDescriptor};

/// A contract: methods in groups, notifications, errors, and how calls travel.
#[derive(Clone, Copy, Debug)]
pub struct Contract {
    /// For people, e.g. `Lightspeed agent API`.
    pub title: &'static str,
    /// A few sentences about the API as a whole.
    pub description: &'static str,
    /// The version that peers compare, e.g. `lightspeed.agent.api.v1`.
    pub protocol_version: &'static str,
    /// How calls travel.
    pub transport: Transport,
    /// The groups, in the order of the reference documentation.
    pub groups: &'static [&'static Group],
    /// What the server may tell without being asked.
    pub notifications: &'static [Notification],
    /// The type of one notification: a union tagged by its method.
    pub notification_type: Option<TypeDescriptor>,
    /// Names that only the server gives; validation refuses them by this same table.
    pub reserved: &'static [Reserved],
    /// Every error a call can end with.
    pub errors: &'static [ErrorInfo],
    /// The type of an error's structured data.
    pub error_type: TypeDescriptor,
    /// The object around every response, if there is one.
    pub envelope: Option<Envelope>,
}

/// How calls travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transport {
    /// E.g. `http-json-rpc`.
    pub kind: &'static str,
    /// The path that requests are posted to.
    pub endpoint: &'static str,
    /// Headers with a meaning: name and what it is for.
    pub headers: &'static [(&'static str, &'static str)],
}

/// The one generic object around every response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The generic type's name, e.g. `AgentApiOutcome`.
    pub name: &'static str,
    /// What it is for.
    pub description: &'static str,
    /// The member that holds the response.
    pub result: &'static str,
    /// The member that holds notifications returned with the response; always optional.
    pub notifications: Option<&'static str>,
}

impl Envelope {
    /// Puts a response into the envelope, without notifications.
    pub fn wrap(&self, response: Value) -> Value {
        Value::Object(Map::from_iter([(self.result.to_owned(), response)]))
    }
}

/// A message of the server that answers no call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notification {
    /// The wire name.
    pub name: &'static str,
    /// What it tells, in one line.
    pub summary: &'static str,
}

/// Names that only the server gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// What the names are of, in a wire word, e.g. `sessionId`.
    pub of: &'static str,
    /// Which names they are.
    pub form: ReservedForm,
    /// What the server uses them for, in one sentence.
    pub summary: &'static str,
}

/// Which names are reserved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReservedForm {
    /// Every name that begins so.
    Prefix(&'static str),
    /// This one name.
    Exact(&'static str),
}

/// Completes a sentence: names `that start with ..`.
impl fmt::Display for ReservedForm {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReservedForm::Prefix(prefix) => write!(out, "that start with `{prefix}`"),
            ReservedForm::Exact(word) => write!(out, "that are `{word}`"),
        }
    }
}

impl Reserved {
    /// Whether `name` is one of these names.
    ///
    /// ```
    /// use api_contract::contract::{Reserved, ReservedForm};
    ///
    /// let drafts = Reserved {
    ///     of: "documentId",
    ///     form: ReservedForm::Prefix("draft-"),
    ///     summary: "Documents that the server has begun.",
    /// };
    /// assert!(drafts.covers("draft-1") && !drafts.covers("letter-1"));
    /// ```
    pub fn covers(&self, name: &str) -> bool {
        match self.form {
            ReservedForm::Prefix(prefix) => name.starts_with(prefix),
            ReservedForm::Exact(word) => name == word,
        }
    }
}

/// A way for a call to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorInfo {
    /// The kind in the error's data; `None` when the error carries no data.
    pub kind: Option<&'static str>,
    /// Whether every method can end with it; the other kinds are listed by the methods that can.
    pub common: bool,
    /// The JSON-RPC error code.
    pub code: i64,
    /// What it means for the caller, in one line.
    pub summary: &'static str,
}

impl Contract {
    /// Every method, in the order of the groups and of their traits.
    pub fn methods(&self) -> impl Iterator<Item = &'static MethodDescriptor> {
        self.groups.iter().flat_map(|group| group.methods.iter())
    }

    /// The method of this wire name.
    pub fn method(&self, name: &str) -> Option<&'static MethodDescriptor> {
        self.methods().find(|method| method.info.name == name)
    }

    /// The JSON-RPC code of an error kind.
    pub fn code_of(&self, kind: &str) -> Option<i64> {
        self.errors
            .iter()
            .find(|error| error.kind == Some(kind))
            .map(|error| error.code)
    }
}

/// How many methods these groups have together; sizes a `METHODS` table.
pub const fn count(groups: &[&Group]) -> usize {
    let mut total = 0;
    let mut index = 0;
    while index < groups.len() {
        total += groups[index].methods.len();
        index += 1;
    }
    total
}

/// The methods of these groups as one table.
///
/// Evaluated at compile time by the contracts of this crate, so that a name that two groups share
/// does not compile.
///
/// # Panics
/// When `N` is not the number of methods, or when a wire name occurs twice.
pub const fn collect<const N: usize>(
    groups: &'static [&'static Group],
) -> [&'static MethodDescriptor; N] {
    assert!(
        N > 0 && N == count(groups),
        "N must be the number of methods of these groups"
    );
    let mut table = [&groups[0].methods[0]; N];
    let mut filled = 0;
    let mut group = 0;
    while group < groups.len() {
        let mut index = 0;
        while index < groups[group].methods.len() {
            let method = &groups[group].methods[index];
            let mut earlier = 0;
            while earlier < filled {
                assert!(
                    !same(table[earlier].info.name, method.info.name),
                    "{}",
                    method.info.name
                );
                earlier += 1;
            }
            table[filled] = method;
            filled += 1;
            index += 1;
        }
        group += 1;
    }
    table
}

pub(crate) const fn same(left: &str, right: &str) -> bool {
    let (left, right) = (left.as_bytes(), right.as_bytes());
    if left.len() != right.len() {
        return false;
    }
    let mut index = 0;
    while index < left.len() {
        if left[index] != right[index] {
            return false;
        }
        index += 1;
    }
    true
}
