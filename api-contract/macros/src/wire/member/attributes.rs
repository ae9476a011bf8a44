//! What `#[wire(..)]` says of a member, and what does not go together.

use syn::parse::ParseStream;
use syn::{Error, Expr, Field, Ident, LitStr, Result, Token, Type};

use super::types::{content_of, is_called};
use crate::names;
use crate::tokens::{is_wire, once, refuse_foreign, value};
use crate::wire::bounds::Bounds;

const KEYS: &str = "optional, not_null, nullable, default, required_nullable, range, length, pattern, \
                    rename, alias, flatten";

/// How a member is present; see `api_contract::presence`.
pub(super) enum Presence {
    Required,
    Optional { not_null: bool },
    Nullable,
    Default(Option<Box<Expr>>),
    RequiredNullable,
}

/// The attributes of one member.
#[derive(Default)]
pub(super) struct Attributes {
    presence: Option<(Ident, Presence)>,
    not_null: Option<Ident>,
    flatten: Option<Ident>,
    pub(super) rename: Option<LitStr>,
    pub(super) aliases: Vec<LitStr>,
    pub(super) range: Option<Bounds>,
    pub(super) length: Option<Bounds>,
    pub(super) pattern: Option<LitStr>,
    /// The first key that is neither a presence nor `flatten`.
    other: Option<Ident>,
}

impl Attributes {
    /// Takes the attributes off a field.
    pub(super) fn take(field: &mut Field) -> Result<Self> {
        refuse_foreign(&field.attrs)?;
        let mut attributes = Attributes::default();
        for attribute in field.attrs.extract_if(.., |attribute| is_wire(attribute)) {
            attribute.parse_args_with(|input: ParseStream<'_>| {
                while !input.is_empty() {
                    attributes.read(input)?;
                    if !input.is_empty() {
                        input.parse::<Token![,]>()?;
                    }
                }
                Ok(())
            })?;
        }
        Ok(attributes)
    }

    fn read(&mut self, input: ParseStream<'_>) -> Result<()> {
        let key: Ident = input.parse()?;
        let presence = match key.to_string().as_str() {
            "optional" => Presence::Optional { not_null: false },
            "nullable" => Presence::Nullable,
            "required_nullable" => Presence::RequiredNullable,
            "default" if input.peek(Token![=]) => Presence::Default(Some(Box::new(value(input)?))),
            "default" => Presence::Default(None),
            "not_null" => return once(&mut self.not_null, &key, key.clone()),
            "flatten" => return once(&mut self.flatten, &key, key.clone()),
            _ => {
                self.read_other(&key, input)?;
                self.other.get_or_insert(key);
                return Ok(());
            }
        };
        match self.presence.replace((key.clone(), presence)) {
            None => Ok(()),
            Some(_) => Err(Error::new(key.span(), "a member has one presence")),
        }
    }

    fn read_other(&mut self, key: &Ident, input: ParseStream<'_>) -> Result<()> {
        match key.to_string().as_str() {
            "rename" => once(&mut self.rename, key, value(input)?),
            "alias" => {
                let alias: LitStr = value(input)?;
                names::not_empty(&alias)?;
                self.aliases.push(alias);
                Ok(())
            }
            "range" => once(&mut self.range, key, Bounds::read(input)?),
            "length" => once(&mut self.length, key, Bounds::read(input)?),
            "pattern" => once(&mut self.pattern, key, compiled(value(input)?)?),
            other => Err(Error::new(
                key.span(),
                format!("`{other}` is not known here; a member has: {KEYS}"),
            )),
        }
    }

    /// The presence of a member of this type, and whether it is flattened.
    pub(super) fn presence(&mut self, ty: &Type) -> Result<(Presence, bool)> {
        if let Some(flatten) = &self.flatten {
            let presence = self.presence.as_ref().map(|(key, _)| key);
            return match presence.or(self.not_null.as_ref()).or(self.other.as_ref()) {
                None => Ok((Presence::Required, true)),
                Some(key) => Err(Error::new(
                    key.span(),
                    format!(
                        "`{key}` does not go with `{flatten}`: the part has no name of its own"
                    ),
                )),
            };
        }
        let presence = match (self.presence.take(), &self.not_null) {
            (Some((_, Presence::Optional { .. })), Some(_)) => {
                Presence::Optional { not_null: true }
            }
            (_, Some(key)) => {
                return Err(Error::new(key.span(), "`not_null` goes with `optional`"));
            }
            (presence, None) => presence.map_or(Presence::Required, |(_, presence)| presence),
        };
        check_type(&presence, ty)?;
        self.check_default(&presence, ty)?;
        Ok((presence, false))
    }

    /// Refuses a default that breaks the member's own bounds, as far as both can be read here.
    fn check_default(&self, presence: &Presence, ty: &Type) -> Result<()> {
        let absent_is_default = match presence {
            Presence::Default(Some(value)) => {
                let range = self.range.as_ref();
                let length = self.length.as_ref();
                return match range
                    .and_then(|range| range.refuses(value))
                    .or_else(|| length.and_then(|length| length.refuses(value)))
                {
                    None => Ok(()),
                    Some(why) => Err(Error::new_spanned(value, why)),
                };
            }
            Presence::Default(None) => true,
            Presence::Optional { .. } => {
                content_of(ty, "Option").is_none() && content_of(ty, "Patch").is_none()
            }
            _ => false,
        };
        let bounds = self.range.iter().chain(&self.length);
        if absent_is_default && bounds.into_iter().any(Bounds::exclude_zero) {
            return Err(Error::new_spanned(
                ty,
                "absence means the type's default here, which is outside the bounds",
            ));
        }
        Ok(())
    }
}

fn check_type(presence: &Presence, ty: &Type) -> Result<()> {
    let content = content_of(ty, "Option");
    let patched = content_of(ty, "Patch");
    let inner = content.or(patched);
    let nested = inner.is_some_and(|inner| {
        content_of(inner, "Option").is_some() || content_of(inner, "Patch").is_some()
    });
    let message = match presence {
        _ if nested => "use one api_contract::presence::Patch where absence and null differ",
        Presence::Optional { not_null: false } if patched.is_some() => return Ok(()),
        _ if patched.is_some() => {
            "a Patch is #[wire(optional)]: absence is one of its three states"
        }
        Presence::Required if content.is_some() => {
            "say how this member is present: #[wire(optional)], #[wire(nullable)] or \
             #[wire(required_nullable)]"
        }
        Presence::Nullable | Presence::RequiredNullable | Presence::Optional { not_null: true }
            if content.is_none() =>
        {
            "this presence needs an Option"
        }
        Presence::Optional { not_null: true }
            if content.is_some_and(|content| is_called(content, "Value")) =>
        {
            "null is a value of `Value`: `not_null` cannot refuse it"
        }
        _ => return Ok(()),
    };
    Err(Error::new_spanned(ty, message))
}

/// A pattern that the engine behind validation understands: one that it does not would match nothing.
fn compiled(pattern: LitStr) -> Result<LitStr> {
    match regex_lite::Regex::new(&pattern.value()) {
        Ok(_) => Ok(pattern),
        Err(error) => Err(Error::new(
            pattern.span(),
            format!("this pattern cannot be used: {error}"),
        )),
    }
}
