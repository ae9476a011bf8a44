//! From the types of a contract to JSON: what the expansion of `#[wire]` calls.

use serde::ser::{Error, Serialize, SerializeMap, Serializer};
use serde_json::Value;

use crate::decode::Names;
use crate::validate::shown;

/// The map under construction of [`content`].
type ContentMap = <serde_json::value::Serializer as Serializer>::SerializeMap;

/// Writes a member.
///
/// # Errors
/// Those of the output.
pub fn entry<M, T>(out: &mut M, name: &'static str, member: &T) -> Result<(), M::Error>
where
    M: SerializeMap,
    T: Serialize + ?Sized,
{
    out.serialize_entry(name, member)
}

/// Writes the members of an object among those of another one, which are `taken`.
///
/// # Errors
/// Those of the output, a value that is no object, and a member that would be written twice: which
/// members a map or an unlisted variant has is known only now.
pub fn flattened<M, T>(out: &mut M, part: &T, taken: &[&Names]) -> Result<(), M::Error>
where
    M: SerializeMap,
    T: Serialize,
{
    match serde_json::to_value(part) {
        Ok(Value::Object(members)) => members.iter().try_for_each(|(name, member)| {
            if taken.iter().any(|names| names.have(name)) {
                let name = shown(name);
                return Err(M::Error::custom(format!(
                    "the member `{name}` would be written twice"
                )));
            }
            out.serialize_entry(name, member)
        }),
        Ok(_) => Err(M::Error::custom("only an object can be flattened")),
        Err(error) => Err(M::Error::custom(error)),
    }
}

/// An object that stands inside another one.
///
/// # Errors
/// What its members report.
pub fn content<E: Error>(
    write: impl FnOnce(ContentMap) -> Result<Value, serde_json::Error>,
) -> Result<Value, E> {
    let map = serde_json::value::Serializer.serialize_map(None);
    map.and_then(write).map_err(E::custom)
}

/// Writes an object with one member.
///
/// # Errors
/// Those of the output.
pub fn named<S: Serializer>(
    serializer: S,
    name: &'static str,
    content: &Value,
) -> Result<S::Ok, S::Error> {
    let mut out = serializer.serialize_map(Some(1))?;
    out.serialize_entry(name, content)?;
    out.end()
}
