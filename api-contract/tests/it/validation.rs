//! Decoding and validation are two steps: a value that breaks only a bound decodes, and is refused
//! by `validate()` with the member, the rule and the shape of what was found.

use api_contract::lightspeed::metadata::Metadata;
use api_contract::presence::Patch;
use api_contract::validate::{At, Validate, Violations};
use api_contract::{decode, wire, wire_string};
use serde_json::{Value, json};

wire_string! {
    /// A text with every rule that a text can have.
    pub struct Code { pattern: "^[a-z]+$", min: 2, max: 4, check: no_double_a }
}

fn no_double_a(text: &str) -> Result<(), &'static str> {
    if text.contains("aa") {
        Err("must not have a double a")
    } else {
        Ok(())
    }
}

/// A value that a server may add to.
#[wire(open)]
enum Colour {
    /// Red.
    Red,
}

/// A part with a bound of its own.
#[wire]
struct Part {
    /// A number.
    #[wire(range(1, 9))]
    number: u32,
}

/// A part whose members stand among those of the whole.
#[wire]
struct Flat {
    /// A number.
    #[wire(range(max = 9))]
    flat_number: u64,
}

/// A union.
#[wire(tag = "type")]
enum Choice {
    /// A variant with a bound.
    Listed {
        /// Words.
        #[wire(length(1, 2))]
        words: Vec<String>,
    },
}

/// A union whose members stand in one of their own.
#[wire(tag = "name", content = "value")]
enum Adjacent {
    /// A variant with a bound.
    Sized {
        /// A number.
        #[wire(range(min = 1))]
        size: i64,
    },
}

/// Every kind of bound, and every way in which a value can stand in another.
#[wire(validate = check_order)]
struct Every {
    /// An integer.
    #[wire(optional, range(1, 9))]
    range: Option<i32>,
    /// An integer of three states.
    #[wire(optional, range(1, 9))]
    patch: Patch<u64>,
    /// Bytes of a text.
    #[wire(optional, length(1, 3))]
    text: Option<String>,
    /// Items of a list.
    #[wire(optional, length(max = 2))]
    list: Vec<u32>,
    /// A pattern.
    #[wire(optional, pattern = "^[a-z]*$")]
    pattern: Option<String>,
    /// A text type.
    #[wire(optional)]
    code: Option<Code>,
    /// A list of a text type.
    #[wire(optional)]
    codes: Vec<Code>,
    /// Labels.
    #[wire(optional)]
    labels: Metadata,
    /// An open enum.
    #[wire(optional)]
    colour: Option<Colour>,
    /// A part.
    #[wire(optional)]
    part: Option<Part>,
    /// Parts.
    #[wire(optional)]
    parts: Vec<Part>,
    /// A union.
    #[wire(optional)]
    choice: Option<Choice>,
    /// A union of the other kind.
    #[wire(optional)]
    adjacent: Option<Adjacent>,
    /// A flattened part.
    #[wire(flatten)]
    flat: Flat,
    /// A number for the rule between members.
    #[wire(default)]
    least: u32,
    /// A number for the rule between members.
    #[wire(default)]
    most: u32,
}

fn check_order(value: &Every, at: &At<'_>, found: &mut Violations) {
    if value.least > value.most {
        found.push(&at.member("most"), "must not be less than `least`", "less");
    }
}

