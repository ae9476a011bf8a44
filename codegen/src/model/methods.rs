//! Methods and what goes around them.

use std::collections::BTreeMap;

use serde_json::{Value, json};

/// How calls travel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transport {
    /// E.g. `http-json-rpc`.
    pub kind: String,
    /// The path that requests are posted to.
    pub endpoint: String,
    /// Headers with a meaning: name and what it is for.
    pub headers: Vec<(String, String)>,
}

/// A group of methods.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Its name, e.g. `Sessions`.
    pub name: String,
    /// What it is about, in one line.
    pub summary: String,
    /// More about it; may be empty.
    pub description: String,
    /// Its methods, in the order of the contract.
    pub methods: Vec<Method>,
}

/// A method.
#[derive(Clone, Debug, PartialEq)]
pub struct Method {
    /// The wire name.
    pub name: String,
    /// One line.
    pub summary: String,
    /// More about it; may be empty.
    pub description: String,
    /// What a call is bound to, where the contract says so.
    pub scope: Option<String>,
    /// Who may call it.
    pub access: Access,
    /// What to do when the answer was lost, where the contract says so.
    pub retry: Option<Retry>,
    /// The error kinds it can return besides those that every method can.
    pub errors: Vec<String>,
    /// Whether it returns pages to be followed by a cursor.
    pub paginated: bool,
    /// Whether it can hold its answer until something happens.
    pub long_poll: bool,
    /// What to use in its place, where the method is on its way out.
    pub deprecated: Option<String>,
    /// How much a caller can rely on it.
    pub stability: Stability,
    /// The type of what it takes.
    pub params: String,
    /// The type of what it answers, without the envelope.
    pub response: String,
    /// Parameters to show in documentation.
    pub example: Value,
    /// Where the input defines it; shown when something is wrong.
    pub origin: String,
}

/// Who may call a method.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// What the call does, for policies.
    pub action: Option<String>,
    /// The method group a key must hold.
    pub group: Option<String>,
    /// The role recommended for people who call it.
    pub role: Option<String>,
    /// The parameter that names the resource the call is about.
    pub target: Option<String>,
}

/// How much a caller can rely on a method.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stability {
    /// It changes only as the contract's version allows.
    #[default]
    Stable,
    /// It may change or go without a new version.
    Experimental,
}

impl Stability {
    /// The word for it in generated files.
    pub fn as_str(self) -> &'static str {
        match self {
            Stability::Stable => "stable",
            Stability::Experimental => "experimental",
        }
    }
}

/// What a caller may do when the answer to a call was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Retry {
    /// Repeat it: the effect is the same however often it is done.
    Always,
    /// Repeat it with the same value of this parameter: it names the effect.
    WithId(String),
    /// Read first, to learn whether it was done.
    Reconcile,
    /// Do not: each call has an effect of its own.
    Never,
}

impl Method {
    /// A method of this wire name of which no more is known: no types, no texts, an empty example. `origin`
    /// is where the input defines it.
    pub fn named(name: &str, origin: String) -> Method {
        Method {
            name: name.to_owned(),
            summary: String::new(),
            description: String::new(),
            scope: None,
            access: Access::default(),
            retry: None,
            errors: Vec::new(),
            paginated: false,
            long_poll: false,
            deprecated: None,
            stability: Stability::Stable,
            params: String::new(),
            response: String::new(),
            example: json!({}),
            origin,
        }
    }

    /// What a caller has to know beyond what the method does, as sentences of their own: what
    /// replaces it, what may change, what to do when an answer was lost.
    pub fn advice(&self) -> Vec<String> {
        let deprecated = self.deprecated.as_ref();
        let deprecated = deprecated.map(|instead| format!("Deprecated: {instead}"));
        let experimental = (self.stability == Stability::Experimental)
            .then(|| "Experimental: it may change or go without a new version.".to_owned());
        let retry = self.retry.as_ref().map(Retry::advice);
        [deprecated, experimental, retry]
            .into_iter()
            .flatten()
            .collect()
    }
}

impl Retry {
    /// What all kinds are about, as the documentation of generated types says it.
    pub const ABOUT: &'static str = "What to do when the answer to a call was lost.";

