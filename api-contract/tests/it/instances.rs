//! Valid instances, made from the schema alone.

use std::cell::RefCell;
use std::collections::BTreeMap;

use jsonschema::Validator;
use proptest::prelude::*;
use proptest::strategy::Union;
use proptest::string::string_regex;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Map, Value, json};

use crate::forms::{Form, Forms, ObjectForm, Rest, TextForm};
use crate::rules::keeping_rules;

/// Texts longer than this are not made: a test of the bound itself is elsewhere.
const LONGEST: usize = 70_000;

/// A source of cases that is the same in every run.
pub(crate) fn runner(cases: u32) -> TestRunner {
    let config = Config {
        cases,
        failure_persistence: None,
        max_global_rejects: 4000,
        max_shrink_iters: 400,
        ..Config::default()
    };
    // Without optimisation the default algorithm takes most of the time of these tests.
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::XorShift))
}

/// Strategies for the definitions of a bundle; each is built once.
pub(crate) struct Instances<'a> {
    forms: &'a Forms,
    known: RefCell<BTreeMap<String, BoxedStrategy<Value>>>,
}

impl<'a> Instances<'a> {
    pub(crate) fn new(forms: &'a Forms) -> Self {
        Instances {
            forms,
            known: RefCell::default(),
        }
    }

    /// Instances of the definition called `name`.
    pub(crate) fn of(&self, name: &str) -> BoxedStrategy<Value> {
        if let Some(known) = self.known.borrow().get(name) {
            return known.clone();
        }
        let (made, owner) = (self.from(self.forms.get(name)), name.to_owned());
        let strategy = made
            .prop_map(move |value| keeping_rules(&owner, value))
            .boxed();
        self.known
            .borrow_mut()
            .insert(name.to_owned(), strategy.clone());
        strategy
    }

    fn from(&self, form: &Form) -> BoxedStrategy<Value> {
        match form {
            Form::Any => any_json(),
            Form::Null => Just(Value::Null).boxed(),
            Form::Bool => any::<bool>().prop_map(Value::from).boxed(),
            Form::Integer { min, max } => integers(*min, *max),
            Form::Text(form) => texts(form).prop_map(Value::from).boxed(),
            Form::Const(value) => Just(value.clone()).boxed(),
            Form::List(list) => {
                let most = list.max.unwrap_or(usize::MAX).min(list.min + 2);
                prop::collection::vec(self.from(&list.item), list.min..=most)
                    .prop_map(Value::from)
                    .boxed()
            }
            Form::Object(object) => self.objects(object),
            Form::OneOf(cases) => Union::new(cases.iter().map(|case| self.from(case))).boxed(),
            Form::Ref(name) => self.of(name),
        }
    }

    fn objects(&self, object: &ObjectForm) -> BoxedStrategy<Value> {
        let members: Vec<BoxedStrategy<Option<Value>>> = object
            .members
            .values()
            .map(|member| {
                let given = self.from(&member.form);
                if member.required {
                    given.prop_map(Some).boxed()
                } else {
                    prop::option::weighted(0.6, given).boxed()
                }
            })
            .collect();
        let listed: Vec<String> = object.members.keys().cloned().collect();
        let rest = match &object.rest {
            Rest::Ignored | Rest::Denied => Just(BTreeMap::new()).boxed(),
            Rest::Each(form) => {
                let keys = object.keys.clone().unwrap_or(TextForm {
                    pattern: Some("^[a-z]{1,8}$".to_owned()),
                    ..TextForm::default()
                });
                let most = object.max.unwrap_or(3).min(3);
                prop::collection::btree_map(texts(&keys), self.from(form), 0..=most).boxed()
            }
        };
        (members, rest)
            .prop_map(move |(members, rest)| {
                let named = listed
                    .iter()
                    .cloned()
                    .zip(members)
                    .filter_map(|(name, value)| Some((name, value?)));
                let mut object: Map<String, Value> = rest.into_iter().collect();
                object.extend(named);
                Value::Object(object)
            })
            .boxed()
    }
}

