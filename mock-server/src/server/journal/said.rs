//! Parameters and responses as they are kept, and as they are shown.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock};

use api_contract::lightspeed::CONTRACT;
use api_contract::method::MethodDescriptor;
use api_contract::rpc::JsonRpcRequest;
use api_contract::secrets::{MethodSecrets, Place};
use bytes::Bytes;
use serde_json::Value;

use super::excerpt::{Excerpt, MAX_BYTES, SECRET};

/// A method, and its secrets, which are read from its schemas when they are first needed: that takes
/// longer than all the rest of a first call.
type Method = (&'static MethodDescriptor, OnceLock<MethodSecrets>);

static METHODS: LazyLock<HashMap<&'static str, Method>> = LazyLock::new(|| {
    let methods = CONTRACT.methods();
    methods
        .map(|method| (method.info.name, (method, OnceLock::new())))
        .collect()
});

fn secrets((method, secrets): &Method) -> &MethodSecrets {
    secrets.get_or_init(|| MethodSecrets::of(method))
}

/// The name of a method that the contract has, and an empty one for any other.
pub(super) fn known(method: &str) -> &'static str {
    METHODS
        .get(method)
        .map_or("", |(method, _)| method.info.name)
}

/// Parameters or a response, as they are kept until somebody looks at them.
///
/// What is short is kept as it came, its secrets too, and cut in [`Said::to_value`], the only way to
/// see it: nobody pays for the look that nobody takes.
#[derive(Clone)]
pub(crate) enum Said {
    /// The whole body of a call.
    Request(&'static Method, Bytes),
    /// The whole response.
    Response(&'static Method, Bytes),
    /// What may be shown, as JSON.
    Excerpt(Arc<str>),
}

impl Said {
    /// The parameters of a call that came with this body.
    pub(crate) fn params(call: &JsonRpcRequest, body: &[u8]) -> Option<Self> {
        let params = call.params.as_ref()?;
        let method = METHODS.get(call.method.as_str());
        if let Some(method) = method
            && (1..=MAX_BYTES).contains(&body.len())
        {
            // A copy, since the body is a part of all that its connection has read.
            return Some(Said::Request(method, Bytes::copy_from_slice(body)));
        }
        let mut excerpt = Excerpt::default();
        match method {
            Some(method) => excerpt.value(params, secrets(method).params()),
            // Nobody knows what stands in them.
            None => excerpt.text(SECRET),
        }
        excerpt.finish().map(|text| Said::Excerpt(text.into()))
    }

    /// The whole response to a call of this method, which is going to be written like this.
    pub(super) fn response(method: &str, written: &Bytes) -> Option<Self> {
        let method = METHODS.get(method);
        if let Some(method) = method
            && written.len() <= MAX_BYTES
        {
            return Some(Said::Response(method, written.clone()));
        }
        let text = response(method, written)?;
        Some(Said::Excerpt(text.into()))
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Said::Request(_, body) | Said::Response(_, body) => body.len(),
            Said::Excerpt(text) => text.len(),
        }
    }

    /// As it is shown.
    pub(super) fn to_value(&self) -> Option<Value> {
        let text = match self {
            Said::Request(method, body) => {
                let mut request: Value = serde_json::from_slice(body).ok()?;
                let params = request.get_mut("params")?.take();
                let mut excerpt = Excerpt::default();
                excerpt.value(&params, secrets(method).params());
                excerpt.finish()?
            }
            Said::Response(method, written) => response(Some(method), written)?,
            Said::Excerpt(text) => return serde_json::from_str(text).ok(),
        };
        serde_json::from_str(&text).ok()
    }
}

impl fmt::Debug for Said {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} bytes", self.len())
    }
}

/// What may be shown of a response.
fn response(method: Option<&'static Method>, written: &[u8]) -> Option<String> {
    let place = method.and_then(|method| secrets(method).response());
    let mut excerpt = Excerpt::default();
    match place {
        None => excerpt.json(written),
        Some(place) => match serde_json::from_slice(written) {
            Ok(response) => read_out(&mut excerpt, &response, place),
            // Nobody knows where the secrets stand in it.
            Err(_) => excerpt.text(SECRET),
        },
    }
    excerpt.finish()
}

/// A response to a method whose result has secrets.
fn read_out(excerpt: &mut Excerpt, response: &Value, place: Place<'_>) {
    let Some(members) = response.as_object() else {
        return excerpt.value(response, None);
    };
    let envelope = CONTRACT.envelope.as_ref();
    let wrapped = envelope.map(|envelope| envelope.result);
    let beside = envelope.and_then(|envelope| envelope.notifications);
    let mut object = excerpt.open();
    for (name, value) in members {
        object.name(excerpt, name);
        match (name.as_str(), wrapped, value) {
            ("result", Some(wrapped), Value::Object(envelope)) => {
                let mut inner = excerpt.open();
                for (name, value) in envelope {
                    inner.name(excerpt, name);
                    if name == wrapped || beside == Some(name.as_str()) {
                        excerpt.value(value, (name == wrapped).then_some(place));
                    } else {
                        excerpt.text(SECRET);
                    }
                }
                excerpt.close();
            }
            ("result", None, value) => excerpt.value(value, Some(place)),
            // Nobody knows where the secrets stand in a result without its envelope.
            ("result", Some(_), _) => excerpt.text(SECRET),
            (_, _, value) => excerpt.value(value, None),
        }
    }
    excerpt.close();
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
        let body = json!({ "id": 1, "method": method, "params": params }).to_string();
        let call = JsonRpcRequest::new(RequestId::Number(1), method, params);
        let said = Said::params(&call, body.as_bytes()).unwrap();
        said.to_value().unwrap()
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
    fn a_response_is_shown_alike_whether_it_was_kept_whole_or_cut() {
        let key = format!("lsk_{}", "a".repeat(43));
        let short = json!({ "id": 1, "result": [null, -1, 1.5, true, key, {}] });
        let long = json!({ "id": 1, "result": ["é".repeat(2 * MAX_BYTES), key, [[]]] });
        for (document, shown) in [
            (short, json!([null, -1, 1.5, true, SECRET, {}])),
            (
                long,
                json!([
                    format!("{}<cut: 31744 bytes>", "é".repeat(512)),
                    SECRET,
                    [[]]
                ]),
            ),
        ] {
            let written = Bytes::from(document.to_string());
            let said = Said::response("session/read", &written).unwrap();
            assert_eq!(said.to_value().unwrap()["result"], shown);
        }
    }

    #[test]
    fn a_response_that_cannot_be_read_is_left_out() {
        let written = Bytes::from("[".repeat(3 * MAX_BYTES));
        let said = Said::response("session/read", &written).unwrap();
        assert_eq!(said.to_value().unwrap(), "<cut: 24576 bytes>");
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
        for misplaced in [json!("t"), json!(123), json!(true)] {
            assert_eq!(params("auth/grants/import", misplaced), "<secret>");
        }
        let positional = params("auth/grants/import", json!([{ "token": "t" }, "t", 1]));
        assert_eq!(positional, json!([SECRET, SECRET, SECRET]));
        let below = json!({ "botId": "b", "trigger": [{ "pairingCode": "t" }] });
        let expected = json!({ "botId": "b", "trigger": [SECRET] });
        assert_eq!(params("bots/triggers/put", below), expected);
        let below = params("bots/triggers/put", json!({ "botId": "b", "trigger": 9 }));
        assert_eq!(below, json!({ "botId": "b", "trigger": SECRET }));
    }
}
