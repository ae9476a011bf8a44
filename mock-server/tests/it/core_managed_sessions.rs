//! `session/managed/start`: sessions with the tools of other workflows.

use serde_json::{Value, json};

use crate::core_support::{Client, Refused, conflict, invalid, rejected, start};

const START: &str = "session/managed/start";

/// A declaration with a controller and no tools.
fn controlled() -> Value {
    json!({
        "version": 1, "tools": [],
        "lifecycleController": { "workflowId": "w", "workflowKind": "pipeline" },
    })
}

/// A declaration with these tools and no controller.
fn with_tools(tools: &[Value]) -> Value {
    json!({ "version": 1, "tools": tools })
}

/// A tool whose calls are pulled by a workflow that runs already.
fn tool(id: &str, name: &str, schema: &Value) -> Value {
    let kind = json!({ "type": "function", "inputSchemaRef": schema });
    let spec = json!({ "name": name, "kind": kind });
    let definition = json!({ "toolId": id, "revision": 1, "semanticType": "ticket", "tool": spec });
    let receiver = json!({ "workflowId": "w", "workflowKind": "pipeline" });
    json!({
        "definition": definition,
        "target": { "type": "bound", "receiver": receiver, "dispatch": "pull" },
        "completion": { "type": "accepted" },
    })
}

fn session_with(declaration: &Value) -> Value {
    json!({ "sessionId": "s", "workflowTools": declaration })
}

fn notified(submission: &str, token: &str) -> Value {
    let mut params = start("hello");
    params["submissionId"] = submission.into();
    params["notifyOnTerminal"] = json!({ "token": token });
    params
}

fn decode() -> Refused {
    Refused {
        code: -32602,
        kind: None,
    }
}

#[test]
fn only_a_session_with_a_controller_is_managed() {
    let mut client = Client::new();
    let schema = client.put_blob(b"{}");
    for (declaration, managed) in [
        (controlled(), true),
        (with_tools(&[tool("t", "t", &schema)]), false),
    ] {
        let mut client = Client::new();
        client.put_blob(b"{}");
        client.ok(START, session_with(&declaration));
        let session = client.session();
        // Shown as declared, with what was left to its default.
        let mut shown = session["management"].clone();
        if let Some(spec) = shown.pointer_mut("/tools/0/definition/tool") {
            assert_eq!(spec["parallelism"], "parallelSafe");
            spec.as_object_mut().unwrap().remove("parallelism");
        }
        assert_eq!(
            (&session["managed"], &shown),
            (&managed.into(), &declaration)
        );
        for asked in [true, false] {
            let list = client.ok("session/list", json!({ "managed": asked }));
            let found = list["sessions"].as_array().unwrap().len();
            assert_eq!(found, usize::from(asked == managed));
        }
    }
}

#[test]
fn the_declaration_is_an_event_and_its_tools_are_active() {
    let mut client = Client::new();
    let schema = client.put_blob(b"{}");
    let declaration = with_tools(&[tool("b", "file", &schema), tool("a", "close", &schema)]);
    client.ok(START, session_with(&declaration));
    assert_eq!(
        client.kinds_after(0),
        [
            "sessionOpened",
            "contextEntriesApplied(instructions)",
            "workflowToolsConfigured",
            "toolsPatched"
        ]
    );
    let events = client.events();
    let declared = &events[2]["kind"];
    assert_eq!(declared["toolIds"], json!(["b", "a"]));
    assert_eq!(declared["lifecycleControllerWorkflowKind"], Value::Null);
    let fingerprint = declared["creationFingerprint"].as_str().unwrap();
    assert!(fingerprint.starts_with("sha256:"), "{fingerprint}");
    let patched = json!({
        "type": "toolsPatched", "baseRevision": 0, "revision": 1,
        "upserted": ["b", "a"], "removed": [],
    });
    assert_eq!(events[3]["kind"], patched);
    let tools = client.session()["activeTools"].take();
    let kind = json!({ "type": "function", "inputSchemaRef": schema });
    let view = |id: &str| json!({ "toolId": id, "kind": kind, "parallelism": "parallelSafe" });
    assert_eq!(
        tools,
        json!({ "revision": 1, "tools": [view("b"), view("a")] })
    );

    // A run may insist on a tool that is there.
    let insist = |id: &str| {
        let mut params = start("hello");
        let choice = json!({ "type": "specific", "toolId": id });
        params["config"] = json!({ "generation": { "toolChoice": choice } });
        params
    };
    client.ok("session/runs/start", insist("a"));
    assert_eq!(
        client.refused("session/runs/start", insist("c")),
        rejected()
    );
}

