//! Other mock servers, as npm installs them. Each answers every call with the same recorded response:
//! none of them keeps state by itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::client::{call, post};
use crate::server::{Server, free_port};

/// A mock server that is not ours.
pub(crate) struct Peer {
    /// Its name and version.
    pub(crate) name: &'static str,
    /// Where it is installed: a folder of the folder of peers.
    folder: &'static str,
    /// Writes its configuration into a folder, and tells how to run it on a port.
    configure: fn(&Value, &Path, u16) -> Result<Vec<String>, String>,
    /// What it is asked.
    pub(crate) request: fn() -> Vec<u8>,
    /// How many times its requests per second ours must be.
    pub(crate) times: Option<f64>,
}

/// Those that are measured.
pub(crate) static PEERS: [Peer; 3] = [
    Peer {
        name: "Prism 5.14.2",
        folder: "prism",
        configure: prism,
        request: call_of_the_session,
        times: Some(10.0),
    },
    Peer {
        name: "Mockoon 9.9.0",
        folder: "mockoon",
        configure: mockoon,
        request: call_of_the_session,
        times: Some(60.0),
    },
    Peer {
        name: "json-server 0.17.4",
        folder: "json-server",
        configure: json_server,
        // A post would write its database to the disk.
        request: || b"GET /rpc HTTP/1.1\r\nhost: bench\r\n\r\n".to_vec(),
        times: None,
    },
];

impl Peer {
    /// Starts it with `answer` for every call.
    pub(crate) fn start(
        &self,
        peers: &Path,
        answer: &[u8],
        scratch: &Path,
    ) -> Result<Server, String> {
        let home = peers.join(self.folder);
        if !home.join("node_modules").is_dir() {
            return Err("it is not installed".to_owned());
        }
        let answer: Value = serde_json::from_slice(answer)
            .map_err(|error| format!("the recorded answer is no JSON: {error}"))?;
        let scratch = scratch.join(self.folder);
        fs::create_dir_all(&scratch)
            .map_err(|error| format!("{} cannot be made: {error}", scratch.display()))?;
        let port = free_port()?;
        let arguments = (self.configure)(&answer, &scratch, port)?;
        let mut command = Command::new("node");
        command.args(arguments).current_dir(home);
        Server::start_on(port, command)
    }
}

fn call_of_the_session() -> Vec<u8> {
    let mut request = Vec::new();
    post(
        &mut request,
        &call(1, "session/read", r#"{"sessionId":"s"}"#),
    );
    request
}

fn prism(answer: &Value, scratch: &Path, port: u16) -> Result<Vec<String>, String> {
    let object = json!({ "schema": { "type": "object" }, "example": answer });
    let operation = json!({
        "requestBody": { "content": { "application/json": { "schema": { "type": "object" } } } },
        "responses": {
            "200": { "description": "The answer.", "content": { "application/json": object } },
        },
    });
    let document = json!({
        "openapi": "3.0.3",
        "info": { "title": "The peer", "version": "1" },
        "paths": { "/rpc": { "post": operation } },
    });
    let document = write(scratch, "openapi.json", &document)?;
    Ok(words(&[
        "node_modules/@stoplight/prism-cli/dist/index.js",
        "mock",
        "--host",
        "127.0.0.1",
        "--verboseLevel",
        "silent",
        "--port",
        &port.to_string(),
        &document,
    ]))
}

fn mockoon(answer: &Value, scratch: &Path, port: u16) -> Result<Vec<String>, String> {
    let json_type = json!({ "key": "Content-Type", "value": "application/json" });
    let response = json!({
        "uuid": "22222222-2222-4222-8222-222222222222",
        "body": answer.to_string(),
        "latency": 0,
        "statusCode": 200,
        "label": "",
        "headers": [json_type.clone()],
        "bodyType": "INLINE",
        "filePath": "",
        "databucketID": "",
        "sendFileAsBody": false,
        "rules": [],
        "rulesOperator": "OR",
        "disableTemplating": true,
        "fallbackTo404": false,
        "default": true,
        "crudKey": "id",
        "callbacks": [],
    });
    let route = json!({
        "uuid": "11111111-1111-4111-8111-111111111111",
        "type": "http",
        "documentation": "",
        "method": "post",
        "endpoint": "rpc",
        "responses": [response],
        "responseMode": null,
        "streamingMode": null,
        "streamingInterval": 0,
    });
    let environment = json!({
        "uuid": "00000000-0000-4000-8000-000000000000",
        "lastMigration": 33,
        "name": "The peer",
        "endpointPrefix": "",
        "latency": 0,
        "port": port,
        "hostname": "127.0.0.1",
        "folders": [],
        "routes": [route],
        "rootChildren": [{ "type": "route", "uuid": "11111111-1111-4111-8111-111111111111" }],
        "proxyMode": false,
        "proxyHost": "",
        "proxyRemovePrefix": false,
        "tlsOptions": {
            "enabled": false, "type": "CERT", "pfxPath": "", "certPath": "", "keyPath": "",
            "caPath": "", "passphrase": "",
        },
        "cors": true,
        "headers": [json_type],
        "proxyReqHeaders": [],
        "proxyResHeaders": [],
        "data": [],
        "callbacks": [],
    });
    let environment = write(scratch, "environment.json", &environment)?;
    Ok(words(&[
        "node_modules/@mockoon/cli/bin/run.js",
        "start",
        "--data",
        &environment,
        "--port",
        &port.to_string(),
        "--hostname",
        "127.0.0.1",
        "--disable-log-to-file",
        "--disable-admin-api",
        "--repair",
    ]))
}

fn json_server(answer: &Value, scratch: &Path, port: u16) -> Result<Vec<String>, String> {
    let database = write(scratch, "db.json", &json!({ "rpc": answer }))?;
    Ok(words(&[
        "node_modules/json-server/lib/cli/bin.js",
        "--quiet",
        "--host",
        "127.0.0.1",
        "--port",
        &port.to_string(),
        &database,
    ]))
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

fn write(folder: &Path, name: &str, value: &Value) -> Result<String, String> {
    let path: PathBuf = folder.join(name);
    fs::write(&path, value.to_string())
        .map_err(|error| format!("{} cannot be written: {error}", path.display()))?;
    Ok(path.to_string_lossy().into_owned())
}
