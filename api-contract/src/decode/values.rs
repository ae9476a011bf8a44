//! Reading what types of the wire are made of.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{Decode, DecodeError};
use crate::presence::Patch;

macro_rules! by_serde {
    ($($type:ty),*) => {$(impl Decode for $type {})*};
}

by_serde!(bool, u32, u64, i32, i64, usize);

impl Decode for String {
    fn decode(document: Value) -> Result<Self, DecodeError> {
        match document {
            Value::String(text) => Ok(text),
            other => Err(DecodeError::shape(&other, "a string")),
        }
    }
}

impl Decode for Value {
    fn decode(document: Value) -> Result<Self, DecodeError> {
        Ok(document)
    }
}

impl<T: Decode> Decode for Option<T> {
    fn decode(document: Value) -> Result<Self, DecodeError> {
        match document {
            Value::Null => Ok(None),
            document => T::decode(document).map(Some),
        }
    }
}

impl<T: Decode> Decode for Patch<T> {
    fn decode(document: Value) -> Result<Self, DecodeError> {
        Ok(Option::decode(document)?.map_or(Patch::Null, Patch::Value))
    }
}

impl<T: Decode> Decode for Box<T> {
    fn decode(document: Value) -> Result<Self, DecodeError> {
        T::decode(document).map(Box::new)
    }
}

impl<T: Decode> Decode for Vec<T> {
    fn decode(document: Value) -> Result<Self, DecodeError> {
        let Value::Array(items) = document else {
            return Err(DecodeError::shape(&document, "a sequence"));
        };
        let items = items.into_iter().enumerate();
        items
            .map(|(index, item)| T::decode(item).map_err(|error| error.inside(index)))
            .collect()
    }
}

impl<T: Decode> Decode for BTreeMap<String, T> {
    fn decode(document: Value) -> Result<Self, DecodeError> {
        let Value::Object(members) = document else {
            return Err(DecodeError::shape(&document, "a map"));
        };
        let mut entries = BTreeMap::new();
        for (name, member) in members {
            let member = T::decode(member).map_err(|error| error.below(&name))?;
            entries.insert(name, member);
        }
        Ok(entries)
    }
}
