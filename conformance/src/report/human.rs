//! The report for people: the same text for the same results.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::excerpt::excerpt;
use crate::outcome::Cause;
use crate::report::wire::WireMessage;
use crate::report::{CheckResult, Ended, Finding, Report, Status};

/// A text within a message is cut here.
const TEXT_MAX: usize = 160;
/// A list within a message is cut here.
const LIST_MAX: usize = 8;
/// A value of a message that is longer than this is laid out on several lines.
const WIDTH: usize = 100;
/// A message is cut after so many lines.
const LINES_MAX: usize = 48;
/// A longer command is left to the JSON report.
const REPLAY_MAX: usize = 2_000;

/// The report as text: a line per check, the particulars of what needs attention, the verdict.
pub fn render(report: &Report) -> String {
    let mut out = String::new();
    let version = env!("CARGO_PKG_VERSION");
    line(
        &mut out,
        &format!("conformance {version}, dialect {}", report.dialect),
    );
    line(&mut out, &format!("endpoint {}", report.endpoint));
    line(
        &mut out,
        &format!("run {}, seed {}", report.prefix, report.seed),
    );
    line(&mut out, "");
    if !matches!(report.ended, Ended::Unreachable(_)) {
        for result in report.results.iter().filter(|result| !is_left_out(result)) {
            line(&mut out, &summary(result));
        }
        line(&mut out, "");
        for result in report
            .results
            .iter()
            .filter(|result| needs_attention(result))
        {
            particulars(&mut out, result);
        }
        line(&mut out, &counts(report));
    }
    if !report.left_behind.is_empty() {
        line(&mut out, "left behind:");
        for what in &report.left_behind {
            line(&mut out, &format!("  {what}"));
        }
    }
    line(&mut out, &report.verdict_line());
    out
}

fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

fn summary(result: &CheckResult) -> String {
    let check = result.check;
    let what = match result.status {
        Status::NotExercised => match (result.cause, result.reason()) {
            (Some(cause), Some(detail)) => format!("{cause}: {detail}"),
            (Some(cause), None) => cause.to_string(),
            (None, _) => String::new(),
        },
        Status::Pass | Status::Warn | Status::Fail | Status::HarnessError => effort(result),
    };
    format!(
        "{:<13}  {:<6}  {:<9}  {}  ({what})",
        result.status, check.level, check.id, check.title
    )
}

/// What it took: requests sent, exchanges judged.
fn effort(result: &CheckResult) -> String {
    let count = |number: u64, one: &str, many: &str| match number {
        0 => None,
        1 => Some(format!("1 {one}")),
        number => Some(format!("{number} {many}")),
    };
    let parts: Vec<String> = [
        count(result.requests, "request", "requests"),
        count(result.judged, "message judged", "messages judged"),
    ]
    .into_iter()
    .flatten()
    .collect();
    if parts.is_empty() {
        "nothing sent".to_owned()
    } else {
        parts.join(", ")
    }
}

/// Whether nobody asked for the check: such checks are counted, and named in the other reports.
fn is_left_out(result: &CheckResult) -> bool {
    result.cause == Some(Cause::ExcludedBySelection)
}

fn needs_attention(result: &CheckResult) -> bool {
    matches!(
        result.status,
        Status::Fail | Status::Warn | Status::HarnessError
    )
}

fn particulars(out: &mut String, result: &CheckResult) {
    let check = result.check;
    line(
        out,
        &format!("{} {} ({})", result.status, check.id, check.level),
    );
    line(out, &format!("  rule    {} [{}]", check.rule, check.source));
    for Finding { reason, evidence } in &result.findings {
        line(out, &format!("  reason  {reason}"));
        for message in evidence {
            exchange(out, message);
        }
    }
    line(out, "");
}

fn exchange(out: &mut String, message: &WireMessage) {
    line(
        out,
        &format!("  exchange {} of {}", message.number, message.sender),
    );
    block(out, "->", &pretty(&message.request));
    if let Some(response) = &message.response {
        let status = message
            .status
            .map_or(String::new(), |status| format!("HTTP {status}\n"));
        block(out, "<-", &format!("{status}{}", pretty(response)));
    }
    if let Some(broken) = &message.broken {
        block(out, "<-", broken);
    }
    if message.replay.len() <= REPLAY_MAX {
        line(out, &format!("    replay  {}", message.replay));
    } else {
        line(
            out,
            "    replay  too long for here; see the JSON report (--json FILE)",
        );
    }
}

/// A message's lines, the first of them behind its arrow.
fn block(out: &mut String, arrow: &str, text: &str) {
    let total = text.lines().count();
    for (index, content) in text.lines().take(LINES_MAX).enumerate() {
        let lead = if index == 0 { arrow } else { "  " };
        line(out, &format!("    {lead} {content}"));
    }
    if total > LINES_MAX {
        line(out, &format!("       ... {} more lines", total - LINES_MAX));
    }
}

/// JSON on several lines, with long texts and lists cut.
fn pretty(value: &Value) -> String {
    match value {
        Value::String(text) if text.is_empty() => "(an empty body)".to_owned(),
        // A body that is no JSON.
        Value::String(text) => excerpt(&text.escape_debug().to_string(), TEXT_MAX),
        other => {
            let mut text = String::new();
            lay_out(&mut text, &shortened(other), 0);
            text
        }
    }
}

/// Writes JSON with each value on one line if it fits, else one member or item per line.
fn lay_out(out: &mut String, value: &Value, depth: usize) {
    let flat = value.to_string();
    if flat.chars().count() + 2 * depth <= WIDTH {
        out.push_str(&flat);
        return;
    }
    let indent = "  ".repeat(depth);
    match value {
        Value::Object(members) => {
            out.push('{');
            for (index, (name, member)) in members.iter().enumerate() {
                let comma = if index == 0 { "" } else { "," };
                let _ = write!(out, "{comma}\n{indent}  {}: ", Value::from(name.as_str()));
                lay_out(out, member, depth + 1);
            }
            let _ = write!(out, "\n{indent}}}");
        }
        Value::Array(items) => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                let comma = if index == 0 { "" } else { "," };
                let _ = write!(out, "{comma}\n{indent}  ");
                lay_out(out, item, depth + 1);
            }
            let _ = write!(out, "\n{indent}]");
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => out.push_str(&flat),
    }
}

fn shortened(value: &Value) -> Value {
    match value {
        Value::String(text) => excerpt(text, TEXT_MAX).into(),
        Value::Array(items) => {
            let mut kept: Vec<Value> = items.iter().take(LIST_MAX).map(shortened).collect();
            if items.len() > LIST_MAX {
                kept.push(json!(format!("... {} more", items.len() - LIST_MAX)));
            }
            kept.into()
        }
        Value::Object(members) => members
            .iter()
            .map(|(name, value)| (name.clone(), shortened(value)))
            .collect(),
        other => other.clone(),
    }
}

fn counts(report: &Report) -> String {
    let mut text = format!("{} checks", report.results.len());
    for status in Status::ALL {
        let count = report.count(status);
        if count > 0 {
            let word = status.as_str().to_ascii_lowercase().replace('_', " ");
            let _ = write!(text, ", {count} {word}");
        }
    }
    let _ = write!(text, "; {} requests in all", report.exchanges);
    text
}
