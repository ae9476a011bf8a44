//! Faults as data.

use std::collections::BTreeSet;

use mock_server::faults::{Fault, KINDS, find};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::faults_rows::rows;

fn parse(text: &str) -> Result<Fault, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn schema() -> jsonschema::Validator {
    let schema = schemars::schema_for!(Fault);
    jsonschema::validator_for(schema.as_value()).expect("a schema")
}

#[test]
fn each_kind_has_a_text_an_accepted_example_and_a_refused_one() {
    let schema = schema();
    let mut names = BTreeSet::new();
    for kind in KINDS {
        let name = kind.name;
        assert!(names.insert(name), "{name} stands twice in the table");
        assert!(find(name).is_some());
        for text in [kind.about, kind.seen] {
            assert!(text.len() > 10 && !text.contains('|'), "{name}: {text}");
        }
        let example: Value = serde_json::from_str(kind.example).expect("JSON");
        assert_eq!(example["kind"], name);
        let fault = parse(kind.example).unwrap_or_else(|error| panic!("{name}: {error}"));
        let written = serde_json::to_value(&fault).expect("a value");
        assert_eq!(written, example, "{name}");
        assert!(schema.is_valid(&example), "{name}");

        let (refused, member) = kind.refused;
        let error = parse(refused).expect_err(name);
        assert!(error.contains(&format!("`{member}`")), "{name}: {error}");
        assert!(!error.contains('\n'), "{name}: {error}");
    }
    assert!(KINDS.len() >= 25, "{}", KINDS.len());
}

#[test]
fn the_fault_of_each_row_is_of_its_kind_and_reads_the_same_from_json() {
    let schema = schema();
    for row in rows() {
        let fault = (row.fault)();
        let written = serde_json::to_value(&fault).expect("a value");
        assert_eq!(written["kind"], row.kind);
        assert!(schema.is_valid(&written), "{written}");
        assert_eq!(parse(&written.to_string()), Ok(fault));
    }
}

#[test]
fn a_fault_reads_the_same_from_toml_like_data() {
    // Any format that serde reads: here one that knows no null and orders members otherwise.
    let members = [
        ("when", json!("after_commit")),
        ("method", json!("session/*")),
        ("kind", json!("reset")),
    ];
    let members: Map<String, Value> = members
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect();
    let expected = Fault::reset().method("session/*").after_commit();
    assert_eq!(Fault::from_members(members), Ok(expected));
}

