//! A response holds a result or an error, never both, never neither.

use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;
use crate::target::envelope::Answer;

/// A response holds a result or an error, never both, never neither.
pub fn one_of(dialect: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(OneOf { dialect })
}

struct OneOf {
    dialect: &'static Dialect,
}

impl Oracle for OneOf {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some(response) = exchange.response() else {
            return;
        };
        // A body that is no request may be answered by plain HTTP; a call may not.
        let is_call = exchange.request().method().is_some();
        if response.status != self.dialect.call_status || !(is_call || response.json.is_some()) {
            return;
        }
        tally.judge();
        let Some(envelope) = exchange.envelope() else {
            tally.fail(
                "the body of a call's response is no JSON object",
                [exchange],
            );
            return;
        };
        match envelope.answer {
            Answer::Both { .. } => {
                tally.fail("a response holds both a result and an error", [exchange]);
            }
            Answer::Neither => {
                tally.fail("a response holds neither a result nor an error", [exchange]);
            }
            Answer::Result(_) | Answer::Error(_) => {}
        }
    }
}
