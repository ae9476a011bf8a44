//! The members of an object on their way into a type.

use serde_json::{Map, Value};

use super::{Decode, DecodeError, Part, expected};
use crate::validate::shown;

/// The members of an object that no type has taken yet.
#[derive(Debug, Default)]
pub struct Members(Map<String, Value>);

impl Members {
    /// The members of an object, and of nothing else.
    pub(super) fn of(document: Value) -> Result<Self, DecodeError> {
        match document {
            Value::Object(members) => Ok(Members(members)),
            other => Err(DecodeError::shape(&other, "an object")),
        }
    }

    /// Takes one member as it is.
    pub(super) fn remove(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name)
    }

    /// Takes every member that is left.
    pub(super) fn take_rest(&mut self) -> Map<String, Value> {
        std::mem::take(&mut self.0)
    }

    /// A member that has to be there.
    ///
    /// # Errors
    /// When it is not, or does not have the declared shape.
    pub fn required<T: Decode>(
        &mut self,
        name: &'static str,
        aliases: &[&'static str],
    ) -> Result<T, DecodeError> {
        match self.take(name, aliases)? {
            Some((name, member)) => decode(name, member),
            None => Err(DecodeError::whole(format!("missing field `{name}`"))),
        }
    }

    /// A member that stands for its type's default when it is left out.
    ///
    /// # Errors
    /// When it does not have the declared shape.
    pub fn or_default<T: Decode + Default>(
        &mut self,
        name: &'static str,
        aliases: &[&'static str],
    ) -> Result<T, DecodeError> {
        self.or_else(name, aliases, T::default)
    }

    /// A member that stands for this value when it is left out.
    ///
    /// # Errors
    /// When it does not have the declared shape.
    pub fn or_else<T: Decode>(
        &mut self,
        name: &'static str,
        aliases: &[&'static str],
        absent: fn() -> T,
    ) -> Result<T, DecodeError> {
        match self.take(name, aliases)? {
            Some((name, member)) => decode(name, member),
            None => Ok(absent()),
        }
    }

    /// A member that may be left out but is not null.
    ///
    /// # Errors
    /// When it is null or does not have the declared shape.
    pub fn not_null<T: Decode>(
        &mut self,
        name: &'static str,
        aliases: &[&'static str],
    ) -> Result<Option<T>, DecodeError> {
        match self.take(name, aliases)? {
            Some((name, member)) => decode(name, member).map(Some),
            None => Ok(None),
        }
    }

    /// A part of the object that is a type of its own, read from what the members before it leave.
    ///
    /// # Errors
    /// The member of the part that does not have the declared shape.
    pub fn part<T: Part>(&mut self) -> Result<T, DecodeError> {
        T::take(self)
    }

    /// Refuses the members that are left.
    ///
    /// # Errors
    /// When there are any.
    pub fn refuse_others(&self, known: &[&'static str]) -> Result<(), DecodeError> {
        let Some(name) = self.0.keys().next() else {
            return Ok(());
        };
        let expected = expected(known).unwrap_or_else(|| "there are no fields".to_owned());
        Err(DecodeError::whole(format!(
            "unknown field `{}`, {expected}",
            shown(name)
        )))
    }

    /// A member under its name or one of its aliases, with the name it was found under.
    fn take(
        &mut self,
        name: &'static str,
        aliases: &[&'static str],
    ) -> Result<Option<(&'static str, Value)>, DecodeError> {
        let mut taken = self.0.remove(name).map(|member| (name, member));
        for alias in aliases {
            if let Some(member) = self.0.remove(*alias)
                && taken.replace((alias, member)).is_some()
            {
                return Err(DecodeError::whole(format!("duplicate field `{name}`")));
            }
        }
        Ok(taken)
    }
}

fn decode<T: Decode>(name: &str, member: Value) -> Result<T, DecodeError> {
    T::decode(member).map_err(|error| error.below(name))
}
