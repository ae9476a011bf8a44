//! What must hold for every row of the contract's tables.

use std::collections::BTreeSet;

use api_contract::lightspeed::access::{MethodGroup, UniverseAction};
use api_contract::lightspeed::error::{AgentApiErrorKind, ERRORS};
use api_contract::lightspeed::notification::AgentNotification;
use api_contract::lightspeed::{CONTRACT, METHODS};
use api_contract::method::{Retry, Role, Scope, Target};
use api_contract::schema::{self, Bundle};
use serde_json::Value;

fn bundle() -> Bundle {
    schema::bundle(&CONTRACT).expect("a contract")
}

/// The table as a reviewer reads it: name, scope, action, group, role and target of each method.
#[test]
fn the_contract_has_these_methods() {
    let mut rows: Vec<String> = METHODS
        .iter()
        .map(|method| {
            let info = method.info;
            let access = info.access;
            let row = format!(
                "{:<46} {:<11} {:<19} {:<33} {:<12} {}",
                info.name,
                info.scope.map_or("-", Scope::as_str),
                access.action.unwrap_or("-"),
                access.group.unwrap_or("-"),
                access.role.map_or("-", Role::as_str),
                access.target.map_or("-", Target::as_str),
            );
            row.trim_end().to_owned()
        })
        .collect();
    rows.sort();
    insta::assert_snapshot!(rows.join("\n"));
}

#[test]
fn there_are_136_methods_with_names_of_their_own() {
    let names: BTreeSet<&str> = METHODS.iter().map(|method| method.info.name).collect();
    assert_eq!((METHODS.len(), names.len()), (136, 136));
    let count = |scope| {
        let of_scope = METHODS
            .iter()
            .filter(|method| method.info.scope == Some(scope));
        of_scope.count()
    };
    let counts = [
        Scope::Connection,
        Scope::Universe,
        Scope::Service,
        Scope::Deployment,
    ]
    .map(count);
    assert_eq!(
        counts,
        [1, 116, 2, 17],
        "connection, universe, service, deployment"
    );
}

/// The members of an object type, or of all variants of a union.
fn members<'a>(bundle: &'a Bundle, schema: &'a Value) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    for name in schema::references(schema) {
        let definition = &bundle.definitions[name];
        let variants = definition["oneOf"].as_array().into_iter().flatten();
        for object in variants.chain([definition]) {
            let properties = object["properties"].as_object();
            found.extend(
                properties
                    .into_iter()
                    .flat_map(|members| members.keys().map(String::as_str)),
            );
        }
    }
    found
}

