//! REV-01, REV-02, REV-03, REV-05 and REV-07: what becomes of a session's configuration.

use std::collections::BTreeSet;

use super::{REVISION, put, turns};
use crate::ctx::wording::Wording;
use crate::prelude::*;

const CONFIG: &str = "/session/config";

pub(super) async fn rev_01(ctx: &Ctx) -> Checked {
    let session = ctx.session("stale").await?;
    let stale = session.read().await?.number(REVISION)?;
    let taken = put(&session, Some(stale), &turns(5)).await?;
    let before = session.read().await?;
    let now = before.number(REVISION)?;
    let log = session.log().await?;
    let cases = [
        ("the revision before", stale, turns(6)),
        (
            "the revision before, and the document that is there",
            stale,
            turns(5),
        ),
        ("the revision behind", now + 1, turns(6)),
        ("a revision far behind", now + 1000, turns(6)),
        (
            "the largest revision that every client can count to",
            (1 << 53) - 1,
            turns(6),
        ),
    ];
    for (differs, expected, config) in cases {
        let call = put(&session, Some(expected), &config).await?;
        Refusal {
            call: &call,
            class: ErrorClass::Conflict,
            control: &taken,
            differs,
        }
        .verify()?;
        unchanged(&before, &session.read().await?, &call)?;
    }
    session
        .added_nothing(&log, &[], "refused configurations")
        .await?;
    put(&session, Some(now), &turns(6)).await?.result()?;
    Ok(())
}

/// The session has the configuration and the revision that it had before the call.
fn unchanged(before: &Exchange, now: &Exchange, call: &Exchange) -> Checked {
    for member in [CONFIG, REVISION] {
        ensure!(
            before.optional(member)? == now.optional(member)?,
            [before, call, now],
            "a put that had to change nothing changed {member}"
        );
    }
    Ok(())
}

pub(super) async fn rev_02(ctx: &Ctx) -> Checked {
    let config = json!({
        "limits": { "maxTurns": 5 },
        "generation": { "maxOutputTokens": 512 },
        "features": { "timers": {} },
    });
    let session = ctx
        .session_with("same", json!({ "config": config }))
        .await?;
    let before = session.read().await?;
    let revision = before.number(REVISION)?;
    let whole = before.at(CONFIG)?.clone();
    let log = session.log().await?;
    let mut spelt_out = config.clone();
    spelt_out["features"]["timers"] = json!({ "version": 1 });
    spelt_out["context"] = Value::Null;
    let cases = [
        ("as it is read", Some(revision), &whole),
        ("without an expected revision", None, &whole),
        ("without the model", Some(revision), &config),
        ("with its defaults spelt out", Some(revision), &spelt_out),
    ];
    for (what, expected, config) in cases {
        let call = put(&session, expected, config).await?;
        still(&before, &call, what)?;
    }
    for (what, wording) in Wording::ALL {
        let params = json!({ "expectedConfigRevision": revision, "config": whole });
        let request = json!({
            "jsonrpc": "2.0",
            "id": 1,
            "method": SessionConfigPut::NAME,
            "params": session.params(params),
        });
        let call = ctx.send(Request::raw(wording.write(&request))).await?;
        still(&before, &call, &format!("with {what}"))?;
    }
    for alias in aliases(&whole) {
        let mut config = whole.clone();
        config["model"]["apiKind"] = json!(alias);
        let call = put(&session, Some(revision), &config).await?;
        if call.succeeded() {
            still(&before, &call, "with another spelling of its api kind")?;
        } else {
            ctx.warn(
                format!("the spelling {alias} of an api kind is refused"),
                [&call],
            );
        }
    }
    unchanged(&before, &session.read().await?, &before)?;
    session
        .added_nothing(&log, &[], "putting the same configuration")
        .await
}

/// The put was taken and made no new revision.
fn still(before: &Exchange, call: &Exchange, what: &str) -> Checked {
    let (revision, now) = (before.number(REVISION)?, call.number(REVISION)?);
    ensure!(
        revision == now,
        [before, call],
        "put again {what}, the same configuration has revision {now} after {revision}"
    );
    Ok(())
}

/// Other spellings of a configuration's api kind.
fn aliases(config: &Value) -> &'static [&'static str] {
    match config["model"]["apiKind"].as_str() {
        Some("openai:responses") => &["openai_responses", "openAiResponses"],
        Some("openai:completions") => &["openai_completions", "openAiCompletions"],
        Some("anthropic:messages") => &["anthropic_messages", "anthropicMessages"],
        Some(_) | None => &[],
    }
}