#[test]
fn what_does_not_fit_is_refused_by_name() {
    for (text, named) in [
        ("{}", "`kind` is missing"),
        (r#"{"kind":3}"#, "`kind` must be a text"),
        (r#"{"kind":"rest"}"#, "there is no fault \"rest\""),
        (
            r#"{"kind":"reset","at_bite":1}"#,
            "`at_bite`, did you mean `at_byte`? the kind has at_byte, and every fault method,",
        ),
        (
            r#"{"kind":"malformed_json","zebra":1}"#,
            "`zebra`; the kind has no members of its own",
        ),
        (r#"{"kind":"reset","session":"s*"}"#, "`session`"),
        (r#"{"kind":"reset","at_byte":-1}"#, "`at_byte`"),
        (r#"{"kind":"bad_gateway","at_byte":1}"#, "`at_byte`"),
        (
            r#"{"kind":"reset","method":"session/run/start"}"#,
            "`method`: no method is called \"session/run/start\"",
        ),
        (r#"{"kind":"reset","method":3}"#, "`method`"),
        (r#"{"kind":"reset","calls":{"from":0}}"#, "`calls.from`"),
        (r#"{"kind":"reset","calls":{"times":0}}"#, "`calls.times`"),
        (r#"{"kind":"reset","calls":{"time":1}}"#, "`time`"),
        (r#"{"kind":"reset","probability":1.5}"#, "`probability`"),
        (r#"{"kind":"reset","probability":"often"}"#, "`probability`"),
        (r#"{"kind":"reset","seed":1}"#, "`seed`"),
        (r#"{"kind":"reset","when":"later"}"#, "`when`"),
        (r#"{"kind":"delay"}"#, "`ms`"),
        (r#"{"kind":"delay","ms":86400001}"#, "`ms`"),
        ("[]", "map"),
    ] {
        let error = parse(text).expect_err(text);
        assert!(error.contains(named), "{text}: {error}");
        assert!(error.len() < 1200, "{text}: {error}");
    }
}

#[test]
fn rust_cannot_make_what_json_refuses() {
    let odd = Fault::bad_gateway().from_call(0).times(0);
    for probability in [f64::NAN, -1.0, 2.0, f64::INFINITY] {
        let fault: Fault = odd.clone().probability(probability, 1).into();
        let written = serde_json::to_string(&fault).expect("a text");
        assert_eq!(parse(&written), Ok(fault));
    }
    let long = std::time::Duration::MAX;
    for fault in [
        Fault::delay(long).into(),
        Fault::dribble(0, long),
        Fault::late_commit(long),
        Fault::short_page(0),
        Fault::head_ahead(0),
        Fault::trim_before_read(0),
    ] {
        let written = serde_json::to_string(&fault).expect("a text");
        assert_eq!(parse(&written), Ok(fault));
    }
}

#[test]
#[should_panic(expected = "no method is called \"session/run/start\"")]
fn a_method_that_does_not_exist_is_refused_in_rust_as_well() {
    let _ = Fault::reset().method("session/run/start");
}

#[test]
#[should_panic(expected = "`*` has no meaning in it")]
fn a_pattern_of_sessions_is_refused_in_rust_as_well() {
    let _ = Fault::reset().session("s*");
}

/// The members that faults have, with values that sometimes fit.
fn members() -> impl Strategy<Value = Map<String, Value>> {
    let kind = prop::sample::select(KINDS).prop_map(|kind| json!(kind.name));
    let kind = prop_oneof![20 => kind, 1 => any_value()];
    let member = prop_oneof![
        (
            "method",
            prop::sample::select(vec!["session/*", "session/events/read", "*", "x"])
                .prop_map(Value::from)
        ),
        ("session", "[a-z]{0,3}".prop_map(Value::from)),
        (
            "calls",
            (any::<u64>(), 0..3_u64)
                .prop_map(|(from, times)| { json!({ "from": from, "times": times }) })
        ),
        (
            "probability",
            (0..120_u32).prop_map(|percent| json!(f64::from(percent) / 100.0))
        ),
        ("seed", any::<u64>().prop_map(Value::from)),
        (
            "when",
            prop::sample::select(vec!["before_acceptance", "after_commit", "x"])
                .prop_map(Value::from)
        ),
        ("at_byte", any::<u64>().prop_map(Value::from)),
        ("ms", (0..100_000_000_u64).prop_map(Value::from)),
        ("every_ms", (0..1000_u64).prop_map(Value::from)),
        ("bytes", (0..70_000_u64).prop_map(Value::from)),
        ("off_by", any::<i64>().prop_map(Value::from)),
        ("retry_after_s", any::<u32>().prop_map(Value::from)),
        (
            "answer",
            prop::sample::select(vec!["first", "second", "x"]).prop_map(Value::from)
        ),
        (
            "state",
            prop::sample::select(vec!["kept", "lost", "x"]).prop_map(Value::from)
        ),
        ("by", (0..5_u64).prop_map(Value::from)),
        ("limit", (0..600_u64).prop_map(Value::from)),
        ("[a-z_]{1,8}", any_value()),
    ];
    (kind, prop::collection::vec(member, 0..4)).prop_map(|(kind, others)| {
        let mut members: Map<String, Value> = others
            .into_iter()
            .map(|(name, value): (String, Value)| (name, value))
            .collect();
        members.insert("kind".to_owned(), kind);
        members
    })
}

fn any_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "[a-z*]{0,8}".prop_map(Value::from),
        Just(json!([])),
        Just(json!({ "from": 1 })),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn any_json_is_refused_with_a_message_or_is_the_same_when_it_is_written(members in members()) {
        let text = Value::Object(members).to_string();
        match parse(&text) {
            Err(message) => prop_assert!(!message.is_empty() && !message.contains('\n')),
            Ok(fault) => {
                let written = serde_json::to_string(&fault).expect("a text");
                prop_assert_eq!(parse(&written), Ok(fault.clone()));
                let again = serde_json::to_string(&parse(&written).expect("the same")).expect("a text");
                prop_assert_eq!(again, written);
            }
        }
    }
}
