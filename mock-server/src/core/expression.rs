//! Expressions of CEL: the filters of triggers, and the keys by which they route events.
//!
//! An expression sees the event as `event`, in the form of its document. Whatever somebody sends as
//! one must end, and must not exhaust the stack: length, nesting and loops are bounded, and the work
//! is done on a stack of its own.

use cel::parser::Parser;
use cel::{Context, Value};
use serde::Serialize;

use crate::large_stack::apart;

/// The longest expression, in bytes.
const MAX_BYTES: usize = 2048;

/// How deep an expression may be nested.
const MAX_DEPTH: u16 = 48;

/// The most loops in an expression. Each may make every text many times as long.
const MAX_LOOPS: usize = 3;

/// How many loops may stand in one another.
const MAX_NESTED_LOOPS: usize = 2;

/// The macros that are loops.
const LOOPS: [&str; 5] = ["all", "exists", "exists_one", "filter", "map"];

/// An expression that can be evaluated.
pub(crate) struct Expression<'a>(&'a str);

/// What an expression makes of an event.
enum Made {
    Truth(bool),
    Text(String),
    Other(String),
}

impl<'a> Expression<'a> {
    /// Reads an expression; says for people why there is none.
    pub(crate) fn read(text: &'a str) -> Result<Self, String> {
        if text.trim().is_empty() {
            return Err("is blank".to_owned());
        }
        if text.len() > MAX_BYTES {
            return Err(format!("is longer than {MAX_BYTES} bytes"));
        }
        let loops = Loops::of(text);
        if loops.total > MAX_LOOPS || loops.nested > MAX_NESTED_LOOPS {
            return Err(format!(
                "has more than {MAX_LOOPS} loops, or more than {MAX_NESTED_LOOPS} in one another"
            ));
        }
        let parsed = apart(|| {
            let parsed = parser().parse(text).map(drop);
            parsed.map_err(|error| format!("is no CEL expression: {error}"))
        });
        parsed.map(|()| Self(text))
    }

    /// Whether the expression is true of an event; says for people how it failed.
    pub(crate) fn holds(&self, event: &(impl Serialize + Sync)) -> Result<bool, String> {
        match self.evaluate(event)? {
            Made::Truth(holds) => Ok(holds),
            Made::Text(_) => {
                Err("a filter is true or false, and not a text or a number".to_owned())
            }
            Made::Other(what) => Err(format!("a filter is true or false, and not a {what}")),
        }
    }

    /// The text that the expression makes of an event; says for people how it failed.
    pub(crate) fn key(&self, event: &(impl Serialize + Sync)) -> Result<String, String> {
        match self.evaluate(event)? {
            Made::Text(text) => Ok(text),
            Made::Truth(value) => Ok(value.to_string()),
            Made::Other(what) => Err(format!(
                "a key is a text or a whole number, and not a {what}"
            )),
        }
    }

    fn evaluate(&self, event: &(impl Serialize + Sync)) -> Result<Made, String> {
        apart(|| {
            let parsed = parser().parse(self.0).map_err(|error| error.to_string())?;
            let event = cel::to_value(event).map_err(|error| error.to_string())?;
            let mut context = Context::default();
            context.add_variable_from_value("event", event);
            match Value::resolve(&parsed, &context) {
                Ok(Value::Bool(value)) => Ok(Made::Truth(value)),
                Ok(Value::String(text)) => Ok(Made::Text(text.to_string())),
                Ok(Value::Int(number)) => Ok(Made::Text(number.to_string())),
                Ok(Value::UInt(number)) => Ok(Made::Text(number.to_string())),
                Ok(other) => Ok(Made::Other(other.type_of().to_string())),
                Err(error) => Err(error.to_string()),
            }
        })
    }
}

fn parser() -> Parser {
    Parser::new().max_recursion_depth(MAX_DEPTH)
}

/// The loops that a text seems to have. Brackets in quotes count too: what is meant is a bound.
#[derive(Default)]
struct Loops {
    total: usize,
    nested: usize,
}

impl Loops {
    fn of(text: &str) -> Self {
        let mut loops = Self::default();
        // For each bracket that is open, whether it holds the arguments of a loop.
        let mut open: Vec<bool> = Vec::new();
        for (at, one) in text.char_indices() {
            if one == '(' {
                let is_loop = LOOPS.contains(&name_before(text, at));
                open.push(is_loop);
                loops.total += usize::from(is_loop);
                let nested = open.iter().filter(|is_loop| **is_loop).count();
                loops.nested = loops.nested.max(nested);
            } else if one == ')' {
                open.pop();
            }
        }
        loops
    }
}

/// The name that stands before a place in a text.
fn name_before(text: &str, at: usize) -> &str {
    let before = text[..at].trim_end();
    let is_outside = |one: char| !one.is_ascii_alphanumeric() && one != '_';
    let outside = before
        .char_indices()
        .rev()
        .find(|(_, one)| is_outside(*one));
    let start = outside.map_or(0, |(at, one)| at + one.len_utf8());
    &before[start..]
}
