//! Pages of the reference, and where requests go.

use codegen::{Target, generate_for};
use serde_json::{Value, json};

use super::{document, model, printed};

#[test]
fn a_page_that_differs_from_another_in_case_only_is_refused() {
    for (tag, file) in [
        ("README", "readme.md"),
        ("Read-Me", ""),
        ("types", "types.md"),
    ] {
        let document = document(&[json!({ "name": "get", "tags": [{ "name": tag }] })]);
        let found = generate_for(&model(&document), &[Target::Markdown]);
        let found = found
            .err()
            .map_or(String::new(), |problems| problems.to_string());
        let expected =
            format!("group `{tag}`: would be the page of the reference `{file}`, which is taken");
        assert_eq!(found.is_empty(), file.is_empty(), "{found}");
        assert!(file.is_empty() || found.starts_with(&expected), "{found}");
    }
}

#[test]
fn the_path_of_a_whole_url_is_where_requests_go() {
    for (url, path) in [
        ("https://parcels.example/api/rpc?key=1#x", "/api/rpc"),
        ("http://localhost:8080", "/"),
        ("https://{host}/rpc", "/rpc"),
        ("/rpc", "/rpc"),
        ("rpc", "rpc"),
    ] {
        let mut document = document(&[json!({ "name": "get" })]);
        document["servers"] = json!([{ "name": "main", "url": url }]);
        assert_eq!(model(&document).transport.endpoint, path, "{url}");
    }
}

#[test]
fn where_no_path_is_known_none_is_printed() {
    let document = document(&[json!({ "name": "get" })]);
    let index = |document: &Value| {
        printed(
            &model(document),
            Target::Markdown,
            "contract/reference/README.md",
        )
    };
    assert!(
        index(&document).contains("\n\nProtocol `1`.\n\n## Methods"),
        "{}",
        index(&document)
    );
    for (target, path) in [
        (Target::TypeScript, "typescript/methods.ts"),
        (Target::Rust, "rust/methods.rs"),
    ] {
        let text = printed(&model(&document), target, path);
        assert!(
            text.contains("posted to: the contract names none."),
            "{text}"
        );
    }
}
