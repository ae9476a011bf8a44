//! The response's id is the request's: same JSON type, same value.

use serde_json::Value;

use crate::excerpt::excerpt;
use crate::oracle::{Oracle, Tally};
use crate::record::exchange::Exchange;
use crate::target::dialect::Dialect;

/// The response's id is the request's: same JSON type, same value.
pub fn id_echo(_: &'static Dialect) -> Box<dyn Oracle> {
    Box::new(IdEcho)
}

struct IdEcho;

impl Oracle for IdEcho {
    fn observe(&mut self, exchange: &Exchange, tally: &mut Tally) {
        let (Some(sent), Some(envelope)) = (exchange.request().sent_id(), exchange.envelope())
        else {
            return;
        };
        let is_id = sent.is_string() || sent.is_u64();
        if !envelope.answer.is_response() || !is_id {
            return;
        }
        tally.judge();
        match envelope.id {
            None => tally.fail(
                format!("the response to id {} has no id", short(sent)),
                [exchange],
            ),
            Some(echo) if echo != sent => tally.fail(
                format!("id {} came back as {}", short(sent), short(echo)),
                [exchange],
            ),
            Some(_) => {}
        }
    }
}

/// An id, cut when it is too long for a sentence.
fn short(id: &Value) -> String {
    excerpt(&id.to_string(), 40)
}
