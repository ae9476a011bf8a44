//! The `OpenRPC` document alone is enough to call every method that the fake serves.

use std::collections::BTreeMap;
use std::time::Duration;

use mock_server::core::Caller;
use mock_server::{Clock, FakeGateway, ManualClock};
use serde_json::{Map, Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::sources;

/// The methods whose examples make what the example of a method speaks of, in their order.
fn before(method: &str) -> &'static [&'static str] {
    match method {
        "session/delete" => &["session/start", "session/close"],
        // Its configuration allows compaction.
        "session/context/compact" => &["session/start", "session/config/put"],
        "session/runs/read"
        | "session/runs/cancel"
        | "session/runs/steer"
        | "session/runs/approvals/decide" => &["session/start", "session/runs/start"],
        "session/start" | "session/managed/start" | "session/list" => &[],
        "session/environments/activate" => &[
            "environments/external/create",
            "session/start",
            "session/config/put",
        ],
        method if method.starts_with("session/") => &["session/start"],
        "blobs/read" | "vfs/snapshots/commit" | "transcriptions/start" => &["blobs/put"],
        "vfs/snapshots/read" => &["blobs/put", "vfs/snapshots/commit"],
        "vfs/workspaces/read" | "vfs/workspaces/delete" => &["vfs/workspaces/create"],
        "vfs/workspaces/update" => &["blobs/put", "vfs/snapshots/commit", "vfs/workspaces/create"],
        "vfs/workspaces/files/read" => &[
            "blobs/put",
            "vfs/snapshots/commit",
            "vfs/workspaces/create",
            "vfs/workspaces/update",
        ],
        "mcp/servers/read" | "mcp/servers/delete" | "mcp/servers/tools/discover" => {
            &["mcp/servers/put"]
        }
        "transcriptions/read" | "transcriptions/cancel" => &["blobs/put", "transcriptions/start"],
        method if method.starts_with("environments/") => before_environments(method),
        "auth/grants/read" | "auth/grants/lease" | "auth/grants/revoke" => &["auth/grants/import"],
        "auth/clients/read" | "auth/clients/delete" | "auth/flows/start" => {
            &["auth/clients/create"]
        }
        "auth/flows/read" => &["auth/clients/create", "auth/flows/start"],
        "auth/providers/read"
        | "auth/providers/delete"
        | "auth/github/installations/list"
        | "auth/github/installations/grant" => &["auth/providers/create"],
        "deployment/environment-providers/read" | "deployment/environment-providers/delete" => {
            &["deployment/environment-providers/put"]
        }
        "deployment/environment-providers/bindings/put" => &[
            "deployment/universes/create",
            "deployment/environment-providers/put",
        ],
        "deployment/environment-providers/bindings/delete" | "deployment/environments/adopt" => &[
            "deployment/universes/create",
            "deployment/environment-providers/put",
            "deployment/environment-providers/bindings/put",
        ],
        "deployment/api-keys/revoke" => {
            &["deployment/universes/create", "deployment/api-keys/create"]
        }
        "deployment/universes/read"
        | "deployment/universes/slug/put"
        | "deployment/universes/delete"
        | "deployment/api-keys/create"
        | "deployment/environment-provider-bindings/list" => &["deployment/universes/create"],
        "channels/accounts/read" | "channels/accounts/delete" => &["channels/accounts/put"],
        "channels/inbound/admit" | "channels/conversations/read" => &["channels/accounts/create"],
        "bots/create" => &["profiles/create", "channels/accounts/create"],
        "channels/pairings/delete" => &[
            "profiles/create",
            "channels/accounts/create",
            "bots/create",
            "channels/inbound/admit",
        ],
        "bots/put" => &["profiles/create"],
        "bots/triggers/read" | "bots/triggers/delete" => {
            &["profiles/create", "bots/put", "bots/triggers/put"]
        }
        "bots/events/read" | "bots/events/replay" => {
            &["profiles/create", "bots/put", "bots/events/admit"]
        }
        "bots/list" => &[],
        method if method.starts_with("bots/") => &["profiles/create", "bots/put"],
        _ => &[],
    }
}

/// The same for the methods of environments.
fn before_environments(method: &str) -> &'static [&'static str] {
    match method {
        "environments/provider-bindings/read"
        | "environments/templates/list"
        | "environments/templates/read"
        | "environments/create" => &[
            "deployment/environment-providers/put",
            "deployment/environment-providers/bindings/put",
        ],
        "environments/ingress/put" | "environments/power/put" | "environments/idle-policy/put" => {
            &[
                "deployment/environment-providers/put",
                "deployment/environment-providers/bindings/put",
                "environments/create",
            ]
        }
        "environments/read"
        | "environments/close"
        | "environments/credentials/list"
        | "environments/jobs/create" => &["environments/external/create"],
        "environments/credentials/bind" => &["environments/external/create", "auth/grants/import"],
        "environments/credentials/unbind" => &[
            "environments/external/create",
            "auth/grants/import",
            "environments/credentials/bind",
        ],
        "environments/jobs/read" | "environments/jobs/cancel" => {
            &["environments/external/create", "environments/jobs/create"]
        }
        "environments/registration-keys/read" | "environments/registration-keys/revoke" => {
            &["environments/registration-keys/create"]
        }
        _ => &[],
    }
}

