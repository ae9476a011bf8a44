//! A response holds a result or an error, never both, never neither.

use crate::oracle::{Oracle, Tally};
use crate::target::exchange::Exchange;

/// A response holds a result or an error, never both, never neither.
pub fn one_of() -> Box<dyn Oracle> {
    Box::new(OneOf)
}

struct OneOf;

impl Oracle for OneOf {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let Some(response) = exchange.response() else {
            return;
        };
        // A body that is no request may be answered by plain HTTP; a call may not.
        let is_call = exchange.request().method().is_some();
        if response.status != exchange.dialect().call_status()
            || !(is_call || response.json.is_some())
        {
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
        match (
            envelope.get("result").is_some(),
            envelope.get("error").is_some(),
        ) {
            (true, true) => tally.fail("a response holds both a result and an error", [exchange]),
            (false, false) => {
                tally.fail("a response holds neither a result nor an error", [exchange]);
            }
            (true, false) | (false, true) => {}
        }
    }
}
