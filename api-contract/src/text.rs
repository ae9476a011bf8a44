//! Text types of a contract: newtypes over `String` with a form.
//!
//! Decoding keeps whatever text stands on the wire; [`Validate`](crate::validate::Validate) says
//! whether it has the right form. So a reader of answers never stumbles over an identifier, and a
//! server refuses a bad one before it looks anything up.

use crate::schema::SECRET;
use crate::validate::{At, Pattern, Violations, check_text, shape_of_text};

/// A rule that a pattern cannot express: the error is what the contract asks for.
pub type Check = fn(&str) -> Result<(), &'static str>;

/// The form of one string type: what its schema says and what validation holds it to.
#[derive(Clone, Copy, Debug)]
pub struct StringRule {
    /// Whether the type has a schema of its own instead of one at each use.
    pub named: bool,
    /// A pattern that the whole text matches.
    pub pattern: Option<&'static str>,
    /// A format name for the schema.
    pub format: Option<&'static str>,
    /// Least length in bytes.
    pub min: Option<usize>,
    /// Greatest length in bytes.
    pub max: Option<usize>,
    /// A rule that a pattern cannot express.
    pub check: Option<Check>,
    /// Whether no log may have the text.
    pub secret: bool,
}

/// Each method is one key that [`wire_string!`](crate::wire_string) understands.
impl StringRule {
    /// No bounds, no schema of its own.
    pub const ANY: Self = Self {
        named: false,
        pattern: None,
        format: None,
        min: None,
        max: None,
        check: None,
        secret: false,
    };

    /// The rule that a secret starts from: its schema tells tools not to show it.
    pub const SECRET: Self = Self {
        format: Some("password"),
        secret: true,
        ..Self::ANY
    };

    /// Give the type a schema of its own instead of writing it out at each use.
    pub const fn named(self) -> Self {
        Self {
            named: true,
            ..self
        }
    }

    /// A pattern the whole text matches.
    pub const fn pattern(self, pattern: &'static str) -> Self {
        Self {
            pattern: Some(pattern),
            ..self
        }
    }

    /// A format name for the schema; `check` is what holds the text to it.
    pub const fn format(self, format: &'static str) -> Self {
        Self {
            format: Some(format),
            ..self
        }
    }

    /// Least length in bytes.
    pub const fn min(self, bytes: usize) -> Self {
        Self {
            min: Some(bytes),
            ..self
        }
    }

    /// Greatest length in bytes.
    pub const fn max(self, bytes: usize) -> Self {
        Self {
            max: Some(bytes),
            ..self
        }
    }

    /// A rule that a pattern cannot express; its error is what the contract asks for.
    pub const fn check(self, check: Check) -> Self {
        Self {
            check: Some(check),
            ..self
        }
    }

    /// The JSON schema of the rule, described by `docs` when it is a schema of its own.
    pub fn schema(&self, docs: &[&str]) -> schemars::Schema {
        let mut schema = schemars::json_schema!({ "type": "string" });
        if self.named {
            let lines: Vec<&str> = docs.iter().map(|line| line.trim()).collect();
            schema.insert("description".into(), lines.join("\n").trim().into());
        }
        if let Some(pattern) = self.pattern {
            schema.insert("pattern".into(), pattern.into());
        }
        if let Some(format) = self.format {
            schema.insert("format".into(), format.into());
        }
        if let Some(min) = self.min {
            schema.insert("minLength".into(), min.into());
        }
        if let Some(max) = self.max {
            schema.insert("maxLength".into(), max.into());
        }
        if self.secret {
            schema.insert(SECRET.to_owned(), true.into());
        }
        schema
    }

    /// Report the ways in which `text` breaks the rule; `pattern` is the rule's own, compiled.
    pub fn judge(
        &self,
        text: &str,
        pattern: Option<&Pattern>,
        at: &At<'_>,
        found: &mut Violations,
    ) {
        let (min, max) = (self.min.unwrap_or(0), self.max.unwrap_or(usize::MAX));
        check_text(text, pattern, min, max, at, found);
        if let Some(Err(rule)) = self.check.map(|check| check(text)) {
            found.push(at, rule, shape_of_text(text));
        }
    }
}

