//! Expressions of CEL: the filters of triggers, and the keys by which they route events.
//!
//! An expression sees the event as `event`, in the form of its document. Whatever somebody sends as
//! one must end, and must not exhaust the stack: length, nesting and loops are bounded, and the work
//! is done on a stack of its own.

use cel::parser::Parser;
use cel::{Context, Value};
use serde::Serialize;

/// The longest expression, in bytes.
const MAX_BYTES: usize = 2048;

/// How deep an expression may be nested.
const MAX_DEPTH: u16 = 48;

/// The most loops in an expression: each may go over a list within the one before.
const MAX_LOOPS: usize = 3;

/// The macros that are loops.
const LOOPS: [&str; 5] = ["all", "exists", "exists_one", "filter", "map"];

/// Enough for the longest chain of operators, whose every link takes its part of the stack. Only
/// what is used of it is taken from the system.
const STACK_BYTES: usize = 64 * 1024 * 1024;

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
        if loops(text) > MAX_LOOPS {
            return Err(format!("has more than {MAX_LOOPS} loops"));
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

/// How often a loop is called, in whatever place.
fn loops(text: &str) -> usize {
    let called = text.split('(').map(str::trim_end);
    let names = called.map(|before| {
        let start = before.rfind(|one: char| !one.is_ascii_alphanumeric() && one != '_');
        before.get(start.map_or(0, |at| at + 1)..).unwrap_or("")
    });
    names.filter(|name| LOOPS.contains(name)).count()
}

/// Does a piece of work on a large stack, and waits for it.
fn apart<T: Send>(work: impl FnOnce() -> Result<T, String> + Send) -> Result<T, String> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES);
        let done = match thread.spawn_scoped(scope, work) {
            Ok(thread) => thread.join(),
            Err(error) => return Err(format!("could not be read: {error}")),
        };
        done.unwrap_or_else(|_| Err("could not be read".to_owned()))
    })
}