#[test]
fn a_method_is_paginated_exactly_when_a_cursor_goes_back_and_forth() {
    let bundle = bundle();
    let mut wrong = Vec::new();
    for method in METHODS {
        let info = method.info;
        let schemas = &bundle.methods[info.name];
        let params = members(&bundle, &schemas.params);
        let sends = ["cursor", "before", "after"]
            .iter()
            .any(|name| params.contains(name));
        let receives = members(&bundle, &schemas.response).contains("nextCursor");
        if (sends, receives) != (info.paginated, info.paginated) {
            wrong.push(format!(
                "{}: paginated is {}; a cursor in the parameters: {sends}, in the response: {receives}",
                info.name, info.paginated
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_method_is_a_long_poll_exactly_when_it_takes_a_time_to_wait() {
    let bundle = bundle();
    for method in METHODS {
        let info = method.info;
        let waits = members(&bundle, &bundle.methods[info.name].params).contains("waitMs");
        assert_eq!(info.long_poll, waits, "{}", info.name);
        assert!(
            !info.long_poll || info.retry == Retry::Always,
            "{}",
            info.name
        );
    }
}

#[test]
fn parameters_and_responses_are_objects_with_names_of_their_own() {
    let bundle = bundle();
    for method in METHODS {
        let (name, schemas) = (method.info.name, &bundle.methods[method.info.name]);
        for (schema, ending) in [(&schemas.params, "Params"), (&schemas.response, "Response")] {
            let names = schema::references(schema);
            let of = names.first().copied().unwrap_or_default();
            assert!(names.len() == 1, "{name}: {schema} is not one named type");
            let plain = of.strip_suffix("In").unwrap_or(of);
            assert!(
                plain.ends_with(ending),
                "{name}: {of} should end with {ending}"
            );
            let definition = &bundle.definitions[of];
            let variants = definition["oneOf"].as_array().cloned();
            let objects = variants.unwrap_or_else(|| vec![definition.clone()]);
            for object in objects {
                assert_eq!(object["type"], "object", "{name}: {of}");
            }
        }
    }
}

#[test]
fn the_envelope_has_one_name_and_no_type_repeats_it() {
    let envelope = CONTRACT.envelope.expect("responses stand in an envelope");
    let notifications = envelope
        .notifications
        .expect("notifications may come along");
    for (name, definition) in &bundle().definitions {
        assert!(!name.contains(envelope.name), "{name}");
        let properties = &definition["properties"];
        let repeats = [envelope.result, notifications]
            .iter()
            .all(|member| properties.get(member).is_some());
        assert!(!repeats, "{name} is the envelope under another name");
    }
}

#[test]
fn texts_keep_their_limits() {
    for method in METHODS {
        let info = method.info;
        assert!(
            (1..=80).contains(&info.summary.chars().count()),
            "{}",
            info.name
        );
        assert!(info.description.chars().count() <= 400, "{}", info.name);
    }
}

#[test]
fn exactly_the_methods_on_one_session_target_it() {
    for method in METHODS {
        let info = method.info;
        let expected = info.name.starts_with("session/") && info.name != "session/list";
        assert_eq!(
            info.access.target == Some(Target::SessionId),
            expected,
            "{}",
            info.name
        );
    }
}

#[test]
fn access_uses_the_words_of_the_contract() {
    let actions: BTreeSet<&str> = UniverseAction::ALL
        .iter()
        .map(UniverseAction::as_str)
        .collect();
    let groups: BTreeSet<&str> = MethodGroup::ALL.iter().map(MethodGroup::as_str).collect();
    assert_eq!((actions.len(), groups.len()), (14, 17));
    for method in METHODS {
        let info = method.info;
        let universe = info.scope == Some(Scope::Universe);
        assert_eq!(
            info.access.action.is_some(),
            universe,
            "{}: action",
            info.name
        );
        assert_eq!(info.access.role.is_some(), universe, "{}: role", info.name);
        assert!(
            info.access
                .action
                .is_none_or(|action| actions.contains(action)),
            "{}",
            info.name
        );
        assert!(
            info.access.group.is_none_or(|group| groups.contains(group)),
            "{}",
            info.name
        );
        assert_eq!(
            info.access.group.is_none(),
            info.scope == Some(Scope::Connection),
            "{}",
            info.name
        );
    }
}

#[test]
fn declared_errors_are_kinds_with_a_code() {
    for kind in AgentApiErrorKind::ALL {
        assert!(kind.code().is_some(), "{kind} has no code");
    }
    let listed = ERRORS.iter().filter_map(|error| error.kind).count();
    assert_eq!(listed, AgentApiErrorKind::ALL.len());
    for method in METHODS {
        for kind in method.info.errors {
            let listed = ERRORS.iter().find(|error| error.kind == Some(kind));
            assert!(
                listed.is_some_and(|error| !error.common),
                "{}: {kind} is no kind, or one of every method",
                method.info.name
            );
        }
    }
}

#[test]
fn the_parameter_that_makes_a_retry_safe_exists() {
    let bundle = bundle();
    for method in METHODS {
        if let Retry::WithId(member) = method.info.retry {
            let params = &bundle.definitions[&method.params.name()];
            assert!(
                params["properties"].get(member).is_some(),
                "{}: {member}",
                method.info.name
            );
        }
    }
}

#[test]
fn notifications_are_the_tags_of_their_union() {
    let names: Vec<&str> = CONTRACT
        .notifications
        .iter()
        .map(|notification| notification.name)
        .collect();
    assert_eq!(names, AgentNotification::TAGS);
}

#[test]
fn every_reference_resolves_and_no_name_is_numbered() {
    let bundle = bundle();
    let roots = bundle
        .methods
        .values()
        .flat_map(|method| [&method.params, &method.response]);
    for schema in bundle.definitions.values().chain(roots) {
        for name in schema::references(schema) {
            assert!(
                bundle.definitions.contains_key(name),
                "{name} is not defined"
            );
        }
    }
    for name in bundle.definitions.keys() {
        assert!(
            !name.ends_with(|letter: char| letter.is_ascii_digit()),
            "{name} is numbered"
        );
    }
}

#[test]
fn a_type_is_split_only_where_its_two_forms_differ() {
    let bundle = bundle();
    for (name, schema) in &bundle.definitions {
        if let Some(written) = name.strip_suffix("In") {
            let other = bundle.definitions.get(written);
            assert!(
                other.is_some_and(|other| other != schema),
                "{name} has no differing twin"
            );
        }
    }
}

#[test]
fn every_type_member_and_variant_is_documented() {
    fn walk(path: &str, schema: &Value, missing: &mut Vec<String>) {
        if let Some(Value::Object(properties)) = schema.get("properties") {
            for (name, property) in properties {
                let path = format!("{path}.{name}");
                // A tag is documented by the variant that it names.
                if property.get("description").is_none() && property.get("const").is_none() {
                    let inner = property.get("properties").is_some();
                    if !inner {
                        missing.push(path.clone());
                    }
                }
                walk(&path, property, missing);
            }
        }
        if let Some(Value::Array(variants)) = schema.get("oneOf") {
            for (index, variant) in variants.iter().enumerate() {
                let path = format!("{path}[{index}]");
                if variant.get("description").is_none() {
                    missing.push(path.clone());
                }
                walk(&path, variant, missing);
            }
        }
    }
    let mut missing = Vec::new();
    for (name, schema) in &bundle().definitions {
        if schema.get("description").is_none() {
            missing.push(name.clone());
        }
        walk(name, schema, &mut missing);
    }
    assert!(missing.is_empty(), "without documentation: {missing:#?}");
}

#[test]
fn every_pattern_is_one_that_validation_understands() {
    fn walk(schema: &Value, found: &mut Vec<String>) {
        match schema {
            Value::Object(members) => {
                if let Some(Value::String(pattern)) = members.get("pattern") {
                    found.push(pattern.clone());
                }
                members.values().for_each(|value| walk(value, found));
            }
            Value::Array(items) => items.iter().for_each(|value| walk(value, found)),
            _ => {}
        }
    }
    let mut patterns = Vec::new();
    bundle()
        .definitions
        .values()
        .for_each(|schema| walk(schema, &mut patterns));
    assert!(!patterns.is_empty());
    for pattern in patterns {
        // Keys of metadata are judged by code: their prefix rule needs a lookahead.
        if !pattern.starts_with("^(?!lightspeed") {
            assert!(
                regex_lite::Regex::new(&pattern).is_ok(),
                "{pattern} cannot be applied"
            );
        }
    }
}