/// Makes a text type of the wire: a transparent newtype over `String`.
///
/// ```
/// use api_contract::validate::Validate;
///
/// api_contract::wire_string! {
///     /// Names a parrot.
///     pub struct ParrotId { pattern: "^[a-z]+$", min: 1, max: 20 }
/// }
///
/// assert!(ParrotId::new("polly").validate().is_ok());
/// assert!(ParrotId::new("Polly!").validate().is_err());
/// ```
///
/// The keys in the braces are the methods of [`StringRule`]; without braces any text is well-formed.
///
/// `secret`, which stands first, is for texts that no log may have: `Debug` leaves the content out and
/// there is no `Display`.
///
/// ```
/// api_contract::wire_string! {
///     /// Opens the cage.
///     pub struct CageKey { secret, min: 1 }
/// }
///
/// let key = CageKey::new("open sesame");
/// assert_eq!(format!("{key:?}"), "CageKey(..)");
/// assert_eq!(key.as_str(), "open sesame");
/// ```
#[macro_export]
macro_rules! wire_string {
    ($(#[doc = $doc:expr])* pub struct $name:ident;) => {
        $crate::wire_string! { $(#[doc = $doc])* pub struct $name {} }
    };
    ($(#[doc = $doc:expr])* pub struct $name:ident {
        secret $(, $key:ident $(: $value:expr)?)* $(,)?
    }) => {
        $crate::wire_string! { @type [] SECRET $(#[doc = $doc])* $name { $($key $(: $value)?),* } }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(concat!(stringify!($name), "(..)"))
            }
        }
    };
    ($(#[doc = $doc:expr])* pub struct $name:ident {
        $($key:ident $(: $value:expr)?),* $(,)?
    }) => {
        $crate::wire_string! { @type [Debug] ANY $(#[doc = $doc])* $name { $($key $(: $value)?),* } }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(&self.0)
            }
        }
    };
    (@type [$($derive:ident)?] $rule:ident $(#[doc = $doc:expr])* $name:ident {
        $($key:ident $(: $value:expr)?),*
    }) => {
        $(#[doc = $doc])*
        #[derive(
            Clone, $($derive,)? PartialEq, Eq, PartialOrd, Ord, Hash,
            $crate::__private::serde::Serialize, $crate::__private::serde::Deserialize,
        )]
        #[serde(crate = "::api_contract::__private::serde", transparent)]
        pub struct $name(String);

        impl $name {
            const RULE: $crate::text::StringRule =
                $crate::text::StringRule::$rule$(.$key($($value)?))*;

            /// Wrap a text as it is; `validate()` tells whether it has the right form.
            pub fn new(text: impl Into<String>) -> Self {
                Self(text.into())
            }

            /// The text as it stands on the wire.
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// The text itself, without a copy.
            pub fn into_string(self) -> String {
                self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self::new(text)
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self(text)
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                &self.0
            }
        }

        impl ::std::borrow::Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl $crate::__private::schemars::JsonSchema for $name {
            fn inline_schema() -> bool {
                !Self::RULE.named
            }

            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn schema_id() -> ::std::borrow::Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }

            fn json_schema(_: &mut $crate::__private::schemars::SchemaGenerator) -> $crate::__private::schemars::Schema {
                let mut schema = Self::RULE.schema(&[$($doc),*]);
                schema.insert(
                    $crate::schema::TYPE_ID.to_owned(),
                    concat!(module_path!(), "::", stringify!($name)).into(),
                );
                schema
            }
        }

        impl $crate::decode::Decode for $name {
            fn decode(
                document: $crate::__private::serde_json::Value,
            ) -> ::core::result::Result<Self, $crate::decode::DecodeError> {
                <String as $crate::decode::Decode>::decode(document).map(Self)
            }
        }

        impl $crate::validate::Validate for $name {
            fn check(
                &self,
                at: &$crate::validate::At<'_>,
                found: &mut $crate::validate::Violations,
            ) {
                static PATTERN: Option<$crate::validate::Pattern> = match $name::RULE.pattern {
                    Some(pattern) => Some($crate::validate::Pattern::new(pattern)),
                    None => None,
                };
                Self::RULE.judge(&self.0, PATTERN.as_ref(), at, found);
            }
        }
    };
}
