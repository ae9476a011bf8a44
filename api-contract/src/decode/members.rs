//! The members of an object on their way into a type.

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, Error as _, MapAccess, Visitor};
use serde_json::{Map, Value};

use super::{DecodeError, from_value};

/// The members of an object that no type has taken yet.
#[derive(Debug)]
pub struct Members(Map<String, Value>);

impl Members {
    /// Takes the members of an object, and of nothing else.
    pub(super) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ObjectVisitor).map(Members)
    }

    /// The members of an object inside a document.
    pub(super) fn of(value: Value) -> Result<Self, DecodeError> {
        match value {
            Value::Object(members) => Ok(Members(members)),
            _ => Err(DecodeError::whole("invalid type, expected an object")),
        }
    }

    pub(super) fn into_map(self) -> Map<String, Value> {
        self.0
    }

    /// Takes one member as it is.
    pub(super) fn remove(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name)
    }

    pub(super) fn insert(&mut self, name: &str, member: Value) {
        self.0.insert(name.to_owned(), member);
    }

    /// A member that has to be there.
    ///
    /// # Errors
    /// When it is not, or does not have the declared shape.
    pub fn required<T: DeserializeOwned>(
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
    pub fn or_default<T: DeserializeOwned + Default>(
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
    pub fn or_else<T: DeserializeOwned>(
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
    /// When it does not have the declared shape.
    pub fn not_null<T: DeserializeOwned>(
        &mut self,
        name: &'static str,
        aliases: &[&'static str],
    ) -> Result<Option<T>, DecodeError> {
        match self.take(name, aliases)? {
            Some((name, member)) => decode(name, member).map(Some),
            None => Ok(None),
        }
    }

    /// A part of the object that is a type of its own, read from what the other members leave.
    ///
    /// # Errors
    /// The member of the part that does not have the declared shape.
    pub fn flattened<T: DeserializeOwned>(&mut self) -> Result<T, DecodeError> {
        from_value(Value::Object(self.0.clone()))
    }

    /// Refuses the members that are left.
    ///
    /// # Errors
    /// When there are any.
    pub fn refuse_others(&self, known: &'static [&'static str]) -> Result<(), DecodeError> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => {
                let error = serde_json::Error::unknown_field(name, known);
                Err(DecodeError::whole(error.to_string()))
            }
        }
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

fn decode<T: DeserializeOwned>(name: &str, member: Value) -> Result<T, DecodeError> {
    from_value(member).map_err(|error| error.below(name))
}

struct ObjectVisitor;

impl<'de> Visitor<'de> for ObjectVisitor {
    type Value = Map<String, Value>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
        let mut members = Map::new();
        while let Some((name, member)) = access.next_entry()? {
            members.insert(name, member);
        }
        Ok(members)
    }
}
