//! One JSON document in other words.

use std::fmt::Write as _;

use serde_json::Value;

/// How a document is worded; the default is plain and short.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Wording {
    /// Members stand in the opposite order, at every level.
    backwards: bool,
    /// Blanks and line breaks stand wherever they may.
    spaced: bool,
    /// Every character of every text is escaped.
    escaped: bool,
}

impl Wording {
    /// The other wordings of any document, and what is special about each, as a noun phrase.
    pub(crate) const ALL: [(&'static str, Wording); 4] = [
        (
            "its members in another order",
            Wording {
                backwards: true,
                spaced: false,
                escaped: false,
            },
        ),
        (
            "white space between its members",
            Wording {
                backwards: false,
                spaced: true,
                escaped: false,
            },
        ),
        (
            "escapes for its characters",
            Wording {
                backwards: false,
                spaced: false,
                escaped: true,
            },
        ),
        (
            "another order, white space and escapes",
            Wording {
                backwards: true,
                spaced: true,
                escaped: true,
            },
        ),
    ];

    /// The document in these words.
    pub(crate) fn write(self, document: &Value) -> String {
        let mut out = String::new();
        self.value(document, &mut out);
        out
    }

    fn value(self, value: &Value, out: &mut String) {
        self.gap(out);
        match value {
            Value::Null | Value::Bool(_) | Value::Number(_) => {
                // Writing to a text cannot fail.
                let _ = write!(out, "{value}");
            }
            Value::String(text) => self.text(text, out),
            Value::Array(items) => self.list('[', items.iter(), ']', out, Self::value),
            Value::Object(members) => {
                let mut members: Vec<_> = members.iter().collect();
                if self.backwards {
                    members.reverse();
                }
                let member = |wording: Self, (name, value): (&String, &Value), out: &mut String| {
                    wording.gap(out);
                    wording.text(name, out);
                    wording.gap(out);
                    out.push(':');
                    wording.value(value, out);
                };
                self.list('{', members.into_iter(), '}', out, member);
            }
        }
        self.gap(out);
    }

    fn list<T>(
        self,
        open: char,
        items: impl Iterator<Item = T>,
        close: char,
        out: &mut String,
        each: impl Fn(Self, T, &mut String),
    ) {
        out.push(open);
        for (index, item) in items.enumerate() {
            if index > 0 {
                out.push(',');
            }
            each(self, item, out);
        }
        out.push(close);
    }

    fn text(self, text: &str, out: &mut String) {
        if !self.escaped {
            let _ = write!(out, "{}", Value::from(text));
            return;
        }
        out.push('"');
        for unit in text.encode_utf16() {
            let _ = write!(out, "\\u{unit:04x}");
        }
        out.push('"');
    }

    fn gap(self, out: &mut String) {
        if self.spaced {
            out.push_str(" \r\n\t");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_wording_says_the_same_in_other_bytes() {
        let document = json!({ "a": [1, -2.5, true, null], "b": { "d": "\"\u{1f330}", "c": {} } });
        let plain = Wording::default().write(&document);
        assert_eq!(plain, document.to_string());
        for (what, wording) in Wording::ALL {
            let worded = wording.write(&document);
            assert_ne!(worded, plain, "{what}");
            let read: Value = serde_json::from_str(&worded).expect("JSON");
            assert_eq!(read, document, "{what}");
        }
    }
}
