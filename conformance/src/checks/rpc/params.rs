//! RPC-04: required parameters that are missing, null or of another type.

use api_contract::schema::{Bundle, REF_PREFIX, bundle};

use crate::prelude::*;

pub(super) async fn rpc_04(ctx: &Ctx) -> Checked {
    let session = ctx.session("params").await?;
    let run = session.run(&ctx.prompts().fast).await?;
    session.wait_terminal(&run.id).await?;
    let before = session.log().await?;

    // Calls that would succeed. The last ones have effects, so their controls come last.
    let calls = [
        (SessionRead::NAME, session.params(json!({}))),
        (SessionEventsRead::NAME, session.params(json!({}))),
        (
            SessionRunsRead::NAME,
            session.params(json!({ "runId": run.id })),
        ),
        (
            SessionRunsStart::NAME,
            session.params(json!({ "source": text(&ctx.prompts().fast) })),
        ),
        (SessionClose::NAME, session.params(json!({ "force": true }))),
    ];
    let bundle = bundle(ctx.dialect().contract).map_err(|why| Stop::Harness(why.to_string()))?;
    let mut refusals = Vec::new();
    for (method, good) in &calls {
        for (differs, request) in wrongs(&bundle, method, good)? {
            refusals.push((*method, differs, ctx.send(request.wrong()).await?));
        }
    }

    session
        .added_nothing(&before, &[], "refusing a call")
        .await?;

    for (method, good) in calls {
        let control = ctx.call(method, good).await?;
        for (_, differs, call) in refusals.iter().filter(|(refused, ..)| *refused == method) {
            let class = ErrorClass::InvalidParams;
            Refusal {
                call,
                class,
                control: &control,
                differs,
            }
            .verify()?;
        }
    }
    Ok(())
}

/// The ways to break a good call's required parameters, with what is wrong in each.
fn wrongs(bundle: &Bundle, method: &str, good: &Value) -> Result<Vec<(String, Request)>, Stop> {
    let mut wrongs = vec![
        (format!("no params for {method}"), Request::bare(method)),
        (
            format!("null params for {method}"),
            Request::call(method, Value::Null),
        ),
        (
            format!("params of text for {method}"),
            Request::call(method, json!("params")),
        ),
        (
            format!("a number as params for {method}"),
            Request::call(method, json!(7)),
        ),
    ];
    for Required { member, kind } in required(bundle, method)? {
        let mut without = good.clone();
        if let Value::Object(members) = &mut without {
            members.remove(&member);
        }
        wrongs.push((
            format!("a missing {member}"),
            Request::call(method, without),
        ));
        let values = [
            json!(null),
            json!(7),
            json!("text"),
            json!(true),
            json!([]),
            json!({}),
        ];
        for value in values
            .into_iter()
            .filter(|value| kind != Some(type_of(value)))
        {
            let mut mistyped = good.clone();
            mistyped[&member] = value.clone();
            let differs = format!("{member} of {value}");
            wrongs.push((differs, Request::call(method, mistyped)));
        }
    }
    Ok(wrongs)
}

/// A required parameter that may not be null, and the one JSON type that it may have.
struct Required {
    member: String,
    kind: Option<&'static str>,
}

/// The required parameters of a method, from the contract's own schema.
fn required(bundle: &Bundle, method: &str) -> Result<Vec<Required>, Stop> {
    let schema = bundle
        .methods
        .get(method)
        .map(|schemas| resolved(&schemas.params, &bundle.definitions))
        .ok_or_else(|| Stop::Harness(format!("the contract has no schema of {method}")))?;
    let names = schema
        .get("required")
        .and_then(Value::as_array)
        .cloned()
        .unwrap_or_default();
    let required: Vec<Required> = names
        .iter()
        .filter_map(Value::as_str)
        .filter_map(|member| {
            let of = resolved(schema.get("properties")?.get(member)?, &bundle.definitions);
            // A list of types is how a schema allows null.
            let kind = match of.get("type") {
                Some(Value::Array(_)) => return None,
                Some(Value::String(kind)) => kind.as_str(),
                _ => "object",
            };
            let kind = ["string", "object", "array", "boolean"]
                .into_iter()
                .find(|it| *it == kind);
            Some(Required {
                member: member.to_owned(),
                kind,
            })
        })
        .collect();
    if required.is_empty() {
        return Err(Stop::Harness(format!(
            "{method} has no required parameters to leave out"
        )));
    }
    Ok(required)
}

pub(super) fn resolved<'a>(
    schema: &'a Value,
    definitions: &'a std::collections::BTreeMap<String, Value>,
) -> &'a Value {
    schema
        .get("$ref")
        .and_then(Value::as_str)
        .and_then(|target| target.strip_prefix(REF_PREFIX))
        .and_then(|name| definitions.get(name))
        .unwrap_or(schema)
}

fn type_of(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}
