//! API contracts as ordinary Rust: the one source of schemas, metadata and rules of form.
//!
//! A contract is a set of traits under [`contract`](macro@contract), one per group of methods, over
//! types under [`wire`](macro@wire). From them come a type per method, a table of all methods, JSON
//! Schemas for both directions, and a dispatcher for whoever implements the traits.
//!
//! ```
//! use api_contract::dispatch::Refusal;
//! use api_contract::{contract, wire};
//! use serde_json::json;
//!
//! /// What to say.
//! #[wire]
//! pub struct EchoParams {
//!     /// The text, at most 5 bytes.
//!     #[wire(length(max = 5))]
//!     pub text: String,
//! }
//!
//! /// What was said.
//! #[wire]
//! pub struct EchoResponse {
//!     /// The text, as it came.
//!     pub text: String,
//! }
//!
//! /// Saying things.
//! #[contract]
//! pub trait Speech {
//!     /// Say a text back
//!     #[method("speech/echo", retry = always)]
//!     fn speech_echo(&mut self, params: EchoParams) -> Result<EchoResponse, String>;
//! }
//!
//! struct Parrot;
//!
//! impl Speech for Parrot {
//!     fn speech_echo(&mut self, params: EchoParams) -> Result<EchoResponse, String> {
//!         Ok(EchoResponse { text: params.text })
//!     }
//! }
//!
//! let answer = dispatch_speech(&mut Parrot, "speech/echo", &mut Some(json!({ "text": "hi" })));
//! assert_eq!(answer, Some(Ok(r#"{"text":"hi"}"#.to_owned())));
//!
//! let answer = dispatch_speech(&mut Parrot, "speech/echo", &mut Some(json!({ "text": "too long" })));
//! let Some(Err(Refusal::Invalid(violations))) = answer else { panic!("not refused") };
//! assert_eq!(violations.to_string(), "`text` must have at most 5 bytes; found 8 bytes");
//! ```
//!
//! The flagship contract is [`lightspeed`].
//!
//! # Writing a method
//!
//! `#[method("wire/name", ..)]` takes `retry` (`always`, `with_id("member")`, `reconcile`, `never`)
//! and, where they apply, `scope` (connection, universe, service, deployment), `action`, `group`,
//! `role`, `target`, `errors = [..]`, `example = "{json}"`, `paginated`, `long_poll`,
//! `deprecated = "what to use"`, `stability = experimental`. The doc comment's first paragraph is the
//! summary (80 characters at most, no full stop), the rest the description (400 at most). The function
//! bears the wire name, with `_` for `/`.
//!
//! [`api!`] joins the groups: a trait over all of them, their tables and one dispatcher.
//!
//! # Writing a type
//!
//! On a struct or enum: `deny_unknown`, `open` (an enum whose readers accept values it does not
//! list), `tag = ".."`, `content = ".."` or `external` (a union: tagged by a member, by a member beside
//! its content, or from outside), `rename_all = "snake_case"`, `validate = function`. On a
//! member: a presence (see [`presence`]), `range(..)`, `length(..)`, `pattern = ".."`,
//! `rename = ".."`, `alias = ".."`, `flatten`. [`wire_string!`] makes a text type with a form, such as
//! an id.
//!
//! What can be flattened is a struct or a tagged union that ignores unknown members, and, as the last
//! part, `BTreeMap<String, _>` for every member that is left. No two parts have a member of one name.
//!
//! An integer is a JSON integer without fraction and exponent: `1.0`, `1e2` and `-0` are refused, although
//! JSON Schema takes them for integers.
//!
//! A mistake in an attribute is a compile error. What only the contract as a whole shows, two types of
//! one name or a default outside its bounds, is an error of [`schema::bundle`].

// The attributes write paths that start with the crate's name; inside the crate they need it too.
extern crate self as api_contract;

pub mod contract;
pub mod decode;
pub mod dispatch;
#[doc(hidden)]
pub mod encode;
pub mod lightspeed;
pub mod method;
pub mod presence;
pub mod rpc;
pub mod schema;
pub mod secrets;
pub mod text;
pub mod validate;

pub use api_contract_macros::{api, contract, wire};

/// What the attributes' expansions refer to; not for direct use.
#[doc(hidden)]
pub mod __private {
    pub use schemars;
    pub use serde;
    pub use serde_json;
}

/// The page for authors of other contracts is compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../docs/bring-your-own-contract.md")]
pub struct BringYourOwnContract;
