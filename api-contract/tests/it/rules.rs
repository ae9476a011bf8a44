//! Rules that a schema does not tell: between members, or about a text beyond its pattern.
//!
//! Here, and nowhere else, Rust is stricter than the schema.

use api_contract::validate::Violation;
use api_contract_instances::Beyond;
use serde_json::{Map, Value, json};

use crate::subjects::WORLD;

type Members = Map<String, Value>;

/// A rule that only validation knows.
struct Rule {
    /// The types that have it; the example is of the first one.
    of: &'static [&'static str],
    /// What validation says, from its beginning.
    says: &'static str,
    /// Why the schema does not say it.
    reason: &'static str,
    /// A document that breaks this rule and no other.
    broken_by: &'static str,
    /// Makes an instance keep the rule.
    keep: fn(&mut Members),
}

/// What the instances of the contract keep beside their schemas.
pub(crate) const BEYOND: Beyond = Beyond {
    keep: keeping_rules,
    // Bounds of these are judged when a session is made from them, not when they are stored.
    judged_later: &[
        ("AgentProfile", "config"),
        ("AgentProfileInput", "config"),
        ("InlineAgentProfile", "config"),
    ],
    bad_keys: &["lightspeed.x"],
};

const BETWEEN: &str = "It relates two members.";

const RULES: &[Rule] = &[
    Rule {
        of: &["RunReadParams"],
        says: "must have a run number of at most 64 bits",
        reason: "A pattern cannot bound a number.",
        broken_by: r#"{"sessionId": "s", "runId": "run_20000000000000000000"}"#,
        keep: |_| {},
    },
    Rule {
        of: &[
            "TimersFeature",
            "VfsFeature",
            "WebFeature",
            "SubagentsFeature",
            "EnvironmentsFeature",
            "McpFeature",
        ],
        says: "must be 1, the only version there is",
        reason: "The facts state any u32; a form of version 2 is another type's.",
        broken_by: r#"{"version": 2}"#,
        keep: |members| set(members, "version", 1),
    },
    Rule {
        of: &["WebFeature"],
        says: "must have at least one of fetch and search",
        reason: BETWEEN,
        broken_by: r#"{"version": 1}"#,
        keep: |members| set(members, "fetch", json!({})),
    },
    Rule {
        of: &["WebSearchFeature"],
        says: "must have at least one item, or be left out",
        reason: "The facts state no least number of items.",
        broken_by: r#"{"allowedDomains": []}"#,
        keep: |members| leave_out_empty(members, "allowedDomains"),
    },
    Rule {
        of: &["WorkspaceAttachment"],
        says: "must have exactly one of workspaceId and snapshotRef",
        reason: BETWEEN,
        broken_by: r#"{"path": "/", "access": "read"}"#,
        keep: |members| {
            members.remove("snapshotRef");
            set(members, "workspaceId", "w");
        },
    },
    Rule {
        of: &["WorkspaceAttachment"],
        says: "must be read for a snapshot",
        reason: BETWEEN,
        broken_by: r#"{"path": "/", "access": "edit", "snapshotRef":
            "sha256:0000000000000000000000000000000000000000000000000000000000000000"}"#,
        keep: |_| {},
    },
    Rule {
        of: &["ModelConfig"],
        says: "must have 1 to 512 bytes between outer blanks",
        reason: "The length counts after trimming.",
        broken_by: r#"{"providerId": " ", "model": "m", "apiKind": "openai:responses"}"#,
        keep: |members| {
            set(members, "providerId", "fake");
            set(members, "model", "echo");
        },
    },
    Rule {
        of: &["ModelConfig"],
        says: "must be one of openai:responses",
        reason: "The facts state a text: newer servers know more kinds.",
        broken_by: r#"{"providerId": "p", "model": "m", "apiKind": "smoke"}"#,
        keep: |members| set(members, "apiKind", "openai:responses"),
    },
    Rule {
        of: &["RunStartParams", "RunSteerParams"],
        says: "must be of type text, textRef or media",
        reason: "It is the place that matters, not the type of an item.",
        broken_by: r#"{"sessionId": "s", "source": {"type": "input",
            "items": [{"type": "catalog", "title": "t", "text": "t"}]}}"#,
        keep: |members| {
            without_catalogs(members.get_mut("items"));
            without_catalogs(
                members
                    .get_mut("source")
                    .and_then(|source| source.get_mut("items")),
            );
        },
    },
    Rule {
        of: &["SessionEventsReadParams"],
        says: "is only for direction",
        reason: BETWEEN,
        broken_by: r#"{"sessionId": "s", "before": {"seq": 1}}"#,
        keep: |members| {
            members.retain(|name, _| !matches!(name.as_str(), "before" | "direction"));
        },
    },
    Rule {
        of: &["SessionEventsReadParams"],
        says: "must be at least 1",
        reason: "A cursor may be 0 elsewhere.",
        broken_by: r#"{"sessionId": "s", "direction": "backward", "before": {"seq": 0}}"#,
        keep: |_| {},
    },
    Rule {
        of: &["ManagedSessionWorkflowToolsInput"],
        says: "must have a lifecycleController or at least one tool",
        reason: BETWEEN,
        broken_by: r#"{"version": 1, "tools": []}"#,
        keep: |members| {
            let controller = json!({ "workflowId": "w", "workflowKind": "k" });
            set(members, "lifecycleController", controller);
        },
    },
    Rule {
        of: &["SessionStartParams", "ManagedSessionStartParams"],
        says: "must not be one of the ids that start with `bot-`",
        reason: "Reserved names are data of their own; only a start gives an id.",
        broken_by: r#"{"sessionId": "bot-1"}"#,
        keep: |_| {},
    },
    Rule {
        of: &["SessionConfig"],
        says: "must be an effort that some api kind knows",
        reason: "Which efforts there are depends on the model.",
        broken_by: r#"{"generation": {"reasoningEffort": "huge"}}"#,
        keep: |members| {
            if let Some(Value::Object(generation)) = members.get_mut("generation") {
                generation.remove("reasoningEffort");
            }
        },
    },
    Rule {
        of: &["ContextAppendParams"],
        says: "must not have a key that stands before it",
        reason: BETWEEN,
        broken_by: r#"{"sessionId": "s", "entries": [
            {"key": "k", "item": {"type": "text", "text": "t"}},
            {"key": "k", "item": {"type": "text", "text": "t"}}]}"#,
        keep: |members| {
            let entries = members.get_mut("entries").and_then(Value::as_array_mut);
            for (index, entry) in entries.into_iter().flatten().enumerate() {
                entry["key"] = format!("k{index}").into();
            }
        },
    },
    Rule {
        of: &["ContextRemoveParams"],
        says: "must not be a key that only the server writes",
        reason: "Reserved names are data of their own.",
        broken_by: r#"{"sessionId": "s", "keys": ["run.1"]}"#,
        keep: |members| {
            let keys = members.get_mut("keys").and_then(Value::as_array_mut);
            for (index, key) in keys.into_iter().flatten().enumerate() {
                *key = format!("k{index}").into();
            }
        },
    },
    Rule {
        of: &["ContextAppendEntry"],
        says: "must not be blank",
        reason: "A run takes blank items and drops them; only here they are refused.",
        broken_by: r#"{"key": "k", "item": {"type": "text", "text": " "}}"#,
        keep: |members| {
            let text = members
                .get_mut("item")
                .and_then(|item| item.get_mut("text"));
            if let Some(text) = text {
                *text = "text".into();
            }
        },
    },
    Rule {
        of: &["ModelDefaultsPutParams"],
        says: "must serve agentRun",
        reason: BETWEEN,
        broken_by: r#"{"slot": "agentRun", "expectedRevision": 1, "model":
            {"providerId": "p", "model": "m", "apiKind": "openai:audio-transcriptions"}}"#,
        keep: |members| set(members, "slot", "agentRun"),
    },
    Rule {
        of: &["TranscriptionStartParams"],
        says: "must serve speechToText",
        reason: BETWEEN,
        broken_by: r#"{"idempotencyKey": "i", "model":
            {"providerId": "p", "model": "m", "apiKind": "openai:responses"},
            "audio": {"mime": "audio/ogg", "name": "n", "blobRef":
            "sha256:0000000000000000000000000000000000000000000000000000000000000000"}}"#,
        keep: |members| {
            if let Some(Value::Object(model)) = members.get_mut("model") {
                set(model, "apiKind", "openai:audio-transcriptions");
            }
        },
    },
    Rule {
        of: &["DeploymentEnvironmentAdoptParams"],
        says: "must be true: an adopted machine belongs to the server",
        reason: "The facts state a boolean.",
        broken_by: r#"{"universeId": "0f8fad5b-d9cb-469f-a165-70867728950e", "requestId": "r",
            "bindingId": "b", "sourceTarget": "t", "takeOwnership": false}"#,
        keep: |members| set(members, "takeOwnership", true),
    },
    Rule {
        of: &["EnvironmentIdlePolicyView"],
        says: "must be at least `pauseAfterMs`",
        reason: BETWEEN,
        broken_by: r#"{"pauseAfterMs": 2, "closeAfterMs": 1}"#,
        keep: |members| members.retain(|name, _| name == "pauseAfterMs"),
    },
    Rule {
        of: &["AuthProviderCreateParams"],
        says: "must be absent with `modelOAuth`",
        reason: BETWEEN,
        broken_by: r#"{"config": {"type": "modelOAuth", "grantId": "g"}, "credential": "c"}"#,
        keep: |members| {
            members.remove("credential");
        },
    },
];

