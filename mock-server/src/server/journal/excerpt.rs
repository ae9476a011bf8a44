//! JSON that is not too long, and without secrets.

use std::fmt;

use api_contract::secrets::Place;
use serde::de::{self, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::Value;

use crate::server::masked::masked;

/// What stands in the place of a secret.
pub(crate) const SECRET: &str = "<secret>";
/// How many bytes of parameters or of a response are kept, save for the marks of what was cut.
pub(super) const MAX_BYTES: usize = 8 * 1024;
/// How many bytes of one text are kept where the whole is too long.
const MAX_TEXT_BYTES: usize = 1024;

/// JSON on its way to be kept. What comes after the limit is replaced by marks, so that it stays JSON.
#[derive(Default)]
pub(super) struct Excerpt(Vec<u8>);

/// An object that is being written.
pub(super) struct Object {
    is_empty: bool,
}

impl Object {
    pub(super) fn name(&mut self, excerpt: &mut Excerpt, name: &str) {
        if !self.is_empty {
            excerpt.0.push(b',');
        }
        self.is_empty = false;
        excerpt.text(name);
        excerpt.0.push(b':');
    }
}

impl Excerpt {
    /// What was written, if that is whole JSON.
    pub(super) fn finish(self) -> Option<String> {
        String::from_utf8(self.0).ok()
    }

    fn is_full(&self) -> bool {
        self.0.len() >= MAX_BYTES
    }

    /// What is no JSON is not kept.
    pub(super) fn json(&mut self, text: &[u8]) {
        let seed = Part {
            excerpt: self,
            place: None,
        };
        if seed
            .deserialize(&mut serde_json::Deserializer::from_slice(text))
            .is_err()
        {
            self.0.clear();
            self.text(&format!("<cut: {} bytes>", text.len()));
        }
    }

    pub(super) fn value(&mut self, value: &Value, place: Option<Place<'_>>) {
        // A document can always be read.
        let _ = Part {
            excerpt: self,
            place,
        }
        .deserialize(value);
    }

    pub(super) fn open(&mut self) -> Object {
        self.0.push(b'{');
        Object { is_empty: true }
    }

    pub(super) fn close(&mut self) {
        self.0.push(b'}');
    }

    /// A text, or its beginning where it is long and would not fit.
    fn kept_text(&mut self, text: &str) {
        // Before the cut, which could leave the most of a key.
        let text = &*masked(text);
        if self.0.len() + text.len() <= MAX_BYTES || text.len() <= SECRET.len() {
            return self.text(text);
        }
        let room = MAX_BYTES.saturating_sub(self.0.len()).min(MAX_TEXT_BYTES);
        let end = text.floor_char_boundary(room);
        self.text(&format!(
            "{}<cut: {} bytes>",
            &text[..end],
            text.len() - end
        ));
    }

    pub(super) fn text(&mut self, text: &str) {
        // Writing to memory cannot fail.
        let _ = serde_json::to_writer(&mut self.0, text);
    }
}

/// A part of a document on its way into an excerpt.
struct Part<'e, 'p> {
    excerpt: &'e mut Excerpt,
    place: Option<Place<'p>>,
}

impl Part<'_, '_> {
    /// Whether nothing of it may be kept.
    fn is_secret(&self) -> bool {
        self.place.is_some_and(Place::is_secret)
    }

    /// A number stands nowhere in place of something with secrets in it: it may be one.
    fn scalar(self, value: impl Into<Value>) {
        if self.place.is_some() {
            self.excerpt.text(SECRET);
        } else {
            let written = value.into().to_string();
            self.excerpt.0.extend_from_slice(written.as_bytes());
        }
    }
}

impl<'de> DeserializeSeed<'de> for Part<'_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part<'_, '_> {
    type Value = ();

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("JSON")
    }

    fn visit_unit<E: de::Error>(self) -> Result<(), E> {
        self.excerpt.0.extend_from_slice(b"null");
        Ok(())
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<(), E> {
        self.scalar(value);
        Ok(())
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<(), E> {
        self.scalar(value);
        Ok(())
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<(), E> {
        self.scalar(value);
        Ok(())
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<(), E> {
        self.scalar(value);
        Ok(())
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<(), E> {
        let misplaced = self.place.is_some_and(|place| !place.may_be_text());
        if misplaced || self.is_secret() {
            self.excerpt.text(SECRET);
        } else {
            self.excerpt.kept_text(text);
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        if self.is_secret() {
            while items.next_element::<IgnoredAny>()?.is_some() {}
            self.excerpt.text(SECRET);
            return Ok(());
        }
        let Part { excerpt, place } = self;
        let place = place.and_then(Place::item);
        excerpt.0.push(b'[');
        let mut is_first = true;
        while !excerpt.is_full() {
            let item = Item {
                is_first,
                part: Part {
                    excerpt: &mut *excerpt,
                    place,
                },
            };
            if items.next_element_seed(item)?.is_none() {
                break;
            }
            is_first = false;
        }
        let mut left = 0;
        while items.next_element::<IgnoredAny>()?.is_some() {
            left += 1;
        }
        if left > 0 {
            if !is_first {
                excerpt.0.push(b',');
            }
            excerpt.text(&format!("<cut: {left} elements>"));
        }
        excerpt.0.push(b']');
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        if self.is_secret() {
            while members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {}
            self.excerpt.text(SECRET);
            return Ok(());
        }
        let Part { excerpt, place } = self;
        let mut object = excerpt.open();
        while !excerpt.is_full()
            && let Some(name) = members.next_key::<String>()?
        {
            let shown = masked(&name);
            object.name(excerpt, &shown[..shown.floor_char_boundary(MAX_TEXT_BYTES)]);
            let place = place.and_then(|place| place.member(&name));
            members.next_value_seed(Part {
                excerpt: &mut *excerpt,
                place,
            })?;
        }
        let mut left = 0;
        while members.next_entry::<IgnoredAny, IgnoredAny>()?.is_some() {
            left += 1;
        }
        if left > 0 {
            object.name(excerpt, "<cut>");
            excerpt.text(&format!("<cut: {left} members>"));
        }
        excerpt.close();
        Ok(())
    }
}

/// An element of an array.
struct Item<'e, 'p> {
    is_first: bool,
    part: Part<'e, 'p>,
}

impl<'de> DeserializeSeed<'de> for Item<'_, '_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        if !self.is_first {
            self.part.excerpt.0.push(b',');
        }
        self.part.deserialize(deserializer)
    }
}