fn integers(min: i128, max: i128) -> BoxedStrategy<Value> {
    prop_oneof![
        4 => min..=max.min(min + 1000),
        1 => Just(min),
        1 => Just(max),
        2 => min..=max,
    ]
    .prop_map(|number| integer(number).expect("a bound of 64 bits"))
    .boxed()
}

/// A number as JSON, where 64 bits hold it.
pub(crate) fn integer(number: i128) -> Option<Value> {
    i64::try_from(number)
        .map(Value::from)
        .or_else(|_| u64::try_from(number).map(Value::from))
        .ok()
}

fn any_json() -> BoxedStrategy<Value> {
    prop_oneof![
        Just(json!({})),
        Just(json!({ "a": [1, "b", null] })),
        Just(json!("text")),
        any::<u32>().prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
    ]
    .boxed()
}

fn texts(form: &TextForm) -> BoxedStrategy<String> {
    let max = form.max.unwrap_or(LONGEST);
    let regex = match (&form.pattern, form.format.as_deref()) {
        (Some(pattern), _) => generative(pattern),
        (None, Some("uuid")) => {
            "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}".to_owned()
        }
        (None, Some("uri")) => "https://[a-z]{1,9}\\.example/[a-z]{0,9}".to_owned(),
        (None, Some("password")) => format!("[ -~]{{{},{}}}", form.min, max.min(form.min + 9)),
        (None, Some(other)) => panic!("the tests make no texts of the format {other}"),
        // Letters beyond ASCII, too: they are longer in bytes than in characters.
        (None, None) => format!(
            "[ -~\u{e4}\u{4f60}]{{{},{}}}",
            form.min,
            max.min(form.min + 9)
        ),
    };
    let texts = string_regex(&regex).unwrap_or_else(|error| panic!("{regex}: {error}"));
    let (form, stretch) = (form.clone(), form.max.filter(|max| *max <= LONGEST));
    (texts, prop::bool::weighted(0.1))
        .prop_map(move |(text, long)| match stretch.filter(|_| long) {
            Some(length) => stretched(&text, length),
            None => text,
        })
        // Validation counts bytes and a schema characters; the difference has a test of its own.
        .prop_filter("a text of the form", move |text| {
            text.len() <= max && form.admits(text)
        })
        .boxed()
}

/// The text, made this many bytes long by repeating its last character.
pub(crate) fn stretched(text: &str, length: usize) -> String {
    let mut text = if text.is_empty() {
        "a".to_owned()
    } else {
        text.to_owned()
    };
    let last = text.chars().next_back().unwrap_or('a');
    while text.len() < length {
        text.push(last);
    }
    text
}

/// A pattern as an expression that texts can be made from: anchors and lookaheads say nothing new
/// to a generator whose texts are judged by the whole pattern afterwards.
fn generative(pattern: &str) -> String {
    let body = pattern.strip_prefix('^').unwrap_or(pattern);
    // Numbers inside a text are numbers of 64 bits: a text of 32 digits would not do.
    let body = body
        .strip_suffix('$')
        .unwrap_or(body)
        .replace("[0-9]+", "[0-9]{1,9}");
    match (body.find("(?!"), body.find(')')) {
        (Some(start), Some(end)) if start < end => {
            format!("{}{}", &body[..start], &body[end + 1..])
        }
        _ => body,
    }
}

impl TextForm {
    /// Whether a text has this form, as the schema sees it.
    pub(crate) fn admits(&self, text: &str) -> bool {
        let length = text.chars().count();
        length >= self.min
            && self.max.is_none_or(|max| length <= max)
            && self
                .pattern
                .as_ref()
                .is_none_or(|pattern| matches(pattern, text))
    }
}

/// Whether a text matches a pattern, as JSON Schema understands it.
pub(crate) fn matches(pattern: &str, text: &str) -> bool {
    thread_local! {
        static COMPILED: RefCell<BTreeMap<String, Validator>> = RefCell::default();
    }
    COMPILED.with_borrow_mut(|compiled| {
        compiled
            .entry(pattern.to_owned())
            .or_insert_with(|| {
                jsonschema::validator_for(&json!({ "pattern": pattern })).expect("a pattern")
            })
            .is_valid(&json!(text))
    })
}
