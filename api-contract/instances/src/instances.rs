//! Valid instances, made from the forms alone.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::strategy::{NewTree, ValueTree};
use proptest::string::string_regex;
use proptest::test_runner::{Config, Reason, RngAlgorithm, TestRng, TestRunner};
use serde_json::{Map, Value, json};

use crate::forms::{Form, Forms, ObjectForm, Rest, TextForm, TupleForm};

/// Texts longer than this are not made: a test of the bound itself is elsewhere.
const LONGEST: usize = 70_000;
/// How many definitions stand within each other before instances get as flat as they may be.
const DEEP: u32 = 8;
/// How many values an instance has before it gets no larger than it must.
const LARGE: u32 = 4_000;
/// How often a text is made anew that does not have the form after all.
const TRIES: usize = 200;

/// The formats that texts are made for.
pub(crate) const FORMATS: [&str; 10] = [
    "uuid",
    "uri",
    "password",
    "date-time",
    "date",
    "time",
    "email",
    "hostname",
    "ipv4",
    "ipv6",
];

/// A source of choices that is the same in every run.
pub fn runner(cases: u32) -> TestRunner {
    seeded(cases, 0)
}

/// A source of choices that is the same in every run with this seed.
pub fn seeded(cases: u32, seed: u64) -> TestRunner {
    let config = Config {
        cases,
        failure_persistence: None,
        max_global_rejects: 4000,
        ..Config::default()
    };
    let mut bytes = [7; 16];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    // Without optimisation the default algorithm takes most of the time of these tests.
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::XorShift, &bytes))
}

/// Makes instances of definitions.
pub struct Instances<'a> {
    forms: &'a Forms,
    /// What makes texts of a pattern; `None` for a pattern that none can be made of.
    texts: RefCell<BTreeMap<String, Option<BoxedStrategy<String>>>>,
    size: Cell<u32>,
}

/// Instances of one definition, as a strategy. They do not shrink.
pub struct Of<'a> {
    instances: &'a Instances<'a>,
    name: String,
}

impl std::fmt::Debug for Of<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "instances of {}", self.name)
    }
}

impl Strategy for Of<'_> {
    type Tree = Just<Value>;
    type Value = Value;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        self.instances.make(&self.name, runner).map(Just)
    }
}

impl<'a> Instances<'a> {
    /// Instances of these definitions.
    pub fn new(forms: &'a Forms) -> Self {
        Instances {
            forms,
            texts: RefCell::default(),
            size: Cell::new(0),
        }
    }

