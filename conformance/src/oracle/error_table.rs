//! An error's code, kind and messages agree with each other and with the contract's table.

use api_contract::contract::Contract;
use api_contract::rpc;

use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;
use crate::target::envelope::RpcError;

/// An error's code, kind and messages agree with each other and with the contract's table.
pub fn error_table(dialect: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(ErrorTable {
        contract: dialect.contract,
    })
}

struct ErrorTable {
    contract: &'static Contract,
}

impl Oracle for ErrorTable {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        // What a target says to a body that is no request is not in the contract's table.
        if exchange.request().method().is_none() {
            return;
        }
        let Some(error) = exchange.error() else {
            return;
        };
        tally.judge();
        if let Err(reason) = self.judge(&error) {
            tally.fail(reason, [exchange]);
        }
    }
}

impl ErrorTable {
    fn judge(&self, error: &RpcError<'_>) -> Result<(), String> {
        let code = error.code.ok_or("an error has no integral code")?;
        let message = error.message.ok_or("an error has no message of text")?;
        let Some(data) = error.data else {
            let known = self.contract.errors.iter().any(|row| row.code == code);
            return if known {
                Ok(())
            } else {
                Err(format!("the contract knows no error code {code}"))
            };
        };
        if code == rpc::METHOD_NOT_FOUND {
            return Err(
                "an unknown method is refused with data, which only methods give".to_owned(),
            );
        }
        let kind = data.kind.ok_or("an error's data has no kind of text")?;
        let inner = data
            .message
            .ok_or("an error's data has no message of text")?;
        if inner != message {
            return Err("the messages of an error and of its data differ".to_owned());
        }
        // Kinds are open: one that the contract does not know may come with any code.
        match self.contract.code_of(kind) {
            Some(expected) if expected != code => Err(format!(
                "an error of kind {kind} has code {code}, not {expected}"
            )),
            Some(_) | None => Ok(()),
        }
    }
}