/// Changes the example of a call that comes before a method, so that it makes what the method's own
/// example speaks of.
fn fit(earlier: &str, method: &str, params: &mut Value) {
    let environments = method.starts_with("environments/");
    match earlier {
        "session/runs/start" => params["source"]["items"][0]["text"] = "sleep=forever".into(),
        // The calls act in this universe, and so shall the binding.
        "deployment/environment-providers/bindings/put" if environments => {
            params["universeId"] = Caller::LOCAL_UNIVERSE.into();
        }
        "auth/grants/import" if environments => params["grantId"] = "acorn-forge".into(),
        "session/config/put" if method == "session/environments/activate" => {
            let attached = json!({ "environmentId": "", "access": "exec" });
            params["config"]["features"] =
                json!({ "environments": { "environments": [attached] } });
        }
        _ => {}
    }
}

/// Where an id that only the server makes stands: in the answer that gives it, and in the parameters
/// of the calls that take it, whose examples can only guess.
const MADE_IDS: [(&str, &str, &[&str]); 6] = [
    (
        "transcriptions/start",
        "/transcription/transcriptionId",
        &["/transcriptionId"],
    ),
    ("auth/flows/start", "/flowId", &["/flowId"]),
    (
        "deployment/api-keys/create",
        "/apiKey/keyPrefix",
        &["/keyPrefix"],
    ),
    ("environments/create", ENVIRONMENT, ENVIRONMENTS),
    ("environments/external/create", ENVIRONMENT, ENVIRONMENTS),
    (
        "environments/registration-keys/create",
        "/registrationKey/registrationKeyId",
        &["/registrationKeyId"],
    ),
];

const ENVIRONMENT: &str = "/environment/environmentId";
const ENVIRONMENTS: &[&str] = &[
    "/environmentId",
    "/jobs/0/environmentId",
    "/config/features/environments/environments/0/environmentId",
];

/// How long the calls before a method are given to take effect.
const SETTLES: Duration = Duration::from_millis(100);

/// Examples tell of moments, and those that lie ahead in them shall do so for ever.
const NOW_MS: u64 = 1_790_000_000_000;

/// The example parameters of each method, by name.
struct Document(BTreeMap<String, Value>);

impl Document {
    fn read() -> Self {
        let path = sources::root().join("api-contract/generated/openrpc.json");
        let text = std::fs::read_to_string(path).expect("the document is committed");
        let document: Value = serde_json::from_str(&text).expect("the document is JSON");
        let methods = document["methods"].as_array().expect("methods").iter();
        Document(
            methods
                .map(|method| (text_of(&method["name"]), by_name(method)))
                .collect(),
        )
    }

    fn call(&self, method: &str) -> Value {
        json!({ "id": 1, "method": method, "params": self.0[method] })
    }
}

fn text_of(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// The parameters of the method's first example, checked against what the method declares.
fn by_name(method: &Value) -> Value {
    assert_eq!(method["paramStructure"], "by-name", "{}", method["name"]);
    let declared = method["params"].as_array().expect("params");
    let given = method["examples"][0]["params"]
        .as_array()
        .expect("an example");
    let params: Map<String, Value> = given
        .iter()
        .map(|param| (text_of(&param["name"]), param["value"].clone()))
        .collect();
    for name in params.keys() {
        assert!(
            declared.iter().any(|param| param["name"] == *name),
            "{name} is not declared"
        );
    }
    for param in declared.iter().filter(|param| param["required"] == true) {
        assert!(
            params.contains_key(&text_of(&param["name"])),
            "{} is not given",
            param["name"]
        );
    }
    Value::Object(params)
}

async fn post(gateway: &FakeGateway, body: &Value) -> Value {
    let body = body.to_string();
    let mut stream = TcpStream::connect(gateway.address())
        .await
        .expect("the fake listens");
    let head = format!(
        "POST /rpc HTTP/1.1\r\nhost: fake\r\nconnection: close\r\ncontent-type: application/json\r\n\
         content-length: {}\r\n\r\n",
        body.len()
    );
    stream
        .write_all(format!("{head}{body}").as_bytes())
        .await
        .expect("the request is sent");
    let mut answer = String::new();
    stream
        .read_to_string(&mut answer)
        .await
        .expect("the answer is read");
    let (_, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

async fn succeed(gateway: &FakeGateway, body: &Value) -> Value {
    let mut answer = post(gateway, body).await;
    assert!(
        answer.get("error").is_none(),
        "{body} was answered by {answer}"
    );
    assert!(
        answer["result"]["result"].is_object(),
        "{body} was answered by {answer}"
    );
    answer["result"]["result"].take()
}

#[tokio::test]
async fn a_by_name_call_built_from_the_document_alone_succeeds_for_every_served_method() {
    let document = Document::read();
    assert_eq!(document.0.len(), api_contract::lightspeed::METHODS.len());
    for method in mock_server::core::served_methods() {
        let clock = ManualClock::starting_at(NOW_MS);
        let builder = FakeGateway::builder().clock(Clock::Manual(clock.clone()));
        let gateway = builder.start().await.expect("a free port");
        let mut made = Vec::new();
        for earlier in before(method) {
            let mut body = document.call(earlier);
            fit(earlier, method, &mut body["params"]);
            fill_in(&made, &mut body["params"]);
            let answer = succeed(&gateway, &body).await;
            for (_, place, members) in MADE_IDS.iter().filter(|made| made.0 == *earlier) {
                made.push((*members, answer.pointer(place).expect("an id").clone()));
            }
        }
        if method.starts_with("environments/") {
            clock.advance(SETTLES);
        }
        let mut call = document.call(method);
        fill_in(&made, &mut call["params"]);
        succeed(&gateway, &call).await;
    }
}

/// Puts the ids that were made in the place of those that are guessed.
fn fill_in(made: &[(&[&str], Value)], params: &mut Value) {
    for (members, id) in made {
        for member in *members {
            if let Some(guess) = params.pointer_mut(member) {
                *guess = id.clone();
            }
        }
    }
}
