//! What a contract says of one method.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::Value;

use crate::decode::Decode;
use crate::dispatch::decode_params;
use crate::validate::Validate;

/// A method of a contract. `#[contract]` implements it on a unit type per method.
pub trait Method {
    /// What the method takes.
    type Params: Serialize + Decode + JsonSchema + Validate;
    /// What the method answers, without the contract's envelope.
    type Response: Serialize + Decode + JsonSchema;
    /// The wire name, e.g. `session/start`.
    const NAME: &'static str;
    /// Everything else the contract says of it.
    const INFO: MethodInfo;
}

/// The metadata of a method, exported as `METHOD_INFO` to every client language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodInfo {
    /// The wire name.
    pub name: &'static str,
    /// One line of at most 80 characters.
    pub summary: &'static str,
    /// At most 400 characters; empty when the summary says it all.
    pub description: &'static str,
    /// What a call is bound to; `None` in a contract that does not tell calls apart so.
    pub scope: Option<Scope>,
    /// Who may call it.
    pub access: Access,
    /// What to do when the answer was lost.
    pub retry: Retry,
    /// The error kinds it can return besides those that every method can.
    pub errors: &'static [&'static str],
    /// Parameters to show in documentation, as JSON text; `{}` where there is nothing to show.
    pub example: &'static str,
    /// Whether it returns pages to be followed by a cursor.
    pub paginated: bool,
    /// Whether it can hold its answer until something happens.
    pub long_poll: bool,
    /// What to use in its place, where the method is on its way out; `None` where it is not.
    pub deprecated: Option<&'static str>,
    /// How much a caller can rely on it.
    pub stability: Stability,
}

/// How much callers can rely on a method.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stability {
    /// It changes only as the contract's version allows.
    #[default]
    Stable,
    /// It may change or go without a new version.
    Experimental,
}

impl Stability {
    /// The wire word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Stability::Stable => "stable",
            Stability::Experimental => "experimental",
        }
    }
}

/// What a call is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Nothing but the connection.
    Connection,
    /// One universe, and what lives in it.
    Universe,
    /// A service beside the API.
    Service,
    /// The whole deployment.
    Deployment,
}

impl Scope {
    /// The wire word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Scope::Connection => "connection",
            Scope::Universe => "universe",
            Scope::Service => "service",
            Scope::Deployment => "deployment",
        }
    }
}

/// Who may call a method. Its kind is the method's [`Scope`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// What the call does to a universe, for the deployment's own policies.
    pub action: Option<&'static str>,
    /// The method group a key must hold; `None` for methods that belong to no group.
    pub group: Option<&'static str>,
    /// The role recommended for people who call it.
    pub role: Option<Role>,
    /// The parameter that names the resource the call is about.
    pub target: Option<Target>,
}

/// A role recommended for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Looks.
    Viewer,
    /// Works.
    Contributor,
    /// Sets up.
    Operator,
    /// Runs the place.
    Admin,
}

impl Role {
    /// The wire word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Role::Viewer => "viewer",
            Role::Contributor => "contributor",
            Role::Operator => "operator",
            Role::Admin => "admin",
        }
    }
}

/// The parameter that names the resource a call is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// `sessionId`.
    SessionId,
}

impl Target {
    /// The parameter's wire name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Target::SessionId => "sessionId",
        }
    }
}

/// What a caller may do when the answer to a call was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retry {
    /// Repeat it: the effect is the same however often it is done.
    Always,
    /// Repeat it with the same value of this parameter, chosen by the caller: it names the effect.
    WithId(&'static str),
    /// Read first: a conflict or a missing record may mean that it was done.
    Reconcile,
    /// Do not: each call has an effect of its own.
    Never,
}

impl Retry {
    /// The wire word, without the parameter of [`Retry::WithId`].
    pub const fn as_str(self) -> &'static str {
        match self {
            Retry::Always => "always",
            Retry::WithId(_) => "with_id",
            Retry::Reconcile => "reconcile",
            Retry::Never => "never",
        }
    }

    /// The parameter that makes a repetition safe.
    pub const fn id(self) -> Option<&'static str> {
        match self {
            Retry::WithId(member) => Some(member),
            Retry::Always | Retry::Reconcile | Retry::Never => None,
        }
    }
}

/// A method as a row of a contract's table: its metadata, and its schemas on demand.
#[derive(Clone, Copy, Debug)]
pub struct MethodDescriptor {
    /// The metadata.
    pub info: MethodInfo,
    /// The name of the parameters' type.
    pub params: TypeDescriptor,
    /// The name of the response's type.
    pub response: TypeDescriptor,
    accepts: fn(Option<Value>) -> bool,
}

impl MethodDescriptor {
    /// The descriptor of a method.
    pub const fn of<M: Method>() -> Self {
        MethodDescriptor {
            info: M::INFO,
            params: TypeDescriptor::of::<M::Params>(),
            response: TypeDescriptor::of::<M::Response>(),
            accepts: |params| {
                decode_params::<M>(params).is_ok_and(|params| params.validate().is_ok())
            },
        }
    }

    /// Whether these parameters have the declared shape and break no rule.
    pub fn accepts(&self, params: Option<Value>) -> bool {
        (self.accepts)(params)
    }
}

/// A type of a contract: its name and its schema, on demand.
#[derive(Clone, Copy, Debug)]
pub struct TypeDescriptor {
    name: fn() -> std::borrow::Cow<'static, str>,
    schema: fn(&mut SchemaGenerator) -> Schema,
}

impl TypeDescriptor {
    /// The descriptor of a type.
    pub const fn of<T: JsonSchema>() -> Self {
        TypeDescriptor {
            name: T::schema_name,
            schema: SchemaGenerator::subschema_for::<T>,
        }
    }

    /// The type's name in every generated file.
    pub fn name(&self) -> String {
        (self.name)().into_owned()
    }

    /// A reference to the type, whose definition (and all it needs) is added to `generator`.
    pub fn schema(&self, generator: &mut SchemaGenerator) -> Schema {
        (self.schema)(generator)
    }
}

/// A group of methods: one trait under `#[contract]`.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// The trait's name, e.g. `Sessions`.
    pub name: &'static str,
    /// What the group is about, in one line.
    pub summary: &'static str,
    /// The rest of the trait's documentation.
    pub description: &'static str,
    /// Its methods, in the order of the trait.
    pub methods: &'static [MethodDescriptor],
}
