//! Parameters and responses as they are kept: without secrets, and not too long.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, OnceLock};

use api_contract::lightspeed::CONTRACT;
use api_contract::method::MethodDescriptor;
use api_contract::rpc::JsonRpcRequest;
use api_contract::secrets::{MethodSecrets, Place};
use serde_json::Value;

use crate::core::Response;
use crate::server::masked::masked;

/// What stands in the place of a secret.
pub(crate) const SECRET: &str = "<secret>";
/// How many bytes of parameters or of a response are kept, save for the marks of what was cut.
pub(super) const MAX_BYTES: usize = 8 * 1024;
/// How many bytes of one text are kept where the whole is too long.
const MAX_TEXT_BYTES: usize = 1024;

type Lazy = (&'static MethodDescriptor, OnceLock<MethodSecrets>);

/// The secrets of all methods, each read from its schema at the first call.
static METHODS: LazyLock<HashMap<&'static str, Lazy>> = LazyLock::new(|| {
    let methods = CONTRACT.methods();
    methods
        .map(|method| (method.info.name, (method, OnceLock::new())))
        .collect()
});

fn secrets(method: &str) -> Option<&'static MethodSecrets> {
    let (method, secrets) = METHODS.get(method)?;
    Some(secrets.get_or_init(|| MethodSecrets::of(method)))
}

/// The name of a method that the contract has, and an empty one for any other.
pub(super) fn known(method: &str) -> &'static str {
    METHODS
        .get(method)
        .map_or("", |(method, _)| method.info.name)
}

/// The parameters of a call.
pub(crate) fn params_of(call: &JsonRpcRequest) -> Option<Arc<str>> {
    let params = call.params.as_ref()?;
    let mut excerpt = Excerpt::default();
    match secrets(&call.method) {
        Some(secrets) => excerpt.value(params, secrets.params()),
        // Nobody knows what stands in them.
        None => excerpt.text(SECRET),
    }
    String::from_utf8(excerpt.0).ok().map(Arc::from)
}

/// The whole response to a call of this method, which is going to be written like this.
pub(super) fn response_of(method: &str, response: &Response, written: &str) -> Option<Box<str>> {
    let place = secrets(method).and_then(MethodSecrets::response);
    if place.is_none() && written.len() <= MAX_BYTES {
        return Some(masked(written).into());
    }
    let response = response.to_value();
    let mut excerpt = Excerpt::default();
    let (Some(place), Some(members)) = (place, response.as_object()) else {
        excerpt.value(&response, None);
        return excerpt.finish();
    };
    let wrapped = CONTRACT.envelope.as_ref().map(|envelope| envelope.result);
    let mut object = excerpt.open();
    for (name, value) in members {
        object.name(&mut excerpt, name);
        match (name.as_str(), wrapped, value) {
            ("result", Some(wrapped), Value::Object(envelope)) => {
                let mut inner = excerpt.open();
                for (name, value) in envelope {
                    inner.name(&mut excerpt, name);
                    excerpt.value(value, (name == wrapped).then_some(place));
                }
                excerpt.close();
            }
            ("result", None, value) => excerpt.value(value, Some(place)),
            (_, _, value) => excerpt.value(value, None),
        }
    }
    excerpt.close();
    excerpt.finish()
}

/// JSON on its way to be kept. What comes after the limit is replaced by marks, so that it stays JSON.
#[derive(Default)]
struct Excerpt(Vec<u8>);

/// An object that is being written.
struct Object {
    is_empty: bool,
}

impl Object {
    fn name(&mut self, excerpt: &mut Excerpt, name: &str) {
        if !self.is_empty {
            excerpt.0.push(b',');
        }
        self.is_empty = false;
        excerpt.text(name);
        excerpt.0.push(b':');
    }
}

impl Excerpt {
    fn finish(self) -> Option<Box<str>> {
        let text = String::from_utf8(self.0).ok()?;
        // Names of members, and the texts in them.
        Some(match masked(&text) {
            Cow::Borrowed(_) => text.into_boxed_str(),
            Cow::Owned(masked) => masked.into_boxed_str(),
        })
    }

