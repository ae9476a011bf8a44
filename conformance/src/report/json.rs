//! The report for programs. Its form has a version of its own.

use serde_json::{Map, Value, json};

use crate::outcome::Cause;
use crate::report::{CheckResult, Ended, Report, Status};

/// The version of the form: raised when a member changes its meaning or goes.
pub const SCHEMA: u32 = 1;

/// The report as JSON.
pub fn render(report: &Report) -> String {
    let counts: Map<String, Value> = Status::ALL
        .iter()
        .map(|status| (status.as_str().to_owned(), report.count(*status).into()))
        .collect();
    let ended = match &report.ended {
        Ended::Completed => json!({ "how": "completed" }),
        Ended::Unreachable(why) => json!({ "how": "unreachable", "why": why }),
        Ended::Lost(why) => json!({ "how": "lost", "why": why }),
        Ended::Interrupted => json!({ "how": "interrupted" }),
    };
    let verdict = report.verdict();
    let document = json!({
        "schema": SCHEMA,
        "suite": { "name": env!("CARGO_PKG_NAME"), "version": env!("CARGO_PKG_VERSION") },
        "target": { "endpoint": report.endpoint, "dialect": report.dialect },
        "run": {
            "prefix": report.prefix,
            "seed": report.seed,
            "strict": report.strict,
            "requests": report.exchanges,
            "ended": ended,
            "leftBehind": report.left_behind,
        },
        "verdict": {
            "verdict": verdict.as_str(),
            "exitCode": verdict.code(),
            "line": report.verdict_line(),
        },
        "counts": counts,
        "results": report.results.iter().map(result).collect::<Vec<Value>>(),
    });
    let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
    text.push('\n');
    text
}

fn result(result: &CheckResult) -> Value {
    let check = result.check;
    json!({
        "id": check.id,
        "family": check.family().map(|family| family.name),
        "title": check.title,
        "level": check.level.as_str(),
        "rule": check.rule,
        "source": check.source.to_string(),
        "status": result.status.as_str(),
        "cause": result.cause.map(Cause::as_str),
        "reason": result.reason(),
        "requests": result.requests,
        "judged": result.judged,
        "findings": result
            .findings
            .iter()
            .map(|finding| json!({ "reason": finding.reason, "evidence": finding.evidence }))
            .collect::<Vec<Value>>(),
    })
}