#[test]
fn a_controller_alone_is_an_event_without_tools() {
    let mut client = Client::new();
    client.ok(START, session_with(&controlled()));
    let declared = client.events().pop().unwrap()["kind"].take();
    assert_eq!(declared["type"], "workflowToolsConfigured");
    assert_eq!(declared["lifecycleControllerWorkflowKind"], "pipeline");
    assert_eq!(declared["toolIds"], json!([]));
    let empty = json!({ "revision": 0, "tools": [] });
    assert_eq!(client.session()["activeTools"], empty);
}

#[test]
fn a_repeated_start_must_carry_the_same_declaration() {
    let mut client = Client::new();
    let first = client.ok(START, session_with(&controlled()));
    let mut again = session_with(&controlled());
    again["displayName"] = "Other".into();
    assert_eq!(client.ok(START, again), first);
    let mut other = controlled();
    other["version"] = 2.into();
    assert_eq!(client.refused(START, session_with(&other)), conflict());
    // A plain start finds it; a managed one finds no plain session.
    assert_eq!(
        client.ok("session/start", json!({ "sessionId": "s" })),
        first
    );
    client.ok("session/start", json!({ "sessionId": "plain" }));
    let plain = json!({ "sessionId": "plain", "workflowTools": controlled() });
    assert_eq!(client.refused(START, plain), conflict());
    let head = client.head();
    client.ok("session/close", json!({ "sessionId": "s" }));
    assert_eq!(client.refused(START, session_with(&other)), conflict());
    let closed = client.ok(START, session_with(&controlled()));
    assert_eq!(closed["session"]["status"], "closed");
    assert_eq!(client.head(), head + 1);
}

#[test]
fn a_declaration_that_makes_no_sense_creates_nothing() {
    let mut client = Client::new();
    let schema = client.put_blob(b"{}");
    let absent = json!(format!("sha256:{}", "0".repeat(64)));
    let mut recipe = tool("a", "a", &schema);
    let start = json!({
        "recipeFormat": 1, "revision": 1, "recipeRef": absent, "recipeFingerprint": "f",
    });
    recipe["target"] = json!({ "type": "start", "start": start });
    let mut reply = tool("a", "a", &schema);
    reply["completion"] =
        json!({ "type": "joined", "replySchemaRef": absent, "deadlineAfterMs": 1 });
    let (a, b) = (tool("a", "a", &schema), tool("b", "b", &schema));
    for (tools, expected) in [
        (vec![], invalid()),
        (vec![a.clone(), tool("a", "b", &schema)], invalid()),
        (vec![a.clone(), tool("b", "a", &schema)], invalid()),
        (vec![a.clone(), tool("b", "b b", &schema)], invalid()),
        (vec![b, tool("a", "a", &absent)], invalid()),
        (vec![recipe], invalid()),
        (vec![reply], invalid()),
        (vec![json!({ "zzz": 1 })], decode()),
    ] {
        let declaration = with_tools(&tools);
        assert_eq!(
            client.refused(START, session_with(&declaration)),
            expected,
            "{declaration}"
        );
    }
    let mut unknown = session_with(&controlled());
    unknown["zzz"] = 1.into();
    for params in [unknown, json!({ "sessionId": "s" })] {
        assert_eq!(client.refused(START, params), decode());
    }
    let reserved = json!({ "sessionId": "bot-1", "workflowTools": controlled() });
    assert_eq!(client.refused(START, reserved), invalid());
    assert_eq!(
        client.ok("session/list", json!({})),
        json!({ "sessions": [] })
    );
}

#[test]
fn a_run_may_notify_a_controller_that_is_there() {
    let mut client = Client::new();
    let schema = client.put_blob(b"{}");
    client.ok(START, session_with(&with_tools(&[tool("t", "t", &schema)])));
    let params = notified("a", "token");
    assert_eq!(
        client.refused("session/runs/start", params.clone()),
        invalid()
    );

    let mut client = Client::new();
    client.ok(START, session_with(&controlled()));
    let run = client.ok("session/runs/start", params.clone());
    assert_eq!(client.ok("session/runs/start", params), run);
    let mut silent = start("hello");
    silent["submissionId"] = "a".into();
    for other in [notified("a", "another"), silent] {
        assert_eq!(client.refused("session/runs/start", other), rejected());
    }
    client.pass(20);
    assert_eq!(client.read_run(1)["status"], "completed");
}
