//! Reading a JSON-RPC response, in one place.

use std::fmt;

use serde_json::Value;

/// A JSON-RPC response, read as tolerantly as can be: what is wrong with it is for oracles to say.
#[derive(Clone, Copy, Debug)]
pub struct Envelope<'a> {
    /// The id it carries, if it carries one.
    pub id: Option<&'a Value>,
    /// What it answers.
    pub answer: Answer<'a>,
}

/// What a response answers, by the members that it has, whatever their values.
#[derive(Clone, Copy, Debug)]
pub enum Answer<'a> {
    /// A result alone.
    Result(&'a Value),
    /// An error alone.
    Error(&'a Value),
    /// A result and an error, which no response may have.
    Both {
        /// The result.
        result: &'a Value,
        /// The error.
        error: &'a Value,
    },
    /// Nothing: the object is no response.
    Neither,
}

/// An error, member by member.
#[derive(Clone, Copy, Debug)]
pub struct RpcError<'a> {
    /// The code, when there is an integral one.
    pub code: Option<i64>,
    /// The message, when it is a text.
    pub message: Option<&'a str>,
    /// The structured data, when there is any.
    pub data: Option<ErrorData<'a>>,
}

/// The structured data of an error.
#[derive(Clone, Copy, Debug)]
pub struct ErrorData<'a> {
    /// The kind, when it is a text.
    pub kind: Option<&'a str>,
    /// The message, when it is a text.
    pub message: Option<&'a str>,
    /// All of it.
    pub json: &'a Value,
}

impl<'a> Envelope<'a> {
    /// Reads a body; `None` when it is no object.
    pub fn of(body: &'a Value) -> Option<Self> {
        let members = body.as_object()?;
        let answer = match (members.get("result"), members.get("error")) {
            (Some(result), None) => Answer::Result(result),
            (None, Some(error)) => Answer::Error(error),
            (Some(result), Some(error)) => Answer::Both { result, error },
            (None, None) => Answer::Neither,
        };
        Some(Envelope {
            id: members.get("id"),
            answer,
        })
    }
}

impl<'a> Answer<'a> {
    /// Whether the object is a response at all.
    pub fn is_response(self) -> bool {
        !matches!(self, Answer::Neither)
    }

    /// What a client takes for the outcome of a call that succeeded. Null is none.
    pub fn outcome(self) -> Option<&'a Value> {
        match self {
            Answer::Result(result) | Answer::Both { result, .. } => Some(result),
            Answer::Error(_) | Answer::Neither => None,
        }
        .filter(|outcome| !outcome.is_null())
    }

    /// What a client takes for the error of a call that failed: there is none beside an outcome,
    /// and null is none.
    pub fn error(self) -> Option<RpcError<'a>> {
        match self {
            Answer::Error(error) => Some(error),
            Answer::Both { error, .. } if self.outcome().is_none() => Some(error),
            Answer::Result(_) | Answer::Both { .. } | Answer::Neither => None,
        }
        .filter(|error| !error.is_null())
        .map(RpcError::of)
    }
}

impl<'a> RpcError<'a> {
    fn of(json: &'a Value) -> Self {
        RpcError {
            code: json.get("code").and_then(Value::as_i64),
            message: text(json, "message"),
            data: json
                .get("data")
                .filter(|data| !data.is_null())
                .map(|json| ErrorData {
                    kind: text(json, "kind"),
                    message: text(json, "message"),
                    json,
                }),
        }
    }

    /// The kind in the structured data, when there is one.
    pub fn kind(&self) -> Option<&'a str> {
        self.data.and_then(|data| data.kind)
    }
}

impl fmt::Display for RpcError<'_> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.code, self.kind()) {
            (Some(code), Some(kind)) => write!(out, "{kind} ({code})"),
            (Some(code), None) => write!(out, "code {code}"),
            (None, Some(kind)) => write!(out, "{kind} and no code"),
            (None, None) => out.write_str("neither code nor kind"),
        }
    }
}

fn text<'a>(json: &'a Value, member: &str) -> Option<&'a str> {
    json.get(member).and_then(Value::as_str)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::Envelope;

    /// The outcome, the error, and whether it is a response.
    fn read(body: &Value) -> Option<(Option<Value>, Option<String>, bool)> {
        let answer = Envelope::of(body)?.answer;
        let error = answer.error().map(|error| error.to_string());
        Some((answer.outcome().cloned(), error, answer.is_response()))
    }

    #[test]
    fn an_answer_is_read_as_a_client_takes_it() {
        let outcome = json!({ "result": {} });
        let error = json!({ "code": -32601, "message": "no" });
        let cases = [
            (
                json!({ "result": outcome }),
                Some(outcome.clone()),
                None,
                true,
            ),
            (json!({ "error": error }), None, Some("code -32601"), true),
            // What is wrong with the rest is for oracles to say.
            (
                json!({ "result": outcome, "error": null }),
                Some(outcome.clone()),
                None,
                true,
            ),
            (
                json!({ "result": outcome, "error": error }),
                Some(outcome.clone()),
                None,
                true,
            ),
            (
                json!({ "result": null, "error": error }),
                None,
                Some("code -32601"),
                true,
            ),
            (
                json!({ "error": "no" }),
                None,
                Some("neither code nor kind"),
                true,
            ),
            (json!({ "error": null }), None, None, true),
            (json!({ "id": 1 }), None, None, false),
        ];
        for (body, outcome, error, is_response) in cases {
            let error = error.map(str::to_owned);
            assert_eq!(read(&body), Some((outcome, error, is_response)), "{body}");
        }
        assert_eq!(read(&json!([1])), None);
    }
}
