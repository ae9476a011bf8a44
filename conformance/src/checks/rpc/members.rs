//! Members that the schema does not know, and members that are null.

use api_contract::schema::{Bundle, bundle};

use super::params::resolved;
use crate::prelude::*;

/// A member that no schema has.
const UNKNOWN: &str = "x-unknown";

/// A call that succeeds, and what of its answer stays the same when it is made again.
struct Good {
    method: &'static str,
    params: Value,
    same: Option<&'static str>,
}

impl Good {
    fn of(method: &'static str, params: Value, same: Option<&'static str>) -> Self {
        Good {
            method,
            params,
            same,
        }
    }

    /// The parameters for another time: a start is of another session, or another run.
    fn again(&self, ctx: &Ctx) -> Value {
        let mut params = self.params.clone();
        if self.method == SessionStart::NAME {
            params["sessionId"] = json!(ctx.unique("again"));
        }
        if self.method == SessionRunsStart::NAME {
            params["submissionId"] = json!(ctx.unique("again"));
        }
        params
    }

    /// The call with one thing changed must succeed, and answer the same.
    fn compare(&self, control: &Exchange, changed: &Exchange, change: &str) -> Checked {
        ensure!(
            changed.succeeded(),
            [control, changed],
            "{} succeeds, and is refused with {change}",
            self.method
        );
        if let Some(pointer) = self.same {
            ensure!(
                control.optional(pointer)? == changed.optional(pointer)?,
                [control, changed],
                "{} is answered otherwise with {change}",
                self.method
            );
        }
        Ok(())
    }
}

/// A session with a run that has ended: nothing changes in it any more by itself.
async fn quiet<'a>(ctx: &'a Ctx, label: &str) -> Result<(Session<'a>, String), Stop> {
    let session = ctx.session(label).await?;
    let run = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&run.id).await?;
    Ok((session, run.id))
}

pub(super) async fn rpc_06(ctx: &Ctx) -> Checked {
    let bundle = bundle(ctx.dialect().contract).map_err(|why| Stop::Harness(why.to_string()))?;
    let (session, run) = quiet(ctx, "unknown").await?;
    let idle = ctx.session("config").await?;
    let config = json!({
        "generation": { "maxOutputTokens": 640 },
        "limits": { "maxTurns": 7 },
        "context": {},
        "features": { "timers": { "version": 1 } },
    });
    let mut submission = ctx.submission(&ctx.prompts().fast);
    submission["config"] = json!({ "limits": { "maxTurns": 7 } });
    let here = |extra: Value| session.params(extra);
    let calls = [
        Good::of(
            Initialize::NAME,
            json!({ "clientInfo": { "name": "suite" } }),
            Some(""),
        ),
        Good::of(SessionList::NAME, json!({ "metadata": ctx.tag() }), None),
        Good::of(
            SessionEventsRead::NAME,
            here(json!({ "after": { "seq": 0 } })),
            Some("/events/0"),
        ),
        Good::of(
            SessionRunsRead::NAME,
            here(json!({ "runId": run })),
            Some("/run/source"),
        ),
        Good::of(SessionRunsList::NAME, here(json!({})), Some("/runs/0/id")),
        Good::of(SessionRunsStart::NAME, here(submission), None),
        Good::of(
            SessionRename::NAME,
            here(json!({ "displayName": "Acorn" })),
            Some("/session/displayName"),
        ),
        Good::of(
            SessionConfigPut::NAME,
            idle.params(json!({ "config": config })),
            None,
        ),
        Good::of(
            SessionStart::NAME,
            json!({ "sessionId": ctx.unique("whole"), "metadata": ctx.tag(), "config": config }),
            None,
        ),
    ];
    for good in calls {
        let control = ctx.call(good.method, good.params.clone()).await?;
        control.result()?;
        for Place { at, is_closed } in places(&bundle, good.method, &good.params)? {
            let mut params = good.again(ctx);
            if let Some(object) = params.pointer_mut(&at) {
                object[UNKNOWN] = json!({ "any": ["thing"] });
            }
            let id = params["sessionId"].as_str().unwrap_or_default().to_owned();
            let differs = format!(
                "an unknown member in {:?}",
                if at.is_empty() { "params" } else { &at }
            );
            let answer = ctx.send(Request::call(good.method, params).wrong()).await?;
            if !is_closed {
                good.compare(&control, &answer, &differs)?;
                continue;
            }
            Refusal {
                call: &answer,
                class: ErrorClass::InvalidParams,
                control: &control,
                differs: &differs,
            }
            .verify()?;
            if good.method == SessionStart::NAME {
                Refusal {
                    call: &ctx.open(&id).call(SessionRunsList::NAME, json!({})).await?,
                    class: ErrorClass::NotFound,
                    control: &session.call(SessionRunsList::NAME, json!({})).await?,
                    differs: "a session whose start was refused",
                }
                .verify()?;
            }
        }
    }
    Ok(())
}

/// An object in the parameters of a call.
struct Place {
    /// Where it stands, as a JSON pointer.
    at: String,
    /// Whether its schema refuses members that it does not know.
    is_closed: bool,
}

