//! Expressions of CEL: the filters of triggers, and the keys by which they route events.
//!
//! An expression sees the event as `event`, in the form of its document.

use cel::{Context, Program, Value};
use serde::Serialize;

/// The longest expression, in bytes. The depth of an expression, which the stack has to bear, is
/// bounded with it.
pub(crate) const MAX_EXPRESSION_BYTES: usize = 2048;

/// An expression that can be evaluated.
pub(crate) struct Expression(Program);

impl Expression {
    /// Reads an expression; says for people why there is none.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        if text.trim().is_empty() {
            return Err("is blank".to_owned());
        }
        if text.len() > MAX_EXPRESSION_BYTES {
            let message = format!("is longer than {MAX_EXPRESSION_BYTES} bytes");
            return Err(message);
        }
        match Program::compile(text) {
            Ok(program) => Ok(Self(program)),
            Err(error) => Err(format!("is no CEL expression: {error}")),
        }
    }

    /// Whether the expression is true of an event; says for people how it failed.
    pub(crate) fn holds(&self, event: &impl Serialize) -> Result<bool, String> {
        match self.evaluate(event)? {
            Value::Bool(holds) => Ok(holds),
            other => Err(format!(
                "a filter is true or false, and not of type {}",
                other.type_of()
            )),
        }
    }

    /// The text that the expression makes of an event; says for people how it failed.
    pub(crate) fn key(&self, event: &impl Serialize) -> Result<String, String> {
        match self.evaluate(event)? {
            Value::String(text) => Ok(text.to_string()),
            Value::Int(number) => Ok(number.to_string()),
            Value::UInt(number) => Ok(number.to_string()),
            Value::Bool(value) => Ok(value.to_string()),
            other => Err(format!(
                "a key is a text, a whole number or a truth value, and not of type {}",
                other.type_of()
            )),
        }
    }

    fn evaluate(&self, event: &impl Serialize) -> Result<Value, String> {
        let event = cel::to_value(event).map_err(|error| error.to_string())?;
        let mut context = Context::default();
        context.add_variable_from_value("event", event);
        self.0.execute(&context).map_err(|error| error.to_string())
    }
}
