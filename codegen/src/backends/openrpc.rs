//! `openrpc.json`: the contract as an `OpenRPC` 1.3 document.
//!
//! A method's parameters are its real members, so that a caller which follows the document sends
//! what the server reads.

use std::collections::BTreeMap;

use api_contract::schema::PRESENCE;
use serde_json::{Map, Value, json};

use super::metadata::{access, groups, notifications, reserved, retry, transport};
use super::schema_dialect::SchemaDialect;
use super::{Backend, GeneratedFile, pretty, prose};
use crate::model::{Group, Member, Method, Model, PRESENCE_MARKED, Presence};
use crate::problem::{Problem, Problems};

/// The `OpenRPC` document.
pub(super) struct OpenRpc;

const DIALECT: SchemaDialect = SchemaDialect::OPENRPC;

impl Backend for OpenRpc {
    fn about(&self) -> &'static str {
        "the OpenRPC document"
    }

    fn files(&self, model: &Model) -> Result<Vec<GeneratedFile>, Problems> {
        let mut problems = Problems::default();
        let mut methods = Vec::new();
        for group in &model.groups {
            for method in &group.methods {
                methods.extend(problems.keep(self::method(method, group, model)));
            }
        }
        let mut document = json!({
            "openrpc": "1.3.2",
            "info": {
                "title": model.title,
                "description": model.description,
                "version": model.protocol_version,
                "x-generated": model.notice,
            },
            "components": {},
            PRESENCE: PRESENCE_MARKED,
            "x-transport": transport(model),
            "x-groups": groups(model),
            "x-errors": model.errors.iter().map(|error| json!({
                "kind": error.kind,
                "code": error.code,
                "summary": error.summary,
                "common": error.common,
            })).collect::<Vec<_>>(),
            "x-notifications": notifications(model),
            "x-reserved": reserved(model),
        });
        let told = model.notifications.as_ref().map(|all| &all.type_name);
        for (member, name) in [
            ("x-error-type", model.error_type.as_ref()),
            ("x-notification-type", told),
        ] {
            if let Some(name) = name {
                document[member] = DIALECT.reference_to(name);
            }
        }
        // The macro would copy them.
        document["methods"] = methods.into();
        document["components"]["schemas"] = DIALECT.definitions(model).into();
        problems.or(vec![GeneratedFile::new(
            "contract/openrpc.json",
            pretty(&document),
        )])
    }
}

fn method(method: &Method, group: &Group, model: &Model) -> Result<Value, Problem> {
    let params = model.structure(&method.params).ok_or_else(|| {
        Problem::new(
            &method.origin,
            "takes parameters that are no object with named members",
            "give it a struct",
        )
    })?;
    let result = match &model.envelope {
        None => DIALECT.reference_to(&method.response),
        Some(envelope) => {
            let mut monomorphs = envelope.monomorphs.iter();
            let own = monomorphs.find(|(_, response)| **response == method.response);
            match own {
                Some((name, _)) => DIALECT.reference_to(name),
                None => DIALECT.envelope(envelope, model, Some(&method.response)),
            }
        }
    };
    let mut object = json!({
        "name": method.name,
        "summary": method.summary,
        "description": described(method),
        "tags": [{ "name": group.name, "description": group.summary }],
        "paramStructure": "by-name",
        "x-params": method.params,
        "result": { "name": result_name(method, model) },
        "x-scope": method.scope,
        "x-errors": method.errors,
        "x-access": access(method),
        "x-retry": method.retry.as_ref().map(retry),
        "x-paginated": method.paginated,
        "x-longPoll": method.long_poll,
        "x-stability": method.stability.as_str(),
    });
    object["params"] = params.members.iter().map(descriptor).collect();
    object["result"]["schema"] = result;
    object["errors"] = errors(method, model).into();
    if let Some(instead) = &method.deprecated {
        object["deprecated"] = true.into();
        object["x-deprecated"] = instead.as_str().into();
    }
    if let Some(example) = example(method, &params.members)? {
        object["examples"] = json!([example]);
    }
    Ok(object)
}

fn described(method: &Method) -> String {
    let description = Some(method.description.clone()).filter(|text| !text.is_empty());
    let paragraphs: Vec<String> = description.into_iter().chain(method.advice()).collect();
    paragraphs.join("\n\n")
}

fn result_name(method: &Method, model: &Model) -> String {
    match &model.envelope {
        None => method.response.clone(),
        Some(envelope) => format!("{}<{}>", envelope.name, method.response),
    }
}

fn descriptor(member: &Member) -> Value {
    let mut object = json!({
        "name": member.name,
        "required": member.presence == Presence::Required,
        "schema": DIALECT.member(&Member { docs: String::new(), ..member.clone() }),
    });
    if !member.docs.is_empty() {
        object["description"] = member.docs.as_str().into();
    }
    object
}

/// The errors of a method: one object per code, as `OpenRPC` demands, with all kinds behind it.
fn errors(method: &Method, model: &Model) -> Vec<Value> {
    let mut by_code: BTreeMap<i64, (Vec<&str>, Vec<&str>)> = BTreeMap::new();
    for error in model.errors_of(method) {
        let (kinds, messages) = by_code.entry(error.code).or_default();
        kinds.extend(error.kind.as_deref());
        if !messages.contains(&error.summary.as_str()) {
            messages.push(&error.summary);
        }
    }
    by_code
        .into_iter()
        .rev()
        .map(|(code, (kinds, messages))| {
            let mut object = json!({ "code": code, "message": messages.join(" Or: ") });
            if !kinds.is_empty() {
                object["data"] = json!({ "kinds": kinds });
            }
            object
        })
        .collect()
}

/// The example as a pairing by member, unless the contract has none to show.
fn example(method: &Method, members: &[Member]) -> Result<Option<Value>, Problem> {
    let whose = format!("the example of {}", method.origin);
    let given = method.example.as_object().ok_or_else(|| {
        Problem::new(
            &whose,
            "is no object",
            "write the parameters as a JSON object",
        )
    })?;
    let names: Vec<&str> = members.iter().map(|member| member.name.as_str()).collect();
    if let Some(name) = given.keys().find(|name| !names.contains(&name.as_str())) {
        return Err(Problem::new(
            whose,
            format!("has `{name}`, which is no parameter"),
            format!("write one of {}", names.join(", ")),
        ));
    }
    let missing = members
        .iter()
        .find(|member| member.presence == Presence::Required && !given.contains_key(&member.name));
    if let Some(missing) = missing {
        if given.is_empty() {
            return Ok(None);
        }
        return Err(Problem::new(
            whose,
            format!("lacks `{}`, which is required", missing.name),
            "add it",
        ));
    }
    let params: Vec<Value> = members
        .iter()
        .filter_map(|member| {
            let value = given.get(&member.name)?;
            Some(json!({ "name": member.name, "value": value }))
        })
        .collect();
    let name = match method.summary.as_str() {
        "" => method.name.clone(),
        summary => prose::joined(summary, ""),
    };
    let pairing = Map::from_iter([
        ("name".to_owned(), name.into()),
        ("params".to_owned(), params.into()),
    ]);
    Ok(Some(pairing.into()))
}