    /// Instances of the definition called `name`.
    pub fn of(&'a self, name: &str) -> Of<'a> {
        Of {
            instances: self,
            name: name.to_owned(),
        }
    }

    /// One instance of the definition called `name`.
    ///
    /// # Errors
    /// It has none, or none was found.
    pub fn make(&self, name: &str, runner: &mut TestRunner) -> Result<Value, Reason> {
        self.size.set(0);
        self.from(&Form::Ref(name.to_owned()), runner, 0)
    }

    fn from(&self, form: &Form, runner: &mut TestRunner, depth: u32) -> Result<Value, Reason> {
        self.size.set(self.size.get() + 1);
        let flat = depth > DEEP || self.size.get() > LARGE;
        Ok(match form {
            Form::Any => any_json(runner),
            Form::Never => return Err("it has no instance".into()),
            Form::Null => Value::Null,
            Form::Bool => Value::Bool(below(runner, 2) == 0),
            Form::Integer { min, max } => integer(whole(runner, *min, *max))
                .ok_or_else(|| Reason::from("a bound of more than 64 bits"))?,
            Form::Number { min, max } => number(runner, *min, *max),
            Form::Text(form) => Value::String(self.text(form, runner)?),
            Form::Const(value) => value.clone(),
            Form::List(list) => {
                let most = list.max.unwrap_or(usize::MAX).min(list.min + 2);
                let more = below(runner, most.saturating_sub(list.min) + 1);
                let possible = self.forms.height(&list.item).is_some();
                let more = if flat || !possible { 0 } else { more };
                let mut items: Vec<Value> = Vec::new();
                for _ in 0..list.min + more {
                    let item = self.from(&list.item, runner, depth)?;
                    if !list.unique || !items.contains(&item) {
                        items.push(item);
                    }
                }
                Value::Array(items)
            }
            Form::Tuple(tuple) => self.tuple(tuple, runner, depth, flat)?,
            Form::Object(object) => self.object(object, runner, depth, flat)?,
            Form::OneOf(cases) => {
                let heights = cases.iter().map(|case| (self.forms.height(case), case));
                let mut possible: Vec<(u32, &Form)> = heights
                    .filter_map(|(height, case)| Some((height?, case)))
                    .collect();
                if flat {
                    let least = possible.iter().map(|(height, _)| *height).min();
                    possible.retain(|(height, _)| Some(*height) == least);
                }
                if possible.is_empty() {
                    return Err("it has no instance".into());
                }
                let (_, case) = possible[below(runner, possible.len())];
                self.from(case, runner, depth)?
            }
            Form::Ref(name) => {
                if self.forms.height(form).is_none() {
                    return Err("it has no instance".into());
                }
                let made = self.from(self.forms.get(name), runner, depth + 1)?;
                (self.forms.beyond.keep)(name, made)
            }
        })
    }

    fn tuple(
        &self,
        tuple: &TupleForm,
        runner: &mut TestRunner,
        depth: u32,
        flat: bool,
    ) -> Result<Value, Reason> {
        let listed = tuple.items.len().max(tuple.min);
        let length = match below(runner, 4) {
            _ if flat => tuple.min,
            0 => tuple.min,
            1 => listed + 1,
            _ => listed,
        };
        let mut items = Vec::new();
        for index in 0..length {
            let possible = self.forms.height(tuple.at(index)).is_some();
            if index >= tuple.min && !possible {
                break;
            }
            items.push(self.from(tuple.at(index), runner, depth)?);
        }
        Ok(Value::Array(items))
    }

    fn object(
        &self,
        object: &ObjectForm,
        runner: &mut TestRunner,
        depth: u32,
        flat: bool,
    ) -> Result<Value, Reason> {
        let mut members = Map::new();
        if let Rest::Each(form) = &object.rest
            && !flat
            && self.forms.height(form).is_some()
        {
            let keys = object.keys.clone().unwrap_or(TextForm {
                pattern: Some("^[a-z]{1,8}$".to_owned()),
                ..TextForm::default()
            });
            let most = object.max.unwrap_or(3).min(3);
            for _ in 0..below(runner, most + 1) {
                let key = self.text(&keys, runner)?;
                members.insert(key, self.from(form, runner, depth)?);
            }
        }
        for (name, member) in &object.members {
            // Six of ten optional members are there.
            let wanted = member.required || (below(runner, 10) < 6 && !flat);
            if member.required || (wanted && self.forms.height(&member.form).is_some()) {
                members.insert(name.clone(), self.from(&member.form, runner, depth)?);
            } else {
                members.remove(name);
            }
        }
        Ok(Value::Object(members))
    }

    fn text(&self, form: &TextForm, runner: &mut TestRunner) -> Result<String, Reason> {
        let max = form.max.unwrap_or(LONGEST);
        let regex = expression(form, max);
        let strategy = self
            .texts
            .borrow_mut()
            .entry(regex)
            .or_insert_with_key(|regex| string_regex(regex).ok().map(Strategy::boxed))
            .clone();
        let strategy = strategy.ok_or_else(|| Reason::from("its pattern makes no texts"))?;
        let free = matches!(form.format.as_deref(), None | Some("password"));
        let stretch = form.max.filter(|max| free && *max <= LONGEST);
        for _ in 0..TRIES {
            let mut text = strategy.new_tree(runner)?.current();
            if let Some(length) = stretch.filter(|_| below(runner, 10) == 0) {
                text = stretched(&text, length);
            }
            // Some readers count bytes and a schema characters: these texts keep both bounds.
            if text.len() <= max && form.admits(&text) {
                return Ok(text);
            }
        }
        Err("no text of its form was found".into())
    }
}

/// A number below `count`; 0 where there is none.
fn below(runner: &mut TestRunner, count: usize) -> usize {
    let random = runner.rng().next_u64() % u64::try_from(count.max(1)).unwrap_or(1);
    usize::try_from(random).unwrap_or(0)
}

/// A whole number: a bound, or one near the lower one, or any.
fn whole(runner: &mut TestRunner, min: i128, max: i128) -> i128 {
    let most = match below(runner, 8) {
        0..4 => max.min(min + 1000),
        4 => return min,
        5 => return max,
        _ => max,
    };
    let random = i128::from(runner.rng().next_u64());
    min + random % (most - min + 1)
}

/// A number of quarters, which every reader keeps as it is.
fn number(runner: &mut TestRunner, min: f64, max: f64) -> Value {
    let steps = u32::try_from(below(runner, 9)).unwrap_or(0);
    let value = match steps {
        0 => min,
        8 => max,
        steps => ((min + (max - min) * f64::from(steps) / 8.0) * 4.0).round() / 4.0,
    };
    json!(value.clamp(min, max))
}

/// A number as JSON, where 64 bits hold it.
pub(crate) fn integer(number: i128) -> Option<Value> {
    i64::try_from(number)
        .map(Value::from)
        .or_else(|_| u64::try_from(number).map(Value::from))
        .ok()
}

fn any_json(runner: &mut TestRunner) -> Value {
    match below(runner, 6) {
        0 => json!({}),
        1 => json!({ "a": [1, "b", null] }),
        2 => json!("text"),
        3 => json!(["text", { "b": 0.5 }]),
        4 => json!(below(runner, 1 << 20)),
        _ => json!(below(runner, 2) == 0),
    }
}

/// An expression of which texts of this form can be made.
fn expression(form: &TextForm, max: usize) -> String {
    let date = "20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])";
    let time = "([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{3})?Z";
    let number = "(25[0-5]|1[0-9]{2}|[1-9]?[0-9])";
    match (&form.pattern, form.format.as_deref()) {
        (Some(pattern), _) => generative(pattern),
        (None, Some("uuid")) => {
            "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}".to_owned()
        }
        (None, Some("uri")) => "https://[a-z]{1,9}\\.example/[a-z]{0,9}".to_owned(),
        (None, Some("date-time")) => format!("{date}T{time}"),
        (None, Some("date")) => date.to_owned(),
        (None, Some("time")) => time.to_owned(),
        (None, Some("email")) => "[a-z]{1,9}@[a-z]{1,9}\\.example".to_owned(),
        (None, Some("hostname")) => "[a-z]{1,9}\\.example".to_owned(),
        (None, Some("ipv4")) => format!("{number}\\.{number}\\.{number}\\.{number}"),
        (None, Some("ipv6")) => "[1-9a-f][0-9a-f]{0,3}(:[0-9a-f]{1,4}){7}".to_owned(),
        (None, Some("password")) => format!("[ -~]{{{},{}}}", form.min, max.min(form.min + 9)),
        // Letters beyond ASCII, too: they are longer in bytes than in characters.
        (None, _) => format!(
            "[ -~\u{e4}\u{4f60}]{{{},{}}}",
            form.min,
            max.min(form.min + 9)
        ),
    }
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