#[test]
fn a_value_that_breaks_only_a_bound_decodes_and_fails_validation() {
    for (broken, violation) in [
        (
            json!({ "range": 0 }),
            "`range` must be 1 to 9; found the number 0",
        ),
        (
            json!({ "range": 10 }),
            "`range` must be 1 to 9; found the number 10",
        ),
        (
            json!({ "patch": 0 }),
            "`patch` must be 1 to 9; found the number 0",
        ),
        (
            json!({ "text": "" }),
            "`text` must have 1 to 3 bytes; found 0 bytes",
        ),
        (
            json!({ "text": "long" }),
            "`text` must have 1 to 3 bytes; found 4 bytes",
        ),
        // Two letters, and four bytes.
        (
            json!({ "text": "\u{e4}\u{e4}" }),
            "`text` must have 1 to 3 bytes; found 4 bytes",
        ),
        (
            json!({ "list": [1, 2, 3] }),
            "`list` must have at most 2 items; found 3 items",
        ),
        (
            json!({ "pattern": "A" }),
            "`pattern` must match ^[a-z]*$; found a text of 1 byte",
        ),
        (
            json!({ "code": "a" }),
            "`code` must have 2 to 4 bytes; found a text of 1 byte",
        ),
        (
            json!({ "code": "abcde" }),
            "`code` must have 2 to 4 bytes; found a text of 5 bytes",
        ),
        (
            json!({ "code": "A1" }),
            "`code` must match ^[a-z]+$; found a text of 2 bytes",
        ),
        (
            json!({ "code": "aa" }),
            "`code` must not have a double a; found a text of 2 bytes",
        ),
        (
            json!({ "codes": ["ok", ""] }),
            "`codes[1]` must have 2 to 4 bytes; found an empty text",
        ),
        (
            json!({ "labels": { "k": "" } }),
            "`labels.k` must have 1 to 256 bytes; found an empty text",
        ),
        (
            json!({ "colour": "blue" }),
            "`colour` must be one of red; found a text of 4 bytes",
        ),
        (
            json!({ "part": { "number": 0 } }),
            "`part.number` must be 1 to 9; found the number 0",
        ),
        (
            json!({ "parts": [{ "number": 1 }, { "number": 0 }] }),
            "`parts[1].number` must be 1 to 9; found the number 0",
        ),
        (
            json!({ "choice": { "type": "listed", "words": [] } }),
            "`choice.words` must have 1 to 2 items; found 0 items",
        ),
        (
            json!({ "adjacent": { "name": "sized", "value": { "size": 0 } } }),
            "`adjacent.value.size` must be at least 1; found the number 0",
        ),
        (
            json!({ "flatNumber": 10 }),
            "`flatNumber` must be at most 9; found the number 10",
        ),
        (
            json!({ "least": 1 }),
            "`most` must not be less than `least`; found less",
        ),
    ] {
        let every = decoded(&broken);
        let found = every.validate().expect_err("a broken bound");
        assert_eq!(found.to_string(), violation);
    }
}

#[test]
fn a_value_within_all_bounds_is_valid() {
    let whole = json!({
        "range": 9, "patch": 1, "text": "abc", "list": [1, 2], "pattern": "", "code": "ab",
        "codes": ["abcd"], "labels": { "k": "v" }, "colour": "red", "part": { "number": 9 },
        "parts": [{ "number": 1 }], "choice": { "type": "listed", "words": ["w", ""] },
        "adjacent": { "name": "sized", "value": { "size": 1 } }, "flatNumber": 9,
        "least": 2, "most": 2,
    });
    assert_eq!(decoded(&whole).validate(), Ok(()));
    let bare = json!({ "patch": null, "range": null, "text": null });
    assert_eq!(decoded(&bare).validate(), Ok(()));
}

#[test]
fn every_broken_bound_is_told_in_the_order_of_the_members() {
    let every = decoded(&json!({ "range": 0, "text": "long", "least": 1, "flatNumber": 10 }));
    let found = every.validate().expect_err("broken bounds");
    let members: Vec<&str> = found.iter().map(|violation| &*violation.member).collect();
    assert_eq!(members, ["range", "text", "flatNumber", "most"]);
}

#[test]
fn a_value_of_another_shape_does_not_reach_validation() {
    for (document, message) in [
        (
            json!({ "range": "1" }),
            "`range`: invalid type: string, expected i32",
        ),
        (
            json!({ "list": {} }),
            "`list`: invalid type: map, expected a sequence",
        ),
        (
            json!({ "parts": [{ "number": -1 }] }),
            "`parts[0].number`: invalid value: integer, expected u32",
        ),
        (
            json!({ "choice": { "type": "other" } }),
            "`choice.type`: unknown variant, expected one of listed",
        ),
        (
            json!({ "adjacent": { "name": "sized", "value": { "size": "1" } } }),
            "`adjacent.value.size`: invalid type: string, expected i64",
        ),
    ] {
        let mut document = document;
        document["flatNumber"] = json!(0);
        let error = decode::from_value::<Every>(document).expect_err("another shape");
        assert_eq!(error.to_string(), message);
    }
}

fn decoded(document: &Value) -> Every {
    let mut document = document.clone();
    let members = document.as_object_mut().expect("an object");
    members.entry("flatNumber").or_insert(json!(0));
    decode::from_value(document.clone()).unwrap_or_else(|error| panic!("{document}: {error}"))
}
