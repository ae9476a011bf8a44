//! Reading unions: by a tag among the members, by a tag beside them, or from outside.

use serde_json::{Map, Value};

use super::{DecodeError, Members, expected};

/// The members of a tagged object whose tag this version of the contract does not know.
///
/// It is kept whole, so that passing it on loses nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UnlistedVariant {
    /// Every member, the tag among them.
    pub members: Map<String, Value>,
}

/// How a tagged union stands on the wire.
#[doc(hidden)]
#[derive(Debug)]
pub struct Union {
    /// The member that tells the variants apart.
    pub tag: &'static str,
    /// The member that holds the others, where they do not stand beside the tag.
    pub content: Option<&'static str>,
    /// The tags of all variants.
    pub listed: &'static [&'static str],
    /// The tags of those without members.
    pub bare: &'static [&'static str],
    /// Whether a member that is not known is refused.
    pub deny_unknown: bool,
}

/// Reads a tagged union out of an object; what `read` is given are the tag and the members of the
/// variant. `otherwise` has the last word on a tag that is not listed, before anything but the tag has
/// been looked at.
///
/// # Errors
/// When the tag is missing or no text, what `read` refuses, and what `otherwise` makes of a tag that
/// is not listed.
#[doc(hidden)]
pub fn union<T>(
    members: &mut Members,
    shape: &Union,
    read: fn(&str, &mut Members) -> Result<Option<T>, DecodeError>,
    otherwise: fn(UnlistedVariant) -> Result<T, DecodeError>,
) -> Result<T, DecodeError> {
    let name = match members.remove(shape.tag) {
        Some(Value::String(name)) => name,
        Some(_) => {
            let error = DecodeError::whole("invalid type, expected a string");
            return Err(error.below(shape.tag));
        }
        None => return Err(missing(shape.tag)),
    };
    let found = match shape.content {
        _ if !shape.listed.contains(&name.as_str()) => None,
        None => read(&name, members)?,
        Some(content) => {
            let mut inner = if shape.bare.contains(&name.as_str()) {
                Members::default()
            } else {
                let inner = members.remove(content).ok_or_else(|| missing(content))?;
                Members::of(inner).map_err(|error| error.below(content))?
            };
            let found = read(&name, &mut inner).map_err(|error| error.below(content))?;
            if shape.deny_unknown {
                members.refuse_others(&[shape.tag, content])?;
            }
            found
        }
    };
    if let Some(found) = found {
        return Ok(found);
    }
    let mut members = members.take_rest();
    members.insert(shape.tag.to_owned(), Value::String(name));
    otherwise(UnlistedVariant { members })
}

/// The error for a closed union whose tag is not `listed`.
#[doc(hidden)]
pub fn unlisted<T>(tag: &str, listed: &[&str]) -> Result<T, DecodeError> {
    let message = format!("unknown variant, expected one of {}", listed.join(", "));
    Err(DecodeError::whole(message).below(tag))
}

/// The error for a text that is none of the `listed` ones.
#[doc(hidden)]
pub fn unlisted_text<T>(listed: &[&str]) -> Result<T, DecodeError> {
    let expected = expected(listed).unwrap_or_default();
    Err(DecodeError::whole(format!("unknown variant, {expected}")))
}

/// Reads a union that is told apart from outside: one of the texts `words`, or an object whose one
/// member is among `objects`.
///
/// # Errors
/// When the value is neither, or what `read` refuses of the members inside.
#[doc(hidden)]
pub fn external<T>(
    document: Value,
    words: &[&str],
    objects: &[&str],
    read: fn(&str, &mut Members) -> Result<Option<T>, DecodeError>,
) -> Result<T, DecodeError> {
    let (name, content) = match document {
        Value::String(word) if words.contains(&word.as_str()) => (word, Value::Object(Map::new())),
        Value::Object(members) if members.len() == 1 => match members.into_iter().next() {
            Some((name, content)) if objects.contains(&name.as_str()) => (name, content),
            _ => return Err(neither(words, objects)),
        },
        _ => return Err(neither(words, objects)),
    };
    Members::of(content)
        .and_then(|mut members| read(&name, &mut members))
        .map_err(|error| error.below(&name))?
        .ok_or_else(|| neither(words, objects))
}

fn neither(words: &[&str], objects: &[&str]) -> DecodeError {
    let (texts, members) = (words.join(", "), objects.join(", "));
    let expected = match (words, objects) {
        (_, []) => format!("one of {texts}"),
        ([], _) => format!("an object with one member of {members}"),
        _ => format!("one of {texts}, or an object with one member of {members}"),
    };
    DecodeError::whole(format!("unknown variant, expected {expected}"))
}

fn missing(name: &str) -> DecodeError {
    DecodeError::whole(format!("missing field `{name}`"))
}