/// The objects in the parameters of a call that have members of their own in the schema.
fn places(bundle: &Bundle, method: &str, params: &Value) -> Result<Vec<Place>, Stop> {
    let schemas = bundle
        .methods
        .get(method)
        .ok_or_else(|| Stop::Harness(format!("the contract has no schema of {method}")))?;
    let mut found = Vec::new();
    let mut open = vec![(String::new(), &schemas.params, params)];
    while let Some((at, schema, value)) = open.pop() {
        let schema = not_null(bundle, schema);
        // A map has no members of its own, and of a union any one may be meant.
        let (Some(known), Some(members)) = (schema.get("properties"), value.as_object()) else {
            continue;
        };
        for (name, value) in members {
            if let Some(schema) = known.get(name) {
                open.push((format!("{at}/{name}"), schema, value));
            }
        }
        found.push(Place {
            at,
            is_closed: schema.get("additionalProperties") == Some(&json!(false)),
        });
    }
    Ok(found)
}

/// A schema without its reference, and of a choice between something and null the something.
fn not_null<'a>(bundle: &'a Bundle, schema: &'a Value) -> &'a Value {
    let something = |choice: &&Value| choice.get("type") != Some(&json!("null"));
    let choices = schema.get("anyOf").and_then(Value::as_array);
    let schema = match choices.map(Vec::as_slice) {
        Some(choices @ [_, _]) => choices.iter().find(something).unwrap_or(schema),
        _ => schema,
    };
    resolved(schema, &bundle.definitions)
}

pub(super) async fn rpc_18(ctx: &Ctx) -> Checked {
    let bundle = bundle(ctx.dialect().contract).map_err(|why| Stop::Harness(why.to_string()))?;
    let (session, _) = quiet(ctx, "null").await?;
    let here = |extra: Value| session.params(extra);
    let source = json!({ "source": text(&ctx.prompts().fast) });
    let start = json!({ "sessionId": ctx.unique("plain"), "metadata": ctx.tag() });
    let calls = [
        Good::of(Initialize::NAME, json!({}), Some("")),
        Good::of(SessionList::NAME, json!({ "metadata": ctx.tag() }), None),
        Good::of(SessionEventsRead::NAME, here(json!({})), Some("/events/0")),
        Good::of(SessionRunsList::NAME, here(json!({})), Some("/runs/0/id")),
        Good::of(SessionRunsStart::NAME, here(source), None),
        Good::of(SessionStart::NAME, start, Some("/session/configRevision")),
    ];
    for good in calls {
        let control = ctx.call(good.method, good.params.clone()).await?;
        control.result()?;
        for member in nullable(&bundle, good.method)? {
            let mut params = good.again(ctx);
            params[&member] = Value::Null;
            let answer = ctx.call(good.method, params).await?;
            good.compare(&control, &answer, &format!("a null {member}"))?;
        }
    }

    // No name is no name, whether it is left out or null.
    for nothing in [json!({}), json!({ "displayName": null })] {
        let named = json!({ "displayName": "Acorn" });
        let named = session.call(SessionRename::NAME, named).await?;
        named.result()?;
        let cleared = session.call(SessionRename::NAME, nothing.clone()).await?;
        ensure!(
            cleared.optional("/session/displayName")?.is_none(),
            [&named, &cleared],
            "renaming with {nothing} leaves the session its name"
        );
    }

    for method in [Initialize::NAME, SessionList::NAME] {
        let good = Good::of(
            method,
            json!({}),
            (method == Initialize::NAME).then_some(""),
        );
        let control = ctx.call(method, json!({})).await?;
        let null = Request::call(method, Value::Null).wrong();
        for (request, change) in [(Request::bare(method), "no params"), (null, "null params")] {
            good.compare(&control, &ctx.send(request).await?, change)?;
        }
    }
    Ok(())
}

/// The optional parameters of a method that may be null and mean the same as when they are absent.
fn nullable(bundle: &Bundle, method: &str) -> Result<Vec<String>, Stop> {
    let schema = bundle
        .methods
        .get(method)
        .map(|schemas| resolved(&schemas.params, &bundle.definitions))
        .ok_or_else(|| Stop::Harness(format!("the contract has no schema of {method}")))?;
    let null = json!("null");
    let allows_null = |schema: &Value| {
        let choices = schema.get("anyOf").and_then(Value::as_array);
        let types = schema.get("type").and_then(Value::as_array);
        choices.is_some_and(|choices| choices.iter().any(|one| one.get("type") == Some(&null)))
            || types.is_some_and(|types| types.contains(&null))
    };
    // In a patch null is a value of its own.
    let is_patch = |schema: &Value| schema.get("x-presence").is_some();
    let members = schema.get("properties").and_then(Value::as_object);
    let found: Vec<String> = members
        .into_iter()
        .flatten()
        .filter(|(_, schema)| allows_null(schema) && !is_patch(schema))
        .map(|(name, _)| name.clone())
        .collect();
    if found.is_empty() {
        return Err(Stop::Harness(format!(
            "{method} has no parameter that may be null"
        )));
    }
    Ok(found)
}
