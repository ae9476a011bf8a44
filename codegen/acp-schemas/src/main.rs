//! Prints one JSON Schema of the Agent Client Protocol: `acp-schemas v1` or `acp-schemas v2`. Built
//! with the feature `unstable`, it prints what the protocol tries out as well.

use std::process::ExitCode;

use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

/// The definitions of all that one version sends, in either direction.
macro_rules! schema {
    ($version:ident) => {{
        use agent_client_protocol_schema::$version as of;
        let mut generator = SchemaSettings::draft2020_12().into_generator();
        generator.subschema_for::<of::ClientRequest>();
        generator.subschema_for::<of::ClientResponse>();
        generator.subschema_for::<of::ClientNotification>();
        generator.subschema_for::<of::AgentRequest>();
        generator.subschema_for::<of::AgentResponse>();
        generator.subschema_for::<of::AgentNotification>();
        json!({
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": concat!("Agent Client Protocol ", stringify!($version)),
            "$defs": generator.take_definitions(true),
        })
    }};
}

fn schema_of(version: &str) -> Option<Value> {
    match version {
        "v1" => Some(schema!(v1)),
        "v2" => Some(schema!(v2)),
        _ => None,
    }
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    match (arguments.next().as_deref().and_then(schema_of), arguments.next()) {
        (Some(schema), None) => {
            println!("{schema:#}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("acp-schemas: name one version, `v1` or `v2`");
            ExitCode::from(2)
        }
    }
}
