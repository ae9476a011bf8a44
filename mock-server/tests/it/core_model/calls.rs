//! The calls by which a client does something.

use serde_json::{Value, json};

use super::ops::{APPROVALS, Act, Expected, NONSENSE, Submission};
use super::runs::{STEERING, TEXTS};
use super::sessions::{KEYS, NOTES, Session};

fn text(text: &str) -> Value {
    json!({ "type": "text", "text": text })
}

/// The document of a session that generates so many tokens at most.
fn config(tokens: Option<u8>) -> Value {
    match tokens {
        Some(tokens) => json!({ "generation": { "maxOutputTokens": tokens } }),
        None => json!({}),
    }
}

type Call = (&'static str, Value);

/// Method and parameters of a call about the session of this id, if it is about one; `session` is what
/// is known of it, and `head` the number of its newest event.
pub(super) fn call(act: &Act, id: &str, session: Option<&Session>, head: u64) -> Call {
    if let Act::Nonsense { which } = act {
        let (method, params, _) = NONSENSE[*which];
        return (method, serde_json::from_str(params).unwrap_or_default());
    }
    let call = of_session(act, session)
        .or_else(|| of_context(act))
        .or_else(|| of_runs(act))
        .or_else(|| of_log(act, head));
    let (method, mut params) = call.unwrap_or_else(|| unreachable!("{act:?} is no call"));
    if !matches!(act, Act::List { .. } | Act::Start { named: false, .. }) {
        params["sessionId"] = json!(id);
    }
    (method, params)
}

fn of_session(act: &Act, session: Option<&Session>) -> Option<Call> {
    let call = match act {
        Act::Start {
            tokens,
            lost_profile,
            keep_ms,
            ..
        } => {
            let mut params = json!({ "config": config(*tokens) });
            if *lost_profile {
                params["profile"] = json!({ "kind": "named", "profileId": "lost" });
            }
            if let Some(ms) = keep_ms {
                params["deleteAfterCloseMs"] = json!(ms);
            }
            ("session/start", params)
        }
        Act::Configure { tokens, expected } => {
            let revision = session.map_or(0, |session| session.revision);
            let expected = match expected {
                Expected::None => Value::Null,
                Expected::Current => json!(revision),
                Expected::Ahead => json!(revision + 1),
            };
            let params = json!({ "config": config(*tokens), "expectedConfigRevision": expected });
            ("session/config/put", params)
        }
        Act::Rename { name } => {
            let name = name.map(|name| format!("name {name}"));
            ("session/rename", json!({ "displayName": name }))
        }
        Act::Tag { value } => {
            let metadata = match value {
                Some(value) => json!({ "t": format!("v{value}") }),
                None => json!({}),
            };
            ("session/metadata/put", json!({ "metadata": metadata }))
        }
        Act::Keep { ms } => ("session/retention/put", json!({ "deleteAfterCloseMs": ms })),
        Act::Close { force } => ("session/close", json!({ "force": force })),
        Act::Delete => ("session/delete", json!({})),
        Act::List { closed } => ("session/list", json!({ "closed": closed })),
        _ => return None,
    };
    Some(call)
}

fn of_context(act: &Act) -> Option<Call> {
    let call = match act {
        Act::Append { entries } => {
            let entries = entries.iter().map(|(key, note)| {
                json!({ "key": KEYS[usize::from(*key)], "item": text(NOTES[usize::from(*note)]) })
            });
            let entries: Vec<Value> = entries.collect();
            ("session/context/append", json!({ "entries": entries }))
        }
        Act::Remove { keys } => {
            let keys: Vec<&str> = keys.iter().map(|key| KEYS[usize::from(*key)]).collect();
            ("session/context/remove", json!({ "keys": keys }))
        }
        _ => return None,
    };
    Some(call)
}

fn of_runs(act: &Act) -> Option<Call> {
    let call = match act {
        Act::Run {
            submission,
            text: number,
            tokens,
        } => {
            let (sent, ..) = TEXTS[*number];
            let source = json!({ "type": "input", "items": [text(sent)] });
            let submission = match submission {
                Submission::None => Value::Null,
                Submission::Key(key) => json!(format!("key-{key}")),
                Submission::Bad => json!("no id"),
            };
            let params = json!({
                "source": source, "config": config(*tokens), "submissionId": submission,
            });
            ("session/runs/start", params)
        }
        Act::Cancel { run } => ("session/runs/cancel", json!({ "runId": run_id(*run) })),
        Act::Steer { run, blank } => {
            let items = [text(if *blank { " " } else { STEERING })];
            let params = json!({ "runId": run_id(*run), "items": items });
            ("session/runs/steer", params)
        }
        Act::Decide { run, decisions } => {
            let decisions = decisions.iter().map(|decision| {
                let word = if decision.approve {
                    "approve"
                } else {
                    "reject"
                };
                let note = if decision.blank_note { " " } else { "noted" };
                let (id, _) = APPROVALS[decision.approval];
                json!({ "approvalId": id, "decision": word, "note": note })
            });
            let decisions: Vec<Value> = decisions.collect();
            let params = json!({ "runId": run_id(*run), "decisions": decisions });
            ("session/runs/approvals/decide", params)
        }
        Act::Runs {
            cursor: below,
            limit,
        } => {
            let below = below.map(run_id);
            let params = json!({ "cursor": below, "limit": limit });
            ("session/runs/list", params)
        }
        _ => return None,
    };
    Some(call)
}

fn of_log(act: &Act, head: u64) -> Option<Call> {
    let params = match act {
        Act::Read {
            after,
            from_head,
            limit,
            wait_ms,
        } => {
            let after = cursor(after_of(*after, *from_head, head));
            json!({ "after": after, "limit": limit, "waitMs": wait_ms })
        }
        Act::ReadBack { before, limit } => {
            json!({ "direction": "backward", "before": cursor(*before), "limit": limit })
        }
        _ => return None,
    };
    Some(("session/events/read", params))
}

fn run_id(number: u8) -> String {
    format!("run_{number}")
}

fn cursor(seq: Option<u64>) -> Value {
    seq.map_or(Value::Null, |seq| json!({ "seq": seq }))
}

/// After which event a reader wants to read on.
pub(super) fn after_of(after: Option<u64>, from_head: bool, head: u64) -> Option<u64> {
    let after = after?;
    // A few of them lie beyond the head.
    Some(if from_head {
        (head + 3).saturating_sub(after)
    } else {
        after
    })
}