pub(super) async fn rev_03(ctx: &Ctx) -> Checked {
    let session = ctx.session("counted").await?;
    let fresh = session.read().await?;
    let mut revision = fresh.number(REVISION)?;
    if revision != 0 {
        ctx.warn(
            format!("a fresh session has the revision {revision}"),
            [&fresh],
        );
    }
    let mut head = session
        .log()
        .await?
        .seqs()
        .into_iter()
        .max()
        .unwrap_or_default();
    let both = |most: u64| json!({ "limits": { "maxTurns": most }, "generation": { "maxOutputTokens": 512 } });
    let documents = [turns(5), turns(6), both(6), both(7), turns(8)];
    for (number, config) in documents.iter().enumerate() {
        let expected = (number % 2 == 0).then_some(revision);
        let call = put(&session, expected, config).await?;
        let read = session.read().await?;
        for (who, answer) in [("its answer", &call), ("the session", &read)] {
            let now = answer.number(REVISION)?;
            ensure!(
                now == revision + 1,
                [&call, &read],
                "a change follows revision {revision}, and {who} says {now}"
            );
        }
        revision += 1;
        let log = session.log().await?;
        let told: Vec<&Event> = log
            .of_kind(kinds::SESSION_CONFIG_CHANGED)
            .filter(|event| event.seq() > head)
            .collect();
        let named = told.first().and_then(|event| event.at("/kind/revision"));
        ensure!(
            told.len() == 1 && named == Some(&json!(revision)),
            [&call].into_iter().chain(log.evidence()),
            "{} events tell of the change to revision {revision}; the first names {named:?}",
            told.len()
        );
        head = log.seqs().into_iter().max().unwrap_or_default();
    }
    Ok(())
}

pub(super) async fn rev_05(ctx: &Ctx) -> Checked {
    let session = ctx.session("busy").await?;
    let active = session.busy().await?;
    let before = session.read().await?;
    let revision = before.number(REVISION)?;
    let alone = put(&session, Some(revision), &turns(5)).await?;
    let queued = session.run(&ctx.prompts().fast).await?;
    let both = put(&session, Some(revision), &turns(5)).await?;
    let after = session.read().await?;
    session.kept_busy(&active.id).await?;

    let cancel = json!({ "runId": active.id });
    session.call(SessionRunsCancel::NAME, cancel).await?;
    for run in [&active.id, &queued.id] {
        session.wait_terminal(run).await?;
    }
    let expected = session.read().await?.number(REVISION)?;
    let control = put(&session, Some(expected), &turns(7)).await?;
    let cases = [
        ("a run at work", &alone),
        ("a run at work and one in the queue", &both),
    ];
    for (differs, call) in cases {
        Refusal {
            call,
            class: ErrorClass::Rejected,
            control: &control,
            differs,
        }
        .verify()?;
    }
    unchanged(&before, &after, &alone)?;

    let mut foreign = control_model(&before)?;
    if let Some(kind) = foreign.get("apiKind").and_then(Value::as_str) {
        let other = if kind.starts_with("anthropic") {
            "openai:responses"
        } else {
            "anthropic:messages"
        };
        foreign["apiKind"] = json!(other);
        let call = put(&session, None, &json!({ "model": foreign })).await?;
        let refusal = Refusal {
            call: &call,
            class: ErrorClass::Rejected,
            control: &control,
            differs: "a model of another api kind",
        };
        if refusal.verify().is_err() {
            let what = "a model of another api kind than the session's is not rejected";
            ctx.warn(what, [&control, &call]);
        }
    }
    Ok(())
}

/// The model of a session, null if it shows none.
fn control_model(read: &Exchange) -> Result<Value, Stop> {
    Ok(read
        .optional("/session/config/model")?
        .cloned()
        .unwrap_or_default())
}

pub(super) async fn rev_07(ctx: &Ctx) -> Checked {
    let config = json!({
        "limits": { "maxTurns": 5 },
        "generation": { "maxOutputTokens": 512 },
        "features": { "timers": {} },
    });
    let plain = ctx.session("plain").await?.read().await?;
    let session = ctx
        .session_with("whole", json!({ "config": config }))
        .await?;
    let before = session.read().await?;
    let documents = [
        ("limits alone", turns(6), &["generation", "features"][..]),
        (
            "an empty document",
            json!({}),
            &["limits", "generation", "features", "context"][..],
        ),
    ];
    for (what, document, gone) in documents {
        let call = put(&session, None, &document).await?;
        call.result()?;
        let now = session.read().await?;
        let evidence = [&before, &call, &now];
        for section in gone {
            let left = now.optional(&format!("{CONFIG}/{section}"))?;
            ensure!(
                left.is_none_or(says_nothing),
                evidence,
                "after {what} was put, the session still has {section}"
            );
        }
        let model = "/session/config/model";
        ensure!(
            before.optional(model)? == now.optional(model)?,
            evidence,
            "{what} names no model, and the session has another one now"
        );
        ensure!(
            tools(&plain)? == tools(&now)?,
            evidence,
            "after {what} was put, the session has other tools than one without features"
        );
    }
    Ok(())
}

/// Whether a section of a configuration is as good as absent.
fn says_nothing(section: &Value) -> bool {
    match section {
        Value::Null => true,
        Value::Object(members) => members.values().all(says_nothing),
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => false,
    }
}

/// The tools of a session, by their ids.
fn tools(read: &Exchange) -> Result<BTreeSet<&str>, Stop> {
    let tools = read.list("/session/activeTools/tools")?.iter();
    Ok(tools
        .filter_map(|tool| tool.get("toolId")?.as_str())
        .collect())
}
