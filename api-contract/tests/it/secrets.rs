//! What opens another service shows in no debugging output, and everywhere tools are told so.

use api_contract::lightspeed::CONTRACT;
use api_contract::lightspeed::auth::{
    AuthClientCreateParams, AuthFlowStartResponse, AuthGrantImportParams, AuthGrantLeaseResponse,
    AuthProviderCreateParams,
};
use api_contract::schema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

const SECRET: &str = "open-sesame-4711";

/// Decodes a document with the secret in it, looks for it in the debugging output, and writes the
/// document again.
fn debugged_and_written<T>(document: &Value) -> (String, Value)
where
    T: DeserializeOwned + Serialize + std::fmt::Debug,
{
    let value: T = serde_json::from_value(document.clone()).expect("a well-formed document");
    (
        format!("{value:?} {value:#?}"),
        serde_json::to_value(value).expect("it is written as JSON"),
    )
}

#[test]
fn a_secret_is_on_the_wire_and_not_in_debugging_output() {
    let import = json!({ "token": SECRET });
    let lease = json!({ "token": SECRET, "grantId": "g", "providerKind": "staticBearer" });
    let client = json!({
        "providerKind": "mcpOAuth", "authorizationEndpoint": "a", "tokenEndpoint": "t",
        "remoteClientId": "r", "clientSecret": SECRET,
    });
    let provider = json!({
        "config": { "type": "modelApiKey", "endpoint": {
            "baseUrl": "b", "headers": { "x-key": SECRET }, "apiKinds": [],
        } },
        "credential": SECRET,
    });
    let flow = json!({ "flowId": "f", "authorizeUrl": SECRET, "expiresAtMs": 1 });
    for (name, (debugged, written)) in [
        (
            "AccessToken(..)",
            debugged_and_written::<AuthGrantImportParams>(&import),
        ),
        (
            "AccessToken(..)",
            debugged_and_written::<AuthGrantLeaseResponse>(&lease),
        ),
        (
            "ClientSecret(..)",
            debugged_and_written::<AuthClientCreateParams>(&client),
        ),
        (
            "ProviderCredential(..)",
            debugged_and_written::<AuthProviderCreateParams>(&provider),
        ),
        (
            "HeaderValue(..)",
            debugged_and_written::<AuthProviderCreateParams>(&provider),
        ),
        (
            "AuthorizeUrl(..)",
            debugged_and_written::<AuthFlowStartResponse>(&flow),
        ),
    ] {
        assert!(debugged.contains(name), "{name} is not in {debugged}");
        assert!(!debugged.contains(SECRET), "{name}: {debugged}");
        assert!(written.to_string().contains(SECRET), "{name}: {written}");
    }
}

#[test]
fn a_member_that_is_named_like_a_secret_tells_tools_not_to_show_it() {
    let definitions = schema::bundle(&CONTRACT).expect("a contract").definitions;
    for (name, member) in [
        ("AuthGrantImportParams", "token"),
        ("AuthGrantLeaseResponse", "token"),
        ("AuthClientCreateParams", "clientSecret"),
        ("AuthProviderCreateParams", "credential"),
    ] {
        assert_eq!(
            definitions[name]["properties"][member]["format"], "password",
            "{name}.{member}"
        );
    }
    let headers = &definitions["ModelEndpointConfig"]["properties"]["headers"];
    assert_eq!(headers["additionalProperties"]["format"], "password");
}

#[test]
fn a_refusal_does_not_repeat_the_secret() {
    let refused = json!({
        "config": { "type": "modelOAuth", "grantId": "acorn-models" }, "credential": SECRET,
    });
    let params: AuthProviderCreateParams = serde_json::from_value(refused).expect("it decodes");
    let violations = api_contract::validate::Validate::validate(&params)
        .expect_err("the grant has the token")
        .to_string();
    assert!(violations.contains("`credential`"), "{violations}");
    assert!(!violations.contains(SECRET), "{violations}");
}
