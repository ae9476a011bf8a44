//! JSON text to values, stricter than JSON: a member that occurs twice is refused, and so is a number
//! that would not be read exactly.

use std::cell::{Cell, RefCell};
use std::fmt::{self, Display};

use serde::de::{self, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use crate::problem::Problem;

/// Larger texts are refused: no contract is that long, and reading takes several times its size.
const MAX_BYTES: usize = 64 << 20;

/// Deeper values are refused before they exhaust the stack.
const MAX_DEPTH: usize = 100;

/// Whole numbers of floating point are exact up to here.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// The value of a text.
///
/// # Errors
/// It is no JSON, too long, nested too deeply, or says a member twice; with file and JSON pointer.
pub(super) fn parse(file_name: &str, text: &str) -> Result<Value, Problem> {
    if text.len() > MAX_BYTES {
        return Err(Problem::new(
            file_name,
            format!("has {} bytes", text.len()),
            format!("keep it below {MAX_BYTES}: split the contract"),
        ));
    }
    let reader = Reader::default();
    let mut json = serde_json::Deserializer::from_str(text.trim_start_matches('\u{feff}'));
    let read = reader.seed().deserialize(&mut json);
    let read = read.and_then(|value| json.end().map(|()| value));
    read.map_err(|error| {
        let path: String = reader
            .path
            .borrow()
            .iter()
            .rev()
            .map(|token| pointer(token))
            .collect();
        let at = format!("{file_name}#{path}");
        match reader.found.borrow_mut().take() {
            Some((what, instead)) => Problem::new(
                format!("{at} (line {}, column {})", error.line(), error.column()),
                what,
                instead,
            ),
            None => Problem::new(at, format!("is no JSON: {error}"), "correct the text"),
        }
    })
}

/// Where the reader is, and what it found wrong.
#[derive(Default)]
struct Reader {
    depth: Cell<usize>,
    /// The members and places around what is wrong, from the innermost one.
    path: RefCell<Vec<String>>,
    found: RefCell<Option<(String, String)>>,
}

impl Reader {
    fn seed(&self) -> Seed<'_> {
        Seed { reader: self }
    }

    fn refuse<E: de::Error>(&self, what: impl Into<String>, instead: impl Into<String>) -> E {
        let what = what.into();
        let error = E::custom(&what);
        *self.found.borrow_mut() = Some((what, instead.into()));
        error
    }

    /// Reads what stands below `token`, which is noted where reading fails.
    fn inside<T, E: de::Error>(
        &self,
        token: &dyn Display,
        read: impl FnOnce() -> Result<T, E>,
    ) -> Result<T, E> {
        let depth = self.depth.get();
        self.depth.set(depth + 1);
        let value = if depth < MAX_DEPTH {
            read()
        } else {
            Err(self.refuse(
                "is nested too deeply",
                "give the inner parts names and refer to them",
            ))
        };
        self.depth.set(depth);
        if value.is_err() {
            self.path.borrow_mut().push(token.to_string());
        }
        value
    }
}

/// A step of a JSON pointer.
fn pointer(token: &str) -> String {
    format!("/{}", token.replace('~', "~0").replace('/', "~1"))
}

#[derive(Clone, Copy)]
struct Seed<'a> {
    reader: &'a Reader,
}

impl<'de> DeserializeSeed<'de> for Seed<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Seed<'_> {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Value, E> {
        Number::from_f64(value).map(Value::Number).ok_or_else(|| {
            self.reader
                .refuse("is a number out of all bounds", "write a smaller one")
        })
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        loop {
            let next = self
                .reader
                .inside(&items.len(), || access.next_element_seed(self))?;
            match next {
                Some(item) => items.push(item),
                None => return Ok(Value::Array(items)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut members = Map::new();
        while let Some(name) = access.next_key::<String>()? {
            let value = self.reader.inside(&name, || {
                if members.contains_key(&name) {
                    return Err(self.reader.refuse(
                        "stands here for the second time; the first one would be lost",
                        "keep one of the two, or rename one",
                    ));
                }
                access.next_value_seed(self)
            })?;
            members.insert(name, value);
        }
        Ok(Value::Object(members))
    }
}

/// A whole number, exact; `None` for any other and for one that was rounded when it was read.
pub(super) fn whole(number: &Number) -> Option<i128> {
    let exact = number.as_i64().map(i128::from);
    let exact = exact.or_else(|| number.as_u64().map(i128::from));
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the value is whole and within the exact ones"
    )]
    let floating = |value: f64| value as i128;
    exact.or_else(|| {
        let value = number.as_f64()?;
        (value.fract() == 0.0 && value.abs() <= EXACT).then(|| floating(value))
    })
}