fn without_catalogs(items: Option<&mut Value>) {
    for item in items.and_then(Value::as_array_mut).into_iter().flatten() {
        if item["type"] == "catalog" {
            *item = json!({ "type": "text", "text": "text" });
        }
    }
}

fn set(members: &mut Members, name: &str, value: impl Into<Value>) {
    members.insert(name.to_owned(), value.into());
}

fn leave_out_empty(members: &mut Members, name: &str) {
    if members.get(name) == Some(&json!([])) {
        members.remove(name);
    }
}

/// Whether a violation is of a rule that only validation knows.
pub(crate) fn is_beyond_the_schema(violation: &Violation) -> bool {
    RULES
        .iter()
        .any(|rule| violation.rule.starts_with(rule.says))
}

/// An instance of a definition, made to keep the rules that its schema does not tell.
fn keeping_rules(definition: &str, mut instance: Value) -> Value {
    let accepted = definition.strip_suffix("In").unwrap_or(definition);
    if let Value::Object(members) = &mut instance {
        for rule in RULES {
            if rule.of.contains(&definition) || rule.of.contains(&accepted) {
                (rule.keep)(members);
            }
        }
    }
    instance
}

#[test]
fn a_rule_beyond_the_schema_is_one_that_validation_has_and_the_schema_has_not() {
    let mut failures = Vec::new();
    for rule in RULES {
        let (name, says) = (rule.of[0], rule.says);
        assert!(
            !rule.reason.is_empty(),
            "{name} ({says}): no reason is given"
        );
        for name in rule.of {
            let exported = WORLD.subjects.iter().any(|subject| subject.name == *name);
            assert!(exported, "{name} is not exported");
        }
        let subject = WORLD.subjects.iter().find(|subject| subject.name == name);
        let subject = subject.expect("exported");
        let document: Value =
            serde_json::from_str(rule.broken_by).expect("a rule's example is JSON");
        if let Err(error) = subject.own().validate(&document) {
            failures.push(format!(
                "{name} ({says}): the schema refuses the example, too: {error}"
            ));
        }
        match subject.read(&document) {
            Err(error) => failures.push(format!("{name} ({says}): {error}")),
            Ok(read) if read.broken.len() == 1 && read.broken[0].rule.starts_with(says) => {}
            Ok(read) => failures.push(format!(
                "{name} ({says}): validation finds {:?}",
                read.broken
            )),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