    fn is_full(&self) -> bool {
        self.0.len() >= MAX_BYTES
    }

    fn value(&mut self, value: &Value, place: Option<Place<'_>>) {
        let hidden = place.is_some_and(|place| {
            let misplaced = value.is_string() && !place.may_be_text();
            !value.is_null() && (place.is_secret() || misplaced)
        });
        match value {
            _ if hidden => self.text(SECRET),
            Value::String(text) => self.kept_text(text),
            Value::Array(items) => {
                self.0.push(b'[');
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        self.0.push(b',');
                    }
                    if self.is_full() {
                        self.text(&format!("<cut: {} elements>", items.len() - index));
                        break;
                    }
                    self.value(item, place.and_then(Place::item));
                }
                self.0.push(b']');
            }
            Value::Object(members) => {
                let mut object = self.open();
                for (index, (name, value)) in members.iter().enumerate() {
                    if self.is_full() {
                        object.name(self, "<cut>");
                        self.text(&format!("<cut: {} members>", members.len() - index));
                        break;
                    }
                    let shown = masked(name);
                    object.name(self, &shown[..shown.floor_char_boundary(MAX_TEXT_BYTES)]);
                    self.value(value, place.and_then(|place| place.member(name)));
                }
                self.close();
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {
                self.0.extend_from_slice(value.to_string().as_bytes());
            }
        }
    }

    fn open(&mut self) -> Object {
        self.0.push(b'{');
        Object { is_empty: true }
    }

    fn close(&mut self) {
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

    fn text(&mut self, text: &str) {
        // Writing to memory cannot fail.
        let _ = serde_json::to_writer(&mut self.0, text);
    }
}

#[cfg(test)]
mod canaries;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    use api_contract::rpc::RequestId;
    use serde_json::json;

    fn params(method: &str, params: Value) -> Value {
        let call = JsonRpcRequest::new(RequestId::Number(1), method, params);
        serde_json::from_str(&params_of(&call).unwrap()).unwrap()
    }

    #[test]
    fn what_fits_is_kept_as_it_is() {
        let items = json!([{ "type": "text", "text": "é\n\"" }, null, 1.5, true, {}]);
        let document = json!({ "sessionId": "s", "items": items });
        assert_eq!(params("session/read", document.clone()), document);
    }

    #[test]
    fn what_is_too_long_is_cut_and_stays_json() {
        let cut = params("session/read", json!({ "a": "é".repeat(100_000) }));
        let text = cut["a"].as_str().unwrap();
        assert!(text.ends_with("<cut: 198976 bytes>"), "{text}");
        let cut = params("session/read", json!(vec!["0123456789"; 10_000]));
        let elements = cut.as_array().unwrap();
        let left = 10_000 - (elements.len() - 1);
        assert_eq!(
            elements[elements.len() - 1],
            format!("<cut: {left} elements>")
        );
        let many: BTreeMap<String, usize> = (0..10_000).map(|n| (format!("m{n}"), n)).collect();
        let cut = params("session/read", json!(many)).to_string();
        assert!(cut.contains("members>") && cut.len() < 2 * MAX_BYTES);
    }

    #[test]
    fn nothing_is_kept_of_calls_that_nobody_knows() {
        assert_eq!(
            params("auth/grants/imports", json!({ "token": "t" })),
            "<secret>"
        );
    }

    #[test]
    fn a_secret_is_hidden_whatever_stands_there_and_so_is_a_misspelt_one() {
        let document = json!({ "token": { "a": "t" }, "tokn": "t", "displayName": "D" });
        let kept = params("auth/grants/import", document);
        let expected = json!({ "token": "<secret>", "tokn": "<secret>", "displayName": "D" });
        assert_eq!(kept, expected);
        assert_eq!(params("auth/grants/import", json!("t")), "<secret>");
    }
}
