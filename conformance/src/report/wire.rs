//! An exchange as a report shows it.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;

use crate::record::exchange::{Ending, Exchange};
use crate::target::Target;

/// An exchange as a report shows it: what was sent, what came back, and how to send it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WireMessage {
    /// The exchange's number in the run.
    pub number: u64,
    /// The check (or part of the suite) that sent it.
    pub sender: String,
    /// The request's body: JSON as such, anything else as text.
    pub request: Value,
    /// The response's HTTP status.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<u16>,
    /// The response's body: JSON as such, anything else as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub response: Option<Value>,
    /// What happened in place of a response.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub broken: Option<String>,
    /// A command of one line that sends the request again.
    pub replay: String,
}

impl WireMessage {
    /// An exchange, with every secret blotted out.
    pub fn of(exchange: &Exchange, target: &Target) -> Self {
        let request = exchange.request();
        let caller = target.headers_of(request.caller());
        // A credential that was made in the run is known to its caller only.
        let redact = |text: &str| caller.redact(&target.redact(text));
        let secrets: &dyn Fn(&str) -> String = &redact;
        let body = request.body();
        let response = exchange.response();
        let broken = match exchange.ending() {
            Ending::Answered(_) => None,
            Ending::Cut(cut) => Some(format!(
                "the suite closed the connection {cut}, as the check demands"
            )),
            Ending::Broken(broken) => Some(broken.detail.clone()),
        };
        let sent = request.json().unwrap_or_else(|| as_text(&body));
        let shown = clean(sent.clone(), secrets);
        let replay = if shown == sent {
            redact(&replay(exchange, target, &body))
        } else {
            "(the request holds a secret and is not repeated here)".to_owned()
        };
        WireMessage {
            number: exchange.span().sent,
            sender: exchange.sender().to_owned(),
            request: shown,
            status: response.map(|response| response.status),
            response: response.map(|response| {
                let body = response
                    .json
                    .clone()
                    .unwrap_or_else(|| as_text(&response.body));
                clean(body, secrets)
            }),
            broken: broken.map(|why| redact(&why)),
            replay,
        }
    }
}

fn as_text(bytes: &[u8]) -> Value {
    Value::String(String::from_utf8_lossy(bytes).into_owned())
}

/// The same value with every secret blotted out, in names of members as well.
fn clean(value: Value, secrets: &dyn Fn(&str) -> String) -> Value {
    match value {
        Value::String(text) => Value::String(secrets(&text)),
        Value::Array(items) => items.into_iter().map(|item| clean(item, secrets)).collect(),
        Value::Object(members) => members
            .into_iter()
            .map(|(name, value)| (secrets(&name), clean(value, secrets)))
            .collect(),
        other => other,
    }
}

/// A shell command that sends the request again. Secrets stay in their environment variables.
fn replay(exchange: &Exchange, target: &Target, body: &[u8]) -> String {
    let request = exchange.request();
    let content_type = format!("content-type: {}", request.declared_type());
    let mut command = format!(
        "curl -sS {} -H {}",
        quoted(&target.endpoint.to_string()),
        quoted(content_type.trim_end()),
    );
    if exchange.request().http_method() != "POST" {
        let _ = write!(command, " -X {}", exchange.request().http_method());
    }
    for (name, variable) in target.headers_of(exchange.request().caller()).variables() {
        let _ = write!(command, " -H \"{name}: ${variable}\"");
    }
    for (name, value) in exchange.request().own_headers() {
        let _ = write!(command, " -H {}", quoted(&format!("{name}: {value}")));
    }
    match std::str::from_utf8(body) {
        Ok(text) if !text.contains('\0') => {
            let _ = write!(command, " --data-binary {}", quoted(text));
            command
        }
        _ => {
            let mut octal = String::new();
            for byte in body {
                let _ = write!(octal, "\\{byte:03o}");
            }
            format!("printf '{octal}' | {command} --data-binary @-")
        }
    }
}

/// A text as one word of a POSIX shell.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}