    /// The word for it in generated files.
    pub fn kind(&self) -> &'static str {
        match self {
            Retry::Always => "always",
            Retry::WithId(_) => "with_id",
            Retry::Reconcile => "reconcile",
            Retry::Never => "never",
        }
    }

    /// The parameter that makes a repetition safe.
    pub fn id(&self) -> Option<&str> {
        match self {
            Retry::WithId(member) => Some(member),
            Retry::Always | Retry::Reconcile | Retry::Never => None,
        }
    }

    /// What each kind means, as the documentation of generated types says it: the word for it, and a
    /// sentence that speaks of the parameter of [`Retry::WithId`] as `parameter`.
    pub fn meanings(parameter: &str) -> [(&'static str, String); 4] {
        let say = |retry: Retry| {
            let sentence = match &retry {
                Retry::Always => {
                    "Repeat the call: the effect is the same however often it is done.".to_owned()
                }
                Retry::WithId(parameter) => format!(
                    "Repeat the call with the same value of {parameter}: it names the effect."
                ),
                Retry::Reconcile => {
                    "Read first: a conflict or a missing record may mean that it was done."
                        .to_owned()
                }
                Retry::Never => {
                    "Do not repeat the call: each one has an effect of its own.".to_owned()
                }
            };
            (retry.kind(), sentence)
        };
        let with_id = Retry::WithId(parameter.to_owned());
        [Retry::Always, with_id, Retry::Reconcile, Retry::Never].map(say)
    }

    /// The advice as a sentence.
    pub fn advice(&self) -> String {
        match self {
            Retry::Always => "After a lost answer: repeat the call.".to_owned(),
            Retry::WithId(member) => {
                format!("After a lost answer: repeat the call with the same `{member}`.")
            }
            Retry::Reconcile => {
                "After a lost answer: read first; a conflict or a missing record may \
                                 mean that it was done."
                    .to_owned()
            }
            Retry::Never => {
                "After a lost answer: do not repeat the call; each one has an effect of its own."
                    .to_owned()
            }
        }
    }
}

/// What the server may tell without being asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Notifications {
    /// The type of one: a union of all of them, tagged by the wire name.
    pub type_name: String,
    /// Wire names with what each tells, in one line, in the order of the contract.
    pub listed: Vec<(String, String)>,
}

/// Names that only the server gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserved {
    /// What the names are of, in a wire word.
    pub of: String,
    /// Which names they are.
    pub form: ReservedForm,
    /// What the server uses them for, in one line.
    pub summary: String,
}

/// Which names are reserved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReservedForm {
    /// Every name that begins so.
    Prefix(String),
    /// This one name.
    Exact(String),
}

impl ReservedForm {
    /// The word for it in generated files, and the prefix or name.
    pub fn parts(&self) -> (&'static str, &str) {
        match self {
            ReservedForm::Prefix(prefix) => ("prefix", prefix),
            ReservedForm::Exact(name) => ("exact", name),
        }
    }
}

/// A way for a call to fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorInfo {
    /// The kind in the error's data, or a name of its own where the contract says nothing of the data;
    /// `None` when the error carries no data.
    pub kind: Option<String>,
    /// The JSON-RPC error code.
    pub code: i64,
    /// What it means for the caller, in one line.
    pub summary: String,
    /// Whether every method can end with it, whatever it lists itself.
    pub common: bool,
}

/// The one generic object around every response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The generic type's name.
    pub name: String,
    /// What it is for.
    pub description: String,
    /// The member that holds the response.
    pub result: String,
    /// The optional member that holds notifications returned with the response.
    pub notifications: Option<String>,
    /// The names under which the input defines the object for one response each: name of the type
    /// and name of the response. Empty where the input has the generic object alone.
    pub monomorphs: BTreeMap<String, String>,
}

impl Envelope {
    /// What is said of [`Envelope::result`].
    pub const RESULT_DOCS: &'static str = "What the method answered.";
    /// What is said of [`Envelope::notifications`].
    pub const NOTIFICATIONS_DOCS: &'static str =
        "What the server told beside it. May be left out at any time.";
}
