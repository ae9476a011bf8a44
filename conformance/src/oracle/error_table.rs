//! An error's code, kind and messages agree with each other and with the contract's table.

use serde_json::Value;

use crate::oracle::{Oracle, Tally};
use crate::target::exchange::Exchange;

/// An error's code, kind and messages agree with each other and with the contract's table.
pub fn error_table() -> Box<dyn Oracle> {
    Box::new(ErrorTable)
}

struct ErrorTable;

impl Oracle for ErrorTable {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        // What a target says to a body that is no request is not in the contract's table.
        if exchange.request().method().is_none() {
            return;
        }
        let Some(error) = exchange
            .envelope()
            .and_then(|envelope| envelope.get("error"))
        else {
            return;
        };
        tally.judge();
        if let Err(reason) = judge(exchange, error) {
            tally.fail(reason, [exchange]);
        }
    }
}

fn judge(exchange: &Exchange, error: &Value) -> Result<(), String> {
    let contract = exchange.dialect().contract();
    let code = error
        .get("code")
        .and_then(Value::as_i64)
        .ok_or("an error has no integral code")?;
    let message = error
        .get("message")
        .and_then(Value::as_str)
        .ok_or("an error has no message of text")?;
    let Some(data) = error.get("data").filter(|data| !data.is_null()) else {
        let known = contract.errors.iter().any(|row| row.code == code);
        return if known {
            Ok(())
        } else {
            Err(format!("the contract knows no error code {code}"))
        };
    };
    let kind = data
        .get("kind")
        .and_then(Value::as_str)
        .ok_or("an error's data has no kind of text")?;
    let inner = data
        .get("message")
        .and_then(Value::as_str)
        .ok_or("an error's data has no message of text")?;
    if inner != message {
        return Err("the messages of an error and of its data differ".to_owned());
    }
    // Kinds are open: one that the contract does not know may come with any code.
    match contract.code_of(kind) {
        Some(expected) if expected != code => Err(format!(
            "an error of kind {kind} has code {code}, not {expected}"
        )),
        Some(_) | None => Ok(()),
    }
}
