//! A manifest is understood as a whole, or refused where it is not.

use codegen::{Target, front};
use serde_json::{Value, json};

const TYPES: &str = r#"{"$defs": {"ParcelRef": {"type": "object", "required": ["id", "idd"], "properties": {"id": {"type": "string"}}}}}"#;

fn side() -> Value {
    json!({ "$ref": "parcels.json#/$defs/ParcelRef" })
}

/// The smallest manifest, with this in the place of one of its members.
fn with(pointer: &str, value: Value) -> Value {
    let method = json!({ "method": "parcel/get", "params": side(), "response": side() });
    let mut manifest = json!({
        "methods": [method],
        "errors": [{ "kind": "gone", "code": -1, "summary": "It is gone." }]
    });
    let (object, name) = pointer.rsplit_once('/').expect("a pointer");
    manifest.pointer_mut(object).expect("an object")[name] = value;
    manifest
}

fn read(manifest: &Value) -> Result<codegen::model::Model, String> {
    let manifest = manifest.to_string();
    front::read("parcels.json", TYPES, Some(("m.json", &manifest)))
        .map_err(|problems| problems.to_string())
}

#[test]
fn the_smallest_manifest_is_enough() {
    let manifest =
        json!({ "methods": [{ "method": "parcel/get", "params": side(), "response": side() }] });
    let model = read(&manifest).unwrap_or_else(|problems| panic!("{problems}"));
    assert_eq!(model.methods().count(), 1);
    let files = codegen::generate_for(&model, &Target::ALL);
    let files = files.unwrap_or_else(|problems| panic!("{problems}"));
    let pages = files
        .iter()
        .filter(|file| file.path.starts_with("contract/reference/"));
    for page in pages {
        // Nothing is said of what the manifest leaves out: no empty title, sentence or table.
        let mut lines = page.contents.lines();
        assert!(
            !lines.any(|line| ["# ", "."].contains(&line)),
            "{}",
            page.contents
        );
        assert!(!page.contents.contains("## Errors"), "{}", page.contents);
        assert!(!page.contents.contains("``.\n"), "{}", page.contents);
    }
}

#[test]
fn what_is_not_understood_is_refused_where_it_stands() {
    let gone = json!({ "kind": "gone", "code": -1, "summary": "It is gone." });
    for (pointer, value, expected) in [
        (
            "/methodes",
            json!([]),
            "/methodes: is a member called `methodes`, which is not understood; write `methods`",
        ),
        (
            "/methods/0/retrys",
            json!({}),
            "/methods/0/retrys: is a member called `retrys`, which is not understood; write `retry`",
        ),
        (
            "/methods/0/paginatd",
            json!(true),
            "/methods/0/paginatd: is a member called `paginatd`, which is not understood; write `paginated`",
        ),
        (
            "/methods/0/stabilty",
            json!("stable"),
            "/methods/0/stabilty: is a member called `stabilty`, which is not understood; write `stability`",
        ),
        (
            "/methods/0/colour",
            json!(1),
            "/methods/0/colour: is a member called `colour`, which is not understood; leave it out",
        ),
        (
            "/methods/0/access",
            json!({ "rol": "x" }),
            "/methods/0/access/rol: is a member called `rol`, which is not understood; write `role`",
        ),
        (
            "/transport",
            json!({ "endpont": "/" }),
            "/transport/endpont: is a member called `endpont`",
        ),
        (
            "/methods/0/stability",
            json!("stabel"),
            "/methods/0/stability: is `stabel`, which is not understood; write stable or experimental",
        ),
        (
            "/commonErrors",
            json!(["nope"]),
            "/commonErrors/0: is `nope`, which the manifest's table `errors` does not have; add it",
        ),
        (
            "/methods/0/errors",
            json!(["gon"]),
            "/methods/0/errors/0: is `gon`, which the manifest's table `errors` does not have; write `gone`",
        ),
        (
            "/methods/0/errors",
            json!(["gone", "gone"]),
            "/methods/0/errors/1: lists `gone` a second time; list it once",
        ),
        (
            "/errors",
            json!([gone, gone]),
            "/errors/1: is an error that the table has already",
        ),
        (
            "/methods/0/retry",
            json!({ "kind": "with_id", "id": "ids" }),
            "/methods/0 (`parcel/get`): names the parameter `ids`",
        ),
        (
            "/methods/0/params",
            json!("ParcelRef"),
            "/methods/0/params: names the type `ParcelRef` and does not refer to it; write `{\"$ref\": \"#/$defs/ParcelRef\"}`",
        ),
        (
            "/methods/0/params",
            json!({ "type": "ParcelRef" }),
            "/methods/0/params: names the type `ParcelRef` and does not refer to it; write `{\"$ref\": \"#/$defs/ParcelRef\"}`",
        ),
        (
            "/methods/0/response",
            json!({ "schema": "ParcelRef" }),
            "/methods/0/response/schema: names the type `ParcelRef`",
        ),
    ] {
        let found = read(&with(pointer, value)).expect_err(expected);
        assert!(
            found.starts_with(&format!("m.json#{expected}")),
            "{found}\n  expected: {expected}"
        );
    }
}

#[test]
fn comments_extensions_and_one_kind_of_two_meanings_are_understood() {
    let errors = json!([
        { "kind": "gone", "code": -1, "summary": "It is gone." },
        { "kind": "gone", "code": -1, "summary": "It was never there." },
        { "code": -2, "summary": "Anything else." }
    ]);
    for (pointer, value) in [
        ("/$comment", json!("c")),
        ("/x-own", json!(1)),
        ("/methods/0/x-own", json!(1)),
        ("/errors", errors),
        ("/methods/0/errors", json!(["gone"])),
        ("/methods/0/retry", json!({ "kind": "with_id", "id": "id" })),
    ] {
        read(&with(pointer, value)).unwrap_or_else(|problems| panic!("{pointer}: {problems}"));
    }
}

#[test]
fn a_manifest_in_the_place_of_the_types_is_recognised() {
    let manifest = with("/title", json!("Parcels")).to_string();
    let found = front::read("m.json", &manifest, None).expect_err("it has no types");
    let found = found.to_string();
    let expected = "m.json#: looks like a manifest of methods and defines no type; give the file of \
                    the types as the contract, and this one with --manifest";
    assert_eq!(found, expected);
}
