//! Journals in the HTTP Archive format, version 1.2.

use chrono::{DateTime, Datelike, Timelike, Utc};
use serde_json::{Map, Value, json};

use super::entry::{CallOutcome, Journal, JournalEntry};

impl Journal {
    /// The requests as a HAR 1.2 document, for viewers of network traffic. Bodies are those of the
    /// journal: without secrets, cut where they are long, and their sizes are those of what is shown.
    /// Headers were not kept; of the caller there is the custom member `_caller`. A call that still
    /// waits, or whose client went away, has the status 0. The `comment` of an entry names the fault
    /// that struck it. What is no request is left out.
    pub fn to_har(&self) -> Value {
        let requests = self.entries.iter();
        let requests = requests.filter(|entry| entry.outcome != CallOutcome::Controlled);
        let entries: Vec<Value> = requests
            .map(|entry| har_entry(&self.origin, entry))
            .collect();
        let creator = json!({ "name": "mock-server", "version": env!("CARGO_PKG_VERSION") });
        json!({ "log": { "version": "1.2", "creator": creator, "entries": entries } })
    }
}

fn har_entry(origin: &str, entry: &JournalEntry) -> Value {
    let time = entry.duration_ms.unwrap_or(0);
    let mut har = json!({
        "startedDateTime": date_time(entry.at_ms),
        "time": time,
        "request": request(origin, entry),
        "response": response(entry),
        "cache": {},
        "timings": { "send": 0, "wait": time, "receive": 0 },
    });
    if let Some(caller) = &entry.caller {
        har["_caller"] = caller.as_str().into();
    }
    if let Some(fault) = &entry.fault {
        let (id, kind) = (fault.id, &fault.kind);
        har["comment"] = format!("struck by the fault {id}, {kind}").into();
    }
    har
}

fn request(origin: &str, entry: &JournalEntry) -> Value {
    let body = entry.method.as_ref().map(|method| {
        let mut call = Map::new();
        call.insert("jsonrpc".to_owned(), "2.0".into());
        call.insert("id".to_owned(), json!(entry.id));
        call.insert("method".to_owned(), method.as_str().into());
        if let Some(params) = &entry.params {
            call.insert("params".to_owned(), params.clone());
        }
        Value::Object(call).to_string()
    });
    let mut request = json!({
        "method": entry.verb,
        "url": format!("{origin}{}", entry.path),
        "httpVersion": "HTTP/1.1",
        "cookies": [], "headers": [], "queryString": [],
        "headersSize": -1,
        "bodySize": body.as_ref().map_or(0, String::len),
    });
    if let (Some(text), Value::Object(members)) = (body, &mut request) {
        let data = json!({ "mimeType": "application/json", "params": [], "text": text });
        members.insert("postData".to_owned(), data);
    }
    request
}

fn response(entry: &JournalEntry) -> Value {
    let status = match entry.outcome {
        CallOutcome::Answered { status, .. } => status,
        CallOutcome::Controlled
        | CallOutcome::Parked
        | CallOutcome::HungUp
        | CallOutcome::Unanswered => 0,
    };
    let reason = hyper::StatusCode::from_u16(status).ok();
    let reason = reason.and_then(|status| status.canonical_reason());
    let text = entry.response.as_ref().map(Value::to_string);
    let mime_type = match text {
        Some(_) => "application/json",
        None => "x-unknown",
    };
    let text = text.unwrap_or_default();
    json!({
        "status": status,
        "statusText": reason.unwrap_or_default(),
        "httpVersion": "HTTP/1.1",
        "cookies": [], "headers": [],
        "content": { "size": text.len(), "mimeType": mime_type, "text": text },
        "redirectURL": "",
        "headersSize": -1,
        "bodySize": text.len(),
    })
}

/// A moment as ISO 8601 has it, in UTC with milliseconds.
fn date_time(unix_ms: u64) -> String {
    let signed = i64::try_from(unix_ms).ok();
    let at: DateTime<Utc> = signed
        .and_then(DateTime::from_timestamp_millis)
        .unwrap_or(DateTime::<Utc>::MAX_UTC);
    format!(
        "{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z",
        at.year(),
        at.month(),
        at.day(),
        at.hour(),
        at.minute(),
        at.second(),
        at.timestamp_subsec_millis(),
    )
}
